// Asks the wasm build of the playground about samples, and compares the frames of its pages, bit for bit, with the native `layc eval`; then
// sends it requests that nobody should.
//
//     node Embedded/playground.mjs .build/wasm/playground.wasm .build/release/layc Samples/SignIn.lay …

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runInNewContext } from "node:vm";

const [, , wasmPath, native, ...samples] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(wasmPath), {});
const layc = instance.exports;

function answer(bytes) {
  const address = layc.layc_allocate(bytes.length) >>> 0;
  new Uint8Array(layc.memory.buffer).set(bytes, address);
  const length = layc.layc_request(address, bytes.length) >>> 0;
  const text = Buffer.from(layc.memory.buffer, layc.layc_output() >>> 0, length).toString("utf8");
  layc.layc_release(address);
  return JSON.parse(text);
}

const ask = (request) => answer(Buffer.from(JSON.stringify(request)));

/// A file and everything it imports, the file first.
function filesOf(path, found = new Map()) {
  if (found.has(path)) return found;
  const text = readFileSync(path, "utf8");
  found.set(path, text);
  for (const [, name] of text.matchAll(/^\s*import\s+"([^"]+)"/gm)) filesOf(join(dirname(path), name), found);
  return found;
}

/// The page's own functions for frames.
const scripts = ["exact.js", "frames.js"].map((name) => readFileSync(`Sources/Page/Assets/${name}`, "utf8")).join("\n");
const page = runInNewContext(`${scripts}\n({ Tables, Variant, sizeOf, exact })`, {});

let [compared, failed] = [0, 0];
function expect(condition, words) {
  if (condition) return;
  failed += 1;
  console.log(`FAILED: ${words}`);
}

for (const sample of samples) {
  const files = [...filesOf(sample)].map(([path, text]) => ({ path, text }));
  const { problems, tokens, layouts } = ask({ do: "open", files });
  expect(tokens.length > 0 && layouts.length > 0 && !problems.some(({ severity }) => severity === "error"), `${sample}: ${JSON.stringify(problems)}`);
  for (const [layout, name] of layouts.entries()) {
    const { data, verdict } = ask({ do: "page", layout, proves: true });
    expect(verdict.some((line) => line.startsWith(`proved ${name}`)), `${sample}: ${verdict}`);
    const variant = new page.Variant(data.variants[0], new page.Tables(data));
    const [low, high] = data.ranges[0];
    for (const share of [0n, 1n, 2n, 3n]) {
      const size = [0, 1].map((axis) => (BigInt(low[axis]) * (3n - share) + BigInt(high[axis]) * share) / 3n);
      const found = variant.at(page.sizeOf([size[0], 1n], [size[1], 1n]));
      const output = execFileSync(native, ["eval", sample, "--layout", name, "--size", size.join("x"), "--format", "json", "--quiet"]);
      const expected = JSON.parse(output).views.map(({ frame }) => [frame.x, frame.y, frame.width, frame.height]);
      expect(found.isExact, `${sample} at ${size.join("x")}: not known`);
      const own = found.frames(data.views.map((view) => view.in), null);
      for (const [view, frame] of own.entries()) {
        compared += 1;
        if (frame.some((number, place) => !Object.is(number, expected[view][place]))) {
          failed += 1;
          console.log(`${sample} at ${size.join("x")}: view ${view} ${frame}, native ${expected[view]}`);
        }
      }
    }
  }
}

// Embedded Swift does not print the names of cases.
const classes = "layout P(200x200) {\nsizes 200x200\nsizeClasses = any\nview box { .edges == superview.edges }\n"
  + "when horizontalSizeClass == compact { box.height == 50 }\n}\n";
ask({ do: "open", files: [{ path: "a.lay", text: classes }] });
const { problems: conflicts } = ask({ do: "page", layout: 0, proves: true });
expect(conflicts[0]?.message.includes("(compact width, regular height)"), `size classes have no names: ${conflicts[0]?.message}`);

const hostile = ["", "{", "\0", "[[[[".repeat(100_000), '{"do":"page","layout":-1}', '{"do":"complete","at":[1e300,-1]}', '{"do":"open","files":[{"path":"a","text":7}]}'];
for (const text of hostile) expect(answer(Buffer.from(text)).error, `${text.slice(0, 40)} is answered`);
const text = "layout A(9x9) { view a".repeat(20_000);
expect(ask({ do: "open", files: [{ path: "a.lay", text }] }).problems.length > 0, "a broken text has no problems");
expect(ask({ do: "complete", at: [0, 1e9] }).items, "a position beyond the text is refused");
console.log(`playground: ${compared} frames of ${samples.length} samples compared, ${hostile.length} hostile requests refused, ${failed} failures`);
process.exit(failed > 0 ? 1 : 0);
