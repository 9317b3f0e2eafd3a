"""Random loop nests with guards, steps and bounds that depend on loops around, and what they do when they are run."""

import random
from collections import OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from .truth import LINE_BYTES

ELEMENT_BYTES = 4
MOST_ACCESSES = 300_000  # Of a nest that is run here.

Element = tuple[int, tuple[int, ...]]  # The number of an array, and an index into it.
Turns = dict[str, int]


class TooLongError(Exception):
    """A nest executes more than is worth running."""


@dataclass(frozen=True)
class Sum:
    """A sum of scaled induction variables."""

    factors: tuple[tuple[str, int], ...]
    constant: int

    def at(self, turns: Turns) -> int:
        return self.constant + sum(factor * turns[name] for name, factor in self.factors)

    def text(self) -> str:
        return " + ".join([f"{factor} * {name}" for name, factor in self.factors] + [str(self.constant)])


@dataclass
class Access:
    is_store: bool
    array: int
    index: list[Sum]


@dataclass
class Guard:
    """Its body runs where all sums are at least zero."""

    conditions: list[Sum]
    body: list[Access]


@dataclass
class Loop:
    name: str
    around: list[str]
    lowers: list[Sum]
    uppers: list[Sum]
    step: int
    body: list["Loop | Guard | Access"]


@dataclass
class RandomNest:
    """A loop over everything, and the shapes of the arrays that it accesses."""

    loop: Loop
    ranks: list[int]
    shapes: list[list[int]] = field(default_factory=list)

    def execute(self) -> Iterator[tuple[Access, Element]]:
        """Every access, in order."""

        def turn(statements: list[Loop | Guard | Access], turns: Turns) -> Iterator[tuple[Access, Element]]:
            for statement in statements:
                if isinstance(statement, Loop):
                    first = max(lower.at(turns) for lower in statement.lowers)
                    end = min(upper.at(turns) for upper in statement.uppers)
                    for value in range(first, end, statement.step):
                        yield from turn(statement.body, {**turns, statement.name: value})
                elif isinstance(statement, Guard):
                    if all(condition.at(turns) >= 0 for condition in statement.conditions):
                        yield from turn(list(statement.body), turns)
                else:
                    yield statement, (statement.array, tuple(index.at(turns) for index in statement.index))

        return turn([self.loop], {})

    def fit(self) -> int:
        """Moves the indices into arrays that are just large enough; returns how many accesses there are."""
        lows: dict[tuple[int, int], int] = {}
        highs: dict[tuple[int, int], int] = {}
        number = 0
        for _, (array, index) in self.execute():
            number += 1
            if number > MOST_ACCESSES:
                raise TooLongError
            for dimension, value in enumerate(index):
                key = (array, dimension)
                lows[key] = min(lows.get(key, value), value)
                highs[key] = max(highs.get(key, value), value)

        def visit(statements: list[Loop | Guard | Access], change: Callable[[Access], None]) -> None:
            for statement in statements:
                if isinstance(statement, Access):
                    change(statement)
                else:
                    visit(list(statement.body), change)

        def move(access: Access) -> None:
            access.index = [
                Sum(index.factors, index.constant - lows.get((access.array, dimension), 0))
                for dimension, index in enumerate(access.index)
            ]

        visit([self.loop], move)
        self.shapes = [
            [highs.get((array, d), 0) - lows.get((array, d), 0) + 1 for d in range(rank)]
            for array, rank in enumerate(self.ranks)
        ]
        return number

    def compulsory_bytes(self) -> int:
        """What is read before it is stored, and what is stored, once."""
        first: set[Element] = set()
        stored: set[Element] = set()
        for access, element in self.execute():
            if access.is_store:
                stored.add(element)
            elif element not in stored:
                first.add(element)
        return ELEMENT_BYTES * (len(first) + len(stored))

    def fills(self, capacity: int) -> int:
        """The lines that enter a cache which holds those touched last."""
        starts, start = [], 0
        for shape in self.shapes:
            starts.append(start)
            size = ELEMENT_BYTES
            for extent in shape:
                size *= extent
            start += -(-size // LINE_BYTES) + 1
        cache: OrderedDict[int, None] = OrderedDict()
        misses = 0
        for _, (array, index) in self.execute():
            place = 0
            for extent, value in zip(self.shapes[array], index, strict=True):
                place = place * extent + value
            line = starts[array] + ELEMENT_BYTES * place // LINE_BYTES
            if line in cache:
                cache.move_to_end(line)
                continue
            misses += 1
            cache[line] = None
            if len(cache) > capacity // LINE_BYTES:
                cache.popitem(last=False)
        return misses

    def text(self, name: str) -> str:
        """The nest as a function in the affine dialect."""
        types = [f"memref<{'x'.join(map(str, shape))}xf32>" for shape in self.shapes]
        arguments = ", ".join(f"%a{number}: {kind}" for number, kind in enumerate(types))
        lines = [f"func.func @{name}({arguments}) {{", "  %value = arith.constant 1.0 : f32"]

        def dims(around: list[str]) -> str:
            return f"({', '.join(name.lstrip('%') for name in around)})"

        def plain(sums: list[Sum]) -> str:
            return ", ".join(one.text().replace("%", "") for one in sums)

        def write(statements: list[Loop | Guard | Access], around: list[str], indent: str) -> None:
            operands = f"({', '.join(around)})"
            for statement in statements:
                if isinstance(statement, Access):
                    index = ", ".join(one.text() for one in statement.index)
                    what = f"%a{statement.array}[{index}] : {types[statement.array]}"
                    store, load = f"affine.store %value, {what}", f"%unused{len(lines)} = affine.load {what}"
                    lines.append(indent + (store if statement.is_store else load))
                    continue
                if isinstance(statement, Guard):
                    conditions = ", ".join(f"{one.text().replace('%', '')} >= 0" for one in statement.conditions)
                    lines.append(f"{indent}affine.if affine_set<{dims(around)} : ({conditions})>{operands} {{")
                    write(list(statement.body), around, indent + "  ")
                else:
                    ends = [
                        f"affine_map<{dims(around)} -> ({plain(sums)})>{operands}"
                        for sums in (statement.lowers, statement.uppers)
                    ]
                    lines.append(
                        f"{indent}affine.for {statement.name} = max {ends[0]} to min {ends[1]} step {statement.step} {{"
                    )
                    write(statement.body, [*around, statement.name], indent + "  ")
                lines.append(indent + "}")

        write([self.loop], [], "  ")
        return "\n".join([*lines, "  return", "}", ""])


def make_nest(seed: int, scale: int) -> RandomNest:
    """The nest of that number, whose loops turn up to about ten times `scale` times."""
    source = random.Random(seed)
    ranks = [source.choice([1, 1, 2, 2, 2]) for _ in range(source.randint(1, 2))]
    names: list[str] = []

    def make_sum(around: list[str], factors: list[int], constant: int) -> Sum:
        return Sum(((source.choice(around), source.choice(factors)),), constant)

    def make_bounds(around: list[str], constant: int, factors: list[int], offset: int) -> list[Sum]:
        bounds = [Sum((), constant)]
        if around and source.random() < 0.5:
            bounds.append(make_sum(around, factors, offset))
        return bounds[1:] if len(bounds) > 1 and source.random() < 0.4 else bounds

    def make_index(around: list[str]) -> Sum:
        kind, constant = source.random(), source.randint(-2, 2)
        if kind < 0.75:
            return make_sum(around, [1, 1, 1, 1, 2, -1], constant)
        if kind < 0.9 and len(around) > 1:
            first, second = source.sample(around, 2)
            return Sum(((first, 1), (second, source.choice([1, -1, 12]))), constant)
        return Sum((), constant)

    def make_accesses(around: list[str]) -> list[Access]:
        accesses = []
        for _ in range(source.choice([1, 2, 2, 3])):
            array = source.randrange(len(ranks))
            is_store = source.choice([False, False, True])
            accesses.append(Access(is_store, array, [make_index(around) for _ in range(ranks[array])]))
        return accesses

    def make_loop(around: list[str]) -> Loop:
        name = f"%i{len(names)}"
        names.append(name)
        lowers = make_bounds(around, scale * source.randint(0, 3), [1, 1, 1, -1, 2], scale * source.randint(-3, 3))
        uppers = make_bounds(around, scale * source.randint(4, 11), [1, 1, 1, -1], scale * source.randint(0, 6))
        step = source.choice([1, 1, 1, 1, 1, 2, 3])
        return Loop(name, around, lowers, uppers, step, make_body([*around, name]))

    def make_body(around: list[str]) -> list[Loop | Guard | Access]:
        body: list[Loop | Guard | Access] = []
        for _ in range(source.choice([1, 1, 1, 2])):
            if len(around) < 3 and source.random() < 0.65:
                body.append(make_loop(around))
            elif source.random() < 0.3:
                sums = [
                    make_sum(around, [1, -1], scale * source.randint(-4, 6)) for _ in range(source.choice([1, 1, 2]))
                ]
                body.append(Guard(sums, make_accesses(around)))
            else:
                body += make_accesses(around)
        return body

    return RandomNest(make_loop([]), ranks)
