// The problems of the text: marks in it, and a list with their fixes.

import { element } from "./markdown.js";

const docs = document.querySelector("link[rel=help]")?.href;

// The link of a code to its page, where the host has the documentation.
function codeOf(code) {
  return docs ? element("a", { href: new URL(`errors/${code}.html`, docs).href, target: "_blank", rel: "noopener" }, [code]) : element("code", {}, [code]);
}

export class Reports {
  constructor(list, editor) {
    this.list = list;
    this.editor = editor;
    this.own = [];
  }

  show(problems) {
    this.text = this.editor.text;
    // Those of imported files have no place in the text.
    this.own = problems.filter(({ file }) => !file);
    this.editor.lines.setMarks(this.own);
    const items = problems.slice(0, 100).map((problem) => this.item(problem));
    if (problems.length > 100) items.push(element("li", {}, [`and ${problems.length - 100} more`]));
    this.list.replaceChildren(...items);
  }

  item(problem) {
    const { severity, code, message, detail, file, start, end, notes = [], fixes = [] } = problem;
    const place = `${severity}, ${file ? `${file} ` : ""}line ${start[0] + 1}:`;
    const go = element("button", { type: "button", class: "report", disabled: !!file }, [element("b", {}, [place]), ` ${message}`]);
    go.addEventListener("click", () => this.editor.select(start, end));
    const more = [detail, ...notes].filter(Boolean).map((note) => element("small", {}, [note]));
    return element("li", { class: severity }, [go, " ", codeOf(code), ...more, ...fixes.map((fix) => this.fix(fix))]);
  }

  fix({ title, edits }) {
    const button = element("button", { type: "button", class: "fix" }, [`Fix: ${title}`]);
    button.addEventListener("click", () => {
      // Edits belong to the text that was examined.
      if (this.text !== this.editor.text) return;
      this.editor.apply(edits);
      this.editor.area.focus();
    });
    return button;
  }

  // The problems at a position.
  at([line, character]) {
    const isBefore = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] <= b[1]);
    const here = [line, character];
    return this.own.filter(({ start, end }) => isBefore(start, here) && isBefore(here, [end[0], Math.max(end[1], start[1] + 1)]));
  }
}
