//===- ArmNames.cpp - What arms of branches are called --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ArmNames.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace mlir::roofline;

/// Cases after the default, which is the first region.
static std::string getCaseName(scf::IndexSwitchOp op, unsigned place) {
  return place == 0 ? "default"
                    : "case " + std::to_string(op.getCases()[place - 1]);
}

std::string mlir::roofline::getArmName(const FunctionRecord &function,
                                       unsigned number,
                                       LocationNames &locations) {
  const ArmRecord &arm = function.arms[number];
  unsigned place = number - function.getFirstArm(number);
  auto cases = dyn_cast<scf::IndexSwitchOp>(arm.op);
  std::string name = cases        ? getCaseName(cases, place)
                     : place == 0 ? "then"
                                  : "else";
  return name + " at " + locations.getText(arm.op->getLoc());
}
