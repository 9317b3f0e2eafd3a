// RUN: roofline-opt --analyze --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json

// Files are named without their folders, unless two have one name: then by as
// many folders as tell each from the others.
func.func @blocks(%x: tensor<8xf32>) {
  // CHECK: "location": "a/attention/block.mlir:3:5"
  %0 = arith.addf %x, %x : tensor<8xf32> loc("/src/model/a/attention/block.mlir":3:5)
  // CHECK: "location": "b/attention/block.mlir:3:5"
  %1 = arith.addf %x, %x : tensor<8xf32> loc("/src/model/b/attention/block.mlir":3:5)
  // CHECK: "location": "mlp/block.mlir:3:5"
  %2 = arith.addf %x, %x : tensor<8xf32> loc("/src/model/b/mlp/block.mlir":3:5)
  // CHECK: "location": "block.mlir:3:5"
  %3 = arith.addf %x, %x : tensor<8xf32> loc("block.mlir":3:5)
  // CHECK: "location": "head.mlir:7:5"
  %4 = arith.addf %x, %x : tensor<8xf32> loc("/src/model/b/head.mlir":7:5)
  // CHECK: "location": "loc(\"layer.norm\")"
  %5 = arith.addf %x, %x : tensor<8xf32> loc("layer.norm")
  // CHECK: "location": "loc(\"слой.0\")"
  %7 = arith.addf %x, %x : tensor<8xf32> loc("слой.0")
  // CHECK: "location": "loc(unknown)"
  %6 = arith.addf %x, %x : tensor<8xf32> loc(unknown)
  return
}
