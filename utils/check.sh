#!/usr/bin/env bash
# Installs what is missing, builds Release and Debug (where our asserts run),
# and passes every test on both. Run it as often as you like.
set -euo pipefail
source "$(dirname "$0")/common.sh"

install_packages

say "Checking the form of the sources"
"$ROOT/utils/check_format.sh"
python3 "$ROOT/utils/check_layering.py"

log="$(mktemp)"
trap 'rm -f "$log"' EXIT
status=0
for flavour in "build Release" "build-debug Debug"; do
  read -r folder type <<<"$flavour"
  build "$folder" "$type"
  ninja -C "$ROOT/$folder" -k 0 check-roofline check-roofline-unit 2>&1 |
    tee -a "$log" || status=1
done

# The sums of lit's own counts, in the form that CI reads.
count() { awk -F: -v kinds="^ *($1) *:" '$0 ~ kinds {sum += $2} END {print sum + 0}' "$log"; }
passed="$(count 'Passed')"
failed="$(count 'Failed|Unresolved|Timed Out|Unexpectedly Passed')"
printf '\n%s passed, %s failed\n' "$passed" "$failed"
exit "$status"
