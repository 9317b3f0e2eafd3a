// RUN: roofline-opt --analyze %s | FileCheck %s

// One byte per element.

#id1 = affine_map<(i) -> (i)>
#id2 = affine_map<(i, j) -> (i, j)>

// 18, 16, ... 0: 10 of 19.
// CHECK-LABEL: @every_second_backwards
// CHECK: hbm_bytes_read = 10 : i64
func.func @every_second_backwards(%x: tensor<19xi8>, %o: tensor<10xi8>)
    -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (18 - 2 * i)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<19xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// (i, 9 - i) is the other diagonal: 10 of 100.
// CHECK-LABEL: @other_diagonal
// CHECK: hbm_bytes_read = 10 : i64
func.func @other_diagonal(%x: tensor<10x10xi8>, %o: tensor<10xi8>)
    -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i, 9 - i)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<10x10xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// (i, j, i): a diagonal plane, 6*5 = 30 of 180.
// CHECK-LABEL: @diagonal_plane
// CHECK: hbm_bytes_read = 30 : i64
func.func @diagonal_plane(%x: tensor<6x5x6xi8>, %o: tensor<6x5xi8>)
    -> tensor<6x5xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i, j) -> (i, j, i)>, #id2],
       iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<6x5x6xi8>) outs(%o : tensor<6x5xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<6x5xi8>
  return %r : tensor<6x5xi8>
}

// Thirds rounded up: 0; 1 for 1 to 3; 2; 3 for 7 to 9: 4 of 20.
// CHECK-LABEL: @rounded_up
// CHECK: hbm_bytes_read = 4 : i64
func.func @rounded_up(%x: tensor<20xi8>, %o: tensor<10xi8>) -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> (i ceildiv 3)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<20xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// Halves of 1 to 10: 0 for 1; 1 to 4 for 2 to 9; 5 for 10: 6 of 20.
// CHECK-LABEL: @halves_from_one
// CHECK: hbm_bytes_read = 6 : i64
func.func @halves_from_one(%x: tensor<20xi8>, %o: tensor<10xi8>)
    -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> ((i + 1) floordiv 2)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<20xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}

// 2, 3, 0 modulo 4: 3 of 20.
// CHECK-LABEL: @part_of_a_period
// CHECK: hbm_bytes_read = 3 : i64
func.func @part_of_a_period(%x: tensor<20xi8>, %o: tensor<3xi8>)
    -> tensor<3xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> ((i + 2) mod 4)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<20xi8>) outs(%o : tensor<3xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<3xi8>
  return %r : tensor<3xi8>
}

// Three halves of 0 to 9 rounded down: 0 1 3 4 6 7 9 10 12 13: 10 of 20.
// CHECK-LABEL: @three_halves
// CHECK: hbm_bytes_read = 10 : i64
func.func @three_halves(%x: tensor<20xi8>, %o: tensor<10xi8>)
    -> tensor<10xi8> {
  %r = linalg.generic
      {indexing_maps = [affine_map<(i) -> ((3 * i) floordiv 2)>, #id1],
       iterator_types = ["parallel"]}
      ins(%x : tensor<20xi8>) outs(%o : tensor<10xi8>) {
  ^bb0(%a: i8, %old: i8):
    linalg.yield %a : i8
  } -> tensor<10xi8>
  return %r : tensor<10xi8>
}
