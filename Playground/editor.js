// The text: an element of the browser with its own undo, over coloured lines.

import { Lines } from "./lines.js";
import { expanded } from "./snippet.js";

const step = "  ";

export class Editor {
  constructor(area, layer, gutter) {
    this.area = area;
    this.lines = new Lines(layer, gutter);
    this.version = 0;
    this.last = "";
    this.stops = [];
    this.listen();
  }

  get text() { return this.area.value; }
  get selection() { return [this.area.selectionStart, this.area.selectionEnd]; }
  get hasFocus() { return document.activeElement === this.area; }

  // MARK: Positions

  // A position as [line, character] of an offset.
  position(offset) {
    const before = this.text.slice(0, offset);
    const start = before.lastIndexOf("\n") + 1;
    let line = 0;
    for (let place = before.indexOf("\n"); place >= 0; place = before.indexOf("\n", place + 1)) line += 1;
    return [line, offset - start];
  }

  offset([line, character]) {
    const lines = this.lines.lines;
    let offset = 0;
    for (let index = 0; index < Math.min(line, lines.length); index += 1) offset += lines[index].length + 1;
    return Math.min(offset + Math.min(character, lines[line]?.length ?? 0), this.text.length);
  }

  // MARK: Changes

  // Replaces a range as typing does, so that undo takes it back in one step.
  replace(start, end, text) {
    if (this.text.slice(start, end) === text) return;
    const focused = document.activeElement;
    this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(start, end);
    this.isReplacing = true;
    const isDone = this.insert(start, end, text);
    this.isReplacing = false;
    if (!isDone) {
      this.area.setRangeText(text, start, end, "end");
      this.area.dispatchEvent(new InputEvent("input", { inputType: "insertReplacementText" }));
    }
    if (focused !== this.area) focused?.focus?.({ preventScroll: true });
  }

  // Inserts a text in place of the selection, as an editing command; false if the browser does not.
  insert(start, end, text) {
    if (!text) return document.execCommand("delete");
    // Chromium takes seconds for many lines as text, not so as escaped HTML, of which a text field keeps the letters alone.
    if (text.split("\n").length > 20) {
      const before = this.text;
      document.execCommand("insertHTML", false, escaped(text));
      if (this.text === before.slice(0, start) + text + before.slice(end)) return true;
      if (this.text !== before) document.execCommand("undo");
      this.area.setSelectionRange(start, end);
    }
    return document.execCommand("insertText", false, text);
  }

  // Replaces all of the text: only what is different, so that the place stays.
  setText(text) {
    const old = this.text;
    let start = 0;
    while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
    let after = 0;
    while (after < Math.min(old.length, text.length) - start && old[old.length - 1 - after] === text[text.length - 1 - after]) after += 1;
    this.replace(start, old.length - after, text.slice(start, text.length - after));
  }

  // The first text: there is nothing before it to return to.
  begin(text) {
    this.area.value = text;
    this.area.setSelectionRange(0, 0);
    this.take();
  }

  // Applies edits of the compiler at once; the selection stays beside its text.
  apply(edits) {
    const ranges = edits.map(({ start, end, text }) => [this.offset(start), this.offset(end), text]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    const moved = this.selection.map((place) => shifted(place, ranges));
    let text = "";
    let place = 0;
    for (const [start, end, words] of ranges) {
      text += this.text.slice(place, start) + words;
      place = end;
    }
    this.setText(text + this.text.slice(place));
    this.area.setSelectionRange(...moved);
  }

  // Inserts a snippet in place of a range and selects its first stop.
  insertSnippet(start, end, snippet) {
    const lineStart = this.text.lastIndexOf("\n", start - 1) + 1;
    const indent = this.text.slice(lineStart).match(/^[ \t]*/)[0];
    const { text, stops } = expanded(snippet.replaceAll("\n", `\n${indent}`));
    this.replace(start, end, text);
    this.stops = stops.map(([from, to]) => [start + from, start + to]);
    this.stop = 0;
    if (this.stops.length) this.area.setSelectionRange(...this.stops[0]);
    if (this.stops.length < 2) this.stops = [];
  }

  // Moves to another stop of the snippet; false if there is none.
  moveToStop(direction) {
    const next = this.stops[this.stop + direction];
    if (!next) {
      this.stops = [];
      return false;
    }
    this.stop += direction;
    this.area.setSelectionRange(...next);
    if (this.stop === this.stops.length - 1) this.stops = [];
    return true;
  }

  // Takes what the element has now.
  take() {
    const text = this.text;
    if (text === this.last) return;
    this.moveStops(text);
    this.last = text;
    this.version += 1;
    this.lines.setText(text);
    this.onchange?.();
  }

  // Keeps the stops of a snippet beside their text; a change elsewhere ends it.
  moveStops(text) {
    if (!this.stops.length) return;
    const [here, end] = [this.stops[this.stop], this.area.selectionEnd];
    const growth = text.length - this.last.length;
    if (end < here[0] || end > here[1] + Math.max(0, growth)) {
      this.stops = [];
      return;
    }
    this.stops = this.stops.map(([from, to], index) => (index === this.stop ? [from, to + growth] : from >= here[1] ? [from + growth, to + growth] : [from, to]));
  }

  // MARK: Showing

  // Selects a range and scrolls to it; the focus stays where it is unless wanted.
  select(start, end, { focus = true } = {}) {
    const [from, to] = [this.offset(start), this.offset(end)];
    if (focus) this.area.focus({ preventScroll: true });
    this.area.setSelectionRange(from, to);
    this.lines.setDeclared(start[0]);
    this.reveal(start);
  }

  reveal([line, character]) {
    const box = this.lines.box(line, character);
    const area = this.area.getBoundingClientRect();
    if (!box) return;
    if (box.top < area.top + 20 || box.bottom > area.bottom - 20) this.area.scrollTop += box.top - area.top - area.height / 3;
    if (box.left < area.left + 60 || box.left > area.right - 40) this.area.scrollLeft += box.left - area.left - area.width / 3;
    this.scroll();
  }

  scroll() {
    const { scrollLeft, scrollTop } = this.area;
    this.lines.layer.style.transform = `translate(${-scrollLeft}px, ${-scrollTop}px)`;
    this.lines.gutter.style.transform = `translateY(${-scrollTop}px)`;
  }

  // The box of the caret on the screen.
  caretBox() { return this.lines.box(...this.position(this.selection[1])); }

  // MARK: Keys

  listen() {
    this.area.addEventListener("input", (event) => {
      this.take();
      if (!this.isReplacing) this.ontype?.(event);
    });
    this.area.addEventListener("scroll", () => this.scroll());
    this.area.addEventListener("keydown", (event) => {
      if (event.defaultPrevented || event.isComposing) return;
      if (this.key(event)) event.preventDefault();
      else if (!["Shift", "Control", "Alt", "Meta", "Escape"].includes(event.key)) this.leaves = false;
    });
    this.area.addEventListener("blur", () => (this.leaves = false));
  }

  // The action of a key; false if it is the browser's.
  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    switch (event.key) {
      case "Escape":
        this.stops = [];
        this.leaves = true;
        return true;
      case "Tab": return !this.leaves && this.tab(event.shiftKey ? -1 : 1);
      case "Enter": return !event.shiftKey && this.newLine();
      case "}": return this.close();
      default: return false;
    }
  }

  tab(direction) {
    if (this.stops.length && this.moveToStop(direction)) return true;
    const [start, end] = this.selection;
    if (direction > 0 && !this.text.slice(start, end).includes("\n")) this.replace(start, end, step);
    else this.indent(start, end, direction);
    return true;
  }

  // Moves whole lines by a step.
  indent(start, end, direction) {
    const from = this.text.lastIndexOf("\n", start - 1) + 1;
    const last = end > start && this.text[end - 1] === "\n" ? end - 1 : end;
    const to = this.text.indexOf("\n", last) < 0 ? this.text.length : this.text.indexOf("\n", last);
    const lines = this.text.slice(from, to).split("\n");
    const moved = lines.map((line) => (direction < 0 ? line.replace(/^ {1,2}|^\t/, "") : line && step + line)).join("\n");
    this.replace(from, to, moved);
    this.area.setSelectionRange(from, from + moved.length);
  }

  // A new line as far in as this one, further behind an open bracket.
  newLine() {
    const [start, end] = this.selection;
    const before = this.text.slice(this.text.lastIndexOf("\n", start - 1) + 1, start);
    const indent = before.match(/^[ \t]*/)[0];
    const opens = /[{([]\s*$/.test(before);
    const closes = opens && /^\s*[})\]]/.test(this.text.slice(end));
    this.replace(start, end, `\n${indent}${opens ? step : ""}${closes ? `\n${indent}` : ""}`);
    if (closes) {
      const caret = start + 1 + indent.length + step.length;
      this.area.setSelectionRange(caret, caret);
    }
    this.reveal(this.position(this.selection[0]));
    return true;
  }

  // A closing brace on a line of its own stands below its opening.
  close() {
    const [start, end] = this.selection;
    const from = this.text.lastIndexOf("\n", start - 1) + 1;
    const before = this.text.slice(from, start);
    if (!before.endsWith(step) || before.trim()) return false;
    this.replace(start - step.length, end, "}");
    return true;
  }
}

const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

// An offset after edits.
function shifted(place, ranges) {
  let moved = place;
  for (const [start, end, words] of ranges) {
    if (start > place || (start === place && end > place)) break;
    moved += words.length - (Math.min(end, place) - start);
    if (end > place) return moved;
  }
  return moved;
}
