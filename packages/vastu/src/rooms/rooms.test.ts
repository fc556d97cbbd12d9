import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { DIRECTIONS } from "../compass";
import type { Outline } from "../outline/polygon";
import { en } from "../texts/en";
import { zoneOf } from "./compute";
import { roomCompliance } from "./operation";
import { ROOM_RULES, ROOM_TYPES, type RoomRule, verdictOf } from "./tables";

const context = createContext({ texts: [en] });
const PLOT = { width: 30, depth: 45 };
type Rooms = Parameters<typeof roomCompliance>[0]["rooms"];
const judge = (rooms: Rooms) => roomCompliance({ plot: PLOT, facing: "North", rooms }, context);

/** A square of two around a place. */
function around(x: number, y: number): { x: number; y: number }[] {
  return [
    { x: x - 1, y: y - 1 },
    { x: x + 1, y: y - 1 },
    { x: x + 1, y: y + 1 },
    { x: x - 1, y: y + 1 },
  ];
}

describe("where a room lies", () => {
  test("is the third of the plot that holds the center of its area, on both sides of each border", () => {
    const bounds = { west: 0, east: 30, south: 0, north: 45 };
    const zones = [0.1, 14.99, 15, 29.99, 30, 44.9].map((y) =>
      [9.99, 10, 19.99, 20].map((x) => zoneOf({ x, y }, bounds)),
    );
    expect(zones).toEqual([
      ["Southwest", "South", "South", "Southeast"],
      ["Southwest", "South", "South", "Southeast"],
      ["West", "Center", "Center", "East"],
      ["West", "Center", "Center", "East"],
      ["Northwest", "North", "North", "Northeast"],
      ["Northwest", "North", "North", "Northeast"],
    ]);
  });

  test("is decided by area, not by corners: an L with its bulk in the east lies in the east", () => {
    const polygon: Outline = [
      { x: 2, y: 20 },
      { x: 21, y: 20 },
      { x: 21, y: 17 },
      { x: 29, y: 17 },
      { x: 29, y: 28 },
      { x: 21, y: 28 },
      { x: 21, y: 21 },
      { x: 2, y: 21 },
    ];
    for (const outline of [polygon, polygon.toReversed()]) {
      expect(judge([{ type: "study", polygon: [...outline] }]).rooms[0]?.zone).toBe("East");
    }
  });

  test("comes back with the outlines that were sent, the plot's too", () => {
    const polygon = around(25, 40);
    const answer = judge([
      { type: "puja", polygon },
      { type: "store", direction: "West" },
    ]);
    expect(answer.rooms[0]).toMatchObject({ polygon, center: { x: 25, y: 40 }, zone: "Northeast", verdict: "ideal" });
    expect(answer.rooms[1]).not.toHaveProperty("polygon");
    expect(answer.plot.polygon).toEqual([
      { x: 0, y: 0 },
      { x: 30, y: 0 },
      { x: 30, y: 45 },
      { x: 0, y: 45 },
    ]);
  });
});

describe("the verdict on a room", () => {
  test("has a reading and a remedy of its own for every type in every quarter, and the middle", () => {
    for (const type of ROOM_TYPES) {
      for (const direction of DIRECTIONS) {
        const [room] = judge([{ type, direction }]).rooms;
        expect(room?.verdict).toBe(verdictOf(type, direction));
        expect([room?.reading, room?.remedy].join(" ")).toMatch(/^[^{}]{60,}\.$/);
      }
      const [middle] = judge([{ type, polygon: around(15, 22) }]).rooms;
      expect([middle?.zone, middle?.source.verse]).toEqual(["Center", "66"]);
      expect([middle?.reading, middle?.remedy].join(" ")).toMatch(/^[^{}]{60,}\.$/);
    }
  });

  test("rests on a verse for four types and on convention for eight", () => {
    const sourced = ROOM_TYPES.filter((type) => ROOM_RULES[type].source.text === "Brihat Samhita");
    expect(sourced).toEqual(["puja", "kitchen", "store", "water-storage"]);
  });

  test("follows 53.118 in the corners and 53.119 in all quarters", () => {
    const ideal = (type: "puja" | "kitchen" | "store" | "water-storage") => ROOM_RULES[type].ideal;
    expect([ideal("puja"), ideal("kitchen"), ideal("store"), ideal("water-storage")]).toEqual([
      ["Northeast"],
      ["Southeast"],
      ["Southwest", "Northwest"],
      ["North", "Northeast"],
    ]);
    expect(ROOM_RULES["water-storage"].avoid).toHaveLength(6);
  });

  test("never calls one quarter both right and wrong", () => {
    for (const type of ROOM_TYPES) {
      const { ideal, avoid }: RoomRule = ROOM_RULES[type];
      expect(ideal.filter((direction) => avoid.includes(direction))).toEqual([]);
    }
  });
});

describe("the score", () => {
  test("is the mean of the points, verses counting twice: one sourced ideal and one conventional acceptable make 83.3", () => {
    expect(
      judge([
        { type: "kitchen", direction: "Southeast" },
        { type: "study", direction: "South" },
      ]).score,
    ).toBe(83.3);
  });

  test("goes from 0 to 100, by the weights that it states", () => {
    expect(judge([{ type: "puja", direction: "Northeast" }]).score).toBe(100);
    expect(judge([{ type: "toilet", direction: "Northeast" }]).score).toBe(0);
    const { scoring } = judge([{ type: "puja", direction: "Northeast" }]);
    expect(scoring).toEqual({
      sourcedWeight: 2,
      conventionWeight: 1,
      idealPoints: 1,
      neutralPoints: 0.5,
      avoidPoints: 0,
    });
  });

  test("does not move with the facing, which is echoed", () => {
    const rooms: Rooms = [{ type: "kitchen", direction: "Northeast" }];
    const [north, south] = [0, 180].map((facingDegrees) =>
      roomCompliance({ plot: PLOT, facingDegrees, rooms }, context),
    );
    expect([north?.facing, south?.facing]).toEqual(["North", "South"]);
    expect(north?.rooms).toEqual(south?.rooms);
  });
});

describe("rooms are refused", () => {
  const issues = (rooms: readonly object[]) => {
    const parsed = roomCompliance.parse({ flat: { plot: PLOT, facing: "North", rooms } });
    return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path}: ${message}`);
  };

  test.each([
    [
      "with direction and polygon both",
      { type: "puja", direction: "East", polygon: around(5, 5) },
      /^rooms\.0\.polygon: .*both came/,
    ],
    ["with neither", { type: "puja" }, /^rooms\.0\.direction: Neither/],
    [
      "off the plot",
      { type: "puja", polygon: around(50, 5) },
      /^rooms\.0\.polygon: Its center \(50\.00, 5\.00\) lies off the plot/,
    ],
    ["of an unknown type", { type: "garage", direction: "East" }, /^rooms\.0\.type/],
    [
      "whose outline crosses itself",
      { type: "puja", polygon: [around(5, 5)[0], around(5, 5)[2], around(5, 5)[1], around(5, 5)[3]] },
      /^rooms\.0\.polygon: It crosses itself/,
    ],
  ])("%s", (_, room, message) => {
    expect(issues([room])).toEqual([expect.stringMatching(message)]);
  });

  test("more than 24 of them, or none", () => {
    const room = { type: "bedroom", direction: "South" };
    expect([issues(Array(25).fill(room)).length, issues([]).length, issues(Array(24).fill(room)).length]).toEqual([
      1, 1, 0,
    ]);
  });

  test("with every failing field at once", () => {
    const parsed = roomCompliance.parse({ flat: { plot: PLOT, rooms: [{ type: "puja", polygon: around(50, 5) }] } });
    expect(parsed.ok ? [] : parsed.issues.map(({ path }) => path)).toEqual(["facing", "rooms.0.polygon"]);
  });

  test("types are spelt freely", () => {
    expect(issues([{ type: "Master Bedroom", direction: "south-west" }])).toEqual([]);
  });
});
