import { describe, expect, test } from "vitest";
import { lordTone } from "./lord-tones";

const HOUSES = Array.from({ length: 12 }, (_, index0) => index0 + 1);

describe("the text on the lord of a house in a house", () => {
  test("has a tone of its own: a lord at home never warns, and no text both promises and warns", () => {
    for (const house of HOUSES.filter((one) => one !== 6 && one !== 8 && one !== 10)) {
      expect(lordTone(house, house), String(house)).not.toBe("hard");
    }
    expect([lordTone(4, 3), lordTone(9, 10), lordTone(7, 4)]).toEqual(["hard", "bright", "even"]);
  });
});
