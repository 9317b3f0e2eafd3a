// RUN: roofline-opt --analyze --target=mi300x --launch-overhead --report=json:%t.json --report=text:%t.txt \
// RUN:   %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.json
// RUN: FileCheck %s --check-prefix=TEXT --input-file=%t.txt
// RUN: roofline-opt --analyze --target=h100-sxm --launch-overhead --report=json:%t.json --report=text:%t.txt \
// RUN:   %s -o /dev/null
// RUN: FileCheck %s --check-prefix=KNOWN --input-file=%t.json
// RUN: FileCheck %s --check-prefix=KNOWN-TEXT --input-file=%t.txt

// Nobody publishes the launch latency of an MI300X, so none is in the time,
// 1000 * (4 + 4) B / 5.3e12 B/s = 1.509e-9 s, and whether the kernel is shorter
// than a launch is not known.
// CHECK: "launch_overhead": true,
// CHECK-NEXT: "launch_overhead_s": null,
// CHECK: "launch_bound": null,
// CHECK-NEXT: "time_s": 1.509{{[0-9]+}}e-09,
// TEXT-NOT: Launch-bound
// TEXT: - Launch latency of mi300x is not known: none added.
// TEXT-NOT: launch

// On an H100 it is 1 us: 8000 B / 3.35e12 B/s + 1e-6 s = 1.00238806e-6 s.
// KNOWN: "launch_overhead": true,
// KNOWN-NEXT: "launch_overhead_s": 1e-06,
// KNOWN: "launch_bound": true,
// KNOWN-NEXT: "time_s": 1.00238805{{[0-9]+}}e-06,
// KNOWN-TEXT: - Launch-bound: 1 of 1 kernel, each shorter than a launch (1.00 us).
// KNOWN-TEXT-NOT: not known
// KNOWN-TEXT: launch latency in the time of each kernel.
func.func @double(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %r = arith.addf %x, %x : tensor<1000xf32>
  return %r : tensor<1000xf32>
}
