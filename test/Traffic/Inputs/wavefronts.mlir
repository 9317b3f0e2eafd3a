// Loops that start at the larger of two bounds, guards, and steps: what of them
// a cache keeps.

// Diagonals of an alignment matrix of 300 x 300 (d = i + j).
func.func @alignment(%a: memref<300x300xf32>) {
  affine.for %d = 2 to 599 {
    affine.for %i = max affine_map<(d) -> (1, d - 299)>(%d) to min affine_map<(d) -> (d, 300)>(%d) {
      %0 = affine.load %a[%i - 1, %d - %i] : memref<300x300xf32>
      %1 = affine.load %a[%i, %d - %i - 1] : memref<300x300xf32>
      %2 = affine.load %a[%i - 1, %d - %i - 1] : memref<300x300xf32>
      %3 = arith.maximumf %0, %1 : f32
      %4 = arith.addf %3, %2 : f32
      affine.store %4, %a[%i, %d - %i] : memref<300x300xf32>
    }
  }
  return
}

// Time steps of a line of 20,000 f32, skewed into tiles of 512 places.
func.func @skewed(%a: memref<20000xf32>) {
  affine.for %tile = 0 to 40 {
    affine.for %t = 0 to 16 {
      affine.for %x = max affine_map<(p, t) -> (1, p * 512 - t)>(%tile, %t) to min affine_map<(p, t) -> (19999, p * 512 - t + 512)>(%tile, %t) {
        %0 = affine.load %a[%x - 1] : memref<20000xf32>
        %1 = affine.load %a[%x] : memref<20000xf32>
        %2 = affine.load %a[%x + 1] : memref<20000xf32>
        %3 = arith.addf %0, %1 : f32
        %4 = arith.addf %3, %2 : f32
        affine.store %4, %a[%x] : memref<20000xf32>
      }
    }
  }
  return
}

// A band of 41 diagonals times a vector, from the larger of two bounds.
func.func @band(%a: memref<1000x1000xf32>, %x: memref<1000xf32>, %y: memref<1000xf32>) {
  affine.for %i = 0 to 1000 {
    affine.for %j = max affine_map<(i) -> (0, i - 20)>(%i) to min affine_map<(i) -> (1000, i + 21)>(%i) {
      %0 = affine.load %a[%i, %j] : memref<1000x1000xf32>
      %1 = affine.load %x[%j] : memref<1000xf32>
      %2 = affine.load %y[%i] : memref<1000xf32>
      %3 = arith.mulf %0, %1 : f32
      %4 = arith.addf %2, %3 : f32
      affine.store %4, %y[%i] : memref<1000xf32>
    }
  }
  return
}

// What is above in place, but for the first row.
func.func @below_the_first_row(%a: memref<200x300xf32>) {
  affine.for %i = 0 to 200 {
    affine.for %j = 0 to 300 {
      affine.if affine_set<(i) : (i - 1 >= 0)>(%i) {
        %0 = affine.load %a[%i - 1, %j] : memref<200x300xf32>
        %1 = arith.mulf %0, %0 : f32
        affine.store %1, %a[%i, %j] : memref<200x300xf32>
      }
    }
  }
  return
}

// The even places of rows, then the odd ones from their neighbours.
func.func @red_and_black(%a: memref<256x256xf32>) {
  affine.for %i = 0 to 256 {
    affine.for %j = 1 to 127 {
      %0 = affine.load %a[%i, 2 * %j - 1] : memref<256x256xf32>
      %1 = affine.load %a[%i, 2 * %j + 1] : memref<256x256xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %a[%i, 2 * %j] : memref<256x256xf32>
    }
    affine.for %j = 1 to 127 {
      %0 = affine.load %a[%i, 2 * %j] : memref<256x256xf32>
      %1 = affine.load %a[%i, 2 * %j + 2] : memref<256x256xf32>
      %2 = arith.addf %0, %1 : f32
      affine.store %2, %a[%i, 2 * %j + 1] : memref<256x256xf32>
    }
  }
  return
}
