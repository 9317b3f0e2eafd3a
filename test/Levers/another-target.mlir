// RUN: roofline-opt --analyze --target=h100-sxm --what-if=target=h200 \
// RUN:   --what-if=target=a100-sxm4-80gb --report=json:%t.json \
// RUN:   %src_root/docs/examples/llama-decode.mlir -o /dev/null
// RUN: FileCheck %s --input-file=%t.json

// A decoder layer waits for main memory, 3.35 TB/s on an H100 and 4.8 on an
// H200: 4.8 / 3.35 = 1.43284 times as fast. An A100 has 2.039 TB/s and is
// 3.35 / 2.039 = 1.643 times as slow, 0.609 of the speed.

// CHECK: "what": "target=h200",
// CHECK: "speedup": 1.43{{[0-9]+}},
// CHECK: "no_gain": null
// CHECK: "what": "target=a100-sxm4-80gb",
// CHECK: "speedup": 0.608{{[0-9]+}},
// CHECK: "no_gain": "slower: bound by hbm"
