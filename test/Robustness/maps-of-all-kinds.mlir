// RUN: roofline-opt --analyze %s | FileCheck %s

// What a map touches, one byte per element. Each op reads through the map in
// its name and writes a result of its own.

#id1 = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>

// 10 of 100.
// CHECK-LABEL: @diagonal
// CHECK: hbm_bytes_read = 10 : i64
func.func @diagonal(%x: tensor<10x10xi8>, %o: tensor<10xi8>) -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i, i)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10x10xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// The last row of seven.
// CHECK-LABEL: @constant
// CHECK: hbm_bytes_read = 10 : i64
func.func @constant(%x: tensor<7x10xi8>, %o: tensor<10xi8>) -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (6, i)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<7x10xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// Backwards is as many.
// CHECK-LABEL: @reversed
// CHECK: hbm_bytes_read = 10 : i64
func.func @reversed(%x: tensor<10xi8>, %o: tensor<10xi8>) -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (9 - i)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// 0 to 9 halved are 0 to 4.
// CHECK-LABEL: @halved
// CHECK: hbm_bytes_read = 5 : i64
func.func @halved(%x: tensor<5xi8>, %o: tensor<10xi8>) -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i floordiv 2)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<5xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// Modulo 3 leaves three; modulo 64 all ten.
// CHECK-LABEL: @modulo
// CHECK: hbm_bytes_read = 3 : i64
// CHECK: hbm_bytes_read = 10 : i64
func.func @modulo(%x: tensor<3xi8>, %y: tensor<64xi8>, %o: tensor<10xi8>)
    -> (tensor<10xi8>, tensor<10xi8>) {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i mod 3)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<3xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  %s = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i mod 64)>, #id1],
       iterator_types = ["parallel"]}
      ins(%y : tensor<64xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r, %s : tensor<10xi8>, tensor<10xi8>
}

// 14 elements in rows of four: three full rows and two.
// CHECK-LABEL: @unflattened
// CHECK: hbm_bytes_read = 14 : i64
func.func @unflattened(%x: tensor<4x4xi8>, %o: tensor<14xi8>)
    -> tensor<14xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i floordiv 4, i mod 4)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<4x4xi8>) outs(%o : tensor<14xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<14xi8>
  return %r : tensor<14xi8>
}

// i + j for i and j below 10: 19 values. 4*i + j for j below 3 leaves gaps: 30
// of 39. i - j + 9: 19 again.
// CHECK-LABEL: @windows
// CHECK: hbm_bytes_read = 19 : i64
// CHECK: hbm_bytes_read = 30 : i64
// CHECK: hbm_bytes_read = 19 : i64
func.func @windows(%x: tensor<19xi8>, %y: tensor<39xi8>, %o: tensor<10x10xi8>,
                   %p: tensor<10x3xi8>)
    -> (tensor<10x10xi8>, tensor<10x3xi8>, tensor<10x10xi8>) {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i + j)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<19xi8>) outs(%o : tensor<10x10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10x10xi8>
  %s = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (4 * i + j)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%y : tensor<39xi8>) outs(%p : tensor<10x3xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10x3xi8>
  %t = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i - j + 9)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<19xi8>) outs(%o : tensor<10x10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10x10xi8>
  return %r, %s, %t : tensor<10x10xi8>, tensor<10x3xi8>, tensor<10x10xi8>
}

// (i + j, i): the rows of a band. 10 in each of 10 columns.
// CHECK-LABEL: @band
// CHECK: hbm_bytes_read = 100 : i64
func.func @band(%x: tensor<19x10xi8>, %o: tensor<10x10xi8>)
    -> tensor<10x10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i + j, i)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<19x10xi8>) outs(%o : tensor<10x10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10x10xi8>
  return %r : tensor<10x10xi8>
}
