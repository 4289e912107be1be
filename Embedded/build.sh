#!/usr/bin/env bash
# Builds wasm files without a C library; needs only the Swift toolchain. Prints their sizes.
#
#     .build/wasm/layc.wasm         the compiler and the runtime
#     .build/wasm/playground.wasm   the compiler, the proofs and the editor's answers, for the playground
#     .build/wasm/bits.wasm         the engine with the workloads it is measured with
#
#     build.sh [-Onone|-Osize]      with -Onone nothing is optimised: that takes a third of the time
#     NAMES=1 build.sh …            keeps the names of functions, for Scripts/measure_wasm.py
#
# wasm-opt of Binaryen, where it is installed, makes what is optimised smaller: it takes some minutes.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

triple=wasm32-unknown-none-wasm
# A module that is emitted by a job of its own is parsed and checked twice, and nothing waits for it here.
embedded=(-enable-experimental-feature Embedded -wmo -no-emit-module-separately-wmo)
# The toolchain's own folder: the compiler says where its resources are, whatever links lead to it.
resources=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
tools=$(dirname "$(dirname "$resources")")/bin

build=.build/wasm
optimisation=${1:--O}
[ -n "${NAMES:-}" ] && strip='' || strip=--strip-all
[ "$optimisation" = -Onone ] && shim=-DUNOPTIMISED || shim=-DOPTIMISED

# modules OPTIMISATION TARGET…: builds them into the folder of that name.
modules() {
  local flags=()
  # The host's object has the code of all modules that it uses; the modules themselves have none.
  for flag in "${embedded[@]}" "$1" -Xfrontend -emit-empty-object-file; do flags+=(-Xswiftc "$flag"); done
  for target in "${@:2}"; do
    swift build -c release --triple "$triple" --target "$target" --scratch-path "$build/$1" "${flags[@]}"
  done
}
# LayPlayground has the compiler, LayAnalysis, LayIDE, LayRendering and LayPage with it; LayKit and LayStrings are compiled here, not linked.
modules "$optimisation" LayPlayground LayKit LayStrings LayWorkloads
built=$build/$optimisation/$triple/release

# One object has the code of all programs, since most of it is in each of them; the linker takes what a program reaches.
swiftc -target "$triple" "${embedded[@]}" "$optimisation" -parse-as-library -I "$built/Modules" \
  -module-name Host -c Embedded/*.swift -o "$build/host.o"
"$tools/clang" --target=wasm32-unknown-none -O2 -ffreestanding -fno-builtin-malloc -Wall -Wextra -Werror \
  "$shim" -c Embedded/shim.c -o "$build/shim.o"

# link NAME EXPORT…: the stack is as small as the one that hostile input must survive natively: 512 KiB.
link() {
  local name=$1
  shift
  "$tools/wasm-ld" --no-entry "${@/#/--export=}" -z stack-size=524288 --stack-first $strip \
    "$build/host.o" "$build/shim.o" "$resources/embedded/$triple/libswiftUnicodeDataTables.a" -o "$build/$name.wasm"
}
link layc layc_allocate layc_release layc_eval layc_output
link playground layc_allocate layc_release layc_request layc_output
link bits bits_write layc_output

# smaller NAME: a second -Oz finds what the first one left, 1 % after gzip; a third finds nothing. The features are those that the
# compiler uses. Functions with one caller stay functions: put into it, they make functions of half a megabyte, which a browser
# compiles for seconds before the first picture.
smaller() {
  wasm-opt -Oz -Oz --one-caller-inline-max-function-size=0 ${NAMES:+-g} --enable-bulk-memory --enable-sign-ext \
    --enable-nontrapping-float-to-int --enable-mutable-globals --enable-multivalue --enable-reference-types \
    "$build/$1.wasm" -o "$build/$1.wasm"
}
if [ "$optimisation" != -Onone ] && command -v wasm-opt >/dev/null; then
  smaller layc
  smaller playground
fi
for name in layc playground; do
  echo "$build/$name.wasm: $(stat -c %s "$build/$name.wasm") bytes, $(gzip -9 -c "$build/$name.wasm" | wc -c) compressed"
done
