// RUN: roofline-opt --analyze --strict --report=json:- -o /dev/null %s | FileCheck %s

// Who a thread is, what it waits for and what others hold in registers.

// CHECK: "kernels": []
func.func @threads(%x: f32, %v: vector<4xf32>, %lane: i32) -> f32 {
  %0 = gpu.thread_id x
  %1 = gpu.block_id y
  %2 = gpu.block_dim z
  %3 = gpu.grid_dim x
  %4 = gpu.global_id x
  %5 = gpu.lane_id
  %6 = gpu.subgroup_id : index
  %7 = gpu.num_subgroups : index
  %8 = gpu.subgroup_size : index
  %9 = gpu.cluster_id x
  %10 = gpu.cluster_dim x
  %11 = gpu.cluster_block_id x
  %12 = gpu.cluster_dim_blocks x
  %13 = gpu.dynamic_shared_memory : memref<?xi8, #gpu.address_space<workgroup>>
  gpu.barrier
  gpu.printf "%f\n", %x : f32
  %width = arith.constant 32 : i32
  %14, %valid = gpu.shuffle xor %x, %lane, %width : f32
  %15, %valid2 = gpu.rotate %v, 1, 16 : vector<4xf32>
  %16 = gpu.subgroup_broadcast %14, specific_lane %lane : f32
  %zero = arith.constant 0 : index
  %m = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf32, "COp">
  %17 = gpu.subgroup_mma_extract_thread_local %m[%zero] : !gpu.mma_matrix<16x16xf32, "COp"> -> f32
  %18 = gpu.subgroup_mma_insert_thread_local %17, %m[%zero]
      : f32, !gpu.mma_matrix<16x16xf32, "COp"> -> !gpu.mma_matrix<16x16xf32, "COp">
  return %16 : f32
}
