"""Random small kernels, and what their threads touch, counted one by one.

warps_one_by_one.py make > kernels.mlir
warps_one_by_one.py check report.json

Written from the rules of docs/gpu.md alone. A warp is 32 threads of a block, x
first. Main memory moves in sectors of 32 bytes, shared memory has 32 banks of four
bytes; L2 delivers to a block each sector once.
"""

import json
import random
import sys
from collections import defaultdict

BYTES = {"i8": 1, "f16": 2, "f32": 4, "f64": 8}
BLOCKS = [(32, 8, 1), (24, 2, 1), (33, 1, 1), (100, 1, 1), (20, 20, 1), (8, 8, 3),
          (16, 16, 1), (1, 40, 1), (128, 1, 1), (7, 5, 2), (64, 2, 1)]


class Kernel:
    """Each thread with i < m and j < n moves x[i, j] to y[i, j], or back to x, by way
    of shared memory in columns or rows of `pitch` elements."""

    def __init__(self, number):
        pick = random.choice
        self.name = f"kernel{number}"
        self.type = pick(list(BYTES))
        self.bytes = BYTES[self.type]
        self.block = pick(BLOCKS)
        self.grid = (pick([1, 2, 3]), pick([1, 2, 5]))
        # Blocks are next to each other, and z further down.
        self.shape = (self.grid[1] * self.block[1] * self.block[2] + pick([0, 3]),
                      max(self.grid[0] * self.block[0] + pick([0, 1, 6]), 32))
        self.limits = (pick([self.shape[0], max(self.shape[0] - 1, 1), self.shape[0] // 2 + 1]),
                       pick([self.shape[1], self.shape[1] - 2, self.shape[1] // 2 + 3]))
        self.pitch = max(self.block[0], self.block[1] * self.block[2]) + pick([0, 1, 2, 8])
        self.is_column = pick([False, True])
        self.target = pick("xy")

    def text(self):
        (bx, by, bz), (gx, gy) = self.block, self.grid
        rows, columns = self.shape
        matrix = f"memref<{rows}x{columns}x{self.type}>"
        size = max(bx, by * bz)
        tile = f"memref<{size}x{self.pitch}x{self.type}, #gpu.address_space<workgroup>>"
        place = "%tx, %r" if self.is_column else "%r, %tx"
        sizes = sorted({1, *self.block, *self.grid})
        constants = "\n".join(f"  %c{s} = arith.constant {s} : index" for s in sizes)
        return f"""
func.func @{self.name}(%x: {matrix}, %y: {matrix}) {{
{constants}
  %m = arith.constant {self.limits[0]} : index
  %n = arith.constant {self.limits[1]} : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c{gx}, %gy = %c{gy}, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %c{bx}, %sy = %c{by}, %sz = %c{bz})
             workgroup(%s: {tile}) {{
    %r = affine.apply affine_map<(y, z) -> (z * {by} + y)>(%ty, %tz)
    %i = affine.apply affine_map<(b, r) -> (b * {by * bz} + r)>(%by, %r)
    %j = affine.apply affine_map<(b, x) -> (b * {bx} + x)>(%bx, %tx)
    %below = arith.cmpi ult, %i, %m : index
    %left = arith.cmpi ult, %j, %n : index
    %inside = arith.andi %below, %left : i1
    scf.if %inside {{
      %v = memref.load %x[%i, %j] : {matrix}
      memref.store %v, %s[{place}] : {tile}
      memref.store %v, %{self.target}[%i, %j] : {matrix}
    }}
    gpu.terminator
  }}
  return
}}"""

    def count(self):
        """Ratios, and bytes that cross from L2."""
        (bx, by, bz), (gx, gy) = self.block, self.grid
        b = self.bytes
        wanted = sectors = of_l2 = wavefronts = phases = 0
        for block_y in range(gy):
            for block_x in range(gx):
                of_block, warps = set(), defaultdict(dict)
                for thread in range(bx * by * bz):
                    x, r = thread % bx, thread // bx
                    i, j = block_y * by * bz + r, block_x * bx + x
                    if i < self.limits[0] and j < self.limits[1]:
                        warps[thread // 32][thread % 32] = (i, j, x, r)
                for lanes in warps.values():
                    touched = {(i * self.shape[1] + j) * b + k
                               for i, j, _, _ in lanes.values() for k in range(b)}
                    wanted += len(touched)
                    sectors += len({byte // 32 for byte in touched})
                    of_block |= {byte // 32 for byte in touched}
                    words = defaultdict(set)
                    for lane, (_, _, x, r) in lanes.items():
                        row, column = (x, r) if self.is_column else (r, x)
                        start = (row * self.pitch + column) * b
                        for byte in range(start, start + b):
                            words[lane * max(b, 4) // 128].add(byte // 4)
                    for ofphase in words.values():
                        banks = defaultdict(int)
                        for word in ofphase:
                            banks[word % 32] += 1
                        wavefronts += max(banks.values())
                        phases += 1
                of_l2 += 2 * 32 * len(of_block)
        return {"coalescing": wanted / sectors / 32, "bank_conflicts": wavefronts / phases,
                "l2": of_l2, "smem": wavefronts * 128}


def main():
    random.seed(5)
    kernels = [Kernel(number) for number in range(150)]
    if sys.argv[1] == "make":
        print("\n".join(kernel.text() for kernel in kernels))
        return
    with open(sys.argv[2]) as file:
        report = {record["function"]: record for record in json.load(file)["kernels"]}
    wrong = 0
    for kernel in kernels:
        record, truth = report[kernel.name], kernel.count()
        told = {"coalescing": record["launch"]["coalescing"],
                "bank_conflicts": record["launch"]["bank_conflicts"],
                "l2": record["bytes"]["l2"]["transferred"],
                "smem": record["bytes"]["smem"]["transferred"]}
        for what, value in truth.items():
            if abs(told[what] - value) > 1e-9 * value:
                wrong += 1
                print(f"{kernel.name} {vars(kernel)}: {what} is {value}, not {told[what]}")
    print(f"{len(kernels)} kernels, {wrong} numbers wrong")


main()
