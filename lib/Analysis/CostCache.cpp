//===- CostCache.cpp - One cost for ops that look alike -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CostCache.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace mlir::roofline;

/// The look of operand `number` of `op`: bits 0 and 1 for known contents, and
/// the number of the first operand with the same root from bit 2 on.
static uint16_t describeOperand(ArrayRef<Value> roots, unsigned number,
                                Operation *op, ValueTracer &values) {
  Value value = op->getOperand(number);
  uint16_t code = llvm::find(roots, roots[number]) - roots.begin();
  return code << 2 | (values.isKnownContents(value) ? 1 : 0) |
         (values.isKnownInitialValue(value) ? 2 : 0);
}

/// Hashes what distinguishes payloads of the same types: the names of their
/// ops.
static llvm::hash_code hashPayload(Operation *op) {
  llvm::hash_code hash(0);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &nested : block)
        hash = llvm::hash_combine(hash, nested.getName());
  return hash;
}

/// Adds the sizes of `value` that its type does not say; false if it has none.
static bool addSizes(Value value, SizeTracer &tracer,
                     SmallVectorImpl<Expr> &sizes) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (!type || type.hasStaticShape())
    return true;
  if (!type.hasRank())
    return false;
  llvm::append_range(sizes, tracer.getShape(value));
  return true;
}

OpSignature::OpSignature(Operation *op, const CostContext &context) : op(op) {
  ValueTracer &values = context.values;
  // Operand numbers must fit a code.
  constexpr unsigned kMaxOperands = 64;
  isComplete = op->getNumOperands() <= kMaxOperands;
  if (!isComplete)
    return;
  SmallVector<Value, 6> roots;
  for (auto [number, value] : llvm::enumerate(op->getOperands())) {
    roots.push_back(values.getRoot(value));
    rootTypes.push_back(roots.back().getType());
    isComplete &=
        addSizes(value, context.sizes, sizes) &&
        (roots.back() == value || addSizes(roots.back(), context.sizes, sizes));
    operands.push_back(describeOperand(roots, number, op, values));
    unsigned first = operands.back() >> 2;
    isComplete &= first == number || op->getOperand(first) == value;
  }
  for (Value result : op->getResults())
    isComplete &= addSizes(result, context.sizes, sizes);
  hash = llvm::hash_combine(
      OperationEquivalence::computeHash(
          op, [](Value value) { return hash_value(value.getType()); },
          OperationEquivalence::ignoreHashValue,
          OperationEquivalence::IgnoreLocations |
              OperationEquivalence::IgnoreDiscardableAttrs),
      llvm::hash_combine_range(operands.begin(), operands.end()),
      llvm::hash_combine_range(rootTypes.begin(), rootTypes.end()),
      llvm::hash_combine_range(sizes.begin(), sizes.end()), hashPayload(op));
}

static bool looksLike(const OpSignature &lhs, const OpSignature &rhs) {
  Operation *a = lhs.op, *b = rhs.op;
  if (lhs.hash != rhs.hash || a->getName() != b->getName() ||
      lhs.operands != rhs.operands || lhs.rootTypes != rhs.rootTypes ||
      lhs.sizes != rhs.sizes || a->getOperandTypes() != b->getOperandTypes() ||
      a->getResultTypes() != b->getResultTypes() ||
      a->getNumRegions() != b->getNumRegions() ||
      !a->getName().compareOpProperties(a->getPropertiesStorage(),
                                        b->getPropertiesStorage()))
    return false;
  return llvm::all_of(llvm::zip(a->getRegions(), b->getRegions()),
                      [](auto pair) {
                        return OperationEquivalence::isRegionEquivalentTo(
                            &std::get<0>(pair), &std::get<1>(pair),
                            OperationEquivalence::IgnoreLocations);
                      });
}

const KernelCost *CostCache::find(const OpSignature &signature) const {
  auto bucket = entries.find(signature.hash);
  if (!signature.isComplete || bucket == entries.end())
    return nullptr;
  for (const Entry &entry : bucket->second)
    if (looksLike(entry.signature, signature))
      return entry.cost;
  return nullptr;
}

void CostCache::insert(OpSignature signature, const KernelCost *cost) {
  assert(signature.isComplete && "cost depends on more than the signature");
  uint64_t hash = signature.hash;
  entries[hash].push_back({std::move(signature), cost});
}
