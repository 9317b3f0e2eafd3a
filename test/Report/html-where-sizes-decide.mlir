// RUN: roofline-opt --analyze --report=html:%t.html %s -o /dev/null
// RUN: %python %S/Inputs/read_page.py %t.html | FileCheck %s

// Which arm runs only an analysis with --dims finds, so B has no slider.

// CHECK: "name": "B",
// CHECK: "slider": null
func.func @either(%x: tensor<?xf32> {roofline.dims = ["B"]}) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c64 = arith.constant 64 : index
  %n = tensor.dim %x, %c0 : tensor<?xf32>
  %small = arith.cmpi slt, %n, %c64 : index
  %r = scf.if %small -> tensor<?xf32> {
    %a = arith.addf %x, %x : tensor<?xf32>
    scf.yield %a : tensor<?xf32>
  } else {
    %e = math.exp %x : tensor<?xf32>
    scf.yield %e : tensor<?xf32>
  }
  return %r : tensor<?xf32>
}
