// The page: controls, table and sums, and what happens between them. Part of
// roofline-opt; see LICENSE.

const data = JSON.parse(document.getElementById("data").textContent);

/** What the controls say, and which kernels are chosen. */
const state = { machine: data.machines[0], sizes: {}, chosen: new Set(), text: "", bound: "" };

const pluralize = (count, noun) => `${count} ${noun}${String(count) === "1" ? "" : "s"}`;
const speed = data.unit + "/s";
const countOf = (text) => evaluate(text, state.sizes);
/** A number as people read it; a formula whose sizes are open as it is. */
function formatCount(text, unit) {
  const value = countOf(text);
  return value === null ? text : formatQuantity(value, unit);
}
/** All kernels of the row together. */
const sumOf = (row, text) => {
  const value = countOf(text), times = countOf(row.records);
  return value === null || times === null ? null : value * times;
};
function formatSum(row, text, unit) {
  const value = sumOf(row, text);
  if (value !== null) return formatQuantity(value, unit);
  return row.records === "1" ? text : `${row.records} * (${text})`;
}
const secondsOf = (row) => {
  const times = countOf(row.records);
  return row.verdict.seconds === null || times === null ? null : row.verdict.seconds * times;
};
const boundText = (row) =>
  (row.verdict.bound || row.verdict.crossover || row.verdict.regime || "not known") +
  (row.verdict.unrated.length ? " ?" : "");

const kernelColumns = [
  { name: "op", value: (row) => row.op, text: (row) => row.op },
  { name: "location", value: (row) => row.place, text: (row) => row.place, title: (row) => `in ${row.function}` },
  { name: "count", number: true, value: (row) => countOf(row.kernels), text: (row) => formatCount(row.kernels, "") },
  { name: "loops", minor: true, value: (row) => row.domain, text: (row) => row.domain },
  { name: data.unit === "OP" ? "ops" : "flops", number: true, value: (row) => sumOf(row, row.ops),
    text: (row) => formatSum(row, row.ops, ""), title: (row) => row.ops + (row.records === "1" ? "" : " each") },
  { name: "bytes", number: true, value: (row) => sumOf(row, row.bytes),
    text: (row) => formatSum(row, row.bytes, "B"), title: (row) => row.bytes + (row.records === "1" ? "" : " each") },
  { name: data.unit + "/B", number: true, value: (row) => row.verdict.intensity, text: (row) => formatRatio(row.verdict.intensity) },
  { name: "ridge", minor: true, number: true, value: (row) => row.verdict.ridge, text: (row) => formatRatio(row.verdict.ridge) },
  { name: "bound by", value: boundText, text: boundText, title: (row) => row.verdict.why || "" },
  { name: "attainable", number: true, value: (row) => row.verdict.attainable,
    text: (row) => (row.verdict.attainable ? formatQuantity(row.verdict.attainable, speed) : "-") },
  { name: "% peak", number: true, value: (row) => row.verdict.percent, text: (row) => formatPercent(row.verdict.percent) },
  { name: "time", number: true, first: true, value: secondsOf, text: (row) => formatQuantity(secondsOf(row), "s") },
  { name: "share", number: true, value: secondsOf,
    text: (row) => (state.sum.seconds && secondsOf(row) !== null ? formatPercent((100 * secondsOf(row)) / state.sum.seconds) : "-") },
];

const groupColumns = [
  { name: "fuse", value: (group) => group.name, text: (group) => group.name },
  { name: "location", value: (group) => group.place, text: (group) => group.place },
  { name: "count", number: true, value: (group) => countOf(group.count), text: (group) => formatCount(group.count, "") },
  { name: "form", minor: true, value: (group) => group.form, text: (group) => group.form },
  { name: "bytes before", number: true, value: (group) => countOf(group.before), text: (group) => formatCount(group.before, "B") },
  { name: "after", number: true, value: (group) => countOf(group.after), text: (group) => formatCount(group.after, "B") },
  { name: data.unit + "/B before", minor: true, number: true, value: (group) => group.intensityBefore, text: (group) => formatRatio(group.intensityBefore) },
  { name: "after", number: true, value: (group) => group.intensityAfter, text: (group) => formatRatio(group.intensityAfter) },
  { name: "then bound by", value: (group) => group.bound, text: (group) => group.bound || "-" },
  { name: "saves", number: true, first: true, value: (group) => group.saved, text: (group) => formatQuantity(group.saved, "s") },
  { name: "speedup", number: true, value: (group) => group.speedup, text: (group) => formatRatio(group.speedup) + "x" },
];

const isSized = () => Object.keys(state.sizes).length > 0;
const isOwnMachine = () => state.machine === data.machines[0];
const isAsAnalysed = () => isOwnMachine() && !isSized();

const detail = make("div", { id: "detail", "aria-live": "polite", hidden: true });

/** What the page has of one kernel beside its row: its line, and its derivation where one was asked for. */
function showDetail(row) {
  detail.hidden = !row;
  if (!row) return;
  detail.replaceChildren(make("h3", null, `${row.op} ${row.place}, kernel ${row.id}`));
  if (row.source) detail.append(make("pre", { class: "source" }, row.source));
  if (row.why)
    detail.append(make("p", { class: "dim" }, `As analysed, on ${row.target || data.target}:`), make("pre", { class: "why" }, row.why));
  else detail.append(make("p", { class: "dim" }, `--explain=${row.id} puts here where every figure comes from.`));
}

/** Marks the kernels of `ids` in table and charts, and shows the detail of a single row. */
function choose(ids) {
  state.chosen = new Set(ids);
  const rows = data.rows.filter((row) => state.chosen.has(row.id));
  showDetail(rows.length === 1 ? rows[0] : null);
  kernels.mark((row) => state.chosen.has(row.id));
  groups.mark((group) => group.rows.length > 0 && group.rows.every((id) => state.chosen.has(id)));
  return charts.mark(state.chosen);
}

function chooseFromChart(ids) {
  choose(ids);
  const isChosen = (row) => state.chosen.has(row.id);
  if (!data.rows.filter(isListed).some(isChosen)) clearFilters();
  const row = kernels.find(isChosen);
  kernels.mark(isChosen);
  if (!row) return;
  row.focus({ preventScroll: true });
  row.scrollIntoView({ block: "nearest" });
}

function chooseFromTable(row, element) {
  const mark = choose([row.id]);
  element.focus();
  if (mark) mark.scrollIntoView({ block: "nearest" });
}

const kernels = new SortedTable("kernels", "Kernels, equal ones in one row", kernelColumns, chooseFromTable);
const groups = new SortedTable("groups", "Groups of kernels to fuse", groupColumns, (group) => choose(group.rows));
const charts = new Charts(document.querySelectorAll("figure.chart"), chooseFromChart);

const isListed = (row) =>
  (!state.bound || (row.verdict.bound || row.verdict.regime) === state.bound) &&
  (!state.text || `${row.op} ${row.place} ${row.function} ${row.domain}`.toLowerCase().includes(state.text));

const textFilter = make("input", { type: "search", id: "filter", "aria-label": "Show rows with this text",
  placeholder: "op, location, loops", oninput: () => { state.text = textFilter.value.toLowerCase(); showRows(); } });
const boundFilter = make("select", { id: "bound", "aria-label": "Show rows bound by",
  onchange: () => { state.bound = boundFilter.value; showRows(); } });
const rowCount = make("span", { id: "rowcount", class: "dim", role: "status" });

function clearFilters() {
  state.text = state.bound = textFilter.value = boundFilter.value = "";
  showRows();
}

function showRows() {
  const rows = data.rows.filter(isListed);
  kernels.show(rows);
  kernels.mark((row) => state.chosen.has(row.id));
  rowCount.textContent = `${rows.length} of ${data.rows.length} rows`;
}

function listBounds() {
  const names = new Set(data.rows.map((row) => row.verdict.bound || row.verdict.regime).filter(Boolean));
  if (!names.has(state.bound)) state.bound = "";
  boundFilter.replaceChildren(make("option", { value: "" }, "any"),
    ...[...names].sort().map((name) => make("option", { value: name, selected: name === state.bound }, name)));
}

//===-- Controls -----------------------------------------------------------===//

const stateLine = make("div", { id: "state", class: "dim", role: "status" });
const targetChoice = make("select", { id: "target",
  onchange: () => { state.machine = data.machines[targetChoice.value]; update(); } },
  ...data.machines.map((machine, index) => make("option", { value: index }, machine.name)));

/** Sliders are logarithmic, since sizes are. */
function makeSizeControl(symbol) {
  const [low, high] = symbol.slider;
  const steps = 240;
  const toValue = (step) => Math.round(low * (high / low) ** (step / steps));
  const number = make("input", { type: "number", min: low, max: symbol.upper, placeholder: "open",
    "aria-label": `Value of ${symbol.name}`, onchange: () => set(number.value === "" ? null : Number(number.value)) });
  const slider = make("input", { type: "range", min: 0, max: steps, value: 0, "data-symbol": symbol.name,
    "aria-label": `Slider for ${symbol.name}, ${symbol.what}`, oninput: () => set(toValue(Number(slider.value))),
    onkeydown: (event) => step(event) });
  function set(value) {
    const isValid = value !== null && Number.isInteger(value) && value >= low && value <= (symbol.upper ?? Infinity);
    if (isValid) state.sizes[symbol.name] = value;
    else delete state.sizes[symbol.name];
    number.value = isValid ? value : "";
    slider.setAttribute("aria-valuetext", isValid ? value : "open");
    if (isValid) slider.value = (steps * Math.log(value / low)) / Math.log(high / low || 2);
    update();
  }
  /** Arrows go to the next size that the slider can show: steps between two of them would lead back to the first. */
  function step(event) {
    const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
    if (!direction) return;
    event.preventDefault();
    const at = state.sizes[symbol.name] ?? low;
    let place = Math.round((steps * Math.log(at / low)) / Math.log(high / low || 2));
    while (place >= 0 && place <= steps && (toValue(place) - at) * direction <= 0) place += direction;
    set(Math.min(high, Math.max(low, toValue(place))));
  }
  const reset = make("button", { type: "button", "aria-label": `Leave ${symbol.name} open`, onclick: () => set(null) }, "\u00d7");
  return make("label", { title: symbol.what }, symbol.name, slider, number, reset);
}

/** What is in the chart at the sizes chosen: what is not known has no place there. */
function listMarks() {
  const sizes = Object.entries(state.sizes).map(([name, value]) => `${name} = ${value}`).join(", ");
  const known = data.rows.filter((row) => row.verdict.seconds !== null && secondsOf(row) !== null);
  const seconds = known.reduce((sum, row) => sum + secondsOf(row), 0);
  const left = data.rows.length - known.length;
  const title = `${state.machine.name}, ${data.file ? `${data.file}, ` : ""}${sizes}: ${formatQuantity(seconds, "s")}` +
    (left ? ` without ${pluralize(left, "row")} of which no time is known` : "");
  return [title, known, isOwnMachine() ? data.groups : [], seconds];
}

function describeState() {
  const machine = state.machine;
  const parts = [machine.description + ": hbm " + (machine.hbm === null ? "unknown" : formatQuantity(machine.hbm, "B/s"))];
  if (state.sum.unrated.size) parts.push(`No rate there for ${[...state.sum.unrated].join(", ")}: times are lower bounds.`);
  if (!isAsAnalysed() && state.sum.unknown)
    parts.push(`Rows that only an analysis can judge there: ${state.sum.unknown}; point at "not known" for why.`);
  if (!charts.show(machine.name, isSized() ? listMarks() : null))
    parts.push(`The chart is still that of ${data.target} as analysed; --target=${data.target},${machine.name} draws both.`);
  return parts.join(". ").replace(/\.\./g, ".");
}

/** Judges everything anew and shows it. */
function update() {
  for (const row of data.rows) row.verdict = getVerdict(data, row, state.machine, state.sizes);
  state.sum = sumRows(data, state.machine, state.sizes);
  listBounds();
  showRows();
  showTotals();
  showCompared();
  stateLine.textContent = describeState();
}

//===-- The page from top to bottom ----------------------------------------===//

const section = (title, ...content) => make("section", null, make("h2", null, title), ...content);
/** Names of columns; those of numbers start with "#". */
const headRow = (...names) =>
  make("thead", null, make("tr", null, ...names.map((name) =>
    make("th", { scope: "col", class: name.startsWith("#") ? "number" : null }, name.replace(/^#/, "")))));

function makeUnmodelled() {
  const rows = data.unmodelled.map((entry) =>
    make("tr", null, make("td", null, entry.op), make("td", { class: "number" }, formatCount(entry.count, "")),
      make("td", { class: "number" }, (entry.bytesComplete ? "" : "at least ") + formatCount(entry.bytes, "B")),
      make("td", null, entry.why), make("td", null, entry.place), make("td", null, entry.inTotals ? "" : "in no total")));
  return section("Not modelled",
    make("p", { class: data.complete ? "dim" : "warn" },
      data.complete ? "Nothing of this is in the totals, nor missing there." : "The totals lack these ops and are lower bounds."),
    make("div", { class: "scroll" }, make("table", { id: "unmodelled" },
      headRow("op", "#count", "#bytes at the boundary", "why", "first at", ""), make("tbody", null, ...rows))));
}

function makeLevers() {
  const rows = data.levers.map((lever) =>
    make("tr", null, make("th", { scope: "row" }, lever.name), make("td", { class: "number" }, String(lever.kernels)),
      make("td", null, lever.why), make("td", { class: "number" }, formatQuantity(lever.saved, "s")),
      make("td", { class: "number" }, lever.speedup === null ? "-" : formatRatio(lever.speedup) + "x")));
  return section("What to do",
    make("p", { class: "dim" }, `By an analysis of the program with each change, for ${data.target} as analysed; best first.`),
    make("div", { class: "scroll" }, make("table", { id: "levers" },
      headRow("what", "#kernels", "why", "#saves", "#speedup"), make("tbody", null, ...rows))));
}

function build() {
  document.getElementById("head").append(
    make("h1", null, (data.file || "Program") + " on " + data.target),
    make("p", { class: "dim" }, `roofline-opt ${data.version}; target by ${data.source}; ${pluralize(formatCount(data.kernels, ""), "kernel")} in ${pluralize(data.rows.length, "row")}`));
  const controls = document.getElementById("controls");
  controls.append(make("label", null, "Target ", targetChoice));
  for (const symbol of data.symbols) if (symbol.slider) controls.append(makeSizeControl(symbol));
  controls.append(stateLine);
  const sections = document.getElementById("sections");
  sections.append(
    section("Totals", make("div", { class: "scroll" }, make("table", { id: "totals" },
      headRow("", data.unit === "OP" ? "#ops" : "#flops", "#bytes", `#${data.unit}/B`, "regime", "#attainable", "#time", ""), totalsBody)), totalsNote));
  if (data.compared.length)
    sections.append(section("Targets", make("table", { id: "compared" },
      headRow("target", "regime", "#attainable", "#time", "#speedup"), comparedBody)));
  sections.append(section("Kernels",
    make("p", null, make("label", null, "Filter ", textFilter), " ", make("label", null, "bound by ", boundFilter), " ", rowCount),
    kernels.element, detail));
  if (data.levers.length) sections.append(makeLevers());
  if (data.groups.length) {
    groups.show(data.groups);
    sections.append(section("What to fuse", make("p", { class: "dim" }, `Planned for ${data.target} as analysed.`), groups.element));
  }
  if (data.unmodelled.length) sections.append(makeUnmodelled());
  const fixed = data.symbols.filter((symbol) => !symbol.slider);
  if (fixed.length)
    sections.append(section("Sizes", make("ul", null, ...fixed.map((symbol) =>
      make("li", null, symbol.name + (symbol.bound !== null ? ` = ${symbol.bound}` : "") + `: ${symbol.what}` +
        (symbol.bound === null ? " (only an analysis with --dims can say what it changes)" : ""))))));
  sections.append(section("Notes", make("ul", { id: "notes" }, ...data.notes.map((note) => make("li", null, note)))));
  update();
}

build();
