import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { arabicLots } from "../lots/operation";
import { timeLords } from "./operation";
import { timeLordsOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const NEW_YORK = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
} as const;

describe("zodiacal releasing", () => {
  // Christopher Reeve's chart and his Lot of Fortune at 8°42' Gemini: Hamish Saunders, Solar Arc Directions (1996),
  // figure 1, as read in the tests of @zodiacs/engine; by night, for the Sun is below the horizon at 03:12
  const REEVE = {
    date: "1952-09-25",
    time: "03:12:00",
    latitude: 40 + 46 / 60,
    longitude: -(73 + 59 / 60),
    timezone: -4,
  };

  test("of a chart printed with its Lot of Fortune begins in the lot's sign", () => {
    const answer = timeLords({ ...REEVE, technique: "zodiacal-releasing", lot: "fortune" }, context);
    expect(answer).toMatchObject({ sect: "night", startSign: "Gemini", fortuneSign: "Gemini" });
    expect(Math.abs((answer.lot?.longitude ?? 0) - (60 + 8 + 42 / 60)) * 60).toBeLessThan(1.5);
    expect(answer.periods[0]).toMatchObject({
      sign: "Gemini",
      lord: "Mercury",
      days: 7200,
      fortunePlace: 1,
      isPeak: true,
    });
    expect(answer.periods[0]?.from).toBe("1952-09-25T03:12:00");
    expect(answer.periods[0]?.to).toBe("1972-06-12T03:12:00");
  });

  // Invented, counted in years of 360 and months of 30 days: the Astrology Podcast 192, with the leap about 17 and a half
  // years into a period; the dates are those that the tests of @zodiacs/engine count by hand
  test("dates Scorpio, Sagittarius and Capricorn, and Capricorn's loosing of the bond to Cancer", () => {
    const answer = timeLords(
      { ...NEW_YORK, ...spiritIn("Scorpio"), technique: "zodiacal-releasing", lot: "spirit", sharedSign: "same-sign" },
      context,
    );
    expect(answer.startSign).toBe("Scorpio");
    const [scorpio, sagittarius, capricorn] = answer.periods;
    expect([scorpio, sagittarius, capricorn].map((one) => [one?.sign, one?.to.slice(0, 10)])).toEqual([
      ["Scorpio", "1976-05-30"],
      ["Sagittarius", "1988-03-28"],
      ["Capricorn", "2014-11-07"],
    ]);
    const loosed = capricorn?.subPeriods?.filter(({ isLoosed }) => isLoosed);
    expect(loosed?.map(({ sign, from, to }) => [sign, from.slice(0, 10), to.slice(0, 10)])).toEqual([
      ["Cancer", "2005-07-27", "2007-08-16"],
    ]);
  });

  /** A time of 17 August 1961 in UTC at which the Part of Spirit is in a sign. */
  function spiritIn(sign: string) {
    for (let hour = 0; hour < 24; hour += 1) {
      const time = `${String(hour).padStart(2, "0")}:00:00`;
      const birth = { date: "1961-08-17", time, timezone: 0 } as const;
      const lots = arabicLots({ ...NEW_YORK, ...birth }, context).lots;
      if (lots.find(({ id }) => id === "spirit")?.sign === sign) return birth;
    }
    throw new Error("no hour has it");
  }

  test("of Spirit begins with the next sign where Fortune is in the same, as Valens says, unless asked otherwise", () => {
    // new Moon of 1990-07-22 02:54 UT: both lots are with the Ascendant
    const birth = {
      ...NEW_YORK,
      date: "1990-07-22",
      time: "03:00:00",
      timezone: 0,
      technique: "zodiacal-releasing",
    } as const;
    const spirit = timeLords({ ...birth, lot: "spirit" }, context);
    expect(spirit.lot?.sign).toBe(spirit.fortuneSign);
    const signs = timeLords({ ...birth, lot: "fortune" }, context).periods.map(({ sign }) => sign);
    expect(spirit.startSign).toBe(signs[1]);
    expect(timeLords({ ...birth, lot: "spirit", sharedSign: "same-sign" }, context).startSign).toBe(signs[0]);
    expect(timeLords({ ...birth, lot: "eros" }, context).startSign).toBe(
      timeLords({ ...birth, lot: "eros" }, context).lot?.sign,
    );
  });

  test.each(["fortune", "spirit", "eros", "necessity", "courage", "victory", "nemesis"] as const)(
    "of %s begins with the sign that the lots' own operation gives",
    (lot) => {
      const answer = timeLords({ ...NEW_YORK, technique: "zodiacal-releasing", lot }, context);
      const own = arabicLots(NEW_YORK, context).lots.find(({ id }) => id === lot);
      expect([answer.lot?.longitude, answer.startSign]).toEqual([own?.longitude, own?.sign]);
    },
  );
});

describe("the list and what runs", () => {
  test.each(["zodiacal-releasing", "firdaria", "decennials"] as const)(
    "of %s follow one another without a gap, parts fill their period, and the running ones are within each other",
    (technique) => {
      const answer = timeLords({ ...NEW_YORK, timezone: -4, technique, targetDate: "2025-08-04" }, context);
      expect(timeLordsOutput.strict().safeParse(JSON.parse(JSON.stringify(answer))).success).toBe(true);
      answer.periods.slice(1).forEach(({ from }, index0) => {
        expect(from).toBe(answer.periods[index0]?.to);
      });
      for (const { from, to, subPeriods = [] } of answer.periods) {
        if (subPeriods.length === 0) continue;
        expect([subPeriods[0]?.from, subPeriods.at(-1)?.to]).toEqual([from, to]);
      }
      const { running = [] } = answer;
      expect(running.map(({ level }) => level)).toEqual(technique === "firdaria" ? [1, 2] : [1, 2, 3, 4]);
      for (const [index0, { from, to }] of running.entries()) {
        expect(from <= "2025-08-04T12:00:00" && "2025-08-04T12:00:00" < to).toBe(true);
        const above = running[index0 - 1];
        if (above === undefined) continue;
        expect(above.subPeriods?.some((part) => part.from === from && part.to === to)).toBe(true);
      }
    },
  );

  test("end with the age asked for, and by the year asked for", () => {
    const short = timeLords({ ...NEW_YORK, technique: "firdaria", untilAge: 11 }, context);
    expect(short.periods.map(({ lord }) => lord)).toEqual(["Sun", "Venus"]);
    const julian = timeLords({ ...NEW_YORK, technique: "decennials", yearLength: "365.25" }, context);
    expect(julian.periods[0]?.days).toBeCloseTo(10.75 * 365.25, 6);
    expect(julian.conventions).toMatchObject({ yearLength: "365.25", yearDays: 365.25, start: "sect-light" });
  });

  test("at the instant of birth is the first of every level", () => {
    const answer = timeLords(
      { ...NEW_YORK, technique: "decennials", targetDate: "1990-07-15", targetTime: "14:30:00" },
      context,
    );
    expect(answer.running?.map(({ lord, from }) => [lord, from])).toEqual(
      Array.from({ length: 4 }, () => ["Sun", "1990-07-15T14:30:00"]),
    );
  });

  test("before the birth are refused with what to send instead", () => {
    const ask = () =>
      timeLords({ ...NEW_YORK, technique: "firdaria", targetDate: "1990-07-15", targetTime: "14:29:59" }, context);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
    expect(ask).toThrow("is before the birth, when no period runs yet. Send a targetDate after it.");
  });

  test("take no other technique, lot or age, and name the field", () => {
    const parse = (body: object) => timeLords.parse({ body: { ...NEW_YORK, technique: "firdaria", ...body } });
    expect(parse({ technique: "dashas" })).toMatchObject({ ok: false, issues: [{ path: "technique" }] });
    expect(parse({ lot: "marriage" })).toMatchObject({ ok: false, issues: [{ path: "lot" }] });
    expect(parse({ untilAge: 1e9 })).toMatchObject({ ok: false, issues: [{ path: "untilAge" }] });
    expect(parse({ technique: undefined })).toMatchObject({ ok: false, issues: [{ path: "technique" }] });
  });

  test.each([
    ["firdaria", { lot: "spirit" }, "zodiacal-releasing"],
    ["firdaria", { capricornYears: "30" }, "zodiacal-releasing"],
    ["decennials", { sharedSign: "same-sign" }, "zodiacal-releasing"],
    ["decennials", { nodeOrder: "after-mars" }, "firdaria"],
    ["zodiacal-releasing", { nodeOrder: "last" }, "firdaria"],
    ["zodiacal-releasing", { subdivision: "proportion" }, "decennials"],
    ["firdaria", { subdivision: "proportion" }, "decennials"],
  ])("of %s refuse %o, of another technique, by its name", (technique, option, owner) => {
    const [path] = Object.keys(option);
    const message = `${path} is of technique ${owner} alone, and technique is ${technique}. Send technique ${owner}, or leave ${path} out.`;
    for (const birth of [NEW_YORK, { ...NEW_YORK, time: "unknown" }]) {
      const parsed = timeLords.parse({ body: { ...birth, technique, ...option } });
      expect(parsed).toMatchObject({ ok: false, issues: [{ path, message }] });
    }
    expect(timeLords.parse({ body: { ...NEW_YORK, technique: owner, ...option } }).ok).toBe(true);
  });

  test("take no targetTime without its day", () => {
    const parse = (body: object) => timeLords.parse({ body: { ...NEW_YORK, technique: "firdaria", ...body } });
    expect(parse({ targetTime: "10:00:00" })).toMatchObject({ ok: false, issues: [{ path: "targetTime" }] });
    expect(parse({ targetDate: "2025-08-04", targetTime: "10:00:00" }).ok).toBe(true);
  });

  test.each(["zodiacal-releasing", "firdaria", "decennials"] as const)(
    "of %s end with the year 9999, and say before which day a target has to be",
    (technique) => {
      const at = (targetDate: string) => timeLords({ ...NEW_YORK, technique, targetDate }, context);
      expect(() => at("9999-01-01")).toThrow(/^targetDate 9999-01-01 is in a period that ends after the year 9999/);
      const [, before = ""] = /before (\d{4}-\d\d-\d\d)\.$/.exec(messageOf(() => at("9999-12-31"))) ?? [];
      const last = new Date(Date.parse(before) - 86_400_000).toISOString().slice(0, 10);
      expect(at(last).running?.[0]?.to.slice(0, 10)).toBe(before);
      const open = { ...NEW_YORK, time: "unknown" as const, technique, targetDate: "9999-01-01" };
      if (technique !== "zodiacal-releasing")
        expect(() => timeLords(open, context)).toThrow(/Send a targetDate before/);
    },
  );

  function messageOf(ask: () => unknown): string {
    try {
      ask();
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
    return "";
  }

  test("are named in the language asked for", () => {
    const answer = timeLords({ ...NEW_YORK, technique: "firdaria", targetDate: "2025-08-04", lang: "fr" }, context);
    expect(answer).toMatchObject({
      technique: "firdaria",
      techniqueLocalized: "Firdaria",
      running: [{ lord: "Moon", lordLocalized: "Lune", levelName: "Level 1", levelNameLocalized: "Niveau 1" }, {}],
    });
  });
});

test("the sect has its name in the language of the call, of an open birth too", () => {
  const asked = { ...NEW_YORK, technique: "firdaria", lang: "de" } as const;
  expect(timeLords(asked, context)).toMatchObject({ sect: "day", sectLocalized: "Am Tag" });
  const open = timeLords({ ...asked, time: null }, context);
  expect(open.candidates.map(({ sect, sectLocalized }) => [sect, sectLocalized])).toEqual(
    expect.arrayContaining([
      ["day", "Am Tag"],
      ["night", "In der Nacht"],
    ]),
  );
});

test("by day nodeOrder chooses nothing, since Mars is the last planet, and is echoed as sent", () => {
  const of = (nodeOrder: "last" | "after-mars", time: string) =>
    timeLords({ ...NEW_YORK, time, technique: "firdaria", nodeOrder }, context);
  const [last, after] = [of("last", NEW_YORK.time), of("after-mars", NEW_YORK.time)];
  expect([last.sect, after.conventions.nodeOrder]).toEqual(["day", "after-mars"]);
  expect(after.periods).toEqual(last.periods);
  expect(of("after-mars", "01:30:00").periods).not.toEqual(of("last", "01:30:00").periods);
});

test("at a pole firdaria go by the Sun's half of the year, and no lot is released", () => {
  const sectAt = (latitude: number, date: string) =>
    timeLords({ ...NEW_YORK, date, latitude, technique: "firdaria" }, context).sect;
  expect([sectAt(90, "1990-07-15"), sectAt(-90, "1990-07-15")]).toEqual(["day", "night"]);
  expect([sectAt(90, "1990-12-15"), sectAt(-90, "1990-12-15")]).toEqual(["night", "day"]);
  expect(() => timeLords({ ...NEW_YORK, latitude: 90, technique: "zodiacal-releasing" }, context)).toThrow(
    /no degree of the ecliptic rises/,
  );
});

test("periods are dated on the clock of birth, at its offset all life long, and so is the target", () => {
  const asked = { ...NEW_YORK, technique: "zodiacal-releasing", lot: "spirit" } as const;
  const zone = timeLords({ ...asked, targetDate: "2025-01-04" }, context);
  const offset = timeLords({ ...asked, timezone: -4, targetDate: "2025-01-04" }, context);
  expect(zone.periods).toEqual(offset.periods);
  expect(zone.running).toEqual(offset.running);
  // whole days after a birth in summer, and some of these days are in winter
  expect(new Set(zone.periods.map(({ from }) => from.slice(11)))).toEqual(new Set([NEW_YORK.time]));
  expect(zone.periods.some(({ from }) => ["-12-", "-01-", "-02-"].some((month) => from.includes(month)))).toBe(true);
  expect(zone.conventions.datedBy).toBe("offset-of-birth");
});
