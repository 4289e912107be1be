// Lays samples out in the wasm build and compares each frame, bit for bit, with the native `layc eval`.
//
//     node Embedded/run.mjs .build/wasm/layc.wasm .build/release/layc Samples/SignIn.lay …

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const [, , wasmPath, native, ...samples] = process.argv;
const sizes = [[320, 480], [375, 667], [1024, 1366], [401.5, 777.25]];
const { instance } = await WebAssembly.instantiate(readFileSync(wasmPath), {});
const layc = instance.exports;

/// The file and everything it imports, under the paths by which the compiler asks for them.
function filesOf(path, found = new Map()) {
  if (found.has(path)) return found;
  const text = readFileSync(path);
  found.set(path, text);
  for (const [, name] of text.toString().matchAll(/^\s*import\s+"([^"]+)"/gm)) filesOf(join(dirname(path), name), found);
  return found;
}

/// The buffer that `layc_eval` reads; its form stands in main.swift.
function pack(files) {
  const number = (n) => { const bytes = Buffer.alloc(4); bytes.writeUInt32LE(n); return bytes; };
  const parts = [number(files.size)];
  for (const [path, text] of files) {
    const name = Buffer.from(path);
    parts.push(number(name.length), name, number(text.length), text);
  }
  return Buffer.concat(parts);
}

/// What the wasm build makes of a file: `[{name, views: [{path, frame}]}]`.
function evaluate(path, width, height) {
  const input = pack(filesOf(path));
  const address = layc.layc_allocate(input.length);
  new Uint8Array(layc.memory.buffer).set(input, address);
  const length = layc.layc_eval(address, input.length, width, height);
  const output = Buffer.from(layc.memory.buffer, layc.layc_output(), length);
  let offset = 0;
  const number = () => { const value = output.readUInt32LE(offset); offset += 4; return value; };
  const text = () => { const count = number(); offset += count; return output.toString("utf8", offset - count, offset); };
  const double = () => { const value = output.readDoubleLE(offset); offset += 8; return value; };
  const errors = [];
  for (let count = number(); count > 0; count--) errors.push(text());
  if (errors.length > 0) throw new Error(`${path} in the wasm build: ${errors.join("; ")}`);
  const layouts = [];
  for (let count = number(); count > 0; count--) {
    const layout = { name: text(), views: [] };
    for (let views = number(); views > 0; views--) {
      layout.views.push({ path: text(), frame: [double(), double(), double(), double()] });
    }
    layouts.push(layout);
  }
  layc.layc_release(address);
  return layouts;
}

let compared = 0, failed = 0;
for (const sample of samples) {
  for (const [width, height] of sizes) {
    for (const layout of evaluate(sample, width, height)) {
      const command = ["eval", sample, "--layout", layout.name, "--size", `${width}x${height}`, "--format", "json"];
      const expected = JSON.parse(execFileSync(native, command));
      const frames = new Map(expected.views.map(({ path, frame: f }) => [path, [f.x, f.y, f.width, f.height]]));
      if (frames.size !== layout.views.length) {
        failed++;
        console.log(`${sample} ${layout.name}: ${layout.views.length} views in wasm, ${frames.size} natively`);
      }
      for (const { path, frame } of layout.views) {
        compared++;
        const other = frames.get(path) ?? [];
        // Object.is tells apart what differs in a single bit, and also 0 from -0.
        if (frame.every((value, index) => Object.is(value, other[index]))) continue;
        failed++;
        console.log(`${path} at ${width}x${height}: ${frame} in wasm, ${other} natively`);
      }
    }
  }
}
console.log(`embedded: ${compared} frames of ${samples.length} samples at ${sizes.length} sizes compared, ${failed} differ`);
process.exit(failed > 0 || compared === 0 ? 1 : 0);
