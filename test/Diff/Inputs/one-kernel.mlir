// TYPE is put in by the test.
func.func @main(%x: TYPE) {
  %0 = arith.addf %x, %x : TYPE
  return
}
