# To be sourced at the root of the repository: compiles what random chains need, without the package's test targets, so
# that it is optimised and can be put on another runtime.

chains=.build/chains
flags=(-swift-version 6 -O -package-name traitlint -enable-testing -parse-as-library -whole-module-optimization)

# module FOLDER NAME [FLAG…] FILE…: compiles a module into a folder, unless nothing in it or before it has changed.
# Objects are compared by their times, so that a build that was stopped half way is taken up where it was.
module() {
  local folder=$1 name=$2
  shift 2
  local files=()
  for word in "$@"; do [ "${word%.swift}" = "$word" ] || files+=("$word"); done
  mkdir -p "$folder"
  [ -e "$folder/$name.o" ] && [ -z "$(find "${files[@]}" "${built[@]}" -newer "$folder/$name.o")" ] || stale=true
  built+=("$folder/$name.o")
  $stale || return 0
  echo "compiling $name" >&2
  swiftc "${flags[@]}" -I "$folder" -module-name "$name" -emit-module -emit-module-path "$folder/$name.swiftmodule" \
    -emit-object -o "$folder/$name.o" "$@"
}

# link FOLDER NAME [OBJECT…]: the program of all modules in a folder, unless it is newer than they are.
link() {
  local folder=$1 name=$2
  shift 2
  [ -e "$folder/$name" ] && [ -z "$(find "$folder"/*.o "$@" -newer "$folder/$name")" ] ||
    swiftc "$folder"/*.o "$@" -o "$folder/$name"
}

# replay FOLDER [OBJECT…]: the replay and the program over the TraitRules and TraitRuntime that are in a folder.
replay() {
  local folder=$1
  shift
  local support=Tests/TraitReplayTests/Support
  module "$folder" TraitReplay $(find Sources/TraitReplay -name '*.swift')
  module "$folder" Chains Tests/Chains/*.swift \
    "$support"/{AppliedFixes,RandomPrinting,RandomProgram,RandomRun,RowChains,SeededGenerator,Spelling,Verdict}.swift
  link "$folder" chains "$@"
}

# What is built so far; the flags stand in this file, so that it counts as well.
stale=false built=(Tests/Chains/build.sh)
rules() { module "$1" TraitRules $(find Sources/TraitRules -name '*.swift'); }
