//===- TargetDocsTest.cpp - The example in docs/targets.md ----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "roofline/Target/TargetRegistry.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;
using llvm::StringRef;

namespace {

StringRef getPage() {
  static std::unique_ptr<llvm::MemoryBuffer> page =
      llvm::cantFail(llvm::errorOrToExpected(
          llvm::MemoryBuffer::getFile(ROOFLINE_DOCS_DIR "/targets.md")));
  return page->getBuffer();
}

TEST(TargetDocs, TheExampleIsRight) {
  StringRef example = getPage().split("```yaml\n").second.split("```\n").first;
  ASSERT_FALSE(example.empty());
  EXPECT_EQ(getErrors(example), "");
  TargetModel target = getModel(example);
  // 100 units x 16 x 1.5 GHz.
  EXPECT_EQ(target.specialOpsPerSecond->value, 2.4e12);
}

TEST(TargetDocs, TheChipTableIsRight) {
  unsigned rows = 0;
  for (StringRef line : llvm::split(getPage(), '\n')) {
    // | `sm_90` | `h100-sxm` | others | why |
    auto [chip, rest] = line.split("` | `");
    if (!chip.consume_front("| `") || rest.empty() || chip.contains('`'))
      continue;
    StringRef target = rest.split('`').first;
    ++rows;
    EXPECT_EQ(findTargetForChip(chip), target) << line.str();
    for (const ShippedTarget &shipped : getShippedTargets())
      if (shipped.chip == chip) {
        EXPECT_TRUE(rest.contains((shipped.name + "`").str()))
            << shipped.name.str() << " is not in the row of " << chip.str();
      }
  }
  EXPECT_EQ(rows, 16u);
}

} // namespace
