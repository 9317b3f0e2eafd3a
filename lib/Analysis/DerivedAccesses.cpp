//===- DerivedAccesses.cpp - Which buffer moves how much ------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The traffic of a root is that of the nest with the accesses to it alone, by
// the function that counts the whole nest.
//
//===----------------------------------------------------------------------===//

#include "DerivedAccesses.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Access/CompulsoryTraffic.h"
#include "roofline/Access/Footprint.h"
#include "roofline/Access/IndexSet.h"
#include "roofline/Analysis/Explanation.h"
#include "roofline/Interfaces/ValueTracing.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// "ins 0", "outs 1"; "operand 2" of an op without destinations.
static std::string nameOperand(OpOperand &operand) {
  auto op = dyn_cast<DestinationStyleOpInterface>(operand.getOwner());
  if (!op)
    return "operand " + std::to_string(operand.getOperandNumber());
  if (!op.isDpsInit(&operand))
    return "ins " + std::to_string(operand.getOperandNumber());
  return "outs " + std::to_string(operand.getOperandNumber() -
                                  op.getDpsInits().getBeginOperandIndex());
}

/// "%arg0", "memref.alloc at a.mlir:4:8".
static std::string nameValue(Value value) {
  if (Operation *op = value.getDefiningOp())
    return (op->getName().getStringRef() + " at " + getPlace(op->getLoc()))
        .str();
  auto argument = cast<BlockArgument>(value);
  Operation *owner = argument.getOwner()->getParentOp();
  std::string number = std::to_string(argument.getArgNumber());
  if (isa<FunctionOpInterface>(owner))
    return "%arg" + number;
  return "argument " + number + " of " + owner->getName().getStringRef().str() +
         " at " + getPlace(owner->getLoc());
}

/// `root`, and what it is to `op`, the op of the kernel.
static std::string nameRoot(Value root, Operation *op, ValueTracer &values) {
  if (!op)
    return nameValue(root);
  if (root.getDefiningOp() == op)
    return "result " + std::to_string(cast<OpResult>(root).getResultNumber());
  SmallVector<std::string, 2> uses;
  for (OpOperand &operand : op->getOpOperands())
    if (values.getRoot(operand.get()) == root)
      uses.push_back(nameOperand(operand));
  return nameValue(root) + (uses.empty() ? " (used inside)"
                                         : " (" + llvm::join(uses, ", ") + ")");
}

static StringRef nameKind(AccessKind kind) {
  switch (kind) {
  case AccessKind::Read:
    return "read";
  case AccessKind::Initial:
    return "initial value";
  case AccessKind::Write:
    return "write";
  case AccessKind::Update:
    return "update";
  }
  llvm_unreachable("unknown kind of access");
}

/// "2*d0", "-d0", "(N)*d0".
static std::string formatTerm(const IndexTerm &term, StringRef prefix) {
  std::string loop = prefix.str() + std::to_string(term.loop);
  if (term.coefficient.isOne())
    return loop;
  std::string factor = term.coefficient.toString();
  return (term.coefficient.isConstant() ? factor : "(" + factor + ")") + "*" +
         loop;
}

/// "2*d0 + d1 + 8"; "any" where only a bound is known.
static std::string formatIndex(const IndexExpr &index, StringRef prefix) {
  SmallVector<std::string, 3> terms;
  for (const IndexTerm &term : index.terms)
    terms.push_back(formatTerm(term, prefix));
  if (index.maxDistinct)
    return terms.empty() ? "any" : "any(" + llvm::join(terms, ", ") + ")";
  if (!index.offset.isZero() || terms.empty())
    terms.push_back(index.offset.toString());
  return llvm::join(terms, " + ");
}

//===----------------------------------------------------------------------===//
// Accesses
//===----------------------------------------------------------------------===//

/// The distinct values of one index of `access`.
static Expr countAlong(const Access &access, unsigned dim, const Buffer &buffer,
                       ArrayRef<Expr> extents) {
  Access alone = access;
  alone.maxElements.reset();
  alone.index = {access.index[dim]};
  Buffer line = buffer;
  line.shape = {buffer.shape[dim]};
  return countFootprint(alone, line, extents);
}

/// Why there are fewer elements than in the box of the indices.
static StringRef explainFewer(const Access &access, bool isTurnByTurn) {
  if (isTurnByTurn)
    return "those that its turns go to";
  if (access.isBounded())
    return "at most one at each point of its loops";
  if (access.maxElements)
    return "no more than the points where it happens";
  return "a loop moves several dimensions: no more than its points";
}

static DerivedAccess deriveAccess(const Access &access, const Nest &nest,
                                  StringRef prefix) {
  const Buffer &buffer = nest.buffers[access.buffer];
  DerivedAccess derived;
  derived.kind = nameKind(access.kind).str();
  SmallVector<std::string, 4> indices;
  for (auto [dim, index] : llvm::enumerate(access.index)) {
    indices.push_back(
        formatIndex(index, access.ownExtents && access.ownExtents->size() !=
                                                    nest.extents.size()
                               ? "own"
                               : prefix));
    derived.extents.push_back(countAlong(access, dim, buffer, nest.extents));
  }
  derived.index = "[" + llvm::join(indices, ", ") + "]";
  derived.elements = countDistinctElements(nest, &access);
  derived.bytes = getBytes(derived.elements, buffer.bitsPerElement);
  Expr box = 1;
  for (const Expr &extent : derived.extents)
    box *= extent;
  if (box != derived.elements)
    derived.why =
        explainFewer(access, derived.elements !=
                                 countFootprint(access, buffer, nest.extents))
            .str();
  if (access.startsKnown)
    derived.why += derived.why.empty() ? "starts from known contents"
                                       : ", and starts from known contents";
  if (access.isBounded())
    derived.rule = CountingRule::Gather;
  return derived;
}

static bool areEqual(const DerivedAccess &lhs, const DerivedAccess &rhs) {
  return lhs.kind == rhs.kind && lhs.index == rhs.index &&
         lhs.elements == rhs.elements && lhs.extents == rhs.extents;
}

/// `accesses` with equal ones as one, "read x3".
static std::vector<DerivedAccess>
joinEqual(std::vector<DerivedAccess> accesses) {
  std::vector<DerivedAccess> joined;
  SmallVector<unsigned, 8> numbers;
  for (DerivedAccess &access : accesses) {
    auto same = llvm::find_if(joined, [&](const DerivedAccess &other) {
      return areEqual(other, access);
    });
    size_t position = same - joined.begin();
    if (same != joined.end() && same->requested)
      *same->requested += *access.requested;
    if (same == joined.end()) {
      joined.push_back(std::move(access));
      numbers.push_back(0);
    }
    ++numbers[position];
  }
  for (auto [access, number] : llvm::zip_equal(joined, numbers))
    if (number > 1)
      access.kind += " x" + std::to_string(number);
  return joined;
}

std::vector<DerivedRoot>
mlir::roofline::deriveBuffers(const Nest &nest, StringRef prefix, Operation *op,
                              const CostContext &context) {
  std::map<unsigned, SmallVector<const Access *, 4>> byRoot;
  for (const Access &access : nest.accesses)
    if (nest.isGlobal(access))
      byRoot[nest.buffers[access.buffer].root].push_back(&access);
  std::vector<DerivedRoot> derived;
  for (auto &[root, accesses] : byRoot) {
    const Buffer &first = nest.buffers[accesses.front()->buffer];
    DerivedRoot &entry = derived.emplace_back();
    entry.root = root;
    DerivedBuffer &buffer = entry.buffer;
    buffer.name = nameRoot(Value::getFromOpaquePointer(first.rootKey), op,
                           context.values);
    buffer.bits = first.bitsPerElement;
    Nest alone = nest;
    alone.accesses.clear();
    for (const Access *access : accesses) {
      alone.accesses.push_back(*access);
      DerivedAccess &part =
          buffer.accesses.emplace_back(deriveAccess(*access, nest, prefix));
      if (op)
        part.requested = countRequestedBytes(*access, nest);
    }
    buffer.accesses = joinEqual(std::move(buffer.accesses));
    LevelTraffic traffic = computeCompulsoryTraffic(alone);
    buffer.read = traffic.read;
    buffer.written = traffic.written;
    if (buffer.accesses.size() > 1)
      buffer.rule = CountingRule::Union;
    else
      buffer.rule = buffer.accesses.front().rule;
  }
  return derived;
}

//===----------------------------------------------------------------------===//
// What moves nothing
//===----------------------------------------------------------------------===//

static DerivedOmission explainOmission(OpOperand &operand,
                                       ValueTracer &values) {
  DerivedOmission omission;
  omission.operand =
      nameValue(operand.get()) + " (" + nameOperand(operand) + ")";
  auto op = dyn_cast<linalg::LinalgOp>(operand.getOwner());
  if (op && !payloadUses(operand)) {
    omission.why = op.isDpsInit(&operand)
                       ? "the payload does not use the old contents"
                       : "the payload does not use it";
    omission.rule = op.isDpsInit(&operand) ? CountingRule::InitialValue
                                           : CountingRule::Unused;
  } else if (values.isKnownInitialValue(operand.get())) {
    bool isInit = op && op.isDpsInit(&operand);
    omission.why = isInit ? "the old contents are known and not read"
                          : "the contents are known without reading";
    omission.rule = isInit ? CountingRule::InitialValue : CountingRule::Known;
  } else {
    omission.why = "the op reads none of its elements";
  }
  return omission;
}

std::vector<DerivedOmission>
mlir::roofline::deriveOmissions(const Nest &nest, Operation *op,
                                const CostContext &context) {
  std::vector<DerivedOmission> omissions;
  llvm::MapVector<const void *, const Buffer *> roots;
  for (const Access &access : nest.accesses) {
    const Buffer &buffer = nest.buffers[access.buffer];
    if (roots.insert({buffer.rootKey, &buffer}).second &&
        !nest.isGlobal(access))
      omissions.push_back({nameRoot(Value::getFromOpaquePointer(buffer.rootKey),
                                    op, context.values),
                           buffer.space == MemorySpace::Workgroup
                               ? "workgroup memory is no main memory"
                               : "private memory is no main memory",
                           CountingRule::OnChip});
  }
  if (!op)
    return omissions;
  for (OpOperand &operand : op->getOpOperands())
    if (isa<ShapedType>(operand.get().getType()) &&
        !isa<VectorType>(operand.get().getType()) &&
        !roots.contains(
            context.values.getRoot(operand.get()).getAsOpaquePointer()))
      omissions.push_back(explainOmission(operand, context.values));
  return omissions;
}
