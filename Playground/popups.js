// What opens beside the text: lists to choose from, and explanations.

import { element, markdown } from "./markdown.js";

// A list with one chosen item, of which the text keeps the focus.
export class Choices {
  constructor(area, id, name) {
    this.area = area;
    this.list = element("ul", { id, role: "listbox", "aria-label": name });
    this.details = element("div", { class: "details" });
    this.box = element("div", { class: "popup choices", hidden: true }, [this.list, this.details]);
    document.body.append(this.box);
    this.list.addEventListener("pointerdown", (event) => this.press(event));
  }

  get isOpen() { return !this.box.hidden; }
  get item() { return this.items[this.index]; }

  // Opens with items at a box of the screen: {label, detail, documentation}.
  open(items, box) {
    this.items = items.slice(0, 200);
    this.list.replaceChildren(...this.items.map((item, index) => this.option(item, index)));
    this.box.hidden = false;
    this.area.setAttribute("aria-controls", this.list.id);
    this.choose(0);
    place(this.box, box);
  }

  option(item, index) {
    const parts = [element("span", { class: "label" }, [item.label])];
    if (item.kind) parts.unshift(element("span", { class: `kind ${item.kind}`, "aria-hidden": "true" }, [item.kind[0]]));
    if (item.detail) parts.push(element("small", {}, [item.detail]));
    return element("li", { id: `${this.list.id}-${index}`, role: "option", "aria-selected": "false" }, parts);
  }

  choose(index) {
    this.list.children[this.index]?.setAttribute("aria-selected", "false");
    this.index = (index + this.items.length) % this.items.length;
    const chosen = this.list.children[this.index];
    chosen.setAttribute("aria-selected", "true");
    chosen.scrollIntoView({ block: "nearest" });
    this.area.setAttribute("aria-activedescendant", chosen.id);
    this.details.replaceChildren(...markdown(this.item.documentation ?? ""));
    this.details.hidden = !this.item.documentation;
  }

  press(event) {
    event.preventDefault();
    const option = event.target.closest("[role=option]");
    if (!option) return;
    this.choose([...this.list.children].indexOf(option));
    this.accept();
  }

  accept() {
    const { item } = this;
    this.close();
    this.onaccept(item);
  }

  close() {
    if (!this.isOpen) return;
    this.box.hidden = true;
    this.area.removeAttribute("aria-activedescendant");
    this.area.removeAttribute("aria-controls");
  }

  // The action of a key while the list is open; false if it has none.
  key({ key, ctrlKey, metaKey, altKey, shiftKey }) {
    if (!this.isOpen || ctrlKey || metaKey || altKey) return false;
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    if (moves[key]) this.choose(Math.abs(moves[key]) === 1 ? this.index + moves[key] : Math.max(0, Math.min(this.items.length - 1, this.index + moves[key])));
    else if (key === "Enter" || (key === "Tab" && !shiftKey)) this.accept();
    else if (key === "Escape") this.close();
    else return false;
    return true;
  }
}

// Words about what is under the pointer or the caret.
export class Explanation {
  constructor() {
    this.box = element("div", { class: "popup explanation", role: "tooltip", id: "explanation", hidden: true });
    document.body.append(this.box);
  }

  get isOpen() { return !this.box.hidden; }

  open(parts, box) {
    this.box.replaceChildren(...parts);
    this.box.hidden = false;
    place(this.box, box);
  }

  close() { this.box.hidden = true; }
}

// Puts an element below a box of the screen, or above it where there is more room.
function place(popup, box) {
  popup.style.left = "0px";
  popup.style.top = "0px";
  const { width, height } = popup.getBoundingClientRect();
  const isBelow = box.bottom + height + 4 < innerHeight || box.top < innerHeight / 2;
  popup.style.left = `${Math.max(4, Math.min(box.left, document.documentElement.clientWidth - width - 4))}px`;
  popup.style.top = `${isBelow ? box.bottom + 2 : Math.max(4, box.top - height - 2)}px`;
}
