// Windows that leave holes between them, of which a condition on the flat index
// leaves the first ones: where the index is seen in rows, the condition is still
// followed. Lines of 64 B, 16 f32; the cache holds 1,024.
//
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

#before = affine_set<(i, q) : (2459647 - i * 4096 - q >= 0)>

// 16 f32, a line, of each of 600 rows of 4,096 and of the next, which is cut at
// its middle: 601 lines, 38,464 bytes.
//
// CHECK: "function": "panel",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 38464,
// CHECK: "transferred": 38464,
// CHECK-NEXT: "fills": 38464
func.func @panel(%a: memref<4194304xf32>) {
  affine.for %i = 0 to 1024 {
    affine.for %q = 0 to 16 {
      affine.if #before(%i, %q) {
        %x = affine.load %a[%i * 4096 + %q] : memref<4194304xf32>
        %y = arith.addf %x, %x : f32
      }
    }
  }
  return
}

#before_long = affine_set<(i, q) : (6146047 - i * 4096 - q >= 0)>

// Of 1,500 rows and half of one, twice: 1,501 lines do not stay until they come
// again. 2 * 1,501 lines are 192,128 bytes.
//
// CHECK: "function": "twice",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 192128,
// CHECK: "transferred": 192128,
// CHECK-NEXT: "fills": 192128
func.func @twice(%a: memref<8388608xf32>) {
  affine.for %r = 0 to 2 {
    affine.for %i = 0 to 2048 {
      affine.for %q = 0 to 16 {
        affine.if #before_long(%i, %q) {
          %x = affine.load %a[%i * 4096 + %q] : memref<8388608xf32>
          %y = arith.addf %x, %x : f32
        }
      }
    }
  }
  return
}
