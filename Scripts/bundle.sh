#!/usr/bin/env bash
# Makes what SwiftPM takes tools from, an artifact bundle, of the archives that build-release.sh left in a folder, for as
# many platforms as there are.
#
#   Scripts/bundle.sh FOLDER    leaves FOLDER/traitlint.artifactbundle.zip and, unpacked, FOLDER/traitlint.artifactbundle
set -euo pipefail
out=${1:?usage: Scripts/bundle.sh FOLDER}
out=$(cd "$out" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(Scripts/version.sh)
bundle=$out/traitlint.artifactbundle
rm -rf "$bundle" "$bundle.zip"
mkdir -p "$bundle"

variants=
for platform in linux-x86_64 linux-aarch64 macos-universal; do
  name=traitlint-$version-$platform
  [ -e "$out/$name.tar.gz" ] || continue
  tar -C "$bundle" -xzf "$out/$name.tar.gz"
  case $platform in
  linux-x86_64) triples='"x86_64-unknown-linux-gnu"' ;;
  linux-aarch64) triples='"aarch64-unknown-linux-gnu"' ;;
  macos-universal) triples='"arm64-apple-macosx", "x86_64-apple-macosx"' ;;
  esac
  variants+="${variants:+,}
        { \"path\": \"$name/traitlint\", \"supportedTriples\": [$triples] }"
done
[ -n "$variants" ] || { echo "error: there are no archives of $version in $out" >&2; exit 1; }

# The name is the one under which the plugins ask for their tool.
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "TraitLint": {
      "type": "executable",
      "version": "$version",
      "variants": [$variants
      ]
    }
  }
}
JSON
if command -v zip >/dev/null; then
  (cd "$out" && find traitlint.artifactbundle -exec touch -d @0 {} + 2>/dev/null || true)
  (cd "$out" && find traitlint.artifactbundle | LC_ALL=C sort | zip -9 -q -X -@ traitlint.artifactbundle.zip)
else
  (cd "$out" && python3 -m zipfile -c traitlint.artifactbundle.zip traitlint.artifactbundle)
fi
ls -l "$bundle.zip"
