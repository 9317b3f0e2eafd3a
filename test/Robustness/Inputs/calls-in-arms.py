"""Prints a chain of functions, each called in an arm of the one before, that
is called with 16 elements and with 4096."""

import sys

TYPES = "(i1, tensor<?xf32>, tensor<1024xf32>) -> ()"
ARGUMENTS = "(%p: i1, %x: tensor<?xf32>, %y: tensor<1024xf32>)"

number = int(sys.argv[1])
for i in range(number):
    first = (
        f"func.call @f{i - 1}(%p, %x, %y) : {TYPES}"
        if i
        else "%0 = arith.addf %y, %y : tensor<1024xf32>"
    )
    second = "arith.mulf %x, %x" if i else "math.exp %x"
    print(
        f"func.func private @f{i}{ARGUMENTS} {{\n"
        f"  scf.if %p {{\n    {first}\n  }} else {{\n"
        f"    %1 = {second} : tensor<?xf32>\n  }}\n  return\n}}"
    )
print("func.func @main(%p: i1, %y: tensor<1024xf32>, ")
print("                %a: tensor<16xf32>, %b: tensor<4096xf32>) {")
for value, size in (("%a", 16), ("%b", 4096)):
    print(f"  %any{size} = tensor.cast {value} : tensor<{size}xf32> to tensor<?xf32>")
    print(f"  call @f{number - 1}(%p, %any{size}, %y) : {TYPES}")
print("  return\n}")
