import { expect, test } from "vitest";
import { idFinder } from "../index";

const find = idFinder([
  ["north-node", 1],
  ["star", 2],
  ["therapy", 3],
]);

test.each([
  ["NorthNode", 1],
  ["north_node", 1],
  [" NORTH node ", 1],
  ["the-North-Node", 1],
  ["TheStar", 2],
  ["THE STAR", 2],
  ["therapy", 3],
  ["the therapy", 3],
])("%j names what it names without case, separators and article", (text, value) => {
  expect(find(text)).toBe(value);
});

test.each([
  "",
  "the",
  "rapy",
  "stars",
  "constructor",
  "__proto__",
  "-star",
  "star-",
  " _star",
  "star_ ",
  "x".repeat(1_000_000),
])("others name nothing", (text) => {
  expect(find(text)).toBeUndefined();
});
