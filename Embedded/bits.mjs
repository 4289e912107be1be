// Solves the engine's workloads in the wasm build and compares the bits of their frames with those written down, which
// the debug and the release build are compared with as well.
//
//     node Embedded/bits.mjs .build/wasm/bits.wasm Tests/KernelTests/FrameBits.txt

import { readFileSync } from "node:fs";

const [, , wasmPath, expectedPath] = process.argv;
const { instance } = await WebAssembly.instantiate(readFileSync(wasmPath), {});
const length = instance.exports.bits_write();
const text = Buffer.from(instance.exports.memory.buffer, instance.exports.layc_output(), length).toString();
const [found, expected] = [text, readFileSync(expectedPath, "utf8")].map((lines) => lines.trimEnd().split("\n"));

let failed = Math.abs(found.length - expected.length);
for (const [index, line] of expected.entries()) {
  if (line === found[index]) continue;
  failed++;
  console.log(`${found[index]} in wasm, ${line} in ${expectedPath}`);
}
console.log(`embedded: bits of ${found.length} runs of workloads compared, ${failed} differ`);
process.exit(failed > 0 || expected.length < 2 ? 1 : 0);
