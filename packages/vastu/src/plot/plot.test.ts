import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../compass";
import type { Outline } from "../outline/polygon";
import { en } from "../texts/en";
import { plotAnalysis } from "./operation";
import { ratioVerdict, shapeOf } from "./shape";

const context = createContext({ texts: [en] });
const PLOT = { width: 30, depth: 40 };

function turned(outline: Outline, deg: number): Outline {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return outline.map(({ x, y }) => ({ x: x * cos - y * sin, y: x * sin + y * cos }));
}

const RECTANGLE = [
  { x: 0, y: 0 },
  { x: 30, y: 0 },
  { x: 30, y: 40 },
  { x: 0, y: 40 },
];

describe("the shape of a plot", () => {
  test("is regular along the compass up to half a mountain, askew beyond it, in either winding", () => {
    for (const outline of [RECTANGLE, RECTANGLE.toReversed()]) {
      expect([0, 7.4, -7.4, 90].map((deg) => shapeOf(turned(outline, deg)))).toEqual(Array(4).fill("regular"));
      expect([7.6, -7.6, 45].map((deg) => shapeOf(turned(outline, deg)))).toEqual(Array(3).fill("askew"));
    }
  });

  test("does not mind corners on a straight side", () => {
    expect(shapeOf([{ x: 0, y: 0 }, { x: 12, y: 0 }, ...RECTANGLE.slice(1)])).toBe("regular");
  });

  test.each([
    ["a triangle", RECTANGLE.slice(1)],
    ["a trapeze", [{ x: 5, y: 0 }, ...RECTANGLE.slice(1)]],
    [
      "an L",
      [
        { x: 0, y: 0 },
        { x: 30, y: 0 },
        { x: 30, y: 20 },
        { x: 20, y: 20 },
        { x: 20, y: 40 },
        { x: 0, y: 40 },
      ],
    ],
    [
      "a Z of four right-angled turns both ways",
      [
        { x: 0, y: 0 },
        { x: 20, y: 0 },
        { x: 20, y: 10 },
        { x: 30, y: 10 },
        { x: 30, y: 40 },
        { x: 10, y: 40 },
        { x: 10, y: 20 },
        { x: 0, y: 20 },
      ],
    ],
  ])("is irregular for %s", (_, outline) => {
    expect(shapeOf(outline)).toBe("irregular");
  });

  test("rests on 53.115 where it has a fault and on no verse where it has none", () => {
    const askew = plotAnalysis({ plot: { polygon: [...turned(RECTANGLE, 30)] }, facing: "East" }, context);
    expect(askew.shape).toMatchObject({ verdict: "askew", source: { chapter: 53, verse: "115" } });
    expect(plotAnalysis({ plot: PLOT, facing: "East" }, context).shape.source).toMatchObject({ text: "convention" });
  });
});

test("a proportion of two to one is the one that a verse gives", () => {
  expect([1, 1.05, 1.06, 1.5, 1.51, 1.979, 1.98, 2, 2.02, 2.021].map(ratioVerdict)).toEqual([
    ...["square", "square", "moderate", "moderate", "long", "long"],
    ...["double", "double", "double", "elongated"],
  ]);
  const wide = plotAnalysis({ plot: { width: 40, depth: 20 }, facing: "East" }, context);
  expect(wide.ratio).toMatchObject({ verdict: "double", source: { verse: "11" } });
  expect(wide.dimensions).toEqual({ length: 20, breadth: 40, area: 800, ratio: 0.5 });
});

describe("orientation", () => {
  test("reads a bearing by its mountain, and sits opposite", () => {
    const answer = plotAnalysis({ plot: PLOT, facingDegrees: 15 }, context);
    expect(answer.orientation).toEqual({ facing: "North", sitting: "South", facingDegrees: 15, mountain: "N3" });
    const border = [22.4999, 22.5, 337.4999, 337.5, 360].map(
      (facingDegrees) => plotAnalysis({ plot: PLOT, facingDegrees }, context).orientation.facing,
    );
    expect(border).toEqual(["North", "Northeast", "Northwest", "North", "North"]);
  });

  test("is refused in two forms at once", () => {
    const parsed = plotAnalysis.parse({ flat: { plot: PLOT, facing: "East", facingDegrees: 90 } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["facingDegrees"]);
  });
});

describe("the lie of the ground", () => {
  const slopes = DIRECTIONS.map(
    (slopeLowDirection) => plotAnalysis({ plot: PLOT, facing: "East", slopeLowDirection }, context).slope,
  );

  test("is told by both schools: 53.115 blames a raised northeast, 53.91 grants falls to the quarters", () => {
    expect(slopes.map((slope) => slope?.schools.map(({ verdict, verse }) => `${verdict} ${verse}`))).toEqual([
      ["permitted 53.91", "permitted "],
      ["not-stated ", "auspicious "],
      ["permitted 53.91", "permitted "],
      ["not-stated ", "inauspicious "],
      ["permitted 53.91", "inauspicious "],
      ["inauspicious 53.115", "inauspicious "],
      ["permitted 53.91", "inauspicious "],
      ["not-stated ", "inauspicious "],
    ]);
    expect(slopes[5]).toMatchObject({ lowDirection: "Southwest", highDirection: "Northeast" });
  });

  test("is read by the school chosen", () => {
    const asked = { plot: PLOT, facing: "East", slopeLowDirection: "South" } as const;
    const readings = (["brihat-samhita", "modern"] as const).map(
      (slopeSchool) => plotAnalysis({ ...asked, slopeSchool }, context).slope?.reading,
    );
    expect(readings).toEqual([expect.stringContaining("fit ground"), expect.stringContaining("what a tenant can")]);
  });
});

describe("what stands beside", () => {
  test("water does good in the north and northeast alone (53.119)", () => {
    const good = DIRECTIONS.filter(
      (water) => plotAnalysis({ plot: PLOT, facing: "East", water }, context).water?.auspiciousness === "auspicious",
    );
    expect(good).toEqual(["North", "Northeast"]);
  });

  test("no enlargement on one side is good (53.116-117), no cut either, and each is told once", () => {
    const { extensions, cuts } = plotAnalysis(
      { plot: PLOT, facing: "East", extensions: ["North", "South", "Northeast"], cuts: ["Southwest", "Southwest"] },
      context,
    );
    expect(extensions.map(({ auspiciousness, source }) => [auspiciousness, source.verse])).toEqual([
      ["mixed", "116-117"],
      ["inauspicious", "116-117"],
      ["mixed", "116"],
    ]);
    expect(cuts).toHaveLength(1);
    expect(cuts[0]?.source.basis).toContain("feet");
  });

  test("that is both added and missing is refused by name", () => {
    const parsed = plotAnalysis.parse({ flat: { plot: PLOT, facing: "East", extensions: ["north"], cuts: ["North"] } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path}: ${message}`)).toEqual([
      "cuts: North is among the extensions and among the cuts. Send it in one of the two.",
    ]);
  });

  test("keeps a rectangle from being praised as whole where ground is added to it or missing", () => {
    const effectOf = (asked: object): string | undefined =>
      plotAnalysis({ plot: PLOT, facing: "East", ...asked }, context).shape.effect;
    expect(effectOf({})).toContain("Four square corners");
    for (const asked of [{ cuts: ["Southwest"] }, { extensions: ["Northeast"] }]) {
      expect(effectOf(asked)).toContain("added or as missing");
    }
  });

  test("of a proportion says nothing that a broader plot would belie", () => {
    for (const [width, depth] of [
      [40, 30],
      [30, 40],
      [40, 20],
      [20, 40],
      [90, 30],
      [30, 30],
    ] as const) {
      const { ratio } = plotAnalysis({ plot: { width, depth }, facing: "East" }, context);
      expect(ratio.effect).not.toMatch(/long\w* (?:than it is|as) broad/);
    }
  });

  test("is left out where nothing was sent", () => {
    const answer = plotAnalysis({ plot: PLOT, facing: "East" }, context);
    expect(Object.keys(answer)).not.toEqual(expect.arrayContaining(["slope", "water", "road"]));
    expect([answer.extensions, answer.cuts]).toEqual([[], []]);
  });
});
