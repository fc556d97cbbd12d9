import fc from "fast-check";
import { expect, test } from "vitest";
import { type GlyphName, glyph } from "../glyphs/glyph";
import type { Shape } from "../shape";
import { flawsOf } from "../testing/flaws";
import { type ClockPoint, dayClock } from "./day-clock";
import { type Period, periodBars } from "./period-bars";
import { daySheet, monthSheet } from "./sheets";
import { strips } from "./strips";

/** Every shape of a figure, including those in groups. */
function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

function span(from: number, to: number, isMarked = false): Period {
  return { from, to, label: `अवधि ${from}`, dates: `${1900 + from} – ${1900 + to}`, isMarked };
}

test("labels beside a clock stay apart and in the picture, however crowded its moments", () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 30, noNaN: true }), { maxLength: 16 }), (hours) => {
      const points = hours.map((at, index0): ClockPoint => ({ at, label: `Сумерки ${index0}` }));
      expect(flawsOf(dayClock({ rings: [], points, now: { at: 12.5, label: "现在" } }))).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("hours run clockwise from midnight at the bottom: six at the left, noon at the top", () => {
  const figure = dayClock({ rings: [], points: [6, 12, 18, 24].map((at) => ({ at, label: String(at) })) });
  const starts = flat(figure.shapes)
    .filter(({ attributes }) => attributes["data-at"] !== undefined)
    .map(({ attributes }) => [attributes["data-at"], String(attributes["d"]).split("L")[0]]);
  expect(new Map(starts.map(([at, start]) => [at, start]))).toEqual(
    new Map([
      [18, "M240 0"],
      [6, "M-240 0"],
      [12, "M0-240"],
      [24, "M0 240"],
    ]),
  );
});

test("a part of the day that passes midnight is one sector of the right length", () => {
  const figure = dayClock({ rings: [{ spans: [{ from: 18, to: 30, label: "Night" }] }] });
  const sector = flat(figure.shapes).find(({ attributes }) => attributes["data-from"] === 18)?.children?.[0];
  const outline = String(flat(sector?.children ?? [])[0]?.attributes["d"]);
  expect(outline).toBe("M-210 0A210 210 0 0 0 210 0L152 0A152 152 0 0 1-152 0Z");
});

test("parts of the day that have a glyph and no label leave no gaps in the description", () => {
  const spans = [6, 7, 8].map((from) => ({ from, to: from + 1, label: from === 7 ? "Mars" : "" }));
  expect(dayClock({ rings: [{ spans }, { spans: [{ from: 6, to: 18, label: "" }] }] }).description).toBe("Mars");
});

test("each period is as long as its share, and the next level opens the marked one", () => {
  const first = [span(0, 20), span(20, 26, true), span(26, 36)];
  const second = [span(20, 21), span(21, 26)];
  const figure = periodBars({ levels: [{ periods: first }, { periods: second }], width: 360, columns: 2 });
  const bars = flat(figure.shapes).filter(({ attributes }) => attributes["data-from"] !== undefined);
  expect(bars.map(({ children }) => children?.[0]?.attributes["width"])).toEqual([200, 100, 60, 60, 300]);
  expect(flawsOf(figure)).toEqual([]);
});

test("a stretch that passes the marked period opens from its own part of the level above", () => {
  const first = [span(0, 20), span(20, 30, true), span(30, 40)];
  const fanOf = (from: number, to: number): readonly (readonly unknown[])[] => {
    const figure = periodBars({
      levels: [{ periods: first }, { periods: [span(from, to)], isStretch: true }],
      width: 400,
    });
    const lines = flat(figure.shapes).filter(({ attributes }) => attributes["stroke-dasharray"] === "3 3");
    expect(flawsOf(figure)).toEqual([]);
    return lines.map(({ attributes }) => [attributes["x1"], attributes["x2"]]);
  };
  expect(fanOf(25, 35)).toEqual([
    [250, 0],
    [350, 400],
  ]);
  expect(fanOf(-5, 10)).toEqual([
    [0, 0],
    [100, 400],
  ]);
  expect(fanOf(40, 45)).toEqual([]);
});

test("the present is marked once in every level that contains it", () => {
  const levels = [{ periods: [span(0, 20), span(20, 40, true)] }, { periods: [span(20, 30, true), span(30, 40)] }];
  const marks = flat(periodBars({ levels, now: { at: 25, label: "2026" } }).shapes).filter(
    ({ attributes }) => attributes["data-now"] === 25,
  );
  expect(marks.map(({ children }) => children?.[0]?.attributes["x1"])).toEqual([450, 180]);
});

test("a period too short for its name has none in its bar, and is listed all the same", () => {
  const figure = periodBars({ levels: [{ periods: [span(0, 119), { ...span(119, 120), label: "Кету" }] }] });
  expect(flat(figure.shapes).filter(({ text }) => text === "Кету")).toHaveLength(1);
  expect(figure.description).toContain("Кету 2019 – 2020");
});

test("a day's groups fill columns of like height, each row once", () => {
  const rows = (count: number): { label: string; text: string }[] =>
    Array.from({ length: count }, (_, index0) => ({ label: `नक्षत्र ${index0}`, text: "पूर्वा फाल्गुनी ".repeat(4) }));
  const figure = daySheet({
    groups: [{ title: "One", rows: rows(6) }, { rows: rows(3) }, { title: "Two", rows: rows(4) }],
  });
  expect(flawsOf(figure)).toEqual([]);
  expect(flat(figure.shapes).filter(({ text }) => text?.startsWith("नक्षत्र"))).toHaveLength(13);
  expect(figure.height).toBeLessThan(30 + 9 * 26 + 18 + 1);
});

test("days are under their columns, and a cell without a day stays empty", () => {
  const days = [undefined, undefined, ...Array.from({ length: 28 }, (_, day0) => ({ label: String(day0 + 1) }))];
  const figure = monthSheet({ columns: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], days, width: 700 });
  expect(flawsOf(figure)).toEqual([]);
  const boxes = flat(figure.shapes).filter(({ tag }) => tag === "rect");
  expect(boxes).toHaveLength(28);
  expect(boxes[0]?.attributes["x"]).toBe(200);
});

test("the glyphs of a pair keep their order, and stay in the picture, up to the end of the scale", () => {
  const pair = { glyph: "saturn", second: "trine" } as const;
  for (const at of [0, 50, 99, 100]) {
    const width = 400;
    const { shapes } = strips({
      from: 0,
      to: 100,
      ticks: [],
      width,
      lanes: [{ label: "A", points: [{ at, ...pair }] }],
    });
    const xOf = (name: GlyphName) => {
      const { d } = glyph(name, { x: 0, y: 0, size: 24 }).attributes;
      const drawn = flat(shapes).filter(({ attributes }) => attributes["d"] === d);
      return drawn.map(({ attributes }) => Number(/translate\(([\d.]+)/.exec(String(attributes["transform"]))?.[1]));
    };
    const [first = Number.NaN] = xOf("saturn");
    const [second = Number.NaN] = xOf("trine");
    expect([at, second > first]).toEqual([at, true]);
    expect(second).toBeLessThan(width);
  }
});

test("crowded moments of a lane go below each other, each at its place on the scale", () => {
  const at = [0, 1, 1.2, 1.3, 50, 100];
  const figure = strips({
    from: 0,
    to: 100,
    ticks: [],
    lanes: [{ label: "A", points: at.map((one) => ({ at: one })) }],
  });
  const dots = flat(figure.shapes).filter(({ tag }) => tag === "circle");
  const placed = dots.map(({ attributes }) => ({ x: Number(attributes["cx"]), y: Number(attributes["cy"]) }));
  const apart = placed.every((one, index0) =>
    placed.slice(index0 + 1).every((other) => Math.hypot(one.x - other.x, one.y - other.y) >= 8),
  );
  expect(apart).toBe(true);
  const [first, last] = [Math.min(...placed.map(({ x }) => x)), Math.max(...placed.map(({ x }) => x))];
  const shares = placed.map(({ x }) => ((x - first) / (last - first)) * 100).sort((a, b) => a - b);
  shares.forEach((share, index0) => {
    expect(share).toBeCloseTo(at[index0] ?? 0, 1);
  });
});
