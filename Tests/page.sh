#!/usr/bin/env bash
# Opens the page of `--reporter html` in a browser without a window, as wide as a desktop and as a phone, light and dark:
# nothing sticks out, nothing is loaded, no script runs, links and headings are in order, and all text can be read.
# With a folder as argument, pictures of the pages are left there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

browser=
for name in chromium chromium-browser google-chrome chrome; do
  if command -v "$name" >/dev/null; then browser=$name && break; fi
done
if [[ -z $browser ]]; then
  printf 'SKIPPED: there is no Chromium here, so nobody looked at the page.\n' >&2
  exit 0
fi

pages=$PWD/.build/pages
mkdir -p "$pages"
lint() { swift run --skip-build traitlint --no-config --fail-on never --quiet --reporter html="$pages/$1.html" "${@:2}"; }
swift build --product traitlint >/dev/null
lint example Documentation/Example/
lint seeds Fixtures/seeds/
lint fixtures Fixtures/

run() {
  timeout 120 "$browser" --headless --no-sandbox --disable-gpu --hide-scrollbars --allow-file-access-from-files \
    --disable-background-networking --user-data-dir="$pages/profile" --enable-logging=stderr "$@" 2>"$pages/log"
}

failed=0
for page in example seeds fixtures; do
  for width in 390 1200; do
    for theme in light dark; do
      address="file://$PWD/Tests/Page/check.html?file://$pages/$page.html&$width&$theme"
      dom=$(run --virtual-time-budget=60000 --dump-dom "$address") || dom=
      result=${dom#*<pre id=\"result\">}
      result=${result%%</pre>*}
      if [[ $result != checked ]] || grep -q ':CONSOLE' "$pages/log"; then
        printf 'FAILED: %s at %s pixels, %s:\n%s\n' "$page" "$width" "$theme" "$result" >&2
        grep ':CONSOLE' "$pages/log" >&2 || true
        failed=1
      else
        printf 'ok: %s at %s pixels, %s\n' "$page" "$width" "$theme"
      fi
      if [[ $# -gt 0 ]]; then
        mkdir -p "$1"
        # A window is never as narrow as a phone; a frame in it is.
        printf '<!doctype html><style>:root{color-scheme:%s}body{margin:0}iframe{border:0;width:%spx;height:3000px}</style>
<iframe src="%s.html"></iframe>' "$theme" "$width" "$page" >"$pages/frame.html"
        run --window-size="$((width < 520 ? 520 : width)),3000" --screenshot="$1/$page-$width-$theme.png" \
          "file://$pages/frame.html" || true
      fi
    done
  done
done
exit $failed
