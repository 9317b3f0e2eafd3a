//===- SizeSolver.h - The engine behind SizeTracer --------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a value is worth follows from rules over other values. The solver keeps
// the answers and the order of work: a rule that asks for a value not yet known
// gets a dummy, and is applied once more when the value is. So chains of any
// length need no stack, and a value made from itself is noticed.
//
// An index or integer counts as a value with a single size: itself.
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_LIB_INTERFACES_SIZESOLVER_H
#define ROOFLINE_LIB_INTERFACES_SIZESOLVER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "roofline/Interfaces/LaunchShape.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
#include <deque>

namespace mlir::roofline {

/// Whether values of `type` are numbers that are followed: indices, and
/// integers but no i1.
bool isTracedNumber(Type type);
/// The number of sizes of a value: one for all that has no rank.
unsigned getNumSizes(Type type);
/// A size that `type` says.
std::optional<int64_t> getStaticSize(Type type, unsigned dim);
/// Whether values of `type` have sizes that it does not say, or are numbers.
bool isOpen(Type type);
/// Whether `value` is an argument of a function that has a body.
bool isFunctionArgument(Value value);

/// The functions of a module: how their arguments are named and who calls them.
class FunctionTable {
public:
  FunctionTable(Operation *root, Dimensions &dimensions);

  /// The function of the module that `call` calls.
  FunctionOpInterface getCallee(CallOpInterface call);
  /// The symbol, or the number bound to it, of a size of an argument.
  Expr getNamed(BlockArgument argument, unsigned dim);
  /// The sizes of arguments that `function` names although they are numbers, as
  /// pairs of the two.
  SmallVector<std::pair<Expr, int64_t>>
  getNamedNumbers(FunctionOpInterface function);
  /// The symbol for a size of the grid or the block that `kernel` is launched
  /// with, or the number bound to it.
  Expr getLaunchSize(FunctionOpInterface kernel, StringRef what, unsigned dim);
  /// All calls of a private function; empty where it may have other users.
  ArrayRef<CallOpInterface> getAllCalls(FunctionOpInterface function);
  /// Whether some op names `symbol`, or may do so.
  bool isUsed(Operation *symbol);

private:
  void addPrefix(FunctionOpInterface function, llvm::StringSet<> &taken);
  void collectUses();
  void addUses(Operation *table, const SymbolTable::UseRange &uses);
  Expr getNamed(FunctionOpInterface function, unsigned number, unsigned dim,
                Location location);

  Operation *root;
  Dimensions &dimensions;
  SymbolTableCollection symbolTables;
  /// "layer." for the function @layer.
  llvm::DenseMap<Operation *, std::string> prefixes;
  bool isOnlyOneOpen = false;

  bool hasUses = false;
  /// Set where an op may hide symbols, so that nothing is known.
  bool isOpaque = false;
  llvm::DenseMap<Operation *, SmallVector<CallOpInterface, 2>> calls;
  llvm::DenseSet<Operation *> usedOtherwise;
};

/// A value that is `first`, or one of the others which may depend on itself.
struct CarriedValue {
  Value first;
  SmallVector<Value, 2> others;
};

class SizeSolver {
public:
  SizeSolver(Operation *root, Dimensions &dimensions)
      : functions(root, dimensions), dimensions(dimensions) {}

  /// The sizes of `value`. Within a rule they may be dummies, with which the
  /// rule is to go on.
  Shape get(Value value);
  Expr getSize(Value value, unsigned dim);
  Expr getIndex(Value value) { return get(value).front(); }
  Expr getIndex(OpFoldResult value);

  /// The fresh symbol for a size of a value or, by their number, for something
  /// of an op. Always the same for one key, whatever is forgotten.
  Expr getFresh(const void *key, unsigned number, int64_t lower,
                function_ref<SymbolOrigin()> getOrigin);
  const Symbol &getInduction(Operation *loop, unsigned number,
                             std::optional<int64_t> upper = std::nullopt);

  /// The symbol, 0 or 1, for `argument`, an i1.
  const Symbol &getFlag(BlockArgument argument);

  /// The warps of the target of `launch`; must come before the first question
  /// about it.
  void setWarps(Operation *launch, const WarpTraits &traits) {
    warps[launch] = traits;
  }
  /// The shape of `launch`, good until `clear`; null while it is not known.
  const LaunchShape *getLaunchShape(Operation *launch);

  /// Whether a value that is carried changes.
  bool isChanging(BlockArgument argument, unsigned dim) const {
    return changing.contains({argument.getAsOpaquePointer(), dim});
  }

  /// Forgets the answers, but no symbol.
  void clear();
  /// Whether a rule at work has seen a dummy, so that its conclusions are void.
  bool isWaiting() const { return !missing.empty(); }

  FunctionTable functions;
  Dimensions &dimensions;

private:
  struct Answer {
    Shape sizes;
    unsigned version;
  };
  struct Frame {
    Value value;
    bool isStarted = false;
    /// The answer is assumed, and being checked.
    bool isAssumed = false;
    unsigned outerLevel = 0;
    size_t trailSize = 0;
  };
  using SizeKey = std::pair<const void *, unsigned>;

  /// What is known of `value`; good until something else is asked.
  const Shape *lookup(Value value);
  Answer *lookupAnswer(Value value);
  void solve(Value value);
  void solveWithInits(Value value);
  /// Works on the frame on top. True when it is done.
  bool advance(Frame &frame);
  std::optional<Shape> compute(Value value);
  /// The answer for a value that a loop carries: that of `first`, if with it
  /// the others are the same. Empty where there is more to do.
  std::optional<Shape> computeCarried(Frame &frame,
                                      const CarriedValue &carried);
  Expr assumeSize(BlockArgument argument, unsigned dim, Value first);
  /// Whether it can be seen only now that a size of `argument` changes.
  bool findChange(BlockArgument argument, unsigned dim, const Expr &assumed,
                  ArrayRef<Value> others);
  Expr computeSize(Value value, unsigned dim);
  /// What a size is called that nothing says: an argument's name, or a fresh
  /// symbol, listed with `why` if that is given.
  Expr getOwnSize(Value value, unsigned dim, const char *why = nullptr);
  void record(Value value, Answer *answer);
  Answer *makeAnswer(Shape sizes);
  void finish(Frame &frame);
  void undo(size_t trailSize);

  /// Values of one shape may share theirs.
  llvm::DenseMap<Value, Answer *> answers;
  std::deque<Answer> allAnswers;
  llvm::DenseMap<SizeKey, Expr> fresh;
  llvm::DenseMap<SizeKey, const Symbol *> inductions;
  llvm::DenseMap<Value, const Symbol *> flags;
  llvm::DenseMap<Operation *, WarpTraits> warps;
  llvm::DenseMap<Operation *, std::unique_ptr<LaunchShape>> launches;
  llvm::DenseSet<SizeKey> changing;

  bool isSolving = false;
  std::vector<Frame> stack;
  SmallVector<Value, 4> missing;
  /// The values being worked on, with one more than the number of assumptions
  /// made below them.
  llvm::DenseMap<Value, unsigned> inProgress;
  unsigned numAssumed = 0;
  /// What was found under assumptions, to be undone where one proves wrong.
  std::vector<Value> trail;
};

/// The quotient or remainder that `select` is the last step of, as
/// --lower-affine writes it; empty where it is none.
std::optional<Expr> traceLoweredDivision(SizeSolver &solver,
                                         arith::SelectOp select);

/// The rules. All give nothing where they do not know.
/// The size that `dim` of a dynamic-shaped result has.
std::optional<Expr> traceSize(SizeSolver &solver, OpResult result,
                              unsigned dim);
/// What an index or integer result is.
std::optional<Expr> traceNumber(SizeSolver &solver, OpResult result);
/// Results of loops, branches and calls, both sizes and numbers.
std::optional<Expr> traceControlFlow(SizeSolver &solver, OpResult result,
                                     unsigned dim);
std::optional<Expr> traceArgument(SizeSolver &solver, BlockArgument argument,
                                  unsigned dim);
std::optional<Expr> traceCallResult(SizeSolver &solver, CallOpInterface call,
                                    OpResult result, unsigned dim);

/// What the callee of `call` returns as `result`; null where it has no body, or
/// several ways out.
Value getReturned(SizeSolver &solver, CallOpInterface call, OpResult result);
/// `expr`, over sizes and flags of the callee of `call`, with the sizes of the
/// caller; empty where something in it is of the callee alone.
std::optional<Expr> passBack(SizeSolver &solver, const Expr &expr,
                             CallOpInterface call);

/// 1 where `condition`, an i1, holds and 0 elsewhere; empty where that depends
/// on data, or the solver has seen a dummy.
std::optional<Expr> traceCondition(SizeSolver &solver, Value condition);
/// The same of the condition under which `arm`, of a branch, runs.
std::optional<Expr> traceArm(SizeSolver &solver, Region &arm);

/// Where a value comes from that a loop carries: `first` before the first turn,
/// the other from one turn to the next. `first` is null where `argument` is
/// none. Arguments of private functions are alike: all calls must agree, of
/// which some may pass on what others returned.
CarriedValue getCarried(SizeSolver &solver, BlockArgument argument);
CarriedValue getPassed(SizeSolver &solver, BlockArgument argument);

/// `expr` over dimensions and symbols of an affine map.
Expr convertAffine(AffineExpr expr, ArrayRef<Expr> dims,
                   ArrayRef<Expr> symbols);
/// The results of `map` applied to `operands`.
SmallVector<Expr, 4> applyMap(SizeSolver &solver, AffineMap map,
                              ValueRange operands);
/// Whether `predicate` takes numbers as unsigned.
bool isUnsigned(arith::CmpIPredicate predicate);
/// What `number`, of the integer or index `type`, is where it is taken as
/// unsigned; empty where its sign is not known.
std::optional<Expr> asUnsigned(const Expr &number, Type type);
Expr getMinimum(ArrayRef<Expr> exprs);
Expr getMaximum(ArrayRef<Expr> exprs);

/// The turns of an scf.while, and what is known of its values because of them.
LoopRange computeRange(SizeSolver &solver, scf::WhileOp loop);
/// Whether `argument` grows by the same from turn to turn of an scf.while that
/// compares it with a bound.
bool isCounter(SizeSolver &solver, BlockArgument argument);
std::optional<Expr> traceArgument(SizeSolver &solver, scf::WhileOp loop,
                                  BlockArgument argument, unsigned dim);
std::optional<Expr> traceResult(SizeSolver &solver, scf::WhileOp loop,
                                OpResult result, unsigned dim);

std::optional<SmallVector<LoopRange, 2>> computeRanges(SizeSolver &solver,
                                                       Operation *loop);
Expr instantiateAtCall(SizeSolver &solver, const Expr &expr,
                       CallOpInterface call);
/// Takes note of what `op` forces to be equal.
LogicalResult equateOperands(SizeSolver &solver, Operation *op);
LogicalResult equatePassed(SizeSolver &solver, CallOpInterface call);

} // namespace mlir::roofline

#endif // ROOFLINE_LIB_INTERFACES_SIZESOLVER_H
