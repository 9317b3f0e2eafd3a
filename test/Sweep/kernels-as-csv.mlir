// RUN: roofline-opt --analyze --report=csv:%t.csv --report=json:%t.json %s -o /dev/null
// RUN: FileCheck %s --input-file=%t.csv
// RUN: %python -c "import csv, json, sys; \
// RUN:   rows = list(csv.DictReader(open(sys.argv[1]))); \
// RUN:   kernels = json.load(open(sys.argv[2]))['kernels']; \
// RUN:   print(all(row['time_s'] == json.dumps(kernel['time_s'] or None).replace('null', '') \
// RUN:             and row['op'] == kernel['op'] and row['location'] == kernel['location'] \
// RUN:             for row, kernel in zip(rows, kernels, strict=True)))" %t.csv %t.json
// RUN: roofline-opt --analyze --split-input-file --report=csv:- %s -o /dev/null | FileCheck %s
// RUN: not roofline-opt --analyze --report=csv: %s 2>&1 | FileCheck %s --check-prefix=PATH

// One line per kernel, with formulas where sizes are open, and a field in quotes
// where it has a comma or quotes itself. 4 + 4 bytes read, 4 written for each
// element and 1 flop: 1 / 12. The exponential has 1 for 8 bytes, whatever N is, so
// that 1/8 of 3.35e12 bytes per second is what it can do.
// CHECK:      id,function,op,location,executions,flops,transcendentals,iops,hbm_bytes_read,hbm_bytes_written,intensity,bound_by,regime,attainable_flops_per_s,time_s
// CHECK-NEXT: 0,add,linalg.add,kernels-as-csv.mlir:[[#]]:8,1,1000,0,0,8000,4000,0.083333333333333329,hbm,memory-bound,279166666666.66669,3.5820895522388059e-09
// CHECK-NEXT: 1,"say ""a, b""",linalg.exp,kernels-as-csv.mlir:[[#]]:8,3,3*N,3*N,0,12*N,12*N,0.125,hbm,memory-bound,418750000000,
// CHECK-NOT:  {{.}}

// PATH: error: report 'csv:' has an empty path
func.func @add(%a: tensor<1000xf32>, %b: tensor<1000xf32>, %o: tensor<1000xf32>)
    -> tensor<1000xf32> {
  %r = linalg.add ins(%a, %b : tensor<1000xf32>, tensor<1000xf32>)
                  outs(%o : tensor<1000xf32>) -> tensor<1000xf32>
  return %r : tensor<1000xf32>
}
func.func @"say \22a, b\22"(%a: tensor<?xf32> {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
  %r = linalg.exp ins(%a : tensor<?xf32>) outs(%a : tensor<?xf32>)
      -> tensor<?xf32>
  }
  return
}
