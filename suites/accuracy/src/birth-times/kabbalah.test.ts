import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { profileMembers } from "@almagest/kabbalah/facts";
import { searchedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();
const CASES = birthCases(long(5, 200), 35).map((birth, index0) => [birth.name, birth, index0] as const);

test.each(CASES)("%s", (_, birth, index0) => {
  const sky = searchedSky(ephemeris, dayOf(birth));
  const { latitude, longitude } = birth;
  const angelDating = index0 % 2 === 0 ? "solar-longitude" : "lenain-blocks";
  const setting = { angelDating, yearStart: "march-21", leapDayPolicy: "extend-previous" } as const;
  const members = profileMembers(sky, { ...setting, place: { latitude, longitude } });
  // a sunset costs the engine a thousand places
  const [hebrewDate, ...angels] = members;
  if (hebrewDate === undefined) throw new Error("no Hebrew date");
  expect([...missesOf(sky, [hebrewDate], 20 * 60_000), ...missesOf(sky, angels)]).toEqual([]);
});
