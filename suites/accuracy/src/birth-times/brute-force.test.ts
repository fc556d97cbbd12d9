import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { type Member, searchedSky } from "@almagest/sky";
import { natalMembers } from "@almagest/western/facts";
import { describe, expect, test } from "vitest";
import { missesOf } from "./brute-force";
import { dayOf, RARE_DAYS } from "./cases";

const [, birth] = RARE_DAYS;
if (birth === undefined) throw new Error("no case");
const sky = searchedSky(swissEphemeris(), dayOf(birth));
const { latitude, longitude } = birth;
const setting = { latitude, longitude, houseSystem: "placidus", nodeType: "true" } as const;

/** The Ascendant with borders as they are, or as a search would have them that is wrong. */
function ascendant(change: (borders: Member["borders"]) => Member["borders"]): Member {
  const found = natalMembers(sky, setting).find(({ member }) => member === "ascendant.sign");
  if (found === undefined) throw new Error("no Ascendant");
  return { ...found, borders: change(found.borders) };
}

describe("brute force sees", () => {
  test("nothing to say of a search that is right", () => {
    expect(missesOf(sky, [ascendant((borders) => borders)])).toEqual([]);
  });
  test("a border that was not found", () => {
    expect(missesOf(sky, [ascendant((borders) => borders.slice(1))])).not.toEqual([]);
  });
  test("a border that is two seconds late", () => {
    const late = ascendant((borders) => borders.map(({ epochMs, doubtMs }) => ({ epochMs: epochMs + 2000, doubtMs })));
    expect(missesOf(sky, [late])).not.toEqual([]);
  });
});
