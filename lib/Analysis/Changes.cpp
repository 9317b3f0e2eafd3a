//===- Changes.cpp - Narrower operands, larger batches --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/Changes.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

SmallVector<uint16_t, 6> RoleChange::describe(Operation *op) const {
  SmallVector<uint16_t, 6> look;
  auto getCode = [this](Value value) {
    return static_cast<uint16_t>(roles->getRole(roles->getRoot(value)));
  };
  for (OpOperand &operand : op->getOpOperands())
    look.push_back(getCode(operand.get()) << 1 | roles->isShared(operand));
  for (Value result : op->getResults())
    look.push_back(getCode(result));
  if (const ProductOperands *product = roles->findProduct(op)) {
    look.push_back(static_cast<uint16_t>(product->role));
    look.push_back(product->stored.value_or(op->getNumOperands()));
  }
  return look;
}

/// What a buffer of a nest is of.
static Value getValue(const Buffer &buffer) {
  return Value::getFromOpaquePointer(buffer.rootKey);
}

//===----------------------------------------------------------------------===//
// Narrower operands
//===----------------------------------------------------------------------===//

/// Whether what `op` accesses of `root` is narrower.
bool NarrowOperands::concerns(Operation *op, Value root) const {
  OperandRole role = roles->getRole(root);
  if (what == What::Caches)
    return role == OperandRole::Cache;
  if (role == OperandRole::Weight)
    return true;
  const ProductOperands *product = roles->findProduct(op);
  return what == What::Operands && product &&
         (roles->getRoot(op->getOperand(product->a)) == root ||
          roles->getRoot(op->getOperand(product->b)) == root);
}

/// Whether every value of `narrow` is one of `wide`, another class.
static bool isNarrower(Precision narrow, Precision wide) {
  return narrow != wide && llvm::is_contained(losslessClasses(narrow), wide);
}

/// Books the products of `op` at the type that its operands have now.
void NarrowOperands::narrowProduct(Operation *op, OpCost &cost) const {
  const ProductOperands *product = roles->findProduct(op);
  if (!product)
    return;
  std::optional<Precision> own = getPrecision(type);
  auto getType = [&](unsigned number) {
    Value value = op->getOperand(number);
    Type before = getElementTypeOrSelf(value);
    std::optional<Precision> now = getPrecision(before);
    return concerns(op, roles->getRoot(value)) && own && now &&
                   isNarrower(*own, *now)
               ? type
               : before;
  };
  std::optional<Precision> common =
      getCommonPrecision(getType(product->a), getType(product->b));
  if (!common)
    return;
  Work work;
  for (WorkItem item : cost.work.getItems()) {
    if (item.kind == WorkKind::MultiplyAccumulate &&
        isNarrower(*common, item.precision))
      item.precision = *common;
    work.add(item);
  }
  cost.work = std::move(work);
}

void NarrowOperands::applyInside(Operation *op, OpCost &cost) const {
  for (Buffer &buffer : cost.nest.buffers)
    if (concerns(op, getValue(buffer)))
      buffer.bitsPerElement = std::min(buffer.bitsPerElement, bits);
  narrowProduct(op, cost);
}

//===----------------------------------------------------------------------===//
// Larger batches
//===----------------------------------------------------------------------===//

void LargerBatch::prepare(Operation *root, ValueTracer &values,
                          SizeTracer &sizes) {
  RoleChange::prepare(root, values, sizes);
  if (!symbol.empty())
    times = sizes.getDimensions().getNamed(symbol, /*lower=*/1, [&] {
      return SymbolOrigin{"a number of batches", root->getLoc()};
    });
}

/// Makes `access` one of a nest with one more loop, the last of `numLoops`.
/// What the elements of a batch look up in a table they share is as much more
/// as there are elements.
void LargerBatch::extend(Access &access, bool isShared,
                         unsigned numLoops) const {
  unsigned loop = numLoops - 1;
  if (access.ownExtents) {
    loop = access.ownExtents->size();
    access.ownExtents->push_back(times);
  }
  if (!isShared)
    access.index.insert(access.index.begin(), IndexExpr{{IndexTerm{loop, 1}}});
  else
    for (IndexExpr &index : access.index)
      if (index.maxDistinct)
        index.maxDistinct = *index.maxDistinct * times;
  if (access.maxElements && (!isShared || access.isBounded()))
    access.maxElements = *access.maxElements * times;
}

/// What the loop over a batch is to `product`.
static LoopRole getLoopRole(const ProductOperands *product) {
  if (!product || product->role != OperandRole::Weight)
    return LoopRole::Batch;
  return *product->stored == product->b ? LoopRole::M : LoopRole::N;
}

void LargerBatch::apply(Operation *op, const CostContext &,
                        OpCost &cost) const {
  auto isWeight = [this](Value value) {
    return roles->getRole(roles->getRoot(value)) == OperandRole::Weight;
  };
  // What makes weights runs once, however large the batch is.
  if (op->getNumResults() > 0 && llvm::all_of(op->getResults(), isWeight))
    return;
  // As many as footprints can take.
  constexpr size_t kMaxLoops = 64;
  if (cost.nest.extents.size() == kMaxLoops)
    return cost.markUnmodelled("more than 64 loops");
  llvm::SmallPtrSet<Value, 4> shared;
  for (OpOperand &operand : op->getOpOperands())
    if (roles->isShared(operand))
      shared.insert(roles->getRoot(operand.get()));
  Nest &nest = cost.nest;
  nest.extents.push_back(times);
  for (Access &access : nest.accesses) {
    Value root = getValue(nest.buffers[access.buffer]);
    extend(access, shared.contains(root) || isWeight(root),
           nest.extents.size());
  }
  for (Buffer &buffer : nest.buffers) {
    Value root = getValue(buffer);
    if (shared.contains(root) || isWeight(root))
      continue;
    buffer.shape.insert(buffer.shape.begin(), times);
    if (!buffer.strides.empty())
      buffer.strides.insert(buffer.strides.begin(), std::nullopt);
    if (buffer.rootElements)
      buffer.rootElements = *buffer.rootElements * times;
  }
  if (!cost.roles.empty())
    cost.roles.push_back(getLoopRole(roles->findProduct(op)));
  cost.work.scale(times);
}

//===----------------------------------------------------------------------===//
// Several changes
//===----------------------------------------------------------------------===//

void SeveralChanges::prepare(Operation *root, ValueTracer &values,
                             SizeTracer &sizes) {
  for (std::unique_ptr<CostChange> &change : changes)
    change->prepare(root, values, sizes);
}

void SeveralChanges::apply(Operation *op, const CostContext &context,
                           OpCost &cost) const {
  for (const std::unique_ptr<CostChange> &change : changes)
    change->apply(op, context, cost);
}

void SeveralChanges::applyInside(Operation *op, OpCost &cost) const {
  for (const std::unique_ptr<CostChange> &change : changes)
    change->applyInside(op, cost);
}

SmallVector<uint16_t, 6> SeveralChanges::describe(Operation *op) const {
  SmallVector<uint16_t, 6> look;
  for (const std::unique_ptr<CostChange> &change : changes)
    llvm::append_range(look, change->describe(op));
  return look;
}

Expr SeveralChanges::getRepeats() const {
  Expr repeats = 1;
  for (const std::unique_ptr<CostChange> &change : changes)
    repeats *= change->getRepeats();
  return repeats;
}
