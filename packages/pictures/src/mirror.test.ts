import { expect, test } from "vitest";
import { type Figure, stacked } from "./figure";
import { mirrored } from "./mirror";
import { circle, rect } from "./shape";

const sky: Figure = { width: 60, height: 60, shapes: [circle(10, 30, 5, {})], description: "sky", isFixed: true };
const sheet: Figure = {
  width: 100,
  height: 40,
  shapes: [rect({ x: 0, y: 0, width: 30, height: 40 }, {})],
  description: "sheet",
};

test("a table below a sky is mirrored, and the sky stays unmirrored in its place", () => {
  const [above, below] = mirrored(stacked([sky, sheet], 0)).shapes;
  // The sky is 60 of 100 wide, in the middle: 20 from either side.
  expect(above?.attributes["transform"]).toBe("translate(20 0)");
  expect(above?.children?.[0]?.attributes["cx"]).toBe(10);
  // It was 30 wide at the left of a sheet, which is now placed by its right corner.
  expect(below?.attributes["transform"]).toBe("translate(100 60)");
  expect(below?.children?.[0]?.attributes["x"]).toBe(-30);
});

test("only skies are not mirrored", () => {
  const both = stacked([sky, sky]);
  expect(mirrored(both)).toBe(both);
});
