#!/usr/bin/env bash
# Prints what a release calls this machine: linux-x86_64, linux-aarch64 or macos-universal.
set -euo pipefail
case "$(uname -s)-$(uname -m)" in
Linux-x86_64) echo linux-x86_64 ;;
Linux-aarch64 | Linux-arm64) echo linux-aarch64 ;;
Darwin-*) echo macos-universal ;;
*)
  echo "error: there is no release for $(uname -s) on $(uname -m)" >&2
  exit 1
  ;;
esac
