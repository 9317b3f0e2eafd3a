// RUN: roofline-opt --analyze --target=h100-sxm --remarks-filter-missed=roofline --remark-format=emitRemark %s -o /dev/null 2>&1 | FileCheck %s
//
// 2 * 8,388,608 bytes less of 4 * 8,388,608: twice as fast.

// CHECK: [[@LINE+5]]:8: remark: [Missed] roofline-fusion | Category:roofline | {{.*}}linalg.exp, linalg.square{{.*}}bound_by=hbm, form=elementwise, fusion_group=0, saved_hbm_bytes=16777216, speedup=2

!t = tensor<2048x1024xf32>
func.func @f(%x: !t) -> !t {
  %e = tensor.empty() : !t
  %a = linalg.exp ins(%x : !t) outs(%e : !t) -> !t
  %b = linalg.square ins(%a : !t) outs(%e : !t) -> !t
  return %b : !t
}
