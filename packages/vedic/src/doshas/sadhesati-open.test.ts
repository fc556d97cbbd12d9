import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { sadhesatiBars } from "../pictures/dashas";
import { en } from "../texts/en";
import { sadhesati } from "./sadhesati";
import { openSadhesatiOutput } from "./sadhesati-open";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en], now: Date.parse("2026-03-01T00:00:00Z") });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 } as const;

describe.each([
  ["a day on which the Moon leaves Scorpio", { ...DELHI, date: "1990-07-06" }, 2],
  ["a day with the Moon in one sign", { ...DELHI, date: "1990-07-04" }, 1],
  ["a quarter of an hour", { ...DELHI, date: "1990-07-04", time: "10:12:00", timeAccuracyMinutes: 15 }, 1],
  // the clock goes back from 02:00 to 01:00; the Moon is in Scorpio all day
  ["a day of 25 hours", { latitude: 40.7, longitude: -74, timezone: "America/New_York", date: "2024-11-03" }, 1],
] as const)("Sade Sati of %s", (_, birth, signs) => {
  const open = sadhesati(birth, context);
  const known = (local: string) => {
    const { latitude, longitude, timezone } = birth;
    return sadhesati({ latitude, longitude, timezone, date: local.slice(0, 10), time: local.slice(11) }, context);
  };

  test("has for each sign of the Moon what every known time of it has", () => {
    expect(open.candidates).toHaveLength(signs);
    for (const local of timesThrough(open.birthTime, 3)) {
      const own = open.candidates.find(({ born }) => born.from <= local && local <= born.to);
      const { moonSign, present, type, severity, houseFromMoon, smallPanoti, spans, ...rest } = known(local);
      expect({ ...own }).toMatchObject({ moonSign, present, houseFromMoon, smallPanoti, spans });
      expect([own?.type, own?.severity]).toEqual([type, severity]);
      expect(own?.description ?? open.description).toBe(rest.description);
      expect(own?.general).toBe(rest.effects?.general);
      expect(open.saturnSign).toBe(rest.saturnSign);
      if (open.present !== undefined) expect(present).toBe(open.present);
      if (open.moonSign !== undefined) expect(moonSign).toBe(open.moonSign);
    }
    if (birth.timezone === 5.5) expectAgreement(open.birthTime, (local) => () => known(local).moonSign, 2);
  });

  test("is the answer that its schema describes, tells what a time would add, and is drawn", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openSadhesatiOutput.strict().parse(told)).toEqual(told);
    expect(sentencesOf(open.summary ?? "")[1]).toMatch(/^A time .*would/);
    const texts = JSON.stringify(open).match(/"(?:description|general)":"[^"]+"/g) ?? [];
    expect(new Set(texts).size).toBe(texts.length);
    expect(sadhesatiBars(open)).toContain("<svg");
  });
});
