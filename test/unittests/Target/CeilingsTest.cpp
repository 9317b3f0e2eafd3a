//===- CeilingsTest.cpp - Measured ceilings -------------------------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "roofline/Target/Ceilings.h"
#include "TestTargets.h"
#include "roofline/Target/TargetRegistry.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

/// The minimal target has 1000 GB/s and starts its additions on line 11.
std::string getMeasuredErrors(llvm::StringRef measured) {
  return getErrorsWith(
      ("peaks: {tensor.bf16: {tera_ops_per_s: 100, source: A}}\nmeasured:\n" +
       measured)
          .str());
}

std::shared_ptr<const TargetModel> getMeasured(llvm::StringRef measured) {
  TargetModel model = getModel(
      minimalWith(("peaks: {tensor.bf16: {tera_ops_per_s: 100, source: A}, "
                   "tensor.f8: {tera_ops_per_s: 200, source: A}}\n"
                   "l2: {bandwidth: {gb_per_s: 5000, source: A}}\nmeasured:\n" +
                   measured)
                      .str()));
  return withCeilings(std::make_shared<TargetModel>(std::move(model)),
                      Ceilings::Measured);
}

TEST(Ceilings, Names) {
  for (Ceilings ceilings : {Ceilings::Datasheet, Ceilings::Measured})
    EXPECT_EQ(llvm::cantFail(parseCeilings(stringify(ceilings))), ceilings);
  EXPECT_EQ(llvm::toString(parseCeilings("measurd").takeError()),
            "unknown ceilings 'measurd'; did you mean 'measured'?");
}

TEST(Ceilings, TheDataSheetIsTheTargetItself) {
  auto target = llvm::cantFail(loadTarget("h100-sxm"));
  EXPECT_EQ(withCeilings(target, Ceilings::Datasheet), target);
  EXPECT_EQ(getCeilings(*target), Ceilings::Datasheet);
}

/// What was measured takes the place, the rest stays and says so.
TEST(Ceilings, MeasuredRatesTakeThePlace) {
  auto target =
      getMeasured("  peaks: {tensor.bf16: {tera_ops_per_s: 80, source: B}}\n"
                  "  hbm: {bandwidth: {gb_per_s: 900, source: B}}\n"
                  "  l2: {bandwidth: {gb_per_s: 4000, source: B}}\n");
  EXPECT_EQ(getCeilings(*target), Ceilings::Measured);
  const ComputeRate *bf16 = target->findRate(UnitKind::Tensor, Precision::BF16);
  EXPECT_EQ(bf16->opsPerSecond.value, 80e12);
  EXPECT_EQ(bf16->opsPerSecond.provenance, Provenance::Measured);
  const ComputeRate *f8 = target->findRate(UnitKind::Tensor, Precision::F8);
  EXPECT_EQ(f8->opsPerSecond.value, 200e12);
  EXPECT_EQ(f8->opsPerSecond.provenance, Provenance::Vendor);
  EXPECT_EQ(target->hbm.bytesPerSecond->value, 900e9);
  EXPECT_FALSE(target->hbm.writtenBytesPerSecond);
  EXPECT_EQ(target->hbm.capacityBytes->value, 16e9);
  EXPECT_EQ(target->l2.bytesPerSecond->value, 4000e9);
  EXPECT_EQ(target->datasheet->hbm.bytesPerSecond->value, 1000e9);
}

/// Reads at 800 and a triad at 600 GB/s: 3 / 600 - 2 / 800 = 1 / 400.
TEST(Ceilings, WrittenBytesFollowFromTheTriad) {
  auto target = getMeasured("  hbm:\n"
                            "    read: {gb_per_s: 800, source: B}\n"
                            "    triad: {gb_per_s: 600, source: B}\n");
  EXPECT_EQ(target->hbm.bytesPerSecond->value, 800e9);
  EXPECT_NEAR(target->hbm.writtenBytesPerSecond->value, 400e9, 1);
  EXPECT_EQ(target->hbm.writtenBytesPerSecond->source, "B");
}

TEST(Ceilings, MixesOfMemory) {
  llvm::StringRef message =
      "t.yaml:13:3: error: 'measured.hbm' needs `bandwidth`, one figure for "
      "all traffic, or `read` and `triad`, and no more";
  EXPECT_EQ(getMeasuredErrors("  hbm: {read: {gb_per_s: 800, source: B}}\n"),
            message);
  EXPECT_EQ(getMeasuredErrors("  hbm: {bandwidth: {gb_per_s: 800, source: B}, "
                              "triad: {gb_per_s: 800, source: B}}\n"),
            message);
  EXPECT_EQ(getMeasuredErrors("  hbm: {read: {gb_per_s: 600, source: B}, "
                              "triad: {gb_per_s: 800, source: B}}\n"),
            "t.yaml:13:3: error: 'measured.hbm.triad' is above `read`; give "
            "the triad alone, as `bandwidth`");
}

TEST(Ceilings, AboveTheDataSheet) {
  EXPECT_EQ(
      getMeasuredErrors(
          "  peaks: {tensor.bf16: {tera_ops_per_s: 101, source: B}}\n"),
      "t.yaml:13:11: error: 'measured.peaks.tensor.bf16' is above what the "
      "data sheet states; correct one of them, or say why in "
      "`tolerance_reason`");
  EXPECT_EQ(
      getMeasuredErrors("  peaks: {tensor.bf16: {tera_ops_per_s: 101, source: "
                        "B, tolerance_reason: a higher clock}}\n"),
      "");
  EXPECT_EQ(
      getMeasuredErrors("  hbm: {bandwidth: {gb_per_s: 1001, source: B}}\n"),
      "t.yaml:13:3: error: 'measured.hbm' is above what the data sheet "
      "states; correct one of them, or say why in `tolerance_reason`");
}

TEST(Ceilings, OnlyRatesThatThereAre) {
  EXPECT_EQ(
      getMeasuredErrors(
          "  peaks: {tensor.f8: {tera_ops_per_s: 10, source: B}}\n"),
      "t.yaml:13:11: error: 'measured.peaks.tensor.f8' is of a rate that the "
      "target does not have; add 'tensor.f8' to `peaks`");
  EXPECT_EQ(getMeasuredErrors("  l3: {}\n"),
            "t.yaml:13:3: error: unknown key 'l3' in measured; did you mean "
            "'l2'?");
}

/// They are measured, and whoever writes something else is told.
TEST(Ceilings, SourcesAndProvenance) {
  EXPECT_EQ(getMeasuredErrors("  hbm: {bandwidth: {gb_per_s: 900}}\n"),
            "t.yaml:13:9: error: 'measured.hbm.bandwidth' has no source; add "
            "`source: KEY`, naming an entry of `sources`");
  EXPECT_NE(getMeasuredErrors("  hbm: {bandwidth: {gb_per_s: 900, source: B, "
                              "provenance: vendor}}\n")
                .find("unknown key 'provenance'"),
            std::string::npos);
}

/// The shipped figures: 794.5 TFLOP/s of 989.4, and an A100 that reads 1490
/// GB/s and has a triad of 1375.
TEST(Ceilings, OfShippedTargets) {
  auto h100 =
      withCeilings(llvm::cantFail(loadTarget("h100-sxm")), Ceilings::Measured);
  EXPECT_EQ(
      h100->findRate(UnitKind::Tensor, Precision::BF16)->opsPerSecond.value,
      794.5e12);
  EXPECT_EQ(h100->hbm.bytesPerSecond->value, 3.35e12);
  EXPECT_EQ(h100->hbm.bytesPerSecond->provenance, Provenance::Vendor);
  auto a100 = withCeilings(llvm::cantFail(loadTarget("a100-sxm4-40gb")),
                           Ceilings::Measured);
  EXPECT_EQ(a100->hbm.bytesPerSecond->value, 1490e9);
  // 1 / (3 / 1375 - 2 / 1490) = 1191.13.
  EXPECT_NEAR(a100->hbm.writtenBytesPerSecond->value, 1191.13e9, 0.01e9);
}

} // namespace
