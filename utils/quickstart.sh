#!/usr/bin/env bash
# Installs what is missing, builds, and analyses a Llama-3-8B-shaped decoder
# layer (one token, 2,048 cached) on an H100: the table on screen, annotated IR
# and the JSON report in build/quickstart/. Run it as often as you like.
set -euo pipefail
source "$(dirname "$0")/common.sh"

install_packages
build build Release roofline-opt roofline-diff RooflinePlugin

out="$ROOT/build/quickstart"
mkdir -p "$out"
say "Analysing docs/examples/llama-decode.mlir on an H100"
"$ROOT/build/bin/roofline-opt" --analyze --target=h100-sxm \
  --report=text:- --report="json:$out/llama-decode.json" \
  "$ROOT/docs/examples/llama-decode.mlir" -o "$out/llama-decode.annotated.mlir"
say "Annotated IR: build/quickstart/llama-decode.annotated.mlir"
echo "   JSON report: build/quickstart/llama-decode.json"
echo "   Your own:    build/bin/roofline-opt --analyze --report=text your.mlir -o /dev/null"
