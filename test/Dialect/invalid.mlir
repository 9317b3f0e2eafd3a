// RUN: roofline-opt %s --split-input-file --verify-diagnostics -o /dev/null

// Every complaint of the dialect's verifier: what is no annotation at all, what
// lacks a key or has one of the wrong type or value, and what is stale.

// A misspelt name.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op unknown attribute 'roofline.costs'; the dialect knows roofline.cost, roofline.unmodelled, roofline.target, roofline.external_cost and roofline.tile_sizes}}
  %r = arith.addf %x, %x
      {roofline.costs = {}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The two strings.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op attribute 'roofline.target' must be a string}}
  %r = arith.addf %x, %x
      {roofline.target = 5 : i64} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op attribute 'roofline.unmodelled' must be a string}}
  %r = arith.addf %x, %x
      {roofline.unmodelled} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// A dictionary, and what to do about one that is not.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op attribute 'roofline.cost' must be a dictionary; delete it, or all annotations at once with --roofline-strip --mlir-very-unsafe-disable-verifier-on-parsing}}
  %r = arith.addf %x, %x
      {roofline.cost = 8 : i64} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The loop extents.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents, or an array of counts and formulas}}
  %r = arith.addf %x, %x
      {roofline.cost = {flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = ["B", -8], flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents, or an array of counts and formulas}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i32: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// A negative extent, also on an op whose loops are not compared.
func.func @f(%x: tensor<8xf32>) -> tensor<16xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents, or an array of counts and formulas}}
  %r = tensor.concat dim(0) %x, %x
      {roofline.cost = {domain = array<i64: -16>,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 64 : i64,
         regime = "memory-bound"}} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// -----

// Bytes are given even where there are none.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_read' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_written' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Counts: not negative, 64 or 128 bits wide, integers.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'flops' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = -1 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_read' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = -1 : i128, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_written' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i32,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'iops' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         iops = 8 : index, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'transcendentals' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound", transcendentals = 8.0 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'flops' to be a formula (expected a number, a name or '(' and found the end at column 3)}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = "8*",
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be a formula (expected an operator or the end and found 'B' at column 3)}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = [8, "8 B"], flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'executions' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, executions = -2 : i64,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The crossing.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'crossover' to be a string}}
  %r = arith.addf %x, %x
      {roofline.cost = {crossover = 319 : i64, domain = array<i64: 8>,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "depends"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The arms of branches.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'branch' to be true or false}}
  %r = arith.addf %x, %x
      {roofline.cost = {branch = 1 : i64, domain = array<i64: 8>,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'taken' to be true or false}}
  %r = arith.addf %x, %x
      {roofline.cost = {branch = true, domain = array<i64: 8>,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound",
         taken = "no"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Numbers: finite (NaN and both infinities are not), f64, not negative.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'intensity' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         intensity = 0x7FF8000000000000 : f64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'time_s' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound", time_s = 0x7FF0000000000000 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'attainable_flops_per_s' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {attainable_flops_per_s = 0xFFF0000000000000 : f64,
         domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'time_s' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound", time_s = -1.0e-9 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'intensity' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         intensity = 0.125 : f32, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'attainable_flops_per_s' to be a finite f64 number that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {attainable_flops_per_s = 8 : i64,
         domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The roof.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'bound_by' to be a string}}
  %r = arith.addf %x, %x
      {roofline.cost = {bound_by = 8 : i64, domain = array<i64: 8>,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The regime.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound, depends or none}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound, depends or none}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "latency-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound, depends or none}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = 0 : i64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// A key that is none.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{attribute 'roofline.cost' has an unknown key 'flop'}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flop = 8 : i64,
         flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The op has shrunk since.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 16>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Another number of loops.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8, 1>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// The reduction of a structured op: 8 in the shapes, 4 in the annotation.
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x8xf32>, %c: tensor<?x8xf32>)
    -> tensor<?x8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %r = linalg.matmul
      {roofline.cost = {domain = array<i64: 8, 8, 4>, flops = 1024 : i64,
                        hbm_bytes_read = 768 : i64,
                        hbm_bytes_written = 256 : i64,
                        regime = "memory-bound"}}
      ins(%a, %b : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// Too few loops for a structured op.
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x8xf32>, %c: tensor<?x8xf32>)
    -> tensor<?x8xf32> {
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %r = linalg.matmul
      {roofline.cost = {domain = array<i64: 8, 8>, flops = 1024 : i64,
                        hbm_bytes_read = 768 : i64,
                        hbm_bytes_written = 256 : i64,
                        regime = "memory-bound"}}
      ins(%a, %b : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// A size that is not static contradicts nothing.
func.func @f(%a: tensor<?x8xf32>, %b: tensor<8x8xf32>, %c: tensor<?x8xf32>)
    -> tensor<?x8xf32> {
  %r = linalg.matmul
      {roofline.cost = {domain = array<i64: 8, 8, 8>, flops = 1024 : i64,
                        hbm_bytes_read = 768 : i64,
                        hbm_bytes_written = 256 : i64,
                        regime = "memory-bound"}}
      ins(%a, %b : tensor<?x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<?x8xf32>) -> tensor<?x8xf32>
  return %r : tensor<?x8xf32>
}

// -----

// Nor does an extent that is a formula, here of the rows, though the reduction
// of 4 does.
func.func @f(%a: tensor<16x8xf32>, %b: tensor<8x8xf32>, %c: tensor<16x8xf32>)
    -> (tensor<16x8xf32>, tensor<16x8xf32>) {
  %r = linalg.matmul
      {roofline.cost = {domain = ["B", 8, 8], flops = "128*B",
                        hbm_bytes_read = "64*B + 256",
                        hbm_bytes_written = "32*B",
                        regime = "memory-bound"}}
      ins(%a, %b : tensor<16x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %s = linalg.matmul
      {roofline.cost = {domain = ["B", 8, 4], flops = "64*B",
                        hbm_bytes_read = "48*B + 128",
                        hbm_bytes_written = "32*B",
                        regime = "memory-bound"}}
      ins(%a, %b : tensor<16x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<16x8xf32>) -> tensor<16x8xf32>
  return %r, %s : tensor<16x8xf32>, tensor<16x8xf32>
}

// -----

// The same of an elementwise op: 8 columns, 4 in the annotation.
func.func @f(%x: tensor<?x8xf32>) -> (tensor<?x8xf32>, tensor<?x8xf32>) {
  %r = arith.addf %x, %x
      {roofline.cost = {domain = ["B", 8], flops = "8*B",
         hbm_bytes_read = "32*B", hbm_bytes_written = "32*B",
         regime = "memory-bound"}} : tensor<?x8xf32>
  // expected-warning @below {{'roofline.cost' is stale: it was derived for other loop extents; analyse again with --analyze}}
  %s = arith.addf %x, %x
      {roofline.cost = {domain = ["B", 4], flops = "4*B",
         hbm_bytes_read = "16*B", hbm_bytes_written = "16*B",
         regime = "memory-bound"}} : tensor<?x8xf32>
  return %r, %s : tensor<?x8xf32>, tensor<?x8xf32>
}

// -----

// On modules and functions.
// expected-error @below {{'builtin.module' op attribute 'roofline.target' must be a string}}
module attributes {roofline.target = 90 : i64} {
}

// -----

// expected-error @below {{'func.func' op unknown attribute 'roofline.clock'}}
func.func private @f() attributes {roofline.clock = 1.0 : f32}

// -----

// expected-error @below {{'builtin.module' op unknown attribute 'roofline.tarket'}}
module attributes {roofline.tarket = "h200"} {
}

// -----

// A name for each dimension of an argument; none for a scalar in a tensor.
func.func @f(%x: tensor<?x8xf32> {roofline.dims = ["B", "S"]},
             %y: memref<?xf32> {roofline.dims = ["B"]},
             %z: tensor<f32> {roofline.dims = []},
             %u: tensor<?x?xf32> {roofline.dims = ["", "S"]},
             %n: index {roofline.dims = ["N"]},
             %m: i32 {roofline.dims = ["M_2"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 1: attribute 'roofline.dims' has 1 names for 2 dimensions}}
func.func @f(%x: tensor<8xf32>, %y: tensor<?x8xf32> {roofline.dims = ["B"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' must be an array of strings}}
func.func @f(%x: tensor<?xf32> {roofline.dims = [8 : i64]}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' must be an array of strings}}
func.func @f(%x: tensor<?xf32> {roofline.dims = "B"}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' needs a shaped type with a rank, or an index or integer type}}
func.func @f(%x: tensor<*xf32> {roofline.dims = ["B"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' needs a shaped type with a rank, or an index or integer type}}
func.func private @f(f32 {roofline.dims = ["B"]})

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' has 2 names for 1 number}}
func.func private @f(index {roofline.dims = ["B", "S"]})

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' has 'B-1', which cannot be a name in formulas}}
func.func private @f(tensor<?x?xf32> {roofline.dims = ["S", "B-1"]})

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' has '2B', which cannot be a name in formulas}}
func.func private @f(index {roofline.dims = ["2B"]})

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' has 'arg1_d0', which another argument is called without a name; choose another}}
func.func private @f(tensor<?xf32> {roofline.dims = ["arg1_d0"]}, tensor<?xf32>)

// -----

// Its own name is fine.
func.func private @f(tensor<?xf32> {roofline.dims = ["arg0_d0"]}, index {roofline.dims = ["arg1"]})

// -----

// expected-error @below {{'func.func' op argument 0: unknown attribute 'roofline.dim'; arguments may have roofline.dims}}
func.func @f(%x: tensor<?xf32> {roofline.dim = ["B"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op result 0: unknown attribute 'roofline.dims'; results have no annotations}}
func.func private @f() -> (tensor<?xf32> {roofline.dims = ["B"]})

// -----

// What a library function costs.
func.func private @gemm(tensor<?x?xbf16>, tensor<?x64xbf16>, index, i32)
    attributes {roofline.external_cost = {
      flops = "2*arg0_d0*arg0_d1*arg1_d1*arg2 + arg3", transcendentals = 0,
      iops = 9223372036854775808 : i128, hbm_bytes_read = "2*max(arg0_d0, 8)",
      hbm_bytes_written = 128, precision = "bf16", unit = "tensor"}}
func.func private @nothing() attributes {roofline.external_cost = {}}
func.func private @vector(tensor<?xf32>)
    attributes {roofline.external_cost = {flops = "arg0_d0", unit = "vector"}}

// -----

// expected-error @below {{'func.func' op attribute 'roofline.external_cost' belongs on functions without a body}}
func.func @f() attributes {roofline.external_cost = {}} {
  return
}

// -----

// expected-error @below {{'builtin.module' op attribute 'roofline.external_cost' belongs on functions without a body}}
module attributes {roofline.external_cost = {}} {
}

// -----

// expected-error @below {{'func.func' op attribute 'roofline.external_cost' must be a dictionary}}
func.func private @f() attributes {roofline.external_cost = "8"}

// -----

// expected-error @below {{attribute 'roofline.external_cost' has an unknown key 'bytes'}}
func.func private @f() attributes {roofline.external_cost = {bytes = 8}}

// -----

// expected-error @below {{attribute 'roofline.external_cost' needs 'flops' to be an i64 or i128 count that is not negative, or a formula}}
func.func private @f() attributes {roofline.external_cost = {flops = 8.0 : f64}}

// -----

// expected-error @below {{attribute 'roofline.external_cost' needs 'hbm_bytes_read' to be a formula (expected ')' and found the end at column 9)}}
func.func private @f(tensor<?xf32>)
    attributes {roofline.external_cost = {hbm_bytes_read = "(arg0_d0"}}

// -----

// Names of arguments and sizes that there are: no other names, no further
// dimension or argument, no size of a number and no value of a tensor.
// expected-error @below {{needs 'flops' to be a formula (unknown name 'B' at column 3)}}
func.func private @f(tensor<?xf32> {roofline.dims = ["B"]})
    attributes {roofline.external_cost = {flops = "2*B"}}

// -----

// expected-error @below {{needs 'iops' to be a formula (unknown name 'arg0_d1' at column 1)}}
func.func private @f(tensor<?xf32>)
    attributes {roofline.external_cost = {iops = "arg0_d1"}}

// -----

// expected-error @below {{needs 'transcendentals' to be a formula (unknown name 'arg1_d0' at column 1)}}
func.func private @f(tensor<?xf32>)
    attributes {roofline.external_cost = {transcendentals = "arg1_d0"}}

// -----

// expected-error @below {{needs 'hbm_bytes_written' to be a formula (unknown name 'arg0_d0' at column 1)}}
func.func private @f(index)
    attributes {roofline.external_cost = {hbm_bytes_written = "arg0_d0"}}

// -----

// expected-error @below {{needs 'flops' to be a formula (unknown name 'arg0' at column 1)}}
func.func private @f(tensor<?xf32>)
    attributes {roofline.external_cost = {flops = "arg0"}}

// -----

// expected-error @below {{needs 'precision' to be the name of a type, such as bf16}}
func.func private @f()
    attributes {roofline.external_cost = {precision = "float"}}

// -----

// expected-error @below {{needs 'precision' to be the name of a type, such as bf16}}
func.func private @f() attributes {roofline.external_cost = {precision = f32}}

// -----

// expected-error @below {{needs 'unit' to be tensor or vector}}
func.func private @f() attributes {roofline.external_cost = {unit = "special"}}

// -----

// expected-error @below {{needs 'unit' to be tensor or vector}}
func.func private @f() attributes {roofline.external_cost = {unit = 1 : i64}}

// -----

// Tiles that an op is to be judged in.
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  %r = linalg.matmul {roofline.tile_sizes = array<i64: 128, 1048576, 1>}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // expected-error @below {{'linalg.matmul' op attribute 'roofline.tile_sizes' must be three numbers from 1 up to 1048576, such as array<i64: 128, 128, 64>}}
  %r = linalg.matmul {roofline.tile_sizes = array<i64: 128, 128>}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // expected-error @below {{attribute 'roofline.tile_sizes' must be three numbers from 1 up to 1048576}}
  %r = linalg.matmul {roofline.tile_sizes = array<i64: 128, 0, 64>}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // expected-error @below {{attribute 'roofline.tile_sizes' must be three numbers from 1 up to 1048576}}
  %r = linalg.matmul {roofline.tile_sizes = array<i64: 128, 1048577, 64>}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>)
    -> tensor<8x8xf32> {
  // expected-error @below {{attribute 'roofline.tile_sizes' must be three numbers from 1 up to 1048576}}
  %r = linalg.matmul {roofline.tile_sizes = [128, 128, 64]}
      ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>)
      outs(%c : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op attribute 'roofline.tile_sizes' belongs on contractions and convolutions}}
  %r = arith.addf %x, %x
      {roofline.tile_sizes = array<i64: 128, 128, 64>} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// No sum.
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>, %c: tensor<8xf32>)
    -> tensor<8xf32> {
  // expected-error @below {{attribute 'roofline.tile_sizes' belongs on contractions and convolutions}}
  %r = linalg.mul {roofline.tile_sizes = array<i64: 128, 128, 64>}
      ins(%a, %b : tensor<8xf32>, tensor<8xf32>)
      outs(%c : tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Bytes at other levels.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'l2_bytes' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         l2_bytes = -1 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'smem_bytes' to be an i64 or i128 count that is not negative, or a formula}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound", smem_bytes = 1.0 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}
