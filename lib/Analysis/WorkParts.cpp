//===- WorkParts.cpp - Which op computes how much -------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Asks the counter of payloads for one op at a time, so that there is no second
// table of what an op counts. What the parts add up to is held against what the
// model says.
//
//===----------------------------------------------------------------------===//

#include "WorkParts.h"
#include "roofline/Interfaces/Contraction.h"

using namespace mlir;
using namespace mlir::roofline;

bool mlir::roofline::isSameKind(const WorkItem &lhs, const WorkItem &rhs) {
  return lhs.kind == rhs.kind && lhs.precision == rhs.precision &&
         lhs.accumulator == rhs.accumulator && lhs.isSparse == rhs.isSparse;
}

bool mlir::roofline::haveEqualOps(const Work &lhs, const Work &rhs) {
  auto contains = [](const Work &all, const WorkItem &item) {
    return llvm::any_of(all.getItems(), [&](const WorkItem &other) {
      return isSameKind(item, other) && item.ops == other.ops;
    });
  };
  auto holdsAll = [&](const Work &all, const Work &some) {
    return llvm::all_of(some.getItems(), [&](const WorkItem &item) {
      return item.ops.isZero() || contains(all, item);
    });
  };
  return holdsAll(lhs, rhs) && holdsAll(rhs, lhs);
}

/// `sum` as so much at each of `points`, where that is a whole number of all.
static std::optional<Work> divide(const Work &sum, const Expr &points) {
  std::optional<int64_t> number = points.getInt64();
  if (!number || *number < 1)
    return std::nullopt;
  bool isWhole = true;
  Work each = sum.transform([&](const Expr &count) {
    Expr part = Expr::floorDiv(count, points);
    isWhole &= part * points == count;
    return part;
  });
  return isWhole ? std::optional(each) : std::nullopt;
}

/// `op` as its one part.
static WorkPart makeWhole(Operation *op, const OpCost &cost) {
  WorkPart whole;
  whole.ops = {op};
  whole.each = cost.work;
  Expr points = cost.nest.getNumPoints();
  if (std::optional<Work> each = divide(cost.work, points)) {
    whole.each = *each;
    whole.points = points;
  }
  return whole;
}

/// The multiply-adds that stand in the payload of `op`.
static SmallVector<Contraction, 1> findContractions(linalg::LinalgOp op) {
  SmallVector<AffineMap, 4> maps;
  for (OpOperand *operand : op.getOpOperandsMatchingBBargs())
    maps.push_back(op.getMatchingIndexingMap(operand));
  return matchContractions(op, maps);
}

static WorkPart makePart(const Contraction &contraction, const Expr &points) {
  WorkPart part;
  part.ops = {contraction.ops.multiply, contraction.ops.add};
  part.each.add(contraction.getWork());
  part.points = points;
  part.isOfPayload = true;
  return part;
}

std::vector<WorkPart> mlir::roofline::splitWork(Operation *op,
                                                const OpCost &cost) {
  std::vector<WorkPart> parts;
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  if (!linalgOp)
    return {makeWhole(op, cost)};
  Expr points = cost.nest.getNumPoints();
  SmallPtrSet<Operation *, 4> booked;
  for (const Contraction &contraction : findContractions(linalgOp)) {
    parts.push_back(makePart(contraction, points));
    booked.insert(parts.back().ops.begin(), parts.back().ops.end());
  }
  for (Operation &inner : linalgOp.getBlock()->without_terminator()) {
    Payload payload;
    if (booked.contains(&inner) || countPayloadOp(&inner, payload))
      continue;
    WorkPart &part = parts.emplace_back();
    part.ops = {&inner};
    part.each = payload.work;
    part.points = points;
    part.isOfPayload = true;
  }
  Work sum;
  for (const WorkPart &part : parts)
    sum.add(part.getSum());
  if (!haveEqualOps(sum, cost.work))
    return {makeWhole(op, cost)};
  return parts;
}
