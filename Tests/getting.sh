#!/usr/bin/env bash
# The ways to get the tool, as far as they can be gone on this machine: the scripts of a release, for this platform; the
# action's steps, with a release that lies here and with ones that are not right; the notes and what would be published.
# Nothing leaves the machine. Takes minutes at first: a release is built.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if ! command -v curl >/dev/null; then
  echo 'SKIPPED: there is no curl, so nothing could be downloaded' >&2
  exit 0
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
version=$(Scripts/version.sh)
platform=$(Scripts/platform.sh)

fail() {
  printf 'FAILED: %s\n' "$1" >&2
  exit 1
}
# expect WHAT PATTERN TEXT
expect() {
  grep -q -- "$2" <<<"$3" || fail "$1 does not say \"$2\". It says:
$3"
  echo "ok: $1 says $2"
}

# A release, as the workflow makes it but for the other platforms.
Scripts/build-release.sh .build/release-files >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
release=$work/releases/$version
mkdir -p "$release"
cp ".build/release-files/traitlint-$version-$platform.tar.gz" "$release/"
Scripts/assemble.sh "$release" https://example.com/owner/traitlint >"$work/log" 2>&1 || { cat "$work/log" >&2; exit 1; }
expect 'the release' "traitlint-$version-$platform.tar.gz traitlint-plugins-$version.tar.gz traitlint.artifactbundle.zip" \
  "$(ls "$release" | tr '\n' ' ')"
(cd "$release" && sha256sum --quiet --check SHA256SUMS) || fail 'SHA256SUMS is wrong'
tar -C "$work" -xzf "$release/traitlint-plugins-$version.tar.gz"
expect 'the package of plugins' "url: \"https://example.com/owner/traitlint/releases/download/$version/" \
  "$(cat "$work/traitlint-plugins/Package.swift")"

# The tag, the notes, and what is published.
if Scripts/version.sh 99.0.0 2>/dev/null; then fail 'a tag of another version passes'; fi
git clone --quiet --local . "$work/clone"
sed -i.bak "s/^## Unreleased$/## Unreleased\n\n## $version - 2026-01-01/" "$work/clone/CHANGELOG.md"
if Scripts/notes.sh 98.7.6 2>/dev/null; then fail 'a version without notes passes'; fi
expect 'the notes' 'Seven rules for RxSwift bindings' "$("$work/clone/Scripts/notes.sh")"
if grep -q '^## ' <<<"$("$work/clone/Scripts/notes.sh")"; then fail 'the notes hold a heading of the changelog'; fi
printf '#!/bin/sh\nprintf "%%s " "$@"\n' >"$work/gh"
chmod +x "$work/gh"
published=$(GH=$work/gh "$work/clone/Scripts/publish.sh" "$version" "$release")
expect 'publishing' "release create $version --verify-tag --title traitlint $version" "$published"
for file in SHA256SUMS SOURCES traitlint.artifactbundle.zip; do expect 'publishing' "$release/$file" "$published"; done

# The action's tool: downloaded where all is right, else built (by a compiler that only says so).
mkdir "$work/bin"
cat >"$work/bin/swift" <<'SH'
#!/bin/sh
while [ $# -gt 0 ]; do [ "$1" = --scratch-path ] && scratch=$2; shift; done
[ -n "${scratch:-}" ] || exit 0
mkdir -p "$scratch/release" && printf '#!/bin/sh\necho built\n' >"$scratch/release/traitlint"
chmod +x "$scratch/release/traitlint"
SH
chmod +x "$work/bin/swift"
get() { rm -rf "$work/tool" && PATH=$work/bin:$PATH TRAITLINT_RELEASES=$1 Scripts/get-tool.sh "$work/tool" 2>&1; }
expect 'the action' "traitlint $version: downloaded for $platform, checksum right" "$(get "file://$work/releases")"
expect 'the downloaded tool' "^traitlint $version$" "$("$work/tool/traitlint" --version)"
expect 'the action without a release' "built from source, .* because there is no release $version" "$(get "file://$work/none")"
expect 'the built tool' '^built$' "$("$work/tool/traitlint" --version)"
broken() { rm -rf "$work/broken" && cp -R "$work/releases" "$work/broken"; }
broken && echo more >>"$work/broken/$version/traitlint-$version-$platform.tar.gz"
expect 'the action with a broken download' 'because the checksum of .* is wrong' "$(get "file://$work/broken")"
broken && echo 0 >"$work/broken/$version/SOURCES"
expect 'the action of another commit' 'because release .* was built from other sources' "$(get "file://$work/broken")"
broken && rm "$work/broken/$version/SHA256SUMS"
expect 'the action with half a release' "because release $version has no traitlint-$version" "$(get "file://$work/broken")"
expect 'the action of nobody' 'because nobody says where releases are' "$(env -u GITHUB_ACTION_REPOSITORY bash -c "$(declare -f get); work=$work; get ''")"

# The steps of the action, as the runner would run them.
step() {
  awk -v name="    - name: $1" '$0 == name { found = 1; next }
    found && /^    - name:/ { exit }
    found && /^      run: [^|]/ { sub(/^      run: /, ""); print; exit }
    found && /^      run: \|/ { text = 1; next }
    found && text { sub(/^        /, ""); print }' action.yml
}
export RUNNER_TEMP=$work/runner RUNNER_OS=Linux RUNNER_ARCH=X64 ACTION_PATH=$PWD GITHUB_OUTPUT=$work/output
mkdir -p "$RUNNER_TEMP"
bash -euo pipefail -c "$(step 'Identify the tool')"
expect 'the cache' '^key=traitlint-Linux-X64-[0-9a-f]\{40\}$' "$(cat "$GITHUB_OUTPUT")"
expect 'the step' 'checksum right' "$(TRAITLINT_RELEASES=file://$work/releases bash -euo pipefail -c "$(step 'Get the tool')")"
mkdir "$work/project"
cp Documentation/Example/*.swift "$work/project/"
lint=$(step Lint)
linted=$(cd "$work/project" && PATHS='' OPTIONS=$'--quiet\n--only=error_handling' FAIL_ON=never SARIF=true \
  bash -euo pipefail -c "$lint")
expect 'the lint step' '^::error title=traitlint (error_handling),file=SearchViewController.swift,line=20,' "$linted"
[ -s "$RUNNER_TEMP/traitlint.sarif" ] || fail 'there is no SARIF report'
echo 'All ways to get it lead there.'
