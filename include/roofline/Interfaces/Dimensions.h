//===- Dimensions.h - Sizes that the IR leaves open -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The symbols of a module: where each comes from, what the user bound it to
// (`--dims=B=64,S=1..512`), and which of them the IR forces to be equal (the K
// of a matmul is a dimension of both operands).
//
//===----------------------------------------------------------------------===//

#ifndef ROOFLINE_INTERFACES_DIMENSIONS_H
#define ROOFLINE_INTERFACES_DIMENSIONS_H

#include "mlir/IR/Block.h"
#include "mlir/IR/Location.h"
#include "mlir/Support/LLVM.h"
#include "roofline/Support/Expr.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace mlir::roofline {

/// What the user says of one dimension: its value, or two that it lies between.
struct DimensionBinding {
  std::string name;
  int64_t lower = 0;
  int64_t upper = 0;

  bool isRange() const { return lower != upper; }
};

/// Parses NAME=VALUE and NAME=LOW..HIGH. Fails, saying what is wrong with which
/// text, for other forms, negative values, empty ranges, and a name given
/// twice.
llvm::Expected<std::vector<DimensionBinding>>
parseBindings(ArrayRef<std::string> texts);

/// What a report says of a symbol.
struct SymbolOrigin {
  /// "arg0 dim 1 of 'main'", "a loop whose trips depend on data".
  std::string what;
  Location location;
  /// Counts as the name that a user chose or can foresee, so that it stays
  /// where it equals another.
  enum class Rank : uint8_t { Fresh, Argument, Named } rank = Rank::Fresh;
  /// Of what is fresh, the block that makes it: another number each time the
  /// block runs.
  Block *block = nullptr;
};

/// One induction variable: `lower + step * index` for `index` from 0 up to
/// `trips`.
struct LoopRange {
  const Symbol *index = nullptr;
  Expr lower;
  Expr step;
  Expr trips;
  /// Up to which it turns, where the IR says that of more than the trips.
  std::optional<Expr> upper = std::nullopt;
};

/// How often a loop turns from `lower` in steps of `step` up to `upper`.
Expr countTrips(const Expr &lower, const Expr &upper, const Expr &step);

/// Loops around something, outermost first.
using LoopStack = SmallVector<LoopRange, 2>;

/// A sum that has no closed form.
struct OpenSum {
  /// What is added up.
  Expr turning;
  /// Over all turns of these.
  LoopStack loops;
  Location location;
};

/// A dimension that somebody may bind.
struct DimensionRecord {
  std::string name;
  SymbolOrigin origin;
  /// Null where it is bound to a number.
  const Symbol *symbol = nullptr;
  std::optional<int64_t> bound;
};

/// The symbols of one module and what is known about them.
class Dimensions {
public:
  explicit Dimensions(std::vector<DimensionBinding> bindings);

  /// The dimension called `name`: the number that it is bound to, else a symbol
  /// between the bounds given (or those of a range binding). One name is one
  /// dimension; asking again gives the same, whose origin stays the first.
  Expr getNamed(StringRef name, int64_t lower,
                function_ref<SymbolOrigin()> getOrigin);
  /// Keeps `name` for `getNamed`: no fresh symbol will be called so.
  void reserve(StringRef name) { reserved.insert(name); }
  /// A symbol of its own: s0, s1, ...; or the number that the user bound it to.
  Expr createFresh(int64_t lower, const SymbolOrigin &origin);
  /// The symbol for `sum`, always the same for the same.
  Expr getSum(const OpenSum &sum);
  /// The sum that `symbol` stands for; null if it is no such symbol.
  const OpenSum *lookupSum(const Symbol &symbol) const;
  /// The number of a turn of a loop, from 0, at most `upper` where that is
  /// known. Never in a result: sums over the loop remove it.
  const Symbol &createInduction(std::optional<int64_t> upper = std::nullopt);
  static bool isInduction(const Symbol &symbol);
  /// An i1 argument of a function, 0 or 1. In conditions only, never in a
  /// result.
  const Symbol &createFlag();
  static bool isFlag(const Symbol &symbol);
  static bool hasInduction(const Expr &expr);
  /// The symbol that `expr` is, if it is nothing more; no induction symbol.
  static const Symbol *getPlainSymbol(const Expr &expr);

  /// Takes note that `lhs` and `rhs` are equal wherever `location` is reached:
  /// symbols become others, or numbers. Fails with an error there if they are
  /// different numbers because of a binding, or out of the bounds of a range;
  /// or different numbers at all, while what is equated holds in every run.
  LogicalResult equate(const Expr &lhs, const Expr &rhs, Location location);
  /// Says whether what is equated from here on holds in every run, as what may
  /// not run need not.
  void setHoldsAlways(bool holds) { holdsAlways = holds; }
  /// Takes note that `expr` is at most `upper`: a slice of so many rows.
  LogicalResult limit(const Expr &expr, int64_t upper, Location location);
  /// Takes note that `expr` is at least 1 wherever the program gets: the step
  /// of a loop. A range that the user gave stays as it is.
  void requirePositive(const Expr &expr);
  /// `expr` with what is known to be equal replaced.
  Expr resolve(const Expr &expr) const;
  /// Changes whenever `resolve` may give other answers: with the equalities and
  /// bounds found.
  unsigned getNumEqualities() const { return numChanges; }

  /// Fails, at `location`, if a binding names nothing, saying what there is.
  LogicalResult checkBindings(Location location) const;

  const SymbolContext &getSymbols() const { return *symbols; }
  std::shared_ptr<const SymbolContext> shareSymbols() const { return symbols; }
  /// Where a symbol (no induction) comes from.
  const SymbolOrigin &getOrigin(const Symbol &symbol) const;
  /// All dimensions in the order of creation.
  std::vector<DimensionRecord> getRecords() const;

private:
  Expr create(StringRef name, int64_t lower, const SymbolOrigin &origin);
  /// The index of a loop, by its depth, in what tells sums apart.
  const Symbol &getSumIndex(unsigned number);
  const DimensionBinding *lookupBinding(StringRef name) const;
  /// The symbol's range binding, if the user gave one.
  const DimensionBinding *getRange(const Symbol &symbol) const;

  LogicalResult equateSymbols(const Symbol &lhs, const Symbol &rhs,
                              Location location);
  LogicalResult equateToNumber(const Symbol &symbol, const Expr &number,
                               Location location);
  LogicalResult equateToFormula(const Expr &formula, const Expr &number,
                                Location location);
  void replace(const Symbol &symbol, const Expr &by);
  /// Narrows the bounds of a symbol; they must have a number in common.
  void narrow(const Symbol &symbol, int64_t lower,
              std::optional<int64_t> upper);
  /// Whether `symbol` may be written as `expr`.
  bool canBecome(const Symbol &symbol, const Expr &expr) const;

  LogicalResult reportUnequal(const Expr &lhs, const Expr &rhs,
                              Location location) const;
  /// The bindings that have named something: those to one of `values`, or all
  /// where none is.
  std::string describeBindings(ArrayRef<Expr> values) const;

  std::vector<DimensionBinding> bindings;
  std::shared_ptr<SymbolContext> symbols = std::make_shared<SymbolContext>();
  llvm::StringMap<SymbolOrigin> origins;
  llvm::DenseMap<const Symbol *, Expr> equalities;
  /// What was asked for by name, or made: a symbol or a number.
  llvm::StringMap<Expr> byName;
  /// The keys of `byName` in the order of creation.
  std::vector<std::string> names;
  llvm::StringSet<> reserved;
  /// The symbols for sums, by what is summed over what.
  llvm::StringMap<Expr> sums;
  SmallVector<const Symbol *> sumIndices;
  llvm::DenseMap<const Symbol *, OpenSum> openSums;
  unsigned numFresh = 0;
  unsigned numInductions = 0;
  unsigned numFlags = 0;
  unsigned numChanges = 0;
  bool holdsAlways = false;
};

} // namespace mlir::roofline

#endif // ROOFLINE_INTERFACES_DIMENSIONS_H
