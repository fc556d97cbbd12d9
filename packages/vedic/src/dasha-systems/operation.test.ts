import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at, createContext } from "@almagest/operation";
import { describe, expect, it } from "vitest";
import {
  charaKarakas,
  currentDasha,
  type DashaPeriods,
  dashaPeriods,
  majorDashas,
  sadhesati,
  subDashas,
} from "../index";
import type { DashaPeriodsRequest, UncertainDashaPeriods } from "../types";
import { DASHA_SYSTEMS } from "./schema";

const NOW = Date.UTC(2026, 7, 23, 13, 47, 46);
const context = createContext({ ephemeris: swissEphemeris(), now: NOW, texts: [] });
const BIRTH = { date: "1990-07-04", time: "10:12:00", timezone: 5.5, latitude: 28.6139, longitude: 77.209 };
const INDIRA = { date: "1917-11-19", time: "23:11:00", timezone: 5.5, latitude: 25.45, longitude: 81.85 };
const RAMAN = { date: "1912-08-08", time: "19:38:00", timezone: 5.5, latitude: 13, longitude: 77 + 35 / 60 };

type Asked = Omit<DashaPeriodsRequest, "time"> & { readonly time: string };

function ask(request: Asked): DashaPeriods {
  return dashaPeriods(request, context);
}

function open(request: Omit<DashaPeriodsRequest, "time"> & object): UncertainDashaPeriods {
  return dashaPeriods({ ...request, time: null }, context);
}

const rulerOf = ({
  yogini,
  planet,
  rashi,
}: DashaPeriods["periods"][number] | DashaPeriods["running"][number]): string => yogini ?? planet ?? rashi ?? "none";

describe("Dashas of printed charts", () => {
  /** learnjyotishnow.com/Indira_Gandhi.html: K. N. Rao's Chara. */
  it("Chara of Indira Gandhi: Aries from 1935, Pisces from 1939 to 1949, in it Taurus from September 1940", () => {
    const { periods, running } = ask({ ...INDIRA, dashaSystem: "chara", datetime: "1941-03-01T12:00:00" });
    const told = periods.map((one) => [one.rashi, one.startDate.slice(0, 7), one.endDate.slice(0, 7)]);
    expect(told.slice(3, 5)).toEqual([
      ["Aries", "1935-11", "1939-11"],
      ["Pisces", "1939-11", "1949-11"],
    ]);
    expect(running.slice(0, 2).map(rulerOf)).toEqual(["Pisces", "Taurus"]);
    expect([running[1]?.startDate.slice(0, 7), running[1]?.endDate.slice(0, 7)]).toEqual(["1940-09", "1941-07"]);
  });

  /** Integrated Approach, chapter 18, example 66, as told in PyJHora, tests/pvr_tests.py. */
  it("Narayana of B. V. Raman: Leo, Capricorn and Gemini first, of 1, 8 and 2 years", () => {
    const { periods } = ask({ ...RAMAN, dashaSystem: "narayana" });
    expect(periods.slice(0, 6).map((one) => [one.rashi, one.durationYears])).toEqual([
      ["Leo", 1],
      ["Capricorn", 8],
      ["Gemini", 2],
      ["Scorpio", 9],
      ["Aries", 4],
      ["Virgo", 1],
    ]);
  });

  /** The same, chapter 17, examples 60 and 61: Rahu in 1998, and the Moon from 1980 to 1994 or 1995. */
  it("Ashtottari of B. V. Raman and of Indira Gandhi, without Abhijit", () => {
    const asked = { dashaSystem: "ashtottari", abhijit: "left-out" } as const;
    expect(rulerOf(at(ask({ ...RAMAN, ...asked, datetime: "1998-12-20T12:00:00" }).running, 0))).toBe("Rahu");
    const { periods, isConditionMet } = ask({ ...INDIRA, ...asked });
    const moon = periods.find(({ planet }) => planet === "Moon") ?? expect.unreachable();
    expect([moon.startDate.slice(0, 4), moon.endDate.slice(0, 4)]).toEqual(["1980", "1995"]);
    // Rahu in Sagittarius, the Lagna's lord the Moon in Capricorn
    expect(isConditionMet).toBe(false);
  });
});

describe("Dasha periods", () => {
  it("of Vimshottari are those of the operations that read it", () => {
    const { mahadashas, birthDashaBalance: balance } = majorDashas(BIRTH, context);
    const { periods, birthDashaBalance } = ask({ ...BIRTH, dashaSystem: "vimshottari" });
    expect(periods.map(({ planet, startDate, endDate }) => [planet, startDate, endDate])).toEqual(
      mahadashas.map(({ planet, startDate, endDate }) => [planet, startDate, endDate]),
    );
    expect(birthDashaBalance).toEqual(balance);
  });

  it("of Vimshottari have one date by the preset of a program too, and its positions are named", () => {
    const place = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
    const birth = { date: "1985-11-23", time: "06:15:00", ...place, preset: "jagannatha-hora" } as const;
    const { periods } = ask({ ...birth, dashaSystem: "vimshottari" });
    const [major, { preset: _, ...plain }] = [majorDashas(birth, context), birth];
    expect(major.mahadashas.map(({ endDate }) => endDate)).toEqual(periods.map(({ endDate }) => endDate));
    expect(major.conventions).toMatchObject({
      positionType: "true",
      preset: { name: "jagannatha-hora", options: ["nodeType", "positionType"] },
    });
    expect(currentDasha(birth, context).mahadasha.endDate).toBe(
      periods.find(({ startDate, endDate }) => startDate <= "2026-08-23" && endDate > "2026-08-23")?.endDate,
    );
    expect(subDashas({ ...birth, mahadasha: "Mercury" }, context).mahadashaPeriod.endDate).toBe(periods[0]?.endDate);
    // the Moon goes on by 0.7" while her light arrives, and 1" of her is three hours of this dasha of 17 years
    const apparentEnd = majorDashas(plain, context).mahadashas[0]?.endDate;
    const hours = (Date.parse(`${apparentEnd}Z`) - Date.parse(`${periods[0]?.endDate}Z`)) / 3_600_000;
    expect(hours).toBeGreaterThan(1.8);
    expect(hours).toBeLessThan(2.4);
    expect(() => majorDashas({ ...birth, time: null }, context)).toThrow(/positionType true of preset jagannatha-hora/);
  });

  it.each(DASHA_SYSTEMS)("%s: tile on both levels, and what runs is among them", (dashaSystem) => {
    for (const yearLength of ["365.25", "360", "solar"] as const) {
      const { periods, running, readingAt } = ask({ ...BIRTH, dashaSystem, yearLength });
      for (const [index0, { startDate, endDate, subPeriods }] of periods.entries()) {
        if (index0 > 0) expect(startDate).toBe(periods[index0 - 1]?.endDate);
        expect(subPeriods[0]?.startDate).toBe(startDate);
        expect(subPeriods.at(-1)?.endDate).toBe(endDate);
        for (const [part0, part] of subPeriods.entries())
          if (part0 > 0) expect(part.startDate).toBe(subPeriods[part0 - 1]?.endDate);
      }
      for (const [level0, { startDate, endDate }] of running.entries()) {
        expect(startDate <= readingAt && readingAt < endDate).toBe(true);
        const above = running[level0 - 1];
        if (above !== undefined) expect(startDate >= above.startDate && endDate <= above.endDate).toBe(true);
      }
      const [major, sub] = running;
      const listed = periods.find(({ startDate }) => startDate === major?.startDate);
      expect(listed?.subPeriods.some(({ startDate }) => startDate === sub?.startDate)).toBe(true);
    }
  });

  it("are shorter in years of 360 days, and of the Sun end on the day of its return", () => {
    const endOf = (yearLength: "365.25" | "365.2422" | "360" | "solar"): string =>
      at(ask({ ...BIRTH, dashaSystem: "sudarshana", yearLength, datetime: "1990-07-05T00:00:00" }).periods, 11).endDate;
    expect(endOf("360").slice(0, 10)).toBe("2002-05-02");
    expect(endOf("365.25").slice(0, 10)).toBe("2002-07-04");
    expect(endOf("365.2422") < endOf("365.25") && endOf("365.25") < endOf("solar")).toBe(true);
  });

  it("name their options under conventions, those of other systems not", () => {
    const { conventions } = ask({ ...BIRTH, dashaSystem: "ashtottari", ashtottariStart: "krittika" });
    expect(conventions).toMatchObject({
      yearLength: "365.25",
      yearDays: 365.25,
      ashtottariStart: "krittika",
      abhijit: "counted",
    });
    expect(conventions).not.toHaveProperty("charaCount");
    expect(ask({ ...BIRTH, dashaSystem: "chara", yearLength: "solar" }).conventions).not.toHaveProperty("yearDays");
  });

  it.each([
    [{ dashaSystem: "yogini", charaCount: "parashara" }, "charaCount", /charaCount is of dashaSystem chara alone/],
    [{ dashaSystem: "chara", abhijit: "counted" }, "abhijit", /leave abhijit out/],
    [{ dashaSystem: "shoola" }, "dashaSystem", /vimshottari/],
    [{ dashaSystem: "yogini", yearLength: "365" }, "yearLength", /365\.2422/],
  ])("refuse %j by the name of the member", (options, path, message) => {
    const parsed = dashaPeriods.parse({ flat: { ...BIRTH, ...options } });
    expect(parsed.ok ? [] : parsed.issues).toEqual([
      expect.objectContaining({ path, message: expect.stringMatching(message) }),
    ]);
  });

  it("of a year each run in any year that a date can name", () => {
    const { running } = ask({ ...BIRTH, dashaSystem: "sudarshana", datetime: "9000-01-01T00:00:00Z" });
    // half of the 7010th year of life
    expect(running[0]?.house).toBe((7009 % 12) + 1);
  });

  it("refuse an instant before the birth", () => {
    expect(() => ask({ ...BIRTH, dashaSystem: "yogini", datetime: "1990-07-04T10:11:59" })).toThrow(
      /later than the instant/,
    );
  });
});

describe("Dasha periods of an open time of birth", () => {
  const DAY = { date: BIRTH.date, timezone: 5.5, latitude: BIRTH.latitude, longitude: BIRTH.longitude };

  it.each(["vimshottari", "ashtottari", "yogini", "kalachakra"] as const)(
    "%s: hold the periods of every birth, with its dates within theirs",
    (dashaSystem) => {
      const { candidates, birthTime } = open({ ...DAY, dashaSystem });
      expect(birthTime.state).toBe("unknown");
      expect(candidates[0]?.born.from).toBe("1990-07-04T00:00:00");
      expect(candidates.at(-1)?.born.to).toBe("1990-07-04T23:59:59");
      for (const time of ["00:00:00", "03:17:08", "06:09:14", "06:09:15", "11:00:00", "19:41:12", "23:59:59"]) {
        const born = `1990-07-04T${time}`;
        const own = candidates.filter(({ born: { from, to } }) => from <= born && born <= to);
        expect(own).toHaveLength(1);
        const { periods, running, birthDashaBalance } = at(own, 0);
        const known = ask({ ...DAY, time, dashaSystem });
        for (const [index0, period] of periods.entries()) {
          const exact = at(known.periods, index0);
          expect(rulerOf(exact)).toBe(period.yogini ?? period.planet ?? period.rashi);
          expect(exact.endDate >= period.endDate.from && exact.endDate <= period.endDate.to).toBe(true);
          expect(exact.startDate >= period.startDate.from && exact.startDate <= period.startDate.to).toBe(true);
        }
        for (const [level0, period] of running.entries()) {
          const exact = at(known.running, level0);
          expect(rulerOf(exact)).toBe(period.yogini ?? period.planet ?? period.rashi);
          expect(exact.endDate >= period.endDate.from && exact.endDate <= period.endDate.to).toBe(true);
        }
        const { totalDays } = known.birthDashaBalance;
        expect(totalDays).toBeGreaterThanOrEqual(birthDashaBalance.least.totalDays - 1e-5);
        expect(totalDays).toBeLessThanOrEqual(birthDashaBalance.most.totalDays + 1e-5);
      }
    },
  );

  it.each(["chara", "narayana", "sudarshana"] as const)("%s: refuse it, and say what to send", (dashaSystem) => {
    expect(() => open({ ...DAY, dashaSystem })).toThrow(/counted from the Lagna.*Send the time/);
  });

  it("refuse positions that they are not searched by", () => {
    expect(() => open({ ...DAY, dashaSystem: "yogini", positionType: "true" })).toThrow(/positionType true/);
  });
});

it("levels have their names in the language of the call, of an open birth too", () => {
  const asked = { ...BIRTH, dashaSystem: "yogini", lang: "de" } as const;
  const names = ["Mahadasha", "Antardasha", "Pratyantardasha", "Sookshma-Dasha", "Prana-Dasha"];
  expect(ask(asked).running.map(({ levelLocalized }) => levelLocalized)).toEqual(names);
  const { candidates } = open(asked);
  for (const { running } of candidates) {
    expect(running.map(({ levelLocalized }) => levelLocalized)).toEqual(names.slice(0, running.length));
  }
});

describe("Dashas at a pole of the Earth", () => {
  const atPole = { ...BIRTH, latitude: 90 };

  it.each(["chara", "narayana", "sudarshana"] as const)("%s, which is counted from the Lagna, is refused", (system) => {
    expect(() => ask({ ...atPole, dashaSystem: system })).toThrow(/latitude is 90: .+Send a latitude/);
    expect(ask({ ...atPole, latitude: 89, dashaSystem: system }).periods.length).toBeGreaterThan(0);
  });

  it("those of the Moon are answered, with a notice where something else is read from the Lagna", () => {
    for (const dashaSystem of ["vimshottari", "yogini", "kalachakra"] as const)
      expect(ask({ ...atPole, dashaSystem }).conventions.notice ?? "").not.toMatch("pole");
    // its condition, and the judgment of lords
    const notices = [ask({ ...atPole, dashaSystem: "ashtottari" }), majorDashas(atPole, context)];
    for (const { conventions } of notices) expect(conventions.notice).toMatch("Latitude 90 is a pole of the Earth");
    const time = null;
    const ofGrahas = [
      charaKarakas(atPole, context),
      sadhesati(atPole, context),
      majorDashas({ ...atPole, time }, context),
    ];
    for (const { conventions } of ofGrahas) expect(conventions.notice ?? "").not.toMatch("pole");
  });
});
