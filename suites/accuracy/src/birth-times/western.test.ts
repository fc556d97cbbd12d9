import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { searchedSky } from "@almagest/sky";
import { natalMembers } from "@almagest/western/facts";
import { expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();
const SYSTEMS = ["placidus", "whole-sign", "equal", "koch"] as const;

test.each(birthCases(long(5, 200), 31).map((birth, index0) => [birth.name, birth, index0] as const))(
  "%s",
  (_, birth, index0) => {
    const sky = searchedSky(ephemeris, dayOf(birth));
    const { latitude, longitude } = birth;
    const houseSystem = SYSTEMS[index0 % SYSTEMS.length] ?? "placidus";
    const members = natalMembers(sky, { latitude, longitude, houseSystem, nodeType: "true" });
    expect(missesOf(sky, members)).toEqual([]);
  },
);
