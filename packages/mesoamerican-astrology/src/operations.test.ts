import { createContext, isAlmagestError, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { mesoamerican } from "./domain";
import {
  aztecDaySign,
  aztecTrecena,
  CORRELATIONS,
  DIRECTION_SCHEMES,
  dailyAztec,
  dailyMayan,
  haabMonth,
  haabMonths,
  longCount,
  MAYAN_SIGNS,
  mayanChart,
  mayanCompatibility,
  mayanDaySign,
  mayanDaySigns,
  mayanTrecena,
  tonalpohualli,
  tzolkin,
  tzolkinMonth,
  YEAR_BEARER_SYSTEMS,
} from "./index";
import { en } from "./texts/en";

const context = createContext({ now: Date.UTC(2026, 8, 2, 23, 59), texts: [en] });
const bare = createContext({ now: Date.UTC(2026, 8, 2, 23, 59) });

/** The status and the messages of a refusal, with the fields where they are named. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!isAlmagestError(error)) throw error;
    return `${error.code} ${JSON.stringify(error)} ${error.message}`;
  }
  throw new Error("was not refused");
}

function operationOf(id: string): (typeof mesoamerican.operations)[number] {
  const found = mesoamerican.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** An answer to the operation's own example, as it goes over the wire. */
function answerOf(id: string, lang: string): unknown {
  const operation = operationOf(id);
  const parsed = operation.parse({ flat: { ...operation.examples[0], lang } });
  if (!parsed.ok) throw new Error(`no example of ${id}`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

describe("a chart", () => {
  test("of 2012-12-21 is 13.0.0.0.0, 4 Ajaw 3 Kankin, G9, 1 Kaban", () => {
    const chart = mayanChart({ date: "2012-12-21" }, context);
    expect(chart.calendarRound).toBe("4 Ajaw 3 Kʼankʼin");
    expect(chart.longCount).toEqual({
      formatted: "13.0.0.0.0",
      ...{ baktun: 13, katun: 0, tun: 0, winal: 0, kin: 0 },
      daysSinceEpoch: 1_872_000,
      julianDayNumber: 2_456_283,
    });
    expect(chart.haab).toMatchObject({ month: "kankin", monthClassic: "Kankin", day: 3, dayOfYear: 263 });
    expect(chart.tzolkin.trecena).toEqual({
      number: 13,
      dayOfTrecena: 4,
      rulingSign: "kaban",
      rulingSignName: "Kabʼan",
    });
    expect(chart.lordOfNight.label).toBe("G9");
    expect(chart.yearBearer).toMatchObject({ daySign: "kaban", number: 1 });
    expect(chart.cross.map(({ offsetDays }) => offsetDays)).toEqual([0, -8, 8, 6, -6]);
    expect(chart.conventions).toEqual({
      ...{ calendar: "proleptic-gregorian", correlation: "gmt-584283", yearBearerSystem: "classic" },
    });
  });

  test("echoes correlation and bearer system, and tells the system it used", () => {
    for (const yearBearerSystem of YEAR_BEARER_SYSTEMS) {
      for (const correlation of CORRELATIONS) {
        const chart = mayanChart({ date: "1990-06-15", correlation, yearBearerSystem }, context);
        expect(chart.conventions).toEqual({ calendar: "proleptic-gregorian", correlation, yearBearerSystem });
        expect(chart.yearBearer.reading).toMatch(/\S/);
      }
    }
    const told = YEAR_BEARER_SYSTEMS.map(
      (yearBearerSystem) => mayanChart({ date: "1990-06-15", yearBearerSystem }, context).yearBearer.reading,
    );
    expect(new Set(told).size).toBe(3);
  });

  test("tells the seating of a month on its day 0 alone", () => {
    const readings = ["2026-08-17", "2026-08-18"].map((date) => mayanChart({ date }, context).haab);
    expect(readings.map(({ day, month }) => `${day} ${month}`)).toEqual(["0 mol", "1 mol"]);
    const [seating, plain] = readings.map(({ reading }) => reading ?? "");
    expect(seating?.startsWith(plain ?? "-")).toBe(true);
    expect(seating).not.toBe(plain);
  });
});

describe("a date and its Long Count", () => {
  test("convert into each other under every correlation", () => {
    for (const correlation of CORRELATIONS) {
      for (const date of ["0001-01-01", "0683-08-29", "1521-08-23", "2000-02-29", "4000-12-31"]) {
        const there = longCount({ date, correlation }, context);
        const back = longCount({ longCount: there.longCount, correlation }, context);
        expect(back).toEqual(there);
        expect(there.conventions).toEqual({ calendar: "proleptic-gregorian", correlation });
      }
    }
  });

  test("a date before the reform has its Julian date beside it", () => {
    expect(longCount({ date: "1521-08-23" }, context).note).toContain("1521-08-13");
    expect(longCount({ date: "1582-10-15" }, context)).not.toHaveProperty("note");
  });

  test("both, neither, winal 18 and a day outside the years are refused in words", () => {
    const both = { date: "2012-12-21", longCount: "13.0.0.0.0" };
    expect(refusal(() => longCount(both, context))).toMatch(/^validation_error.*Both.*Send exactly one/);
    expect(refusal(() => longCount({}, context))).toMatch(/^validation_error.*Neither.*Send exactly one/);
    expect(refusal(() => longCount({ longCount: "9.12.11.18.18" }, context))).toMatch(/^validation_error.*winal is 18/);
    expect(refusal(() => longCount({ longCount: "0.0.0.0.0" }, context))).toMatch(
      /^unprocessable_entity.*7\.17\.18\.13\.3 \(0001-01-01\)/,
    );
    expect(refusal(() => longCount({ longCount: "19.19.19.17.19" }, context))).toMatch(/^unprocessable_entity/);
  });
});

describe("dates", () => {
  test("take one digit for month and day and go out with two", () => {
    expect(tzolkin({ date: "2026-9-2" }, context)).toMatchObject({ date: "2026-09-02", daySign: "akbal", number: 2 });
  });

  test.each(["2026-02-29", "0000-12-31", "4001-01-01", "21.12.2012", "2012-12-21T00:00", ""])(
    "%j is refused",
    (date) => {
      const parsed = operationOf("calculateTzolkin").parse({ flat: { date } });
      expect(parsed.ok).toBe(false);
      if (!parsed.ok) expect(JSON.stringify(parsed)).toMatch(/date.*Send/);
    },
  );

  test.each([
    "calculateTzolkin",
    "generateMayanChart",
    "convertLongCount",
    "getDailyMayanReading",
    "calculateTonalpohualli",
  ])("%s tells a year outside those known from a day that does not exist", (id) => {
    const told = (date: string): string => JSON.stringify(operationOf(id).parse({ flat: { date } }));
    for (const date of ["0000-01-01", "4001-01-01", "4001-1-1"]) {
      expect(told(date)).toContain(`The year of ${date} is outside`);
      expect(told(date)).toContain("Send a calendar date from 0001-01-01 to 4000-12-31");
      expect(told(date)).not.toContain("no such day");
    }
    expect(told("1990-04-31")).toContain("1990-04 has 30 days, not 31. Send a calendar date");
  });

  test("of two people name the person whose day it is", () => {
    const people = { personA: { date: "1990-04-31" }, personB: { date: "4001-01-01" } };
    const told = operationOf("calculateMayanCompatibility").parse({ flat: people });
    expect(told).toMatchObject({
      issues: [
        { path: "personA.date", message: expect.stringContaining("30 days, not 31. Send") },
        { path: "personB.date", message: expect.stringContaining("to 4000-12-31") },
      ],
    });
  });

  test("are today in UTC where a daily reading has none", () => {
    expect(dailyMayan({}, context)).toMatchObject({ date: "2026-09-02", daySign: "akbal", number: 2 });
    expect(dailyAztec({}, context)).toMatchObject({ date: "2026-09-02", daySign: "calli", number: 2 });
    expect(tzolkinMonth({}, context)).toMatchObject({ year: 2026, month: 9, total: 30 });
  });
});

describe("a month", () => {
  test("has a row for each of its days, with the anchor of 2026-09-02", () => {
    expect(tzolkinMonth({ year: 2026, month: 9 }, context).days[1]).toEqual({
      date: "2026-09-02",
      daySign: "akbal",
      daySignName: "Akʼbʼal",
      number: 2,
      trecena: 18,
      haab: "16 Mol",
      longCount: "13.0.13.16.3",
    });
    const lengths = [1900, 2000, 2023, 2024, 2100].map((year) => tzolkinMonth({ year, month: 2 }, context).total);
    expect(lengths).toEqual([28, 29, 28, 29, 28]);
    expect(tzolkinMonth({ year: 2100, month: 12 }, context).days.at(-1)?.date).toBe("2100-12-31");
  });
});

describe("two people", () => {
  const pair = (first: string, second: string): ReturnType<typeof mayanCompatibility> =>
    mayanCompatibility({ personA: { date: first }, personB: { date: second } }, context);

  test("of 1990-06-15 and 1988-03-02: 8 Men and 5 Ajaw, 55 apart", () => {
    const found = pair("1990-06-15", "1988-03-02");
    expect([found.personA.daySign, found.personA.number, found.personB.daySign, found.personB.number]).toEqual([
      "men",
      8,
      "ajaw",
      5,
    ]);
    expect(found).toMatchObject({ daysApart: 55, score: 45, verdict: "reserved" });
    expect(found.components.every(({ holds, reading }) => !holds && reading === undefined)).toBe(true);
  });

  test("score what holds, the same both ways, and are never above 100", () => {
    for (let days = 0; days < 260; days++) {
      const other = new Date(Date.UTC(2000, 0, 1 + days)).toISOString().slice(0, 10);
      const [there, back] = [pair("2000-01-01", other), pair(other, "2000-01-01")];
      expect(back).toEqual({ ...there, personA: there.personB, personB: there.personA, summary: back.summary });
      const sum = there.components.reduce((total, tie) => total + (tie.holds ? tie.weight : 0), 45);
      expect(there.score).toBe(Math.min(100, sum));
      expect(there.components.map(({ id }) => id)).toEqual([
        ...["same-sign", "same-trecena", "same-number", "cross-partner", "shared-direction"],
      ]);
      for (const { holds, reading } of there.components) expect(reading !== undefined).toBe(holds);
      const partner = there.components.find(({ id }) => id === "cross-partner");
      expect(partner?.holds).toBe([6, 8, 252, 254].includes(days));
    }
    expect(pair("2000-01-01", "2000-09-17")).toMatchObject({ daysApart: 0, score: 100, verdict: "excellent" });
  });

  test("share a quarter in both schemes or in neither, and the scheme is echoed", () => {
    for (const directionScheme of DIRECTION_SCHEMES) {
      const people = { personA: { date: "2000-01-01" }, personB: { date: "2000-01-05" }, directionScheme };
      const found = mayanCompatibility(people, context);
      expect(found.components.at(-1)?.holds).toBe(true);
      expect(found.conventions.directionScheme).toBe(directionScheme);
    }
  });
});

describe("reference entries", () => {
  test("are found by id and name in any case, with any mark", () => {
    for (const id of ["akbal", "AKBAL", "Akʼbʼal", "Ak'b'al"]) expect(mayanDaySign({ id }, context).id).toBe("akbal");
    expect(mayanDaySign({ id: "Chicchan" }, context).id).toBe("chikchan");
    expect(mayanDaySign({ id: "Kan" }, context).id).toBe("kan");
    expect(aztecDaySign({ id: "Cōātl" }, context).id).toBe("coatl");
    expect(aztecDaySign({ id: "Quiyahuitl" }, context).id).toBe("quiahuitl");
    expect(haabMonth({ id: "Uayeb" }, context)).toMatchObject({ id: "wayeb", length: 5, position: 19 });
  });

  test("that are unknown are refused with those there are", () => {
    expect(refusal(() => mayanDaySign({ id: "aries" }, context))).toMatch(/^not_found.*Accepted: imix, ik/);
    expect(refusal(() => aztecDaySign({ id: "imix" }, context))).toMatch(/^not_found.*Accepted: cipactli/);
    expect(refusal(() => haabMonth({ id: "kislev" }, context))).toMatch(/^not_found.*Accepted: pop/);
    expect(refusal(() => mayanTrecena({ number: 21 }, context))).toMatch(/^not_found.*1 to 20/);
    expect(refusal(() => aztecTrecena({ number: 0 }, context))).toMatch(/^not_found.*1 to 20/);
  });

  test("of Imix and of the second trecenas are as the tables have them", () => {
    expect(mayanDaySign({ id: "imix" }, context)).toMatchObject({
      position: 1,
      nameKiche: "IMOX",
      direction: "north",
      color: "white",
      trecena: { number: 1 },
    });
    expect(mayanDaySign({ id: "imix", directionScheme: "landa" }, context)).toMatchObject({
      direction: "east",
      color: "red",
    });
    expect(mayanTrecena({ number: 2 }, context)).toMatchObject({
      rulingSign: "ix",
      rulingSignKiche: "IʼX",
      length: 13,
    });
    expect(aztecTrecena({ number: 2 }, context)).toMatchObject({ startSign: "ocelotl", startSignName: "Ocēlōtl" });
  });

  test("glosses of Yucatec and K'iche' names differ on six signs", () => {
    const { daySigns } = mayanDaySigns({}, context);
    const differing = daySigns.filter(({ gloss, glossAlternate }) => gloss !== glossAlternate).map(({ id }) => id);
    expect(differing).toEqual(["kan", "lamat", "muluk", "kib", "kaban", "ajaw"]);
  });

  test("come in pages that leave nothing out", () => {
    const pages = [0, 8, 16].map((offset) => mayanDaySigns({ limit: 8, offset }, context));
    expect(pages.flatMap(({ daySigns }) => daySigns.map(({ id }) => id))).toEqual([...MAYAN_SIGNS]);
    expect(haabMonths({ offset: 19 }, context)).toMatchObject({ total: 19, months: [] });
  });
});

describe("the Nahua count", () => {
  test("has 2012-12-21 as 4 Xochitl and 1990-06-15 as 8 Cuauhtli", () => {
    expect(tonalpohualli({ date: "2012-12-21" }, context)).toMatchObject({ daySign: "xochitl", number: 4 });
    expect(tonalpohualli({ date: "1990-06-15" }, context)).toMatchObject({ daySign: "cuauhtli", number: 8 });
  });

  test("says Caso's correlation and what it leaves out", () => {
    const day = tonalpohualli({ date: "1521-08-23" }, context);
    expect(day).toMatchObject({
      daySignName: "Cōātl",
      gloss: "serpent / snake",
      direction: "east",
      trecena: { number: 9, dayOfTrecena: 1, startSign: "coatl", startSignName: "Cōātl" },
      conventions: { calendar: "proleptic-gregorian", correlation: "caso" },
    });
    expect(day.scope).toMatch(/\S/);
  });
});

describe.each(mesoamerican.operations.map(({ id }) => id))("%s", (id) => {
  /** Every member that ends in Localized, by its path. */
  function localized(answer: unknown, path = ""): readonly (readonly [string, unknown])[] {
    if (typeof answer !== "object" || answer === null) return [];
    return Object.entries(answer).flatMap(([key, value]) =>
      key.endsWith("Localized") ? [[`${path}.${key}`, value] as const] : localized(value, `${path}.${key}`),
    );
  }

  test("has its localized names in nine languages, and none in English", () => {
    expect(localized(answerOf(id, "en"))).toEqual([]);
    const paths = LANGS.filter((lang) => lang !== "en").map((lang) =>
      localized(answerOf(id, lang)).map(([path, name]) => {
        expect(name, `${lang} ${path}`).toEqual(expect.stringMatching(/\S/));
        return path;
      }),
    );
    for (const own of paths) expect(own).toEqual(paths[0]);
  });
});

test("answers without texts leave their prose out and keep all else", () => {
  const silent = mayanChart({ date: "2012-12-21" }, bare);
  expect(silent).not.toHaveProperty("summary");
  expect(silent.tzolkin.reading).toEqual({});
  expect(silent.cross.map(({ number, daySign }) => `${number} ${daySign}`)).toContain("9 eb");
  expect(tonalpohualli({ date: "2012-12-21" }, bare)).not.toHaveProperty("keynote");
});
