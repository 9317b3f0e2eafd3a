//===- ReportReader.cpp - A JSON report that is read back -----------------===//
//
// Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Fields that every report of the schema has must be there; those that were
// added under the same number may be missing.
//
//===----------------------------------------------------------------------===//

#include "FieldReader.h"
#include "JSONDocuments.h"
#include "SymbolNames.h"
#include "roofline/Diff/RecordedReport.h"
#include "roofline/Support/Version.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir::roofline;
using llvm::StringRef;
namespace json = llvm::json;

std::string RecordedCount::toString() const {
  if (number)
    return number->toString();
  return formula.empty() ? "?" : formula;
}

static void readRegime(const FieldReader &fields, RecordedCosts &costs) {
  std::optional<Regime> regime = parseRegime(fields.getText("regime"));
  if (!regime)
    fields.fail("regime", "expected none, memory-bound, compute-bound or "
                          "depends");
  costs.regime = regime.value_or(Regime::None);
}

/// A crossover, or else the roof that binds.
static std::string readBound(const FieldReader &fields) {
  std::string crossover = fields.getTextIfAny("crossover");
  return crossover.empty() ? fields.getTextIfAny("bound_by") : crossover;
}

/// The report's own target comes first, and is read elsewhere.
static void readVerdicts(const FieldReader &fields, RecordedCosts &costs) {
  if (!fields.find("by_target"))
    return;
  bool isOwn = true;
  fields.forEach("by_target", [&](const FieldReader &each) {
    RecordedVerdict verdict;
    verdict.target = each.getText("name");
    verdict.seconds = each.getSeconds("time_s");
    verdict.regime =
        parseRegime(each.getTextIfAny("regime")).value_or(Regime::None);
    verdict.bound = readBound(each);
    if (!isOwn)
      costs.onTargets.push_back(std::move(verdict));
    isOwn = false;
  });
}

static void readCosts(const FieldReader &fields, RecordedCosts &costs) {
  costs.flops = fields.getCount("flops");
  costs.iops = fields.getCount("iops");
  FieldReader bytes = fields.getObject("bytes");
  FieldReader hbm = bytes.getObject("hbm");
  costs.bytesRead = fields.getCountWithin(hbm, "read", "hbm_bytes_read");
  costs.bytesWritten =
      fields.getCountWithin(hbm, "written", "hbm_bytes_written");
  costs.seconds = fields.getSeconds("time_s");
  readRegime(fields, costs);
  readVerdicts(fields, costs);
}

/// The field as text; empty where it is missing.
static std::string getFieldText(const FieldReader &fields, StringRef key) {
  const json::Value *value = fields.find(key);
  return value ? toText(*value) : std::string();
}

/// The names of the fields in `value` and what they have, in order.
static void addLeaves(const json::Value &value,
                      std::vector<std::string> &leaves) {
  if (const json::Object *object = value.getAsObject()) {
    for (const auto &[key, inner] : *object) {
      leaves.push_back(StringRef(key).str());
      addLeaves(inner, leaves);
    }
  } else if (const json::Array *array = value.getAsArray()) {
    for (const json::Value &inner : *array)
      addLeaves(inner, leaves);
  } else {
    leaves.push_back(value.getAsString().value_or("").str());
    if (leaves.back().empty())
      leaves.back() = toText(value);
  }
}

static RecordedKernel readKernel(const FieldReader &fields) {
  RecordedKernel kernel;
  kernel.op = fields.getText("op");
  kernel.function = fields.getText("function");
  kernel.location = fields.getText("location");
  kernel.target = fields.getTextIfAny("target");
  kernel.executions = fields.getCount("executions");
  kernel.isTaken = fields.getFlag("taken", /*absent=*/true);
  kernel.boundBy = fields.getTextIfAny("bound_by");
  kernel.crossover = fields.getTextIfAny("crossover");
  readCosts(fields, kernel);
  // Symbols are named after the function, which may be renamed.
  auto withoutFunction = [&](StringRef function) {
    return function == kernel.function ? std::string() : function.str();
  };
  kernel.domain =
      renameFunctions(getFieldText(fields, "domain"), withoutFunction);
  if (!kernel.seconds)
    for (StringRef key :
         {"compute", "bytes", "expr", "crossover", "range", "launch"})
      if (const json::Value *value = fields.find(key))
        addLeaves(*value, kernel.openCounts);
  for (std::string &leaf : kernel.openCounts)
    leaf = renameFunctions(leaf, withoutFunction);
  return kernel;
}

static RecordedKernel readInstance(const FieldReader &fields) {
  RecordedCount times = fields.getCount("times");
  RecordedKernel kernel = readKernel(fields.getObject("kernel"));
  kernel.times = times;
  return kernel;
}

/// `name.key` = value for each field of an object, and so on within it.
static void addSettings(StringRef name, const json::Value &value,
                        RecordedReport &report) {
  const json::Object *object = value.getAsObject();
  if (!object) {
    report.settings[name.str()] = toText(value);
    return;
  }
  for (const auto &[key, inner] : *object)
    addSettings((name + "." + StringRef(key)).str(), inner, report);
}

static void readSettings(const FieldReader &fields, RecordedReport &report) {
  FieldReader target = fields.getObject("target");
  report.settings["target"] = target.getText("name");
  // Ridges follow from these.
  for (StringRef rates : {"peaks", "bandwidths"})
    if (target.getObject(rates).getFields())
      addSettings("target." + rates.str(), *target.find(rates), report);
  if (fields.getObject("assumptions").getFields())
    addSettings("assumptions", *fields.find("assumptions"), report);
  // All there was, before reports said so.
  report.settings.try_emplace("assumptions.ceilings",
                              toText(json::Value("datasheet")));
}

static RecordedSymbol readSymbol(const FieldReader &fields) {
  RecordedSymbol symbol;
  symbol.name = fields.getText("name");
  symbol.what = fields.getText("what");
  symbol.lower = fields.getInteger("lower");
  symbol.upper = fields.getIntegerIfAny("upper");
  if (!isSymbolName(symbol.name))
    fields.fail("name", "expected the name of a size");
  if (symbol.upper && *symbol.upper < symbol.lower)
    fields.fail("upper", "expected no less than the field 'lower'");
  return symbol;
}

static RecordedFunction readFunction(const FieldReader &fields) {
  RecordedFunction function;
  function.name = fields.getText("name");
  function.calls = fields.getCount("calls");
  function.isDead = fields.getFlag("dead");
  function.hasInstances = fields.getFlag("has_instances", /*absent=*/false);
  return function;
}

static RecordedUnmodelled readUnmodelled(const FieldReader &fields) {
  RecordedUnmodelled entry;
  entry.op = fields.getText("op");
  entry.why = fields.getText("why");
  entry.location = fields.getText("location");
  entry.count = fields.getCount("count");
  entry.isInTotals = fields.getFlag("in_totals");
  return entry;
}

static void readTotals(const FieldReader &fields, RecordedReport &report) {
  readCosts(fields, report.totals);
  if (fields.hasObject("fused"))
    readCosts(fields.getObject("fused"), report.fused.emplace());
  if (const json::Value *unrated = fields.find("unrated"))
    if (const json::Array *units = unrated->getAsArray())
      for (const json::Value &unit : *units)
        report.unrated.push_back(toText(unit));
}

static RecordedReport readReport(const FieldReader &fields) {
  RecordedReport report;
  report.toolVersion = fields.getObject("tool").getText("version");
  readSettings(fields, report);
  fields.forEach("symbols", [&](const FieldReader &each) {
    report.symbols.push_back(readSymbol(each));
  });
  fields.forEach("kernels", [&](const FieldReader &each) {
    report.kernels.push_back(readKernel(each));
  });
  if (fields.find("instances"))
    fields.forEach("instances", [&](const FieldReader &each) {
      report.kernels.push_back(readInstance(each));
    });
  fields.forEach("functions", [&](const FieldReader &each) {
    report.functions.push_back(readFunction(each));
  });
  readTotals(fields.getObject("totals"), report);
  fields.forEach("unmodelled", [&](const FieldReader &each) {
    report.unmodelled.push_back(readUnmodelled(each));
  });
  report.isComplete = fields.getFlag("complete");
  return report;
}

/// Why a document is no report of ours; empty if it is.
static std::string findWrongSchema(const json::Value &document) {
  const json::Object *object = document.getAsObject();
  std::optional<StringRef> schema =
      object ? object->getString("schema") : std::nullopt;
  if (!schema)
    return "no report of roofline-opt: the field 'schema' is missing; give a "
           "file of --report=json:FILE";
  if (*schema != kReportSchema)
    return ("a report of schema '" + *schema + "', where this version reads '" +
            kReportSchema +
            "'; write it again with this version of "
            "roofline-opt")
        .str();
  return "";
}

llvm::Expected<std::vector<RecordedReport>>
mlir::roofline::readReports(StringRef text, StringRef path) {
  llvm::Expected<std::vector<json::Value>> documents =
      parseJSONDocuments(text, path);
  if (!documents)
    return documents.takeError();
  std::vector<RecordedReport> reports;
  for (const json::Value &document : *documents) {
    std::string where = path.str();
    if (documents->size() > 1)
      where += ": document " + llvm::utostr(reports.size() + 1);
    if (std::string wrong = findWrongSchema(document); !wrong.empty())
      return llvm::createStringError(where + ": " + wrong);
    json::Path::Root root("the report");
    bool hasFailed = false;
    reports.push_back(readReport(FieldReader(document, root, hasFailed)));
    if (hasFailed)
      return llvm::createStringError(where + ": " +
                                     llvm::toString(root.getError()));
  }
  return reports;
}
