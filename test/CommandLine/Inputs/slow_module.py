"""Prints a module of products that are all different, so that each is analysed.

Its analysis takes several seconds.
"""

print("func.func private @use(tensor<?x?xf32>)")
for i in range(12000):
    a, b, c = f"tensor<{i + 1}x64xf32>", f"tensor<64x{i + 2}xf32>", f"tensor<{i + 1}x{i + 2}xf32>"
    print(f"func.func @f{i}(%a: {a}, %b: {b}, %c: {c}) -> {c} {{")
    print(f"  %0 = linalg.matmul ins(%a, %b : {a}, {b}) outs(%c : {c}) -> {c}")
    print(f"  return %0 : {c}\n}}")
