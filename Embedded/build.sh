#!/usr/bin/env bash
# Builds the compiler and the runtime as one wasm file without a C library: .build/wasm/layc.wasm. Needs only the Swift
# toolchain. Prints the size.
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
swift build -c release --triple "$triple" --target LayCompiler --scratch-path "$build" "${for_swiftc[@]}"
modules=$build/$triple/release

swiftc -target "$triple" "${embedded[@]}" -O -parse-as-library -I "$modules/Modules" \
  -c Embedded/main.swift -o "$build/main.o"
"$tools/clang" --target=wasm32-unknown-none -O2 -ffreestanding -fno-builtin-malloc -Wall -Wextra -Werror \
  -c Embedded/shim.c -o "$build/shim.o"

exports=(layc_allocate layc_release layc_eval layc_output)
# The stack is as small as the one that hostile input must survive natively: 512 KiB.
"$tools/wasm-ld" --no-entry "${exports[@]/#/--export=}" -z stack-size=524288 --stack-first --strip-all \
  "$build/main.o" "$build/shim.o" \
  "$modules"/Lay{Diagnostics,Parser,Runtime,Compiler}.build/*.o \
  "$resources/embedded/$triple/libswiftUnicodeDataTables.a" \
  -o "$build/layc.wasm"
echo "$build/layc.wasm: $(stat -c %s "$build/layc.wasm") bytes"
