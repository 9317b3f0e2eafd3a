#!/usr/bin/env bash
# Checks the format of all C++ sources; `--fix` puts it right instead.
set -euo pipefail
cd "$(dirname "$0")/.."
mode=(--dry-run --Werror)
[ "${1:-}" != --fix ] || mode=(-i)
git ls-files -co --exclude-standard '*.cpp' '*.h' |
  xargs clang-format-22 "${mode[@]}"
