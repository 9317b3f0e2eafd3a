// RUN: roofline-opt --analyze --report=json:%t.json %s | FileCheck %s
// RUN: FileCheck --check-prefix=REPORT --input-file=%t.json %s

// A declaration may say what a call costs, in the sizes and numbers of its
// arguments.

func.func private @attention(tensor<?x64xbf16>, tensor<?x64xbf16>, index)
    -> tensor<?x64xbf16>
    attributes {roofline.external_cost = {
      flops = "4*64*arg0_d0*arg1_d0 + arg2", transcendentals = "arg0_d0*arg1_d0",
      hbm_bytes_read = "128*(arg0_d0 + 2*arg1_d0)",
      hbm_bytes_written = "128*arg0_d0", precision = "bf16", unit = "tensor"}}

// CHECK-LABEL: @main
// Q rows against 512: 256*512 = 131072 flops per row, and 7; 128*(Q + 1024)
// bytes in.
// CHECK: call @attention
// CHECK-SAME: flops = "131072*Q + 7"
// CHECK-SAME: hbm_bytes_read = "128*Q + 131072"
// CHECK-SAME: hbm_bytes_written = "128*Q"
// CHECK-SAME: transcendentals = "512*Q"
// REPORT: "op": "func.call",
// REPORT: "unit": "tensor.bf16",
// REPORT: "unit": "special",
// REPORT: "complete": true
func.func @main(%q: tensor<?x64xbf16> {roofline.dims = ["Q", ""]},
                %k: tensor<512x64xbf16>) -> tensor<?x64xbf16> {
  %c7 = arith.constant 7 : index
  %any = tensor.cast %k : tensor<512x64xbf16> to tensor<?x64xbf16>
  %r = func.call @attention(%q, %any, %c7)
      : (tensor<?x64xbf16>, tensor<?x64xbf16>, index) -> tensor<?x64xbf16>
  return %r : tensor<?x64xbf16>
}
