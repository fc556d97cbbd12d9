import type { Ephemeris } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { dayPeriod } from "./period";
import { periodTable } from "./period-table";

const swiss = swissEphemeris();

/** An ephemeris of its own that counts the positions it is asked for, and the events of a day of 2026 by it. */
function counted() {
  let positions = 0;
  const ephemeris: Ephemeris = {
    ...swiss,
    ecliptic: (body, jdTt) => {
      positions++;
      return swiss.ecliptic(body, jdTt);
    },
  };
  const eventsOn = (day: number) => {
    const date = new Date(Date.UTC(2026, 0, day)).toISOString().slice(0, 10);
    const before = positions;
    const events = periodTable(ephemeris, rememberedSky(ephemeris), dayPeriod(ephemeris, date)).events;
    return { events, asked: positions - before };
  };
  return eventsOn;
}

test("the events of a period are found once for an ephemeris, and are those that another finds", () => {
  const [one, other] = [counted(), counted()];
  const found = one(5);
  expect(found.asked).toBeGreaterThan(0);
  expect(one(5)).toEqual({ events: found.events, asked: 0 });
  expect(other(5)).toEqual(found);
});

test("sixteen periods are kept, the last used", () => {
  const eventsOn = counted();
  for (let day = 1; day <= 16; day++) eventsOn(day);
  expect(eventsOn(1).asked).toBe(0);
  expect(eventsOn(17).asked).toBeGreaterThan(0);
  expect(eventsOn(1).asked).toBe(0);
  expect(eventsOn(2).asked).toBeGreaterThan(0);
});
