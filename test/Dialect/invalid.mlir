// RUN: roofline-opt %s --split-input-file --verify-diagnostics -o /dev/null

// Every complaint of the dialect's verifier: what is no annotation at all, what
// lacks a key or has one of the wrong type or value, and what is stale.

// A misspelt name.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{'arith.addf' op unknown attribute 'roofline.costs'; the dialect knows roofline.cost, roofline.unmodelled and roofline.target}}
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
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents}}
  %r = arith.addf %x, %x
      {roofline.cost = {flops = 8 : i64, hbm_bytes_read = 32 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = [8], flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i32: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// A negative extent, also on an op whose loops are not compared.
func.func @f(%x: tensor<8xf32>) -> tensor<16xf32> {
  // expected-error @below {{needs 'domain' to be an array<i64: ...> without negative extents}}
  %r = tensor.concat dim(0) %x, %x
      {roofline.cost = {domain = array<i64: -16>,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 64 : i64,
         regime = "memory-bound"}} : (tensor<8xf32>, tensor<8xf32>) -> tensor<16xf32>
  return %r : tensor<16xf32>
}

// -----

// Bytes are given even where there are none.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_read' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_written = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_written' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// Counts: not negative, 64 or 128 bits wide, integers.
func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'flops' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = -1 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_read' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = -1 : i128, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_written' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i32,
         regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'iops' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         iops = 8 : index, regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'transcendentals' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound", transcendentals = 8.0 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'flops' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = "8*B",
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "memory-bound"}} : tensor<8xf32>
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
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound or none}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound or none}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = 8 : i64,
         hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
         regime = "latency-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound or none}}
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
             %z: tensor<f32> {roofline.dims = []}) {
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

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' needs a shaped type with a rank}}
func.func @f(%x: tensor<*xf32> {roofline.dims = ["B"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0: attribute 'roofline.dims' needs a shaped type with a rank}}
func.func private @f(index {roofline.dims = ["B"]})

// -----

// expected-error @below {{'func.func' op argument 0: unknown attribute 'roofline.dim'; arguments may have roofline.dims}}
func.func @f(%x: tensor<?xf32> {roofline.dim = ["B"]}) {
  return
}

// -----

// expected-error @below {{'func.func' op result 0: unknown attribute 'roofline.dims'; results have no annotations}}
func.func private @f() -> (tensor<?xf32> {roofline.dims = ["B"]})
