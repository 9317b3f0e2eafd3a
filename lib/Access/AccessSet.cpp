//===- AccessSet.cpp - Turns and elements of an access --------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AccessSet.h"
#include "PointCount.h"
#include "roofline/Support/Quotient.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include <algorithm>
#include <numeric>

using namespace mlir;
using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;
using llvm::SmallVectorImpl;
using presburger::IntegerPolyhedron;
using presburger::PresburgerSpace;

SmallVector<unsigned, 6> mlir::roofline::getLoopsAround(const Nest &nest,
                                                        const Access &access) {
  SmallVector<unsigned, 6> loops;
  for (std::optional<unsigned> loop = access.within; loop;
       loop = nest.places[*loop].parent)
    loops.push_back(*loop);
  return loops;
}

//===----------------------------------------------------------------------===//
// Sums of turns
//===----------------------------------------------------------------------===//

int64_t TurnSum::getStep() const {
  int64_t step = 0;
  for (int64_t coefficient : llvm::concat<const int64_t>(ofLoops, ofQuotients))
    step = std::gcd(step, coefficient);
  return step;
}

/// Quotients in an access that are followed; nobody writes as many.
static constexpr size_t kMaxQuotients = 8;

/// The coefficient of loop or quotient `number`.
static int64_t &getOwn(SmallVectorImpl<int64_t> &coefficients, size_t number) {
  if (coefficients.size() <= number)
    coefficients.resize(number + 1, 0);
  return coefficients[number];
}

std::optional<TurnSum>
AccessSet::getSum(const Expr &expr,
                  SmallVectorImpl<Quotient> &quotients) const {
  TurnSum sum;
  if (expr.isPoisoned())
    return std::nullopt;
  for (const ExprTerm &term : expr.getTerms()) {
    auto coefficient = static_cast<int64_t>(term.coefficient);
    if (coefficient != term.coefficient || term.factors.size() > 1)
      return std::nullopt;
    if (term.factors.empty()) {
      sum.constant = coefficient;
      continue;
    }
    const ExprFactor &factor = term.factors.front();
    if (factor.exponent != 1)
      return std::nullopt;
    if (factor.kind == ExprFactor::Kind::Symbol) {
      const auto *loop = llvm::find_if(loops, [&](unsigned loop) {
        return nest.places[loop].induction == factor.symbol;
      });
      if (loop == loops.end())
        return std::nullopt;
      getOwn(sum.ofLoops, loop - loops.begin()) = coefficient;
      continue;
    }
    if (factor.kind != ExprFactor::Kind::FloorDiv)
      return std::nullopt;
    const Expr &dividend = factor.operands[0];
    std::optional<int64_t> divisor = factor.operands[1].getInt64();
    if (!divisor || *divisor <= 0)
      return std::nullopt;
    auto *known = llvm::find_if(quotients, [&](const Quotient &other) {
      return other.divisor == *divisor && other.dividend == dividend;
    });
    size_t number = known - quotients.begin();
    if (number == quotients.size()) {
      if (number == kMaxQuotients)
        return std::nullopt;
      quotients.push_back({dividend, *divisor});
    }
    getOwn(sum.ofQuotients, number) = coefficient;
  }
  return sum;
}

/// Adds `sign` times `terms` to `sum`.
bool AccessSet::addTerms(ArrayRef<IndexTerm> terms, int64_t sign,
                         TurnSum &sum) const {
  for (const IndexTerm &term : terms) {
    std::optional<int64_t> coefficient = term.coefficient.getInt64();
    const auto *loop = llvm::find(loops, term.loop);
    if (!coefficient || loop == loops.end())
      return false;
    int64_t &all = getOwn(sum.ofLoops, loop - loops.begin());
    if (llvm::MulOverflow(*coefficient, sign, *coefficient) ||
        llvm::AddOverflow(all, *coefficient, all))
      return false;
  }
  return true;
}

AccessSet::AccessSet(const Nest &nest, const Access &access)
    : nest(nest), access(access), loops(getLoopsAround(nest, access)) {
  std::optional<ArrayRef<IndexExpr>> inTurns = access.getIndexInTurns();
  if (!inTurns)
    return;
  for (const IndexExpr &index : *inTurns) {
    std::optional<TurnSum> sum = getSum(index.offset, quotients);
    if (index.maxDistinct || !sum || !addTerms(index.terms, 1, *sum))
      return;
    indices.push_back(std::move(*sum));
  }
}

//===----------------------------------------------------------------------===//
// Polyhedra
//===----------------------------------------------------------------------===//

/// Collects what holds of the elements and turns of an access.
class AccessSet::Builder {
public:
  explicit Builder(const AccessSet &set) : set(set), quotients(set.quotients) {}

  bool addTurns();
  bool addIndices(ArrayRef<Grid> grids);
  bool addLimits();
  bool addQuotients();
  IntegerPolyhedron build() const;

private:
  /// `sum` and a multiple of an element are zero, or at least zero.
  struct Constraint {
    TurnSum sum;
    unsigned dimension = 0;
    int64_t ofElement = 0;
    bool isEquality = false;
  };

  bool addNonNegative(const Expr &expr, ArrayRef<IndexTerm> terms = {},
                      int64_t sign = 1);
  bool addTurnsWithin(unsigned loop, int64_t factor, const Expr &end);
  SmallVector<int64_t, 8> getRow(const Constraint &constraint) const;

  const AccessSet &set;
  SmallVector<Quotient, 2> quotients;
  SmallVector<Constraint, 8> constraints;
};

/// `expr` and `sign` times `terms` are at least zero.
bool AccessSet::Builder::addNonNegative(const Expr &expr,
                                        ArrayRef<IndexTerm> terms,
                                        int64_t sign) {
  std::optional<TurnSum> sum = set.getSum(expr, quotients);
  if (!sum || !set.addTerms(terms, sign, *sum))
    return false;
  constraints.push_back({std::move(*sum)});
  return true;
}

/// `factor` times the turns of `loop` so far is at most `end`.
bool AccessSet::Builder::addTurnsWithin(unsigned loop, int64_t factor,
                                        const Expr &end) {
  if (std::optional<ExprExtremum> extremum = end.getExtremum()) {
    auto addOperand = [&](const Expr &operand) {
      return addTurnsWithin(loop, factor, operand);
    };
    if (extremum->isMin)
      return llvm::all_of(extremum->operands, addOperand);
    // Within these there is no turn.
    llvm::erase_if(extremum->operands, [&](const Expr &operand) {
      return Expr::isKnownLT(operand, factor);
    });
    return extremum->operands.size() == 1 &&
           addOperand(extremum->operands.front());
  }
  // turns <= floordiv(a, b) is b*turns <= a.
  if (std::optional<ExprQuotient> quotient = getQuotient(end)) {
    std::optional<int64_t> divisor = quotient->divisor.getInt64();
    return divisor && !llvm::MulOverflow(factor, *divisor, factor) &&
           addTurnsWithin(loop, factor, quotient->dividend);
  }
  return addNonNegative(end - factor, IndexTerm{loop, factor}, /*sign=*/-1);
}

bool AccessSet::Builder::addTurns() {
  return llvm::all_of(set.loops, [&](unsigned loop) {
    return addNonNegative(0, IndexTerm{loop, 1}) &&
           addTurnsWithin(loop, 1, set.nest.places[loop].trips);
  });
}

bool AccessSet::Builder::addIndices(ArrayRef<Grid> grids) {
  for (auto [dimension, index, grid] : llvm::enumerate(set.indices, grids)) {
    // Each lies in its buffer.
    std::optional<int64_t> size =
        set.nest.buffers[set.access.buffer].shape[dimension].getInt64();
    if (!size || *size > kMaxSize || std::abs(grid.base) > kMaxSize)
      return false;
    unsigned number = dimension;
    TurnSum first, last, offset = index;
    first.constant = llvm::divideFloorSigned(grid.base, grid.getUnit());
    last.constant =
        llvm::divideFloorSigned(*size - 1 - grid.base, grid.getUnit());
    if (llvm::SubOverflow(offset.constant, grid.base, offset.constant))
      return false;
    constraints.push_back({std::move(first), number, 1});
    constraints.push_back({std::move(last), number, -1});
    constraints.push_back(
        {std::move(offset), number, -grid.getUnit(), /*isEquality=*/true});
  }
  return true;
}

bool AccessSet::Builder::addLimits() {
  // terms - lower >= 0, upper - 1 - terms >= 0.
  return !set.access.limits ||
         llvm::all_of(*set.access.limits, [&](const TurnLimit &limit) {
           return (!limit.lower ||
                   addNonNegative(-*limit.lower, limit.terms, 1)) &&
                  (!limit.upper ||
                   addNonNegative(*limit.upper - 1, limit.terms, -1));
         });
}

/// 0 <= a - b*floordiv(a, b) < b.
bool AccessSet::Builder::addQuotients() {
  for (size_t number = 0; number != quotients.size(); ++number) {
    Quotient quotient = quotients[number];
    std::optional<TurnSum> least = set.getSum(quotient.dividend, quotients);
    std::optional<TurnSum> most =
        set.getSum(Expr(quotient.divisor - 1) - quotient.dividend, quotients);
    if (!least || !most)
      return false;
    getOwn(least->ofQuotients, number) -= quotient.divisor;
    getOwn(most->ofQuotients, number) += quotient.divisor;
    constraints.push_back({std::move(*least)});
    constraints.push_back({std::move(*most)});
  }
  return true;
}

SmallVector<int64_t, 8>
AccessSet::Builder::getRow(const Constraint &constraint) const {
  size_t rank = set.indices.size();
  SmallVector<int64_t, 8> row(rank + quotients.size() + set.loops.size() + 1,
                              0);
  row[constraint.dimension] = constraint.ofElement;
  llvm::copy(constraint.sum.ofQuotients, row.begin() + rank);
  llvm::copy(constraint.sum.ofLoops, row.begin() + rank + quotients.size());
  row.back() = constraint.sum.constant;
  return row;
}

IntegerPolyhedron AccessSet::Builder::build() const {
  IntegerPolyhedron polyhedron(PresburgerSpace::getSetSpace(
      set.indices.size() + quotients.size() + set.loops.size()));
  for (const Constraint &constraint : constraints) {
    SmallVector<int64_t, 8> row = getRow(constraint);
    if (!constraint.isEquality) {
      polyhedron.addInequality(row);
      continue;
    }
    // One turn for each place of a grid is a coefficient of one.
    int64_t common = 0;
    for (int64_t coefficient : row)
      common = std::gcd(common, coefficient);
    for (int64_t &coefficient : row)
      coefficient /= common;
    polyhedron.addEquality(row);
  }
  return polyhedron;
}

std::optional<IntegerPolyhedron> AccessSet::build(ArrayRef<Grid> grids) const {
  Builder builder(*this);
  if (!builder.addTurns() || !builder.addIndices(grids) ||
      !builder.addLimits() || !builder.addQuotients())
    return std::nullopt;
  IntegerPolyhedron polyhedron = builder.build();
  if (!hasSmallNumbers(polyhedron))
    return std::nullopt;
  return polyhedron;
}
