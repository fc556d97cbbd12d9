import { expect, test } from "vitest";
import { moonDisc } from "./moon";

/** The area of the lit path by points along its two arcs, as a share of the disc. */
function litShare(litPercent: number, isWaxing: boolean): { share: number; middle: number } {
  const lit = moonDisc({ x: 0, y: 0, radius: 10, litPercent, isWaxing }).children?.find(({ tag }) => tag === "path");
  const [, limb = "", terminator = "", back = ""] =
    /^M0-10A10 10 0 0 (\d) 0 10A([\d.]+) 10 0 0 (\d) 0-10Z$/.exec(String(lit?.attributes["d"])) ?? [];
  // From the north pole to the south a clockwise arc runs on the right; from south to north it runs on the left.
  const outer = limb === "1" ? 1 : -1;
  const inner = (back === "1" ? -1 : 1) * Number(terminator);
  let [area, moment] = [0, 0];
  for (let step = -999; step < 1000; step += 2) {
    const height = step / 100;
    const half = Math.sqrt(100 - height * height);
    const [one, other] = [outer * half, (inner * half) / 10];
    area += Math.abs(one - other) * 0.02;
    moment += ((one + other) / 2) * Math.abs(one - other) * 0.02;
  }
  return { share: area / (Math.PI * 100), middle: moment };
}

test.each([1, 12.5, 49.9, 50, 50.1, 87, 99.9])("the lit area of a disc lit to %d percent is that share", (percent) => {
  expect(litShare(percent, true).share).toBeCloseTo(percent / 100, 2);
  expect(litShare(percent, false).share).toBeCloseTo(percent / 100, 2);
});

test("a growing Moon is lit on the right, a shrinking one on the left", () => {
  expect(litShare(20, true).middle).toBeGreaterThan(0);
  expect(litShare(20, false).middle).toBeLessThan(0);
});

test("a new Moon has no lit path", () => {
  const disc = moonDisc({ x: 0, y: 0, radius: 10, litPercent: 0, isWaxing: true });
  expect(disc.children?.map(({ tag }) => tag)).toEqual(["circle", "circle"]);
});
