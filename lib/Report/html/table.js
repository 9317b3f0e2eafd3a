// Tables whose columns sort. Part of roofline-opt; see LICENSE.

const compareValues = (a, b) =>
  typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en", { numeric: true });

const getClasses = (column, more) =>
  [column.number && "number", column.minor && "minor", more].filter(Boolean).join(" ") || null;

/** Rows that are not known come last, whichever way the others go. */
function sortItems(items, getValue, isDescending) {
  const keyed = items.map((item) => [getValue(item), item]);
  const isMissing = (value) => value === null || value === undefined || value === "";
  keyed.sort(([a], [b]) =>
    isMissing(a) || isMissing(b) ? isMissing(a) - isMissing(b) : (isDescending ? -1 : 1) * compareValues(a, b));
  return keyed.map(([, item]) => item);
}

/**
 * A table of `columns`: {name, value(item), text(item), title(item), number,
 * minor, first}, the minor ones for wide windows, the first one to sort by.
 * Headings are buttons that sort, between which arrow keys go; rows take the
 * focus one at a time, and arrow keys go up and down.
 */
class SortedTable {
  constructor(id, label, columns, onChoose) {
    this.columns = columns;
    this.onChoose = onChoose;
    this.sorted = columns.findIndex((column) => column.first);
    this.isDescending = true;
    this.shown = 500;
    this.items = [];
    this.headings = columns.map((column, index) => {
      const button = make("button", { type: "button", onclick: () => this.sortBy(index) }, column.name);
      return make("th", { scope: "col", "aria-sort": "none", class: getClasses(column) }, button);
    });
    const head = make("tr", { onkeydown: (event) => this.moveInHead(event) }, ...this.headings);
    this.body = make("tbody", { onkeydown: (event) => this.moveInBody(event), onclick: (event) => this.choose(event) });
    this.table = make("table", { id, "aria-label": label }, make("thead", null, head), this.body);
    this.more = make("button", { type: "button", hidden: true, onclick: () => this.showMore() }, "Show more");
    this.element = make("div", null, make("div", { class: "scroll" }, this.table), this.more);
  }

  /** Numbers go from the largest down first, texts from A on. */
  sortBy(index) {
    this.isDescending = this.sorted === index ? !this.isDescending : Boolean(this.columns[index].number);
    this.sorted = index;
    this.render();
  }

  show(items) {
    this.items = items;
    this.render();
  }

  showMore() {
    this.shown *= 4;
    this.render();
  }

  render() {
    const column = this.columns[this.sorted];
    this.order = column ? sortItems(this.items, column.value, this.isDescending) : this.items;
    this.headings.forEach((heading, index) => {
      const direction = index !== this.sorted ? "none" : this.isDescending ? "descending" : "ascending";
      heading.setAttribute("aria-sort", direction);
      const arrow = { none: "", ascending: " \u25b2", descending: " \u25bc" }[direction];
      heading.firstChild.textContent = this.columns[index].name + arrow;
    });
    this.body.replaceChildren(...this.order.slice(0, this.shown).map((item, index) => this.makeRow(item, index)));
    this.more.hidden = this.order.length <= this.shown;
    this.more.textContent = `Show more: ${this.shown} of ${this.order.length} rows are here`;
  }

  makeRow(item, index) {
    const cells = this.columns.map((column) => {
      const text = column.text(item);
      const title = column.title ? column.title(item) : null;
      const isLong = text.length > 20;
      return make("td", { class: getClasses(column, isLong && "formula"), title: title || (isLong ? text : null) }, text);
    });
    const row = make("tr", { tabindex: index === 0 ? 0 : -1 }, ...cells);
    row.item = item;
    return row;
  }

  moveInHead(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const heading = event.target.closest("th");
    const next = step && this.headings[this.headings.indexOf(heading) + step];
    if (!next) return;
    next.firstChild.focus();
    event.preventDefault();
  }

  moveInBody(event) {
    const row = event.target.closest("tr");
    const next = { ArrowDown: row.nextSibling, ArrowUp: row.previousSibling }[event.key];
    if (event.key === "Enter" || event.key === " ") this.onChoose(row.item, row);
    else if (next) next.focus();
    else return;
    event.preventDefault();
  }

  choose(event) {
    const row = event.target.closest("tr");
    if (row) this.onChoose(row.item, row);
  }

  /** The row of the first item that `matches`, drawn if it was not. */
  find(matches) {
    const index = this.order.findIndex(matches);
    if (index < 0) return null;
    while (index >= this.shown) this.showMore();
    return this.body.children[index];
  }

  /** Marks the rows of items that `isChosen`. */
  mark(isChosen) {
    for (const row of this.body.children) {
      row.classList.toggle("chosen", isChosen(row.item));
      row.setAttribute("aria-selected", isChosen(row.item));
    }
  }
}
