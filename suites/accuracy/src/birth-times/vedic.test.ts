import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { birthSpan, type Member, type SearchedSky, searchedSky } from "@almagest/sky";
import { fineVargaMembers, kpCuspMembers, matchingMembers, moonPlaceOf, vedicMembers } from "@almagest/vedic/facts";
import { describe, expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { type BirthCase, birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();
const SETTING = { ayanamsa: "lahiri", nodeType: "mean" } as const;
const CASES = birthCases(long(5, 200), 32).map((birth) => [birth.name, birth] as const);

function ofDay(sky: SearchedSky, birth: BirthCase): readonly Member[] {
  return vedicMembers(sky, { ...SETTING, latitude: birth.latitude, longitude: birth.longitude });
}

describe("a day", () => {
  test.each(CASES)("%s", (_, birth) => {
    const sky = searchedSky(ephemeris, dayOf(birth));
    const groom = moonPlaceOf(211.5);
    const match = matchingMembers(sky, SETTING, { moon: groom, unknown: "bride" });
    const members = [...ofDay(sky, birth), ...match];
    // a sunrise costs the engine a thousand places
    const bySunrise = members.filter(({ member }) => member === "panchang.vara");
    const others = members.filter(({ member }) => member !== "panchang.vara");
    expect([...missesOf(sky, others), ...missesOf(sky, bySunrise, 20 * 60_000)]).toEqual([]);
  });
});

/** Half an hour around noon, each second told by tens. */
describe("half an hour", () => {
  test.each(CASES)("%s", (_, birth) => {
    const { date, timezone, latitude, longitude } = birth;
    const sky = searchedSky(ephemeris, birthSpan({ date, time: "11:45:00", timezone }, { date, time: "12:15:00" }));
    const setting = { ...SETTING, latitude, longitude };
    const kp = kpCuspMembers(sky, { ...setting, ayanamsa: "kp-newcomb" });
    const members = [...ofDay(sky, birth), ...fineVargaMembers(sky, setting), ...kp];
    expect(missesOf(sky, members, 20_000)).toEqual([]);
  });
});
