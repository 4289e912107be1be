// The map of sizes: what a check found at each, with breakpoints, devices and the current size.

// The words of results, from the best to the worst; the classes of style sheets have the same names.
const statuses = ["proved", "not decided", "unhealthy", "ambiguous", "assertion fails", "conflict"];
const statusClass = (status) => statuses[status].replace(" ", "-");

class SizeMap {
  constructor(data, tables) {
    this.map = data.map;
    this.tables = tables;
    this.ranges = data.ranges.map((range) => range.map((size) => sizeOf(...size.map(exact))));
    [this.lowest, this.highest] = this.bounds();
    // The device of the page, then the others; a size is there once.
    const known = data.map ? data.map.devices : [];
    this.devices = data.device ? [data.device, ...known.filter(([, size]) => String(size) !== String(data.device[1]))] : known;
  }

  // True if all ranges of the page were checked in a layer.
  isWhole(layer) {
    const parts = this.map ? this.map.layers[layer] : [];
    return this.ranges.every((range) => parts.some((part) => [0, 1].every((end) => isBetween(range[end], part[0], part[1]))));
  }

  // The least and the greatest lengths of all ranges, as doubles.
  bounds() {
    const all = (end, choose) => [0, 1].map((axis) => choose(...this.ranges.map((range) => double(lengthOf(range[end], axis)))));
    return [all(0, Math.min), all(1, Math.max)];
  }

  // The result at a size with the problems there; undefined without a map, or outside of it.
  at(layer, size) {
    let worst;
    const problems = new Set();
    for (const [low, high, background, regions] of this.map ? this.map.layers[layer] : []) {
      if (!isBetween(size, low, high)) continue;
      worst = Math.max(worst ?? 0, background);
      for (const region of regions) {
        if (!this.contains(region, size)) continue;
        worst = Math.max(worst, region[0]);
        problems.add(region[1]);
      }
    }
    return worst === undefined ? undefined : { status: worst, problems: [...problems] };
  }

  contains([, , , limits, excluded], size) {
    if (!limits.every((limit) => this.tables.holds(limit, size))) return false;
    return !excluded.some(([w, h]) => isEqual(exact(w), size.width) && isEqual(exact(h), size.height));
  }

  // A size at which a problem shows: the middle of its first region.
  place(layer, problem) {
    for (const [, , , regions] of this.map.layers[layer]) {
      const region = regions.find((each) => each[1] === problem);
      if (region) return this.middle(region);
    }
    return undefined;
  }

  middle(region) {
    const corners = region[2].map((corner) => corner.map(exact));
    const mean = [0, 1].map((axis) => {
      const sum = corners.reduce((total, corner) => plus(total, corner[axis]), zero);
      return [sum[0], sum[1] * BigInt(corners.length)];
    });
    const whole = sizeOf(...mean.map(([n, d]) => [floorOf(n, d), 1n]));
    return this.contains(region, whole) ? whole : sizeOf(...mean);
  }

  // Draws the map into an SVG element of a size in pixels.
  draw(element, layer, size, breaks) {
    const box = { width: 280, height: 220, left: 34, bottom: 20 };
    element.setAttribute("viewBox", `0 0 ${box.width + box.left + 6} ${box.height + box.bottom + 6}`);
    const x = (length) => box.left + this.share(0, length) * box.width;
    const y = (length) => 4 + (1 - this.share(1, length)) * box.height;
    const point = (corner) => `${short(x(double(exact(corner[0]))))},${short(y(double(exact(corner[1]))))}`;
    const parts = [svg("rect", { x: box.left, y: 4, width: box.width, height: box.height, class: "map-back" })];
    for (const [low, high, background, regions] of this.map ? this.map.layers[layer] : []) {
      parts.push(svg("polygon", { points: [low, [high[0], low[1]], high, [low[0], high[1]]].map(point).join(" "), class: `status ${statusClass(background)}` }));
      for (const region of [...regions].sort((a, b) => a[0] - b[0])) {
        parts.push(svg("polygon", { points: region[2].map(point).join(" "), class: `status ${statusClass(region[0])}` }));
      }
    }
    element.replaceChildren(...parts, ...this.lines(breaks, x, y, box), ...this.dots(x, y), ...this.cross(size, x, y, box));
    this.scales = { box };
  }

  // The position of a length between the least and the greatest, 0 to 1.
  share(axis, length) {
    const span = this.highest[axis] - this.lowest[axis];
    return span > 0 ? Math.min(1, Math.max(0, (length - this.lowest[axis]) / span)) : 0.5;
  }

  lines(breaks, x, y, box) {
    return breaks.map(({ axis, length }) => {
      const place = double(length);
      const d = axis === 0 ? `M${short(x(place))} 4v${box.height}` : `M${box.left} ${short(y(place))}h${box.width}`;
      return svg("path", { d, class: "map-break" });
    });
  }

  dots(x, y) {
    return this.devices.map(([name, [w, h]]) => {
      const attributes = { cx: short(x(double(exact(w)))), cy: short(y(double(exact(h)))), r: 2.5, class: "map-device" };
      return svg("circle", attributes, [svg("title", {}, [`${name} ${w}×${h}`])]);
    });
  }

  cross(size, x, y, box) {
    const [left, top] = [x(double(size.width)), y(double(size.height))].map(short);
    const label = (attributes, words) => svg("text", { class: "map-number", ...attributes }, [words]);
    return [
      svg("path", { d: `M${left} 4v${box.height}M${box.left} ${top}h${box.width}`, class: "map-cross" }),
      svg("circle", { cx: left, cy: top, r: 4.5, class: "map-here" }),
      label({ x: box.left, y: box.height + 17 }, String(this.lowest[0])),
      label({ x: box.left + box.width, y: box.height + 17, "text-anchor": "end" }, String(this.highest[0])),
      label({ x: box.left - 4, y: box.height + 4, "text-anchor": "end" }, String(this.lowest[1])),
      label({ x: box.left - 4, y: 12, "text-anchor": "end" }, String(this.highest[1])),
    ];
  }

  // The size under a point of the element.
  sizeAt(element, clientX, clientY) {
    const { box } = this.scales;
    const matrix = element.getScreenCTM().inverse();
    const place = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    const across = Math.min(1, Math.max(0, (place.x - box.left) / box.width));
    const up = 1 - Math.min(1, Math.max(0, (place.y - 4) / box.height));
    return [across, up].map((share, axis) => Math.round(this.lowest[axis] + share * (this.highest[axis] - this.lowest[axis])));
  }
}

const lengthOf = (size, axis) => (axis === 0 ? size.width : size.height);

const isBetween = (size, low, high) =>
  [0, 1].every((axis) => compared(exact(low[axis]), lengthOf(size, axis)) <= 0 && compared(lengthOf(size, axis), exact(high[axis])) <= 0);
