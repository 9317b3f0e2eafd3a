// RUN: roofline-opt --analyze --remarks-filter='roofline.*' %s -o /dev/null 2>&1 | FileCheck %s
// RUN: roofline-opt --analyze --remarks-filter='roofline.*' --remark-format=yaml \
// RUN:   --remarks-output-file=%t.yaml %s -o /dev/null
// RUN: FileCheck %s --check-prefix=YAML --input-file=%t.yaml
// RUN: roofline-opt --analyze %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty

// Every kernel has an analysis remark with its numbers as metrics.

// QUIET-NOT: remark

// 1000 flops; reads 4000 bytes, writes 4000.
// CHECK: remarks.mlir:[[#@LINE+20]]:8: remark: [Analysis] roofline-cost | Category:roofline | Function=double
// CHECK-SAME: bound_by=hbm
// CHECK-SAME: flops=1000
// CHECK-SAME: hbm_bytes_read=4000
// CHECK-SAME: hbm_bytes_written=4000
// CHECK-SAME: regime=memory-bound

// YAML:      --- !Analysis
// YAML-NEXT: Pass: roofline
// YAML-NEXT: Name: roofline-cost
// YAML:      Line: [[#@LINE+10]]
// YAML:      Column: 8 }
// YAML-NEXT: Function: double
// YAML:      Remark: arith.addf
// YAML-DAG:  flops: '1000'
// YAML-DAG:  hbm_bytes_read: '4000'
// YAML-DAG:  hbm_bytes_written: '4000'
// YAML-DAG:  regime: memory-bound
// YAML-DAG:  bound_by: hbm
func.func @double(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = arith.addf %x, %x : tensor<1000xf32>
  return %r : tensor<1000xf32>
}
