//===- LoopFactors.cpp - Loops on both sides of reshapes ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Fusion/LoopFactors.h"
#include "roofline/Fusion/ValueUses.h"
#include "roofline/Support/Count.h"

using namespace mlir;
using namespace mlir::roofline;
using linalg::LinalgOp;

std::optional<DigitSplit>
mlir::roofline::matchDigits(ArrayRef<Digit> one, ArrayRef<Digit> other,
                            llvm::function_ref<void(unsigned, unsigned)> pair) {
  auto isMore = [](const Digit &digit) { return digit.extent != 1; };
  auto first = llvm::make_filter_range(one, isMore);
  auto second = llvm::make_filter_range(other, isMore);
  auto i = first.begin(), j = second.begin();
  while (i != first.end() && j != second.end()) {
    if (i->extent == j->extent) {
      if (i->loop && j->loop)
        pair(*i->loop, *j->loop);
      ++i, ++j;
      continue;
    }
    bool isOfFirst = i->extent > j->extent;
    const Digit &large = isOfFirst ? *i : *j, &small = isOfFirst ? *j : *i;
    if (large.loop && small.loop && small.extent != 0 &&
        large.extent % small.extent == 0)
      return DigitSplit{isOfFirst, *large.loop, small.extent};
    // Nothing in common until the next place where digits of both end.
    Count ofFirst = (i++)->extent, ofSecond = (j++)->extent;
    while (ofFirst != ofSecond) {
      if (ofFirst < ofSecond) {
        if (i == first.end())
          return std::nullopt;
        ofFirst *= (i++)->extent;
      } else {
        if (j == second.end())
          return std::nullopt;
        ofSecond *= (j++)->extent;
      }
    }
  }
  return std::nullopt;
}

SmallVector<int64_t> mlir::roofline::getStaticSizes(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? llvm::to_vector(type.getShape()) : SmallVector<int64_t>();
}

GroupFactors::GroupFactors(ArrayRef<Operation *> ops, bool alongReads,
                           ShapeFn getSizes) {
  for (Operation *op : ops) {
    auto linalgOp = cast<LinalgOp>(op);
    SmallVector<int64_t> sizes;
    for (Value operand : op->getOperands())
      llvm::append_range(sizes, getSizes(operand));
    LoopFactors &factors = factorsOf[op];
    for (int64_t extent : linalgOp.getShapesToLoopsMap().compose(sizes))
      factors.push_back({extent});
  }
  for (Operation *op : ops)
    addEdges(cast<LinalgOp>(op), alongReads, getSizes);
  for (bool isChanged = true; isChanged;) {
    isChanged = false;
    for (const Edge &edge : edges)
      while (refine(edge))
        isChanged = true;
  }
}

GroupFactors::Edge GroupFactors::makeEdge(OpResult made, OpOperand &use,
                                          ShapeFn getSizes) const {
  Edge edge;
  edge.first = cast<LinalgOp>(made.getOwner());
  edge.inFirst = edge.first.getIndexingMapMatchingResult(made);
  edge.firstShape = getSizes(made);
  edge.second = cast<LinalgOp>(use.getOwner());
  edge.inSecond = edge.second.getMatchingIndexingMap(&use);
  edge.secondShape = getSizes(use.get());
  return edge;
}

void GroupFactors::addEdges(LinalgOp op, bool alongReads, ShapeFn getSizes) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<RankedTensorType>(operand.get().getType()))
      continue;
    auto made = dyn_cast<OpResult>(lookThroughReshapes(operand.get()));
    if (made && factorsOf.contains(made.getOwner())) {
      edges.push_back(makeEdge(made, operand, getSizes));
      continue;
    }
    auto [reader, isNew] = readers.try_emplace(operand.get(), &operand);
    if (!alongReads || isNew)
      continue;
    Edge edge;
    edge.first = cast<LinalgOp>(reader->second->getOwner());
    edge.inFirst = edge.first.getMatchingIndexingMap(reader->second);
    edge.second = op;
    edge.inSecond = op.getMatchingIndexingMap(&operand);
    edge.firstShape = edge.secondShape = getSizes(operand.get());
    edges.push_back(std::move(edge));
  }
}

SmallVector<int64_t, 6> GroupFactors::getExtents(Operation *op) const {
  SmallVector<int64_t, 6> extents;
  for (ArrayRef<int64_t> parts : get(op))
    llvm::append_range(extents, parts);
  return extents;
}

unsigned GroupFactors::getFirst(Operation *op, unsigned loop) const {
  unsigned first = 0;
  for (ArrayRef<int64_t> parts : ArrayRef(get(op)).take_front(loop))
    first += parts.size();
  return first;
}

SmallVector<Digit, 6> GroupFactors::getDigits(LinalgOp op, AffineMap map,
                                              ArrayRef<int64_t> shape) const {
  const LoopFactors &factors = get(op);
  SmallVector<Digit, 6> digits;
  for (auto [index, size] : llvm::zip_equal(map.getResults(), shape)) {
    auto dim = dyn_cast<AffineDimExpr>(index);
    if (!dim) {
      digits.push_back({size, std::nullopt});
      continue;
    }
    unsigned start = getFirst(op, dim.getPosition());
    for (int64_t extent : factors[dim.getPosition()])
      digits.push_back({extent, start++});
  }
  return digits;
}

bool GroupFactors::refine(const Edge &edge) {
  std::optional<DigitSplit> split =
      matchDigits(getDigits(edge.first, edge.inFirst, edge.firstShape),
                  getDigits(edge.second, edge.inSecond, edge.secondShape),
                  [](unsigned, unsigned) {});
  if (!split)
    return false;
  unsigned number = split->loop;
  for (SmallVector<int64_t, 2> &parts :
       factorsOf[split->isOfFirst ? edge.first : edge.second]) {
    if (number < parts.size()) {
      parts.insert(parts.begin() + number, split->outer);
      parts[number + 1] /= split->outer;
      return true;
    }
    number -= parts.size();
  }
  llvm_unreachable("a digit of no loop");
}

void GroupFactors::forEachPair(
    OpResult made, OpOperand &use, ShapeFn getSizes,
    llvm::function_ref<void(unsigned, unsigned)> pair) const {
  Edge edge = makeEdge(made, use, getSizes);
  (void)matchDigits(getDigits(edge.first, edge.inFirst, edge.firstShape),
                    getDigits(edge.second, edge.inSecond, edge.secondShape),
                    pair);
}
