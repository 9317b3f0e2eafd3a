//===- ExternalCall.cpp - Calls of functions without a body ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExternalCall.h"
#include "roofline/Dialect/ExternalCost.h"

using namespace mlir;
using namespace mlir::roofline;

namespace {
/// Evaluates the formulas of a declaration at a call.
class FormulaReader {
public:
  FormulaReader(CallOpInterface call, SizeTracer &sizes)
      : call(call), sizes(sizes) {}

  /// The value of `count`; zero, with the reason kept, where it has none here.
  Expr read(const AnnotatedCount &count) {
    if (std::optional<Count> number = count.getNumber())
      return *number;
    llvm::Expected<Expr> value = parseExpr(
        count.getFormula(), [this](StringRef name) { return getSize(name); });
    if (!value)
      return fail(llvm::toString(value.takeError()), count);
    if (Expr::isKnownLT(*value, 0))
      return fail("it is negative", count);
    return *value;
  }

  /// The value of `part`, a part of `whole`, and of the rest.
  std::pair<Expr, Expr> readParts(const AnnotatedCount &part,
                                  const AnnotatedCount &whole) {
    Expr ofPart = read(part), ofWhole = read(whole);
    if (Expr::isKnownLT(ofWhole, ofPart))
      fail("it is less than its transcendentals", whole);
    return {ofPart, ofWhole - ofPart};
  }

  /// Why some count has no value; empty where all have.
  const std::string &getProblem() const { return problem; }

private:
  Expr fail(StringRef why, const AnnotatedCount &count) {
    if (problem.empty())
      problem =
          ("the count '" + count.toString() + "' has no value here: " + why)
              .str();
    return 0;
  }

  std::optional<Expr> getSize(StringRef name) {
    std::optional<ArgumentSize> size = ArgumentSize::parse(name);
    if (!size || size->argument >= call.getArgOperands().size())
      return std::nullopt;
    Value operand = call.getArgOperands()[size->argument];
    return size->dim ? sizes.getShape(operand)[*size->dim]
                     : sizes.getIndex(operand);
  }

  CallOpInterface call;
  SizeTracer &sizes;
  std::string problem;
};
} // namespace

/// The work of `cost`; what is said of it does not say what shares a slot, so
/// every operation on the vector unit takes one.
static Work makeWork(const ExternalCost &cost, FormulaReader &formulas) {
  Work work;
  auto [transcendentals, others] =
      formulas.readParts(cost.transcendentals, cost.flops);
  WorkItem arithmetic;
  arithmetic.precision = cost.precision;
  arithmetic.ops = others;
  arithmetic.slots = arithmetic.ops;
  if (cost.onTensorUnit) {
    arithmetic.kind = WorkKind::MultiplyAccumulate;
    arithmetic.slots = Expr::ceilDiv(arithmetic.ops, 2);
  }
  work.add(arithmetic);
  WorkItem special;
  special.kind = WorkKind::Transcendental;
  special.precision = cost.precision;
  special.ops = special.slots = transcendentals;
  work.add(special);
  WorkItem integers;
  integers.precision = Precision::I32;
  integers.ops = integers.slots = formulas.read(cost.iops);
  work.add(integers);
  return work;
}

std::optional<std::string>
mlir::roofline::computeExternalCall(CallOpInterface call,
                                    FunctionOpInterface callee,
                                    SizeTracer &sizes, KernelCost &cost) {
  std::optional<ExternalCost> given = ExternalCost::get(callee);
  if (!given)
    return ("'" + callee.getName() +
            "' has no body and no roofline.external_cost")
        .str();
  FormulaReader formulas(call, sizes);
  cost.work = makeWork(*given, formulas);
  cost.hbm.read = formulas.read(given->hbmBytesRead);
  cost.hbm.written = formulas.read(given->hbmBytesWritten);
  cost.hbm.compulsory = cost.hbm.getModelled();
  cost.hbm.requested = cost.hbm.getModelled();
  if (!formulas.getProblem().empty())
    return formulas.getProblem();
  return std::nullopt;
}
