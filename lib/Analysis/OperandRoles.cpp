//===- OperandRoles.cpp - What operands of products are -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Analysis/OperandRoles.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Interfaces/Contraction.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// What is there before the program runs
//===----------------------------------------------------------------------===//

/// Whether some op writes to the buffer `value`, or to a view of it.
static bool isWritten(Value value) {
  SmallVector<Value, 4> open = {value};
  while (!open.empty())
    for (OpOperand &use : open.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      auto destination = dyn_cast<DestinationStyleOpInterface>(user);
      if ((destination && destination.isDpsInit(&use)) ||
          hasEffect<MemoryEffects::Write>(user, use.get()))
        return true;
      for (Value result : user->getResults())
        if (getViewSource(result) == use.get())
          open.push_back(result);
    }
  return false;
}

/// Whether `argument` is one of a function, with contents that stay.
static bool isInput(BlockArgument argument) {
  Block *block = argument.getOwner();
  return block->isEntryBlock() &&
         isa_and_nonnull<FunctionOpInterface>(block->getParentOp()) &&
         isa<ShapedType>(argument.getType()) &&
         (!isa<BaseMemRefType>(argument.getType()) || !isWritten(argument));
}

/// Whether `op` only does what it takes to read quantised numbers.
static bool isOfDequantisation(Operation &op) {
  return isa<linalg::YieldOp, arith::ConstantOp, arith::ExtFOp, arith::ExtSIOp,
             arith::ExtUIOp, arith::TruncFOp, arith::TruncIOp, arith::SIToFPOp,
             arith::UIToFPOp, arith::BitcastOp, arith::ScalingExtFOp,
             arith::MulFOp, arith::MulIOp, arith::SubFOp, arith::SubIOp,
             arith::ShLIOp, arith::ShRUIOp, arith::ShRSIOp, arith::AndIOp,
             arith::OrIOp>(op);
}

/// Whether `op` makes what its inputs hold, in another order or type.
static bool isConversion(linalg::LinalgOp op) {
  return op.hasPureTensorSemantics() && op.getNumReductionLoops() == 0 &&
         op.getNumDpsInputs() > 0 &&
         llvm::all_of(*op.getBlock(), isOfDequantisation);
}

/// What is true of the results of `op`, by what its operands are.
OperandRoles::Held OperandRoles::findHeldResult(Operation *op) const {
  if (matchPattern(op, m_Constant()) || isa<memref::GetGlobalOp>(op))
    return Held::Whole;
  if (auto insert = dyn_cast<tensor::InsertSliceOp>(op))
    return std::min(getHeld(insert.getDest()), Held::Partly);
  if (auto concat = dyn_cast<tensor::ConcatOp>(op)) {
    auto isOf = [this](Held least) {
      return [this, least](Value input) { return getHeld(input) >= least; };
    };
    return llvm::all_of(concat.getInputs(), isOf(Held::Whole))    ? Held::Whole
           : llvm::any_of(concat.getInputs(), isOf(Held::Partly)) ? Held::Partly
                                                                  : Held::No;
  }
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || !isConversion(structured))
    return Held::No;
  Held all = Held::Whole;
  for (OpOperand *input : structured.getDpsInputOperands())
    if (isa<ShapedType>(input->get().getType()))
      all = std::min(all, getHeld(input->get()));
  return all;
}

void OperandRoles::findHeld(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty())
      for (BlockArgument argument : region.front().getArguments())
        if (isInput(argument))
          held[argument] = Held::Whole;
  if (op->getNumResults() != 1 || !isa<ShapedType>(op->getResult(0).getType()))
    return;
  // What is known by one constant is known by all equal ones.
  if (Held found = findHeldResult(op); found != Held::No)
    held[values.getRoot(op->getResult(0))] = found;
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

/// Whether the loops of `role` turn more than once, as far as that is known.
static bool turns(linalg::LinalgOp op, const Contraction &product,
                  LoopRole role) {
  return llvm::any_of(llvm::zip_equal(op.getStaticLoopRanges(), product.roles),
                      [role](auto pair) {
                        return std::get<1>(pair) == role &&
                               std::get<0>(pair) != 1;
                      });
}

static bool isConvolution(linalg::LinalgOp op) {
  return llvm::any_of(op.getIndexingMapsArray(), [](AffineMap map) {
    return !map.isProjectedPermutation(/*allowZeroInResults=*/true);
  });
}

/// Whether one symbol moves both operands and what is made of them: each turn
/// of a loop around takes one element of a batch, or some.
static bool isPartOfBatch(linalg::LinalgOp op, const ProductOperands &operands,
                          ValueTracer &values) {
  auto getSymbols = [&](Value value) {
    llvm::SetVector<const Symbol *> symbols;
    if (const ViewCoordinates &place = values.getCoordinatesInRoot(value))
      for (const ViewDim &dim : *place)
        dim.offset.collectSymbols(symbols);
    return symbols;
  };
  auto ofA = getSymbols(op->getOperand(operands.a));
  auto ofB = getSymbols(op->getOperand(operands.b));
  auto ofResult = getSymbols(op.getDpsInits().front());
  return llvm::any_of(ofA, [&](const Symbol *symbol) {
    return ofB.contains(symbol) && ofResult.contains(symbol);
  });
}

/// Where both operands are there already, the second is the weight, as in
/// x * w and in convolutions, unless it is a vector that a matrix is applied
/// to.
void OperandRoles::chooseStored(linalg::LinalgOp op, const Contraction &product,
                                ProductOperands &operands) const {
  Value a = values.getRoot(op->getOperand(operands.a));
  Value b = values.getRoot(op->getOperand(operands.b));
  bool holdsA = held.lookup(a) != Held::No, holdsB = held.lookup(b) != Held::No;
  bool isFilter = isConvolution(op);
  bool isVectorB = !isFilter && !turns(op, product, LoopRole::N);
  bool isVectorA = !isFilter && !turns(op, product, LoopRole::M);
  if (a == b || (!holdsA && !holdsB) ||
      (holdsA && holdsB && isVectorA && isVectorB))
    return;
  bool isB = holdsB && (!holdsA || !isVectorB);
  operands.stored = isB ? operands.b : operands.a;
  Value stored = isB ? b : a;
  bool isConstant = !isa<BlockArgument>(stored) &&
                    findHeldResult(stored.getDefiningOp()) == Held::Whole &&
                    matchPattern(stored, m_Constant());
  bool isByElement = (turns(op, product, LoopRole::Batch) ||
                      isPartOfBatch(op, operands, values)) &&
                     !(isB ? isVectorB : isVectorA) && !isFilter;
  operands.role =
      held.lookup(stored) == Held::Partly || (isByElement && !isConstant)
          ? OperandRole::Cache
          : OperandRole::Weight;
}

void OperandRoles::findProductOf(linalg::LinalgOp op) {
  SmallVector<AffineMap, 4> maps;
  SmallVector<OpOperand *, 4> arguments = op.getOpOperandsMatchingBBargs();
  for (OpOperand *operand : arguments)
    maps.push_back(op.getMatchingIndexingMap(operand));
  SmallVector<Contraction, 1> found = matchContractions(op, maps);
  if (found.size() != 1)
    return;
  auto getFirst = [&](unsigned side) {
    return getDependences(found.front().ops.multiply->getOperand(side),
                          *op.getBlock(), op.getNumLoops())
        .arguments.find_first();
  };
  auto [first, second] = std::minmax({getFirst(0), getFirst(1)});
  ProductOperands &operands = products[op];
  operands.a = arguments[first]->getOperandNumber();
  operands.b = arguments[second]->getOperandNumber();
  chooseStored(op, found.front(), operands);
}

const ProductOperands *OperandRoles::findProduct(Operation *op) const {
  auto found = products.find(op);
  return found == products.end() ? nullptr : &found->second;
}

//===----------------------------------------------------------------------===//
// Roles
//===----------------------------------------------------------------------===//

/// What products store has its role at every step of how it was made.
void OperandRoles::spreadRole(Operation *op) {
  auto give = [this](Value value, OperandRole role) {
    Value root = values.getRoot(value);
    OperandRole &mine = roles[root];
    // What is a weight anywhere is one.
    if (mine != OperandRole::Weight)
      mine = role;
  };
  if (const ProductOperands *product = findProduct(op)) {
    if (product->stored)
      give(op->getOperand(*product->stored), product->role);
    return;
  }
  if (op->getNumResults() != 1)
    return;
  OperandRole role = getRole(op->getResult(0));
  if (role == OperandRole::Other || findHeldResult(op) == Held::No)
    return;
  for (Value operand : op->getOperands())
    if (isa<ShapedType>(operand.getType()) && getHeld(operand) != Held::No)
      give(operand, role);
}

OperandRoles::OperandRoles(Operation *root, ValueTracer &values)
    : values(values) {
  // Values come before their uses, but for loops that carry them, which hold
  // nothing that is there before.
  SmallVector<Operation *, 0> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    findHeld(op);
    ops.push_back(op);
  });
  for (Operation *op : ops)
    if (auto structured = dyn_cast<linalg::LinalgOp>(op))
      findProductOf(structured);
  for (Operation *op : llvm::reverse(ops))
    spreadRole(op);
}

bool OperandRoles::isShared(OpOperand &operand) const {
  Operation *op = operand.getOwner();
  Value root = values.getRoot(operand.get());
  if (const ProductOperands *product = findProduct(op))
    return product->role == OperandRole::Weight &&
           values.getRoot(op->getOperand(*product->stored)) == root;
  if (getRole(root) == OperandRole::Weight)
    return true;
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || held.lookup(root) != Held::Whole)
    return false;
  AffineMap map = structured.getMatchingIndexingMap(&operand);
  SmallVector<utils::IteratorType> kinds = structured.getIteratorTypesArray();
  for (auto [loop, kind] : llvm::enumerate(kinds))
    if (kind == utils::IteratorType::parallel && !map.isFunctionOfDim(loop))
      return true;
  return false;
}
