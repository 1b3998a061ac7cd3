#!/usr/bin/env bash
# Writes beside a release's files what they are to be checked by: SHA256SUMS, and SOURCES, the name of the sources that
# they were built from.
#
#   Scripts/checksums.sh FOLDER
set -euo pipefail
out=${1:?usage: Scripts/checksums.sh FOLDER}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$here/sources.sh" >"$out/SOURCES"
cd "$out"
sum=(sha256sum)
command -v sha256sum >/dev/null || sum=(shasum -a 256)
find . -maxdepth 1 -type f ! -name SHA256SUMS | sed 's|^\./||' | LC_ALL=C sort | xargs "${sum[@]}" >SHA256SUMS
cat SHA256SUMS
