//===- RooflineDialect.cpp - The dialect of annotations -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Dialect/RooflineDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "roofline/Dialect/CostAnnotation.h"

using namespace mlir;
using namespace mlir::roofline;

#include "roofline/Dialect/RooflineDialect.cpp.inc"

void RooflineDialect::initialize() {}

/// The loop extents of `op` today, where they can be told without a cost model.
static std::optional<SmallVector<int64_t>> getExtents(Operation *op) {
  if (auto structured = dyn_cast<linalg::LinalgOp>(op))
    return structured.getStaticLoopRanges();
  if (!OpTrait::hasElementwiseMappableTraits(op) || op->getNumResults() != 1)
    return std::nullopt;
  if (auto type = dyn_cast<ShapedType>(op->getResult(0).getType()))
    if (type.hasStaticShape())
      return llvm::to_vector(type.getShape());
  return std::nullopt;
}

static LogicalResult verifyCost(Operation *op, Attribute attribute) {
  std::string problem;
  std::optional<CostAnnotation> annotation =
      CostAnnotation::parse(attribute, problem);
  if (!annotation)
    return op->emitOpError() << "attribute '" << kCostAttrName << "' "
                             << problem
                             << "; remove it with --roofline-strip and analyse "
                                "again";
  std::optional<SmallVector<int64_t>> extents = getExtents(op);
  if (extents && !ShapedType::isDynamicShape(*extents) &&
      ArrayRef<int64_t>(*extents) != ArrayRef<int64_t>(annotation->domain))
    op->emitWarning() << "'" << kCostAttrName
                      << "' is stale: it was derived for other loop extents; "
                         "analyse again with --analyze";
  return success();
}

LogicalResult
RooflineDialect::verifyOperationAttribute(Operation *op,
                                          NamedAttribute attribute) {
  if (attribute.getName() == kCostAttrName)
    return verifyCost(op, attribute.getValue());
  if (attribute.getName() == kUnmodelledAttrName ||
      attribute.getName() == kTargetAttrName) {
    if (!isa<StringAttr>(attribute.getValue()))
      return op->emitOpError() << "attribute '" << attribute.getName().getValue()
                               << "' must be a string";
    return success();
  }
  return op->emitOpError() << "unknown attribute '"
                           << attribute.getName().getValue()
                           << "'; the dialect knows " << kCostAttrName << ", "
                           << kUnmodelledAttrName << " and "
                           << kTargetAttrName;
}
