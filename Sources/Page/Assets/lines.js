// Constraints as dimension lines at the frames of a picture: distances between two edges, lengths, and ratios of two lengths.

// The layers of a blueprint with their words, as `--show` of `layc render` has them; the last one is usually not shown.
const layers = { constraints: "Constraints", guides: "Guides", baselines: "Baselines", "safe-area": "Safe area", ids: "Names", hidden: "Hidden views" };
const usualLayers = Object.keys(layers).slice(0, -1);

// The states of constraints, those first whose labels have a place before others.
const lineStates = ["broken", "conflicting", "unmet", "binding", "slack"];

const tolerance = 1e-6;

// Text of a number with at most some decimal places, as reports have it.
const decimals = (number, places = 2) => String(Math.sign(number) * (Math.round(Math.abs(number) * 10 ** places) / 10 ** places) || 0);

// The texts of two numbers with as many decimal places as they need to differ, from two to seven.
function distinct(a, b) {
  const places = [2, 3, 4, 5, 6, 7].find((count) => decimals(a, count) !== decimals(b, count)) ?? 2;
  return [decimals(a, places), decimals(b, places), places];
}

// The dimension lines of a layout.
class Dimensions {
  // `conflicts` are the numbers of those at `size`, which is that of the page.
  constructor(data, tables, laidOut, conflicts, size) {
    Object.assign(this, { data, tables, laidOut });
    this.superviews = [...data.views.map((view) => view.in), ...data.guides.map(([, owner]) => owner)];
    this.known = new Map();
    this.sums = new Map();
    this.members = new Set();
    for (const number of conflicts) {
      const [broken, members, parts] = tables.conflicts[number];
      this.sums.set(broken, sumText(parts.map((part) => double(tables.value(part, size)))));
      members.forEach((member) => this.members.add(member));
    }
  }

  // The frame of a view or guide in the root, transforms left out, as constraints see it; undefined where it is not known.
  frame(view) {
    if (this.known.has(view)) return this.known.get(view);
    const own = this.laidOut.untransformed(view)?.map(double);
    const owner = this.superviews[view];
    let found = own;
    if (own && owner !== undefined) {
      const outer = this.frame(owner);
      const origin = [0, 1].map((axis) => double(this.laidOut.origin(owner, axis)));
      found = [outer[X] + own[X] - origin[0], outer[Y] + own[Y] - origin[1], own[WIDTH], own[HEIGHT]];
    }
    this.known.set(view, found);
    return found;
  }

  // The value of an attribute: a length, or a position in the root.
  value([view, measure, offset = 0]) {
    const [axis, place] = [measure >> 2, measure & 3];
    const frame = this.frame(view);
    // In old profiles, constraints are about the box around a view with its transform.
    const isBoxed = this.data.boxed && view < this.data.views.length && this.laidOut.look(view).transform;
    const plain = isBoxed && this.laidOut.untransformed(view);
    const box = isBoxed ? this.laidOut.box(view).map((number, index) => double(number) + (index < 2 ? frame[index] - double(plain[index]) : 0)) : frame;
    return place === 3 ? box[2 + axis] + offset : box[axis] + (place / 2) * box[2 + axis] + offset;
  }

  // The line of a constraint; undefined if none is in force, or if no line can show it.
  line(index) {
    const row = this.tables.rows[this.laidOut.part.rows[index]];
    if (!row || !row.anchors.length) return undefined;
    const [a, b] = row.anchors.map((anchor) => this.tables.anchors[anchor]);
    if (!this.frame(a[0]) || (b && !this.frame(b[0]))) return undefined;
    const views = b ? [a[0], b[0]] : [a[0]];
    const line = !b ? this.length(a, row, index) : row.factor === undefined ? this.distance(a, b, row, index) : this.ratio(a, b, row, index);
    return { index, views, line: row.line, ...line };
  }

  // The lines of all constraints in force of which no view is left out, and the number of those without a line. They are kept.
  lines(isLeftOut) {
    this.found ??= this.allLines(isLeftOut);
    return this.found;
  }

  allLines(isLeftOut) {
    const lines = this.laidOut.part.rows.map((_, index) => this.line(index));
    const views = (index) => (this.data.constraints[index] || []).slice(1);
    const shown = lines.map((line, index) => (line ? line.views : views(index)).every((view) => !isLeftOut(view)));
    const undrawn = this.laidOut.part.rows.filter((row, index) => row >= 0 && !lines[index] && shown[index]).length;
    return { lines: lines.filter((line, index) => line && shown[index]), undrawn };
  }

  // `a.width >= 120`
  length(a, row, index, wanted = row.constant, words = undefined) {
    const [view, measure, , start = 0] = a;
    const axis = measure >> 2;
    const frame = this.frame(view);
    const actual = this.value(a);
    const from = frame[axis] + start;
    const state = this.state(actual, row.relation, wanted, index);
    const label = this.label(actual, row.relation, wanted, state, index, words);
    return { axis, from, to: from + actual, low: frame[1 - axis], high: frame[1 - axis] + frame[3 - axis], state, label, isLength: true };
  }

  // `a.width == 2 * b.width + 8`
  ratio(a, b, row, index) {
    const { factor, constant } = row;
    const name = b[0] === 0 ? "root" : (this.data.views[b[0]] || { name: this.data.guides[b[0] - this.data.views.length][0] }).name;
    const sum = constant ? ` ${constant > 0 ? "+" : "−"} ${decimals(Math.abs(constant))}` : "";
    const words = `${factor === 1 ? "" : `${decimals(factor)} × `}${name}.${b[1] >> 2 ? "height" : "width"}${sum}`;
    return this.length(a, row, index, factor * this.value(b) + constant, words);
  }

  // `b.left - a.right >= 8`
  distance(a, b, row, index) {
    const axis = a[1] >> 2;
    const [first, second] = [this.value(a), this.value(b)];
    const isBackward = row.constant < 0 || (row.constant === 0 && first < second);
    const [actual, wanted] = isBackward ? [second - first, -row.constant || 0] : [first - second, row.constant];
    const relation = isBackward ? [0, 2, 1][row.relation] : row.relation;
    const state = this.state(actual, relation, wanted, index);
    const isAlignment = state !== "broken" && relation === 0 && wanted === 0 && Math.abs(actual) < tolerance;
    const frames = [this.frame(a[0]), this.frame(b[0])];
    const [nears, fars] = [frames.map((frame) => frame[1 - axis]), frames.map((frame) => frame[1 - axis] + frame[3 - axis])];
    // A distance lies where both views are, an alignment runs along both.
    const [one, other] = isAlignment || Math.abs(actual) < tolerance ? [Math.min(...nears), Math.max(...fars)] : [Math.max(...nears), Math.min(...fars)];
    const label = isAlignment ? "" : this.label(actual, relation, wanted, state, index);
    return { axis, from: Math.min(first, second), to: Math.max(first, second), low: Math.min(one, other), high: Math.max(one, other), state, label };
  }

  // The state of a constraint; `relation` is 0 for ==, 1 for <=, 2 for >=.
  state(actual, relation, wanted, index) {
    if (this.sums.has(index)) return "broken";
    if (this.members.has(index)) return "conflicting";
    const error = (actual - wanted) * (relation === 2 ? -1 : 1);
    if (Math.abs(error) < tolerance) return "binding";
    return relation !== 0 && error < 0 ? "slack" : "unmet";
  }

  label(actual, relation, wanted, state, index, words) {
    if (state === "broken") return this.sums.get(index);
    const sign = ["", "≤ ", "≥ "][relation];
    const error = (actual - wanted) * (relation === 2 ? -1 : 1);
    if (Math.abs(error) < tolerance) return sign + (words && !sign ? "= " : "") + (words ?? decimals(wanted));
    const [left, number] = distinct(actual, wanted);
    if (relation !== 0 && error < 0) return `${left} ${sign}${words ?? number}`;
    return `${left} ${["≠", ">", "<"][relation]} ${words ?? number}`;
  }
}

// The sum of a contradiction, such as 200 + 240 > 320: the numbers below 0 are together more than those above.
function sumText(parts) {
  const [large, small] = [parts.filter((part) => part < 0).map((part) => -part), parts.filter((part) => part > 0)];
  const total = (numbers) => numbers.reduce((sum, number) => sum + number, 0);
  const places = distinct(total(large), total(small))[2];
  const side = (numbers) => (numbers.length ? numbers.slice(0, 6).map((number) => decimals(number, places)).join(" + ") + (numbers.length > 6 ? " + …" : "") : "0");
  return `${side(large)} > ${side(small)}`;
}

// Draws dimension lines into a picture: the lines below all labels, and labels where they have a place.
class LinePainter {
  // `taken` are the boxes of other labels, `area` is where labels may lie, `size` the size of the font.
  constructor(taken, area, size) {
    Object.assign(this, { taken, area, size });
    [this.lines, this.labels, this.waiting] = [[], [], []];
  }

  // Draws a line, faintly and without a label if it `isFaint`; `words` say what it is.
  draw(line, words, isFaint) {
    const group = (children) => svg("g", { class: `dimension ${line.label ? line.state : "align"}${isFaint ? " faint" : ""}`, "data-constraint": line.index, "data-view": line.views.find((view) => view) ?? 0 }, [svg("title", {}, [words]), ...children]);
    if (!line.label) {
      this.lines.push(group([this.path(line, [[line.from, line.low], [line.from, line.high]])]));
      return;
    }
    const found = isFaint ? undefined : this.place(line);
    const across = found ? found.across : line.low + (line.high - line.low) * 0.5;
    this.lines.push(group(this.mark(line, across)));
    if (found) this.labels.push(group(this.text(line, found.box)));
    else if (!isFaint) this.waiting.push({ words: line.label, name: line.state, room: this.room(line), ...this.middle(line, across) });
  }

  room(line) {
    return line.label.length * this.size * 0.61 + 0.4 * this.size;
  }

  // A place across the line with a box for its label; lines that cross no label come first.
  place(line) {
    const width = this.room(line);
    for (const mayCross of [false, true]) {
      for (const share of line.isLength ? [0.8, 0.2, 0.5, 0.65, 0.35, 0.92] : [0.5, 0.3, 0.7, 0.15, 0.85]) {
        const across = line.low + (line.high - line.low) * share;
        if (!mayCross && !this.isFree(this.box(line, across, 0.5))) continue;
        const box = this.candidates(line, across, width).find((candidate) => isInside(candidate, this.area) && this.isFree(candidate));
        if (!box) continue;
        this.taken.push(box);
        return { across, box };
      }
    }
    return undefined;
  }

  isFree(box) {
    return !this.taken.some((other) => overlaps(other, box));
  }

  // The places of a label: on the line where that is long enough, else beside it.
  candidates(line, across, width) {
    const height = this.size * 1.2;
    const gap = this.size * 0.25;
    const middle = (line.from + line.to) / 2;
    const box = (along, beside) => {
      const [x, y] = line.axis === 0 ? [along, beside] : [beside, along];
      return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
    };
    const [along, beside] = line.axis === 0 ? [width, height] : [height, width];
    const isLong = line.to - line.from >= along + 2 * gap;
    return [
      ...(isLong ? [box(middle, across)] : []), box(middle, across - beside / 2 - gap), box(middle, across + beside / 2 + gap),
      box(line.to + along / 2 + gap, across), box(line.from - along / 2 - gap, across),
    ];
  }

  box(line, across, by) {
    return line.axis === 0
      ? { left: line.from, right: line.to, top: across - by, bottom: across + by }
      : { left: across - by, right: across + by, top: line.from, bottom: line.to };
  }

  middle(line, across) {
    const box = this.box(line, across, 1);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
  }

  path(line, ...strokes) {
    const at = ([along, across]) => (line.axis === 0 ? [along, across] : [across, along]).map(short).join(" ");
    return svg("path", { d: strokes.map((points) => `M${points.map(at).join("L")}`).join(""), class: "line" });
  }

  // The line with a short stroke at each end; those of a dashed line are not dashed.
  mark(line, across) {
    const half = this.size * 0.28;
    const whole = [[line.from, across], [line.to, across]];
    const ends = [line.from, line.to].map((end) => [[end, across - half], [end, across + half]]);
    if (line.state !== "slack") return [this.path(line, whole, ...ends)];
    const strokes = this.path(line, ...ends);
    strokes.classList.add("end");
    return [this.path(line, whole), strokes];
  }

  text(line, box) {
    return [
      svg("rect", { x: short(box.left), y: short(box.top), width: short(box.right - box.left), height: short(box.bottom - box.top), rx: short(0.2 * this.size), class: "paper" }),
      svg("text", { x: short((box.left + box.right) / 2), y: short(box.bottom - 0.3 * this.size), class: "value", "text-anchor": "middle", "font-size": short(this.size) }, [line.label]),
    ];
  }
}

const isInside = (box, area) => box.left >= area.left && box.top >= area.top && box.right <= area.right && box.bottom <= area.bottom;
