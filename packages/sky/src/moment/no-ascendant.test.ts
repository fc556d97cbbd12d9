import { resolveCivilTime } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { describe, expect, it } from "vitest";
import { chartNoticeOf, noticeOf } from "./conventions";
import { poleDoubt } from "./no-ascendant";

const ephemeris = swissEphemeris();

function momentAt(epochMs: number, place: { readonly latitude: number; readonly longitude: number }) {
  const iso = new Date(epochMs).toISOString();
  const given = { date: iso.slice(0, 10), time: iso.slice(11, 19), timezone: 0, ...place };
  return { given, civil: resolveCivilTime(given), ...ephemeris.timeScales(epochMs) };
}

const told = (epochMs: number, place: { readonly latitude: number; readonly longitude: number }) =>
  chartNoticeOf(momentAt(epochMs, place)).notice ?? "";

describe("the notice of an Ascendant that is not defined", () => {
  it("begins before the wandering axis turns a Midheaven by a degree", () => {
    const still = swissEphemeris({ ut1: "modeled" });
    const turnsDeg = (latitudeDeg: number): readonly number[] =>
      Array.from({ length: 55 * 24 }, (_, index0) => {
        const moment = { latitudeDeg, longitudeDeg: 11, system: "whole-sign" } as const;
        const { jdUt1 } = ephemeris.timeScales(Date.UTC(1970, index0 / 2, 1 + 14 * (index0 % 2)));
        const [moved, kept] = [ephemeris, still].map((sky) => sky.houses({ ...moment, jdUt1 }).armcDeg);
        return Math.abs((((moved ?? Number.NaN) - (kept ?? Number.NaN) + 540) % 360) - 180);
      });
    for (const side of [1, -1]) {
      expect(Math.max(...turnsDeg(side * 89.99))).toBeLessThan(1);
      expect(Math.max(...turnsDeg(side * 89.995))).toBeGreaterThan(1);
      expect(Math.max(...turnsDeg(side * 89.99999))).toBeGreaterThan(90);
    }
  });

  it("is there at the poles alone, at any time", () => {
    for (const latitude of [90, -90]) expect(poleDoubt(latitude)).toMatch(`Latitude ${latitude} is a pole`);
    expect(told(Date.UTC(2026, 5, 1), { latitude: -90, longitude: 0 })).toMatch("no degree of the ecliptic rises");
    for (const latitude of [89.99001, -89.999999]) expect(poleDoubt(latitude)).toMatch("within 0.01° of a pole");
    for (const latitude of [89.99, -89.98, 0]) expect(poleDoubt(latitude)).toBeUndefined();
    for (const latitude of [90, 89.99999]) expect(poleDoubt(latitude)).toMatch(/Ascendant and (?:no )?Midheaven/);
    expect(noticeOf(momentAt(Date.UTC(2026, 5, 1), { latitude: 90, longitude: 0 }))).toEqual({});
    const far = momentAt(Date.UTC(2026, 5, 1), { latitude: 10, longitude: 0 });
    expect(chartNoticeOf(far, { latitude: 90 }).notice).toMatch("Latitude 90 is a pole");
    expect(chartNoticeOf(far, { latitude: 89 })).toEqual({});
  });

  it.each([
    [1, 1650],
    [-1, 1650],
    [1, 2026],
    [-1, 2900],
  ])("is there where Swiss Ephemeris' Ascendant turns over within seconds: hemisphere %i, year %i", (side, year) => {
    const { jdTt } = ephemeris.timeScales(Date.UTC(year, 2, 1));
    const place = { latitude: side * (90 - ephemeris.obliquity(jdTt).trueDeg), longitude: 11 };
    const housesAt = (epochMs: number) => {
      const { jdUt1 } = ephemeris.timeScales(epochMs);
      const { latitude: latitudeDeg, longitude: longitudeDeg } = place;
      return ephemeris.houses({ jdUt1, latitudeDeg, longitudeDeg, system: "whole-sign" });
    };
    // the zenith is the ecliptic's pole while 18h (in the south 6h) of right ascension is on the meridian
    const wantedDeg = side > 0 ? 270 : 90;
    let epochMs = Date.UTC(year, 2, 1);
    for (let step = 0; step < 4; step++) {
      const missing = ((wantedDeg - housesAt(epochMs).armcDeg + 540) % 360) - 180;
      epochMs += (missing / 360.98564736629) * 86_400_000;
    }
    epochMs = Math.round(epochMs / 1000) * 1000;
    const turned = Math.abs(housesAt(epochMs + 20_000).ascendantDeg - housesAt(epochMs - 20_000).ascendantDeg);
    expect(Math.min(turned, 360 - turned)).toBeGreaterThan(120);
    expect(told(epochMs, place)).toMatch("The ecliptic lies on the horizon");
    expect(told(epochMs + 30_000, place)).toBe("");
    expect(told(epochMs, { ...place, latitude: place.latitude + 0.05 })).toBe("");
  });
});
