#!/usr/bin/env python3
"""Prints a function that sums rows, takes `argv[1]` roots of the sums one after
the other, and divides the rows by what is left."""

import sys

ROWS, SUMS = "tensor<4096x64xf32>", "tensor<4096xf32>"

steps = int(sys.argv[1])
print(f"""func.func @f(%x: {ROWS}) -> {ROWS} {{
  %zero = arith.constant 0.0 : f32
  %rows = tensor.empty() : {ROWS}
  %sums = tensor.empty() : {SUMS}
  %init = linalg.fill ins(%zero : f32) outs(%sums : {SUMS}) -> {SUMS}
  %v0 = linalg.reduce {{arith.addf}} ins(%x : {ROWS}) outs(%init : {SUMS}) dimensions = [1]""")
for step in range(steps):
    print(f"  %v{step + 1} = linalg.sqrt ins(%v{step} : {SUMS}) outs(%sums : {SUMS}) -> {SUMS}")
print(f"""  %y = linalg.generic {{
      indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>,
                       affine_map<(i, j) -> (i, j)>],
      iterator_types = ["parallel", "parallel"]}}
      ins(%x, %v{steps} : {ROWS}, {SUMS}) outs(%rows : {ROWS}) {{
  ^bb0(%a: f32, %b: f32, %o: f32):
    %r = arith.divf %a, %b : f32
    linalg.yield %r : f32
  }} -> {ROWS}
  return %y : {ROWS}
}}""")
