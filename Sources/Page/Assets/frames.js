// Frames at any size: functions of the root's size, where the proof found them, else those of the nearest size that was laid out.

// The numbers of a frame in the order of the data.
const [X, Y, WIDTH, HEIGHT] = [0, 1, 2, 3];

// A size of the root: both lengths over one denominator, so that sums need no more of them.
function sizeOf(width, height) {
  const common = width[1] === height[1] ? width[1] : width[1] * height[1];
  return { width, height, w: width[0] * (common / width[1]), h: height[0] * (common / height[1]), q: common };
}

// The tables of a page, with numbers as BigInt.
class Tables {
  constructor(data) {
    this.affines = data.affines.map(BigInt);
    this.limits = data.limits.map(([c, w, h, strict]) => ({ c: BigInt(c), w: BigInt(w), h: BigInt(h), strict: !!strict }));
    this.numbers = data.numbers;
    this.reasons = data.reasons;
    this.looks = data.looks;
    this.anchors = data.anchors.map(([view, measure, ...lengths]) => [view, measure, ...lengths.map((length) => double(exact(length)))]);
    this.rows = data.rows.map(([line, relation, constant, ...rest]) => {
      return { line, relation, constant: double(exact(constant ?? 0)), anchors: rest.slice(0, 2), factor: rest.length > 2 ? double(exact(rest[2])) : undefined };
    });
    this.conflicts = data.conflicts;
    this.sums = data.sums.map((sum) => sum.map((number, place) => (place % 2 ? number : exact(number))));
    // The numbers of the frames of views; those behind them are the frames of guides.
    this.frameNumbers = 4 * data.views.length;
  }

  // True if a size satisfies the limit with a number.
  holds(number, size) {
    const limit = this.limits[number];
    const room = limit.c * size.q + limit.w * size.w + limit.h * size.h;
    return limit.strict ? room > 0n : room >= 0n;
  }

  // The piece of a number that contains a size; undefined if none does.
  piece(number, size) {
    return this.numbers[number].find((piece) => {
      for (let place = 2; place < piece.length; place += 1) if (!this.holds(piece[place], size)) return false;
      return true;
    });
  }

  // The value of a function at a size.
  value(affine, size) {
    const [c, w, h, d] = this.affines.slice(4 * affine, 4 * affine + 4);
    return [c * size.q + w * size.w + h * size.h, d * size.q];
  }

  // The coefficients of a function: constant, width and height, over a denominator.
  coefficients(affine) {
    return this.affines.slice(4 * affine, 4 * affine + 4);
  }
}

// The parts of one variant: sizes with the numbers and the looks of all views.
class Variant {
  constructor(data, tables) {
    this.data = data;
    this.tables = tables;
    const numbers = unpacked(data.parts.concat(data.samples), 1);
    const looks = unpacked(data.parts.concat(data.samples), 2);
    const rows = unpacked(data.parts.concat(data.samples), 3);
    const content = (place) => ({ numbers: numbers[place].slice(0, tables.frameNumbers), all: numbers[place], looks: looks[place], rows: rows[place] });
    this.parts = data.parts.map((part, index) => ({ limits: part[0], ...content(index) }));
    this.samples = data.samples.map((sample, index) => {
      const [conflicts = [], ghosts = []] = sample.slice(4);
      return { size: sizeOf(exact(sample[0][0]), exact(sample[0][1])), conflicts, ghosts, ...content(data.parts.length + index) };
    });
  }

  // The part that contains a size and knows all numbers there; undefined if there is none.
  part(size) {
    const part = this.parts.find((each) => each.limits.every((limit) => this.tables.holds(limit, size)));
    return part && part.numbers.every((number) => this.tables.piece(number, size)) ? part : undefined;
  }

  // The layout at a size: exact inside of a known part or at a size that was laid out, else that of the nearest known size.
  at(size) {
    const part = this.part(size);
    if (part) return new LaidOut(this.tables, part, size, true);
    const near = this.nearest(size);
    return near && new LaidOut(this.tables, near.part, near.size, false, near.distance > 0);
  }

  // The contradictions of a size that was not laid out: those of the nearest laid out size that hold here too, by their sums.
  conflictsAt(size, isAlike) {
    const distance = (sample) => Math.hypot(double(minus(size.width, sample.size.width)), double(minus(size.height, sample.size.height)));
    const holds = (conflict) => signOf(this.tables.conflicts[conflict][2].map((part) => this.tables.value(part, size)).reduce(plus, zero)) < 0;
    const found = this.samples.filter(({ conflicts, size: other }) => conflicts.length && conflicts.every(holds) && isAlike(other));
    return found.length ? found.reduce((best, next) => (distance(next) < distance(best) ? next : best)).conflicts : [];
  }

  nearest(size) {
    let best;
    const consider = (part, other) => {
      const isHere = isEqual(size.width, other.width) && isEqual(size.height, other.height);
      const distance = isHere ? 0 : Number.MIN_VALUE + Math.hypot(double(minus(size.width, other.width)), double(minus(size.height, other.height)));
      if (!best || distance < best.distance) best = { part, size: other, distance };
    };
    for (const sample of this.samples) consider(sample, sample.size);
    for (const other of this.knownAround(size)) {
      const part = this.part(other);
      if (part) consider(part, other);
    }
    return best;
  }

  // Whole sizes that share a length with a size, near the limits of parts.
  knownAround(size) {
    const found = [];
    for (const point of this.breaks()) {
      for (const step of [-1n, 0n, 1n]) {
        const length = [floorOf(point.length[0], point.length[1]) + step, 1n];
        found.push(point.axis === 0 ? sizeOf(length, size.height) : sizeOf(size.width, length));
      }
    }
    return found;
  }

  // The lengths along each axis at which some number or part begins or ends, in order.
  breaks() {
    if (this.found) return this.found;
    const used = new Set();
    for (const part of this.parts) {
      for (const limit of part.limits) used.add(limit);
      for (const number of new Set(part.numbers)) {
        for (const piece of this.tables.numbers[number]) for (const limit of piece.slice(2)) used.add(limit);
      }
    }
    const points = new Map();
    for (const number of used) {
      const { c, w, h } = this.tables.limits[number];
      if ((w === 0n) === (h === 0n)) continue;
      const slope = w || h;
      const length = slope < 0n ? [c, -slope] : [-c, slope];
      points.set(`${w ? 0 : 1} ${spelled(length)}`, { axis: w ? 0 : 1, length });
    }
    this.found = [...points.values()].sort((a, b) => a.axis - b.axis || compared(a.length, b.length));
    return this.found;
  }
}

// The versions of a list, of which each is given as its changes from the last one.
function unpacked(parts, place) {
  let last = [];
  return parts.map((part) => {
    const changes = part[place];
    if (Array.isArray(changes[0])) last = changes[0];
    else if (changes.length) {
      last = last.slice();
      for (let index = 0; index < changes.length; index += 2) last[changes[index]] = changes[index + 1];
    }
    return last;
  });
}

// One layout at one size: by formulas (exact), or as it was laid out; near if that was at another size than the one that is shown.
class LaidOut {
  constructor(tables, part, size, isExact, isNear = false) {
    this.tables = tables;
    this.part = part;
    this.size = size;
    this.isExact = isExact;
    this.isNear = isNear;
    this.cache = new Map();
  }

  look(view) {
    return this.tables.looks[this.part.looks[view]];
  }

  // The piece of a number of a view's frame, or of a guide's; those of a guide may be undefined.
  piece(view, number) {
    return this.tables.piece(this.part.all[4 * view + number], this.size);
  }

  // The width or height of the content with a number among the guides; undefined where it is not known.
  contentLength(content, axis) {
    const piece = this.piece(this.part.looks.length + content, axis + 2);
    return piece && double(this.tables.value(piece[0], this.size));
  }

  // The exact frame of a view without its transform; undefined for a guide that is not known here.
  untransformed(view) {
    if (this.cache.has(view)) return this.cache.get(view);
    const numbers = [X, Y, WIDTH, HEIGHT].map((number) => this.number(4 * view + number));
    const frame = numbers.every((number) => number) ? numbers : undefined;
    this.cache.set(view, frame);
    return frame;
  }

  // The value of a number of frames: that of a piece, or a sum of others for a guide that follows from views.
  number(place) {
    const number = this.part.all[place];
    if (number >= 0) {
      const piece = this.tables.piece(number, this.size);
      return piece && this.tables.value(piece[0], this.size);
    }
    const [constant, ...parts] = this.tables.sums[-1 - number];
    let value = constant;
    for (let index = 0; index < parts.length; index += 2) {
      const other = this.untransformed(parts[index] >> 2)?.[parts[index] & 3];
      if (!other) return undefined;
      value = plus(value, times(other, parts[index + 1]));
    }
    return value;
  }

  // The exact box around a view with its transform.
  box(view) {
    const frame = this.untransformed(view);
    const look = this.look(view);
    if (!look.transform) return frame;
    const [a, b, c, d, tx, ty, anchorX, anchorY] = look.transform.map(exact);
    const before = [times(anchorX, frame[WIDTH]), times(anchorY, frame[HEIGHT])];
    const [x, width] = extent(a, c, tx, before, frame);
    const [y, height] = extent(b, d, ty, before, frame);
    return [plus(x, plus(frame[X], before[0])), plus(y, plus(frame[Y], before[1])), width, height];
  }

  // The origin of a view's bounds along an axis.
  origin(view, axis) {
    const { origin } = this.look(view);
    return origin ? exact(origin[axis]) : zero;
  }

  // The left or top edge of a view, from the root's corner.
  rootEdge(view, axis, superviews) {
    let edge = zero;
    for (let next = view; superviews[next] !== undefined; next = superviews[next]) {
      edge = plus(edge, minus(this.untransformed(next)[axis], this.origin(superviews[next], axis)));
    }
    return edge;
  }

  // The frames of all views, as `layc eval` prints them.
  frames(superviews, scale) {
    return superviews.map((superview, view) => {
      const frame = scale ? this.snapped(view, superview, superviews, scale) : this.box(view);
      return frame.map(double);
    });
  }

  // The frame of a view on the grid of pixels: edges are rounded in the root's coordinates.
  snapped(view, superview, superviews, scale) {
    const frame = this.box(view);
    const result = [];
    for (const axis of [0, 1]) {
      const isRoot = superview === undefined;
      const corner = isRoot ? zero : this.rootEdge(superview, axis, superviews);
      const scroll = isRoot ? zero : this.origin(superview, axis);
      const start = minus(plus(corner, frame[axis]), scroll);
      const near = snap(start, scale, this.look(view).down);
      const far = snap(plus(start, frame[axis + 2]), scale, this.look(view).down);
      const outer = isRoot ? zero : snap(corner, scale, this.look(superview).down);
      result[axis] = plus(minus(near, outer), scroll);
      result[axis + 2] = minus(far, near);
    }
    return result;
  }
}

// The range of p·x + q·y + shift over a rectangle about the anchor point.
function extent(p, q, shift, before, frame) {
  const end = (factor, axis) => (signOf(factor) < 0 ? minus(frame[axis + 2], before[axis]) : negated(before[axis]));
  const least = plus(times(p, end(p, 0)), times(q, end(q, 1)));
  const size = (factor) => (signOf(factor) < 0 ? negated(factor) : factor);
  return [plus(least, shift), plus(times(size(p), frame[WIDTH]), times(size(q), frame[HEIGHT]))];
}

// Rounds an edge to a pixel: down, or to the nearest, the later one of two.
function snap(edge, scale, isDown) {
  const [n, d] = times(edge, scale);
  const pixels = isDown ? floorOf(n, d) : floorOf(2n * n + d, 2n * d);
  return [pixels * scale[1], scale[0]];
}
