import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { computeRitu, type RituScheme, type RituZodiac, rituOfMonth } from "../src/facts";
import { blocksOf } from "./printed";

const ephemeris = swissEphemeris();
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SCHEMES: readonly RituScheme[] = ["sutrasthana-6", "vimana-8"];

interface Entry {
  readonly zodiac: RituZodiac;
  readonly sign0: number;
  readonly epochMs: number;
}

/** Between the two printed minutes the Sun's longitude is a straight line to a hundredth of a second. */
const entries: readonly Entry[] = blocksOf("ingresses.txt").map(({ head, rows }) => {
  const [, day = 0, month = 0, year = 0] = (/-b(\d+)\.(\d+)\.(\d+)/.exec(head.join(" ")) ?? []).map(Number);
  const [, hour = 0, minute = 0] = (/-ut(\d+):(\d+)/.exec(head.join(" ")) ?? []).map(Number);
  const [before = 0, after = 0] = rows.map(Number);
  const border = 30 * Math.ceil(before / 30);
  const passed = (border - before) / (((after - before + 540) % 360) - 180);
  return {
    zodiac: head[0] === "sayana" ? "sayana" : "nirayana",
    sign0: (border / 30) % 12,
    epochMs: Date.UTC(year, month - 1, day, hour, minute) + passed * MINUTE_MS,
  };
});

const dateOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 10);
const rituOn = (date: string, zodiac: RituZodiac, scheme: RituScheme) =>
  computeRitu({ date, rituZodiac: zodiac, ritucharyaScheme: scheme, hemisphere: "northern" }, { ephemeris });

describe("solar months and season starts", () => {
  test("are swetest's entries of the Sun to two seconds, tropical and Lahiri, in both schemes", () => {
    expect(entries).toHaveLength(96);
    let starts = 0;
    for (const { zodiac, sign0, epochMs } of entries) {
      for (const scheme of SCHEMES) {
        const facts = rituOn(dateOf(epochMs + 2 * DAY_MS), zodiac, scheme);
        const { months } = rituOfMonth(sign0, scheme, "northern");
        expect(facts.months).toEqual(months);
        if (months[0] !== sign0) continue;
        starts++;
        expect(Math.abs(facts.startMs - epochMs), `${zodiac} ${sign0} ${dateOf(epochMs)}`).toBeLessThan(2000);
        const before = rituOn(dateOf(epochMs - 2 * DAY_MS), zodiac, scheme);
        expect(before.endMs).toBeCloseTo(facts.startMs, -1);
        expect(before.ritu).not.toBe(facts.ritu);
      }
    }
    expect(starts).toBe(96);
  });

  test("the season is that of 12:00 UTC: on a day whose border comes after noon it is still the old one", () => {
    for (const { zodiac, sign0, epochMs } of entries) {
      const date = dateOf(epochMs);
      const noonMs = Date.parse(`${date}T12:00:00Z`);
      const sign = noonMs >= epochMs ? sign0 : (sign0 + 11) % 12;
      const { ritu } = rituOfMonth(sign, "sutrasthana-6", "northern");
      expect(rituOn(date, zodiac, "sutrasthana-6").ritu, `${zodiac} ${date}`).toBe(ritu);
    }
  });

  test("sidereal months begin 23 to 26 days after the tropical ones", () => {
    const [tropical, sidereal] = (["sayana", "nirayana"] as const).map((zodiac) =>
      rituOn("2026-03-20", zodiac, "vimana-8"),
    );
    const days = ((sidereal?.startMs ?? 0) - (tropical?.startMs ?? 0)) / DAY_MS;
    expect(Math.abs(((days % 60.9) + 60.9) % 60.9)).toBeGreaterThan(23);
  });
});

describe("the two schemes", () => {
  /** Ashtanga Hridaya, Sutrasthana 3.1-2 with Magha as Makara; Sushruta, Sutrasthana 6.10 with its lunar months. */
  const PRINTED: Readonly<Record<RituScheme, readonly string[]>> = {
    "sutrasthana-6": "vasanta grisma grisma varsa varsa sarad sarad hemanta hemanta sisira sisira vasanta".split(" "),
    "vimana-8": "grisma grisma pravrt pravrt varsa varsa sarad sarad hemanta hemanta vasanta vasanta".split(" "),
  };

  test.each(SCHEMES)("%s has the months of its verse, from Aries to Pisces", (scheme) => {
    const months = Array.from({ length: 12 }, (_, sign0) => rituOfMonth(sign0, scheme, "northern").ritu);
    expect(months).toEqual(at([PRINTED[scheme]], 0));
  });

  test.each(SCHEMES)("%s in the south has every season half a year away, and the months where they are", (scheme) => {
    for (let sign0 = 0; sign0 < 12; sign0++) {
      const south = rituOfMonth(sign0, scheme, "southern");
      expect(south.ritu).toBe(rituOfMonth((sign0 + 6) % 12, scheme, "northern").ritu);
      expect(south.months).toContain(sign0);
    }
  });

  test("course and phase follow the Sun alone, in the south as in the north", () => {
    for (const date of ["2026-02-01", "2026-06-01", "2026-08-01", "2026-12-01"]) {
      const [north, south] = (["northern", "southern"] as const).map((hemisphere) =>
        computeRitu({ date, rituZodiac: "sayana", ritucharyaScheme: "sutrasthana-6", hemisphere }, { ephemeris }),
      );
      expect([south?.ayana, south?.phase]).toEqual([north?.ayana, north?.phase]);
      expect(south?.ritu).not.toBe(north?.ritu);
    }
  });

  test("the part of a season is told of the one whose texts are read, also where the other scheme is asked for", () => {
    const [six, eight] = SCHEMES.map((scheme) => rituOn("2026-03-20", "sayana", scheme));
    expect(eight?.stage).toBe(six?.stage);
    expect(eight?.startMs).not.toBe(six?.startMs);
  });

  test("at the edge of the ephemeris a season without its end is refused, and the message says what to send", () => {
    expect(() => rituOn("2999-12-30", "sayana", "sutrasthana-6")).toThrow(/Send a date/);
  });
});
