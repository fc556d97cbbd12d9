import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { bhavaBala } from "./bhava-bala";
import { uncertainBhavaBalaOutput } from "./bhava-open";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

test.each([
  ["a quarter of an hour", DELHI, { time: "10:12:00", timeAccuracyMinutes: 15 }],
  ["four hours", DELHI, { timeFrom: "06:30:00", timeTo: "10:30:00" }],
  [
    "two hours in Oslo",
    { ...DELHI, latitude: 59.9, longitude: 10.75, timezone: 2 },
    { timeFrom: "15:00:00", timeTo: "17:00:00" },
  ],
] as const)("direction and sight of every time of %s are within their reach", (_, birth, about) => {
  const open = bhavaBala({ ...birth, ...about }, context);
  expect(open.bhavas).toHaveLength(12);
  for (const local of timesThrough(open.birthTime, 13)) {
    const known = bhavaBala({ ...birth, time: local.slice(11) }, context);
    for (const [index0, { rashi, lord, digBala, drishtiBala }] of open.bhavas.entries()) {
      const own = known.bhavas[index0];
      if (own === undefined) throw new Error("a house is missing");
      if (rashi !== undefined) expect([own.rashi, own.lord]).toEqual([rashi, lord]);
      expect(own.digBala, `${local} ${index0}`).toBeGreaterThanOrEqual(digBala.least);
      expect(own.digBala, `${local} ${index0}`).toBeLessThanOrEqual(digBala.most);
      if (drishtiBala === undefined) continue;
      expect(own.drishtiBala, `${local} ${index0}`).toBeGreaterThanOrEqual(drishtiBala.least - 0.005);
      expect(own.drishtiBala, `${local} ${index0}`).toBeLessThanOrEqual(drishtiBala.most + 0.005);
    }
  }
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainBhavaBalaOutput.strict().parse(told)).toEqual(told);
});

test("an unknown time is refused with what would be needed", () => {
  for (const time of [undefined, null, "unknown"] as const) {
    const ask = (): unknown => bhavaBala({ ...DELHI, time }, context);
    expect(ask).toThrow(/Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo/);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  }
});
