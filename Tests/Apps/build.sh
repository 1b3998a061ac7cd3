# To be sourced at the root of the repository: compiles what random apps need, without the package's test targets, so that
# it is optimised.

. Tests/Chains/build.sh
apps=.build/apps
own=$apps/own

rules "$own"
module "$own" TraitRuntime $(find Sources/TraitRuntime -name '*.swift')
module "$own" TraitReplay $(find Sources/TraitReplay -name '*.swift')
module "$own" TraitLint $(find Sources/TraitLint -name '*.swift' -not -name main.swift)
module "$own" Apps Tests/Apps/*.swift Tests/TraitLintTests/Support/{Sandbox,ScriptedLinter}.swift \
  Tests/TraitLintTests/Apps/*/*.swift
link "$own" apps
