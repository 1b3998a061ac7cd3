#!/bin/sh
# Compiles a program that was written for iOS against the runtime and our stand-ins, as release builds are, and runs it.
#
#   run.sh SCRATCH PROGRAM ARGUMENT...
#
# SCRATCH keeps what is built from one run to the next. Each folder in PROGRAM is a module of its name, and
# PROGRAM/main.swift imports them. The program runs once for each argument, all at the same time; what it prints is in
# PROGRAM/ARGUMENT.log. stand-ins.sh names variables.
set -eu

scratch=$1
program=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)
runtime="$here/../../Sources/TraitRuntime"
modules="$scratch/Modules"
swiftc=${SWIFTC:-swiftc}
export RXSWIFT_VERSION=5
mkdir -p "$modules"

# Without DEBUG, in which the runtime stops the program at the first error that reaches a binding, as RxSwift does.
if [ ! -e "$modules/TraitRuntime.swiftmodule" ] ||
  [ -n "$(find "$runtime" -name '*.swift' -newer "$modules/TraitRuntime.swiftmodule")" ]; then
  find "$runtime" -name '*.swift' -print0 | xargs -0 "$swiftc" -wmo -swift-version 6 -parse-as-library -suppress-warnings \
    -module-name TraitRuntime -emit-module -emit-module-path "$modules/TraitRuntime.swiftmodule" \
    -emit-object -o "$scratch/TraitRuntime.o"
fi

# shellcheck source=Tests/StandIns/stand-ins.sh
. "$here/stand-ins.sh"

compile() {
  name=$(basename "$1")
  for file in "$1"/*.swift; do
    without_objective_c "$file" >"$file.plain"
    mv "$file.plain" "$file"
  done
  # shellcheck disable=SC2086 # A list.
  "$swiftc" -wmo -emit-module -emit-object -module-name "$name" -swift-version 5 -D DEBUG -suppress-warnings \
    -parse-as-library -diagnostic-style llvm -I "$modules" -I "$out" $implicit \
    -emit-module-path "$program/$name.swiftmodule" -o "$program/$name.o" "$1"/*.swift
}

pids=
for folder in "$program"/*/; do
  compile "${folder%/}" &
  pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done

"$swiftc" -parse-as-library -module-name Main -swift-version 5 -suppress-warnings -I "$modules" -I "$out" -I "$program" \
  "$program"/main.swift "$program"/*.o "$out"/*.o "$scratch/TraitRuntime.o" -o "$program/run"

pids=
for argument in "$@"; do
  "$program/run" "$argument" >"$program/$argument.log" &
  pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done
