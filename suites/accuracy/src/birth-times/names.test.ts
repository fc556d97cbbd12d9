import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { designMembers, designValueNames } from "@almagest/human-design/facts";
import { type Member, type SearchedSky, searchedSky, staysOf, type ValueNames } from "@almagest/sky";
import { vedicMembers, vedicValueNames } from "@almagest/vedic/facts";
import { natalMembers, natalValueNames } from "@almagest/western/facts";
import { expect, test } from "vitest";
import { birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();

/** Values that are the same in every language. */
const PLAIN = /^(day|night|none|Severe|Moderate|Mild|\d+\.\d|\d\/\d|(\d+-\d+(, )?)*)$/;

function unnamed(sky: SearchedSky, members: readonly Member[], names: ValueNames): readonly string[] {
  const values = members.flatMap((member) =>
    staysOf(sky, member).map(({ value }) => ({ member: member.member, value })),
  );
  return values.flatMap(({ member, value }) => {
    const isPlain = typeof value !== "string" || PLAIN.test(value) || member === "incarnationCross";
    return isPlain || names(value) !== undefined ? [] : [`${member}: ${value}`];
  });
}

test.each(birthCases(3, 38).map((birth) => [birth.name, birth] as const))(
  "%s: every value has its name",
  (_, birth) => {
    const { latitude, longitude } = birth;
    const sky = searchedSky(ephemeris, dayOf(birth));
    const natal = natalMembers(sky, { latitude, longitude, houseSystem: "placidus", nodeType: "true" });
    const sidereal = vedicMembers(sky, { latitude, longitude, ayanamsa: "lahiri", nodeType: "mean" });
    const { search, members } = designMembers(ephemeris, dayOf(birth), "true");
    expect(unnamed(sky, natal, natalValueNames)).toEqual([]);
    expect(unnamed(sky, sidereal, vedicValueNames)).toEqual([]);
    expect(unnamed(search.sky, members, designValueNames)).toEqual([]);
  },
);
