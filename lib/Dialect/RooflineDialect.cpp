//===- RooflineDialect.cpp - The dialect of annotations -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/RooflineDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "roofline/Dialect/CostAnnotation.h"
#include "roofline/Dialect/ExternalCost.h"
#include "roofline/Dialect/MutedDiagnostics.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/Dialect/RooflineDialect.cpp.inc"

void RooflineDialect::initialize() {}

/// Whether `size` is another number than `extent`, if both are numbers.
static bool contradicts(int64_t size, const AnnotatedCount &extent) {
  std::optional<Count> number = extent.getNumber();
  return number && !ShapedType::isDynamic(size) && *number != Count(size);
}

/// Whether the static sizes of `shape`, indexed by `map`, are the extents that
/// `domain` gives for its loops, where these are numbers.
static bool matchesDomain(ArrayRef<int64_t> shape, AffineMap map,
                          ArrayRef<AnnotatedCount> domain) {
  if (map.getNumResults() != shape.size() || map.getNumDims() != domain.size())
    return true;
  for (auto [size, index] : llvm::zip_equal(shape, map.getResults())) {
    auto loop = dyn_cast<AffineDimExpr>(index);
    if (loop && contradicts(size, domain[loop.getPosition()]))
      return false;
  }
  return true;
}

/// Whether `op` passes its own verifier. Attributes are verified before the op
/// that has them, and asking a broken op about its maps may crash. What its
/// verifier says now is dropped, since it will say it again.
static bool isSound(Operation *op) {
  MutedDiagnostics silence(op->getContext());
  return succeeded(op->getName().verifyInvariants(op));
}

/// Whether the shapes of `op` contradict the loop extents `domain`.
static bool isStale(Operation *op, ArrayRef<AnnotatedCount> domain) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op)) {
    if (structured.getNumLoops() != domain.size())
      return true;
    return llvm::any_of(op->getOpOperands(), [&](OpOperand &operand) {
      auto type = dyn_cast<ShapedType>(operand.get().getType());
      return type && !matchesDomain(type.getShape(),
                                    structured.getMatchingIndexingMap(&operand),
                                    domain);
    });
  }
  if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1)
    return false;
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type)
    return false;
  return type.getRank() != static_cast<int64_t>(domain.size()) ||
         llvm::any_of(
             llvm::zip_equal(type.getShape(), domain), [](const auto &pair) {
               return contradicts(std::get<0>(pair), std::get<1>(pair));
             });
}

static LogicalResult verifyCost(Operation *op, Attribute attribute) {
  std::string problem;
  std::optional<CostAnnotation> annotation =
      CostAnnotation::parse(attribute, problem);
  if (!annotation)
    return op->emitOpError()
           << "attribute '" << kCostAttrName << "' " << problem
           << "; delete it, or all annotations at once with --roofline-strip "
              "--mlir-very-unsafe-disable-verifier-on-parsing";
  if (isSound(op) && isStale(op, annotation->domain))
    // Not `op->emitWarning`: that prints the op, which verifies it again.
    emitWarning(op->getLoc())
        << "'" << kCostAttrName
        << "' is stale: it was derived for other loop extents; "
           "analyse again with --analyze";
  return success();
}

static LogicalResult verifyExternalCost(Operation *op, Attribute attribute) {
  std::string problem;
  if (ExternalCost::parse(op, attribute, problem))
    return success();
  return op->emitOpError() << "attribute '" << kExternalCostAttrName << "' "
                           << problem;
}

std::optional<TileSizes> mlir::roofline::parseTileSizes(Operation *op,
                                                        Attribute attribute,
                                                        std::string &problem) {
  auto structured = dyn_cast<linalg::LinalgOp>(op);
  if (!structured || structured.getNumDpsInputs() < 2 ||
      structured.getNumReductionLoops() == 0) {
    problem = "belongs on contractions and convolutions";
    return std::nullopt;
  }
  auto array = dyn_cast<DenseI64ArrayAttr>(attribute);
  std::optional<TileSizes> sizes =
      array ? TileSizes::get(array.asArrayRef()) : std::nullopt;
  if (!sizes)
    problem = "must be three numbers from 1 up to " +
              std::to_string(TileSizes::kMostOfSide) +
              ", such as array<i64: 128, 128, 64>";
  return sizes;
}

static LogicalResult verifyTileSizes(Operation *op, Attribute attribute) {
  std::string problem;
  if (!isSound(op) || parseTileSizes(op, attribute, problem))
    return success();
  return op->emitOpError() << "attribute '" << kTileSizesAttrName << "' "
                           << problem;
}

LogicalResult
RooflineDialect::verifyOperationAttribute(Operation *op,
                                          NamedAttribute attribute) {
  if (attribute.getName() == kCostAttrName)
    return verifyCost(op, attribute.getValue());
  if (attribute.getName() == kExternalCostAttrName)
    return verifyExternalCost(op, attribute.getValue());
  if (attribute.getName() == kTileSizesAttrName)
    return verifyTileSizes(op, attribute.getValue());
  if (attribute.getName() == kUnmodelledAttrName ||
      attribute.getName() == kTargetAttrName) {
    if (!isa<StringAttr>(attribute.getValue()))
      return op->emitOpError()
             << "attribute '" << attribute.getName().getValue()
             << "' must be a string";
    return success();
  }
  return op->emitOpError() << "unknown attribute '"
                           << attribute.getName().getValue()
                           << "'; the dialect knows " << kCostAttrName << ", "
                           << kUnmodelledAttrName << ", " << kTargetAttrName
                           << ", " << kExternalCostAttrName << " and "
                           << kTileSizesAttrName;
}

/// How many sizes of `type` can have names: those of a shape, or the one that
/// an index or integer is. Empty for other types.
static std::optional<int64_t> countNames(Type type) {
  if (type && type.isIntOrIndex())
    return 1;
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  return shaped && shaped.hasRank() ? std::optional(shaped.getRank())
                                    : std::nullopt;
}

/// Whether `name` is one that arguments have by themselves: arg1, arg1_d0.
static bool isArgumentName(StringRef name) {
  unsigned number;
  if (!name.consume_front("arg") || name.consumeInteger(10, number))
    return false;
  return name.empty() ||
         (name.consume_front("_d") && !name.getAsInteger(10, number));
}

LogicalResult RooflineDialect::verifyRegionArgAttribute(
    Operation *op, unsigned, unsigned argument, NamedAttribute attribute) {
  auto complain = [&] {
    return op->emitOpError() << "argument " << argument << ": ";
  };
  if (attribute.getName() != kDimsAttrName)
    return complain() << "unknown attribute '" << attribute.getName().getValue()
                      << "'; arguments may have " << kDimsAttrName;
  auto names = dyn_cast<ArrayAttr>(attribute.getValue());
  if (!names || !llvm::all_of(names, llvm::IsaPred<StringAttr>))
    return complain() << "attribute '" << kDimsAttrName
                      << "' must be an array of strings";
  for (auto [dim, name] :
       llvm::enumerate(names.getAsValueRange<StringAttr>())) {
    if (!name.empty() && !isSymbolName(name))
      return complain() << "attribute '" << kDimsAttrName << "' has '" << name
                        << "', which cannot be a name in formulas";
    std::string own = "arg" + std::to_string(argument);
    if (isArgumentName(name) && name != own &&
        name != own + "_d" + std::to_string(dim))
      return complain() << "attribute '" << kDimsAttrName << "' has '" << name
                        << "', which another argument is called without a "
                           "name; choose another";
  }
  auto function = dyn_cast<FunctionOpInterface>(op);
  Type type = function ? function.getArgumentTypes()[argument] : Type();
  std::optional<int64_t> numNames = countNames(type);
  if (!numNames)
    return complain() << "attribute '" << kDimsAttrName
                      << "' needs a shaped type with a rank, or an index or "
                         "integer type";
  if (static_cast<int64_t>(names.size()) != *numNames)
    return complain() << "attribute '" << kDimsAttrName << "' has "
                      << names.size() << " names for " << *numNames
                      << (isa<ShapedType>(type) ? " dimensions" : " number");
  return success();
}

LogicalResult RooflineDialect::verifyRegionResultAttribute(
    Operation *op, unsigned, unsigned result, NamedAttribute attribute) {
  return op->emitOpError() << "result " << result << ": unknown attribute '"
                           << attribute.getName().getValue()
                           << "'; results have no annotations";
}
