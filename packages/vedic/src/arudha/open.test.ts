import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { timesThrough } from "../../../sky/test/open-agreement";
import { arudhaChart } from "../pictures/charts";
import { en } from "../texts/en";
import { uncertainArudhaOutput } from "./open";
import { arudhaPadas } from "./operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

test.each([
  ["a quarter of an hour", { time: "10:12:00", timeAccuracyMinutes: 15 }],
  ["five hours, in which the Moon leaves her sign", { timeFrom: "09:00:00", timeTo: "14:00:00" }],
] as const)("the padas of %s are those of every time of it", (_, about) => {
  const open = arudhaPadas({ ...DELHI, ...about }, context);
  for (const local of timesThrough(open.birthTime, 11)) {
    const known = arudhaPadas({ ...DELHI, time: local.slice(11) }, context);
    if (open.lagnaRashi !== undefined) expect(known.lagnaRashi).toBe(open.lagnaRashi);
    if (open.upapada !== undefined) expect(known.upapada).toBe(open.upapada);
    for (const [index0, { id, meaning, possible, ...pada }] of open.padas.entries()) {
      const { significations: _, ...held } = JSON.parse(JSON.stringify(pada));
      expect([local, known.padas[index0]]).toMatchObject([local, { id, meaning, ...held }]);
      const place = possible?.findLast(({ from }) => from <= local);
      if (possible !== undefined) expect([local, id, known.padas[index0]?.rashi]).toEqual([local, id, place?.rashi]);
    }
  }
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainArudhaOutput.strict().parse(told)).toEqual(told);
  for (const style of ["north", "south", "east"] as const) {
    expect(flawsOf(arudhaChart.figure(open, { style })), style).toEqual([]);
  }
});

test("an unknown time is refused with what would be needed", () => {
  for (const time of [undefined, null, "unknown"] as const) {
    const ask = (): unknown => arudhaPadas({ ...DELHI, time }, context);
    expect(ask).toThrow(/Send time, or what is known of it: time with timeAccuracyMinutes, or timeFrom and timeTo/);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  }
});
