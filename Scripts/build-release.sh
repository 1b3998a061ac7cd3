#!/usr/bin/env bash
# Builds the tool as a release has it, for the machine that this runs on: on Linux linked statically and stripped, on
# macOS for both processors. Checks that it runs and needs nothing that other machines may not have.
#
#   Scripts/build-release.sh FOLDER    leaves FOLDER/traitlint-VERSION-PLATFORM.tar.gz
set -euo pipefail
out=${1:?usage: Scripts/build-release.sh FOLDER}
mkdir -p "$out"
out=$(cd "$out" && pwd)
cd "$(dirname "${BASH_SOURCE[0]}")/.."
version=$(Scripts/version.sh)
platform=$(Scripts/platform.sh)
name=traitlint-$version-$platform
scratch=${TRAITLINT_SCRATCH:-.build/release-$platform}

case $platform in
linux-*) flags=(--static-swift-stdlib) ;;
macos-*) flags=(--arch arm64 --arch x86_64) ;;
esac
echo "==> Building $name; from nothing this takes two to four minutes"
swift build -c release --product traitlint --scratch-path "$scratch" "${flags[@]}"
built=$(swift build -c release --product traitlint --scratch-path "$scratch" "${flags[@]}" --show-bin-path)

rm -rf "${out:?}/$name"
mkdir -p "$out/$name"
cp "$built/traitlint" "$out/$name/"
cp LICENSE README.md CHANGELOG.md "$out/$name/"
strip "$out/$name/traitlint"

echo '==> Trying it'
[ "$("$out/$name/traitlint" --version)" = "traitlint $version" ]
status=0
"$out/$name/traitlint" --no-config --quiet Documentation/Example >/dev/null || status=$?
[ "$status" -eq 1 ] || { echo "error: linting the example ended with $status, not 1" >&2; exit 1; }
case $platform in
linux-*)
  # The C and C++ libraries that every distribution has, and nothing of Swift's.
  needed=$(ldd "$out/$name/traitlint" | awk '{ print $1 }' | sed 's|.*/||' |
    grep -vE '^(linux-vdso|ld-linux-.*|libc|libm|libstdc\+\+|libgcc_s|libpthread|libdl|librt|libutil)\.so' || true)
  [ -z "$needed" ] || { echo "error: it needs $needed" >&2; exit 1; }
  ;;
macos-*) lipo "$out/$name/traitlint" -verify_arch arm64 x86_64 ;;
esac

echo '==> Packing it'
# The same files make the same archive: in order, without times, names and numbers of users.
if tar --version 2>/dev/null | grep -q GNU; then
  tar -C "$out" --sort=name --mtime=@0 --owner=0 --group=0 --numeric-owner -cf - "$name" | gzip -9n >"$out/$name.tar.gz"
else
  tar -C "$out" --uid 0 --gid 0 -cf - "$name" | gzip -9n >"$out/$name.tar.gz"
fi
rm -r "${out:?}/$name"
ls -l "$out/$name.tar.gz"
