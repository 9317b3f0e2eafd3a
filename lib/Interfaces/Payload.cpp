//===- Payload.cpp - Arithmetic and gathers of a region -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Interfaces/Payload.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "roofline/Interfaces/ElementTypes.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// One op
//===----------------------------------------------------------------------===//

std::optional<std::string>
mlir::roofline::addArithmetic(const Arithmetic &arithmetic, const Expr &lanes,
                              bool sharesSlot, Work &work) {
  if (arithmetic.isFree())
    return std::nullopt;
  Type scalar = getScalarType(arithmetic.type);
  if (isa<IndexType>(scalar) || scalar.isInteger(1))
    return std::nullopt;
  std::optional<Precision> precision = getPrecision(scalar);
  if (!precision) {
    std::string why;
    llvm::raw_string_ostream(why) << "no rate class for " << scalar;
    return why;
  }
  auto add = [&](WorkKind kind, unsigned ops, unsigned slots) {
    WorkItem item;
    item.kind = kind;
    item.precision = *precision;
    item.ops = lanes * ops;
    item.slots = lanes * slots;
    work.add(item);
  };
  add(WorkKind::Arithmetic, arithmetic.ops, sharesSlot ? 0 : arithmetic.slots);
  add(WorkKind::Transcendental, arithmetic.transcendentals,
      arithmetic.transcendentals);
  if (!isInteger(*precision))
    add(WorkKind::Division, arithmetic.divisions, arithmetic.divisions);
  return std::nullopt;
}

bool mlir::roofline::sharesSlotOfMultiply(Operation *op) {
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    auto multiply = operand.getDefiningOp<ArithmeticOpInterface>();
    return multiply && operand.hasOneUse() &&
           multiply->getBlock() == op->getBlock() &&
           multiply.getArithmetic().role == Arithmetic::Role::Multiply;
  });
}

/// Whether `op` asks who executes it.
static bool asksForId(Operation *op) {
  return op->getNumOperands() == 0 && !op->hasTrait<OpTrait::ConstantLike>() &&
         llvm::is_contained({"gpu", "nvvm", "rocdl"},
                            op->getName().getDialectNamespace());
}

ScalarOrigin mlir::roofline::getScalarOrigin(Value value) {
  ScalarOrigin origin;
  SmallVector<Value, 8> worklist = {value};
  SmallPtrSet<Operation *, 16> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op) {
      Operation *owner = next.getParentBlock()->getParentOp();
      origin.hasIds |= isa<gpu::LaunchOp>(owner);
      origin.hasData |= !isa<gpu::LaunchOp, FunctionOpInterface>(owner);
    } else if (asksForId(op)) {
      origin.hasIds = true;
    } else if (!isMemoryEffectFree(op) || op->getNumRegions() > 0 ||
               isa<tensor::ExtractOp>(op)) {
      origin.hasData = true;
    } else if (visited.insert(op).second) {
      llvm::append_range(worklist, op->getOperands());
    }
  }
  return origin;
}

/// What a use says about the value used.
enum class UseKind {
  Address, ///< a place in memory, the trips of a loop, an assertion, or a
           ///< condition on other things than data
  Data,    ///< the payload's result, or something stored
  Passed,  ///< whatever the user's own results are used for
};

/// Whether `use` is a bound or the step of a loop.
static bool isTrips(OpOperand &use) {
  auto loop = dyn_cast<LoopLikeOpInterface>(use.getOwner());
  return loop && !llvm::is_contained(loop.getInits(), use.get());
}

/// Whether `use` tells an op where in a tensor or memref to go.
static bool isPlace(OpOperand &use) {
  Operation *user = use.getOwner();
  if (auto store = dyn_cast<memref::StoreOp>(user))
    return llvm::is_contained(store.getIndices(), use.get()) &&
           store.getValueToStore() != use.get();
  return isa<IndexType>(getElementTypeOrSelf(use.get())) &&
         llvm::any_of(user->getOperandTypes(),
                      llvm::IsaPred<TensorType, BaseMemRefType>);
}

static UseKind classifyUse(OpOperand &use) {
  Operation *user = use.getOwner();
  if (isa<tensor::ExtractOp, memref::LoadOp>(user))
    return use.getOperandNumber() > 0 ? UseKind::Address : UseKind::Data;
  if (isa<cf::AssertOp>(user) || isTrips(use))
    return UseKind::Address;
  if (isa<scf::IfOp>(user) && !getScalarOrigin(use.get()).hasData)
    return UseKind::Address;
  if (user->hasTrait<OpTrait::IsTerminator>())
    return UseKind::Data;
  if (isPlace(use))
    return UseKind::Address;
  return user->getNumResults() == 0 ? UseKind::Data : UseKind::Passed;
}

/// Whether `op` only helps to say where to load, or checks that.
static bool onlyFeedsAddresses(Operation *op) {
  bool feedsAny = false;
  SmallVector<Operation *, 8> worklist = {op};
  SmallPtrSet<Operation *, 8> visited;
  while (!worklist.empty()) {
    for (OpOperand &use : worklist.pop_back_val()->getUses()) {
      UseKind kind = classifyUse(use);
      if (kind == UseKind::Data)
        return false;
      feedsAny |= kind == UseKind::Address;
      if (kind == UseKind::Passed && visited.insert(use.getOwner()).second)
        worklist.push_back(use.getOwner());
    }
  }
  return feedsAny;
}

static bool isInteger(Type type) {
  return isa_and_nonnull<IntegerType>(type ? getScalarType(type) : type);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

namespace {
class PayloadCounter {
public:
  PayloadCounter(ArrayRef<MultiplyAccumulateOps> skip, Payload &payload)
      : skip(skip), payload(payload) {}

  std::optional<std::string> count(Block &block, Count times) {
    for (Operation &op : block)
      if (std::optional<std::string> problem = count(&op, times))
        return problem;
    return std::nullopt;
  }

  std::optional<std::string> count(Operation *op, Count times) {
    if (auto arithmetic = dyn_cast<ArithmeticOpInterface>(op))
      return countArithmetic(arithmetic, times);
    if (isa<tensor::ExtractOp, memref::LoadOp>(op)) {
      payload.loads.push_back({op, times});
      return std::nullopt;
    }
    if (auto loop = dyn_cast<LoopLikeOpInterface>(op))
      if (std::optional<APInt> trips = loop.getStaticTripCount())
        if (trips->getActiveBits() < 64)
          return count(loop.getLoopRegions().front()->front(),
                       times * Count(trips->getZExtValue()));
    return ("payload op '" + op->getName().getStringRef() +
            "' has no cost rule")
        .str();
  }

private:
  std::optional<std::string> countArithmetic(ArithmeticOpInterface op,
                                             Count times) {
    Arithmetic arithmetic = op.getArithmetic();
    if (arithmetic.isFree() || isBookedElsewhere(op))
      return std::nullopt;
    if (isInteger(arithmetic.type) && onlyFeedsAddresses(op))
      return std::nullopt;
    std::optional<Count> lanes = getNumLanes(arithmetic.type);
    if (!lanes)
      return "a scalable vector, whose lanes are not known";
    bool sharesSlot =
        arithmetic.role == Arithmetic::Role::Add && sharesSlotOfMultiply(op);
    return addArithmetic(arithmetic, times * *lanes, sharesSlot, payload.work);
  }

  bool isBookedElsewhere(Operation *op) const {
    return llvm::any_of(skip, [&](const MultiplyAccumulateOps &ops) {
      return op == ops.multiply || op == ops.add;
    });
  }

  ArrayRef<MultiplyAccumulateOps> skip;
  Payload &payload;
};
} // namespace

std::optional<std::string>
mlir::roofline::countPayload(Block &block, ArrayRef<MultiplyAccumulateOps> skip,
                             Payload &payload) {
  return PayloadCounter(skip, payload).count(block, 1);
}

std::optional<std::string> mlir::roofline::countPayloadOp(Operation *op,
                                                          Payload &payload) {
  return PayloadCounter({}, payload).count(op, 1);
}

std::optional<std::string>
mlir::roofline::countCombination(arith::AtomicRMWKind kind, Type type,
                                 Payload &payload) {
  if (kind == arith::AtomicRMWKind::assign)
    return std::nullopt;
  // Each of the other kinds is one operation.
  Arithmetic arithmetic;
  arithmetic.ops = 1;
  arithmetic.slots = 1;
  arithmetic.type = type;
  return addArithmetic(arithmetic, 1, /*sharesSlot=*/false, payload.work);
}

std::optional<std::string> mlir::roofline::countAtomic(Operation *op,
                                                       Payload &payload) {
  if (auto generic = dyn_cast<memref::GenericAtomicRMWOp>(op))
    return countPayload(*generic.getBody(), {}, payload);
  auto atomic = dyn_cast<memref::AtomicRMWOp>(op);
  return atomic ? countCombination(atomic.getKind(),
                                   atomic.getValue().getType(), payload)
                : std::nullopt;
}

//===----------------------------------------------------------------------===//
// Dependences
//===----------------------------------------------------------------------===//

Dependences mlir::roofline::getDependences(Value value, Block &block,
                                           unsigned numLoops) {
  Dependences result;
  result.arguments.resize(block.getNumArguments());
  result.indices.resize(numLoops);
  SmallVector<Value, 8> worklist = {value};
  SmallPtrSet<Operation *, 8> visited;
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (auto argument = dyn_cast<BlockArgument>(current)) {
      if (argument.getOwner() == &block)
        result.arguments.set(argument.getArgNumber());
      else
        result.isOpaque |=
            block.getParent()->isAncestor(argument.getOwner()->getParent());
      continue;
    }
    Operation *op = current.getDefiningOp();
    if (!block.getParent()->isAncestor(op->getParentRegion()) ||
        !visited.insert(op).second)
      continue;
    if (auto index = dyn_cast<linalg::IndexOp>(op))
      result.indices.set(index.getDim());
    result.isOpaque |=
        op->getNumRegions() > 0 || isa<tensor::ExtractOp, memref::LoadOp>(op);
    llvm::append_range(worklist, op->getOperands());
  }
  return result;
}
