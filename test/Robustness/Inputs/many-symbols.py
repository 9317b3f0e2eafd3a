"""Prints a function with as many dynamic sizes as the argument says."""

import sys

count = int(sys.argv[1])
arguments = ", ".join(f"%x{i}: tensor<?xf32>" for i in range(count))
print(f"func.func @many({arguments}) {{")
for i in range(count):
    print(f"  %y{i} = arith.addf %x{i}, %x{i} : tensor<?xf32>")
print("  return\n}")
