// Marks of the chart at sizes that the report leaves open: they stand where the
// judgement of their rows puts them, on axes that were drawn with room for them
// (PageSizes.h). Shapes and areas are those of the marks that are drawn already.
// Part of roofline-opt; see LICENSE.

const svgElement = (tag, attributes, ...content) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
};

/** The pixel of a value on an axis as `data-axes` has it; what is beyond an end stands there. */
function placeOn([low, high, from, to], value) {
  const part = Math.log(value / low) / Math.log(high / low);
  return from + (to - from) * Math.min(1, Math.max(0, part));
}

/** "hbm", "tensor" of "tensor.bf16": the class and shape of what that roof binds. */
const kindOf = (bound) => bound.split(".")[0];

/** Where something of that intensity and rate stands; null without bytes and operations. */
function placeMark(axes, intensity, attainable, bound) {
  if (!bound) return null;
  const middle = (margin, edge) => (margin ? (margin[0] + margin[1]) / 2 : edge);
  const bottom = axes.y[2];
  if (!attainable) return { x: middle(axes.left, axes.x[2]), y: bottom, isStacked: true };
  const y = placeOn(axes.y, attainable);
  return { x: intensity === null ? middle(axes.right, axes.x[3]) : placeOn(axes.x, intensity), y };
}

/** What is known of a row, as the titles of drawn marks have it. */
function describeRow(row, share) {
  const verdict = row.verdict;
  const kernels = formatCount(row.kernels, "");
  return `${row.op}${kernels === "1" ? "" : ` \u00d7${kernels}`} ${row.place}: ` +
    (verdict.intensity === null ? "no bytes" : `${formatRatio(verdict.intensity)} ${data.unit}/B`) +
    (verdict.attainable ? `, ${formatQuantity(verdict.attainable, speed)}` : "") +
    `, bound by ${verdict.bound}, ${formatPercent(100 * share)} of the time`;
}

/** The marks of one figure that move. */
class MarkLayer {
  constructor(figure) {
    const svg = figure.querySelector("svg");
    this.figure = figure;
    this.svg = svg;
    this.viewBox = svg.getAttribute("viewBox");
    this.axes = JSON.parse(svg.dataset.axes);
    this.marks = svgElement("g", { class: "moved" });
    this.numbers = svgElement("g", { class: "moved" });
    this.title = svgElement("text", { class: "title moved", x: 16, y: 22 });
    svg.insertBefore(this.marks, svg.querySelector(".labels"));
    svg.append(this.numbers, this.title);
    this.legend = make("table", { class: "legend moved" });
    figure.append(this.legend);
  }

  /** Down to the names of the axes while these marks show, as the legend is then a table below. */
  crop(isMoved) {
    const belowPlot = 42;
    this.svg.setAttribute("viewBox", isMoved ? `0 0 800 ${this.axes.y[2] + belowPlot}` : this.viewBox);
  }

  /** Draws `rows`, which take `seconds` together, and `groups`; gives the marks of rows. */
  draw(title, rows, groups, seconds) {
    this.shareOf = (part) => (seconds > 0 ? part / seconds : 0);
    this.title.textContent = title;
    this.gather(rows);
    this.stack();
    const elements = this.places.map((place) => this.makeMark(place));
    this.marks.replaceChildren(...this.makeArrows(groups), ...elements.map(([element]) => element));
    this.number();
    return elements;
  }

  /** Rows at one place are one mark, the largest first. */
  gather(rows) {
    const cells = new Map();
    for (const row of rows) {
      const { intensity, attainable, bound } = row.verdict;
      const place = placeMark(this.axes, intensity, attainable, bound);
      if (!place) continue;
      const key = [Math.round(place.x / 3), Math.round(place.y / 3), kindOf(bound)].join(" ");
      const cell = cells.get(key) || { ...place, kind: kindOf(bound), rows: [], share: 0 };
      cell.rows.push(row);
      cell.share += this.shareOf(secondsOf(row) ?? 0);
      cells.set(key, cell);
    }
    this.places = [...cells.values()];
    for (const place of this.places) place.radius = this.radiusOf(place.share);
    this.places.sort((a, b) => b.radius - a.radius);
  }

  radiusOf(share) {
    return Math.max(data.marks.leastRadius, data.marks.mostRadius * Math.sqrt(share));
  }

  /** What has no operations has no height: one stands on the other. */
  stack() {
    let bottom = this.axes.y[2] - 3;
    for (const place of this.places.filter((mark) => mark.isStacked)) {
      place.y = bottom - place.radius;
      bottom -= 2 * place.radius + 3;
    }
  }

  drawShape(place, shape, attributes) {
    return svgElement("path", { class: `${shape} ${place.kind}`, d: data.marks.outlines[place.kind],
      transform: `translate(${place.x.toFixed(2)} ${place.y.toFixed(2)}) scale(${place.radius / data.marks.scale})`, ...attributes });
  }

  /** The element of a mark, with its text. */
  makeMark(place) {
    const most = 4;
    const lines = place.rows.slice(0, most).map((row) => describeRow(row, this.shareOf(secondsOf(row) ?? 0)));
    if (place.rows.length > 1) lines.unshift(`${place.rows.length} at one place`);
    if (place.rows.length > most) lines.push(`and ${place.rows.length - most} more`);
    const element = this.drawShape(place, "m", { "data-kernels": place.rows.map((row) => row.id).join(" ") });
    return [element, lines.join("\n")];
  }

  /** From the marks of each group's rows to what they would be as one. */
  makeArrows(groups) {
    const mostArrows = 6;
    const elements = [];
    for (const group of groups.slice(0, mostArrows)) {
      const to = placeMark(this.axes, group.intensityAfter, group.attainable, group.bound);
      if (!to) continue;
      to.kind = kindOf(group.bound);
      to.radius = this.radiusOf(this.shareOf(group.seconds));
      const parts = this.places.filter((place) => place.rows.some((row) => group.rows.includes(row.id)));
      elements.push(...parts.map((from) => this.makeArrow(from, to)).filter(Boolean), this.drawShape(to, "h", {}));
    }
    return elements;
  }

  /** A bow as between drawn marks; none between marks that touch. */
  makeArrow(from, to) {
    const dx = to.x - from.x, dy = to.y - from.y;
    if (Math.hypot(dx, dy) < from.radius + to.radius + 6) return null;
    const bend = { x: (from.x + to.x) / 2 - dy / 4, y: (from.y + to.y) / 2 + dx / 4 };
    const move = (start, distance) => {
      const length = Math.hypot(bend.x - start.x, bend.y - start.y);
      return [start.x + ((bend.x - start.x) * distance) / length, start.y + ((bend.y - start.y) * distance) / length];
    };
    const [x, y] = move(to, to.radius + 1), length = Math.hypot(x - bend.x, y - bend.y);
    const [ux, uy] = [(x - bend.x) / length, (y - bend.y) / length];
    const head = (aside) => `${x - 6 * ux - aside * uy} ${y - 6 * uy + aside * ux}`;
    return svgElement("path", { class: "a",
      d: `M${move(from, from.radius)}Q${bend.x} ${bend.y} ${x} ${y}M${head(2.5)}L${x} ${y}L${head(-2.5)}` });
  }

  /** Numbers what takes most of the time, as far as there is room, and says below what that is. */
  number() {
    const mostNumbers = 10, leastShare = 0.005;
    const ranked = this.places.flatMap((place) => place.rows.map((row) => ({ row, place })));
    ranked.sort((a, b) => secondsOf(b.row) - secondsOf(a.row));
    const listed = ranked.slice(0, mostNumbers).filter(({ row }) => this.shareOf(secondsOf(row)) >= leastShare);
    const numbersOf = new Map();
    listed.forEach(({ place }, index) => numbersOf.set(place, [...(numbersOf.get(place) || []), index + 1]));
    this.numbers.replaceChildren();
    this.taken = [...this.figure.querySelectorAll(".labels text")].map((text) => text.getBBox());
    for (const [place, numbers] of numbersOf) this.writeNumber(place, numbers.join(","));
    this.legend.replaceChildren(...listed.map(({ row, place }, index) => this.makeLegendRow(row, place, index + 1)));
  }

  /** On no other label: round the mark, or further away with a line that leads there. */
  writeNumber(place, text) {
    const width = 8 * text.length + 4, height = 14;
    const free = (box) => box.x >= this.axes.x[2] - 56 && box.x + width <= this.axes.x[3] + 56 && box.y >= this.axes.y[3] &&
      this.taken.every((other) => box.x >= other.x + other.width || other.x >= box.x + width ||
        box.y >= other.y + other.height || other.y >= box.y + height);
    for (const away of [1, 14, 28, 42, 64, 90])
      for (let turn = 0; turn < 8; ++turn) {
        const angle = ((turn - 3) * Math.PI) / 4, reach = place.radius * 1.3 + away + 7;
        const middle = { x: place.x + reach * Math.cos(angle), y: place.y + reach * Math.sin(angle) };
        const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
        if (!free(box)) continue;
        this.taken.push(box);
        if (away > 1)
          this.numbers.append(svgElement("path", { class: "lead", d: `M${place.x} ${place.y}L${middle.x} ${middle.y}` }));
        const at = { "text-anchor": "middle", x: middle.x, y: middle.y + 4 };
        this.numbers.append(svgElement("text", { class: "halo b", "aria-hidden": true, ...at }, text),
          svgElement("text", { class: "b", ...at }, text));
        return;
      }
  }

  makeLegendRow(row, place, number) {
    const shape = svgElement("svg", { class: "roofline", width: 12, height: 12, viewBox: "-120 -120 240 240", "aria-hidden": true },
      svgElement("path", { class: `m ${place.kind}`, d: data.marks.outlines[place.kind] }));
    const verdict = row.verdict;
    const cells = [row.op, row.place, verdict.intensity === null ? "no bytes" : `${formatRatio(verdict.intensity)} ${data.unit}/B`,
      verdict.attainable ? formatQuantity(verdict.attainable, speed) : "-", verdict.bound,
      formatPercent(100 * this.shareOf(secondsOf(row)))];
    return make("tr", null, make("th", { scope: "row" }, String(number)), make("td", null, shape),
      ...cells.map((text, index) => make("td", { class: index === 2 || index === 3 || index === 5 ? "number" : null }, text)));
  }
}
