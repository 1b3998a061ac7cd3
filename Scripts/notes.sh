#!/usr/bin/env bash
# Prints what the CHANGELOG says of a version.
#
#   Scripts/notes.sh [VERSION]    by default that of the sources
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=${1:-$(Scripts/version.sh)}
notes=$(awk -v version="${version#v}" '
  /^## / { is_inside = ($2 == version || $2 == "[" version "]"); next }
  is_inside { print }' CHANGELOG.md | sed -e '/./,$!d')
if [ -z "$notes" ]; then
  echo "error: CHANGELOG.md has nothing under '## $version'" >&2
  exit 1
fi
printf '%s\n' "$notes"
