#!/usr/bin/env bash
# Installs what is missing, builds Release and Debug (where our asserts run),
# and passes every test on both. Run it as often as you like. CONTRIBUTING.md
# says where its time goes.
set -euo pipefail
source "$(dirname "$0")/common.sh"

install_packages

say "Checking the form of the sources"
"$ROOT/utils/check_format.sh"
python3 "$ROOT/utils/check_layering.py"

log="$(mktemp)"
trap 'rm -f "$log"' EXIT
# The sums of lit's own counts.
count() { awk -F: -v kinds="^ *($1) *:" '$0 ~ kinds {sum += $2} END {print sum + 0}' "$log"; }
count_failed() { count 'Failed|Unresolved|Timed Out|Unexpectedly Passed'; }

broken=()
for flavour in "build Release" "build-debug Debug"; do
  read -r folder type <<<"$flavour"
  before="$(count_failed)"
  build "$folder" "$type" &&
    ninja -C "$ROOT/$folder" -k 0 check-roofline check-roofline-unit 2>&1 |
    tee -a "$log" && continue
  # Failed without a failed test: something does not build.
  [ "$(count_failed)" -gt "$before" ] || broken+=("$type")
done

# In the form that CI reads; what does not build counts as one failure.
for type in "${broken[@]}"; do
  printf '\nerror: the %s build or its tests do not build; see above\n' "$type"
done
failed=$(($(count_failed) + ${#broken[@]}))
printf '\n%s passed, %s failed\n' "$(count 'Passed')" "$failed"
[ "$failed" -eq 0 ]
