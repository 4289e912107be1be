// What the compiler offers for the text: completions, actions, explanations, formatting.

import { Choices, Explanation } from "./popups.js";
import { element, markdown } from "./markdown.js";

export class Assistance {
  constructor(editor, reports, ask, say) {
    Object.assign(this, { editor, reports, ask, say });
    this.completions = new Choices(editor.area, "completions", "Completions");
    this.completions.onaccept = (item) => this.accept(item);
    this.actions = new Choices(editor.area, "actions", "Actions");
    this.actions.onaccept = ({ edits }) => this.apply(edits);
    this.explanation = new Explanation();
    this.listen();
  }

  // The answer to a request, unless the text or the caret has changed meanwhile.
  async current(request) {
    const { version, selection } = this.editor;
    const isSame = () => version === this.editor.version && selection.every((place, index) => place === this.editor.selection[index]);
    try {
      const answer = await this.ask(request);
      return isSame() ? answer : null;
    } catch (error) {
      this.say(error.message);
      return null;
    }
  }

  get caret() { return this.editor.position(this.editor.selection[1]); }

  apply(edits) {
    this.editor.apply(edits);
    this.editor.area.focus();
  }

  closeAll() {
    this.completions.close();
    this.actions.close();
    this.explanation.close();
  }

  // MARK: Completions

  async complete(isAsked) {
    const answer = await this.current({ do: "complete", at: this.caret });
    if (!answer) return;
    const start = this.editor.offset(answer.start);
    const typed = this.editor.text.slice(start, this.editor.selection[1]);
    const items = matching(answer.items, typed);
    const isDone = items.length === 1 && items[0].label === typed;
    if (!items.length || (isDone && !isAsked)) {
      this.completions.close();
      if (isAsked) this.say("Nothing completes here.");
      return;
    }
    this.closeAll();
    this.range = [start, Math.max(this.editor.offset(answer.end), this.editor.selection[1])];
    this.completions.open(items, this.editor.lines.box(...answer.start));
  }

  accept({ label, insert, isSnippet, edits }) {
    const snippet = isSnippet === false ? insert.replace(/[\\$}]/g, "\\$&") : insert ?? label;
    this.editor.insertSnippet(...this.range, snippet);
    // Further edits, such as an import, stand before the place.
    if (edits?.length) this.editor.apply(edits);
    this.editor.area.focus();
  }

  // Typing asks; anything else closes the list.
  typed({ inputType, data }) {
    this.actions.close();
    this.explanation.close();
    const isWord = inputType === "insertText" && /^[\p{L}\d_.]$/u.test(data ?? "");
    const isNumber = /(^|[^\p{L}\d_])[\d.]+$/u.test(this.editor.text.slice(Math.max(0, this.editor.selection[1] - 12), this.editor.selection[1]));
    const isShorter = this.completions.isOpen && inputType.startsWith("deleteContent");
    if ((isWord && !isNumber) || isShorter) this.complete(false);
    else this.completions.close();
  }

  // MARK: Actions and explanations

  async offer() {
    this.closeAll();
    const [start, end] = this.editor.selection.map((offset) => this.editor.position(offset));
    const answer = await this.current({ do: "actions", start, end });
    if (!answer) return;
    if (!answer.actions.length) return this.say("There is nothing to fix or change here.");
    this.actions.open(answer.actions.map((action) => ({ label: action.title, edits: action.edits })), this.editor.caretBox());
    return undefined;
  }

  async format() {
    const answer = await this.current({ do: "format" });
    if (!answer) return;
    this.say(answer.edits.length ? "Formatted." : "The text is formatted already.");
    this.apply(answer.edits);
  }

  async explain(position, box) {
    const problems = this.reports.at(position).map(({ severity, code, message }) => element("p", { class: severity }, [element("b", {}, [`${severity} ${code}:`]), ` ${message}`]));
    const answer = await this.current({ do: "hover", at: position });
    const parts = [...problems, ...markdown(answer?.text ?? "")];
    if (parts.length && !this.completions.isOpen) this.explanation.open(parts, box);
    return parts;
  }

  // Explains what the caret is at, aloud too.
  async explainHere() {
    const parts = await this.explain(this.caret, this.editor.caretBox());
    if (parts.length) document.getElementById("aloud").textContent = parts.map((part) => part.textContent).join(" ");
    else this.say("There is nothing to explain here.");
  }

  // MARK: Input

  listen() {
    const { area } = this.editor;
    area.addEventListener("keydown", (event) => this.key(event) && event.preventDefault(), { capture: true });
    this.editor.ontype = (event) => this.typed(event);
    area.addEventListener("blur", () => this.closeAll());
    area.addEventListener("scroll", () => this.closeAll());
    area.addEventListener("pointerdown", () => this.closeAll());
    area.addEventListener("pointermove", (event) => this.pointed(event));
    area.addEventListener("pointerleave", () => {
      clearTimeout(this.pointing);
      this.explanation.close();
    });
    addEventListener("keydown", (event) => {
      if ((event.ctrlKey || event.metaKey) && event.key === "s") {
        event.preventDefault();
        this.format();
      }
    });
  }

  // The action of a key; false if it has none here.
  key(event) {
    if (event.isComposing) return false;
    if (this.actions.key(event)) return true;
    if (event.key === "Enter" && this.isWritten()) this.completions.close();
    if (this.completions.key(event)) return true;
    if (event.key === "Escape" && this.explanation.isOpen) {
      this.explanation.close();
      return true;
    }
    if (/^(Arrow|Home|End|Page|Enter|Tab)/.test(event.key)) this.closeAll();
    return this.chord(event);
  }

  chord(event) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const chords = { " ": () => this.complete(true), ".": () => this.offer(), i: () => this.explainHere() };
    chords[event.key]?.();
    return event.key in chords;
  }

  // True if the chosen completion stands there already: Enter is a new line then.
  isWritten() {
    const { item, isOpen } = this.completions;
    return isOpen && item.label === this.editor.text.slice(...this.range) && (item.insert ?? item.label) === item.label;
  }

  // Explains what the pointer rests on.
  pointed({ clientX, clientY }) {
    clearTimeout(this.pointing);
    this.pointing = setTimeout(() => {
      if (this.completions.isOpen || this.actions.isOpen) return;
      const position = this.editor.lines.position(clientX, clientY);
      if (position) this.explain(position, this.editor.lines.box(...position));
    }, 350);
  }
}

// The items that a typed word begins, then those that have its letters in order.
function matching(items, typed) {
  const word = typed.toLowerCase();
  const name = (item) => item.label.toLowerCase();
  const isWithin = (text) => {
    let place = -1;
    return [...word].every((letter) => (place = text.indexOf(letter, place + 1)) >= 0);
  };
  const begun = items.filter((item) => name(item).startsWith(word));
  return [...begun, ...items.filter((item) => !name(item).startsWith(word) && isWithin(name(item)))];
}
