#!/usr/bin/env bash
# Puts the tool into a folder: that of the release which was built from these very sources, checked by its checksum, or
# else built here. One line says which.
#
#   Scripts/get-tool.sh FOLDER
#
# TRAITLINT_RELEASES is where releases are, a folder for each; by default where GitHub says that the action comes from.
# TRAITLINT_SCRATCH is where it is built.
set -euo pipefail
out=${1:?usage: Scripts/get-tool.sh FOLDER}
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(Scripts/version.sh)
releases=${TRAITLINT_RELEASES:-}
if [ -z "$releases" ] && [ -n "${GITHUB_ACTION_REPOSITORY:-}" ]; then
  releases=${GITHUB_SERVER_URL:-https://github.com}/$GITHUB_ACTION_REPOSITORY/releases/download
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

get() { curl --fail --silent --location --retry 3 --max-time 120 --output "$scratch/$1" "$releases/$version/$1"; }

# Leaves the released tool in the scratch folder, or says why not.
download() {
  local platform name expected actual
  [ -n "$releases" ] || { echo 'nobody says where releases are'; return 1; }
  command -v curl >/dev/null || { echo 'there is no curl'; return 1; }
  platform=$(Scripts/platform.sh 2>&1) || { echo "${platform#error: }"; return 1; }
  get SOURCES || { echo "there is no release $version"; return 1; }
  [ "$(cat "$scratch/SOURCES")" = "$(Scripts/sources.sh)" ] || {
    echo "release $version was built from other sources than these"
    return 1
  }
  name=traitlint-$version-$platform.tar.gz
  get SHA256SUMS && get "$name" || { echo "release $version has no $name"; return 1; }
  expected=$(awk -v name="$name" '$2 == name { print $1 }' "$scratch/SHA256SUMS")
  actual=$({ sha256sum "$scratch/$name" 2>/dev/null || shasum -a 256 "$scratch/$name"; } | awk '{ print $1 }')
  [ -n "$expected" ] && [ "$expected" = "$actual" ] || { echo "the checksum of $name is wrong"; return 1; }
  tar -C "$scratch" --strip-components 1 -xzf "$scratch/$name"
  "$scratch/traitlint" --version >/dev/null 2>&1 || { echo "$name does not run here"; return 1; }
}

if reason=$(download); then
  mv "$scratch/traitlint" "$out/traitlint"
  echo "traitlint $version: downloaded for $(Scripts/platform.sh), checksum right"
  exit 0
fi
echo "traitlint $version: built from source, which takes a few minutes, because $reason"
build=${TRAITLINT_SCRATCH:-$scratch/build}
swift build -c release --product traitlint --scratch-path "$build"
cp "$build/release/traitlint" "$out/traitlint"
