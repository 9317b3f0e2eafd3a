//===- SizeSolver.cpp - The order in which sizes are found ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules are in ShapeTracing.cpp, IndexTracing.cpp, LoopTracing.cpp and
// CallTracing.cpp.
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "LaunchTracing.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"

using namespace mlir;
using namespace mlir::roofline;

static Shape getStaticShape(ShapedType type) {
  return llvm::map_to_vector<4>(type.getShape(),
                                [](int64_t size) { return Expr(size); });
}

//===----------------------------------------------------------------------===//
// Answers
//===----------------------------------------------------------------------===//

SizeSolver::Answer *SizeSolver::lookupAnswer(Value value) {
  auto known = answers.find(value);
  if (known == answers.end())
    return nullptr;
  Answer *answer = known->second;
  if (answer->version != dimensions.getNumEqualities()) {
    for (Expr &size : answer->sizes)
      size = dimensions.resolve(size);
    answer->version = dimensions.getNumEqualities();
  }
  return answer;
}

const Shape *SizeSolver::lookup(Value value) {
  Answer *answer = lookupAnswer(value);
  return answer ? &answer->sizes : nullptr;
}

/// The operand that `value`, a result, is written over, and whose type it has;
/// null if there is none.
static Value getInit(Value value) {
  auto op = value.getDefiningOp<DestinationStyleOpInterface>();
  OpOperand *init = op ? op.getTiedOpOperand(cast<OpResult>(value)) : nullptr;
  return init ? init->get() : Value();
}

/// Most results of most modules have the sizes of their inits, which needs no
/// rules.
void SizeSolver::solveWithInits(Value value) {
  // No more than this, since a value may be made from itself.
  constexpr unsigned kMaxSteps = 64;
  SmallVector<Value, 8> path;
  Value source = value;
  while (path.size() < kMaxSteps && !lookup(source)) {
    Value init = getInit(source);
    if (!init)
      break;
    path.push_back(source);
    source = init;
  }
  if (!lookup(source))
    solve(source);
  Answer *answer = lookupAnswer(source);
  for (Value result : path)
    record(result, answer);
}

Shape SizeSolver::get(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  if (type && type.hasStaticShape())
    return getStaticShape(type);
  if (const Shape *known = lookup(value))
    return *known;
  if (!isSolving) {
    solveWithInits(value);
    return *lookup(value);
  }
  Shape dummy(getNumSizes(value.getType()), Expr(1));
  // A value made from itself, as unreachable code and graph regions may have,
  // and recursive functions. Assumptions made since put an end to it.
  if (inProgress.lookup(value) == numAssumed + 1) {
    for (auto [dim, size] : llvm::enumerate(dummy))
      size = getOwnSize(value, dim);
    record(value, makeAnswer(dummy));
    return dummy;
  }
  missing.push_back(value);
  return dummy;
}

Expr SizeSolver::getSize(Value value, unsigned dim) {
  if (std::optional<int64_t> size = getStaticSize(value.getType(), dim))
    return Expr(*size);
  if (const Shape *known = lookup(value); known && dim < known->size())
    return (*known)[dim];
  Shape sizes = get(value);
  // A cast from an unranked shape.
  return dim < sizes.size() ? sizes[dim] : getOwnSize(value, dim);
}

Expr SizeSolver::getIndex(OpFoldResult value) {
  if (auto attribute = dyn_cast<Attribute>(value))
    return Expr(cast<IntegerAttr>(attribute).getInt());
  return getIndex(cast<Value>(value));
}

Expr SizeSolver::getFresh(const void *key, unsigned number, int64_t lower,
                          function_ref<SymbolOrigin()> getOrigin) {
  if (isWaiting())
    return Expr(1);
  auto [known, isNew] = fresh.try_emplace({key, number});
  if (isNew)
    known->second = dimensions.createFresh(lower, getOrigin());
  return dimensions.resolve(known->second);
}

static std::string describeBlockArgument(BlockArgument argument) {
  Operation *parent = argument.getOwner()->getParentOp();
  if (!parent || !argument.getOwner()->isEntryBlock())
    return " that differs between the ways to a block";
  StringRef name = parent->getName().getStringRef();
  return (isa<LoopLikeOpInterface>(parent) ? " that changes with the turns of "
                                           : " that differs within ") +
         name.str();
}

/// Why a size or number of `value` has a symbol of its own.
static std::string describeOwn(Value value, bool isNumber) {
  std::string what = isNumber ? "a number" : "a size";
  Operation *op = value.getDefiningOp();
  if (isFunctionArgument(value))
    return what + " of an argument whose type has no rank";
  if (!op)
    return what + describeBlockArgument(cast<BlockArgument>(value));
  std::string name = op->getName().getStringRef().str();
  if (auto call = dyn_cast<CallOpInterface>(op))
    return what + " that " + name + " returns";
  if (op->getNumRegions())
    return what + " that differs between the ways through " + name;
  if (isNumber)
    return what + " computed from data by " + name;
  bool isReshape = name == "tensor.reshape" || name == "memref.reshape";
  return what + (isReshape ? " that " + name + " reads from memory"
                           : " that " + name + " takes from data");
}

Expr SizeSolver::getOwnSize(Value value, unsigned dim, const char *why) {
  if (isWaiting())
    return Expr(1);
  bool isNumber = !isa<ShapedType>(value.getType());
  if (isFunctionArgument(value) && isOpen(value.getType()))
    return dimensions.resolve(
        functions.getNamed(cast<BlockArgument>(value), dim));
  return getFresh(value.getAsOpaquePointer(), dim, isNumber ? 0 : 1, [&] {
    std::string what =
        why ? std::string(isNumber ? "a number " : "a size ") + why
            : describeOwn(value, isNumber);
    return SymbolOrigin{std::move(what), value.getLoc(),
                        SymbolOrigin::Rank::Fresh, value.getParentBlock()};
  });
}

const Symbol &SizeSolver::getInduction(Operation *loop, unsigned number,
                                       std::optional<int64_t> upper) {
  // A loop that never turns has no last turn.
  if (upper && *upper < 0)
    upper.reset();
  const Symbol *&symbol = inductions[{loop, number}];
  if (!symbol || symbol->upper != upper)
    symbol = &dimensions.createInduction(upper);
  return *symbol;
}

const Symbol &SizeSolver::getFlag(BlockArgument argument) {
  const Symbol *&symbol = flags[argument];
  if (!symbol)
    symbol = &dimensions.createFlag();
  return *symbol;
}

const LaunchShape *SizeSolver::getLaunchShape(Operation *launch) {
  std::unique_ptr<LaunchShape> &known = launches[launch];
  if (known)
    return known.get();
  std::optional<LaunchShape> shape =
      computeLaunchShape(*this, launch, warps.lookup(launch));
  if (!shape)
    return nullptr;
  // The map may have moved.
  launches[launch] = std::make_unique<LaunchShape>(std::move(*shape));
  return launches[launch].get();
}

void SizeSolver::clear() {
  answers.clear();
  allAnswers.clear();
  launches.clear();
  changing.clear();
}

//===----------------------------------------------------------------------===//
// Work
//===----------------------------------------------------------------------===//

void SizeSolver::record(Value value, Answer *answer) {
  answers[value] = answer;
  if (numAssumed)
    trail.push_back(value);
}

SizeSolver::Answer *SizeSolver::makeAnswer(Shape sizes) {
  allAnswers.push_back({std::move(sizes), dimensions.getNumEqualities()});
  return &allAnswers.back();
}

void SizeSolver::undo(size_t trailSize) {
  for (Value value : ArrayRef(trail).drop_front(trailSize))
    answers.erase(value);
  trail.resize(trailSize);
}

void SizeSolver::finish(Frame &frame) {
  if (frame.outerLevel)
    inProgress[frame.value] = frame.outerLevel;
  else
    inProgress.erase(frame.value);
}

void SizeSolver::solve(Value value) {
  isSolving = true;
  stack.push_back({value});
  while (!stack.empty()) {
    missing.clear();
    if (advance(stack.back()))
      stack.pop_back();
    // The first on top, so that symbols are made in the order of operands.
    for (Value next : llvm::reverse(missing))
      stack.push_back({next});
  }
  missing.clear();
  trail.clear();
  isSolving = false;
}

bool SizeSolver::advance(Frame &frame) {
  if (!frame.isAssumed && answers.contains(frame.value)) {
    if (frame.isStarted)
      finish(frame);
    return true;
  }
  if (!frame.isStarted) {
    frame.isStarted = true;
    frame.outerLevel = inProgress.lookup(frame.value);
    inProgress[frame.value] = numAssumed + 1;
  }
  CarriedValue carried;
  if (auto argument = dyn_cast<BlockArgument>(frame.value))
    carried = getCarried(*this, argument);
  std::optional<Shape> sizes =
      carried.first ? computeCarried(frame, carried) : compute(frame.value);
  if (isWaiting() || !sizes)
    return false;
  finish(frame);
  // Unless it has come up below itself meanwhile.
  if (!answers.contains(frame.value) || carried.first)
    record(frame.value, makeAnswer(std::move(*sizes)));
  return true;
}

std::optional<Shape> SizeSolver::compute(Value value) {
  Shape sizes;
  for (unsigned dim = 0, e = getNumSizes(value.getType()); dim < e; ++dim)
    sizes.push_back(computeSize(value, dim));
  return sizes;
}

Expr SizeSolver::computeSize(Value value, unsigned dim) {
  if (std::optional<int64_t> size = getStaticSize(value.getType(), dim))
    return Expr(*size);
  std::optional<Expr> size;
  if (isOpen(value.getType())) {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      size = traceArgument(*this, argument, dim);
    } else {
      auto result = cast<OpResult>(value);
      size = traceControlFlow(*this, result, dim);
      if (!size && !isWaiting())
        size = isTracedNumber(value.getType()) ? traceNumber(*this, result)
                                               : traceSize(*this, result, dim);
    }
  }
  // Nobody could read an unwieldy size: a name is better.
  if (size && size->isUnwieldy())
    return getOwnSize(value, dim, "with too many terms to write");
  return size ? *size : getOwnSize(value, dim);
}

Expr SizeSolver::assumeSize(BlockArgument argument, unsigned dim, Value first) {
  if (std::optional<int64_t> size = getStaticSize(argument.getType(), dim))
    return Expr(*size);
  if (!isOpen(argument.getType()) || isChanging(argument, dim))
    return getOwnSize(argument, dim);
  Expr size = getSize(first, dim);
  // A callee knows nothing of the turns of its caller's loops.
  bool isForeign =
      isFunctionArgument(argument) && Dimensions::hasInduction(size);
  return isForeign ? getOwnSize(argument, dim) : size;
}

bool SizeSolver::findChange(BlockArgument argument, unsigned dim,
                            const Expr &assumed, ArrayRef<Value> others) {
  Type type = argument.getType();
  if (!isOpen(type) || getStaticSize(type, dim) || isChanging(argument, dim))
    return false;
  // All, so that what is missing is found at once.
  bool isSame = true;
  for (Value other : others)
    isSame &= getSize(other, dim) == assumed;
  if (isSame || isWaiting())
    return false;
  changing.insert({argument.getAsOpaquePointer(), dim});
  return true;
}

std::optional<Shape> SizeSolver::computeCarried(Frame &frame,
                                                const CarriedValue &carried) {
  auto argument = cast<BlockArgument>(frame.value);
  unsigned numSizes = getNumSizes(argument.getType());
  if (!frame.isAssumed) {
    Shape assumed;
    for (unsigned dim = 0; dim < numSizes; ++dim)
      assumed.push_back(assumeSize(argument, dim, carried.first));
    if (isWaiting())
      return std::nullopt;
    frame.isAssumed = true;
    frame.trailSize = trail.size();
    ++numAssumed;
    answers[argument] = makeAnswer(std::move(assumed));
  }
  Shape assumed = *lookup(argument);
  bool isRight = true;
  for (unsigned dim = 0; dim < numSizes; ++dim)
    isRight &= !findChange(argument, dim, assumed[dim], carried.others);
  if (isWaiting())
    return std::nullopt;
  frame.isAssumed = false;
  --numAssumed;
  if (isRight)
    return assumed;
  // Anew, with what is known to change.
  undo(frame.trailSize);
  answers.erase(argument);
  return std::nullopt;
}
