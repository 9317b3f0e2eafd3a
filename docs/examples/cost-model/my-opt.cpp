//===- my-opt.cpp - A cost model for an op of one's own -------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An mlir-opt with a dialect `my` of one op, `my.scale`, and the passes of this
// project, which cost that op by a model attached from outside. A test builds
// it against the installed package.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "roofline/Interfaces/CostInterfaces.h"
#include "roofline/Interfaces/NestBuilder.h"
#include "roofline/Interfaces/SizeTracing.h"
#include "roofline/Transforms/Passes.h"
using namespace mlir;
using namespace mlir::roofline;

namespace my {
/// `%y = my.scale %x : tensor<...xf32>` multiplies by a constant.
struct ScaleOp : Op<ScaleOp, OpTrait::OneOperand, OpTrait::OneResult,
                    OpTrait::SameOperandsAndResultType> {
  using Op::Op;
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static StringRef getOperationName() { return "my.scale"; }
  void print(OpAsmPrinter &printer) {
    printer << ' ' << getOperand() << " : " << getOperand().getType();
    printer.printOptionalAttrDict((*this)->getAttrs());
  }
  static ParseResult parse(OpAsmParser &parser, OperationState &state) {
    OpAsmParser::UnresolvedOperand operand;
    Type type;
    if (parser.parseOperand(operand) || parser.parseColonType(type) ||
        parser.parseOptionalAttrDict(state.attributes))
      return failure();
    state.addTypes(type);
    return parser.resolveOperand(operand, type, state.operands);
  }
};

struct MyDialect : Dialect {
  explicit MyDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<MyDialect>()) {
    addOperations<ScaleOp>();
  }
  static StringRef getDialectNamespace() { return "my"; }
};
} // namespace my

struct ScaleModel : CostOpInterface::ExternalModel<ScaleModel, my::ScaleOp> {
  void getCost(Operation *op, const CostContext &context, OpCost &cost) const {
    Value input = op->getOperand(0), result = op->getResult(0);
    if (std::optional<std::string> problem = getSizeProblem(result, context))
      return cost.markUnmodelled(*problem); // no rank, say
    // A loop per dimension of the result; the extents are the op's domain.
    NestBuilder nest(context, context.sizes.getShape(result), cost);
    nest.addWhole(input, AccessKind::Read);
    nest.addWhole(result, AccessKind::Write);
    if (failed(nest.finish())) // the reason is in `cost`
      return;
    WorkItem multiply;
    multiply.kind = WorkKind::Arithmetic;
    multiply.precision = Precision::F32;
    multiply.ops = cost.nest.getNumPoints(); // one flop and one issue slot each
    multiply.slots = multiply.ops;
    cost.work.add(multiply);
  }
};

static void registerMyCostModels(DialectRegistry &registry) {
  registry.addExtension(+[](MLIRContext *context, my::MyDialect *) {
    my::ScaleOp::attachInterface<ScaleModel>(*context);
  });
}

int main(int argc, char **argv) {
  DialectRegistry registry;
  registry.insert<func::FuncDialect, my::MyDialect>();
  registerAllRooflineDialects(registry);
  registerMyCostModels(registry);
  registerRooflinePasses();
  return asMainReturnCode(MlirOptMain(argc, argv, "my-opt", registry));
}
