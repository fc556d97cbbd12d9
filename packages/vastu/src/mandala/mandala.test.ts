import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { mandala } from "./operation";

const context = createContext({ texts: [en] });

describe("the mandala of 81 over 30 by 40 feet", () => {
  const answer = mandala({ plot: { width: 30, depth: 40 } }, context);

  test("lists its squares row by row from the northwest", () => {
    expect(answer.cells).toHaveLength(81);
    expect(answer.cells.slice(0, 9).map(({ square }) => square)).toEqual([73, 64, 55, 46, 37, 28, 19, 10, 1]);
    expect(answer.cells.at(-1)).toMatchObject({ square: 9, devata: "vayu", rowFromNorth: 9, columnFromWest: 9 });
  });

  test("gives Brahman a ninth of the ground and a marma an eighth of a square", () => {
    expect(answer.brahmasthan).toMatchObject({ area: 133.33, squares: [31, 32, 33, 40, 41, 42, 49, 50, 51] });
    expect(answer.marma?.areaEach).toBe(1.85);
    expect(answer.marma?.points).toEqual(answer.cells.map(({ center }) => center));
  });

  test("draws the two main diagonals from corner square to corner square", () => {
    const [first, second] = answer.vamsa ?? [];
    expect(first).toMatchObject({ fromSquare: 73, toSquare: 9, axis: "northwest-southeast", isMainDiagonal: true });
    expect(second).toMatchObject({ fromSquare: 81, toSquare: 1, axis: "northeast-southwest", isMainDiagonal: true });
    expect(first?.from).toEqual({ x: 1.6667, y: 37.7778 });
    expect(answer.vamsa?.filter(({ isMainDiagonal }) => isMainDiagonal)).toHaveLength(2);
    expect(answer.atimarma).toEqual([23, 31, 33, 39, 41, 43, 49, 51, 59]);
  });
});

describe("the mandala over an L", () => {
  const polygon = [
    { x: 0, y: 0 },
    { x: 18, y: 0 },
    { x: 18, y: 9 },
    { x: 9, y: 9 },
    { x: 9, y: 18 },
    { x: 0, y: 18 },
  ];

  test("keeps all squares and says which lie outside, the same in either winding", () => {
    const { cells } = mandala({ plot: { polygon } }, context);
    const outside = cells.filter(({ withinPlot }) => !withinPlot);
    expect(cells).toHaveLength(81);
    // The middle row and column lie on the notch's own sides, and those are inside.
    expect(outside.every(({ rowFromNorth, columnFromWest }) => rowFromNorth < 5 && columnFromWest > 5)).toBe(true);
    expect(outside).toHaveLength(16);
    expect(mandala({ plot: { polygon: polygon.toReversed() } }, context).cells).toEqual(cells);
  });

  test("has four squares of Brahman of 64, and neither devatas nor lines", () => {
    const { brahmasthan, cells, marma, vamsa, atimarma } = mandala({ plot: { polygon }, grid: "64-pada" }, context);
    expect(brahmasthan).toMatchObject({ squares: [28, 29, 36, 37], area: (18 * 18) / 16 });
    expect([marma, vamsa, atimarma, cells[0]?.devata]).toEqual([undefined, undefined, undefined, undefined]);
  });
});
