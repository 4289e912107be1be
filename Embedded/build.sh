#!/usr/bin/env bash
# Builds the compiler and the runtime as one wasm file without a C library: .build/wasm/layc.wasm. Needs only the Swift
# toolchain. Prints the size. The engine with the workloads it is measured with becomes another: .build/wasm/bits.wasm.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

triple=wasm32-unknown-none-wasm
embedded=(-enable-experimental-feature Embedded -wmo)
# The toolchain's own folder: the compiler says where its resources are, whatever links lead to it.
resources=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
tools=$(dirname "$(dirname "$resources")")/bin

build=.build/wasm
for_swiftc=()
for flag in "${embedded[@]}"; do for_swiftc+=(-Xswiftc "$flag"); done
for target in LayAnalysis LayFormatter LayWorkloads; do
  swift build -c release --triple "$triple" --target "$target" --scratch-path "$build" "${for_swiftc[@]}"
done
modules=$build/$triple/release

for file in main bits; do
  swiftc -target "$triple" "${embedded[@]}" -O -parse-as-library -I "$modules/Modules" \
    -c "Embedded/$file.swift" -o "$build/$file.o"
done
"$tools/clang" --target=wasm32-unknown-none -O2 -ffreestanding -fno-builtin-malloc -Wall -Wextra -Werror \
  -c Embedded/shim.c -o "$build/shim.o"

# link NAME EXPORT… -- OBJECT…: the stack is as small as the one that hostile input must survive natively: 512 KiB.
link() {
  local name=$1 exports=()
  shift
  while [ "$1" != -- ]; do exports+=("--export=$1"); shift; done
  shift
  "$tools/wasm-ld" --no-entry "${exports[@]}" -z stack-size=524288 --stack-first --strip-all \
    "$@" "$build/shim.o" "$resources/embedded/$triple/libswiftUnicodeDataTables.a" -o "$build/$name.wasm"
}
link layc layc_allocate layc_release layc_eval layc_output -- \
  "$build/main.o" "$modules"/Lay{Diagnostics,Parser,Runtime,Compiler,Analysis}.build/*.o
link bits bits_write bits_start -- "$build/bits.o" "$modules"/Lay{Runtime,Workloads}.build/*.o
echo "$build/layc.wasm: $(stat -c %s "$build/layc.wasm") bytes"
