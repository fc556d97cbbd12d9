import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { devataDetail, devatas } from "../devatas/operations";
import { en } from "../texts/en";
import { dikpalaDirection, dikpalaDirections } from "./operations";

const context = createContext({ texts: [en] });

describe("directions", () => {
  test("have the lords of Brihat Samhita 54.3, the north with the Moon", () => {
    const { directions, total } = dikpalaDirections({}, context);
    expect(total).toBe(8);
    expect(directions.map(({ id, dikpala }) => `${id} ${dikpala}`)).toEqual([
      ...["North Soma", "Northeast Isana", "East Indra", "Southeast Agni"],
      ...["South Yama", "Southwest Nirriti", "West Varuna", "Northwest Vayu"],
    ]);
  });

  test("have eight squares to a side and five to a corner, each with its devata", () => {
    const squares = Object.fromEntries(dikpalaDirections({}, context).directions.map((row) => [row.id, row.squares]));
    expect(squares).toEqual({
      East: [1, 2, 3, 4, 5, 6, 7, 8],
      South: [9, 18, 27, 36, 45, 54, 63, 72],
      West: [81, 80, 79, 78, 77, 76, 75, 74],
      North: [73, 64, 55, 46, 37, 28, 19, 10],
      Northeast: [1, 2, 10, 11, 21],
      Southeast: [8, 9, 17, 18, 25],
      Southwest: [61, 71, 72, 80, 81],
      Northwest: [57, 64, 65, 73, 74],
    });
    const northeast = dikpalaDirection({ id: "Northeast" }, context);
    expect(northeast.devatas.map(({ id }) => id)).toEqual(["agni", "parjanya", "diti", "apa", "apavatsa"]);
  });

  test("give element and place to the corners alone", () => {
    for (const { kind, element, places } of dikpalaDirections({}, context).directions) {
      expect([element !== undefined, places !== undefined]).toEqual(Array(2).fill(kind === "intercardinal"));
    }
  });

  test("are found by any spelling, and an unknown one names the eight", () => {
    expect(dikpalaDirection({ id: "north-east" }, context).id).toBe("Northeast");
    expect(() => dikpalaDirection({ id: "up" }, context)).toThrow(
      /There is no direction "up". Accepted: North, Northeast/,
    );
  });
});

describe("devatas", () => {
  test("are 45 by pages", () => {
    const page = devatas({ limit: 10, offset: 40 }, context);
    expect([page.total, page.devatas.length, page.devatas.at(-1)?.id]).toEqual([45, 5, "brahma"]);
  });

  test("carry a note on six rows, and a role on all", () => {
    const rows = devatas({}, context).devatas;
    expect(rows.filter(({ note }) => note !== undefined).map(({ id }) => id)).toEqual([
      ...["agni", "indra-outer", "vayu", "indra-inner", "prthvidhara", "brahma"],
    ]);
    for (const { id, role } of rows) expect(role, id).toMatch(/\.$/);
  });

  test("of the border alone have a side and a pada, Brahman alone no group", () => {
    for (const row of devatas({}, context).devatas) {
      const isBorder = row.class === "perimeter";
      expect([row.side !== undefined, row.entrancePada !== undefined]).toEqual([isBorder, isBorder]);
      expect(row.group === undefined).toBe(row.id === "brahma");
      expect(row.padaCount).toBe(row.squares.length);
    }
  });

  test("cite the verses that count them", () => {
    expect(devataDetail({ id: "jayanta" }, context)).toMatchObject({
      ...{ squares: [3, 12], group: "dvipada", side: "East", entrancePada: 3 },
      verses: ["53.43", "53.44", "53.45", "53.49", "53.50"],
    });
    expect(devataDetail({ id: "aryaman" }, context).verses).toEqual(["53.46", "53.47", "53.50"]);
  });

  test("are found by any spelling, and an unknown one names all", () => {
    expect(devataDetail({ id: "INDRA OUTER" }, context).id).toBe("indra-outer");
    expect(() => devataDetail({ id: "kubera" }, context)).toThrow(/no devata "kubera". Accepted: agni, parjanya/);
  });
});
