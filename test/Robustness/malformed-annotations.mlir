// RUN: roofline-opt --split-input-file --verify-diagnostics %s

// The dialect verifies its annotations: no field is missing, of another type,
// negative, infinite or unknown.

func.func @no_dictionary(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{attribute 'roofline.cost' must be a dictionary}}
  %r = arith.addf %x, %x {roofline.cost = 1 : i64} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @empty(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{attribute 'roofline.cost' needs 'domain' to be}}
  %r = arith.addf %x, %x {roofline.cost = {}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @negative(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'flops' to be an i64 or i128 count that is not negative}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, flops = -8 : i64,
                        hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @of_another_width(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_read' to be an i64 or i128 count}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i32,
                        hbm_bytes_written = 32 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @missing(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'hbm_bytes_written' to be}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @not_a_number(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'intensity' to be a finite f64 number}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                        hbm_bytes_written = 32 : i64,
                        intensity = 0x7FF8000000000000 : f64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @infinite(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'time_s' to be a finite f64 number}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                        hbm_bytes_written = 32 : i64, regime = "memory-bound",
                        time_s = 0x7FF0000000000000 : f64}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @no_regime(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{needs 'regime' to be memory-bound, compute-bound}}
  %r = arith.addf %x, %x
      {roofline.cost = {domain = array<i64: 8>, hbm_bytes_read = 32 : i64,
                        hbm_bytes_written = 32 : i64,
                        regime = "fast"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

func.func @unknown_key(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{has an unknown key 'color'}}
  %r = arith.addf %x, %x
      {roofline.cost = {color = "red", domain = array<i64: 8>,
                        hbm_bytes_read = 32 : i64, hbm_bytes_written = 32 : i64,
                        regime = "memory-bound"}} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// expected-error @below {{attribute 'roofline.target' must be a string}}
module attributes {roofline.target = 90 : i64} {}

// -----

func.func @reason(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @below {{attribute 'roofline.unmodelled' must be a string}}
  %r = arith.addf %x, %x {roofline.unmodelled} : tensor<8xf32>
  return %r : tensor<8xf32>
}

// -----

// expected-error @below {{unknown attribute 'roofline.clock'}}
func.func private @other() attributes {roofline.clock = 1.0 : f32}
