//===- CallTracing.cpp - Sizes across functions ---------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeSolver.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace mlir::roofline;

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// The name that the argument attribute gives a dimension; empty without.
static StringRef getGivenName(FunctionOpInterface function, unsigned number,
                              unsigned dim) {
  auto names = function.getArgAttrOfType<ArrayAttr>(number, "roofline.dims");
  auto name = names && dim < names.size() ? dyn_cast<StringAttr>(names[dim])
                                          : StringAttr();
  if (!name || !isSymbolName(name) || name.getValue().starts_with('$'))
    return {};
  return name;
}

/// Whether symbols must be made up for arguments of `function`.
static bool hasUnnamedSizes(FunctionOpInterface function) {
  auto kernel = dyn_cast<gpu::GPUFuncOp>(*function);
  if (kernel && kernel.isKernel() &&
      (!kernel.getKnownGridSize() || !kernel.getKnownBlockSize()))
    return true;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes())) {
    if (!isOpen(type))
      continue;
    for (unsigned dim = 0, e = getNumSizes(type); dim < e; ++dim)
      if (!getStaticSize(type, dim) &&
          getGivenName(function, number, dim).empty())
        return true;
  }
  return false;
}

FunctionTable::FunctionTable(Operation *root, Dimensions &dimensions)
    : root(root), dimensions(dimensions) {
  unsigned numOpen = 0;
  llvm::StringSet<> taken;
  root->walk<WalkOrder::PreOrder>([&](FunctionOpInterface function) {
    addPrefix(function, taken);
    if (!function.isExternal() && !function.isPrivate())
      numOpen += hasUnnamedSizes(function);
    for (unsigned number = 0; number < function.getNumArguments(); ++number) {
      Type type = function.getArgumentTypes()[number];
      for (unsigned dim = 0, e = getNumSizes(type); dim < e; ++dim)
        dimensions.reserve(getGivenName(function, number, dim));
    }
    return WalkResult::skip();
  });
  isOnlyOneOpen = numOpen <= 1;
}

void FunctionTable::addPrefix(FunctionOpInterface function,
                              llvm::StringSet<> &taken) {
  std::string name = function.getName().str();
  for (char &c : name)
    if (!llvm::isAlnum(c) && c != '_' && c != '.')
      c = '_';
  if (name.empty() || llvm::isDigit(name.front()))
    name.insert(0, "_");
  // Functions in different modules may have the same name.
  std::string prefix = name;
  for (unsigned n = 1; !taken.insert(prefix).second; ++n)
    prefix = name + "_" + std::to_string(n);
  prefixes[function] = prefix + ".";
}

Expr FunctionTable::getNamed(FunctionOpInterface function, unsigned number,
                             unsigned dim, Location location) {
  bool isNumber = isTracedNumber(function.getArgumentTypes()[number]);
  StringRef given = getGivenName(function, number, dim);
  // There may be many arguments, most of them of a name that is known.
  auto getOrigin = [&] {
    std::string what = "arg" + std::to_string(number);
    if (!isNumber)
      what += " dim " + std::to_string(dim);
    return SymbolOrigin{what + " of '" + function.getName().str() + "'",
                        location,
                        given.empty() ? SymbolOrigin::Rank::Argument
                                      : SymbolOrigin::Rank::Named};
  };
  SmallString<32> name;
  llvm::raw_svector_ostream os(name);
  if (function.isPrivate() || (given.empty() && !isOnlyOneOpen))
    os << prefixes.lookup(function);
  os << given;
  if (given.empty())
    os << "arg" << number;
  if (given.empty() && !isNumber)
    os << "_d" << dim;
  return dimensions.getNamed(name, isNumber ? 0 : 1, getOrigin);
}

Expr FunctionTable::getNamed(BlockArgument argument, unsigned dim) {
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return getNamed(function, argument.getArgNumber(), dim, argument.getLoc());
}

Expr FunctionTable::getLaunchSize(FunctionOpInterface kernel, StringRef what,
                                  unsigned dim) {
  std::string name = (what + "_" + StringRef("xyz").substr(dim, 1)).str();
  if (!isOnlyOneOpen)
    name.insert(0, prefixes.lookup(kernel));
  return dimensions.getNamed(name, /*lower=*/1, [&] {
    return SymbolOrigin{what.str() + " size of '" + kernel.getName().str() +
                            "'",
                        kernel.getLoc(), SymbolOrigin::Rank::Argument};
  });
}

SmallVector<std::pair<Expr, int64_t>>
FunctionTable::getNamedNumbers(FunctionOpInterface function) {
  SmallVector<std::pair<Expr, int64_t>> pairs;
  for (auto [number, type] : llvm::enumerate(function.getArgumentTypes()))
    for (unsigned dim = 0, e = getNumSizes(type); dim < e; ++dim) {
      std::optional<int64_t> size = getStaticSize(type, dim);
      if (size && !getGivenName(function, number, dim).empty())
        pairs.push_back(
            {getNamed(function, number, dim, function.getLoc()), *size});
    }
  return pairs;
}

//===----------------------------------------------------------------------===//
// Who calls whom
//===----------------------------------------------------------------------===//

FunctionOpInterface FunctionTable::getCallee(CallOpInterface call) {
  auto reference = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
  if (!reference)
    return {};
  Operation *table = SymbolTable::getNearestSymbolTable(call);
  if (!table || !root->isAncestor(table))
    return {};
  return symbolTables.lookupSymbolIn<FunctionOpInterface>(table, reference);
}

void FunctionTable::collectUses() {
  if (std::exchange(hasUses, true))
    return;
  isOpaque = !root->hasTrait<OpTrait::SymbolTable>();
  root->walk([&](Operation *table) {
    if (isOpaque || !table->hasTrait<OpTrait::SymbolTable>())
      return;
    for (Region &region : table->getRegions()) {
      std::optional<SymbolTable::UseRange> uses =
          SymbolTable::getSymbolUses(&region);
      isOpaque |= !uses;
      if (uses)
        addUses(table, *uses);
    }
  });
}

void FunctionTable::addUses(Operation *table,
                            const SymbolTable::UseRange &uses) {
  for (SymbolTable::SymbolUse use : uses) {
    Operation *used = symbolTables.lookupSymbolIn(table, use.getSymbolRef());
    if (!used)
      continue;
    auto call = dyn_cast<CallOpInterface>(use.getUser());
    if (call && getCallee(call) == used)
      calls[used].push_back(call);
    else
      usedOtherwise.insert(used);
  }
}

ArrayRef<CallOpInterface>
FunctionTable::getAllCalls(FunctionOpInterface function) {
  if (!function.isPrivate())
    return {};
  collectUses();
  auto known = calls.find(function);
  if (isOpaque || usedOtherwise.contains(function) || known == calls.end())
    return {};
  return known->second;
}

bool FunctionTable::isUsed(Operation *symbol) {
  collectUses();
  return isOpaque || calls.contains(symbol) || usedOtherwise.contains(symbol);
}

//===----------------------------------------------------------------------===//
// Arguments and results
//===----------------------------------------------------------------------===//

CarriedValue mlir::roofline::getPassed(SizeSolver &solver,
                                       BlockArgument argument) {
  auto function = cast<FunctionOpInterface>(argument.getOwner()->getParentOp());
  CarriedValue passed;
  for (CallOpInterface call : solver.functions.getAllCalls(function)) {
    if (argument.getArgNumber() >= call.getArgOperands().size())
      return {};
    Value operand = call.getArgOperands()[argument.getArgNumber()];
    if (passed.first)
      passed.others.push_back(operand);
    else
      passed.first = operand;
  }
  return passed;
}

/// What `function` returns where there is a single way out of it.
static Value getOnlyReturned(FunctionOpInterface function, unsigned number) {
  Operation *found = nullptr;
  for (Block &block : function.getFunctionBody()) {
    Operation *terminator = block.empty() ? nullptr : &block.back();
    if (!terminator || !terminator->hasTrait<OpTrait::ReturnLike>())
      continue;
    if (found)
      return {};
    found = terminator;
  }
  return found && number < found->getNumOperands() ? found->getOperand(number)
                                                   : Value();
}

namespace {
/// What the caller passes for the symbols of a callee's arguments.
struct PassedSizes {
  PassedSizes(SizeSolver &solver, FunctionOpInterface callee,
              CallOpInterface call);

  Expr apply(const Expr &expr) const;
  /// Whether something in `expr` is fresh that is of the callee alone.
  bool isLocal(const Dimensions &dimensions, const Expr &expr) const;

  llvm::DenseMap<const Symbol *, Expr> ofSymbol;
  /// All symbols in the sizes of arguments.
  llvm::SetVector<const Symbol *> symbols;
};
} // namespace

PassedSizes::PassedSizes(SizeSolver &solver, FunctionOpInterface callee,
                         CallOpInterface call) {
  if (callee.isExternal())
    return;
  for (auto [argument, operand] :
       llvm::zip(callee.getArguments(), call.getArgOperands())) {
    if (!isOpen(argument.getType()))
      continue;
    for (auto [dim, size] : llvm::enumerate(solver.get(argument))) {
      size.collectSymbols(symbols);
      if (const Symbol *symbol = Dimensions::getPlainSymbol(size))
        ofSymbol.try_emplace(symbol, solver.getSize(operand, dim));
    }
  }
}

Expr PassedSizes::apply(const Expr &expr) const {
  if (ofSymbol.empty())
    return expr;
  return expr.substitute([&](const Symbol &symbol) -> std::optional<Expr> {
    auto passed = ofSymbol.find(&symbol);
    return passed == ofSymbol.end() ? std::nullopt
                                    : std::optional(passed->second);
  });
}

bool PassedSizes::isLocal(const Dimensions &dimensions,
                          const Expr &expr) const {
  llvm::SetVector<const Symbol *> used;
  expr.collectSymbols(used);
  return llvm::any_of(used, [&](const Symbol *symbol) {
    return Dimensions::isInduction(*symbol) ||
           (!Dimensions::isFlag(*symbol) && !symbols.contains(symbol) &&
            dimensions.getOrigin(*symbol).rank == SymbolOrigin::Rank::Fresh);
  });
}

Value mlir::roofline::getReturned(SizeSolver &solver, CallOpInterface call,
                                  OpResult result) {
  FunctionOpInterface callee = solver.functions.getCallee(call);
  if (!callee || callee.isExternal())
    return {};
  Value returned = getOnlyReturned(callee, result.getResultNumber());
  return returned && returned.getType() == result.getType() ? returned
                                                            : Value();
}

std::optional<Expr> mlir::roofline::passBack(SizeSolver &solver,
                                             const Expr &expr,
                                             CallOpInterface call) {
  if (expr.isConstant() || solver.isWaiting())
    return expr;
  PassedSizes passed(solver, solver.functions.getCallee(call), call);
  if (passed.isLocal(solver.dimensions, expr))
    return std::nullopt;
  return passed.apply(expr);
}

std::optional<Expr> mlir::roofline::traceCallResult(SizeSolver &solver,
                                                    CallOpInterface call,
                                                    OpResult result,
                                                    unsigned dim) {
  Value returned = getReturned(solver, call, result);
  if (!returned)
    return std::nullopt;
  return passBack(solver, solver.getSize(returned, dim), call);
}

Expr mlir::roofline::instantiateAtCall(SizeSolver &solver, const Expr &expr,
                                       CallOpInterface call) {
  Expr size = solver.dimensions.resolve(expr);
  FunctionOpInterface callee = solver.functions.getCallee(call);
  if (size.isConstant() || size.isPoisoned() || !callee)
    return size;
  return PassedSizes(solver, callee, call).apply(size);
}
