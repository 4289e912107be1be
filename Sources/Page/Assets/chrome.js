// What the system shows around and over a layout: the keyboard, bars, the safe area, the cutout and the outline of the device.

class Chrome {
  // The device and its insets are those of the data; bars and the outline are shown at the size of the device alone.
  constructor(picture, { safeArea, keyboard, device }, size) {
    this.picture = picture;
    [this.width, this.height] = [size.width, size.height].map(double);
    this.insets = (safeArea || [0, 0, 0, 0]).map((inset) => double(exact(inset)));
    this.keyboard = keyboard === undefined ? 0 : Math.min(this.height, double(exact(keyboard)));
    this.isBlueprint = picture.options.style === "blueprint";
    const isThere = device && [0, 1].every((axis) => isEqual(exact(device[1][axis]), lengthOf(size, axis)));
    if (isThere) [this.isPad, this.isNotch, ...this.cutout] = device[2];
    this.isDevice = !!isThere;
  }

  // The radius of the corners of the screen: round where the safe area says so.
  get radius() {
    const [top, , bottom] = this.insets;
    if (!this.isDevice || (bottom === 0 && top <= 24)) return 0;
    return this.isPad ? 18 : Math.min(44, Math.min(this.width, this.height) / 8);
  }

  // The elements over the views, through which clicks reach these.
  cover() {
    const bars = this.isDevice && !this.isBlueprint ? [...this.statusBar(), ...this.homeBar()] : [];
    const areas = this.isBlueprint && !this.picture.shows("safe-area") ? [] : [...this.safeArea(), ...this.camera()];
    return svg("g", { class: "chrome", "aria-hidden": "true" }, [...this.keys(), ...bars, ...areas]);
  }

  // The edge of the device.
  outline() {
    if (!this.isDevice || this.isBlueprint) return [];
    const radius = this.radius + 3;
    return [svg("rect", { x: -3, y: -3, width: short(this.width + 6), height: short(this.height + 6), rx: radius, class: "bezel" })];
  }

  // MARK: Bars

  statusBar() {
    const [top, left] = this.insets;
    if (top < 20 || left > 0 || (!this.isPad && this.width >= 1000)) return [];
    const isTall = top > 30;
    const [size, y] = isTall ? [16, top * 0.5 + 6] : [12, 15];
    const x = this.isPad ? 20 : isTall ? this.width * 0.13 : this.width / 2;
    const right = this.width - (this.isPad ? 20 : isTall ? this.width * 0.07 : 6);
    const time = svg("text", { x: short(x), y: short(y), "text-anchor": this.isPad ? "start" : "middle", "font-size": size, "font-weight": 600, "font-family": fontStack, fill: this.picture.inkAt(x, y) }, ["9:41"]);
    return [time, ...this.signs(right, y, size)];
  }

  // The strength of the signal and the battery.
  signs(right, y, size) {
    const ink = this.picture.inkAt(this.width * 0.9, y);
    const [w, h] = [size * 1.5, size * 0.7];
    const box = (x, top, width, height, more) => svg("rect", { x: short(x), y: short(top), width: short(width), height: short(height), ...more });
    const bars = [0, 1, 2, 3].map((bar) => {
      const tall = h * (0.4 + 0.2 * bar);
      return box(right - w - size * 1.3 + bar * size * 0.26, y - tall, size * 0.18, tall, { rx: 1, fill: ink });
    });
    return [box(right - w, y - h, w, h, { rx: h * 0.3, fill: "none", stroke: ink, "stroke-opacity": 0.5 }), box(right - w + 1.5, y - h + 1.5, w - 3, h - 3, { rx: h * 0.2, fill: ink }), ...bars];
  }

  homeBar() {
    const bottom = this.insets[2];
    if (bottom <= 0) return [];
    const long = Math.min(139, this.width * 0.36);
    const y = this.height - Math.min(bottom, 34) * 0.26 - 5;
    const fill = this.keyboard ? this.picture.colours.ink : this.picture.inkAt(this.width / 2, y);
    return [svg("rect", { x: short((this.width - long) / 2), y: short(y), width: short(long), height: 5, rx: 2.5, fill })];
  }

  // MARK: Areas

  // The area outside of the safe area, hatched.
  safeArea() {
    const [top, left, bottom, right] = this.insets;
    if (!(top || left || bottom || right)) return [];
    const [width, height] = [this.width - left - right, this.height - top - bottom].map((length) => Math.max(0, length));
    const outer = `M0 0H${short(this.width)}V${short(this.height)}H0z`;
    const inner = `M${short(left)} ${short(top)}v${short(height)}h${short(width)}v${short(-height)}z`;
    return [
      svg("pattern", { id: "hatch", width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" }, [svg("path", { d: "M0 0V7", class: "hatch" })]),
      svg("path", { d: outer + inner, "fill-rule": "evenodd", fill: "url(#hatch)", class: "unsafe" }), svg("path", { d: inner, class: "safe" }),
    ];
  }

  // The notch or the Dynamic Island: at the upper edge in portrait, at the left edge in landscape.
  camera() {
    if (!this.isDevice || !this.cutout.length) return [];
    const [across, deep, distance] = this.cutout;
    const isPortrait = this.height >= this.width;
    const start = ((isPortrait ? this.width : this.height) - across) / 2;
    // A notch begins beyond the edge, so that its corners there are square.
    const [near, length] = this.isNotch ? [-20, deep + 20] : [distance, deep];
    const [x, y, width, height] = isPortrait ? [start, near, across, length] : [near, start, length, across];
    return [svg("rect", { x: short(x), y: short(y), width: short(width), height: short(height), rx: this.isNotch ? 20 : deep / 2, class: this.isBlueprint ? "safe" : "camera" })];
  }

  // The keyboard with four rows of keys, without letters.
  keys() {
    if (!this.keyboard) return [];
    const { colours } = this.picture;
    const top = this.height - this.keyboard;
    const usable = Math.max(0, this.keyboard - Math.min(this.insets[2], this.keyboard / 3) - 8);
    const row = Math.min(this.isPad ? 90 : 56, usable / 4);
    const first = top + 6 + usable - 4 * row;
    const rows = row > 12 ? [10, 9, 7, 3] : [];
    const keys = rows.flatMap((count, index) => Array.from({ length: count }, (_, key) => {
      const each = index === 3 ? [0.25, 0.5, 0.25][key] : 0.1;
      const start = index === 3 ? [0, 0.25, 0.75][key] : 0.5 - count * 0.05 + key * 0.1;
      return svg("rect", { x: short(start * this.width + 3), y: short(first + index * row), width: short(each * this.width - 6), height: short(row - 6), rx: 5, fill: colours.back, stroke: colours.line });
    }));
    return [svg("rect", { y: short(top), width: short(this.width), height: short(this.keyboard), fill: colours.field, class: "keyboard" }), ...keys];
  }
}
