#!/usr/bin/env bash
# Publishes a folder's files as the release of a tag, with the notes of the CHANGELOG. Needs GitHub's `gh` and its token.
#
#   Scripts/publish.sh TAG FOLDER
set -euo pipefail
usage='usage: Scripts/publish.sh TAG FOLDER'
tag=${1:?$usage}
out=$(cd "${2:?$usage}" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(Scripts/version.sh "$tag")
notes=$(mktemp)
trap 'rm -f "$notes"' EXIT
Scripts/notes.sh "$version" >"$notes"
find "$out" -maxdepth 1 -type f -print0 |
  xargs -0 "${GH:-gh}" release create "$tag" --verify-tag --title "traitlint $version" --notes-file "$notes"
