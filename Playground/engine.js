// The compiler in a worker: requests in their order, one at a time.

// A request without an answer: its message is for people.
export class EngineFailure extends Error {}

// A request that another text made superfluous.
export class Superseded extends Error {}

// The module of the compiler: compiled while it is loaded, unless the host serves it under another type.
export async function compiled(url) {
  const response = await fetch(url);
  if (!response.ok) throw new EngineFailure(`The compiler could not be loaded: ${response.status} ${response.statusText}.`);
  const isNamed = response.headers.get("Content-Type")?.startsWith("application/wasm");
  return isNamed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

export class Engine {
  constructor(module, seconds) {
    this.module = module;
    this.seconds = seconds;
    this.queue = [];
    this.start();
  }

  start() {
    this.count = 0;
    this.hasFiles = false;
    this.worker = new Worker("worker.js");
    this.worker.onmessage = ({ data }) => this.take(data);
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.take({ id: this.current?.id, trap: event.message || "the worker did not start" });
    };
    this.worker.postMessage({ module: this.module });
  }

  // Asks a request. A new worker gets the files first.
  ask(request) {
    if (request.do === "open") this.files = request;
    else if (!this.hasFiles && this.files) this.post(this.files).catch(() => {});
    this.hasFiles = true;
    return this.post(request);
  }

  post(request) {
    return new Promise((resolve, reject) => {
      this.queue.push({ request, resolve, reject });
      this.next();
    });
  }

  next() {
    if (this.current || !this.queue.length) return;
    this.current = this.queue.shift();
    this.current.id = ++this.count;
    this.worker.postMessage({ id: this.current.id, request: this.current.request });
    this.timer = setTimeout(() => this.restart(new EngineFailure(this.tooLong(this.current.request))), 1000 * this.seconds);
  }

  tooLong({ proves }) {
    const work = proves ? "The proof" : "The compiler";
    return `${work} worked for ${this.seconds} seconds on this text without an end and was stopped. Change the text to try again.`;
  }

  take({ id, answer, trap }) {
    if (trap !== undefined) {
      return this.restart(new EngineFailure(`The compiler failed on this text (${trap}) and was started again. Change the text to try again.`));
    }
    if (id !== this.current?.id) return;
    clearTimeout(this.timer);
    const { resolve, reject } = this.current;
    this.current = undefined;
    if (answer.error !== undefined) reject(new EngineFailure(answer.error));
    else resolve(answer);
    this.next();
  }

  // Ends the worker with all it has to do; another one starts.
  restart(reason) {
    clearTimeout(this.timer);
    this.worker.terminate();
    const ended = [this.current, ...this.queue].filter(Boolean);
    this.current = undefined;
    this.queue = [];
    this.start();
    ended.forEach(({ reject }) => reject(reason));
  }

  // Ends what is no longer wanted; a worker that does nothing stays.
  cancel() {
    if (this.current || this.queue.length) this.restart(new Superseded("another text"));
  }
}
