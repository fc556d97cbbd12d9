import { describe, expect, test } from "vitest";
import { crossingSquares, VAMSAS } from "../mandala/lines";
import { roleOf } from "../mandala/roles";
import { DEVATA_IDS, DEVATA_NAMES, DEVATAS, devataOfPada, devataOfSquare } from "./devatas";
import { cellOf, padaAt, placeOfPada, squareOf, squareOfPada } from "./squares";

/** Squares of each devata as Brihat Samhita 53.43-50 lays them, in the order of the verses. */
const PRINTED: readonly (readonly [id: string, ...squares: number[]])[] = [
  ["agni", 1],
  ["parjanya", 2],
  ["jayanta", 3, 12],
  ["indra-outer", 4, 13],
  ["surya", 5, 14],
  ["satya", 6, 15],
  ["bhrisa", 7, 16],
  ["antariksha", 8],
  ["vayu", 9],
  ["pusha", 18],
  ["vitatha", 27, 26],
  ["brihatkshata", 36, 35],
  ["yama", 45, 44],
  ["gandharva", 54, 53],
  ["bhringaraja", 63, 62],
  ["mriga", 72],
  ["pitri", 81],
  ["dauvarika", 80],
  ["sugriva", 79, 70],
  ["kusumadanta", 78, 69],
  ["varuna", 77, 68],
  ["asura", 76, 67],
  ["sosha", 75, 66],
  ["papayakshma", 74],
  ["roga", 73],
  ["ahi", 64],
  ["mukhya", 55, 56],
  ["bhallata", 46, 47],
  ["soma", 37, 38],
  ["bhujaga", 28, 29],
  ["aditi", 19, 20],
  ["diti", 10],
  ["aryaman", 22, 23, 24],
  ["savita", 25],
  ["vivasvan", 34, 43, 52],
  ["indra-inner", 61],
  ["mitra", 58, 59, 60],
  ["rajayakshma", 57],
  ["prthvidhara", 30, 39, 48],
  ["apavatsa", 21],
  ["apa", 11],
  ["savitra", 17],
  ["jaya", 71],
  ["rudra", 65],
  ["brahma", 31, 32, 33, 40, 41, 42, 49, 50, 51],
];

const squares81 = Array.from({ length: 81 }, (_, index0) => index0 + 1);

describe("the 81 squares", () => {
  test("have exactly one devata each", () => {
    const held = DEVATAS.flatMap(({ squares }) => squares).toSorted((a, b) => a - b);
    expect(held).toEqual(squares81);
    for (const square of squares81) expect(devataOfSquare(square).squares).toContain(square);
  });

  test("belong to the devatas of the verses, in their order", () => {
    expect(DEVATAS.map(({ id, squares }) => [id, ...squares])).toEqual(PRINTED);
    expect(DEVATA_IDS).toEqual(PRINTED.map(([id]) => id));
  });

  test("are numbered down the columns from the northeast, and back", () => {
    expect([1, 9, 73, 81, 41].map((square) => cellOf(square, 9))).toEqual([
      { rowFromNorth: 1, columnFromWest: 9 },
      { rowFromNorth: 9, columnFromWest: 9 },
      { rowFromNorth: 1, columnFromWest: 1 },
      { rowFromNorth: 9, columnFromWest: 1 },
      { rowFromNorth: 5, columnFromWest: 5 },
    ]);
    for (const square of squares81) expect(squareOf(cellOf(square, 9), 9)).toBe(square);
  });

  test("are counted by ones, twos and threes as 53.49-50 has it: 20, 20, 4 and Brahman's nine", () => {
    const count = (group: string | undefined): number => DEVATAS.filter((devata) => devata.group === group).length;
    expect([count("padika"), count("dvipada"), count("tripada"), count(undefined)]).toEqual([20, 20, 4, 1]);
  });

  test("gather five single ones in each corner (53.49)", () => {
    const corner = (name: string): readonly string[] => DEVATAS.filter((d) => d.quadrant === name).map(({ id }) => id);
    expect(corner("Northeast")).toEqual(["agni", "parjanya", "diti", "apavatsa", "apa"]);
    expect(corner("Southeast")).toEqual(["antariksha", "vayu", "pusha", "savita", "savitra"]);
    expect(corner("Southwest")).toEqual(["mriga", "pitri", "dauvarika", "indra-inner", "jaya"]);
    expect(corner("Northwest")).toEqual(["papayakshma", "roga", "ahi", "rajayakshma", "rudra"]);
  });

  test("print 44 names for 45 devatas: Indra stands twice", () => {
    const names = Object.values(DEVATA_NAMES);
    expect([names.length, new Set(names).size]).toEqual([45, 44]);
    expect(names.filter((name) => name === "Indra")).toHaveLength(2);
  });
});

describe("the 32 padas", () => {
  test("run around from the northeast by the first squares of the 32 outer devatas", () => {
    for (let pada = 1; pada <= 32; pada++) expect(devataOfPada(pada).squares[0]).toBe(squareOfPada(pada));
    expect([1, 9, 17, 25].map((pada) => [placeOfPada(pada).side, placeOfPada(pada).startCorner])).toEqual([
      ["East", "Northeast"],
      ["South", "Southeast"],
      ["West", "Southwest"],
      ["North", "Northwest"],
    ]);
  });

  test("own the border where they begin, from both sides of it", () => {
    for (let pada = 1; pada <= 32; pada++) {
      const { side, ordinal } = placeOfPada(pada);
      for (const parts of [8, 9] as const) {
        expect(padaAt(side, (ordinal - 1) / parts, parts)).toBe(pada);
        expect(padaAt(side, ordinal / parts - 1e-6, parts)).toBe(pada);
        expect(padaAt(side, (ordinal - 0.5) / parts, parts)).toBe(pada);
      }
    }
  });
});

describe("a side cut in nine", () => {
  test("ends with the square where the next side begins", () => {
    const lasts = (["East", "South", "West", "North"] as const).map((side) => padaAt(side, 1, 9));
    expect(lasts).toEqual([9, 17, 25, 1]);
    expect(lasts.map(squareOfPada)).toEqual([9, 81, 73, 1]);
  });
});

describe("the six lines of 53.63", () => {
  test("join the devatas that the verse names, in its order", () => {
    const names = VAMSAS.map(({ fromSquare, toSquare }) => [
      devataOfSquare(fromSquare).id,
      devataOfSquare(toSquare).id,
    ]);
    expect(names).toEqual([
      ["roga", "vayu"],
      ["pitri", "agni"],
      ["vitatha", "sosha"],
      ["mukhya", "bhrisa"],
      ["jayanta", "bhringaraja"],
      ["aditi", "sugriva"],
    ]);
  });

  test("cross in nine squares", () => {
    expect(crossingSquares(VAMSAS)).toEqual([23, 31, 33, 39, 41, 43, 49, 51, 59]);
  });
});

describe("the 64 squares of 53.55-56", () => {
  test("are 4 of Brahman, 4 halved at his corners, 4 halved outer ones, 8 around him, 32 in twos, 12 of one and a half", () => {
    const roles = Array.from({ length: 64 }, (_, index0) => roleOf(cellOf(index0 + 1, 8)));
    const count = (role: string): number => roles.filter((one) => one === role).length;
    expect(
      ["brahma", "halved-inner-corner", "halved-outer-corner", "around-brahma", "dvipada", "outer"].map(count),
    ).toEqual([4, 4, 4, 8, 32, 12]);
  });

  test("look the same from all four sides", () => {
    for (let row = 1; row <= 8; row++) {
      for (let column = 1; column <= 8; column++) {
        const turned = roleOf({ rowFromNorth: column, columnFromWest: 9 - row });
        expect(roleOf({ rowFromNorth: row, columnFromWest: column })).toBe(turned);
      }
    }
  });
});
