#!/usr/bin/env python3
# Part of roofline-opt, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Opens HTML reports and charts in a real Chromium and uses them.

Writes reports with build/bin/roofline-opt, loads them from disk while offline,
and fails for whatever goes to the console or asks for a network. Sorts,
filters, points, clicks, types and moves; what the page judges itself, on other
targets and at other sizes, must be what the tool says with --target and --dims,
in tables and by where marks stand. No text of a chart may stand on another.

Needs Chromium (Debian: chromium) and playwright for Python, without browsers
of its own: pip install playwright. Exit status: 0 if all is well, 1 if not, 2
if nothing could be checked.
"""

import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import traceback

ROOT = pathlib.Path(__file__).resolve().parent.parent
DECODE = ROOT / "docs/examples/llama-decode.mlir"
OPEN = ROOT / "test/Models/Inputs/llama3-8b-layer-decode-dynamic.mlir"
ORDERED = ROOT / "test/Report/Inputs/transposed-in-tiles.mlir"
BOOKED = [
    ROOT / "test/Report/Inputs/mixed.mlir",
    ROOT / "test/Report/Inputs/accumulators.mlir",
]
# Fields of a verdict in the page, and in JSON.
SAME = {
    "seconds": "time_s",
    "ridge": "ridge",
    "attainable": "attainable_flops_per_s",
    "percent": "percent_of_peak",
}
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
NUM_KERNELS = 10000
HOSTILE = """func.func @"</script><img src=x onerror=alert(1)>&"(%x: tensor<8xf32>)
    -> tensor<8xf32> {
  %r = arith.addf %x, %x : tensor<8xf32>
  return %r : tensor<8xf32>
}
"""


def make_large():
    """Elementwise ops of NUM_KERNELS sizes, so that no two are in one row."""
    functions = [
        f"func.func @f{n}(%x: tensor<{n}xf32>) -> tensor<{n}xf32> {{\n"
        f"  %r = arith.addf %x, %x : tensor<{n}xf32>\n"
        f"  return %r : tensor<{n}xf32>\n}}\n"
        for n in range(1, NUM_KERNELS + 1)
    ]
    return "".join(functions)


# One group to fuse, beside a product of which the rows are open.
MIXED = """func.func @chain(%x: tensor<4096x4096xf32>) -> tensor<4096x4096xf32> {
  %a = linalg.exp ins(%x : tensor<4096x4096xf32>)
    outs(%x : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  %b = linalg.negf ins(%a : tensor<4096x4096xf32>)
    outs(%x : tensor<4096x4096xf32>) -> tensor<4096x4096xf32>
  return %b : tensor<4096x4096xf32>
}
func.func @up(%x: tensor<?x4096xbf16> {roofline.dims = ["B", ""]},
              %w: tensor<4096x4096xbf16>, %i: tensor<?x4096xbf16>)
    -> tensor<?x4096xbf16> {
  %y = linalg.matmul ins(%x, %w : tensor<?x4096xbf16>, tensor<4096x4096xbf16>)
    outs(%i : tensor<?x4096xbf16>) -> tensor<?x4096xbf16>
  return %y : tensor<?x4096xbf16>
}
"""
# Where marks that moved stand, as intensity and rate, by the kernel they are of.
PLACES = """() => {
  const figure = document.querySelector("figure:not([hidden])");
  const axes = JSON.parse(figure.querySelector("svg").dataset.axes);
  const read = ([low, high, from, to], at) =>
    low * (high / low) ** ((at - from) / (to - from));
  return [...figure.querySelectorAll(".moved [data-kernels]")].map((mark) => {
    const { e, f } = mark.transform.baseVal.consolidate().matrix;
    const inPlot = e >= axes.x[2] - 1 && e <= axes.x[3] + 1;
    return [mark.dataset.kernels.split(" ").map(Number), inPlot,
            read(axes.x, e), read(axes.y, f)];
  });
}"""
# Pairs of texts of a chart that stand on each other, by more than a pixel.
OVERLAPS = """() => {
  const texts = [...document.querySelectorAll("svg.roofline text:not(.halo)")]
    .map((text) => [text.textContent, text.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  const pairs = [];
  texts.forEach(([mine, a], i) => texts.slice(i + 1).forEach(([other, b]) => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 1 && down > 3) pairs.push(`"${mine}" on "${other}"`);
  }));
  return pairs;
}"""


class Tool:
    """roofline-opt, with a folder for what it reads and writes."""

    def __init__(self, path, folder):
        self.path = path
        self.folder = pathlib.Path(folder)

    def write(self, name, text):
        path = self.folder / name
        path.write_text(text)
        return path

    def report(self, form, name, source, *options):
        path = self.folder / name
        subprocess.run(
            [self.path, "--analyze", f"--report={form}:{path}", source]
            + ["-o", "/dev/null", *options],
            check=True,
        )
        return path

    def totals(self, source, *options):
        path = self.report("json", "other.json", source, *options)
        return json.loads(path.read_text())["totals"]


class Page:
    """A report in the browser, and what went wrong in it."""

    def __init__(self, browser, path, **options):
        self.context = browser.new_context(offline=True, **options)
        self.page = self.context.new_page()
        self.problems = []
        self.page.on("console", lambda m: self.problems.append(f"console: {m.text}"))
        self.page.on("pageerror", lambda e: self.problems.append(f"error: {e}"))
        self.page.on("request", self.see_request)
        self.url = path.as_uri()
        self.page.goto(self.url)

    def see_request(self, request):
        if request.url != self.url and not request.url.startswith("data:"):
            self.problems.append(f"asked for {request.url}")

    def column(self, number):
        """The texts of a column of the kernel table."""
        return self.page.locator(
            f"#kernels tbody td:nth-child({number + 1})"
        ).all_inner_texts()

    def seconds(self):
        return self.page.evaluate("state.sum.seconds")

    def close(self):
        self.context.close()
        assert not self.problems, self.problems


def check_close(found, wanted, what):
    assert found is not None and abs(found - wanted) <= 1e-9 * abs(wanted), (
        f"{what}: the page has {found}, the tool {wanted}"
    )


def check_table(browser, tool):
    """Sorting by value, by keyboard too; filters."""
    page = Page(browser, tool.report("html", "table.html", DECODE))
    by_time = page.column(1)
    heads = page.page.locator("#kernels th button")
    heads.nth(1).click()
    by_line = page.column(1)
    lines = [int(place.split(":")[1]) for place in by_line]
    assert lines == sorted(lines) and by_line != by_time, lines
    # 65.5 k comes after 235 M although 6 > 2, and above 28.7 k.
    heads.nth(4).press("Enter")
    values = page.page.evaluate(
        "[...kernels.body.children].map((row) => sumOf(row.item, row.item.ops))"
    )
    assert values == sorted(values, reverse=True), values
    assert page.page.locator("#kernels th").nth(4).get_attribute(
        "aria-sort") == "descending"
    heads.nth(4).press("ArrowRight")
    page.page.keyboard.press("Enter")
    assert page.page.locator("#kernels th").nth(5).get_attribute(
        "aria-sort") == "descending"
    page.page.fill("#filter", "batch_matmul")
    assert set(page.column(0)) == {"linalg.batch_matmul"}, page.column(0)
    page.page.fill("#filter", "")
    page.page.select_option("#bound", "hbm")
    assert set(page.column(8)) == {"hbm"}
    page.close()


def check_chart(browser, tool):
    """Hovering, and from a mark to its row and back."""
    page = Page(browser, tool.report("html", "chart.html", DECODE))
    mark = page.page.locator("figure:not([hidden]) [data-kernels]").first
    assert not page.page.locator("#tip").is_visible()
    mark.hover(force=True)
    assert "bound by hbm" in page.page.locator("#tip").inner_text()
    # A filter that hides the row gives way.
    page.page.fill("#filter", "nothing has this")
    assert page.page.locator("#kernels tbody tr").count() == 0
    mark.focus()
    page.page.keyboard.press("Enter")
    chosen = page.page.locator("#kernels tbody tr.chosen")
    assert chosen.count() > 0
    assert page.page.evaluate("document.activeElement.tagName") == "TR"
    page.page.keyboard.press("ArrowDown")
    page.page.keyboard.press("Enter")
    assert page.page.locator(
        "figure:not([hidden]) [data-kernels].chosen"
    ).count() == 1
    page.page.locator("#groups tbody tr").first.click()
    assert page.page.locator("#kernels tbody tr.chosen").count() > 1
    page.close()


def check_targets(browser, tool):
    """Every target of the control, against the tool on that target."""
    page = Page(browser, tool.report("html", "t.html", DECODE, "--target=h100,h200"))
    names = page.page.locator("#target option").all_inner_texts()
    assert names[:2] == ["h100-sxm", "h200"] and len(names) > 40, names
    for name in ("h200", "mi300x", "rtx4090", "a100-sxm4-80gb", "xeon-8480plus"):
        page.page.select_option("#target", label=name)
        wanted = tool.totals(DECODE, f"--target={name}")
        check_close(page.seconds(), wanted["time_s"], name)
        assert ("lower bounds" in page.page.locator("#state").inner_text()) == bool(
            wanted["unrated"]
        ), name
        shown = page.page.locator("figure:not([hidden])").get_attribute("data-target")
        assert shown == name, shown
    page.close()


def check_booking(browser, tool):
    """Every kernel on every shipped target, whatever types it has."""
    for source in BOOKED:
        page = Page(browser, tool.report("html", "b.html", source))
        names = page.page.locator("#target option").all_inner_texts()
        path = tool.report("json", "b.json", source, "--target=" + ",".join(names))
        kernels = json.loads(path.read_text())["kernels"]
        assert len(kernels) > 1, source
        for number, name in enumerate(names):
            page.page.select_option("#target", label=name)
            rows = page.page.evaluate("data.rows.map((row) => [row.id, row.verdict])")
            for identity, verdict in rows:
                wanted = kernels[identity]["by_target"][number]
                assert wanted["name"] == name
                where = f"{source.name}, kernel {identity} on {name}"
                assert verdict["bound"] == wanted["bound_by"], (where, verdict, wanted)
                assert verdict["unrated"] == wanted["unrated"], where
                for mine, theirs in SAME.items():
                    if wanted[theirs] is None:
                        assert verdict[mine] is None, (where, mine)
                    else:
                        check_close(verdict[mine], wanted[theirs], f"{where}, {mine}")
        page.close()


def check_other_caches(browser, tool):
    """Bytes that an order decides are not carried to another target."""
    page = Page(browser, tool.report("html", "o.html", ORDERED, "--target=h100,h200"))
    page.page.select_option("#target", label="h200")
    wanted = tool.totals(ORDERED, "--target=h200")["time_s"]
    check_close(page.seconds(), wanted, "order")
    page.page.select_option("#target", label="epyc-9654")
    assert page.seconds() is None
    assert page.column(8) == ["not known"], page.column(8)
    assert page.page.locator("figure.stale:not([hidden])").count() == 1
    page.close()


def check_sizes(browser, tool):
    """Sliders, by keys too, against the tool with --dims; then on another target."""
    page = Page(browser, tool.report("html", "s.html", OPEN))
    assert page.seconds() is None
    sliders = page.page.locator("input[type=range]")
    names = [sliders.nth(i).get_attribute("data-symbol") for i in range(sliders.count())]
    assert sorted(names) == ["B", "S"], names
    slider = page.page.locator("input[data-symbol=B]")
    slider.focus()
    slider.press("End")
    assert page.page.evaluate("state.sizes.B") > 1
    slider.press("Home")
    at = [page.page.evaluate("state.sizes.B")]
    for key in ("ArrowRight", "ArrowRight", "ArrowUp", "ArrowLeft"):
        slider.press(key)
        at.append(page.page.evaluate("state.sizes.B"))
    assert at == [1, 2, 3, 4, 3], at
    for sizes in ({"B": 1, "S": 2048}, {"B": 48, "S": 777}):
        dims = set_sizes(page, sizes)
        page.page.select_option("#target", label="h100-sxm")
        check_close(page.seconds(), tool.totals(OPEN, dims)["time_s"], dims)
        page.page.select_option("#target", label="mi300x")
        wanted = tool.totals(OPEN, dims, "--target=mi300x")["time_s"]
        check_close(page.seconds(), wanted, dims + " on mi300x")
    page.page.get_by_label("Leave S open", exact=True).click()
    assert page.seconds() is None
    page.close()


def set_sizes(page, sizes):
    for name, value in sizes.items():
        box = page.page.get_by_label(f"Value of {name}", exact=True)
        box.fill(str(value))
        box.press("Tab")
    return "--dims=" + ",".join(f"{name}={value}" for name, value in sizes.items())


def check_places(page, tool, source, *options):
    """Every mark that moved stands where the tool puts its kernels."""
    path = tool.report("json", "moved.json", source, *options)
    kernels = json.loads(path.read_text())["kernels"]
    places = page.page.evaluate(PLACES)
    assert places, options
    for ids, in_plot, intensity, attainable in places:
        for identity in ids:
            kernel = kernels[identity]
            assert bool(kernel["flops"] and kernel["intensity"]) == in_plot, kernel
            # Kernels of one mark are up to three pixels apart.
            near = 1.01 if len(ids) == 1 else 1.2
            for found, wanted in ((intensity, kernel["intensity"]),
                                  (attainable, kernel["attainable_flops_per_s"])):
                if in_plot:
                    assert 1 / near < found / wanted < near, (options, kernel, found)


def check_moved_chart(browser, tool):
    """Marks, legend, floor and compared targets at the sizes of the sliders."""
    page = Page(browser, tool.report("html", "m.html", OPEN, "--target=h100,h200"))
    places = []
    for sizes in ({"B": 48, "S": 777}, {"B": 1, "S": 4096}):
        dims = set_sizes(page, sizes)
        for target in ("h100-sxm", "mi300x"):
            page.page.select_option("#target", label=target)
            check_places(page, tool, OPEN, dims, f"--target={target}")
            assert page.page.locator("figure.stale:not([hidden])").count() == 0
            assert not page.page.locator(
                "figure:not([hidden]) .asis").first.is_visible()
            assert page.page.evaluate(OVERLAPS) == []
            floor = page.page.evaluate("sumFloor().seconds")
            path = tool.report("json", "f.json", OPEN, dims, f"--target={target}")
            check_close(floor, json.loads(path.read_text())["totals"]["floor"]["time_s"],
                        f"floor {dims} {target}")
        places.append(page.page.evaluate(PLACES))
        title = page.page.locator("figure:not([hidden]) text.title.moved")
        assert f"B = {sizes['B']}" in title.text_content(), title.text_content()
        times = page.page.locator("#compared tbody td:nth-child(4)").all_inner_texts()
        wanted = [tool.totals(OPEN, dims, f"--target={name}")["time_s"]
                  for name in ("h100-sxm", "h200")]
        assert times == [page.page.evaluate("(s) => formatQuantity(s, 's')", time)
                         for time in wanted], (times, wanted)
    assert places[0] != places[1]
    mark = page.page.locator("figure:not([hidden]) .moved [data-kernels]").first
    mark.focus()
    page.page.keyboard.press("Enter")
    assert page.page.locator("#kernels tbody tr.chosen").count() > 0
    for scheme in ("light", "dark"):
        page.page.emulate_media(color_scheme=scheme)
        page.page.screenshot(path=str(tool.folder / f"moved-{scheme}.png"), full_page=True)
    for name in ("B", "S"):
        page.page.get_by_label(f"Leave {name} open", exact=True).click()
    assert page.page.locator("figure:not([hidden]) .asis").first.is_visible()
    page.close()


def check_moved_groups(browser, tool):
    """What to fuse beside open sizes: arrows stay, the fused total follows."""
    source = tool.write("mixed.mlir", MIXED)
    page = Page(browser, tool.report("html", "g.html", source))
    for rows in (1, 512):
        dims = set_sizes(page, {"B": rows})
        wanted = json.loads(
            tool.report("json", "g.json", source, dims).read_text())["totals"]
        for name, value in (("sumFused(state.sum).seconds", wanted["fused"]["time_s"]),
                            ("sumFused(state.sum).bytes",
                             sum(wanted["fused"]["bytes"]["hbm"][key]
                                 for key in ("read", "written"))),
                            ("sumFloor().seconds", wanted["floor"]["time_s"])):
            check_close(page.page.evaluate(name), value, f"{name} {dims}")
        names = page.page.locator("#totals tbody th").all_inner_texts()
        assert names == ["unfused", "fused", "floor"], names
        regimes = page.page.locator("#totals tbody td:nth-child(5)").all_inner_texts()
        assert regimes == [wanted["regime"], wanted["fused"]["regime"],
                           wanted["floor"]["regime"]], (regimes, wanted)
        assert page.page.locator(".moved path.h").count() == 1
        assert page.page.locator(".moved path.a").count() >= 1
    page.close()


def list_charts(tool):
    """Sources and options of the charts whose texts are looked at."""
    models = ROOT / "test/Models/Inputs"
    one = tool.write("one.mlir", make_large().split("}\n")[0] + "}\n")
    return {
        "prefill": [models / "llama3-8b-layer-prefill-2048.mlir"],
        "decode": [models / "llama3-8b-layer-decode-b64.mlir"],
        "bert": [models / "bert-base.mlir"],
        "resnet": [models / "resnet50.mlir"],
        "one": [one],
        "large": [tool.write("large.mlir", make_large())],
        "mixed": [tool.write("mixed.mlir", MIXED), "--dims=B=64"],
        "targets": [models / "llama3-8b-layer-prefill-2048.mlir",
                    "--target=h100,h200,mi300x,b200"],
        "measured": [DECODE, "--target=a100", "--ceilings=measured"],
        "sweep": [OPEN, "--dims=S=2048", "--sweep=B=1:512:log"],
    }


def check_charts(browser, tool):
    """No text of a chart on another, at its own width, light and dark."""
    problems = []
    for name, (source, *options) in list_charts(tool).items():
        path = tool.report("svg", f"{name}.svg", source, "--levers=none", *options)
        view = tool.write(f"{name}-svg.html", path.read_text())
        for scheme in ("light", "dark"):
            page = Page(browser, view, color_scheme=scheme,
                        viewport={"width": 800, "height": 900})
            problems += [f"{name}: {pair}" for pair in page.page.evaluate(OVERLAPS)]
            page.page.locator("svg").screenshot(
                path=str(tool.folder / f"chart-{name}-{scheme}.png"))
            page.close()
    assert not problems, "\n".join(problems)


def check_names(browser, tool):
    """Names stay text."""
    source = tool.write("hostile.mlir", HOSTILE)
    page = Page(browser, tool.report("html", "hostile.html", source))
    assert page.page.locator("img").count() == 0
    title = page.page.locator("#kernels td").nth(1).get_attribute("title")
    assert "</script><img src=x onerror=alert(1)>&" in title, title
    page.close()


def check_large(browser, tool):
    """Many rows: a part is drawn, all are sorted and found."""
    source = tool.write("large.mlir", make_large())
    page = Page(browser, tool.report("html", "large.html", source))
    assert page.page.locator("#kernels tbody tr").count() == 500
    page.page.locator("#kernels th button").nth(5).click()
    page.page.locator("#kernels th button").nth(5).click()
    assert page.column(5)[0] == "8 B", page.column(5)[0]
    page.page.fill("#filter", f"f{NUM_KERNELS}")
    assert page.page.locator("#kernels tbody tr").count() == 1
    page.close()


def check_widths(browser, tool):
    """No width makes the page wider than the window, in either scheme."""
    path = tool.report("html", "w.html", DECODE, "--target=h100,h200")
    for scheme in ("light", "dark"):
        for width in (800, 1200, 1600):
            page = Page(browser, path, color_scheme=scheme,
                        viewport={"width": width, "height": 900})
            wide = page.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width, (width, wide)
            page.page.screenshot(path=str(tool.folder / f"{scheme}-{width}.png"),
                                 full_page=True)
            page.close()


CHECKS = [check_table, check_chart, check_targets, check_booking,
          check_other_caches, check_sizes, check_moved_chart, check_moved_groups,
          check_charts, check_names, check_large, check_widths]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tool", default=ROOT / "build/bin/roofline-opt")
    parser.add_argument("--chromium", default=shutil.which("chromium"))
    parser.add_argument("--keep", help="folder for reports and screenshots")
    arguments = parser.parse_args()
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        print("playwright is missing: pip install playwright", file=sys.stderr)
        return 2
    if not arguments.chromium:
        print("chromium is missing: apt install chromium", file=sys.stderr)
        return 2
    failed = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        if arguments.keep:
            folder = arguments.keep
            pathlib.Path(folder).mkdir(parents=True, exist_ok=True)
        browser = playwright.chromium.launch(
            executable_path=arguments.chromium, args=FLAGS
        )
        tool = Tool(arguments.tool, folder)
        for check in CHECKS:
            try:
                check(browser, tool)
                print(f"ok      {check.__name__}: {check.__doc__}")
            except Exception as error:  # each check stands for itself
                failed += 1
                print(f"FAILED  {check.__name__}: {error}")
                traceback.print_exc()
        browser.close()
    print(f"{len(CHECKS) - failed} of {len(CHECKS)} checks passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
