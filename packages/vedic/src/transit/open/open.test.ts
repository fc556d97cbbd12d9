import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { repeatedSentences } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { vedicTransitCharts } from "../../pictures/transit-charts";
import { en } from "../../texts/en";
import { vedicTransit } from "../operation";
import { openTransitOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5, transitDate: "2026-02-03" } as const;

describe.each([
  ["a day on which the Moon leaves Scorpio", { ...DELHI, birthDate: "1990-07-06" }, 2, 9],
  [
    "a day by the tropical zodiac",
    { ...DELHI, birthDate: "1990-07-04", birthTime: "unknown", coordinateSystem: "tropical" },
    2,
    5,
  ],
  [
    "a quarter of an hour",
    { ...DELHI, birthDate: "1990-07-04", birthTime: "10:12:00", birthTimeAccuracyMinutes: 15 },
    1,
    3,
  ],
] as const)("gochara of %s", (_, birth, moons, times) => {
  const open = vedicTransit(birth, context);
  const known = (local: string) => {
    const { birthTimeAccuracyMinutes: _minutes, ...rest } = { birthTimeAccuracyMinutes: undefined, ...birth };
    return vedicTransit({ ...rest, birthDate: local.slice(0, 10), birthTime: local.slice(11) }, context);
  };

  test("has what every known time has, and its points within their reach", () => {
    expect(open.candidates).toHaveLength(moons);
    for (const local of timesThrough(open.birthTime, times)) {
      const answer = known(local);
      const own = open.candidates.find(({ born }) => born.from <= local && local <= born.to);
      for (const transit of own?.transits ?? []) {
        const found = answer.gochara?.transits.find(({ planet }) => planet === transit.planet);
        expect(found?.houseFromMoon).toBe(transit.houseFromMoon);
        if (transit.state !== undefined) expect([local, found?.state]).toEqual([local, transit.state]);
        if (transit.stateSource !== undefined) expect(found?.stateSource).toBe(transit.stateSource);
        if (transit.dashaLevel !== undefined) expect(found?.dashaLevel).toBe(transit.dashaLevel);
        expect([found?.entered, found?.leaves, found?.saturnPart]).toEqual([
          transit.entered,
          transit.leaves,
          transit.saturnPart,
        ]);
        const { least = 0, most = 0 } = transit.binduCount ?? {};
        expect(found?.binduCount ?? 0).toBeGreaterThanOrEqual(least);
        expect(found?.binduCount ?? 0).toBeLessThanOrEqual(most);
        const { kaksha } = answer.transitingPlanets.find(({ name }) => name === transit.planet) ?? {};
        if (transit.bindu !== undefined) expect(kaksha?.bindu).toBe(transit.bindu);
      }
      for (const [index0, graha] of open.transitingPlanets.entries()) {
        const other = answer.transitingPlanets[index0];
        expect(other).toMatchObject({ name: graha.name, longitude: graha.longitude, isRetrograde: graha.isRetrograde });
        for (const { natalPlanet, aspectType, orb } of graha.aspectsToNatal) {
          const angle = other?.aspectsToNatal.find(
            (one) => one.natalPlanet === natalPlanet && one.aspectType === aspectType,
          );
          expect(angle?.orb ?? 99).toBeLessThanOrEqual(Math.max(orb.from, orb.to) + 1e-6);
        }
        for (const { natalPlanet, aspectType } of graha.drishtiToNatal) {
          expect(other?.drishtiToNatal).toContainEqual(expect.objectContaining({ natalPlanet, aspectType }));
        }
      }
    }
    const moonSign = (local: string) => (member: string) =>
      known(local).natalPlanets.find(({ name }) => `${name.toLowerCase()}.sign` === member)?.sign;
    expectAgreement(open.birthTime, moonSign, 2);
  });

  test("is the answer that its schema describes, without a house of the Lagna, and drawn", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openTransitOutput.strict().parse(told)).toEqual(told);
    expect(sentencesOf(open.summary ?? "")[1]).toMatch(/^A time .*would/);
    for (const { reading = "" } of open.candidates) {
      expect(reading).not.toMatch(/from the Lagna|house of the Lagna|\{|undefined/);
      expect(repeatedSentences(reading)).toEqual([]);
    }
    expect(vedicTransitCharts(open)).toContain("<svg");
  });
});
