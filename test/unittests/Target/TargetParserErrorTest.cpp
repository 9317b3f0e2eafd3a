//===- TargetParserErrorTest.cpp - Mistakes in target files ---------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One test per diagnostic. Texts that are added to the minimal target start on
// line 11.
//
//===----------------------------------------------------------------------===//

#include "TestTargets.h"
#include "gtest/gtest.h"

using namespace mlir::roofline;

namespace {

TEST(TargetParserError, NotYAML) {
  EXPECT_EQ(getErrors("name: a\n\tkind: gpu\n"),
            "t.yaml:2:1: error: not YAML: Found invalid tab character in "
            "indentation; see docs/targets.md for an example");
}

TEST(TargetParserError, EmptyFile) {
  const char *expected = "t.yaml:1:1: error: the file is empty; a target "
                         "starts with `name: ...`";
  EXPECT_EQ(getErrors(""), expected);
  EXPECT_EQ(getErrors("# nothing\n"), expected);
}

TEST(TargetParserError, NoMapping) {
  EXPECT_EQ(getErrors("just words\n"),
            "t.yaml:1:1: error: a target is a mapping; it starts with "
            "`name: ...`");
}

TEST(TargetParserError, SecondDocument) {
  EXPECT_EQ(getErrors("name: a\n---\nname: b\n"),
            "t.yaml:3:1: error: a second document; put each target into a "
            "file of its own");
}

TEST(TargetParserError, Anchor) {
  EXPECT_EQ(getErrorsWith("l2: &cache {}\n"),
            "t.yaml:11:1: error: anchors and aliases are not supported; write "
            "the value out");
  EXPECT_EQ(getErrorsWith("notes: *cache\n"),
            "t.yaml:11:1: error: anchors and aliases are not supported; write "
            "the value out");
}

TEST(TargetParserError, Tag) {
  EXPECT_EQ(getErrorsWith("chip: !!str sm_90\n"),
            "t.yaml:11:13: error: tags are not supported; remove the `!`");
}

TEST(TargetParserError, Nesting) {
  EXPECT_EQ(getErrorsWith("notes: [[[[[[[[[[a]]]]]]]]]]\n"),
            "t.yaml:11:1: error: nested too deeply; see docs/targets.md for "
            "the format");
}

TEST(TargetParserError, MissingValue) {
  EXPECT_EQ(getErrorsWith("l2:\n"),
            "t.yaml:11:1: error: a value is missing; leave it out where it is "
            "unknown");
  EXPECT_EQ(getErrorsWith("notes:\n  - a\n  -\n"),
            "t.yaml:11:1: error: a value is missing; leave it out where it is "
            "unknown");
}

TEST(TargetParserError, KeyIsNoWord) {
  EXPECT_EQ(getErrorsWith("? [a]\n: b\n"),
            "t.yaml:11:4: error: a key must be a plain word, as in "
            "`key: value`");
}

TEST(TargetParserError, RepeatedKey) {
  EXPECT_EQ(getErrorsWith("l2: {}\nkind: cpu\n"),
            "t.yaml:12:1: error: 'kind' was already given on line 4; keep one "
            "of them");
  // So a rate cannot be given twice either.
  EXPECT_EQ(getErrorsWith("peaks:\n"
                          "  vector.f32: {tera_ops_per_s: 1, source: A}\n"
                          "  vector.f32: {tera_ops_per_s: 2, source: A}\n"),
            "t.yaml:13:3: error: 'vector.f32' was already given on line 12; "
            "keep one of them");
}

TEST(TargetParserError, UnknownKey) {
  EXPECT_EQ(getErrorsWith("launch_latancy: {us: 1, source: A}\n"),
            "t.yaml:11:1: error: unknown key 'launch_latancy' in a target; did "
            "you mean 'launch_latency'?");
  EXPECT_EQ(getErrorsWith("l2: {bandwith: {gb_per_s: 1, source: A}}\n"),
            "t.yaml:11:6: error: unknown key 'bandwith' in l2; did you mean "
            "'bandwidth'?");
  EXPECT_EQ(getErrorsWith("l2: {speed: {gb_per_s: 1, source: A}}\n"),
            "t.yaml:11:6: error: unknown key 'speed' in l2; known are "
            "bandwidth, capacity, line");
}

TEST(TargetParserError, UnknownUnit) {
  EXPECT_EQ(getErrorsWith("l2: {capacity: {mb: 50, source: A}}\n"),
            "t.yaml:11:6: error: 'l2.capacity' has no number; give it as one "
            "of `bytes, kib, mib, gib, gb`\n"
            "t.yaml:11:17: error: unknown key 'mb' in l2.capacity; did you "
            "mean 'mib'?");
}

TEST(TargetParserError, MissingKeys) {
  EXPECT_EQ(getErrors("hbm: {bandwidth: {gb_per_s: 1, source: A}}\n"
                      "sources: {A: {grade: direct, text: t}}\n"),
            "t.yaml:1:1: error: 'name' is missing; add `name: my-gpu`\n"
            "t.yaml:1:1: error: 'description' is missing; add `description: "
            "\"what it is\"`\n"
            "t.yaml:1:1: error: 'vendor' is missing; add `vendor: nvidia`\n"
            "t.yaml:1:1: error: 'kind' is missing; add `kind: gpu`");
  EXPECT_EQ(getErrorsWith("units: {count: 3, source: A}\n"),
            "t.yaml:11:1: error: 'units.name' is missing; add `name: SM`");
}

TEST(TargetParserError, IncompleteSource) {
  EXPECT_EQ(getErrors("name: a\ndescription: b\nvendor: c\nkind: cpu\n"
                      "hbm: {bandwidth: {gb_per_s: 1, source: A}}\n"
                      "sources:\n  A: {}\n"),
            "t.yaml:7:3: error: 'sources.A.grade' is missing; add `grade: "
            "direct`\n"
            "t.yaml:7:3: error: 'sources.A.text' is missing; add `text: "
            "\"title, date\"`");
}

TEST(TargetParserError, NoMappingInside) {
  EXPECT_EQ(getErrorsWith("l2: 50\n"),
            "t.yaml:11:1: error: 'l2' must be a mapping, as in `l2: {key: "
            "value}`");
  EXPECT_EQ(getErrorsWith("l2: {capacity: 50}\n"),
            "t.yaml:11:6: error: 'l2.capacity' must be a mapping, as in "
            "`capacity: {key: value}`");
}

TEST(TargetParserError, NoText) {
  EXPECT_EQ(getErrorsWith("chip: {a: b}\n"),
            "t.yaml:11:1: error: 'chip' must be a text, as in `chip: "
            "\"text\"`");
  EXPECT_EQ(getErrorsWith("notes: [a, {b: c}]\n"),
            "t.yaml:11:1: error: 'notes' must be a list of texts, as in "
            "`notes: [a, b]`");
}

TEST(TargetParserError, UnknownWord) {
  EXPECT_EQ(getErrorsWith("chip_default: yes\n"),
            "t.yaml:11:15: error: unknown chip_default 'yes'; known are true, "
            "false");
  EXPECT_EQ(getErrorsWith("warp: {lanes: 32, source: A, provenance: "
                          "secundary}\n"),
            "t.yaml:11:42: error: unknown provenance 'secundary'; did you mean "
            "'secondary'?");
}

TEST(TargetParserError, NoNumber) {
  EXPECT_EQ(getErrorsWith("warp: {source: A}\n"),
            "t.yaml:11:1: error: 'warp' has no number; give it as `lanes`");
}

TEST(TargetParserError, TwoNumbers) {
  EXPECT_EQ(getErrorsWith("l2: {capacity: {kib: 1, mib: 1, source: A}}\n"),
            "t.yaml:11:6: error: 'l2.capacity' has two numbers, `kib` and "
            "`mib`; keep one of them");
}

TEST(TargetParserError, BadNumber) {
  for (llvm::StringRef number :
       {"many", "0x20", "inf", "nan", "1e", "1.2.3", "3 2", "''"})
    EXPECT_EQ(
        getErrorsWith(("warp: {source: A, lanes: " + number + "}\n").str()),
        "t.yaml:11:26: error: 'warp.lanes' is not a number; write it as in "
        "`lanes: 12.5`")
        << number.str();
  EXPECT_EQ(getErrorsWith("warp: {source: A, lanes: [1]}\n"),
            "t.yaml:11:19: error: 'warp.lanes' is not a number; write it as in "
            "`lanes: 12.5`");
}

TEST(TargetParserError, NoSource) {
  EXPECT_EQ(getErrorsWith("warp: {lanes: 32}\n"),
            "t.yaml:11:1: error: 'warp' has no source; add `source: KEY`, "
            "naming an entry of `sources`");
}

TEST(TargetParserError, UnknownRate) {
  EXPECT_EQ(getErrorsWith("peaks: {tensor.bf61: {}}\n"),
            "t.yaml:11:9: error: unknown rate 'tensor.bf61'; did you mean "
            "'tensor.bf16'?");
  EXPECT_EQ(getErrorsWith("peaks: {vector.f16_acc_f32: {}}\n"),
            "t.yaml:11:9: error: unknown rate 'vector.f16_acc_f32'; did you "
            "mean 'vector.f16'? (with an accumulator as in "
            "`tensor.f16_acc_f32`)");
  EXPECT_EQ(getErrorsWith("per_clk_per_unit: {specal: {}}\n"),
            "t.yaml:11:20: error: unknown rate 'specal'; did you mean "
            "'special'?");
}

TEST(TargetParserError, SparseVectorRate) {
  EXPECT_EQ(getErrorsWith("sparse_peaks:\n"
                          "  vector.f32: {tera_ops_per_s: 1, source: A}\n"),
            "t.yaml:12:3: error: only tensor units have sparse rates; give "
            "'sparse_peaks.vector.f32' as a `tensor` rate");
}

TEST(TargetParserError, CoreClockBesideAnother) {
  EXPECT_EQ(getErrorsWith("clocks:\n"
                          "  core: {mhz: 1000, source: A}\n"
                          "  vector: {mhz: 1000, source: A}\n"),
            "t.yaml:11:1: error: 'clocks' has `core`, one clock for "
            "everything, beside another; keep `core`, or `vector` and "
            "`matrix`");
}

TEST(TargetParserError, ReportsEverythingInFileOrder) {
  EXPECT_EQ(getErrors("knid: gpu\nname: a\ndescription: b\nvendor: c\n"
                      "kind: gpus\n"),
            "t.yaml:1:1: error: unknown key 'knid' in a target; did you mean "
            "'kind'?\n"
            "t.yaml:5:7: error: unknown kind 'gpus'; did you mean 'gpu'?");
}

} // namespace
