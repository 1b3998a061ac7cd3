#!/usr/bin/env bash
# Times the release build beside grep over a folder of Swift sources, interleaved, and prints medians and ratios:
#
#     Tests/speed.sh FOLDER [TRAITLINT…]
#
# Ratios of one run are what to compare; absolute times say more about the machine.
set -euo pipefail

if [ $# -lt 1 ] || [ ! -d "$1" ]; then
  echo 'SKIPPED: Tests/speed.sh needs a folder of Swift sources, such as checkouts of apps' >&2
  exit 0
fi
folder=$1
shift
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[ $# -gt 0 ] || set -- "$here/.build/release/traitlint"

python3 - "$folder" "$@" <<'PYTHON'
import os, statistics, subprocess, sys, tempfile, time

folder, programs = sys.argv[1], sys.argv[2:]
rows = {"grep 'bind(to:'": ["grep", "-rn", "--include=*.swift", "bind(to:", "."]}
common = ["--no-config", "--quiet", "--reporter", "json=" + os.devnull]
for program in programs:
    program = os.path.abspath(program)
    rows[program + " --no-replay"] = [program, *common, "--no-replay", "."]
    rows[program] = [program, *common, "."]
    rows[program + ", one thread"] = [program, *common, "--no-replay", "--threads", "1", "."]
    rows[program + " --version"] = [program, "--version"]
times = {name: [] for name in rows}
peak = {}
for round in range(8):
    for name, command in rows.items():
        start = time.perf_counter()
        child = subprocess.Popen(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(child.pid, 0)
        # The first round only warms the page cache.
        if round:
            times[name].append(time.perf_counter() - start)
        peak[name] = usage.ru_maxrss
grep = statistics.median(times["grep 'bind(to:'"])
print(f"{'milliseconds':>12}  {'x grep':>7}  {'peak MB':>7}")
for name in rows:
    median = statistics.median(times[name])
    print(f"{median * 1000:12.1f}  {median / grep:7.2f}  {peak[name] / 1024:7.1f}  {name}")
PYTHON
