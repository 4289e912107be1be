// The page: its state, what it shows of it, and what changes it.

// The state that the URL has, with the usual values.
const usual = { w: "", h: "", view: "", state: "", dir: "", text: "", lang: "", style: "mockup", dark: "", show: "" };

// The names of what variants differ in: in the URL, in the data, and for people.
const variantNames = [["state", "state", "State"], ["dir", "direction", "Direction"], ["text", "textSize", "Text size"], ["lang", "language", "Language"]];

const byId = (id) => document.getElementById(id);

class Page {
  constructor(data) {
    this.state = { ...usual, ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))) };
    // The elements of pictures, by view.
    this.images = new Map();
    this.zoom = 1;
    this.take(data);
    this.listen();
    this.measure();
    this.show();
  }

  // Measures the room for the picture. To measure at each size would lay out the page as often.
  measure() {
    const stage = byId("stage");
    this.room = { width: stage.clientWidth, height: stage.clientHeight };
  }

  // Takes new data: the state stays as far as it has a meaning there.
  take(data) {
    this.data = data;
    this.known = undefined;
    data.views.forEach((view) => (view.path ??= `${data.views[view.in].path}/${view.name}`));
    this.tables = new Tables(data);
    this.texts = new Texts(data);
    this.map = new SizeMap(data, this.tables);
    this.variants = data.variants.map((variant) => new Variant(variant, this.tables));
    this.superviews = data.views.map((view) => view.in);
    this.scale = data.scale === undefined ? null : exact(data.scale);
    this.size = this.clamped(this.lengthFrom("w", 0), this.lengthFrom("h", 1));
    this.view = this.data.views.findIndex((view) => view.path === this.state.view);
    document.title = `${data.layout}: ${data.files[0]}`;
    this.fillChoices();
    this.fillTree();
  }

  // A length of the URL; else the one that is shown first.
  lengthFrom(key, axis) {
    const number = this.state[key] === "" ? null : exact(this.state[key]);
    return number || exact((this.data.size || this.data.ranges[0][0])[axis]);
  }

  // The nearest size in a range.
  clamped(width, height) {
    const between = (number, low, high) => (compared(number, low) < 0 ? low : compared(number, high) > 0 ? high : number);
    const candidates = this.map.ranges.map(([low, high]) => sizeOf(between(width, low.width, high.width), between(height, low.height, high.height)));
    const distance = (size) => Math.hypot(double(minus(size.width, width)), double(minus(size.height, height)));
    return candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best));
  }

  // MARK: Choices

  // The variant that the state chooses; the first one if there is no such.
  get variant() {
    const { state, dir, text, lang } = this.state;
    const wanted = { state, direction: dir, textSize: text, language: lang };
    const score = ({ data }) => Object.entries(wanted).filter(([key, value]) => value === "" || (data[key] ?? "") === value || value === "base" && !data[key]).length;
    return this.variants.reduce((best, next) => (score(next) > score(best) ? next : best));
  }

  fillChoices() {
    byId("title").replaceChildren(html("bdi", {}, [this.data.layout]), " ", html("small", {}, [html("bdi", {}, [this.data.files[0]])]));
    byId("device").replaceChildren(html("option", { value: "" }, ["none"]), ...this.map.devices.map(([name, [w, h]]) => html("option", { value: `${w}x${h}` }, [`${name} ${w}×${h}`])));
    this.choices = variantNames.flatMap((each) => this.choice(...each));
    byId("variants").replaceChildren(...this.choices.map(({ label }) => label), ...this.leftOut());
    byId("style").value = this.state.style;
    byId("dark").checked = this.state.dark === "1";
    this.fillLayers();
  }

  // The layers of a blueprint, each with a box to show it.
  fillLayers() {
    const boxes = Object.entries(layers).map(([value, words]) => html("label", {}, [html("input", { type: "checkbox", value, checked: this.layers.has(value) }), ` ${words}`]));
    byId("show").replaceChildren(...boxes, html("small", { id: "undrawn" }));
  }

  // The layers that a blueprint shows.
  get layers() {
    const { show } = this.state;
    return new Set(show === "" ? usualLayers : show.split(",").filter((layer) => layer in layers));
  }

  // Shows the layers whose boxes are checked.
  chooseLayers() {
    const chosen = [...byId("show").querySelectorAll("input:checked")].map(({ value }) => value);
    this.change({ show: String(chosen) === String(usualLayers) ? "" : chosen.join(",") || "nothing" });
  }

  // A selection among the values that variants have; nothing if they have one alone.
  choice(key, name, words) {
    const values = [...new Set(this.variants.map(({ data }) => data[name] ?? "base"))];
    if (values.length < 2) return [];
    const select = html("select", {}, values.map((value) => html("option", { value }, [value])));
    select.addEventListener("change", () => this.choose(name, select.value));
    return [{ key, name, select, label: html("label", {}, [`${words} `, select]) }];
  }

  // Chooses the variant with a value that is most like the one that is shown: not every combination is there.
  choose(name, value) {
    const own = this.variant.data;
    const likeness = ({ data }) => variantNames.filter(([, other]) => data[other] === own[other]).length;
    const candidates = this.variants.filter(({ data }) => (data[name] ?? "base") === value);
    const { data } = candidates.reduce((best, next) => (likeness(next) > likeness(best) ? next : best));
    this.change(Object.fromEntries(this.choices.map((choice) => [choice.key, data[choice.name] ?? "base"])));
  }

  // What the page does not show, in words.
  leftOut() {
    const { leftOut, pictureProblems = [], safeArea, device } = this.data;
    const said = [];
    if (safeArea) said.push(html("span", {}, [`Safe area${device ? ` of ${device[0]},` : ""} at every size: ${safeArea.map((inset) => spelled(exact(inset))).join(", ")}`]));
    if (leftOut.length) said.push(html("span", { title: leftOut.join("\n") }, [`${leftOut.length} more variants are not in this page: it would get too large`]));
    if (pictureProblems.length) said.push(html("span", { id: "picture-problems" }, [html("bdi", {}, [pictureProblems[0]]), pictureProblems.length > 1 ? ` and ${pictureProblems.length - 1} more` : ""]));
    if (pictureProblems.length > 1) said[said.length - 1].title = pictureProblems.join("\n");
    return said;
  }

  fillTree() {
    const depth = [];
    this.data.views.forEach((view, index) => (depth[index] = view.in === undefined ? 0 : depth[view.in] + 1));
    const items = this.data.views.map((view, index) => {
      const item = html("li", { role: "treeitem", "aria-level": depth[index] + 1, "data-view": index, tabindex: -1 }, [
        html("bdi", {}, [view.name]), " ", html("small", {}, [view.kind]),
      ]);
      item.style.paddingInlineStart = `${6 + 14 * depth[index]}px`;
      return item;
    });
    byId("tree").replaceChildren(...items);
  }

  // MARK: Changes

  // Changes the state and shows it.
  change(changes) {
    Object.assign(this.state, changes);
    this.show();
  }

  // Shows another size.
  resize(width, height) {
    this.size = this.clamped(width, height);
    this.change({ w: spelled(this.size.width), h: spelled(this.size.height) });
  }

  // Changes a length by whole points.
  step(axis, points) {
    const length = lengthOf(this.size, axis);
    const whole = [floorOf(length[0], length[1]), 1n];
    const next = points < 0 && !isEqual(whole, length) ? whole : plus(whole, [BigInt(points), 1n]);
    this.resizeAlong(axis, next);
  }

  resizeAlong(axis, length) {
    const size = this.sizeWith(axis, length);
    this.resize(size.width, size.height);
  }

  // Moves to the next breakpoint of a length, or to the previous one.
  leap(axis, direction) {
    const here = lengthOf(this.size, axis);
    const ahead = this.breakpoints(axis).filter(({ length }) => compared(length, here) === direction);
    const next = direction > 0 ? ahead[0] : ahead[ahead.length - 1];
    if (next) this.resizeAlong(axis, next.length);
  }

  select(view) {
    this.view = view;
    this.change({ view: view >= 0 ? this.data.views[view].path : "" });
    if (this.onselect) this.onselect(view >= 0 ? this.data.views[view] : null);
  }

  // The breakpoints along an axis with their words, at the other length as it is; they are kept while that stays.
  breakpoints(axis) {
    const other = spelled(lengthOf(this.size, 1 - axis));
    const known = this.known?.[axis];
    if (known && known.other === other && known.variant === this.variant) return known.points;
    const points = this.allBreakpoints(axis).map((point) => ({ ...point, words: this.words(point) })).filter((point) => point.words);
    this.known = { ...this.known, [axis]: { other, variant: this.variant, points } };
    return points;
  }

  // The breakpoints along an axis: of the map, with their words, and of the frames.
  allBreakpoints(axis) {
    const found = new Map();
    for (const { axis: own, length } of this.variant.breaks()) if (own === axis) found.set(spelled(length), { axis, length });
    for (const [own, text, words, at] of this.data.map ? this.data.map.breakpoints : []) {
      if (own === axis) found.set(spelled(exact(text)), { axis, length: exact(text), words, at });
    }
    const [low, high] = [this.map.lowest[axis], this.map.highest[axis]];
    const inside = [...found.values()].filter(({ length }) => low < double(length) && double(length) < high);
    return inside.sort((a, b) => compared(a.length, b.length));
  }

  // The words of a breakpoint: those of the map, else the constraints that decide frames on one side of it alone, else the views that
  // change; none if nothing does at the other length.
  words(point) {
    if (point.words) return point.words;
    const [below, above] = [-1n, 1n].map((step) => this.lines(point.axis, plus(point.length, [step, 2n])));
    const only = (own, other) => [...own].filter((line) => !other.has(line)).map((line) => this.data.lines[line][0]);
    return changedLines(only(below, above), only(above, below)) || this.changedViews(point);
  }

  // The views whose frames are other functions on the two sides of a breakpoint.
  changedViews(point) {
    const [below, above] = [-1n, 1n].map((step) => this.functions(point.axis, plus(point.length, [step, 2n])));
    const names = this.data.views.filter((view, index) => [X, Y, WIDTH, HEIGHT].some((number) => below[4 * index + number] !== above[4 * index + number]));
    if (!names.length) return "";
    const listed = names.slice(0, 3).map((view) => view.name).join(", ");
    return `${listed}${names.length > 3 ? ` and ${names.length - 3} more` : ""} change${names.length === 1 ? "s" : ""}`;
  }

  // The functions of all numbers at a length, with the other length as it is.
  functions(axis, length) {
    const size = this.sizeWith(axis, length);
    const part = this.variant.part(size);
    return part ? part.numbers.map((number) => this.tables.piece(number, size)[0]) : [];
  }

  // The size with another length along an axis.
  sizeWith(axis, length) {
    return axis === 0 ? sizeOf(length, this.size.height) : sizeOf(this.size.width, length);
  }

  // The constraints that decide frames at a length, with the other length as it is.
  lines(axis, length) {
    const size = this.sizeWith(axis, length);
    const part = this.variant.part(size);
    const found = new Set();
    for (const number of part ? new Set(part.numbers) : []) {
      const piece = this.tables.piece(number, size);
      if (piece[1] >= 0) for (const line of this.tables.reasons[piece[1]]) found.add(line);
    }
    return found;
  }

  // MARK: What is shown

  show() {
    const { variant } = this;
    this.laidOut = variant.at(this.size);
    this.found = this.map.at(variant.data.layer, this.size);
    this.dimensions = this.laidOut && new Dimensions(this.data, this.tables, this.laidOut, this.conflicts(), this.size);
    this.writeURL();
    this.showSize();
    this.showPicture();
    this.showRulers();
    this.showMap();
    this.showSelected();
    this.showProblems();
    this.showBreaks();
    this.showStatus();
  }

  // The contradictions at the size: of the layout there, else of the nearest one with the same problems that hold here too.
  conflicts() {
    const { laidOut, found } = this;
    if (laidOut.isExact) return [];
    if (!laidOut.isNear) return laidOut.part.conflicts || [];
    if (!found || statuses[found.status] !== "conflict") return [];
    const { layer } = this.variant.data;
    return this.variant.conflictsAt(this.size, (size) => String(this.map.at(layer, size)?.problems) === String(found.problems));
  }

  // Writes the state into the URL once it stays: browsers allow few changes a second.
  writeURL() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.writeURLNow(), 100);
  }

  // The state in the URL: what is not as usual.
  writeURLNow() {
    const entries = Object.entries(this.state).filter(([key, value]) => key in usual && value !== usual[key]);
    const hash = new URLSearchParams(entries).toString();
    history.replaceState(null, "", hash ? `#${hash}` : location.pathname + location.search);
    if (this.onstate) this.onstate(hash);
  }

  showSize() {
    byId("width").value = spelled(this.size.width);
    byId("height").value = spelled(this.size.height);
    const device = `${spelled(this.size.width)}x${spelled(this.size.height)}`;
    byId("device").value = [...byId("device").options].some((option) => option.value === device) ? device : "";
    for (const { name, select } of this.choices) select.value = this.variant.data[name] ?? "base";
    for (const axis of [0, 1]) {
      const handle = byId(axis === 0 ? "handle-width" : "handle-height");
      const now = double(lengthOf(this.size, axis));
      handle.setAttribute("aria-valuemin", this.map.lowest[axis]);
      handle.setAttribute("aria-valuemax", this.map.highest[axis]);
      handle.setAttribute("aria-valuenow", now);
      handle.setAttribute("aria-valuetext", `${short(now)} points`);
    }
  }

  showPicture() {
    const { laidOut } = this;
    const size = laidOut ? laidOut.size : this.size;
    const [width, height] = [double(size.width), double(size.height)];
    const { room } = this;
    this.zoom = Math.min(1, Math.max(0.2, (room.width - 90) / Math.max(1, width)), Math.max(0.35, (room.height - 90) / Math.max(1, height)));
    const picture = byId("picture");
    picture.setAttribute("viewBox", `0 0 ${width} ${height}`);
    picture.setAttribute("width", Math.max(1, width * this.zoom));
    picture.setAttribute("height", Math.max(1, height * this.zoom));
    byId("stage").classList.toggle("near", !!laidOut && laidOut.isNear);
    if (!laidOut) return;
    const options = { style: this.state.style, dark: this.state.dark === "1", pictures: this.data.pictures, images: this.images, zoom: this.zoom, show: this.layers, selected: this.view, words: (line) => this.constraintWords(line) };
    this.picture = new Picture(this.data.views, this.texts, laidOut, this.scale, options);
    const chrome = new Chrome(this.picture, this.data, size);
    const clip = svg("clipPath", { id: "screen" }, [svg("rect", { width, height, rx: chrome.radius })]);
    const clipped = svg("g", { "clip-path": options.style === "mockup" ? "url(#screen)" : undefined }, [...this.picture.elements(), chrome.cover()]);
    byId("views").replaceChildren(clip, clipped, ...this.picture.overlay(this.dimensions), ...chrome.outline());
    picture.classList.toggle("dark", options.dark);
    byId("show").hidden = options.style !== "blueprint";
    const { undrawn } = this.picture.shows("constraints") ? this.dimensions.lines((view) => this.picture.isLeftOut(view)) : { undrawn: 0 };
    byId("undrawn").textContent = undrawn ? `${undrawn} constraint${undrawn > 1 ? "s" : ""} without a line` : "";
    this.showMarks();
  }

  // The selected view with its distances to its superview.
  showMarks() {
    const marks = byId("marks");
    marks.replaceChildren();
    if (this.view < 0 || !this.laidOut) return;
    const [x, y] = this.picture.corners()[this.view];
    const [left, top, width, height] = this.picture.frames[this.view];
    marks.append(svg("rect", { x: short(x), y: short(y), width: short(width), height: short(height), class: "mark" }));
    const superview = this.superviews[this.view];
    // The constraints of the view say more.
    if (superview === undefined || this.picture.shows("constraints")) return;
    const [, , outerWidth, outerHeight] = this.picture.frames[superview];
    const size = 10 / this.zoom;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    const distances = [
      [left, x - left, middleY, left, 0], [outerWidth - left - width, x + width, middleY, outerWidth - left - width, 0],
      [top, middleX, y - top, 0, top], [outerHeight - top - height, middleX, y + height, 0, outerHeight - top - height],
    ];
    for (const [distance, fromX, fromY, acrossBy, downBy] of distances) {
      if (Math.abs(distance) < 0.5) continue;
      marks.append(svg("path", { d: `M${short(fromX)} ${short(fromY)}l${short(acrossBy)} ${short(downBy)}`, class: "measure" }));
      marks.append(svg("text", { x: short(fromX + acrossBy / 2), y: short(fromY + downBy / 2), class: "number", "font-size": short(size), "text-anchor": "middle" }, [short(distance)]));
    }
  }

  showRulers() {
    for (const axis of [0, 1]) {
      const ruler = byId(axis === 0 ? "ruler-across" : "ruler-down");
      const length = this.map.highest[axis] * this.zoom + 20;
      ruler.setAttribute(axis === 0 ? "width" : "height", length);
      const at = (place) => short(place * this.zoom);
      const tick = (place, size, name) => svg("path", { d: axis === 0 ? `M${at(place)} 34v${-size}` : `M34 ${at(place)}h${-size}`, class: name });
      const words = (place, text) => svg("text", axis === 0 ? { x: at(place), y: 11, "text-anchor": "middle" } : { x: 2, y: at(place) }, [text]);
      const parts = [];
      const gap = this.zoom < 0.6 ? 200 : 100;
      for (let place = 0; place <= this.map.highest[axis]; place += gap) parts.push(tick(place, 8), words(place, String(place)));
      parts.forEach((part) => part.setAttribute("aria-hidden", "true"));
      const points = this.breakpoints(axis);
      points.forEach((point, index) => {
        const name = `${rounded(point.length)}: ${point.words}`;
        const mark = svg("g", { class: "break", role: "button", "aria-label": `${axis === 0 ? "width" : "height"} ${name}` }, [
          svg("title", {}, [name]), tick(double(point.length), 18), this.tickWords(axis, point, points[index + 1], name),
        ]);
        mark.addEventListener("click", () => this.resizeAlong(axis, point.length));
        parts.push(mark);
      });
      parts.push(tick(double(lengthOf(this.size, axis)), 30, "here"));
      ruler.replaceChildren(...parts);
    }
  }

  // The words beside a breakpoint on a ruler, as many letters as there is room for before the next one.
  tickWords(axis, point, next, words) {
    const place = double(point.length) * this.zoom;
    const end = next ? double(next.length) * this.zoom : this.map.highest[axis] * this.zoom + 20;
    const letters = Math.floor((end - place - 8) / 5.4);
    if (letters < 4) return "";
    const shown = words.length > letters ? `${words.slice(0, letters - 1)}…` : words;
    const [x, y] = axis === 0 ? [place + 4, 24] : [23, place + 4];
    return svg("text", { class: "words", transform: `translate(${short(x)} ${short(y)})${axis === 0 ? "" : " rotate(90)"}` }, [shown]);
  }

  showMap() {
    const map = byId("map");
    this.map.draw(map, this.variant.data.layer, this.size, [...this.breakpoints(0), ...this.breakpoints(1)]);
    const words = this.found ? statuses[this.found.status] : "not checked";
    map.prepend(svg("title", { id: "map-words" }, [`Map of sizes. At ${this.sizeWords()}: ${words}.`]));
    const used = new Set((this.data.map ? this.data.map.layers[this.variant.data.layer] : []).flatMap(([, , background, regions]) => [background, ...regions.map((region) => region[0])]));
    const items = [...used].sort().map((status) => html("li", {}, [html("span", { class: `word ${statusClass(status)}` }, ["■ ", statuses[status]])]));
    if (!this.map.isWhole(this.variant.data.layer)) items.push(html("li", {}, ["□ not checked"]));
    byId("legend").replaceChildren(...items);
  }

  sizeWords() {
    return `${rounded(this.size.width)} × ${rounded(this.size.height)}`;
  }

  showStatus() {
    const parts = [`${this.sizeWords()} points: `];
    const status = this.found ? this.found.status : undefined;
    parts.push(status === undefined ? "not checked" : html("b", { class: `word ${statusClass(status)}` }, [statuses[status]]));
    if (!this.laidOut) parts.push(". No frames are known.");
    else if (this.laidOut.isExact) parts.push(". The frames are exact.");
    else if (!this.laidOut.isNear) parts.push(". The frames are those of layc eval at this size.");
    else parts.push(`. The frames are not known here; shown are those of the nearest known size, ${rounded(this.laidOut.size.width)} × ${rounded(this.laidOut.size.height)}.`);
    byId("status").replaceChildren(...parts);
    const words = `${this.data.layout} at ${this.sizeWords()}`;
    byId("picture-words").textContent = words;
  }

  // MARK: The selected view

  showSelected() {
    for (const item of byId("tree").children) {
      const isSelected = Number(item.dataset.view) === this.view;
      item.setAttribute("aria-selected", isSelected);
      item.tabIndex = isSelected || (this.view < 0 && item.dataset.view === "0") ? 0 : -1;
    }
    const panel = byId("selected");
    if (this.view < 0 || !this.laidOut) {
      panel.replaceChildren(html("p", { class: "empty" }, ["Click a view, or choose one in the list of views."]));
      return;
    }
    const view = this.data.views[this.view];
    const head = html("p", {}, [html("b", {}, [html("bdi", {}, [view.path])]), ` ${view.kind}`, ...(view.at ? [html("br"), html("small", {}, [html("bdi", {}, [this.position(view.at)])])] : [])]);
    panel.replaceChildren(head, this.frameTable(), this.constraintList());
  }

  // A place in the files as text: the name of the file, line and column.
  position([line, column, file = 0]) {
    return line === undefined ? "" : `${this.data.files[file].split("/").pop()}:${line}:${column}`;
  }

  // The numbers of the frame: value, function, and the constraints whose sum it is.
  frameTable() {
    const names = ["x", "y", "width", "height"];
    const rows = names.map((name, number) => {
      const piece = this.laidOut.piece(this.view, number);
      const lines = piece[1] >= 0 ? this.tables.reasons[piece[1]].map((line) => this.data.lines[line]) : [];
      const why = lines.map(([text, ...place]) => html("small", {}, [html("code", {}, [html("bdi", {}, [text])]), ` ${this.position(place)}`]));
      const formula = this.laidOut.isExact ? this.formula(piece[0]) : "";
      return html("tr", {}, [html("th", { scope: "row" }, [name]), html("td", {}, [short(this.picture.frames[this.view][number])]), html("td", {}, [formula, ...why])]);
    });
    const head = html("tr", {}, ["", "points", "why"].map((words) => html("th", { scope: "col" }, [words])));
    return html("table", { "aria-label": "Frame" }, [html("thead", {}, [head]), html("tbody", {}, rows)]);
  }

  // A function as text, such as 1/2·W − 16.
  formula(affine) {
    const [c, w, h, d] = this.tables.coefficients(affine);
    const parts = [[w, "W"], [h, "H"], [c, ""]].filter(([number]) => number !== 0n).map(([number, name], index) => {
      const size = spelled([number < 0n ? -number : number, d]);
      const sign = number < 0n ? "− " : index ? "+ " : "";
      return sign + (name && size === "1" ? name : name ? `${size}·${name}` : size);
    });
    return parts.join(" ") || "0";
  }

  // The constraints about the view; those that decide its frame here are marked.
  constraintList() {
    const binding = new Set([X, Y, WIDTH, HEIGHT].flatMap((number) => {
      const piece = this.laidOut.piece(this.view, number);
      return piece[1] >= 0 ? this.tables.reasons[piece[1]].map((line) => this.position(this.data.lines[line].slice(1))) : [];
    }));
    const own = this.data.constraints.map(([line, ...views], index) => ({ at: this.data.lines[line], views, index })).filter(({ views }) => views.includes(this.view));
    if (!own.length) return html("p", { class: "empty" }, ["No constraint of the file names it."]);
    const items = own.map(({ at: [text, ...at], index }) => {
      const place = this.position(at);
      const binds = place !== "" && binding.has(place);
      return html("li", { class: binds ? "binds" : undefined }, [
        html("code", {}, [html("bdi", {}, [text])]), html("small", {}, [place, binds ? " decides its frame here" : "", this.stateWords(index)]),
      ]);
    });
    return html("ul", { class: "list", "aria-label": "Constraints" }, items);
  }

  // What a constraint is at this size, for readers who do not see its line; nothing if it holds without room.
  stateWords(index) {
    if (this.laidOut.part.rows[index] < 0) return " not in force here";
    const line = this.dimensions.line(index);
    const words = line && { slack: "has room", unmet: "not satisfied", conflicting: "conflicts", broken: "broken" }[line.state];
    return words ? `; ${words}: ${line.label || "aligned"}` : "";
  }

  // The text of a constraint with its place, for its line in a picture.
  constraintWords(line) {
    const [text, ...place] = this.data.lines[line];
    return [text, this.position(place)].filter(Boolean).join(", ");
  }

  // MARK: Lists

  showProblems() {
    const { layer } = this.variant.data;
    if (this.listed?.data !== this.data || this.listed.layer !== layer) this.listProblems(layer);
    const here = new Set(this.found ? this.found.problems : []);
    this.listed.buttons.forEach((button, index) => mark(button, here.has(index)));
  }

  // Lists the problems anew: they are the same at all sizes.
  listProblems(layer) {
    const problems = this.data.map ? this.data.map.problems : [];
    const buttons = problems.map((problem, index) => {
      const place = this.map.place(layer, index);
      const button = html("button", { type: "button", disabled: !place }, [
        html("bdi", {}, [problem.message]), html("small", {}, [`${problem.code} ${this.position(problem.at)}`]),
      ]);
      button.addEventListener("click", () => place && this.resize(place.width, place.height));
      return button;
    });
    this.listed = { data: this.data, layer, buttons };
    const empty = !this.data.map ? "The layout was not checked." : this.map.isWhole(layer) ? "None at any size." : "None at the sizes that were checked.";
    fill(byId("problems"), buttons, empty);
  }

  showBreaks() {
    const points = [0, 1].flatMap((axis) => this.breakpoints(axis).slice(0, 60));
    const key = JSON.stringify(points.map((point) => [point.axis, spelled(point.length), point.words]));
    if (this.broken?.key !== key) this.broken = { key, buttons: this.listBreaks(points) };
    this.broken.buttons.forEach((button, index) => mark(button, isEqual(points[index].length, lengthOf(this.size, points[index].axis))));
  }

  listBreaks(points) {
    const buttons = points.map(({ axis, length, words, at }) => {
      const name = axis === 0 ? "width" : "height";
      const place = at ? [html("small", {}, [this.position(at)])] : [];
      const button = html("button", { type: "button", title: `${name} ${spelled(length)}` }, [html("bdi", {}, [`${name} ${rounded(length)}: ${words}`]), ...place]);
      button.addEventListener("click", () => this.resizeAlong(axis, length));
      return button;
    });
    fill(byId("breaks"), buttons, "None.");
    return buttons;
  }

  // MARK: Input

  listen() {
    byId("size").addEventListener("submit", (event) => {
      event.preventDefault();
      const [width, height] = [byId("width"), byId("height")].map((input) => exact(input.value));
      if (width && height) this.resize(width, height);
      else this.showSize();
    });
    byId("device").addEventListener("change", (event) => {
      const [width, height] = event.target.value.split("x");
      if (height) this.resize(exact(width), exact(height));
    });
    byId("previous").addEventListener("click", () => this.leap(0, -1));
    byId("next").addEventListener("click", () => this.leap(0, 1));
    byId("style").addEventListener("change", (event) => this.change({ style: event.target.value }));
    byId("dark").addEventListener("change", (event) => this.change({ dark: event.target.checked ? "1" : "" }));
    byId("show").addEventListener("change", () => this.chooseLayers());
    this.listenToHandle(byId("handle-width"), [0]);
    this.listenToHandle(byId("handle-height"), [1]);
    this.listenToHandle(byId("handle-both"), [0, 1]);
    this.listenToMap();
    this.listenToViews();
    addEventListener("hashchange", () => this.readURL());
    addEventListener("resize", () => {
      this.measure();
      this.show();
    });
  }

  // Takes the state of the URL, for example after the button Back.
  readURL() {
    this.state = { ...usual, ...Object.fromEntries(new URLSearchParams(location.hash.slice(1))) };
    this.take(this.data);
    this.show();
  }

  // A handle changes lengths by dragging, with snapping, and by keys.
  listenToHandle(handle, axes) {
    handle.addEventListener("pointerdown", (event) => {
      handle.setPointerCapture(event.pointerId);
      const start = { x: event.clientX, y: event.clientY, size: this.size, zoom: this.zoom };
      const move = (moved) => this.drag(axes, start, moved);
      const end = () => handle.removeEventListener("pointermove", move);
      handle.addEventListener("pointermove", move);
      handle.addEventListener("pointerup", end, { once: true });
      handle.addEventListener("pointercancel", end, { once: true });
    });
    handle.addEventListener("keydown", (event) => {
      if (this.key(axes[0], event)) event.preventDefault();
    });
  }

  drag(axes, start, event) {
    const moved = [event.clientX - start.x, event.clientY - start.y];
    const lengths = [start.size.width, start.size.height];
    for (const axis of axes) {
      const length = Math.round(double(lengths[axis]) + moved[axis] / start.zoom);
      lengths[axis] = event.altKey ? [BigInt(length), 1n] : this.snapped(axis, length);
    }
    this.resize(...lengths);
  }

  // The breakpoint or device within a few pixels of a length; else the length.
  snapped(axis, length) {
    const reach = Math.min(6 / this.zoom, 8);
    const points = this.breakpoints(axis).map((point) => point.length);
    const devices = this.map.devices.map(([, size]) => exact(size[axis]));
    let best;
    for (const point of [...points, ...devices]) {
      const distance = Math.abs(double(point) - length);
      if (distance <= reach && (!best || distance < best.distance)) best = { point, distance };
    }
    return best ? best.point : [BigInt(length), 1n];
  }

  // The action of a key on a handle; false if it has none.
  key(axis, event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    const points = event.shiftKey ? 10 : 1;
    const actions = {
      ArrowLeft: () => this.step(0, -points), ArrowRight: () => this.step(0, points),
      ArrowUp: () => this.step(1, -points), ArrowDown: () => this.step(1, points),
      PageDown: () => this.step(axis, -50), PageUp: () => this.step(axis, 50),
      "[": () => this.leap(axis, -1), "]": () => this.leap(axis, 1),
      Home: () => this.resizeAlong(axis, exact(this.map.lowest[axis])), End: () => this.resizeAlong(axis, exact(this.map.highest[axis])),
    };
    const action = actions[event.key];
    if (action) action();
    return !!action;
  }

  listenToMap() {
    const map = byId("map");
    const go = (event) => this.resize(...this.map.sizeAt(map, event.clientX, event.clientY).map((length) => [BigInt(length), 1n]));
    map.addEventListener("pointerdown", (event) => {
      map.setPointerCapture(event.pointerId);
      go(event);
    });
    map.addEventListener("pointermove", (event) => event.buttons && go(event));
  }

  listenToViews() {
    byId("picture").addEventListener("click", (event) => {
      const group = event.target.closest("[data-view]");
      this.select(group ? Number(group.dataset.view) : 0);
    });
    const tree = byId("tree");
    tree.addEventListener("click", (event) => {
      const item = event.target.closest("[data-view]");
      if (item) this.select(Number(item.dataset.view));
    });
    tree.addEventListener("keydown", (event) => {
      const next = this.treeTarget(event.key);
      if (next === undefined) return;
      event.preventDefault();
      this.select(next);
      if (next >= 0) tree.children[next].focus();
    });
  }

  // The view that a key of the list moves to; -1 for none, undefined for other keys.
  treeTarget(key) {
    const last = this.data.views.length - 1;
    const here = Math.max(0, this.view);
    const isNone = this.view < 0;
    switch (key) {
      case "ArrowDown": return isNone ? 0 : Math.min(last, here + 1);
      case "ArrowUp": return Math.max(0, here - 1);
      case "ArrowLeft": return this.superviews[here] ?? 0;
      case "ArrowRight": return this.superviews.indexOf(here) > 0 ? this.superviews.indexOf(here) : here;
      case "Home": return 0;
      case "End": return last;
      case "Enter": case " ": return here;
      case "Escape": return -1;
      default: return undefined;
    }
  }
}

// The words for constraints that decide frames below a length alone, and above it: lines of texts first, in one part a text.
function changedLines(gone, begun) {
  const parts = [];
  const counts = (lines) => new Map(lines.flatMap((line) => [...line.matchAll(/^(\d+) lines? of '(.*?)' /g)].map(([, count, name]) => [name, count])));
  const [before, after] = [counts(gone), counts(begun)];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const sides = [[before, "below"], [after, "above"]].filter(([side]) => side.has(name));
    parts.push(`${name}: ${sides.map(([side, word], index) => `${side.get(name)}${index ? "" : side.get(name) === "1" ? " line" : " lines"} ${word}`).join(", ")}`);
  }
  // Words in brackets are about priorities, and those behind a colon are a sum.
  const plain = (lines) => lines.filter((line) => !/^\d+ lines? of '/.test(line)).map((line) => line.replace(/ \(.*\)$|: .*$/, "").replace(/^the content of '(.*?)' is .*$/, "the content of $1"));
  for (const [lines, word] of [[plain(gone), "below"], [plain(begun), "above"]]) if (lines.length) parts.push(`${word} ${lines[0]}${lines.length > 1 ? ` and ${lines.length - 1} more` : ""}`);
  return parts.slice(0, 2).join("; ") + (parts.length > 2 ? "; …" : "");
}

// Marks a button of a list if it is about the current size.
function mark(button, isCurrent) {
  if (button.hasAttribute("aria-current") === isCurrent) return;
  if (isCurrent) button.setAttribute("aria-current", "true");
  else button.removeAttribute("aria-current");
}

// Fills a list with buttons, or with a word; the button with the focus keeps it by its place.
function fill(list, buttons, empty) {
  const place = [...list.querySelectorAll("button")].indexOf(document.activeElement);
  const items = buttons.map((button) => html("li", {}, [button]));
  list.replaceChildren(...(items.length ? items : [html("li", { class: "empty" }, [empty])]));
  if (place >= 0) buttons[place]?.focus({ preventScroll: true });
}

// Shows a message instead of a layout.
function refuse(message) {
  byId("failure").textContent = message;
  byId("failure").hidden = false;
}

// Shows the first data. Other scripts may call what is in `layc`: a preview sends new data.
function start(first) {
  if (first.tooManyViews) return refuse(`The layout has more than ${first.tooManyViews} views, which is more than a page shows.`);
  const page = new Page(first);
  window.layc = {
    // The data that are shown.
    get data() { return page.data; },
    // Replaces the data: scroll, size and selection stay.
    update(data) {
      byId("failure").hidden = true;
      document.body.classList.remove("stale");
      page.take(data);
      page.show();
    },
    // Shows a message over the last good frames.
    fail(message) {
      byId("failure").textContent = message;
      byId("failure").hidden = false;
      document.body.classList.add("stale");
    },
    // Selects the view with a path, or none.
    select(path) {
      page.view = page.data.views.findIndex((view) => view.path === path);
      page.change({ view: page.view >= 0 ? path : "" });
    },
    // Calls a function with each view that is selected by hand: its path and its place in the file.
    set onselect(action) { page.onselect = action; },
    // Calls a function with the state of the URL each time that the page writes it.
    set onstate(action) { page.onstate = action; },
    // Resizes to lengths in points: numbers, or exact text.
    resize: (width, height) => page.resize(exact(width), exact(height)),
    // The frames at the current size with their source, for tests.
    frames(width, height) {
      const laidOut = page.variant.at(sizeOf(exact(width), exact(height)));
      return laidOut && { isExact: laidOut.isExact, isNear: laidOut.isNear, frames: laidOut.frames(page.superviews, page.scale) };
    },
    // The dimension lines at the current size, for tests.
    lines: () => page.dimensions.lines((view) => page.picture.isLeftOut(view)).lines,
    breakpoints: (axis) => page.allBreakpoints(axis).map((point) => [spelled(point.length), page.words(point)]),
  };
}

// The data of a large page, which are compressed to the format of zlib and written in base64.
async function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

const { type, textContent } = byId("data");
if (type === "application/json") start(JSON.parse(textContent));
else inflated(textContent).then(start, () => refuse("This browser cannot read the data of the page, which are compressed: browsers from 2023 on can."));
