// Runs the compiler: each message is a request with its number, each answer has that number.
"use strict";

let begin;
const begun = new Promise((resolve) => (begin = resolve));
const encoder = new TextEncoder();
const decoder = new TextDecoder();

// The answer of the compiler to a request.
function answer(layc, request) {
  const bytes = encoder.encode(JSON.stringify(request));
  const address = layc.layc_allocate(bytes.length) >>> 0;
  if (!address) throw new Error("there is no more memory");
  new Uint8Array(layc.memory.buffer).set(bytes, address);
  const length = layc.layc_request(address, bytes.length) >>> 0;
  const text = decoder.decode(new Uint8Array(layc.memory.buffer, layc.layc_output() >>> 0, length));
  layc.layc_release(address);
  return JSON.parse(text);
}

onmessage = async ({ data }) => {
  if (data.module) return begin(WebAssembly.instantiate(data.module, {}));
  try {
    const { exports } = await begun;
    postMessage({ id: data.id, answer: answer(exports, data.request) });
  } catch (error) {
    // After a trap nothing in the memory is reliable: the page starts another worker.
    postMessage({ id: data.id, trap: String(error.message ?? error) });
  }
};
