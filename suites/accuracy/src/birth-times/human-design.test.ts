import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { designMembers, variableMembers } from "@almagest/human-design/facts";
import { birthSpan } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { long } from "../../../strength";
import { missesOf } from "./brute-force";
import { birthCases, dayOf } from "./cases";

const ephemeris = swissEphemeris();
const CASES = birthCases(long(5, 200), 33).map((birth, index0) => [birth.name, birth, index0] as const);

describe("a day", () => {
  test.each(CASES)("%s", (_, birth, index0) => {
    const { search, members } = designMembers(ephemeris, dayOf(birth), index0 % 2 === 0 ? "true" : "mean");
    expect(missesOf(search.sky, members)).toEqual([]);
  });
});

describe("half an hour", () => {
  test.each(CASES)("%s", (_, { date, timezone }) => {
    const span = birthSpan({ date, time: "23:29:30", timezone }, { date, time: "23:59:59" });
    const { search, members } = designMembers(ephemeris, span, "true");
    const variables = variableMembers(search);
    expect(variables.some(({ isCounted }) => isCounted)).toBe(false);
    expect(missesOf(search.sky, [...members, ...variables])).toEqual([]);
  });
});
