#!/bin/sh
# Compiles every fixture that has a fix, as it is and fixed, against the runtime and stand-ins for UIKit, and runs both
# for real on the main queue, with a server that answers, fails and answers again.
set -eu
cd "$(dirname "$0")/.."
TRAITLINT_PROOF=1 swift test --filter TraitLintTests.ProofTests
