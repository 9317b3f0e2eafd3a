// Windows that leave holes between them: only the lines that they lie in move,
// however the buffer is indexed. Lines of 64 B, 16 f32.
//
// RUN: roofline-opt --analyze --target=%S/cache-of-64-kib.yaml %s -o /dev/null \
// RUN:   --report=json:- | FileCheck %s

// 16 f32, a line, of each of 1,024 rows of 4,096 in a flat buffer: 65,536 bytes.
//
// CHECK: "function": "panel",
// CHECK: "hbm": {
// CHECK: "transferred": 65536,
// CHECK-NEXT: "fills": 65536
func.func @panel(%a: memref<4194304xf32>) {
  affine.for %i = 0 to 1024 {
    affine.for %q = 0 to 16 {
      %x = affine.load %a[%i * 4096 + %q] : memref<4194304xf32>
      %y = arith.addf %x, %x : f32
    }
  }
  return
}

// 8 of every 24 f32: at bytes 0, 96, 192, 288 ..., which is 0 or 32 in a line,
// so each in one line, and no two in the same: 1,000 lines.
//
// CHECK: "function": "short_rows",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 32000,
// CHECK: "transferred": 64000,
// CHECK-NEXT: "fills": 64000
func.func @short_rows(%a: memref<24000xf32>) {
  affine.for %i = 0 to 1000 {
    affine.for %q = 0 to 8 {
      %x = affine.load %a[%i * 24 + %q] : memref<24000xf32>
      %y = arith.addf %x, %x : f32
    }
  }
  return
}

// Two of every four rows of 256 B: 100 rows, 25,600 bytes.
//
// CHECK: "function": "rows",
// CHECK: "hbm": {
// CHECK: "transferred": 25600,
// CHECK-NEXT: "fills": 25600
func.func @rows(%a: memref<200x64xf32>) {
  affine.for %i = 0 to 50 {
    affine.for %p = 0 to 2 {
      affine.for %j = 0 to 64 {
        %x = affine.load %a[%i * 4 + %p, %j] : memref<200x64xf32>
        %y = arith.addf %x, %x : f32
      }
    }
  }
  return
}

// A 2x2 window at every fourth point of 226 x 225, with a line of channels at
// each point: (56 * 2)^2 lines, 802,816 bytes; the result 56^2 lines, 200,704.
// The rows of windows are no divisor of 225.
//
// CHECK: "function": "pool",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 1003520,
// CHECK-NEXT: "written": 200704,
// CHECK: "transferred": 1204224,
// CHECK-NEXT: "fills": 1003520
func.func @pool(%x: memref<226x225x16xf32>, %o: memref<56x56x16xf32>) {
  affine.for %i = 0 to 56 {
    affine.for %j = 0 to 56 {
      affine.for %c = 0 to 16 {
        affine.for %a = 0 to 2 {
          affine.for %b = 0 to 2 {
            %v = affine.load %x[%i * 4 + %a, %j * 4 + %b, %c] : memref<226x225x16xf32>
            %w = affine.load %o[%i, %j, %c] : memref<56x56x16xf32>
            %m = arith.maximumf %v, %w : f32
            affine.store %m, %o[%i, %j, %c] : memref<56x56x16xf32>
          }
        }
      }
    }
  }
  return
}

// 128^3 in tiles of 16^3, in flat buffers of 64 KiB. In one turn of i0 the 16
// rows of A, 8 KiB, stay; all of B passes by and is gone when the next turn
// needs it. So B comes 8 times, A and C once: 10 * 65536.
//
// CHECK: "function": "flat_product",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 655360,
// CHECK-NEXT: "written": 65536,
// CHECK: "transferred": 720896,
// CHECK-NEXT: "fills": 655360
func.func @flat_product(%a: memref<16384xf32>, %b: memref<16384xf32>, %c: memref<16384xf32>) {
  affine.for %i0 = 0 to 128 step 16 {
    affine.for %j0 = 0 to 128 step 16 {
      affine.for %k0 = 0 to 128 step 16 {
        affine.for %i = 0 to 16 {
          affine.for %j = 0 to 16 {
            affine.for %k = 0 to 16 {
              %x = affine.load %a[(%i0 + %i) * 128 + %k0 + %k] : memref<16384xf32>
              %y = affine.load %b[(%k0 + %k) * 128 + %j0 + %j] : memref<16384xf32>
              %z = affine.load %c[(%i0 + %i) * 128 + %j0 + %j] : memref<16384xf32>
              %p = arith.mulf %x, %y : f32
              %s = arith.addf %z, %p : f32
              affine.store %s, %c[(%i0 + %i) * 128 + %j0 + %j] : memref<16384xf32>
            }
          }
        }
      }
    }
  }
  return
}

// Columns 0 to 63 of a flat 200 x 256, in tiles of 24 of which the last has 16,
// and four times: 200 * 256 B, 51,200, stay. No tile leaves its row.
//
// CHECK: "function": "partial_tiles",
// CHECK: "hbm": {
// CHECK-NEXT: "read": 51200,
// CHECK: "requested": 204800,
// CHECK-NEXT: "transferred": 51200,
// CHECK-NEXT: "fills": 51200
func.func @partial_tiles(%a: memref<51200xf32>) {
  affine.for %r = 0 to 4 {
    affine.for %j0 = 0 to 64 step 24 {
      affine.for %i = 0 to 200 {
        affine.for %j = affine_map<(d0) -> (d0)>(%j0) to min affine_map<(d0) -> (d0 + 24, 64)>(%j0) {
          %x = affine.load %a[%i * 256 + %j] : memref<51200xf32>
          %y = arith.addf %x, %x : f32
        }
      }
    }
  }
  return
}
