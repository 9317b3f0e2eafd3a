"""Prints functions that call each other twice, each time with another number.

Usage: doubling-calls.py DEPTH
"""

import sys

DEPTH = int(sys.argv[1])
for i in range(DEPTH):
    print(f"""func.func private @f{i}(%n: index) {{
  %step = arith.constant {2 ** i} : index
  %m = arith.addi %n, %step : index
  call @f{i + 1}(%n) : (index) -> ()
  call @f{i + 1}(%m) : (index) -> ()
  return
}}""")
print(f"""func.func private @f{DEPTH}(%n: index) {{
  %t = tensor.empty(%n) : tensor<?xf32>
  %e = math.exp %t : tensor<?xf32>
  return
}}
func.func @main(%n: index) {{
  call @f0(%n) : (index) -> ()
  return
}}""")
