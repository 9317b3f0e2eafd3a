// A level of memory that a target has no rate for cannot bind there, so that it
// may look faster than it is: the row is marked, and the speedup is a most. Two
// targets that differ in nothing else:
//
// RUN: sed -e 's/^name:.*/name: unrated/' \
// RUN:   -e 's/^hbm:/peaks:\n  vector.f32: {tera_ops_per_s: 100, source: made}\nhbm:/' \
// RUN:   %S/../Traffic/cache-of-64-kib.yaml > %t.unrated.yaml
// RUN: sed -e 's/^name:.*/name: rated/' \
// RUN:   -e 's/^l2:/l2:\n  bandwidth: {gb_per_s: 1000, source: made}/' \
// RUN:   %t.unrated.yaml > %t.rated.yaml
// RUN: roofline-opt --analyze --tiling=128x128x64 --report=text:- \
// RUN:   --target=%t.rated.yaml,%t.unrated.yaml %s -o /dev/null | FileCheck %s
// RUN: roofline-opt --analyze --tiling=128x128x64 --report=text:- \
// RUN:   --target=%t.unrated.yaml,%t.rated.yaml %s -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=TURNED
//
// 4 * 512^2 * 4 bytes of main memory take 41.9 us at 100 GB/s. From the cache,
// 16 tiles read 2 * 128 * 512 * 4 bytes each, and 2 * 512^2 * 4 go both ways:
// 10485760 bytes, 10.5 us at 1 TB/s.
//
// CHECK: target {{ *}}regime
// CHECK-NEXT: rated {{ *}}memory-bound {{.*}} 41.9 us
// CHECK-NEXT: unrated {{ *}}memory-bound ? {{.*}} 41.9 us{{ *}}<= 1.00x
// CHECK: No rate on unrated for l2: its time is a lower bound.
//
// TURNED: unrated {{ *}}memory-bound ?
// TURNED-NEXT: rated {{ *}}memory-bound {{.*}} 41.9 us{{ *}}>= 1.00x
// TURNED: No rate for l2 on unrated: 1 kernel judged without that roof
func.func @product(%a: tensor<512x512xf32>, %b: tensor<512x512xf32>,
                   %c: tensor<512x512xf32>) -> tensor<512x512xf32> {
  %r = linalg.matmul ins(%a, %b : tensor<512x512xf32>, tensor<512x512xf32>)
                     outs(%c : tensor<512x512xf32>) -> tensor<512x512xf32>
  return %r : tensor<512x512xf32>
}
