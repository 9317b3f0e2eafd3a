// Convolutions and pooling, f32, one image. Layouts are named by their dimensions: y, x,
// channel; the filter is ky, kx, input channel, output channel where nothing else is said.
#at = affine_map<(d) -> (d)>
#by6_to28 = affine_map<(d) -> (d + 6, 28)>
#by7 = affine_map<(d) -> (d + 7)>
#by8 = affine_map<(d) -> (d + 8)>
#by10_to28 = affine_map<(d) -> (d + 10, 28)>
!image = memref<30x30x16xf32>
!filter = memref<3x3x16x32xf32>
!out = memref<28x28x32xf32>

func.func @direct(%I: !image, %F: !filter, %O: !out) {
  affine.for %y = 0 to 28 {
  affine.for %x = 0 to 28 {
  affine.for %f = 0 to 32 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
  affine.for %c = 0 to 16 {
    %i = affine.load %I[%y + %ky, %x + %kx, %c] : !image
    %w = affine.load %F[%ky, %kx, %c, %f] : !filter
    %o = affine.load %O[%y, %x, %f] : !out
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%y, %x, %f] : !out
  }}}}}}
  return
}

// Channel, y, x; the filter is output channel, input channel, ky, kx.
!image_planes = memref<16x30x30xf32>
!filter_planes = memref<32x16x3x3xf32>
!out_planes = memref<32x28x28xf32>
func.func @direct_planes(%I: !image_planes, %F: !filter_planes, %O: !out_planes) {
  affine.for %f = 0 to 32 {
  affine.for %y = 0 to 28 {
  affine.for %x = 0 to 28 {
  affine.for %c = 0 to 16 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
    %i = affine.load %I[%c, %y + %ky, %x + %kx] : !image_planes
    %w = affine.load %F[%f, %c, %ky, %kx] : !filter_planes
    %o = affine.load %O[%f, %y, %x] : !out_planes
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%f, %y, %x] : !out_planes
  }}}}}}
  return
}

func.func @tiled(%I: !image, %F: !filter, %O: !out) {
  affine.for %yy = 0 to 28 step 7 {
  affine.for %xx = 0 to 28 step 7 {
  affine.for %ff = 0 to 32 step 8 {
  affine.for %y = #at(%yy) to #by7(%yy) {
  affine.for %x = #at(%xx) to #by7(%xx) {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
  affine.for %c = 0 to 16 {
  affine.for %f = #at(%ff) to #by8(%ff) {
    %i = affine.load %I[%y + %ky, %x + %kx, %c] : !image
    %w = affine.load %F[%ky, %kx, %c, %f] : !filter
    %o = affine.load %O[%y, %x, %f] : !out
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%y, %x, %f] : !out
  }}}}}}}}}
  return
}

// The last tiles are 4 high and 8 wide.
func.func @tiled_partial(%I: !image, %F: !filter, %O: !out) {
  affine.for %yy = 0 to 28 step 6 {
  affine.for %xx = 0 to 28 step 10 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
  affine.for %y = #at(%yy) to min #by6_to28(%yy) {
  affine.for %x = #at(%xx) to min #by10_to28(%xx) {
  affine.for %c = 0 to 16 {
  affine.for %f = 0 to 32 {
    %i = affine.load %I[%y + %ky, %x + %kx, %c] : !image
    %w = affine.load %F[%ky, %kx, %c, %f] : !filter
    %o = affine.load %O[%y, %x, %f] : !out
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%y, %x, %f] : !out
  }}}}}}}}
  return
}

!image_stride = memref<57x57x16xf32>
func.func @stride_two(%I: !image_stride, %F: !filter, %O: !out) {
  affine.for %y = 0 to 28 {
  affine.for %x = 0 to 28 {
  affine.for %f = 0 to 32 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
  affine.for %c = 0 to 16 {
    %i = affine.load %I[2 * %y + %ky, 2 * %x + %kx, %c] : !image_stride
    %w = affine.load %F[%ky, %kx, %c, %f] : !filter
    %o = affine.load %O[%y, %x, %f] : !out
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%y, %x, %f] : !out
  }}}}}}
  return
}

!image_depth = memref<58x58x40xf32>
!filter_depth = memref<3x3x40xf32>
!out_depth = memref<56x56x40xf32>
func.func @depthwise(%I: !image_depth, %F: !filter_depth, %O: !out_depth) {
  affine.for %y = 0 to 56 {
  affine.for %x = 0 to 56 {
  affine.for %c = 0 to 40 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
    %i = affine.load %I[%y + %ky, %x + %kx, %c] : !image_depth
    %w = affine.load %F[%ky, %kx, %c] : !filter_depth
    %o = affine.load %O[%y, %x, %c] : !out_depth
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%y, %x, %c] : !out_depth
  }}}}}
  return
}

!image_depth_planes = memref<40x58x58xf32>
!filter_depth_planes = memref<40x3x3xf32>
!out_depth_planes = memref<40x56x56xf32>
func.func @depthwise_planes(%I: !image_depth_planes, %F: !filter_depth_planes, %O: !out_depth_planes) {
  affine.for %c = 0 to 40 {
  affine.for %y = 0 to 56 {
  affine.for %x = 0 to 56 {
  affine.for %ky = 0 to 3 {
  affine.for %kx = 0 to 3 {
    %i = affine.load %I[%c, %y + %ky, %x + %kx] : !image_depth_planes
    %w = affine.load %F[%c, %ky, %kx] : !filter_depth_planes
    %o = affine.load %O[%c, %y, %x] : !out_depth_planes
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%c, %y, %x] : !out_depth_planes
  }}}}}
  return
}

!signal = memref<4096x24xf32>
!taps = memref<5x24x8xf32>
!filtered = memref<4080x8xf32>
func.func @dilated_signal(%I: !signal, %F: !taps, %O: !filtered) {
  affine.for %x = 0 to 4080 {
  affine.for %f = 0 to 8 {
  affine.for %k = 0 to 5 {
  affine.for %c = 0 to 24 {
    %i = affine.load %I[%x + 4 * %k, %c] : !signal
    %w = affine.load %F[%k, %c, %f] : !taps
    %o = affine.load %O[%x, %f] : !filtered
    %p = arith.mulf %i, %w : f32
    %s = arith.addf %o, %p : f32
    affine.store %s, %O[%x, %f] : !filtered
  }}}}
  return
}

!unpooled = memref<112x112x32xf32>
!pooled = memref<56x56x32xf32>
func.func @max_pool(%I: !unpooled, %O: !pooled) {
  affine.for %y = 0 to 56 {
  affine.for %x = 0 to 56 {
  affine.for %ky = 0 to 2 {
  affine.for %kx = 0 to 2 {
  affine.for %c = 0 to 32 {
    %i = affine.load %I[2 * %y + %ky, 2 * %x + %kx, %c] : !unpooled
    %o = affine.load %O[%y, %x, %c] : !pooled
    %m = arith.maximumf %i, %o : f32
    affine.store %m, %O[%y, %x, %c] : !pooled
  }}}}}
  return
}
