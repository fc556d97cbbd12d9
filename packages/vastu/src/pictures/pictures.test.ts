import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang } from "@almagest/operation";
import type { Figure, Shape } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { vastu } from "../domain";
import { pictures } from "../pictures";
import { entrancePadas } from "./entrance";
import { mandalaSquares } from "./mandala";
import { plotPlan } from "./plot";
import { roomsPlan } from "./rooms";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });

/** An L whose northeast is missing. */
const L_SHAPE = [
  { x: 0, y: 0 },
  { x: 14, y: 0 },
  { x: 14, y: 9 },
  { x: 8, y: 9 },
  { x: 8, y: 16 },
  { x: 0, y: 16 },
];

function answerOf(id: string, lang: Lang, input?: object): unknown {
  const operation = vastu.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...(input ?? operation.examples[0]), lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} was asked for what it refuses`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((shape) => [shape, ...flat(shape.children ?? [])]);
}

function namedIn(figure: Figure, name: string): Shape | undefined {
  return flat(figure.shapes).find(({ attributes }) => attributes["data-name"] === name);
}

/** Numbers of a path, in pairs. */
function pointsOf(shape: Shape | undefined): readonly (readonly number[])[] {
  const path = flat(shape === undefined ? [] : [shape]).find(({ tag }) => tag === "path");
  const numbers = [...String(path?.attributes["d"]).matchAll(/-?[\d.]+/g)].map(Number);
  return numbers.flatMap((x, index0) => (index0 % 2 === 0 ? [[x, numbers[index0 + 1] ?? Number.NaN]] : []));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
    }
  },
);

describe("the mandala", () => {
  test("has the northeast's Agni above right and Brahma's nine squares in the middle", () => {
    const figure = mandalaSquares.figure(answerOf("generateMandala", "en"));
    const squares = [1, 9, 73, 41].map((square) =>
      flat([namedIn(figure, String(square)) ?? { tag: "", attributes: {} }]),
    );
    const corners = squares.map((shapes) => shapes.find(({ tag }) => tag === "rect")?.attributes);
    const [northeast, southeast, northwest, middle] = corners;
    expect(northeast).toMatchObject({ y: 0, x: 8 * 84 });
    expect(southeast?.["x"]).toBe(8 * 84);
    expect(northwest).toMatchObject({ x: 0, y: 0 });
    expect(middle?.["x"]).toBe(4 * 84);
    expect(figure.description).toContain("Brahmā 31, 32, 33, 40, 41, 42, 49, 50, 51");
  });

  test("has the six lines of the verse and their nine crossings, and neither where they are not asked for", () => {
    const answer = answerOf("generateMandala", "en");
    const count = (figure: Figure, tag: string): number =>
      flat(figure.shapes).filter((shape) => shape.tag === tag).length;
    const dashed = (figure: Figure): number =>
      flat(figure.shapes).filter(
        ({ tag, attributes }) => tag === "line" && attributes["stroke-dasharray"] !== undefined,
      ).length;
    const shown = mandalaSquares.figure(answer);
    expect([dashed(shown), count(shown, "circle")]).toEqual([6, 9]);
    const hidden = mandalaSquares.figure(answer, { lines: "hidden" });
    expect([dashed(hidden), count(hidden, "circle")]).toEqual([0, 0]);
  });

  test("lies over an outline that keeps its corners, and says which squares lie outside", () => {
    const figure = mandalaSquares.figure(answerOf("generateMandala", "en", { plot: { polygon: L_SHAPE } }));
    const outline = pointsOf(namedIn(figure, "outline"));
    const [width, height] = [756, 756 * (16 / 14)];
    expect(outline).toHaveLength(6);
    L_SHAPE.forEach(({ x, y }, index0) => {
      expect(outline[index0]?.[0]).toBeCloseTo((width * x) / 14, 1);
      expect(outline[index0]?.[1]).toBeCloseTo((height * (16 - y)) / 16, 1);
    });
    const outside = flat(figure.shapes).filter(({ attributes }) => attributes["data-outside"] === "true");
    expect(outside.map(({ attributes }) => attributes["data-name"])).toContain("1");
    expect(outside.map(({ attributes }) => attributes["data-name"])).not.toContain("81");
  });
});

describe("the padas", () => {
  test("run from the northeast down the east, along the south, up the west and along the north", () => {
    const figure = entrancePadas.figure(answerOf("calculateEntrancePada", "en"));
    const placed = flat(figure.shapes).flatMap(({ attributes }) =>
      attributes["data-pada"] === undefined
        ? []
        : [[attributes["data-pada"], attributes["data-x"], attributes["data-y"]]],
    );
    expect(placed).toHaveLength(32);
    const [step, far] = [72, 72 * 9];
    for (let ordinal = 0; ordinal < 8; ordinal += 1) {
      expect(placed[ordinal]).toEqual([ordinal + 1, far, step * (ordinal + 1)]);
      expect(placed[8 + ordinal]).toEqual([ordinal + 9, step * (8 - ordinal), far]);
      expect(placed[16 + ordinal]).toEqual([ordinal + 17, 0, step * (8 - ordinal)]);
      expect(placed[24 + ordinal]).toEqual([ordinal + 25, step * (ordinal + 1), 0]);
    }
  });

  test("mark the door in its own", () => {
    for (const doorPosition of [0, 0.5, 0.99]) {
      const answer = answerOf("calculateEntrancePada", "en", {
        plot: { width: 30, depth: 40 },
        facing: "South",
        doorPosition,
      });
      const door = namedIn(entrancePadas.figure(answer), "door");
      expect(door?.attributes["data-pada"]).toBe(9 + Math.floor(8 * doorPosition));
    }
  });
});

describe("the plot", () => {
  test("is drawn to scale with what lies in each direction in its field, and the fall of the ground", () => {
    const figure = plotPlan.figure(answerOf("calculatePlotAnalysis", "en"));
    const [a, b, , d] = pointsOf(namedIn(figure, "outline"));
    const [width, height] = [(b?.[0] ?? 0) - (a?.[0] ?? 0), (a?.[1] ?? 0) - (d?.[1] ?? 0)];
    expect(height / width).toBeCloseTo(40 / 30, 2);
    const textsOf = (name: string): readonly string[] =>
      flat([namedIn(figure, name) ?? { tag: "", attributes: {} }]).flatMap(({ text }) => text ?? []);
    expect(textsOf("Northeast")).toEqual(["Northeast", "Water +", "Low ground ±", "Extension ±"]);
    expect(textsOf("Southwest")).toEqual(["Southwest", "High ground", "Missing corner −"]);
    expect(textsOf("East")).toEqual(["East"]);
    const slope = namedIn(figure, "slope")?.attributes;
    expect([Math.sign(Number(slope?.["data-x"])), Math.sign(Number(slope?.["data-y"]))]).toEqual([1, -1]);
  });
});

test.each([
  ["generateMandala", mandalaSquares, {}],
  ["calculatePlotAnalysis", plotPlan, { facing: "North" }],
  ["calculateRoomCompliance", roomsPlan, { facing: "North", rooms: [{ type: "kitchen", direction: "Southeast" }] }],
])("%s of a plot that has no depth once rounded is not drawn, and its picture says why", (id, picture, more) => {
  const answer = answerOf(id, "en", { plot: { width: 30, depth: 0.00001 }, ...more });
  const refusal = { code: "unprocessable_entity", message: expect.stringContaining("shorter than 0.0001 of its unit") };
  expect(() => picture.figure(answer)).toThrow(expect.objectContaining(refusal));
  expect(() => picture.figure(answerOf(id, "en", { plot: { width: 30, depth: 0.0001 }, ...more }))).not.toThrow();
});

describe("the rooms", () => {
  const types = [
    "living",
    "entrance",
    "bedroom",
    "puja",
    "kitchen",
    "toilet",
    "study",
    "store",
    "water-storage",
    "staircase",
    "master-bedroom",
    "puja",
    "kitchen",
    "toilet",
    "study",
    "store",
    "water-storage",
    "staircase",
    "bedroom",
    "dining",
  ];

  test.each([
    ["of an L", L_SHAPE],
    [
      "nine times as broad as deep",
      [
        { x: 0, y: 0 },
        { x: 90, y: 0 },
        { x: 90, y: 10 },
        { x: 0, y: 10 },
      ],
    ],
  ])("in one zone %s have a key each, apart and inside of it", (_, polygon) => {
    const rooms = types.map((type) => ({ type, direction: "Southwest" }));
    const figure = roomsPlan.figure(
      answerOf("calculateRoomCompliance", "en", { plot: { polygon }, facing: "East", rooms }),
    );
    expect(flawsOf(figure)).toEqual([]);
    const keys = flat(figure.shapes).filter(({ attributes }) => attributes["data-key"] !== undefined);
    const discs = keys.flatMap(({ children = [] }) => children.filter(({ tag }) => tag === "circle"));
    expect(discs).toHaveLength(types.length);
    discs.forEach((one, index0) => {
      for (const other of discs.slice(index0 + 1)) {
        const dx = Number(one.attributes["cx"]) - Number(other.attributes["cx"]);
        const dy = Number(one.attributes["cy"]) - Number(other.attributes["cy"]);
        expect(Math.hypot(dx, dy)).toBeGreaterThan(26);
      }
    });
  });

  test("with an outline stand where it stands", () => {
    const figure = roomsPlan.figure(answerOf("calculateRoomCompliance", "en"));
    const [corner] = pointsOf(namedIn(figure, "outline"));
    const puja = pointsOf(namedIn(figure, "puja"));
    const scale = 620 / 40;
    expect((puja[0]?.[0] ?? 0) - (corner?.[0] ?? 0)).toBeCloseTo(20 * scale, 1);
    expect((corner?.[1] ?? 0) - (puja[0]?.[1] ?? 0)).toBeCloseTo(30 * scale, 1);
  });
});
