// RUN: roofline-opt --analyze --dims=N=2000,B=1 --report=json:- -o /dev/null %s | FileCheck %s
// RUN: roofline-opt --analyze --sweep=N=1999:2000 --dims=B=1 --report=csv:- -o /dev/null %s | FileCheck --check-prefix=SWEEP %s

// Twelve loops in each other, each up to the turn of the one around, run C(N,
// 12) times. For N = 2000 the powers on the way are beyond 128 bits, the number
// is not: C(2000, 12) = 2000!/(12! * 1988!)
//   = 8273013209399577863747349391500 executions of 8 flops, and C(1999, 12)
//   = C(2000, 12) * 1988/2000 = 8223375130143180396564865295151.
// CHECK: "totals": {
// CHECK-NEXT: "flops": 66184105675196622909978795132000,
// SWEEP: 1999,total,,8223375130143180396564865295151,
// SWEEP: 2000,total,,8273013209399577863747349391500,
func.func @f(%x: tensor<?x8xf32> {roofline.dims = ["B", ""]},
             %n: index {roofline.dims = ["N"]}) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i0 = %c0 to %n step %c1 {
  scf.for %i1 = %c0 to %i0 step %c1 {
  scf.for %i2 = %c0 to %i1 step %c1 {
  scf.for %i3 = %c0 to %i2 step %c1 {
  scf.for %i4 = %c0 to %i3 step %c1 {
  scf.for %i5 = %c0 to %i4 step %c1 {
  scf.for %i6 = %c0 to %i5 step %c1 {
  scf.for %i7 = %c0 to %i6 step %c1 {
  scf.for %i8 = %c0 to %i7 step %c1 {
  scf.for %i9 = %c0 to %i8 step %c1 {
  scf.for %i10 = %c0 to %i9 step %c1 {
  scf.for %i11 = %c0 to %i10 step %c1 {
  %t = arith.addf %x, %x : tensor<?x8xf32>
  }}}}}}}}}}}}
  return
}
