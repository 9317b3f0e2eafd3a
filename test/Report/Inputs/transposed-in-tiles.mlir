// Reads a matrix by columns, so that what a target moves depends on its lines.
func.func @transpose(%a: memref<4096x4096xf32>, %b: memref<4096x4096xf32>) {
  affine.for %i = 0 to 4096 {
    affine.for %j = 0 to 4096 step 64 {
      %x = affine.load %a[%j, %i] : memref<4096x4096xf32>
      affine.store %x, %b[%i, %j] : memref<4096x4096xf32>
    }
  }
  return
}
