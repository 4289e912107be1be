#!/usr/bin/env bash
# Builds and runs both examples, compares what they print with the files beside them, and makes sure that the one built
# in code does not link Foundation.
#
#     Examples/run.sh            compares
#     LAYC_UPDATE=1 Examples/run.sh   writes the files, and still fails if they changed
#     SCRATCH=FOLDER Examples/run.sh  builds in another folder than .build
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scratch=${SCRATCH:-.build}
for example in CodeOnly Embedding; do swift build -c release --scratch-path "$scratch" --product "$example"; done
status=0
for example in CodeOnly Embedding; do
  expected=Examples/$example/Expected.txt
  actual=$(mktemp)
  "$scratch/release/$example" >"$actual"
  if ! diff -u "$expected" "$actual"; then
    status=1
    [ -z "${LAYC_UPDATE:-}" ] || cp "$actual" "$expected"
  fi
  rm -f "$actual"
done

# On Linux the dynamic loader tells; elsewhere Foundation is part of the system.
if command -v ldd >/dev/null && ldd "$scratch/release/CodeOnly" | grep -i foundation; then
  echo "CodeOnly must not link Foundation" >&2
  status=1
fi
[ "$status" = 0 ] && echo "both examples print what they should"
exit "$status"
