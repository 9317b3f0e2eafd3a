//===- TestPasses.h - The passes of the test plugin -------------*- C++ -*-===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What each file adds to the plugin that TestFusion.cpp is the entry of.
//
//===----------------------------------------------------------------------===//

#ifndef TEST_LIB_TESTPASSES_H
#define TEST_LIB_TESTPASSES_H

namespace mlir::roofline {

/// `test-wait`, which waits for two seconds and changes nothing.
void registerTestWaitPass();

} // namespace mlir::roofline

#endif // TEST_LIB_TESTPASSES_H
