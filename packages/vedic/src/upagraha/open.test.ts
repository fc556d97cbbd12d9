import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { secondsLater, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import { uncertainUpagrahasOutput } from "./open-present";
import { upagrahas } from "./operation";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const DELHI = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

test.each([
  ["Delhi", DELHI],
  [
    "Tromsø in June, where the Sun does not set",
    { ...DELHI, date: "1979-06-21", latitude: 69.65, longitude: 18.96, timezone: 2 },
  ],
  ["Leipzig in winter", { ...DELHI, date: "2003-12-05", latitude: 51.34, longitude: 12.37, timezone: 1 }],
] as const)("an unknown time in %s has the points of every time of the day", (_, birth) => {
  const open = upagrahas(birth, context);
  const known = (local: string) => upagrahas({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);
  const turns = open.birthTime.changes.filter(({ member }) => member === "dayPart").map(({ at }) => at);
  for (const local of [...timesThrough(open.birthTime, 9), ...turns, ...turns.map((at) => secondsLater(at, -1))]) {
    const answer = known(local);
    for (const { name, places, interpretation } of open.timeBased) {
      const own = answer.timeBased.find((point) => point.name === name);
      const place = places.find(({ bornFrom, bornTo }) => bornFrom <= local && local <= bornTo)?.place;
      expect([local, name, own?.rashi]).toEqual([local, name, place?.rashi]);
      if (own === undefined || place === undefined) continue;
      expect(own.longitude).toBeCloseTo(place.longitude, 3);
      expect(own.interpretation).toBe(interpretation);
    }
    for (const { name, rashi, nakshatra } of open.sunBased) {
      const own = answer.sunBased.find((point) => point.name === name);
      if (rashi !== undefined) expect([name, own?.rashi]).toEqual([name, rashi]);
      if (nakshatra !== undefined) expect([name, own?.nakshatra]).toEqual([name, nakshatra]);
    }
  }
  const told: unknown = JSON.parse(JSON.stringify(open));
  expect(uncertainUpagrahasOutput.strict().parse(told)).toEqual(told);
});

test("of a quarter of an hour by day there is one place for each, and the Lagna where it holds", () => {
  const open = upagrahas({ ...DELHI, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
  const known = upagrahas({ ...DELHI, time: "10:12:00" }, context);
  expect(open.lagnaRashi).toBe(known.lagnaRashi);
  expect(open.timeBased.map(({ places }) => places.map(({ place }) => place.rashi))).toEqual(
    known.timeBased.map(({ rashi }) => [rashi]),
  );
});
