"""Prints N private functions that nothing calls, and N in a chain of calls."""

import sys

for number in range(int(sys.argv[1])):
    print(f"func.func private @dead{number}(%x: tensor<8xf32>) {{")
    print("  %y = math.exp %x : tensor<8xf32>\n  return\n}")
    print(f"func.func private @f{number}(%x: tensor<?xf32>) {{")
    print("  %y = math.exp %x : tensor<?xf32>")
    if number:
        print(f"  call @f{number - 1}(%x) : (tensor<?xf32>) -> ()")
    print("  return\n}")
print('func.func @main(%x: tensor<?xf32> {roofline.dims = ["B"]}) {')
print(f"  call @f{int(sys.argv[1]) - 1}(%x) : (tensor<?xf32>) -> ()")
print("  return\n}")
