import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { voidMoons } from "../sky-events/void-moons";
import { voidMoonsTable } from "./sky-events";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), now: Date.UTC(2026, 10, 29, 15) });

/** Texts of an SVG that have a clock time. */
function timesIn(svg: string): readonly string[] {
  return [...svg.matchAll(/>([^<>]*\d\d:\d\d[^<>]*)<\/text>/g)].map(([, text = ""]) => text);
}

describe("void Moons", () => {
  test.each(LANGS)("have their beginnings and ends in full in %s, wide and narrow", (lang) => {
    const span = { startDate: "2026-11-29", count: 30, timezone: "Europe/Berlin" } as const;
    for (const input of [{ ...span, count: 3 }, span]) {
      const answer = voidMoons({ ...input, lang }, context);
      for (const compact of [false, true]) {
        expect(flawsOf(voidMoonsTable.figure(answer, { lang, compact }))).toEqual([]);
        const svg = voidMoonsTable(answer, { lang, compact });
        expect(svg).not.toContain("…");
        const ends = timesIn(svg).map((text) => text.slice(-5));
        expect(ends).toEqual(answer.events.map(({ ends: { time } }) => time));
      }
    }
  });

  test("tell the day of the end where it is another", () => {
    const input = { startDate: "2026-11-29", count: 30, timezone: "Europe/Berlin", lang: "de" } as const;
    const answer = voidMoons(input, context);
    const times = timesIn(voidMoonsTable(answer, { lang: "de" }));
    expect(times[0]).toBe("30.11.2026 11:10 – 15:12");
    const days = answer.events.map(({ begins, ends }) => (begins.date === ends.date ? 1 : 2));
    expect(times.map((text) => text.match(/\d\d\.\d\d\.\d{4}/g)?.length)).toEqual(days);
    expect(new Set(days).size).toBe(2);
  });
});
