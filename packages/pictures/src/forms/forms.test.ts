import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Figure, stacked, type TextBox, textBoxes, tiled } from "../figure";
import { mirrored } from "../mirror";
import type { Shape } from "../shape";
import { flawsOf } from "../testing/flaws";
import { bars } from "./bars";
import { aspectGrid } from "./grid";
import { ring } from "./ring";
import { strips } from "./strips";
import { table } from "./table";

/** Texts as they occur in ten languages, and some extreme ones. */
const words = fc.constantFrom(
  "Sun",
  "Geburtshoroskop",
  "नक्षत्र उत्तराभाद्रपदा",
  "紫微斗數",
  "Ретроградность",
  "W",
  "a question of very many letters ".repeat(60),
);

function all(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...all(one.children ?? [])]);
}

function texts(figure: Figure): readonly string[] {
  return textBoxes(figure.shapes).map(({ text }) => text);
}

function middleOf({ corners }: TextBox): { x: number; y: number } {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(corners.map(({ x }) => x)), y: mean(corners.map(({ y }) => y)) };
}

describe("a table", () => {
  const columns = [{ title: "One" }, { title: "Two", anchor: "end" }, { title: "Three", anchor: "middle" }] as const;
  const rows = fc.array(fc.tuple(words, words, words), { minLength: 1, maxLength: 6 });

  test("keeps every text in its cell, whatever its length", () => {
    fc.assert(
      fc.property(rows, (list) => {
        const figure = table({ heading: "Heading", note: "Note", columns, rows: list.map((cells) => ({ cells })) });
        expect(flawsOf(figure)).toEqual([]);
        expect(flawsOf(mirrored(figure))).toEqual([]);
      }),
    );
  });

  test("lets wide columns give way before narrow ones", () => {
    const long = "a question of very many letters ".repeat(5);
    const figure = table({ columns, rows: [{ cells: [long, "12°33′", long] }] });
    expect(texts(figure)).toContain("12°33′");
    const [short] = all(figure.shapes).filter(({ text }) => text === "12°33′");
    expect(short?.attributes["font-size"]).toBe(14);
  });

  test("describes its rows for readers who cannot see it", () => {
    expect(table({ columns, rows: [{ cells: ["a", { glyph: "sun", text: "b" }, ""] }] }).description).toBe("a, b");
  });
});

describe("bars", () => {
  test("are as long as their values, and say them", () => {
    const figure = bars({
      scale: [0, 100],
      bars: [
        { label: "a", value: 25 },
        { label: "b", value: 50, text: "half" },
      ],
    });
    const [quarter = 0, half = 0] = all(figure.shapes)
      .filter(({ attributes }) => "data-value" in attributes)
      .map(({ attributes }) => Number(attributes["width"]));
    expect(half / quarter).toBeCloseTo(2, 9);
    expect(texts(figure)).toEqual(["a", "25", "b", "half"]);
  });

  test("keep to their places with any names, below zero too", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(words, fc.integer({ min: -50, max: 50 })), { minLength: 1, maxLength: 8 }),
        (list) => {
          const figure = bars({ scale: [-50, 50], bars: list.map(([label, value]) => ({ label, value })) });
          expect(flawsOf(figure)).toEqual([]);
        },
      ),
    );
  });
});

describe("strips", () => {
  const data = {
    from: 2000,
    to: 2100,
    ticks: [2000, 2050, 2100].map((at) => ({ at, label: String(at) })),
    lanes: [
      {
        label: "Periods",
        spans: [
          { from: 1990, to: 2025, label: "Sun" },
          { from: 2025, to: 2100, label: "Moon", isMarked: true },
        ],
      },
    ],
    now: { at: 2099.9, label: "2099-11-22" },
  };
  const spans = (figure: Figure): readonly Shape[] =>
    all(figure.shapes).filter(({ attributes }) => "data-from" in attributes);
  const left = (one: Shape | undefined): number => Number(one?.children?.[0]?.attributes["x"]);

  test("are cut at the scale's ends, and drawn in proportion", () => {
    const [sun, moon] = spans(strips(data)).map(({ children = [] }) => Number(children[0]?.attributes["width"]));
    expect((moon ?? 0) / (sun ?? 1)).toBeCloseTo(3, 9);
    expect(flawsOf(strips(data))).toEqual([]);
  });

  test("keep the marks of points apart and within the lane, with a second glyph beside or without", () => {
    const points = Array.from({ length: 60 }, (_, index0) => ({
      at: 2000 + (index0 * 100) / 59,
      glyph: "trine" as const,
      ...(index0 % 3 === 0 ? {} : { second: "venus" as const }),
    }));
    const figure = strips({ from: 2000, to: 2100, ticks: [], lanes: [{ label: "Mars", points }] });
    const places = all(figure.shapes)
      .filter(({ attributes }) => "data-at" in attributes)
      .flatMap(({ children = [] }) => children.filter(({ tag }) => tag === "circle"))
      .map(({ attributes }) => ({ x: Number(attributes["cx"]), y: Number(attributes["cy"]) }));
    expect(places).toHaveLength(60 + 40);
    for (const [index0, one] of places.entries()) {
      expect(one.x).toBeLessThanOrEqual(figure.width);
      for (const other of places.slice(index0 + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(14);
      }
    }
  });

  test("show the moments of a lane below its periods", () => {
    const points = [2000, 2001, 2002, 2050].map((at) => ({ at, glyph: "trine" as const }));
    const figure = strips({ ...data, lanes: data.lanes.map((lane) => ({ ...lane, points })) });
    const bottom = Math.max(
      ...spans(figure).map(({ children = [] }) => {
        const { y, height } = children[0]?.attributes ?? {};
        return Number(y) + Number(height);
      }),
    );
    const marks = all(figure.shapes).filter(({ attributes }) => "data-at" in attributes && !("x1" in attributes));
    const circles = marks.flatMap(({ children = [] }) => children.filter(({ tag }) => tag === "circle"));
    expect(circles).toHaveLength(4);
    for (const { attributes } of circles) expect(Number(attributes["cy"]) - 8).toBeGreaterThanOrEqual(bottom);
    expect(flawsOf(figure)).toEqual([]);
  });

  test("are mirrored for right-to-left languages, but letters are not", () => {
    const figure = strips(data);
    const [sun, moon] = spans(mirrored(figure));
    expect(left(sun)).toBeGreaterThan(left(moon));
    expect(texts(mirrored(figure))).toEqual(texts(figure));
    expect(flawsOf(mirrored(figure))).toEqual([]);
    const twice = textBoxes(mirrored(mirrored(figure)).shapes).map((box) => Math.round(middleOf(box).x) + 0);
    expect(twice).toEqual(textBoxes(figure.shapes).map((box) => Math.round(middleOf(box).x) + 0));
  });
});

test("a bar of parts ends at its value, and has its own line", () => {
  const parts = [
    { value: 3, paint: "earth" as const },
    { value: 4, paint: "water" as const },
  ];
  const figure = bars({
    scale: [-1, 10],
    legend: { parts: parts.map(({ paint }) => ({ label: paint, paint })), due: "required" },
    bars: [
      { label: "parts", value: 6, start: -1, parts, due: 5 },
      { label: "whole", value: 6 },
    ],
  });
  const drawn = all(figure.shapes).filter(({ attributes }) => "data-value" in attributes);
  const ends = drawn.map(({ attributes: { x, width } }) => Number(x) + Number(width));
  expect(drawn.map(({ attributes }) => attributes["data-value"])).toEqual([3, 4, 6]);
  expect(ends[1]).toBeCloseTo(ends[2] ?? 0, 6);
  expect(texts(figure)).toEqual(expect.arrayContaining(["earth", "water", "required"]));
  expect(flawsOf(figure)).toEqual([]);
});

describe("a ring", () => {
  test("joins the cells of a bond inside the ring, and names it", () => {
    const cells = Array.from({ length: 12 }, (_, index0) => ({ label: String(index0) }));
    const bonds = [{ cells: [0, 4, 8], label: "Fire", paint: "fire" as const }];
    const figure = ring({ rings: [{ cells, thickness: 124 }], bonds });
    const dots = all(figure.shapes).filter(({ tag }) => tag === "circle");
    const from = dots.map(({ attributes: { cx, cy } }) => Math.hypot(Number(cx), Number(cy)));
    expect(from).toHaveLength(3);
    for (const distance of from) expect(distance).toBeLessThan(320 - 124);
    expect(texts(figure)).toContain("Fire");
    expect(figure.description).toContain("Fire: 0, 4, 8");
    expect(flawsOf(figure)).toEqual([]);
  });

  test("gives cells without degrees equal shares, clockwise from the top", () => {
    const figure = ring({ rings: [{ cells: ["a", "b", "c", "d"].map((label) => ({ label })) }] });
    const middles = textBoxes(figure.shapes).map(middleOf);
    expect(middles.map(({ x, y }) => [Math.sign(x - 320), Math.sign(y - 320)])).toEqual([
      [1, -1],
      [1, 1],
      [-1, 1],
      [-1, -1],
    ]);
  });

  test("keeps labels of one ring at one size", () => {
    const figure = ring({
      rings: [
        { cells: ["Ashvini", "Uttarabhadrapada"].flatMap((label) => Array.from({ length: 12 }, () => ({ label }))) },
      ],
    });
    const sizes = all(figure.shapes)
      .filter(({ tag }) => tag === "text")
      .map(({ attributes }) => attributes["font-size"]);
    expect(new Set(sizes).size).toBe(1);
  });

  test("of the sky is not mirrored for right-to-left languages", () => {
    const figure = ring({ isFixed: true, rings: [{ cells: [{ label: "a" }, { label: "b" }] }] });
    expect(mirrored(figure)).toBe(figure);
    const below = table({ columns: [{}], rows: [{ cells: ["words"] }] });
    const [above] = mirrored(stacked([figure, below])).shapes;
    expect(above?.children).toEqual(figure.shapes);
  });
});

describe("an aspect grid", () => {
  const rows = ["sun", "moon", "mars"].map((id) => ({ id, label: id, mark: "sun" as const }));

  test("has a cell for each aspect once, in either order, and orbs in degrees and minutes", () => {
    const aspects = [
      { between: ["sun", "moon"] as const, aspect: "trine" as const, label: "sun trine moon", orbDeg: 2.5 },
      {
        between: ["mars", "sun"] as const,
        aspect: "square" as const,
        label: "mars square sun",
        orbDeg: 0.999,
        isApplying: true,
      },
    ];
    const figure = aspectGrid({ rows, aspects });
    expect(texts(figure)).toEqual(["2°30", "0°59 a"]);
    expect(flawsOf(figure)).toEqual([]);
    expect(figure.description).toBe("sun trine moon 2°30; mars square sun 0°59");
  });

  test("of two charts has one chart's bodies at the side and the other's on top", () => {
    const figure = aspectGrid({ rows, columns: rows.slice(0, 2), aspects: [] });
    expect([figure.width, figure.height]).toEqual([3 * 46, 4 * 46]);
  });
});

test("tiles are in rows", () => {
  const tile: Figure = { width: 10, height: 20, shapes: [], description: "t" };
  const { width, height, description } = tiled([tile, tile, tile], 2, 5);
  expect({ width, height, description }).toEqual({ width: 25, height: 45, description: "t t t" });
});
