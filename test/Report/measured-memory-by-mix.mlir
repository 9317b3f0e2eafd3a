// RUN: roofline-opt --analyze --target=a100-sxm4-40gb --ceilings=measured --report=html:%t.html %s -o - | FileCheck %s
// RUN: FileCheck %s --check-prefix=PAGE --input-file=%t.html

// An A100 of 40 GB reads 1490 GB/s, and STREAM's triad moves 1375 GB/s there.

// That is a triad: 3 * 5,500,000 bytes at 1375 GB/s take 12 us.
// CHECK: linalg.add
// CHECK-SAME: time_s = 1.{{200000|199999}}{{[0-9]*[Ee]-0?5}} : f64
func.func @triad(%a: tensor<1375000xf32>, %b: tensor<1375000xf32>) -> tensor<1375000xf32> {
  %e = tensor.empty() : tensor<1375000xf32>
  %0 = linalg.add ins(%a, %b : tensor<1375000xf32>, tensor<1375000xf32>) outs(%e : tensor<1375000xf32>) -> tensor<1375000xf32>
  return %0 : tensor<1375000xf32>
}

// That reads 5,960,000 bytes in 4 us, and writes four: 4 * (3 / 1375 - 2 / 1490)
// ns are 3.4 ps.
// CHECK: linalg.reduce
// CHECK-SAME: time_s = 4.00000335{{[0-9]*}}E-6
func.func @sum(%a: tensor<1490000xf32>) -> tensor<f32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %0 = linalg.reduce { arith.addf } ins(%a : tensor<1490000xf32>) outs(%i : tensor<f32>) dimensions = [0]
  return %0 : tensor<f32>
}

// The page judges with both rates, at sizes that its reader chooses.
// PAGE: "hbm":1490000000000,"hbmWritten":119{{[0-9.]*}}
// PAGE-SAME: "written":"5500000"
