import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { drishtiTable } from "../pictures/strength";
import { en } from "../texts/en";
import type { Drishti } from "../types";
import { uncertainDrishtiOutput } from "./open";
import { drishti } from "./operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

const keyOf = (one: {
  readonly aspectingPlanet: string;
  readonly aspectedPlanet: string;
  readonly aspectType: string;
  readonly interpretation?: string;
}): string => [one.aspectingPlanet, one.aspectedPlanet, one.aspectType, one.interpretation].join(" ");

describe.each([
  ["the Moon leaves Scorpio", DELHI],
  ["in the tropical zodiac", { ...DELHI, date: "1988-03-20", coordinateSystem: "tropical" }],
] as const)("an unknown time, %s", (_, birth) => {
  const open = drishti(birth, context);
  const known = (local: string): Drishti =>
    drishti({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

  test("has the sights of every time of the day, and the times of the others", () => {
    const readAt = (local: string) => {
      const { planets } = known(local);
      return (member: string): unknown => planets.find(({ name }) => member === `${name.toLowerCase()}.sign`)?.sign;
    };
    expectAgreement(open.birthTime, readAt, 5);
    for (const local of timesThrough(open.birthTime, 9)) {
      const answer = known(local);
      const there = [
        ...open.aspects,
        ...open.passingAspects.filter(({ times }) => times.some(({ from, to }) => from <= local && local <= to)),
      ];
      expect([local, answer.aspects.map(keyOf).sort()]).toEqual([local, there.map(keyOf).sort()]);
      for (const mutual of open.mutualAspects) expect(answer.mutualAspects).toContainEqual(mutual);
    }
    const first = known(open.birthTime.from);
    for (const { orb, ...aspect } of open.aspects) {
      expect(first.aspects.find((one) => keyOf(one) === keyOf(aspect))?.orb).toBe(orb.from);
    }
  });

  test("is the answer that its schema describes, and is drawn", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainDrishtiOutput.strict().parse(told)).toEqual(told);
    expect(open.conventions.zodiac).toBe("coordinateSystem" in birth ? "tropical" : "sidereal");
    const figure = drishtiTable.figure(open, { lang: "de" });
    expect(flawsOf(figure)).toEqual([]);
    expect(JSON.stringify(figure.shapes)).toContain(timeUnknown.de);
  });
});

test("of a quarter of an hour all sights hold as a rule", () => {
  const open = drishti({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  expect(open.passingAspects).toEqual([]);
  expect(open.aspects.map(keyOf)).toEqual(drishti({ ...DELHI, time: "10:12:00" }, context).aspects.map(keyOf));
});
