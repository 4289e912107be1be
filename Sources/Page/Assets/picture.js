// Pictures of layouts: what the views look like, or their boxes with numbers.

const svgNamespace = "http://www.w3.org/2000/svg";

// An SVG element with attributes and children.
function svg(name, attributes = {}, children = []) {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== null) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

// An HTML element with attributes and children.
function html(name, attributes = {}, children = []) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(key, "");
    else if (value !== undefined && value !== null && value !== false) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

// Short text of a coordinate.
const short = (number) => String(Math.round(number * 1000) / 1000);

// The colours of a mockup on light and dark screens.
const appearances = {
  light: { back: "#ffffff", ink: "#111827", pale: "#5f6775", line: "#c7ccd4", field: "#eef0f3", tint: "#0a60c2", knob: "#ffffff" },
  dark: { back: "#111418", ink: "#f3f4f6", pale: "#a3abb8", line: "#4b5563", field: "#272c34", tint: "#6cb4ff", knob: "#e5e7eb" },
};

// The colours of kinds in a blueprint: those of Okabe and Ito.
const kindColours = {
  label: "#0072b2", button: "#009e73", popup: "#009e73", image: "#cc79a7", field: "#e69f00", text: "#e69f00",
  switch: "#d55e00", slider: "#d55e00", stepper: "#d55e00", segments: "#d55e00", date: "#d55e00", picker: "#d55e00",
  progress: "#56b4e9", spinner: "#56b4e9", scroll: "#7a3b8f", table: "#7a3b8f", stack: "#8c6d1f", grid: "#8c6d1f",
};

const fontStack = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif";

// Draws one layout.
class Picture {
  constructor(views, texts, laidOut, scale, options) {
    this.views = views;
    this.texts = texts;
    this.laidOut = laidOut;
    this.options = options;
    this.superviews = views.map((view) => view.in);
    this.frames = laidOut.frames(this.superviews, scale);
    this.colours = appearances[options.dark ? "dark" : "light"];
    this.children = views.map(() => []);
    views.forEach((view, index) => view.in !== undefined && this.children[view.in].push(index));
    this.shown = [];
    views.forEach((view, index) => (this.shown[index] = !laidOut.look(index).hidden && (view.in === undefined || this.shown[view.in])));
  }

  // True if a view is hidden, and hidden views are not drawn.
  isLeftOut(view) {
    return this.shown[view] === false && !this.shows("hidden");
  }

  // True if a layer of a blueprint is drawn.
  shows(layer) {
    return this.options.style === "blueprint" && this.options.show.has(layer);
  }

  // The elements of the picture.
  elements() {
    const [, , width, height] = this.frames[0];
    const back = this.colour("fill", this.laidOut.look(0)) || this.colours.back;
    const isBlueprint = this.options.style === "blueprint";
    return [
      svg("rect", { width: short(width), height: short(height), fill: isBlueprint ? this.colours.back : back, class: "screen" }),
      ...this.children[0].map((child) => this.group(child)),
    ];
  }

  // The colour that is legible at a point of the screen, as far as backgrounds say.
  inkAt(x, y) {
    const places = this.corners();
    let ground = this.colours.back;
    this.views.forEach((_, view) => {
      const look = this.laidOut.look(view);
      const [, , width, height] = this.frames[view];
      const [left, top] = places[view];
      const isThere = !look.hidden && left <= x && x <= left + width && top <= y && y <= top + height;
      if (isThere) ground = this.colour("fill", look) || ground;
    });
    return contrasting(ground);
  }

  // A view with its subviews.
  group(view) {
    const look = this.laidOut.look(view);
    const children = look.hidden && !this.shows("hidden") ? [] : this.children[view].map((child) => this.group(child));
    const [originX, originY] = look.origin ? look.origin.map((text) => double(exact(text))) : [0, 0];
    const inside = originX || originY ? [svg("g", { transform: `translate(${short(-originX)} ${short(-originY)})` }, children)] : children;
    const isBlueprint = this.options.style === "blueprint";
    const window = look.clips && !isBlueprint && !look.hidden ? `clip-${view}` : undefined;
    const attributes = { transform: this.placement(view, look), "data-view": view, opacity: look.alpha, "clip-path": window && `url(#${window})` };
    return svg("g", attributes, [
      ...(window ? [this.window(view, look, window)] : []),
      ...(isBlueprint ? this.box(view, look) : this.mockup(view, look)),
      ...inside,
      ...(window ? this.scrollBar(view, look) : []),
    ]);
  }

  // The area outside of which a view shows nothing.
  window(view, look, id) {
    const [width, height] = this.size(view);
    return svg("clipPath", { id }, [this.rectangle(Math.max(0, width), Math.max(0, height), undefined, look.radius)]);
  }

  // The bar of a view that scrolls, if its content is higher.
  scrollBar(view, look) {
    const { content } = this.views[view];
    const [width, height] = this.size(view);
    const whole = content === undefined ? 0 : this.laidOut.contentLength(content, 1) ?? 0;
    if (whole <= height + 0.5 || height <= 40 || width <= 12) return [];
    const length = Math.min(height - 6, Math.max(20, (height * height) / whole));
    return [svg("rect", { x: look.rtl ? 2 : short(width - 5), y: 3, width: 3, height: short(length), rx: 1.5, fill: this.colours.pale, class: "bar" })];
  }

  // The size of a view's own coordinates: transforms do not count.
  size(view) {
    if (!this.laidOut.look(view).transform) return this.frames[view].slice(2);
    return this.laidOut.untransformed(view).slice(2).map(double);
  }

  // The move to a view's frame, with its transform about the anchor point.
  placement(view, look) {
    if (!look.transform) return `translate(${short(this.frames[view][X])} ${short(this.frames[view][Y])})`;
    const [x, y, width, height] = this.laidOut.untransformed(view).map(double);
    const [a, b, c, d, tx, ty, anchorX, anchorY] = look.transform.map((text) => double(exact(text)));
    const [beforeX, beforeY] = [anchorX * width, anchorY * height];
    return `translate(${x + beforeX + tx} ${y + beforeY + ty}) matrix(${a} ${b} ${c} ${d} 0 0) translate(${-beforeX} ${-beforeY})`;
  }

  colour(name, look) {
    const pair = look[name];
    return pair && (this.options.dark && pair[1] ? pair[1] : pair[0]);
  }

  // MARK: Blueprint

  box(view, look) {
    const [width, height] = this.size(view);
    const colour = kindColours[this.views[view].shape] || "#64748b";
    const attributes = { width: short(width), height: short(height), stroke: colour, "stroke-width": 0.75, class: "box" };
    if (this.isLeftOut(view)) return [];
    if (!this.shown[view]) return [svg("rect", { ...attributes, fill: "none", "stroke-dasharray": "3 3" })];
    return [svg("rect", { ...attributes, fill: colour, "fill-opacity": this.views[view].shape === "view" ? 0.08 : 0.16 })];
  }

  // What a blueprint shows over the boxes: guides, baselines, constraints, and the names of views with their sizes. Texts are as large on
  // every screen, however much the picture is reduced. Those without room lie beside what they are about, with a line.
  overlay(dimensions) {
    if (this.options.style !== "blueprint") return [];
    const size = 10 / this.options.zoom;
    const taken = [];
    const [names, outside] = this.shows("ids") ? this.names(size, taken) : [[], []];
    const painter = new LinePainter(taken, this.area(), 0.9 * size);
    if (this.shows("constraints")) this.constraints(dimensions, painter);
    const [leaders, labels] = this.leaders([...outside, ...painter.waiting], taken, size);
    return [...this.guides(dimensions), ...this.baselines(), ...this.ghosts(size), ...painter.lines, ...leaders, ...painter.labels, ...names, ...labels];
  }

  // Where labels may lie: the screen and the views around it, at most one more screen to each side.
  area() {
    const [, , width, height] = this.frames[0];
    const area = { left: 0, top: 0, right: width, bottom: height };
    this.corners().forEach(([x, y], view) => {
      const [, , w, h] = this.frames[view];
      if (x > 2 * width || y > 2 * height || x + w < -width || y + h < -height) return;
      Object.assign(area, { left: Math.max(-width, Math.min(area.left, x)), top: Math.max(-height, Math.min(area.top, y)) });
      Object.assign(area, { right: Math.min(2 * width, Math.max(area.right, x + w)), bottom: Math.min(2 * height, Math.max(area.bottom, y + h)) });
    });
    return area;
  }

  // Draws the constraints, those that conflict first. If a view is selected, only its own and those that are broken are strong.
  constraints(dimensions, painter) {
    const { lines } = dimensions.lines((view) => this.isLeftOut(view));
    const { selected } = this.options;
    const isFaint = (line) => selected >= 0 && line.state !== "broken" && !line.views.includes(selected);
    const rank = (line) => lineStates.indexOf(line.state) + (isFaint(line) ? lineStates.length : 0);
    for (const line of [...lines].sort((a, b) => rank(a) - rank(b) || a.index - b.index)) painter.draw(line, this.options.words(line.line), isFaint(line));
  }

  // The guides that are not as large as the root, those of several views once.
  guides(dimensions) {
    if (!this.shows("guides")) return [];
    const seen = new Set([String(dimensions.frame(0))]);
    return dimensions.data.guides.flatMap(([name, , isPlain], index) => {
      const frame = isPlain ? undefined : dimensions.frame(this.views.length + index);
      if (!frame || seen.has(String(frame))) return [];
      seen.add(String(frame));
      const [x, y, width, height] = frame.map(short);
      const words = frame.map((number) => decimals(number));
      return [svg("rect", { x, y, width, height, class: "guide" }, [svg("title", {}, [`${name} ${words[0]}, ${words[1]}, ${words[2]}x${words[3]}`])])];
    });
  }

  // The baselines of first lines.
  baselines() {
    if (!this.shows("baselines")) return [];
    const places = this.corners();
    return this.views.flatMap(({ shape }, view) => {
      const look = this.laidOut.look(view);
      if (!this.shown[view] || look.breaks === undefined || look.transform) return [];
      const height = double(this.laidOut.untransformed(view)[HEIGHT]);
      const width = this.frames[view][WIDTH];
      const room = this.laidOut.untransformed(view)[WIDTH];
      const lines = this.texts.lines(look.breaks, look.text, look.beside ? minus(room, exact(look.beside)) : room).length;
      const size = double(exact(look.font));
      // Lines are vertically centred; in a text view they begin below the padding.
      const isTop = shape === "text" && look.padding;
      const baseline = isTop ? double(exact(look.padding[1])) + 0.952 * size : height / 2 + 0.3555 * size - (1.19335 * size * (lines - 1)) / 2;
      const [x, y] = places[view];
      return baseline < -1 || baseline > height + 1 ? [] : [svg("path", { d: `M${short(x)} ${short(y + baseline)}h${short(width)}`, class: "baseline" })];
    });
  }

  // The frames with the least and the greatest value of numbers that are ambiguous, and arrows where these have no limit.
  ghosts(size) {
    if (!this.shows("constraints")) return [];
    const places = this.corners();
    return (this.laidOut.part.ghosts || []).map(([words, isLeast, boxes, side]) => {
      const rects = boxes.map(([x, y, width, height]) => svg("rect", { x: short(x), y: short(y), width: short(width), height: short(height), class: "line" }));
      const arrow = side ? [svg("path", { d: this.arrow(side, places[side[0]], 2.6 * size), class: "line" })] : [];
      return svg("g", { class: `ghost ${isLeast ? "least" : "most"}` }, [svg("title", {}, [words]), ...rects, ...arrow]);
    });
  }

  // An arrow from the edge of a view on which a number has no limit.
  arrow([view, axis, isLength, isFar], corner, length) {
    const frame = this.frames[view];
    const start = corner[axis] + (isFar || isLength ? frame[2 + axis] : 0);
    const end = start + (isFar ? length : -length);
    const across = corner[1 - axis] + 0.3 * frame[3 - axis];
    const head = (end - start) * 0.25;
    const at = (along, beside) => (axis === 0 ? [along, beside] : [beside, along]).map(short).join(" ");
    return `M${at(start, across)}L${at(end, across)}M${at(end - head, across - Math.abs(head))}L${at(end, across)}L${at(end - head, across + Math.abs(head))}`;
  }

  // The names that have room in their boxes, and the boxes of the other views.
  names(size, taken) {
    const places = this.corners();
    const outside = [];
    const names = this.views.slice(1).flatMap((each, index) => {
      const view = index + 1;
      const [, , width, height] = this.frames[view];
      const words = this.nameOf(view);
      const room = words.length * size * 0.61;
      const [x, y] = places[view];
      if (this.isLeftOut(view)) return [];
      for (let top = y + size; width >= room && top <= y + height - 0.2 * size; top += 1.15 * size) {
        const box = { left: x + 2, right: x + 2 + room, top: top - 0.85 * size, bottom: top + 0.2 * size };
        if (taken.some((other) => overlaps(other, box))) continue;
        taken.push(box);
        const isOnScreen = isInside(box, { left: 0, top: 0, right: this.frames[0][2], bottom: this.frames[0][3] });
        const ground = isOnScreen ? [] : [svg("rect", { x: short(x), y: short(box.top), width: short(room + 4), height: short(1.05 * size), class: "ground" })];
        return [...ground, svg("text", { x: short(x + 2), y: short(top), class: "name", "font-size": short(size) }, [words])];
      }
      outside.push({ view, words, room: room + 0.5 * size, name: "", left: x, top: y, right: x + width, bottom: y + height });
      return [];
    });
    return [names, outside];
  }

  nameOf(view) {
    const [, , width, height] = this.frames[view];
    return `${this.views[view].name} ${short(width)}×${short(height)}`;
  }

  // Labels beside boxes, each with a line to its box; none where there is no room. Other views are covered only if need be.
  leaders(boxes, taken, size) {
    const places = this.corners();
    const [, , width, height] = this.frames[0];
    const area = { left: 0, top: 0, right: width, bottom: height };
    const leaves = this.views.map((_, view) => view).filter((view) => view && !this.children[view].length && this.shown[view]).map((view) => {
      const [left, top] = places[view];
      return { view, left, top, right: left + this.frames[view][2], bottom: top + this.frames[view][3] };
    });
    const isFree = (place, others) => isInside(place, area) && !others.some((other) => overlaps(other, place));
    const [lines, labels] = [[], []];
    for (const box of boxes.slice(0, 80)) {
      const candidates = around(box, box.room, 1.3 * size, size).filter((place) => isFree(place, taken));
      const others = leaves.filter(({ view }) => view !== box.view);
      const place = candidates.find((candidate) => isFree(candidate, others)) || candidates[0];
      if (!place) continue;
      taken.push(place);
      const [from, to] = nearestPoints(box, place);
      lines.push(svg("path", { d: `M${from.map(short).join(" ")}L${to.map(short).join(" ")}`, class: `leader ${box.name}` }));
      labels.push(svg("rect", { x: short(place.left), y: short(place.top), width: short(place.right - place.left), height: short(place.bottom - place.top), rx: short(0.2 * size), class: "ground" }));
      labels.push(svg("text", { x: short(place.left + 0.25 * size), y: short(place.bottom - 0.35 * size), class: box.name ? `value ${box.name}` : "name", "font-size": short(box.name ? 0.9 * size : size) }, [box.words]));
    }
    return [lines, labels];
  }

  // The top left corners of views in the root, transforms left out.
  corners() {
    const found = [[0, 0]];
    this.views.forEach((view, index) => {
      if (view.in === undefined) return;
      const { origin } = this.laidOut.look(view.in);
      const [originX, originY] = origin ? origin.map((text) => double(exact(text))) : [0, 0];
      found[index] = [
        found[view.in][0] + this.frames[index][X] - originX,
        found[view.in][1] + this.frames[index][Y] - originY,
      ];
    });
    return found;
  }

  // MARK: Mockup

  mockup(view, look) {
    if (look.hidden) return [];
    const [width, height] = this.size(view);
    const shape = this.views[view].shape;
    const fill = this.colour("fill", look);
    const radius = look.radius || (shape === "button" && fill ? Math.min(8, height / 2) : 0);
    const back = fill ? [this.rectangle(width, height, fill, radius)] : [];
    // What can be clicked has an area even where nothing is drawn.
    const area = svg("rect", { width: short(width), height: short(height), fill: "none", class: "area" });
    const draw = drawings[shape];
    return [...back, ...(draw ? draw(this, view, look, width, height) : this.outline(view, fill, width, height)), area];
  }

  // The element of a view's picture at its place; nothing if there is no file, or no room. An element is kept for other sizes:
  // a new one would be empty until the browser has read its data.
  file(view, look, width, height) {
    if (!look.picture) return [];
    const [number, mode, ...own] = look.picture;
    const [name, address] = this.options.pictures[number];
    const [x, y, w, h] = contentBox(mode, own.map((length) => double(exact(length))), width, height);
    if (!(w > 0 && h > 0)) return [];
    const { images } = this.options;
    let image = images.get(view);
    if (image?.getAttribute("href") !== address) {
      image = svg("image", { href: address, preserveAspectRatio: "none" }, [svg("title", {}, [name])]);
      images.set(view, image);
    }
    for (const [key, value] of Object.entries({ x, y, width: w, height: h })) image.setAttribute(key, short(value));
    return [image];
  }

  rectangle(width, height, fill, radius = 0, stroke = undefined) {
    const rx = radius ? short(Math.min(radius, width / 2, height / 2)) : undefined;
    return svg("rect", { width: short(width), height: short(height), fill, rx, stroke });
  }

  // A thin outline of a view that shows nothing: without a background, and without subviews.
  outline(view, fill, width, height) {
    const isBare = ["view", "scroll", "button"].includes(this.views[view].shape) && !this.children[view].length;
    if (fill || !isBare || !(width > 0 && height > 0)) return [];
    return [svg("rect", { width: short(width), height: short(height), class: "outline" })];
  }

  // A stand-in for a picture: an area with a landscape, the name, and the size with the content mode.
  standIn(look, [x, y, width, height], words) {
    const side = Math.min(width, height);
    const { field, line, pale } = this.colours;
    const isSmall = side < 40;
    const size = Math.min(12, Math.max(8, side / 12));
    const fitting = (text) => (text.length * size * 0.58 <= width - 12 ? text : `${text.slice(0, Math.max(0, Math.floor((width - 12) / (size * 0.58)) - 1))}…`);
    const rows = side >= 64 ? words.filter((text) => text).map(fitting) : [];
    const [middleX, middleY] = [x + width / 2, y + height / 2 - rows.length * size * 0.65];
    const radius = isSmall ? Math.max(double(exact(look.radius || 0)), side * 0.2) : look.radius;
    const ink = isSmall && look.tint ? this.colour("tint", look) : line;
    const ground = this.rectangle(width, height, isSmall ? ink : field, radius);
    ground.setAttribute("transform", `translate(${short(x)} ${short(y)})`);
    if (isSmall) ground.setAttribute("fill-opacity", 0.35);
    const share = side * (isSmall ? 0.26 : 0.16);
    const hills = `M${short(middleX - share)} ${short(middleY + share * 0.75)}l${short(share * 0.68)} ${short(-share * 1.05)}l${short(share * 0.44)} ${short(share * 0.6)}l${short(share * 0.28)} ${short(-share * 0.3)}l${short(share * 0.6)} ${short(share * 0.75)}z`;
    return [
      ground, svg("path", { d: hills, fill: ink }),
      svg("circle", { cx: short(middleX + share * 0.7), cy: short(middleY - share * 0.5), r: short(share * 0.22), fill: ink }),
      ...rows.map((text, row) => svg("text", {
        x: short(middleX), y: short(middleY + side * 0.12 + size * (1.3 + 1.25 * row)), "text-anchor": "middle", "font-size": short(size), "font-family": fontStack, fill: pale, class: "words",
      }, [text])),
    ];
  }

  // The lines of a view's text. A title may take the room of its padding.
  text(view, look, ink, options = {}) {
    if (look.breaks === undefined) return [];
    const exactWidth = this.laidOut.untransformed(view)[WIDTH];
    const room = look.beside && !options.isTitle ? minus(exactWidth, exact(look.beside)) : exactWidth;
    const lines = this.texts.lines(look.breaks, look.text, room);
    const [width, height] = this.size(view);
    const size = double(exact(look.font));
    const lineHeight = 1.19335 * size;
    const padding = look.padding ? double(exact(look.padding[0])) : 0;
    const top = options.top ?? (height - lineHeight * lines.length) / 2;
    return lines.map((line, index) => {
      const isCut = index === lines.length - 1 && !line.isLast;
      const place = aligned(look, options.align, padding, width, Math.min(line.width, width));
      // The block of ascent and descent is centred in the line.
      const baseline = top + lineHeight * index + (lineHeight - 1.193 * size) / 2 + 0.952 * size;
      return this.line(line, isCut, place, baseline, size, look, ink);
    });
  }

  // A line as wide as it was measured, whatever font the browser has.
  line(line, isCut, x, baseline, size, look, ink) {
    const mirrored = startsRightToLeft(look.text);
    const attributes = {
      x: short(x), y: short(baseline), "font-size": short(size), fill: ink, "font-family": fontStack, "xml:space": "preserve",
      "font-weight": look.weight, direction: mirrored ? "rtl" : undefined, "text-anchor": mirrored ? "end" : undefined,
    };
    if ([...line.text].length > 1) Object.assign(attributes, { textLength: short(line.width), lengthAdjust: "spacingAndGlyphs" });
    return svg("text", attributes, [isCut ? `${line.text}…` : line.text]);
  }
}

// True if the first letter of a text is written from right to left, which is the direction of its paragraph.
function startsRightToLeft(text) {
  const letter = /\p{L}/u.exec(text || "");
  return !!letter && /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u.test(letter[0]);
}

// The places for a label around a box: at its sides, then at its corners, ever farther away.
function around(box, width, height, size) {
  const [middleX, middleY] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const sides = [[1, 0], [-1, 0], [0, 1], [0, -1], [1, 1], [-1, 1], [1, -1], [-1, -1]];
  return [0.5, 1.5, 3, 5, 8].flatMap((distance) => sides.map(([x, y]) => {
    const centreX = middleX + x * ((box.right - box.left) / 2 + distance * size + width / 2);
    const centreY = middleY + y * ((box.bottom - box.top) / 2 + distance * size + height / 2);
    return { left: centreX - width / 2, right: centreX + width / 2, top: centreY - height / 2, bottom: centreY + height / 2 };
  }));
}

// The points of two boxes that are nearest to each other.
function nearestPoints(a, b) {
  const between = (value, low, high) => Math.min(Math.max(value, low), high);
  const end = [between((b.left + b.right) / 2, a.left, a.right), between((b.top + b.bottom) / 2, a.top, a.bottom)];
  return [end, [between(end[0], b.left, b.right), between(end[1], b.top, b.bottom)]];
}

const overlaps = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

// The box of a content of an own size in a view, by its content mode.
function contentBox(mode, own, width, height) {
  if (mode === "scaleToFill" || mode === "redraw") return [0, 0, width, height];
  let [w, h] = own;
  if (mode.startsWith("scaleAspect")) {
    const scale = Math[mode === "scaleAspectFit" ? "min" : "max"](width / w, height / h);
    [w, h] = [scale * w, scale * h];
  }
  const across = /left$/i.test(mode) ? 0 : /right$/i.test(mode) ? 1 : 0.5;
  const down = mode.startsWith("top") ? 0 : mode.startsWith("bottom") ? 1 : 0.5;
  return [across * (width - w), down * (height - h), w, h];
}

// The left end of a line of text.
function aligned(look, fallback, padding, width, length) {
  const natural = look.rtl ? "right" : "left";
  const chosen = look.align && look.align !== "natural" ? look.align : fallback || natural;
  const align = chosen === "justified" ? natural : chosen;
  if (align === "center") return (width - length) / 2;
  return align === "right" ? width - padding - length : padding;
}

// How each kind of view is drawn.
const drawings = {
  label: (picture, view, look) => picture.text(view, look, picture.colour("ink", look) || picture.colours.ink),

  button(picture, view, look, width, height) {
    const fill = picture.colour("fill", look);
    const ink = picture.colour("ink", look) || (fill ? contrasting(fill) : picture.colour("tint", look) || picture.colours.tint);
    if (look.breaks !== undefined) return picture.text(view, look, ink, { align: "center", isTitle: true });
    if (!look.image) return picture.outline(view, fill, width, height);
    const side = Math.min(width, height, 24);
    return picture.standIn({ ...look, tint: [ink] }, [(width - side) / 2, (height - side) / 2, side, side], []);
  },

  popup: (picture, view, look, width, height) => [
    ...drawings.button(picture, view, look, width, height),
    svg("path", { d: `M${short(width - 14)} ${short(height / 2 - 2)}l4 4l4 -4`, fill: "none", stroke: picture.colours.pale }),
  ],

  image(picture, view, look, width, height) {
    if (!(width > 0 && height > 0)) return [];
    const file = picture.file(view, look, width, height);
    if (file.length) return file;
    const [name = "", mode = "", ...own] = look.image || [];
    const lengths = own.map((length) => double(exact(length)));
    const place = own.length ? contentBox(mode || "scaleToFill", lengths, width, height) : [0, 0, width, height];
    const size = `${(own.length ? lengths : [width, height]).map((length) => short(Math.round(length * 100) / 100)).join(" × ")}${mode ? ` ${mode}` : ""}`;
    return place[2] > 0 && place[3] > 0 ? picture.standIn(look, place, [name, size]) : [];
  },

  field(picture, view, look, width, height) {
    const box = picture.rectangle(width, height, picture.colour("fill", look) || picture.colours.field, look.radius || 6, picture.colours.line);
    if (look.text) return [box, ...picture.text(view, look, picture.colour("ink", look) || picture.colours.ink)];
    return [box, ...picture.placeholder(look, height)];
  },

  text(picture, view, look, width, height) {
    const fill = picture.colour("fill", look) || picture.colours.back;
    const padding = look.padding ? double(exact(look.padding[1])) : 0;
    return [
      picture.rectangle(width, height, fill, look.radius, picture.colours.line),
      ...picture.text(view, look, picture.colour("ink", look) || picture.colours.ink, { top: padding }),
    ];
  },

  switch(picture, view, look, width, height) {
    const radius = height / 2;
    return [
      picture.rectangle(width, height, picture.colour("tint", look) || "#34a853", radius),
      svg("circle", { cx: short(look.rtl ? radius : width - radius), cy: short(radius), r: short(Math.max(0, radius - 2)), fill: picture.colours.knob }),
    ];
  },

  slider(picture, view, look, width, height) {
    const middle = short(height / 2);
    const knob = Math.min(14, height / 2, width / 2);
    // A sample value, as in other pictures: 40 percent.
    const at = knob + Math.max(0, width - 2 * knob) * (look.rtl ? 0.6 : 0.4);
    return [
      svg("path", { d: `M0 ${middle}H${short(width)}`, stroke: picture.colours.line, "stroke-width": 4, "stroke-linecap": "round" }),
      svg("path", { d: `M${look.rtl ? short(width) : 0} ${middle}H${short(at)}`, stroke: picture.colour("tint", look) || picture.colours.tint, "stroke-width": 4, "stroke-linecap": "round" }),
      svg("circle", { cx: short(at), cy: middle, r: short(knob), fill: picture.colours.knob, stroke: picture.colours.line }),
    ];
  },

  stepper: (picture, view, look, width, height) => [
    picture.rectangle(width, height, picture.colours.field, look.radius || 8),
    svg("path", {
      d: `M${short(width * 0.2)} ${short(height / 2)}h${short(width * 0.12)}M${short(width / 2)} ${short(height * 0.2)}v${short(height * 0.6)}M${short(width * 0.69)} ${short(height / 2)}h${short(width * 0.12)}M${short(width * 0.75)} ${short(height / 2 - width * 0.06)}v${short(width * 0.12)}`,
      stroke: picture.colours.ink, "stroke-width": 1.5, fill: "none",
    }),
  ],

  progress: (picture, view, look, width, height) => [
    picture.rectangle(width, height, picture.colours.line, height / 2),
    svg("g", { transform: look.rtl ? `translate(${short(width * 0.4)} 0)` : undefined }, [
      picture.rectangle(width * 0.6, height, picture.colour("tint", look) || picture.colours.tint, height / 2),
    ]),
  ],

  spinner: (picture, view, look, width, height) => [
    svg("circle", {
      cx: short(width / 2), cy: short(height / 2), r: short(Math.max(0, Math.min(width, height) / 2 - 2)), fill: "none",
      stroke: picture.colours.pale, "stroke-width": 3, "stroke-dasharray": "3 4",
    }),
  ],

  segments(picture, view, look, width, height) {
    const titles = look.segments || [];
    const each = width / Math.max(1, titles.length);
    const place = (index) => each * (look.rtl ? titles.length - 1 - index : index);
    const chosen = svg("rect", { x: short(place(0) + 2), y: 2, width: short(Math.max(0, each - 4)), height: short(Math.max(0, height - 4)), rx: 6, fill: picture.colours.back });
    const size = look.font ? double(exact(look.font)) : 13;
    const words = titles.map((title, index) => svg("text", {
      x: short(place(index) + each / 2), y: short(height / 2 + size * 0.36), "text-anchor": "middle", "font-size": short(size),
      "font-weight": index ? look.weight : 600, "font-family": fontStack, fill: picture.colour("ink", look) || picture.colours.ink,
    }, [title]));
    const edges = titles.map((_, index) => index).filter((index) => index > 1).map((index) => {
      return svg("path", { d: `M${short(place(index) + (look.rtl ? each : 0))} ${short(height * 0.25)}v${short(height * 0.5)}`, stroke: picture.colours.line });
    });
    return [picture.rectangle(width, height, picture.colours.field, 8), ...(titles.length ? [chosen] : []), ...edges, ...words];
  },

  date: (picture, view, look, width, height) => [
    picture.rectangle(width, height, picture.colours.field, 8),
    ...picture.text(view, look, picture.colours.ink, { align: "center" }),
  ],

  picker: (picture, view, look, width, height) => [
    svg("rect", { y: short(height / 2 - 16), width: short(width), height: short(Math.min(32, height)), rx: 8, fill: picture.colours.field }),
    ...[-32, 0, 32].map((offset) => svg("path", {
      d: `M${short(width * 0.3)} ${short(height / 2 + offset)}h${short(width * 0.4)}`, stroke: offset ? picture.colours.line : picture.colours.pale, "stroke-width": 4, "stroke-linecap": "round",
    })),
  ],

  separator: (picture, view, look, width, height) => [picture.rectangle(width, height, picture.colour("fill", look) || picture.colours.line)],

  table(picture, view, look, width, height) {
    const rows = [];
    for (let y = 44; y < height && rows.length < 100; y += 44) rows.push(`M0 ${y}H${short(width)}`);
    return [
      picture.rectangle(width, height, picture.colour("fill", look) || picture.colours.back, look.radius, picture.colours.line),
      svg("path", { d: rows.join(""), stroke: picture.colours.line, "stroke-width": 0.5 }),
    ];
  },
};

// The text of an empty field.
Picture.prototype.placeholder = function (look, height) {
  if (!look.placeholder) return [];
  const size = double(exact(look.font));
  const padding = look.padding ? double(exact(look.padding[0])) : 0;
  return [svg("text", {
    x: short(padding), y: short(height / 2 + size * 0.36), "font-size": short(size), "font-family": fontStack, fill: this.colours.pale,
  }, [look.placeholder])];
};

// Black or white, whichever is more legible on a colour.
function contrasting(colour) {
  const [r, g, b] = [1, 3, 5].map((place) => parseInt(colour.slice(place, place + 2), 16));
  return 0.299 * r + 0.587 * g + 0.114 * b < 140 ? "#ffffff" : "#111827";
}
