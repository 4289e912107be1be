// The playground: the text, the compiler, the page of the layout, and the URL.

import { compiled, Engine, EngineFailure, Superseded } from "./engine.js";
import { Editor } from "./editor.js";
import { Assistance } from "./assistance.js";
import { Preview } from "./preview.js";
import { Reports } from "./reports.js";
import { download, pictureText, png } from "./downloads.js";
import { joined, packed, parsed, unpacked } from "./link.js";
import { element } from "./markdown.js";

const byId = (id) => document.getElementById(id);

// How long the text rests before all sizes are proved, and the limits of work, in milliseconds and seconds.
const restBeforeProof = 400;
const limits = { quick: 10, proof: 60 };

class Playground {
  constructor(module, samples) {
    this.samples = new Map(samples.groups.flatMap(({ samples: each }) => each).map((sample) => [sample.name, sample]));
    this.shared = samples.files;
    // The samples that texts come from: undo may bring such a text back.
    this.origins = new Map([...this.samples.values()].map(({ text, name }) => [text, name]));
    this.quick = new Engine(module, limits.quick);
    this.prover = new Engine(module, limits.proof);
    this.editor = new Editor(byId("text"), byId("layer"), byId("gutter"));
    this.preview = new Preview(byId("page"), byId("nothing"));
    this.reports = new Reports(byId("reports"), this.editor);
    this.assistance = new Assistance(this.editor, this.reports, (request) => this.ask(request), (words) => this.say(words));
    this.layout = 0;
    this.fillSamples(samples.groups);
    this.listen();
  }

  fillSamples(groups) {
    const options = ({ samples }) => samples.map(({ name, title }) => element("option", { value: name }, [title]));
    byId("sample").append(element("option", { value: "", hidden: true }, ["Your own text"]), ...groups.map((group) => element("optgroup", { label: group.name }, options(group))));
  }

  // MARK: The text and its files

  // What is edited, with the files that it may import.
  files() {
    const sample = this.samples.get(this.sample);
    const others = (sample?.imports ?? []).map((path) => ({ path: path.split("/").at(-1), text: this.shared[path] }));
    return [{ path: sample?.path ?? "Playground.lay", text: this.editor.text }, ...others];
  }

  // Chooses a sample; undo brings the text before it back.
  choose(name, isFirst = false) {
    const sample = this.samples.get(name);
    if (!isFirst) this.origins.set(this.editor.text, this.sample);
    this.setSample(name);
    this.layout = 0;
    if (isFirst) return this.editor.begin(sample.text);
    this.preview.take("");
    this.editor.setText(sample.text);
    this.editor.area.setSelectionRange(0, 0);
    this.editor.area.scrollTop = 0;
    return undefined;
  }

  setSample(name) {
    this.sample = name;
    byId("sample").value = name;
  }

  // MARK: The compiler

  // The compiler's answer to the text as it is now.
  open() {
    const { version } = this.editor;
    if (this.opened?.version !== version || this.opened.sample !== this.sample) {
      const request = { do: "open", files: this.files() };
      const answer = this.quick.ask(request);
      this.opened = { version, sample: this.sample, request, answer };
      answer.catch(() => { if (this.opened?.answer === answer) this.opened = undefined; });
    }
    return this.opened.answer;
  }

  // Asks about the text as it is now.
  ask(request) {
    this.open().catch(() => {});
    return this.quick.ask(request);
  }

  // Follows the text until it has not changed meanwhile.
  async follow() {
    if (this.isProved) this.say("");
    this.isProved = false;
    this.prover.cancel();
    clearTimeout(this.rest);
    if (this.isFollowing) return;
    this.isFollowing = true;
    let version;
    do {
      version = this.editor.version;
      await this.compile().catch((error) => this.fail(error));
    } while (version !== this.editor.version);
    this.isFollowing = false;
    this.rest = setTimeout(() => this.prove(), restBeforeProof);
  }

  async compile() {
    const { version } = this.editor;
    const answer = await this.open();
    if (version !== this.editor.version) return;
    this.editor.lines.setTokens(answer.tokens);
    this.reports.show(answer.problems);
    this.layouts = answer.layouts;
    this.listLayouts();
    if (!answer.layouts.length) return this.failWith(answer.problems);
    await this.draw();
    return undefined;
  }

  // Shows the layout before it is proved.
  async draw() {
    this.drawnSize = this.preview.size;
    const { data } = await this.ask(this.pageRequest(false));
    await this.preview.show(data);
    this.say("The proof of all sizes follows.");
    this.haveFirst();
  }

  pageRequest(proves) {
    const request = { do: "page", layout: this.layout, proves };
    return this.preview.size ? { ...request, size: this.preview.size } : request;
  }

  async prove() {
    if (!this.layouts?.length || !this.opened) return;
    const { version } = this.editor;
    this.say("Proving all sizes…");
    try {
      const opening = this.prover.ask(this.opened.request);
      const [, proof] = await Promise.all([opening, this.prover.ask(this.pageRequest(true))]);
      if (version !== this.editor.version) return;
      this.isProved = true;
      await this.preview.show(proof.data);
      this.reports.show(proof.problems);
      this.say([proof.verdict].flat().join("\n"));
    } catch (error) {
      if (!(error instanceof Superseded)) this.say(error.message);
    }
  }

  haveFirst() {
    if (this.hasFirst) return;
    this.hasFirst = true;
    performance.mark("first-picture");
    ["download-svg", "download-png"].forEach((id) => (byId(id).disabled = false));
  }

  // MARK: Words

  say(words) { byId("state").textContent = words; }

  fail(error) {
    if (error instanceof Superseded) return;
    if (!(error instanceof EngineFailure)) console.error(error);
    this.preview.fail(error.message);
    this.say(error.message);
  }

  failWith(problems) {
    const errors = problems.filter(({ severity }) => severity === "error");
    const words = errors.slice(0, 3).map(({ file, start, message }) => `${file ? `${file} line` : "Line"} ${start[0] + 1}: ${message}`);
    if (errors.length > 3) words.push(`and ${errors.length - 3} more`);
    this.preview.fail(words.join("\n") || "The text has no layout yet.");
    this.say(errors.length ? `${errors.length} ${errors.length === 1 ? "error" : "errors"}` : "No layout");
  }

  notice(words) {
    byId("notice").textContent = words;
    byId("notice").hidden = !words;
  }

  // MARK: Layouts

  listLayouts() {
    const { layouts } = this;
    if (this.layout >= layouts.length && layouts.length) this.layout = 0;
    const select = byId("layout");
    byId("layout-label").hidden = layouts.length < 2;
    select.replaceChildren(...layouts.map((name, index) => element("option", { value: index }, [name])));
    select.value = this.layout;
  }

  showLayout(index) {
    if (index === this.layout) return;
    this.layout = index;
    byId("layout").value = index;
    this.preview.take("");
    this.redraw();
    this.writeURL();
  }

  // Shows the same text again, for another layout or size.
  redraw() {
    this.prover.cancel();
    this.isProved = false;
    this.draw().catch((error) => this.fail(error));
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.prove(), restBeforeProof);
  }

  // MARK: The URL

  // Takes a fragment; false if it has no text and no sample of ours.
  async read(fragment, isFirst) {
    const { lay, sample, layout, page } = parsed(fragment);
    this.notice("");
    let text;
    try {
      if (lay) text = await unpacked(lay);
    } catch (error) {
      this.notice(`The text of this link cannot be shown: ${error.message}.`);
    }
    const isKnown = this.samples.has(sample);
    if (text === undefined) {
      this.choose(isKnown ? sample : this.samples.keys().next().value, isFirst);
      if (sample && !isKnown) this.notice("There is no sample of the name in this link.");
    } else {
      this.origins.set(this.editor.text, this.sample ?? "");
      this.origins.set(text, isKnown ? sample : "");
      if (isFirst) this.editor.begin(text);
      else this.editor.setText(text);
    }
    const number = Number(layout);
    this.layout = Number.isInteger(number) && number > 0 && number < 1000 ? number - 1 : 0;
    this.preview.take(page);
  }

  // The fragment of the text and the page now.
  async fragment() {
    const sample = this.samples.get(this.sample);
    const parts = { sample: this.sample, layout: this.layout ? String(this.layout + 1) : "", page: this.preview.wanted ?? this.preview.state };
    if (sample?.text === this.editor.text) return joined(parts);
    return joined({ ...parts, sample: sample?.imports.length ? this.sample : "", lay: await packed(this.editor.text) });
  }

  // Writes the URL once the text and the page stay: browsers allow few changes a second.
  writeURL() {
    clearTimeout(this.writing);
    this.writing = setTimeout(() => this.writeURLNow().catch((error) => this.notice(`There is no link: ${error.message}.`)), 300);
  }

  async writeURLNow() {
    const fragment = await this.fragment();
    this.written = `#${fragment}`;
    history.replaceState(null, "", this.written);
    return location.href;
  }

  async copyLink() {
    try {
      const link = await this.writeURLNow();
      await navigator.clipboard.writeText(link);
      this.say(`The link is copied: ${link.length} characters.`);
    } catch (error) {
      this.say(error instanceof RangeError ? `There is no link: ${error.message}.` : "The browser does not let the page copy: the link is in the address bar.");
    }
  }

  // MARK: Input

  listen() {
    this.editor.onchange = () => {
      const origin = this.origins.get(this.editor.text);
      if (origin !== undefined) this.setSample(origin);
      this.follow();
      this.writeURL();
    };
    this.preview.onstate = () => {
      this.writeURL();
      if (!this.isProved && this.layouts?.length && this.preview.size !== this.drawnSize) this.draw().catch((error) => this.fail(error));
    };
    this.preview.onselect = (view) => view && this.showDeclaration(view.path);
    byId("sample").addEventListener("change", (event) => this.choose(event.target.value));
    byId("layout").addEventListener("change", (event) => this.showLayout(Number(event.target.value)));
    byId("format").addEventListener("click", () => this.assistance.format());
    byId("copy-link").addEventListener("click", () => this.copyLink());
    this.listenToDownloads();
    addEventListener("hashchange", () => location.hash !== this.written && this.read(location.hash, false));
    for (const name of ["keyup", "pointerup"]) byId("text").addEventListener(name, () => this.followCaret());
    listenToDivider(byId("divider"));
  }

  listenToDownloads() {
    const name = () => this.layouts?.[this.layout] ?? "Playground";
    const file = () => (this.samples.get(this.sample)?.path ?? `${name()}.lay`);
    byId("download-lay").addEventListener("click", () => download(file(), this.editor.text, "text/plain;charset=utf-8"));
    byId("download-svg").addEventListener("click", () => download(`${name()}.svg`, pictureText(this.preview.picture).text, "image/svg+xml"));
    byId("download-png").addEventListener("click", async () => {
      try {
        download(`${name()}.png`, await png(pictureText(this.preview.picture)), "image/png");
      } catch {
        this.say("The browser could not draw the picture as PNG.");
      }
    });
  }

  // Shows where a view is declared.
  async showDeclaration(path) {
    try {
      const { start, end } = await this.ask({ do: "view", layout: this.layout, path });
      if (start) this.editor.select(start, end, { focus: false });
    } catch (error) {
      this.say(error.message);
    }
  }

  // Selects the view at the caret once that stays.
  followCaret() {
    clearTimeout(this.moved);
    this.moved = setTimeout(() => this.selectView().catch((error) => this.fail(error)), 150);
  }

  async selectView() {
    if (!this.editor.hasFocus || !this.layouts?.length) return;
    const { layout, path } = await this.ask({ do: "at", at: this.editor.position(this.editor.selection[0]) });
    if (path === undefined || !this.editor.hasFocus) return;
    if (layout !== undefined) this.showLayout(layout);
    this.preview.select(path);
  }
}

// The divider changes the width of the text by dragging and by keys.
function listenToDivider(divider) {
  const main = divider.parentElement;
  const set = (percent) => {
    const share = Math.round(Math.min(80, Math.max(15, percent)));
    main.style.setProperty("--share", `${share}%`);
    divider.setAttribute("aria-valuenow", share);
  };
  divider.addEventListener("pointerdown", (event) => {
    divider.setPointerCapture(event.pointerId);
    document.body.classList.add("dragging");
    const move = ({ clientX }) => set((100 * clientX) / innerWidth);
    divider.addEventListener("pointermove", move);
    divider.addEventListener("lostpointercapture", () => {
      divider.removeEventListener("pointermove", move);
      document.body.classList.remove("dragging");
    }, { once: true });
  });
  divider.addEventListener("keydown", (event) => {
    const now = Number(divider.getAttribute("aria-valuenow"));
    const next = { ArrowLeft: now - 2, ArrowRight: now + 2, Home: 15, End: 80 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  });
}

async function begin() {
  const samples = fetch("samples.json").then((response) => response.json());
  const playground = new Playground(...await Promise.all([compiled("playground.wasm"), samples]));
  await playground.read(location.hash, true);
}

begin().catch((error) => {
  console.error(error);
  const words = error instanceof EngineFailure ? error.message : "The playground could not start: this browser may lack WebAssembly, or a file is missing.";
  ["state", "nothing"].forEach((id) => (byId(id).textContent = words));
});
