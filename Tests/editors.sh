#!/usr/bin/env bash
# Drives the language server by real clients: pytest-lsp, Neovim and Emacs with eglot, as many of them as are here.
#
#   Tests/editors.sh [PROGRAM [APP]]    by default .build/release/traitlint, and no app
#
# APP is a folder with an app: times from an edit to its findings are taken there, over files of it that are opened.
set -euo pipefail
program=${1:-.build/release/traitlint} app=${2:-}
if [ ! -x "$program" ]; then
  echo "SKIPPED: there is no $program; 'swift build -c release' makes it" >&2
  exit 0
fi
TRAITLINT=$(realpath "$program")
export TRAITLINT TRAITLINT_APP=${app:+$(realpath "$app")}
cd "$(dirname "${BASH_SOURCE[0]}")/Editors"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R ../../Documentation/Example "$work/project"
mkdir "$work/project/.git"
tried=0

if python3 -c 'import pytest_lsp' 2>/dev/null; then
  echo "pytest-lsp $(python3 -c 'from importlib.metadata import version; print(version("pytest-lsp"))')"
  status=0
  python3 -B -m pytest --quiet --no-header -p no:cacheprovider -o asyncio_default_fixture_loop_scope=function -rAs --tb=short client.py >"$work/log" 2>&1 || status=$?
  grep -E '^(PASSED|FAILED|ERROR|SKIPPED|E  |[0-9]+ edits|.* (passed|failed))' "$work/log" || cat "$work/log"
  [ "$status" -eq 0 ] || { cat "$work/log" >&2; exit 1; }
  tried=$((tried + 1))
else
  echo 'SKIPPED: pytest-lsp is not installed, so no client of its kind was tried' >&2
fi

expected='19:6 error_handling 19:6 main_thread 23:6 error_handling 23:6 main_thread 23:6 sharing'
check() {
  if [ "$2" != "$expected" ]; then
    printf 'FAILED: %s shows "%s", not "%s"\n' "$1" "$2" "$expected" >&2
    exit 1
  fi
  echo "$1: shows what is found, and its fix applies"
  tried=$((tried + 1))
}

if command -v nvim >/dev/null; then
  shown=$(FOUND=$work/neovim timeout 60 nvim --clean --headless "$work/project/SearchViewController.swift" \
    -c "luafile neovim.lua" >/dev/null 2>"$work/log"; cat "$work/neovim" "$work/log" 2>/dev/null | tr -d '\r')
  check "$(nvim --version | head -1)" "$shown"
else
  echo 'SKIPPED: Neovim is not installed' >&2
fi
if command -v emacs >/dev/null && emacs --batch --eval "(progn (package-initialize) (require 'eglot))" 2>/dev/null; then
  shown=$(FOUND=$work/emacs timeout 60 emacs --batch --eval "(progn (package-initialize) (require 'eglot))" \
    "$work/project/SearchViewController.swift" -l "$PWD/emacs.el" >"$work/log" 2>&1; cat "$work/emacs" 2>/dev/null || cat "$work/log")
  check "$(emacs --version | head -1) with eglot" "$shown"
else
  echo 'SKIPPED: Emacs with eglot is not installed' >&2
fi
echo "$tried clients were driven."
