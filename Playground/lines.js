// The coloured lines below the text, with their numbers.

const words = new Set(("layout component view metric import state sizes when else for in expect assert allow vfl mask if let steps style " +
  "default constraint true false superview and or not as").split(" "));
const local = /(\/\/.*)|("(?:[^"\\]|\\.)*"?)|(\b\d+(?:\.\d+)?\b)|([A-Za-z_]\w*)/g;

// Tokens of a line until the compiler has some: [start, end, kind].
function localTokens(line) {
  const found = [];
  for (const match of line.matchAll(local)) {
    const [text, comment, string, number, word] = match;
    const kind = comment ? "comment" : string ? "string" : number ? "number" : words.has(word) ? "keyword" : null;
    if (kind) found.push([match.index, match.index + text.length, kind]);
  }
  return found;
}

// The pieces of a line between all ends of tokens and marks: [text, classes].
function pieces(line, tokens, marks) {
  const ends = new Set([0, line.length]);
  for (const [start, end] of [...tokens, ...marks]) [start, end].forEach((place) => place < line.length && ends.add(place));
  const places = [...ends].sort((a, b) => a - b);
  const within = (start) => ([from, to]) => from <= start && start < to;
  return places.slice(0, -1).map((start, index) => {
    const names = [tokens.find(within(start)), ...marks.filter(within(start))].filter(Boolean).map((each) => each[2]);
    return [line.slice(start, places[index + 1]), names.join(" ")];
  });
}

function drawn(line, tokens, marks, isMarked) {
  const element = document.createElement("div");
  element.className = isMarked ? "line declared" : "line";
  for (const [text, names] of pieces(line, tokens, marks)) {
    if (!names) {
      element.append(text);
      continue;
    }
    const span = document.createElement("span");
    span.className = names;
    span.textContent = text;
    element.append(span);
  }
  // A mark behind the last letter has a blank to stand on.
  const behind = marks.find(([start]) => start >= line.length);
  if (behind || !line) {
    const span = document.createElement("span");
    span.className = behind ? behind[2] : "";
    span.textContent = " ";
    element.append(span);
  }
  return element;
}

export class Lines {
  constructor(layer, gutter) {
    this.layer = layer;
    this.gutter = gutter;
    this.lines = [];
    this.keys = [];
    this.tokens = [];
    this.marks = [];
  }

  // Takes another text: lines that stay keep their tokens and marks.
  setText(text) {
    const lines = text.split("\n");
    const [before, after] = this.common(this.lines, lines);
    const changed = lines.slice(before, lines.length - after);
    const replace = (list, values) => [...list.slice(0, before), ...values, ...list.slice(list.length - after, list.length)];
    const old = this.lines.length;
    [this.tokens, this.marks].forEach((list) => (list.length = old));
    this.tokens = replace(this.tokens, changed.map(localTokens));
    this.marks = replace(this.marks, changed.map(() => []));
    this.lines = lines;
    this.declared = undefined;
    this.draw();
  }

  // How many lines are the same at the start and at the end.
  common(old, lines) {
    const most = Math.min(old.length, lines.length);
    let before = 0;
    while (before < most && old[before] === lines[before]) before += 1;
    let after = 0;
    while (after < most - before && old[old.length - 1 - after] === lines[lines.length - 1 - after]) after += 1;
    return [before, after];
  }

  // Takes the tokens of the compiler: [line, character, length, kind].
  setTokens(tokens) {
    this.tokens = this.lines.map(() => []);
    for (const [line, start, length, kind] of tokens) this.tokens[line]?.push([start, start + length, kind]);
    this.draw();
  }

  // Marks the ranges of problems.
  setMarks(problems) {
    this.marks = this.lines.map(() => []);
    for (const { start, end, severity } of problems) {
      for (let line = start[0]; line <= Math.min(end[0], this.lines.length - 1); line += 1) this.mark(line, start, end, severity);
    }
    this.draw();
  }

  mark(line, start, end, severity) {
    const length = this.lines[line].length;
    const from = line === start[0] ? start[1] : this.lines[line].search(/\S|$/);
    const to = line === end[0] ? end[1] : length;
    this.marks[line].push([from, Math.max(to, from + 1), severity]);
  }

  // Shows a declaration's line.
  setDeclared(line) {
    this.declared = line;
    this.draw();
  }

  // Draws the lines that have changed.
  draw() {
    const keys = this.lines.map((line, index) => `${index === this.declared ? 1 : 0}${line}\n${this.tokens[index].join(";")}\n${this.marks[index].join(";")}`);
    const [before, after] = this.common(this.keys, keys);
    const fresh = [];
    for (let index = before; index < keys.length - after; index += 1) {
      fresh.push(drawn(this.lines[index], this.tokens[index], this.marks[index], index === this.declared));
    }
    const stale = [...this.layer.children].slice(before, this.keys.length - after);
    const next = this.layer.children[this.keys.length - after] ?? null;
    stale.forEach((element) => element.remove());
    const fragment = document.createDocumentFragment();
    fragment.append(...fresh);
    this.layer.insertBefore(fragment, next);
    this.keys = keys;
    this.number();
  }

  number() {
    const count = this.lines.length;
    if (this.gutter.dataset.count === String(count)) return;
    this.gutter.dataset.count = count;
    this.gutter.textContent = Array.from({ length: count }, (_, index) => index + 1).join("\n");
  }

  // The box of a character on the screen.
  box(line, character) {
    const element = this.layer.children[line];
    if (!element) return null;
    const range = document.createRange();
    let left = character;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (left <= node.length) {
        range.setStart(node, left);
        range.setEnd(node, left);
        return range.getBoundingClientRect();
      }
      left -= node.length;
    }
    return element.getBoundingClientRect();
  }

  // The position under a point of the screen; null beside the text.
  position(x, y) {
    const top = this.layer.getBoundingClientRect().top;
    const height = this.layer.firstElementChild?.getBoundingClientRect().height || 20;
    const line = Math.floor((y - top) / height);
    if (line < 0 || line >= this.lines.length) return null;
    let [low, high] = [0, this.lines[line].length];
    if (x > this.box(line, high).left + 4) return null;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.box(line, middle).left <= x) low = middle;
      else high = middle;
    }
    return [line, low];
  }
}
