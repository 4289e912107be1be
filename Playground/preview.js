// The page of a layout in its frame: it is the page of `layc render --format html`.

export class Preview {
  constructor(frame, nothing) {
    this.frame = frame;
    this.nothing = nothing;
    this.state = "";
    this.loaded = frame.contentDocument?.readyState === "complete" && frame.contentWindow.location.pathname.endsWith("page.html")
      ? Promise.resolve() : new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  }

  get document() { return this.frame.contentDocument; }
  get layc() { return this.frame.contentWindow.layc; }

  // Shows data of a layout. The first ones start the page's script.
  async show(data) {
    if (data.tooManyViews) return this.fail(`The layout has more than ${data.tooManyViews} views, which is more than a page shows.`);
    this.nothing.hidden = true;
    this.frame.hidden = false;
    if (this.layc) {
      this.layc.update(data);
    } else {
      this.data = data;
      await (this.begun ??= this.begin());
    }
    this.applyState();
    return undefined;
  }

  async begin() {
    await this.loaded;
    const window = this.frame.contentWindow;
    if (this.wanted !== undefined) window.history.replaceState(null, "", `#${this.wanted}`);
    this.state = this.wanted ?? "";
    this.wanted = undefined;
    this.document.getElementById("data").textContent = JSON.stringify(this.data);
    const script = this.document.createElement("script");
    script.src = "page.js";
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = () => reject(new Error("The page's script could not be loaded."));
      this.document.body.append(script);
    });
    this.layc.onselect = (view) => this.onselect?.(view);
    this.layc.onstate = (state) => {
      this.state = state;
      this.onstate?.();
    };
    return undefined;
  }

  // Takes another state, such as that of a link, once there is data for it.
  take(state) {
    this.wanted = state;
  }

  applyState() {
    if (this.wanted === undefined) return;
    const { location } = this.frame.contentWindow;
    this.state = this.wanted;
    this.wanted = undefined;
    // Without the sign before it an empty state would load the page again.
    location.replace(`${location.href.split("#")[0]}#${this.state}`);
  }

  // Shows words above the last picture, or in its place.
  fail(words) {
    if (this.layc) {
      this.layc.fail(words);
    } else {
      this.nothing.textContent = words;
      this.nothing.hidden = false;
      this.frame.hidden = true;
    }
  }

  select(path) {
    if (this.layc && new URLSearchParams(this.state).get("view") !== path) this.layc.select(path);
  }

  // The size that the page shows; empty if it is the first one.
  get size() {
    const state = new URLSearchParams(this.wanted ?? this.state);
    return state.get("w") && state.get("h") ? `${state.get("w")}x${state.get("h")}` : "";
  }

  get picture() { return this.layc ? this.document.getElementById("picture") : null; }
}
