import { expect, test } from "vitest";
import { english } from "./english";
import { simplified } from "./simplified";

test("phases that the eight characters lack have a conjunction before the last", () => {
  const counts = [{ of: "metal", count: 4 } as const];
  expect(simplified.counts(counts, ["wood", "water"])).toBe("金有四个，没有木和水");
  expect(simplified.counts(counts, ["wood", "fire", "water"])).toBe("金有四个，没有木、火和水");
  expect(english.counts(counts, ["wood", "water"])).toBe("four are metal and none wood or water");
});
