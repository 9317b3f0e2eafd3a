//===- ExprParser.cpp - Expressions from text -----------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   sum     ::= ['-'] product (('+' | '-') product)*
//   product ::= power ('*' power)*
//   power   ::= operand ['^' number]
//   operand ::= number | name | name '(' sum (',' sum)* ')' | '(' sum ')'
//
//===----------------------------------------------------------------------===//

#include "Polynomial.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/ADT/Twine.h"

using namespace mlir::roofline;

/// Parentheses within one another, which are recursion here.
static constexpr unsigned kMaxNesting = 64;
/// The highest that a constant can have within 127 bits, unless its base is 1.
static constexpr int64_t kMaxExponent = 127;

namespace {

enum class Function { None, FloorDiv, CeilDiv, Mod, Min, Max };

/// The first mistake ends it: `problem` is set then, and no result of use.
class Parser {
public:
  using GetSymbol =
      llvm::function_ref<std::optional<Expr>(llvm::StringRef name)>;

  Parser(llvm::StringRef text, GetSymbol getSymbol)
      : text(text), getSymbol(getSymbol) {}

  llvm::Expected<Expr> parse();

private:
  Expr parseSum();
  Expr parseProduct();
  Expr parsePower();
  Expr parseOperand();
  Expr parseNumber();
  Expr parseName();
  Expr parseParenthesized();
  Expr parseCall(llvm::StringRef name, Function function, size_t start);

  /// Skips blanks; 0 at the end.
  char peek();
  bool consume(char c);
  void expect(char c);
  Expr fail(const llvm::Twine &what, size_t at);
  /// What stands at the position, for messages.
  std::string describeNext();

  llvm::StringRef text;
  GetSymbol getSymbol;
  size_t position = 0;
  unsigned nesting = 0;
  std::string problem;
};

} // namespace

static Function getFunction(llvm::StringRef name) {
  return llvm::StringSwitch<Function>(name)
      .Case("floordiv", Function::FloorDiv)
      .Case("ceildiv", Function::CeilDiv)
      .Case("mod", Function::Mod)
      .Case("min", Function::Min)
      .Case("max", Function::Max)
      .Default(Function::None);
}

static Expr apply(Function function, const Expr &lhs, const Expr &rhs) {
  switch (function) {
  case Function::FloorDiv:
    return Expr::floorDiv(lhs, rhs);
  case Function::CeilDiv:
    return Expr::ceilDiv(lhs, rhs);
  case Function::Mod:
    return Expr::mod(lhs, rhs);
  case Function::Min:
    return Expr::min(lhs, rhs);
  case Function::Max:
    return Expr::max(lhs, rhs);
  case Function::None:
    break;
  }
  llvm_unreachable("no function");
}

char Parser::peek() {
  while (position != text.size() && llvm::isSpace(text[position]))
    ++position;
  return position == text.size() ? '\0' : text[position];
}

bool Parser::consume(char c) {
  if (!problem.empty() || position == text.size() || peek() != c)
    return false;
  ++position;
  return true;
}

void Parser::expect(char c) {
  if (!consume(c))
    fail("expected '" + llvm::Twine(c) + "' and found " + describeNext(),
         position);
}

Expr Parser::fail(const llvm::Twine &what, size_t at) {
  if (problem.empty())
    problem = (what + " at column " + llvm::Twine(at + 1)).str();
  position = text.size();
  return 0;
}

std::string Parser::describeNext() {
  if (peek() == '\0' && position == text.size())
    return "the end";
  char c = text[position];
  if (!llvm::isPrint(c))
    return "a character of code " +
           std::to_string(static_cast<unsigned char>(c));
  return std::string("'") + c + "'";
}

llvm::Expected<Expr> Parser::parse() {
  Expr result = parseSum();
  if (problem.empty() && (peek() != '\0' || position != text.size()))
    fail("expected an operator or the end and found " + describeNext(),
         position);
  if (!problem.empty())
    return llvm::createStringError(problem);
  return result;
}

Expr Parser::parseSum() {
  Expr sum = consume('-') ? -parseProduct() : parseProduct();
  while (true) {
    if (consume('+'))
      sum += parseProduct();
    else if (consume('-'))
      sum -= parseProduct();
    else
      return sum;
  }
}

Expr Parser::parseProduct() {
  Expr product = parsePower();
  while (consume('*'))
    product *= parsePower();
  return product;
}

Expr Parser::parsePower() {
  Expr base = parseOperand();
  if (!consume('^'))
    return base;
  char next = peek();
  size_t start = position;
  if (!llvm::isDigit(next))
    return fail("expected a number as exponent and found " + describeNext(),
                start);
  std::optional<int64_t> exponent = parseNumber().getInt64();
  if (!problem.empty())
    return 0;
  if (!exponent || *exponent > kMaxExponent)
    return fail("an exponent above " + llvm::Twine(kMaxExponent), start);
  return power(base, static_cast<unsigned>(*exponent));
}

Expr Parser::parseOperand() {
  char next = peek();
  if (llvm::isDigit(next))
    return parseNumber();
  if (isSymbolStart(next))
    return parseName();
  if (next == '(')
    return parseParenthesized();
  return fail("expected a number, a name or '(' and found " + describeNext(),
              position);
}

Expr Parser::parseNumber() {
  size_t start = position;
  Expr number = 0;
  while (position != text.size() && llvm::isDigit(text[position]))
    number = number * 10 + (text[position++] - '0');
  if (number.isPoisoned())
    return fail("a number beyond 127 bits", start);
  return number;
}

Expr Parser::parseName() {
  size_t start = position;
  llvm::StringRef name = text.substr(position).take_while(isInSymbol);
  position += name.size();
  if (peek() == '(') {
    Function function = getFunction(name);
    if (function == Function::None)
      return fail("unknown function '" + name + "'", start);
    return parseCall(name, function, start);
  }
  if (std::optional<Expr> value = getSymbol(name))
    return *value;
  return fail("unknown name '" + name + "'", start);
}

Expr Parser::parseParenthesized() {
  if (nesting == kMaxNesting)
    return fail("more than " + llvm::Twine(kMaxNesting) +
                    " parentheses within one another",
                position);
  ++nesting;
  expect('(');
  Expr inner = parseSum();
  expect(')');
  --nesting;
  return inner;
}

Expr Parser::parseCall(llvm::StringRef name, Function function, size_t start) {
  if (nesting == kMaxNesting)
    return fail("more than " + llvm::Twine(kMaxNesting) +
                    " parentheses within one another",
                position);
  ++nesting;
  expect('(');
  bool isExtremum = function == Function::Min || function == Function::Max;
  Expr result = parseSum();
  unsigned operands = 1;
  while (consume(',')) {
    if (++operands > 2 && !isExtremum)
      return fail("'" + name + "' takes two operands", start);
    Expr operand = parseSum();
    if (!problem.empty())
      return 0;
    if (!isExtremum && operand.isConstant() && !operand.isKnownPositive())
      return fail("'" + name + "' by a number below 1", start);
    result = apply(function, result, operand);
  }
  expect(')');
  --nesting;
  if (operands < 2)
    return fail("'" + name + "' takes two operands", start);
  return result;
}

llvm::Expected<Expr> mlir::roofline::parseExpr(
    llvm::StringRef text,
    llvm::function_ref<std::optional<Expr>(llvm::StringRef)> getSymbol) {
  return Parser(text, getSymbol).parse();
}
