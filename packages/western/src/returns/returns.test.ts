import { separationDeg } from "@almagest/ephemeris";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError } from "@almagest/operation";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { en } from "../texts/en";
import { RETURN_CYCLES } from "./cycles";
import fixture from "./fixtures/swetest-returns.json";
import { computeLunarReturn, lunarReturn } from "./lunar";
import { computePlanetaryReturn, planetaryReturn } from "./planetary";
import { computeSolarReturn, solarReturn } from "./solar";

const ephemeris = swissEphemeris();
const sky = { ephemeris };
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { latitude: 40.7128, longitude: -74.006 };
const BIRTH = { birthDate: "1990-07-15", birthTime: "14:30:00", timezone: "America/New_York", ...NEW_YORK };
const NAMES = { mercury: "Mercury", venus: "Venus", mars: "Mars", jupiter: "Jupiter", saturn: "Saturn" } as const;
const TENTH_OF_A_SECOND = 0.1 / 86_400;
const TENTH_OF_AN_ARCSECOND = 0.1 / 3600;

function refusal(call: () => unknown): DomainError {
  try {
    call();
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error("not refused");
}

function nearestTo(instants: readonly number[], jdTt: number): number {
  return instants.reduce((best, next) => (Math.abs(next - jdTt) < Math.abs(best - jdTt) ? next : best));
}

describe("returns by swetest", () => {
  test.each(fixture.returns)("$body of $date near $near$year", (row) => {
    const input = {
      birthDate: row.date,
      birthTime: row.time,
      timezone: row.timezone,
      ...NEW_YORK,
      houseSystem: "placidus" as const,
    };
    const facts =
      row.body === "sun"
        ? computeSolarReturn({ ...input, returnYear: row.year ?? 0 }, sky)
        : row.body === "moon"
          ? computeLunarReturn({ ...input, returnDate: row.near ?? "" }, sky)
          : computePlanetaryReturn(
              {
                ...input,
                planet: Object.values(NAMES).find((name) => name.toLowerCase() === row.body) ?? "Mercury",
                approximateDate: row.near ?? "",
              },
              sky,
            );
    expect(separationDeg(facts.natalLongitudeDeg, row.natalDeg)).toBeLessThan(1e-7);
    const near =
      row.near === undefined ? facts.chart.jdTt : Date.parse(row.near) / 86_400_000 + 2_440_587.5 - row.timezone / 24;
    const expected = nearestTo(row.jdTt, near);
    expect(Math.abs(facts.chart.jdTt - expected)).toBeLessThan(TENTH_OF_A_SECOND);
    for (const { jdTt } of facts.passes) {
      expect(Math.abs(jdTt - nearestTo(row.jdTt, jdTt))).toBeLessThan(TENTH_OF_A_SECOND);
    }
  });
});

describe("solar return", () => {
  const births = fc.record({
    day: fc.date({ min: new Date("1300-01-01T00:00:00Z"), max: new Date("2900-01-01T00:00:00Z"), noInvalidDate: true }),
    returnYear: fc.integer({ min: 1300, max: 2900 }),
    timezone: fc.integer({ min: -14 * 60, max: 14 * 60 }).map((minutes) => minutes / 60),
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    houseSystem: fc.constantFrom("placidus", "whole-sign", "equal", "koch"),
  });

  test("finds the Sun at its natal longitude within 0.1 arcseconds, within days of the birthday, wherever and whenever", () => {
    fc.assert(
      fc.property(births, ({ day, ...rest }) => {
        const [birthDate = "", clock = ""] = day.toISOString().split("T");
        const facts = computeSolarReturn({ birthDate, birthTime: clock.slice(0, 8), ...rest }, sky);
        const sunDeg = ephemeris.ecliptic("sun", facts.chart.jdTt).longitudeDeg;
        expect(separationDeg(sunDeg, facts.natalLongitudeDeg)).toBeLessThan(TENTH_OF_AN_ARCSECOND);
        const birthday =
          Date.parse(`${String(rest.returnYear)}-01-01T00:00:00Z`) +
          (day.getTime() - Date.parse(`${birthDate.slice(0, 4)}-01-01T00:00:00Z`));
        expect(Math.abs(facts.chart.epochMilliseconds - birthday) / 86_400_000).toBeLessThan(4.5);
      }),
      { numRuns: 150 },
    );
  });

  test("in the year of birth it is the birth itself, to the second", () => {
    expect(solarReturn({ ...BIRTH, returnYear: 1990 }, context)).toMatchObject({
      solarReturnDate: "1990-07-15T14:30:00",
      solarReturnYear: 1990,
      location: { ...NEW_YORK, timezone: -4 },
      conventions: { returnUtc: "1990-07-15T18:30:00Z" },
    });
  });

  test("tells the return by the clock of its zone on that date, and names its moment and place in the chart", () => {
    // Born in summer time: the Moon is back in winter.
    const moon = lunarReturn({ ...BIRTH, returnDate: "2026-02-12" }, context);
    expect(moon.location.timezone).toBe(-5);
    expect(Date.parse(`${moon.lunarReturnDate}-05:00`)).toBe(Date.parse(moon.conventions.returnUtc));
    const sun = solarReturn({ ...BIRTH, birthDate: "1990-03-10", returnYear: 2026 }, context);
    expect([sun.location.timezone, sun.chart.birthDetails.timezone]).toEqual([-4, -4]);
    expect(Date.parse(`${sun.solarReturnDate}-04:00`)).toBe(Date.parse(sun.conventions.returnUtc));
    expect(`${sun.chart.birthDetails.date}T${sun.chart.birthDetails.time}`).toBe(sun.solarReturnDate);
    const fixed = lunarReturn({ ...BIRTH, timezone: -4, returnDate: "2026-02-12" }, context);
    expect(Date.parse(`${fixed.lunarReturnDate}-04:00`)).toBe(Date.parse(fixed.conventions.returnUtc));
    const body = sun.chart.planets.find(({ name }) => name === "Sun");
    expect(body?.longitude).toBeCloseTo(sun.natalSunPosition.longitude, 5);
  });

  test("a birth on 29 February returns every year", () => {
    for (let returnYear = 2000; returnYear <= 2012; returnYear++) {
      const { solarReturnDate } = solarReturn(
        { ...BIRTH, birthDate: "2000-02-29", birthTime: "12:00:00", timezone: 0, returnYear },
        context,
      );
      expect(solarReturnDate.slice(0, 7)).toBe(`${returnYear}-${solarReturnDate.slice(5, 7)}`);
      expect(["02-28", "02-29", "03-01"]).toContain(solarReturnDate.slice(5, 10));
    }
  });

  test("about the New Year each birthday has its own return, none is given twice", () => {
    const input = { ...BIRTH, birthDate: "2001-12-31", birthTime: "23:50:00", timezone: 0 };
    const dates = [2001, 2002, 2003, 2004, 2005].map(
      (returnYear) => solarReturn({ ...input, returnYear }, context).solarReturnDate,
    );
    expect(dates[0]).toBe("2001-12-31T23:50:00");
    expect(new Set(dates).size).toBe(5);
    expect(dates[1]).toMatch(/^2003-01-01T05:/);
  });

  test("a return outside the ephemeris is refused with its limits, at the edge and far away", () => {
    for (const returnYear of [1199, 3001, 9999, -5, Number.MAX_SAFE_INTEGER]) {
      const error = refusal(() => solarReturn({ ...BIRTH, returnYear }, context));
      expect(error.code).toBe("unprocessable_entity");
      expect(error.message).toContain("1200-01-09 to 2999-12-31");
    }
    expect(solarReturn({ ...BIRTH, returnYear: 1200 }, context).solarReturnDate).toMatch(/^1200-07-1/);
    expect(solarReturn({ ...BIRTH, returnYear: 2999 }, context).solarReturnDate).toMatch(/^2999-07-1/);
  });

  test("a sidereal return far from its date is found, not refused as beyond the ephemeris", () => {
    const asked = { ...BIRTH, birthDate: "1250-03-01", zodiac: "sidereal", returnYear: 2500 } as const;
    // the sidereal year has 365.256363 days
    const expected = Date.UTC(1250, 2, 1) + 1250 * 365.256363 * 86_400_000;
    const found = Date.parse(`${solarReturn(asked, context).solarReturnDate}Z`);
    expect(Math.abs(found - expected) / 86_400_000).toBeLessThan(3);
  });

  test("reads the rising sign, the Moon's house and the Sun's house; without texts the words are absent", () => {
    const { interpretation } = solarReturn({ ...BIRTH, returnYear: 2026 }, context);
    expect(interpretation.summary?.length).toBeGreaterThan(150);
    expect(interpretation.purpose?.length).toBeGreaterThan(100);
    expect(interpretation.keyThemes?.length).toBeGreaterThan(2);
    expect(solarReturn({ ...BIRTH, returnYear: 2026 }, { ephemeris }).interpretation).toEqual({});
  });

  test("above the polar circle Placidus gives way to whole signs and says so", () => {
    const answer = solarReturn({ ...BIRTH, latitude: 78.2, longitude: 15.6, returnYear: 2026 }, context);
    expect(answer.chart.houseSystem).toBe("whole-sign");
    expect(answer.conventions.requestedHouseSystem).toBe("placidus");
  });
});

describe("lunar return", () => {
  test("the Moon is at its natal longitude, and no other return is nearer to the date", () => {
    const dates = fc.date({ min: new Date("1250-01-01"), max: new Date("2950-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(dates, dates, (birth, near) => {
        const input = {
          ...BIRTH,
          timezone: 0,
          birthDate: birth.toISOString().slice(0, 10),
          returnDate: near.toISOString().slice(0, 10),
          houseSystem: "equal" as const,
        };
        const facts = computeLunarReturn(input, sky);
        const moonDeg = ephemeris.ecliptic("moon", facts.chart.jdTt).longitudeDeg;
        expect(separationDeg(moonDeg, facts.natalLongitudeDeg)).toBeLessThan(TENTH_OF_AN_ARCSECOND);
        const days = Math.abs(facts.chart.epochMilliseconds - Date.parse(input.returnDate)) / 86_400_000;
        expect(days).toBeLessThan(14.1);
      }),
      { numRuns: 100 },
    );
  });

  test("answers with the month's reading", () => {
    const answer = lunarReturn({ ...BIRTH, returnDate: "2026-02-12" }, context);
    expect(answer.lunarReturnDate).toMatch(/^2026-02-\d\dT\d\d:\d\d:\d\d$/);
    expect(answer.natalMoonPosition.sign).toBe("Aries");
    expect(answer.interpretation.summary).toBeDefined();
    expect(answer.interpretation.purpose).toBeDefined();
    expect(answer.interpretation.keyThemes).toHaveLength(3);
  });

  test("a date at the edge of the ephemeris is answered where the nearest return is certain, else refused", () => {
    const edge = (returnDate: string): string => {
      try {
        return lunarReturn({ ...BIRTH, timezone: 0, returnDate }, context).lunarReturnDate;
      } catch (error) {
        return error instanceof DomainError ? error.code : "thrown";
      }
    };
    const answers = Array.from({ length: 28 }, (_, day) => edge(`2999-12-${String(day + 4).padStart(2, "0")}`));
    expect(answers.at(-1)).toBe("unprocessable_entity");
    expect(new Set(answers).has("thrown")).toBe(false);
    expect(answers.some((answer) => answer.startsWith("2999-"))).toBe(true);
    expect(edge("3000-06-01")).toBe("unprocessable_entity");
  });
});

describe("planetary return", () => {
  test.each([
    ["Venus", "1996-06-01", 3, "retrograde"],
    ["Jupiter", "2026-08-15", 3, "direct"],
    ["Jupiter", "2003-01-01", 1, "direct"],
  ] as const)("%s near %s passes %d times; the nearest pass is %s", (planet, approximateDate, passes, motion) => {
    const answer = planetaryReturn({ ...BIRTH, planet, approximateDate }, context);
    expect(answer.passes).toHaveLength(passes);
    expect(answer.conventions.passes).toBe(passes);
    expect(answer.passes.filter(({ isReturn }) => isReturn)).toEqual([
      { date: answer.returnDate, motion, isReturn: true },
    ]);
    expect(answer.passes.map(({ date }) => date)).toEqual(answer.passes.map(({ date }) => date).sort());
    expect(answer.interpretation.summary?.includes("3 passes")).toBe(passes === 3);
    expect(answer.interpretation.keyThemes).toHaveLength(3);
  });

  test("there is always one within reach, and the planet stands on its place", () => {
    const date = fc.date({ min: new Date("1320-01-01"), max: new Date("2880-01-01"), noInvalidDate: true });
    const planets = fc.constantFrom("Mercury", "Venus", "Mars", "Jupiter", "Saturn");
    fc.assert(
      fc.property(planets, date, date, (planet, birth, near) => {
        const input = {
          ...BIRTH,
          timezone: 0,
          planet,
          birthDate: birth.toISOString().slice(0, 10),
          approximateDate: near.toISOString().slice(0, 10),
          houseSystem: "whole-sign" as const,
        };
        const facts = computePlanetaryReturn(input, sky);
        const [id = "mercury"] = (["mercury", "venus", "mars", "jupiter", "saturn"] as const).filter(
          (body) => NAMES[body] === planet,
        );
        for (const { jdTt } of facts.passes) {
          const { longitudeDeg } = ephemeris.ecliptic(id, jdTt);
          expect(separationDeg(longitudeDeg, facts.natalLongitudeDeg)).toBeLessThan(TENTH_OF_AN_ARCSECOND);
        }
        const motions = facts.passes.map(({ motion }) => motion);
        expect(motions).toEqual(motions.map((_, index0) => (index0 % 2 === 0 ? "direct" : "retrograde")));
        expect(motions.length % 2).toBe(1);
        const days = Math.abs(facts.chart.epochMilliseconds - Date.parse(input.approximateDate)) / 86_400_000;
        expect(days).toBeLessThan(RETURN_CYCLES[id].longestGapDays / 2);
      }),
      { numRuns: 60 },
    );
  });

  test("words the cycle as the contract does, and takes the planet in any letter case", () => {
    const parsed = planetaryReturn.parse({ body: { ...BIRTH, planet: "jupiter", approximateDate: "2026-08-15" } });
    expect(parsed.ok && planetaryReturn.run(parsed.value, context)).toMatchObject({
      planet: "Jupiter",
      approximateCycle: "~12 years",
    });
    expect(planetaryReturn({ ...BIRTH, planet: "Mars", approximateDate: "2026-01-01" }, context).approximateCycle).toBe(
      "~687 days (~1.9 years)",
    );
  });

  test("where the ephemeris ends before a nearest return is certain, it is refused", () => {
    const input = { ...BIRTH, planet: "Saturn", approximateDate: "2999-06-01" } as const;
    expect(refusal(() => planetaryReturn(input, context)).code).toBe("unprocessable_entity");
  });

  test("names are given beside the English ones in another language", () => {
    const answer = planetaryReturn({ ...BIRTH, planet: "Venus", approximateDate: "2026-08-15", lang: "de" }, context);
    expect(answer.planet).toBe("Venus");
    expect(answer.natalPlanetPosition).toMatchObject({ sign: "Gemini", signLocalized: "Zwillinge" });
  });
});

describe("the place of a return", () => {
  const noticeOf = (place: { latitude: number; longitude: number }, timezone = BIRTH.timezone): string | undefined =>
    solarReturn({ ...BIRTH, ...place, timezone, returnYear: 2026 }, context).conventions.notice;

  test("is questioned where it looks like a mistake", () => {
    expect(noticeOf({ latitude: 40.7128, longitude: 74.006 })).toContain("sign of the longitude looks wrong");
    expect(noticeOf({ latitude: -74.006, longitude: 40.7128 })).toContain("Latitude and longitude look swapped");
    expect(noticeOf({ latitude: 28.98, longitude: 41.01 }, "Europe/Istanbul")).toContain(
      "(latitude 41.01, longitude 28.98) fits",
    );
    const month = lunarReturn({ ...BIRTH, latitude: 0, longitude: 0, returnDate: "2026-02-12" }, context);
    expect(month.conventions.notice).toContain("Zeros look like a place left out");
  });

  test("may be anywhere else: a return in Tokyo for a birth in New York is not questioned", () => {
    expect(noticeOf({ latitude: 35.68, longitude: 139.69 })).toBeUndefined();
    expect(noticeOf(NEW_YORK)).toBeUndefined();
  });
});
