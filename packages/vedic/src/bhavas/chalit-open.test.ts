import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import type { BhavChalit } from "../types";
import { bhavChalit } from "./chalit";
import { uncertainChalitOutput } from "./chalit-open-present";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

test.each([
  ["Delhi, a quarter of an hour", DELHI, { time: "10:12:00", timeAccuracyMinutes: 15 }],
  ["Delhi, four hours", DELHI, { timeFrom: "09:00:00", timeTo: "13:00:00" }],
  [
    "Reykjavik, two hours",
    { ...DELHI, latitude: 64.15, longitude: -21.94, timezone: 0 },
    { timeFrom: "17:00:00", timeTo: "19:00:00" },
  ],
] as const)("%s: bhavas, houses and signs are those of every time", (_, birth, about) => {
  const open = bhavChalit({ ...birth, ...about }, context);
  const known = (local: string): BhavChalit => bhavChalit({ ...birth, time: local.slice(11) }, context);
  const signOf = (longitude: number): number => Math.floor(longitude / 30);
  const readAt = (local: string) => {
    const answer = known(local);
    const signs = "Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius Capricorn Aquarius Pisces".split(" ");
    return (member: string): unknown => {
      const [id, part] = member.split(".");
      if (id === "lagna") return signs[signOf(answer.ascendant)];
      const graha = answer.grahas.find((one) => one.graha.toLowerCase() === id);
      if (part === "bhava") return graha?.bhava;
      return part === "sign" ? graha?.rashi : graha?.isRetrograde;
    };
  };
  expectAgreement(open.birthTime, readAt, 9);
  const [first, last] = [known(open.birthTime.from), known(open.birthTime.to)];
  expect([open.ascendant, open.midheaven]).toEqual([
    { from: first.ascendant, to: last.ascendant },
    { from: first.midheaven, to: last.midheaven },
  ]);
  for (const [index0, { madhya, start, rashi, grahas }] of open.bhavas.entries()) {
    expect(madhya).toEqual({ from: first.bhavas[index0]?.madhya, to: last.bhavas[index0]?.madhya });
    expect(start.to).toBe(last.bhavas[index0]?.start);
    if (rashi !== undefined) expect([first, last].map(({ bhavas }) => bhavas[index0]?.rashi)).toEqual([rashi, rashi]);
    for (const graha of grahas) expect(last.bhavas[index0]?.grahas).toContain(graha);
  }
  for (const { graha, moved, rashiHouse } of open.grahas) {
    const own = last.grahas.find((one) => one.graha === graha);
    if (moved !== undefined) expect([graha, own?.moved]).toEqual([graha, moved]);
    if (rashiHouse !== undefined) expect([graha, own?.rashiHouse]).toEqual([graha, rashiHouse]);
  }
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainChalitOutput.strict().parse(told)).toEqual(told);
});

test("an unknown time is refused with what would be needed", () => {
  for (const time of [undefined, null, "unknown"] as const) {
    const ask = (): unknown => bhavChalit({ ...DELHI, time }, context);
    expect(ask).toThrow(/Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo/);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  }
});
