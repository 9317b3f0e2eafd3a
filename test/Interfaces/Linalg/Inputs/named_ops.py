#!/usr/bin/env python3
"""Costs every structured linalg op, and its generic form, which must agree.

Each row below is an op, what it reads and writes, and what it computes at each
point of its loops. A letter is a loop; `y+h` is a dimension that a window of
extent h slides over, in steps of 2, every third element of it. The work is then
the product of the extents of all loops, times that of one point.

All ops of MLIR's own header must be here, but for linalg.generic.
"""

import re
import shutil
import subprocess
import sys
from math import prod
from pathlib import Path

EXTENTS = dict(b=2, c=5, d=2, f=7, g=3, h=3, i=6, j=8, k=9, m=4, n=11, p=2, q=3, r=5, w=2, x=6, y=4, z=3)
STRIDE, DILATION = 2, 3

#: (flops, of them transcendental, iops) of one point, and the types of the
#: operands and of the result.
KINDS = {
    "mac": ((2, 0, 0), "f32 f32 f32"),
    # Zero points, which are scalars, are subtracted from both operands.
    "mac_q": ((0, 0, 4), "i8 i8 i32 i32 i32"),
    "pool": ((1, 0, 0), "f32 f32 f32"),
    "pool_unsigned": ((0, 0, 1), "i32 i32 i32"),
    "unary": ((1, 0, 0), "f32 f32"),
    "unary_free": ((0, 0, 0), "f32 f32"),
    "special": ((1, 1, 0), "f32 f32"),
    "binary": ((1, 0, 0), "f32 f32 f32"),
    "binary_special": ((1, 1, 0), "f32 f32 f32"),
    "binary_unsigned": ((0, 0, 1), "i32 i32 i32"),
    "select": ((0, 0, 0), "i1 f32 f32 f32"),
    "fill": ((0, 0, 0), "f32 f32"),
    # A linear congruential generator: two rounds of one add for the index, one
    # multiply and one add; then (y + 2^31 - 1) * (max - min) * 2^-32 + min.
    "fill_rng": ((5, 0, 6), "f64 f64 i32 f32"),
}

OPS = """
matmul               m,k k,n -> m,n                 mac
batch_matmul         b,m,k b,k,n -> b,m,n           mac
batch_reduce_matmul  b,m,k b,k,n -> m,n             mac
matvec               m,k k -> m                     mac
vecmat               k k,n -> n                     mac
batch_matvec         b,m,k b,k -> b,m               mac
batch_vecmat         b,k b,k,n -> b,n               mac
dot                  k k ->                         mac
mmt4d                m,k,p,q n,k,r,q -> m,n,p,r     mac
batch_mmt4d          b,m,k,p,q b,n,k,r,q -> b,m,n,p,r  mac
contract             m,k k,n -> m,n                 mac
quantized_matmul     m,k k,n . . -> m,n             mac_q
quantized_batch_matmul  b,m,k b,k,n . . -> b,m,n    mac_q

conv_1d              x+w w -> x                     mac
conv_2d              y+h,x+w h,w -> y,x             mac
conv_3d              z+d,y+h,x+w d,h,w -> z,y,x     mac
conv_1d_nwc_wcf      n,x+w,c w,c,f -> n,x,f         mac
conv_1d_ncw_fcw      n,c,x+w f,c,w -> n,f,x         mac
conv_2d_nhwc_hwcf    n,y+h,x+w,c h,w,c,f -> n,y,x,f     mac
conv_2d_nhwc_fhwc    n,y+h,x+w,c f,h,w,c -> n,y,x,f     mac
conv_2d_nchw_fchw    n,c,y+h,x+w f,c,h,w -> n,f,y,x     mac
conv_2d_ngchw_fgchw  n,g,c,y+h,x+w f,g,c,h,w -> n,g,f,y,x  mac
conv_2d_ngchw_gfchw  n,g,c,y+h,x+w g,f,c,h,w -> n,g,f,y,x  mac
conv_2d_nhwgc_gfhwc  n,y+h,x+w,g,c g,f,h,w,c -> n,y,x,g,f  mac
conv_3d_ndhwc_dhwcf  n,z+d,y+h,x+w,c d,h,w,c,f -> n,z,y,x,f  mac
conv_3d_ncdhw_fcdhw  n,c,z+d,y+h,x+w f,c,d,h,w -> n,f,z,y,x  mac
conv_2d_nhwc_hwcf_q    n,y+h,x+w,c h,w,c,f . . -> n,y,x,f  mac_q
conv_2d_nhwc_fhwc_q    n,y+h,x+w,c f,h,w,c . . -> n,y,x,f  mac_q
conv_2d_nchw_fchw_q    n,c,y+h,x+w f,c,h,w . . -> n,f,y,x  mac_q
conv_2d_ngchw_gfchw_q  n,g,c,y+h,x+w g,f,c,h,w . . -> n,g,f,y,x  mac_q
conv_2d_nhwgc_gfhwc_q  n,y+h,x+w,g,c g,f,h,w,c . . -> n,y,x,g,f  mac_q
conv_3d_ndhwc_dhwcf_q  n,z+d,y+h,x+w,c d,h,w,c,f . . -> n,z,y,x,f  mac_q

depthwise_conv_1d_nwc_wc     n,x+w,c w,c -> n,x,c           mac
depthwise_conv_1d_ncw_cw     n,c,x+w c,w -> n,c,x           mac
depthwise_conv_1d_nwc_wcm    n,x+w,c w,c,m -> n,x,c,m       mac
depthwise_conv_2d_nhwc_hwc   n,y+h,x+w,c h,w,c -> n,y,x,c   mac
depthwise_conv_2d_nchw_chw   n,c,y+h,x+w c,h,w -> n,c,y,x   mac
depthwise_conv_2d_nhwc_hwcm  n,y+h,x+w,c h,w,c,m -> n,y,x,c,m  mac
depthwise_conv_3d_ndhwc_dhwc   n,z+d,y+h,x+w,c d,h,w,c -> n,z,y,x,c  mac
depthwise_conv_3d_ncdhw_cdhw   n,c,z+d,y+h,x+w c,d,h,w -> n,c,z,y,x  mac
depthwise_conv_3d_ndhwc_dhwcm  n,z+d,y+h,x+w,c d,h,w,c,m -> n,z,y,x,c,m  mac
depthwise_conv_2d_nhwc_hwc_q   n,y+h,x+w,c h,w,c . . -> n,y,x,c  mac_q
depthwise_conv_2d_nhwc_hwcm_q  n,y+h,x+w,c h,w,c,m . . -> n,y,x,c,m  mac_q

pooling_nhwc_sum   n,y+h,x+w,c h,w -> n,y,x,c  pool
pooling_nhwc_max   n,y+h,x+w,c h,w -> n,y,x,c  pool
pooling_nhwc_min   n,y+h,x+w,c h,w -> n,y,x,c  pool
pooling_nchw_sum   n,c,y+h,x+w h,w -> n,c,y,x  pool
pooling_nchw_max   n,c,y+h,x+w h,w -> n,c,y,x  pool
pooling_nwc_sum    n,x+w,c w -> n,x,c          pool
pooling_nwc_max    n,x+w,c w -> n,x,c          pool
pooling_nwc_min    n,x+w,c w -> n,x,c          pool
pooling_ncw_sum    n,c,x+w w -> n,c,x          pool
pooling_ncw_max    n,c,x+w w -> n,c,x          pool
pooling_ndhwc_sum  n,z+d,y+h,x+w,c d,h,w -> n,z,y,x,c  pool
pooling_ndhwc_max  n,z+d,y+h,x+w,c d,h,w -> n,z,y,x,c  pool
pooling_ndhwc_min  n,z+d,y+h,x+w,c d,h,w -> n,z,y,x,c  pool
pooling_nhwc_max_unsigned  n,y+h,x+w,c h,w -> n,y,x,c  pool_unsigned
pooling_nhwc_min_unsigned  n,y+h,x+w,c h,w -> n,y,x,c  pool_unsigned
pooling_nwc_max_unsigned   n,x+w,c w -> n,x,c          pool_unsigned
pooling_nwc_min_unsigned   n,x+w,c w -> n,x,c          pool_unsigned

ceil        i,j -> i,j  unary
floor       i,j -> i,j  unary
round       i,j -> i,j  unary
square      i,j -> i,j  unary
reciprocal  i,j -> i,j  unary
abs         i,j -> i,j  unary_free
negf        i,j -> i,j  unary_free
copy        i,j -> i,j  unary_free
exp         i,j -> i,j  special
log         i,j -> i,j  special
sqrt        i,j -> i,j  special
rsqrt       i,j -> i,j  special
tanh        i,j -> i,j  special
erf         i,j -> i,j  special
add         i,j i,j -> i,j  binary
sub         i,j i,j -> i,j  binary
mul         i,j i,j -> i,j  binary
div         i,j i,j -> i,j  binary
max         i,j i,j -> i,j  binary
min         i,j i,j -> i,j  binary
powf        i,j i,j -> i,j  binary_special
div_unsigned  i,j i,j -> i,j  binary_unsigned
select      i,j i,j i,j -> i,j  select
fill        . -> i,j      fill
fill_rng_2d . . . -> i,j  fill_rng

elementwise  i,j i,j -> i,j  binary
map          i,j i,j -> i,j  binary
reduce       i,j -> i        unary
transpose    i,j -> j,i      unary_free
broadcast    i -> i,j        unary_free
"""

#: How ops are written, with their operands for @ and the result's type for $.
FORM = "linalg.{name}{attributes} @ -> $"
FORMS = {
    "contract": "linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, "
                "affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>] @ -> $",
    "elementwise": "linalg.elementwise kind = #linalg.elementwise_kind<add> @ -> $",
    "map": "linalg.map {{ arith.addf }} @",
    "reduce": "linalg.reduce {{ arith.addf }} @ dimensions = [1]",
    "transpose": "linalg.transpose @ permutation = [1, 0]",
    "broadcast": "linalg.broadcast @ dimensions = [1]",
}
#: Convolutions whose windows always take single steps.
PLAIN_WINDOWS = {"conv_1d", "conv_2d", "conv_3d"}


def parse_ops():
    """Yields (name, operands, result, kind)."""
    for line in filter(None, OPS.splitlines()):
        left, _, right = line.partition("->")
        name, *operands = left.split()
        *result, kind = right.split()
        yield name, operands, "".join(result), kind


def get_extent(dimension, name):
    output, _, window = dimension.partition("+")
    if not window:
        return EXTENTS[dimension]
    stride, dilation = (1, 1) if name in PLAIN_WINDOWS else (STRIDE, DILATION)
    return (EXTENTS[output] - 1) * stride + (EXTENTS[window] - 1) * dilation + 1


def get_type(operand, element, name):
    if operand == ".":
        return element
    return "tensor<" + "".join(f"{get_extent(each, name)}x" for each in operand.split(",") if each) + element + ">"


def get_attributes(name, operands):
    rank = max(operand.count("+") for operand in operands)
    if rank == 0 or name in PLAIN_WINDOWS:
        return ""
    return (f" {{strides = dense<{STRIDE}> : tensor<{rank}xi64>, "
            f"dilations = dense<{DILATION}> : tensor<{rank}xi64>}}")


def print_function(name, operands, result, kind):
    """A function of one op."""
    types = [get_type(*each, name) for each in zip([*operands, result], KINDS[kind][1].split())]
    values = [f"%{number}" for number in range(len(types))]
    arguments = ", ".join(f"{value}: {type}" for value, type in zip(values, types))
    accesses = (f"ins({', '.join(values[:-1])} : {', '.join(types[:-1])}) "
                f"outs({values[-1]} : {types[-1]})")
    form = FORMS.get(name, FORM).format(name=name, attributes=get_attributes(name, operands))
    op = form.replace("@", accesses).replace("$", types[-1])
    return (f"func.func @{name}({arguments}) -> {types[-1]} {{\n"
            f"  %r = {op}\n  return %r : {types[-1]}\n}}\n")


def expect(name, operands, result, kind):
    """The work of an op, without what is zero."""
    loops = set("".join([*operands, result])) - set(",.+")
    points = prod(EXTENTS[loop] for loop in loops)
    keys = ("flops", "transcendentals", "iops")
    return {key: each * points for key, each in zip(keys, KINDS[kind][0]) if each}


def run(*command, text):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True, check=True).stdout


def read_costs(annotated):
    """The annotation of each function's op."""
    functions = re.findall(r"func\.func @(\w+)(.*?)(?=func\.func|\Z)", annotated, re.DOTALL)
    return {name: re.findall(r"roofline\.cost = \{([^}]*)\}", body) for name, body in functions}


def read_work(cost):
    work = re.findall(r"(\w+) = (\d+) : i64", cost)
    return {key: int(value) for key, value in work if not key.startswith("hbm")}


def list_missing(names):
    """The ops of MLIR's header that have no row."""
    header = Path(shutil.which("mlir-opt")).parent.parent / "include/mlir/Dialect/Linalg/IR/LinalgStructuredOps.h.inc"
    known = set(re.findall(r'StringLiteral\("linalg\.(\w+)"\)', header.read_text()))
    return sorted(known - set(names) - {"generic"})


def main():
    ops = list(parse_ops())
    module = "".join(print_function(*op) for op in ops)
    generic = run("mlir-opt", "--linalg-generalize-named-ops", text=module)
    named_costs = read_costs(run("roofline-opt", "--analyze", text=module))
    generic_costs = read_costs(run("roofline-opt", "--analyze", text=generic))
    mistakes = [f"{name}: no row" for name in list_missing(name for name, *_ in ops)]
    if left := set(re.findall(r"linalg\.(\w+) ", generic)) - {"generic", "yield", "index"}:
        mistakes.append(f"not generalized: {sorted(left)}")
    for op in ops:
        name = op[0]
        if len(named_costs[name]) != 1:
            mistakes.append(f"{name}: {len(named_costs[name])} annotations")
            continue
        work = read_work(named_costs[name][0])
        if work != expect(*op):
            mistakes.append(f"{name}: expected {expect(*op)}, got {work}")
        if named_costs[name] != generic_costs[name]:
            mistakes.append(f"{name}: {named_costs[name]}; as linalg.generic {generic_costs[name]}")
    print(*mistakes, f"{len(ops)} ops, {len(mistakes)} mistakes", sep="\n")
    return 1 if mistakes else 0


if __name__ == "__main__":
    sys.exit(main())
