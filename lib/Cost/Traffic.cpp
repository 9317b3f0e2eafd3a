//===- Traffic.cpp - Bytes moved at each memory level ---------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Cost/Traffic.h"

using namespace mlir::roofline;

void LevelTraffic::dropReads() {
  read = 0;
  compulsory = written;
  requested = written;
  transferred.reset();
  fills.reset();
}

LevelTraffic
LevelTraffic::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  LevelTraffic result;
  result.read = change(read);
  result.written = change(written);
  result.compulsory = change(compulsory);
  result.requested = change(requested);
  if (transferred)
    result.transferred = change(*transferred);
  if (fills)
    result.fills = change(*fills);
  return result;
}

ChipTraffic
ChipTraffic::transform(llvm::function_ref<Expr(const Expr &)> change) const {
  ChipTraffic result;
  if (l2)
    result.l2 = l2->transform(change);
  if (smem)
    result.smem = smem->transform(change);
  return result;
}
