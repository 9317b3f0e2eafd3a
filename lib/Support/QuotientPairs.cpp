//===- QuotientPairs.cpp - Quotients that differ by one at most -----------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A loop whose last turn was peeled off runs floordiv(N, 16) times, and what
// was peeled ceildiv(N, 16) - floordiv(N, 16) times: 0 or 1. Such differences e
// are their own squares, and where they are 1 for all remainders r but 0, e*r
// is r. Products of such quotients have one form by that, so that a peeled loop
// counts as the whole one does.
//
// With F = floordiv(p, d), C the quotient of p + k, and G one in between:
//
//   C*G = F*C + F*G - F^2 + G - F
//   C*p = F*p + d*C*F - d*F^2 + p - d*F           where k = d - 1
//
// Which products these rules replace is a choice. The form with one of the
// quotients alone is taken where there is one, else the shortest.
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace mlir::roofline;
using llvm::ArrayRef;
using llvm::SmallVector;

/// Replacements before terms are left as they are.
static constexpr unsigned kMaxSteps = 1024;

namespace {

/// `coefficient` times `product` is the sum of `terms`.
struct Rule {
  Int128 coefficient;
  Monomial product;
  TermList terms;
};
using Rules = SmallVector<Rule, 4>;

/// Quotients by one divisor whose dividends differ by less than that, in
/// ascending order.
using Family = SmallVector<Factor, 2>;

} // namespace

//===----------------------------------------------------------------------===//
// Families
//===----------------------------------------------------------------------===//

static const Expr &getDividend(const Factor &quotient) {
  return quotient.composite->operands[0];
}
static const Expr &getDivisor(const Factor &quotient) {
  return quotient.composite->operands[1];
}

/// Whether `upper` is the same quotient rounded up that `lower` is rounded
/// down.
static bool isRoundedUp(const Factor &lower, const Factor &upper) {
  return getDividend(upper) - getDividend(lower) == getDivisor(lower) - 1;
}

bool mlir::roofline::isNextTo(const Factor &lower, const Factor &upper) {
  if (getDivisor(lower) != getDivisor(upper))
    return false;
  Expr difference = getDividend(upper) - getDividend(lower);
  if (!difference.isConstant() || !getDivisor(lower).isConstant())
    return isRoundedUp(lower, upper);
  return Polynomial::getConstant(difference) > 0 &&
         Expr::isKnownLT(difference, getDivisor(lower));
}

/// Puts `quotient` in its place; false if it belongs to another family.
static bool addToFamily(Family &family, const Factor &quotient) {
  size_t place = 0;
  for (const Factor &member : family) {
    if (compareAtoms(member, quotient) == 0)
      return true;
    if (isNextTo(member, quotient))
      ++place;
    else if (!isNextTo(quotient, member))
      return false;
  }
  family.insert(family.begin() + place, quotient);
  family[place].exponent = 1;
  return true;
}

/// The families of two and more among the atoms of `terms`.
static SmallVector<Family, 2> collectFamilies(ArrayRef<Term> terms) {
  SmallVector<Family, 2> families;
  for (const Term &term : terms)
    for (const Factor &factor : term.monomial) {
      if (!factor.isComposite(CompositeKind::FloorDiv) ||
          factor.composite->isExact)
        continue;
      if (llvm::any_of(families, [&](Family &family) {
            return addToFamily(family, factor);
          }))
        continue;
      families.push_back({factor});
      families.back().front().exponent = 1;
    }
  llvm::erase_if(families,
                 [](const Family &family) { return family.size() == 1; });
  return families;
}

//===----------------------------------------------------------------------===//
// Sums that nothing simplifies
//===----------------------------------------------------------------------===//

namespace {

class RawSum {
public:
  RawSum() = default;
  explicit RawSum(ArrayRef<Term> terms) {
    for (const Term &term : terms)
      add(term.coefficient, term.monomial);
  }

  void add(Int128 coefficient, const Monomial &monomial);
  /// Adds `coefficient` times `monomial` times `e`.
  void addProduct(Int128 coefficient, const Monomial &monomial, const Expr &e);
  /// Replaces what `rules` replace; false where that does not come to an end.
  bool apply(ArrayRef<Rule> rules);
  /// The rule by which this sum's being zero replaces `product`, which is in
  /// it.
  Rule solveFor(const Monomial &product) const;

  bool isOverflow() const { return overflows; }
  size_t size() const { return terms.size(); }
  bool contains(const Factor &atom) const;
  TermList getTerms() const;

private:
  bool applyOnce(ArrayRef<Rule> rules);

  struct Order {
    bool operator()(const Monomial &lhs, const Monomial &rhs) const {
      return compareMonomials(lhs, rhs) < 0;
    }
  };
  std::map<Monomial, Int128, Order> terms;
  bool overflows = false;
};

} // namespace

void RawSum::add(Int128 coefficient, const Monomial &monomial) {
  auto place = terms.try_emplace(monomial, 0).first;
  overflows |=
      __builtin_add_overflow(place->second, coefficient, &place->second);
  if (place->second == 0)
    terms.erase(place);
}

void RawSum::addProduct(Int128 coefficient, const Monomial &monomial,
                        const Expr &e) {
  for (const Term &term : Terms(e)) {
    Int128 product;
    overflows |=
        __builtin_mul_overflow(coefficient, term.coefficient, &product);
    add(product, multiply(monomial, term.monomial));
  }
}

/// `dividend` by `divisor`, rounded so that the rest is as small as can be.
static Int128 divideToNearest(Int128 dividend, Int128 divisor) {
  return floorDivide(dividend + (divisor - 1) / 2, divisor);
}

bool RawSum::applyOnce(ArrayRef<Rule> rules) {
  for (const auto &[monomial, coefficient] : terms)
    for (const Rule &rule : rules) {
      Int128 times = divideToNearest(coefficient, rule.coefficient);
      if (times == 0)
        continue;
      std::optional<Monomial> rest = divide(monomial, rule.product);
      if (!rest)
        continue;
      add(-times * rule.coefficient, Monomial(monomial));
      for (const Term &term : rule.terms) {
        Int128 product;
        overflows |= __builtin_mul_overflow(times, term.coefficient, &product);
        add(product, multiply(*rest, term.monomial));
      }
      return true;
    }
  return false;
}

bool RawSum::apply(ArrayRef<Rule> rules) {
  for (unsigned step = 0; step != kMaxSteps && !overflows; ++step)
    if (!applyOnce(rules))
      return true;
  return false;
}

Rule RawSum::solveFor(const Monomial &product) const {
  auto solved = terms.find(product);
  assert(solved != terms.end() && "not in the sum");
  bool isNegative = solved->second < 0;
  Rule rule = {isNegative ? -solved->second : solved->second, product, {}};
  for (const auto &[monomial, coefficient] : terms)
    if (compareMonomials(monomial, product) != 0)
      rule.terms.push_back({isNegative ? coefficient : -coefficient, monomial});
  return rule;
}

bool RawSum::contains(const Factor &atom) const {
  return llvm::any_of(terms, [&](const auto &term) {
    return divide(term.first, {atom}).has_value();
  });
}

TermList RawSum::getTerms() const {
  TermList list;
  for (const auto &[monomial, coefficient] : terms)
    list.push_back({coefficient, monomial});
  return list;
}

//===----------------------------------------------------------------------===//
// Rules
//===----------------------------------------------------------------------===//

static Monomial multiplyAtoms(const Factor &lhs, const Factor &rhs) {
  return multiply({lhs}, {rhs});
}

/// (upper - base)*(middle - base) is middle - base.
static RawSum relate(const Factor &base, const Factor &middle,
                     const Factor &upper) {
  RawSum zero;
  zero.add(1, multiplyAtoms(upper, middle));
  zero.add(-1, multiplyAtoms(base, upper));
  zero.add(-1, multiplyAtoms(base, middle));
  zero.add(1, multiplyAtoms(base, base));
  zero.add(-1, {middle});
  zero.add(1, {base});
  return zero;
}

/// (other - base)*r is r times +1 or -1, with r the distance of the dividend
/// from the multiple of the divisor that `base` gives; `step` is the sign.
static RawSum relateToRest(const Factor &base, const Factor &other,
                           const Expr &dividend, int step) {
  const Expr &divisor = getDivisor(base);
  RawSum zero;
  zero.addProduct(1, {other}, dividend);
  zero.addProduct(-1, {base}, dividend);
  zero.addProduct(-1, multiplyAtoms(base, other), divisor);
  zero.addProduct(1, multiplyAtoms(base, base), divisor);
  zero.addProduct(-step, {}, dividend);
  zero.addProduct(step, {base}, divisor);
  return zero;
}

static Monomial getLeadingProduct(const Expr &e) {
  return Terms(e).front().monomial;
}

namespace {

/// The rules that make the forms of sums with the quotients of one family.
class FamilyRules {
public:
  explicit FamilyRules(const Family &family) : family(family) {
    const Factor &base = family.front(), &last = family.back();
    for (size_t i = 1; i != family.size(); ++i)
      for (size_t k = i; k != family.size(); ++k)
        squares.push_back(relate(base, family[i], family[k])
                              .solveFor(multiplyAtoms(family[i], family[k])));
    hasRest = isRoundedUp(base, last);
  }

  /// The dividend only beside the lowest quotient.
  Rules getLowest() const;
  /// The dividend only beside the highest of two quotients.
  Rules getHighest() const;
  /// As few products of the lowest and the highest quotient as can be.
  Rules getFewProducts() const;

private:
  RawSum relateLowest() const {
    return relateToRest(family.front(), family.back(),
                        getDividend(family.front()), 1);
  }

  const Family &family;
  Rules squares;
  /// Whether the last of the family is its first one rounded up.
  bool hasRest;
};

} // namespace

Rules FamilyRules::getLowest() const {
  Rules rules = squares;
  if (hasRest)
    rules.push_back(relateLowest().solveFor(multiply(
        {family.back()}, getLeadingProduct(getDividend(family.front())))));
  return rules;
}

Rules FamilyRules::getHighest() const {
  const Factor &base = family.front(), &last = family.back();
  Rules rules;
  rules.push_back(relate(base, last, last).solveFor(multiplyAtoms(base, base)));
  if (hasRest)
    rules.push_back(
        relateToRest(last, base, getDividend(base), -1)
            .solveFor(multiply({base}, getLeadingProduct(getDividend(base)))));
  return rules;
}

Rules FamilyRules::getFewProducts() const {
  const Factor &base = family.front(), &last = family.back();
  Rules rules = squares;
  if (hasRest)
    rules.push_back(relateLowest().solveFor(multiply(
        multiplyAtoms(base, last), getLeadingProduct(getDivisor(base)))));
  return rules;
}

//===----------------------------------------------------------------------===//
// The one form
//===----------------------------------------------------------------------===//

/// Chooses between the forms that `sum`, in that of `getLowest`, has where two
/// of the family are left.
static bool chooseForm(RawSum &sum, Family family) {
  llvm::erase_if(family,
                 [&](const Factor &member) { return !sum.contains(member); });
  if (family.size() != 2)
    return true;
  FamilyRules rules(family);
  RawSum high = sum, few = sum;
  if (!high.apply(rules.getHighest()) || !few.apply(rules.getFewProducts()))
    return false;
  if (!high.contains(family.front())) {
    sum = std::move(high);
    return true;
  }
  for (RawSum *other : {&few, &high})
    if (other->size() < sum.size())
      sum = *other;
  return true;
}

/// Whether `term` is a quotient times something: all that rules replace.
static bool isProductOfQuotient(const Term &term) {
  return getDegree(term.monomial) > 1 &&
         llvm::any_of(term.monomial, [](const Factor &factor) {
           return factor.isComposite(CompositeKind::FloorDiv);
         });
}

std::optional<TermList>
mlir::roofline::joinQuotientPairs(ArrayRef<Term> terms) {
  if (llvm::none_of(terms, isProductOfQuotient))
    return std::nullopt;
  SmallVector<Family, 2> families = collectFamilies(terms);
  if (families.empty())
    return std::nullopt;
  RawSum sum(terms);
  for (const Family &family : families)
    if (!sum.apply(FamilyRules(family).getLowest()))
      return std::nullopt;
  for (Family &family : families)
    if (!chooseForm(sum, std::move(family)))
      return std::nullopt;
  return sum.getTerms();
}
