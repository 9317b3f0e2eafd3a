// RUN: roofline-opt --analyze %s | FileCheck %s

// A struct whose body is not given, or that holds a scalable vector, has no
// size that could be counted: not zero bytes, and not those of one unit of the
// machine's vector length.

// CHECK-LABEL: @opaque
// CHECK: linalg.copy
// CHECK-NOT: roofline.cost
// CHECK-SAME: roofline.unmodelled = "element type !llvm.struct<\22handle\22, opaque> has no known size"
func.func @opaque(%x: tensor<4x!llvm.struct<"handle", opaque>>,
                  %o: tensor<4x!llvm.struct<"handle", opaque>>)
    -> tensor<4x!llvm.struct<"handle", opaque>> {
  %r = linalg.copy
      ins(%x : tensor<4x!llvm.struct<"handle", opaque>>)
      outs(%o : tensor<4x!llvm.struct<"handle", opaque>>)
      -> tensor<4x!llvm.struct<"handle", opaque>>
  return %r : tensor<4x!llvm.struct<"handle", opaque>>
}

// CHECK-LABEL: @scalable
// CHECK: linalg.copy
// CHECK-NOT: roofline.cost
// CHECK-SAME: roofline.unmodelled = "element type !llvm.struct<(vector<[4]xf32>)> has no known size"
func.func @scalable(%x: tensor<4x!llvm.struct<(vector<[4]xf32>)>>,
                    %o: tensor<4x!llvm.struct<(vector<[4]xf32>)>>)
    -> tensor<4x!llvm.struct<(vector<[4]xf32>)>> {
  %r = linalg.copy
      ins(%x : tensor<4x!llvm.struct<(vector<[4]xf32>)>>)
      outs(%o : tensor<4x!llvm.struct<(vector<[4]xf32>)>>)
      -> tensor<4x!llvm.struct<(vector<[4]xf32>)>>
  return %r : tensor<4x!llvm.struct<(vector<[4]xf32>)>>
}
