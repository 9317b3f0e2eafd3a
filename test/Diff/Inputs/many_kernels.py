"""Prints a function of 10,000 elementwise kernels, or what became of it."""

import sys

OPS = ["arith.addf", "arith.mulf", "arith.subf"]


def write(kernels):
    print("func.func @main(%x: tensor<64xf32>, %y: tensor<128xf32>) {")
    for name, op, operand, size in kernels:
        print(f"  %{name} = {op} %{operand}, %{operand} : tensor<{size}xf32>")
    print("  return\n}")


def main():
    which = sys.argv[1]
    kernels = [(f"v{i}", OPS[i % 3], "x", 64) for i in range(10000)]
    if which == "new":
        print("\n\n")
        kernels[5050] = ("grown", OPS[5050 % 3], "y", 128)
        kernels = [kernel for i, kernel in enumerate(kernels) if i % 100 != 0]
    if which == "reversed":
        kernels.reverse()
    write(kernels)


main()
