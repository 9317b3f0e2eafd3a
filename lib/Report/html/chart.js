// The charts: what their marks do, and which marks show. Part of roofline-opt;
// see LICENSE.

class Charts {
  /** `onChoose` gets the ids of the kernels of a mark. */
  constructor(figures, onChoose) {
    this.figures = [...figures];
    this.onChoose = onChoose;
    this.tip = make("div", { id: "tip", role: "tooltip", hidden: true });
    document.body.append(this.tip);
    this.layers = new Map();
    for (const figure of this.figures)
      for (const mark of this.marksOf(figure)) this.prepare(mark, this.takeTitle(mark));
  }

  marksOf(figure) {
    return [...figure.querySelectorAll("[data-kernels]")];
  }

  getIds(mark) {
    return mark.dataset.kernels.split(" ").map(Number);
  }

  /** The text that browsers show for themselves becomes ours, which the keyboard gets as well. */
  takeTitle(mark) {
    const title = mark.querySelector("title");
    title.remove();
    return title.textContent;
  }

  prepare(mark, text) {
    mark.setAttribute("aria-label", text);
    mark.setAttribute("role", "button");
    mark.setAttribute("tabindex", "0");
    const choose = () => this.onChoose(this.getIds(mark), mark);
    mark.addEventListener("click", choose);
    mark.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      choose();
      event.preventDefault();
    });
    mark.addEventListener("mousemove", (event) => this.showTip(text, event.clientX, event.clientY));
    mark.addEventListener("focus", () => {
      const box = mark.getBoundingClientRect();
      this.showTip(text, box.right, box.bottom);
    });
    for (const name of ["mouseleave", "blur"]) mark.addEventListener(name, () => { this.tip.hidden = true; });
  }

  showTip(text, x, y) {
    this.tip.textContent = text;
    this.tip.hidden = false;
    const { width, height } = this.tip.getBoundingClientRect();
    this.tip.style.left = `${Math.max(4, Math.min(x + 14, innerWidth - width - 8))}px`;
    this.tip.style.top = `${Math.max(4, Math.min(y + 14, innerHeight - height - 8))}px`;
  }

  /**
   * Shows the chart of `target`, or the first one, faint, where it has none;
   * whether it has one. With `moved`, what `MarkLayer.draw` takes, marks stand
   * where that puts them, else as they were drawn.
   */
  show(target, moved) {
    const own = this.figures.find((figure) => figure.dataset.target === target);
    const shown = own || this.figures[0];
    for (const figure of this.figures) {
      figure.hidden = figure !== shown;
      figure.classList.toggle("stale", !own);
      figure.classList.toggle("sized", Boolean(own && moved));
      this.layers.get(figure)?.crop(Boolean(own && moved));
    }
    if (own && moved) this.move(own, moved);
    return Boolean(own);
  }

  move(figure, moved) {
    if (!this.layers.has(figure)) this.layers.set(figure, new MarkLayer(figure));
    this.tip.hidden = true;
    this.layers.get(figure).crop(true);
    for (const [mark, text] of this.layers.get(figure).draw(...moved)) this.prepare(mark, text);
  }

  /** Marks what stands for a kernel of `ids`, in all charts; the first mark that shows. */
  mark(ids) {
    let first = null;
    for (const figure of this.figures)
      for (const mark of this.marksOf(figure)) {
        const isChosen = this.getIds(mark).some((id) => ids.has(id));
        mark.classList.toggle("chosen", isChosen);
        if (isChosen && !first && mark.checkVisibility()) first = mark;
      }
    return first;
  }
}
