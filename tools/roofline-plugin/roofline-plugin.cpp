//===- roofline-plugin.cpp - The plugin for stock mlir-opt ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Both entry points register everything, so that `--load-dialect-plugin` alone
// is enough; registering twice is harmless.
//
//===----------------------------------------------------------------------===//

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "roofline/Support/Version.h"
#include "roofline/Transforms/Passes.h"

using namespace mlir;

extern "C" LLVM_ATTRIBUTE_WEAK DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Roofline", roofline::kVersion,
          [](DialectRegistry *registry) {
            roofline::registerAllRooflineDialects(*registry);
            roofline::registerRooflinePasses();
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Roofline", roofline::kVersion,
          []() { roofline::registerRooflinePasses(); }};
}
