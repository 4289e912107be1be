#!/usr/bin/env bash
# Draws each layout that changed since a revision, before and after, into a folder.
#
# Usage: LAYC=path/to/layc draw-changes.sh REVISION FOLDER
#
# A file that is new has no earlier version, so it is drawn alone. A file that cannot be drawn is named, and does not stop the others.
set -euo pipefail
base=$1
folder=$2
layc=${LAYC:-layc}
mkdir -p "$folder"
git diff --name-only --relative --diff-filter=AM -z "$base" -- '*.lay' '*.storyboard' '*.xib' |
  while IFS= read -r -d '' file; do
    picture=$folder/${file//\//_}.png
    options=(--quiet -o "$picture")
    if git cat-file -e "$base:./$file" 2> /dev/null; then options+=(--before "$base"); fi
    # A layout with problems is drawn all the same, with status 1.
    "$layc" render "$file" "${options[@]}" || true
    if [[ ! -f $picture ]]; then echo "::warning file=$file::no picture of this file"; fi
  done
