import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, inForm, isAlmagestError, LANGS } from "@almagest/operation";
import { PLANET_IDS, SIGN_IDS } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { forecast } from "./domain";
import { computeTimeline, mostSignificant } from "./facts";
import { digest, forecastSolarReturn, forecastTransits, significantDates, timeline } from "./index";
import { CHANGE_LEVELS, type Happening, MAJOR_ASPECTS } from "./search/event";
import { forecastReaders } from "./texts/reader";
import { descriptionOf } from "./timeline/describe";
import { toldOnce } from "./timeline/told";

const ephemeris = swissEphemeris();
const catalogues = (await forecast.texts.en?.()) ?? [];
const NOW = Date.UTC(2026, 5, 1, 23, 59);
const context = createContext({ ephemeris, now: NOW, texts: catalogues });
const birthData = { date: "1990-07-15", time: "13:30:00", timezone: "America/New_York" } as const;
const SUMMER = { birthData, startDate: "2026-06-01", endDate: "2026-08-30" } as const;

/** Sentences of four words or more that occur twice. */
function repeatedSentences(texts: readonly string[]): readonly string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+/)).filter((one) => one.split(" ").length >= 4);
  return sentences.filter((one, index0) => sentences.indexOf(one) !== index0);
}

/** The refusal of a call: the code, or the path and message of each issue. */
function refusal(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    if (!isAlmagestError(error)) throw error;
    return error.code === "validation_error" ? error.issues.map(({ path, message }) => [path, message]) : error.code;
  }
  return undefined;
}

describe("a compact forecast", () => {
  test("shows the most significant first: the lunar eclipse of 28 August 2026 before the Moon's sextiles", () => {
    const input = {
      birthData,
      startDate: "2026-08-01",
      endDate: "2026-08-31",
      minSignificance: 0,
      lang: "en" as const,
    };
    const answer = timeline(input, context);
    const told = JSON.stringify(inForm({ operation: erase(timeline), input, answer }, { detail: "compact" }));
    const { events } = z.object({ events: z.array(z.array(z.unknown())) }).parse(JSON.parse(told));
    const [columns = [], ...rows] = events;
    const column = (name: string) => rows.map((row) => row[columns.indexOf(name)]);
    const significance = column("significance").map(Number);
    expect(rows.length).toBeGreaterThan(50);
    expect(significance).toEqual(significance.toSorted((one, other) => other - one));
    const eclipse = rows.findIndex((row) => row[columns.indexOf("type")] === "eclipse");
    expect(column("date")[eclipse]).toMatch(/^2026-08-(?:12|28)$/);
    expect(eclipse).toBeLessThan(10);
    expect(answer.events.map(({ datetime }) => datetime)).toEqual(answer.events.map(({ datetime }) => datetime).sort());
  });
});

describe("the days of a forecast", () => {
  test("are 30 more than today in UTC by default, 90 more at most", () => {
    const asked = { birthData, domains: ["vedic" as const] };
    expect(timeline(asked, context)).toMatchObject({ startDate: "2026-06-01", endDate: "2026-07-01" });
    expect(timeline({ ...asked, ...SUMMER }, context).endDate).toBe("2026-08-30");
    expect(timeline({ ...asked, ...SUMMER }, context).conventions.askedEndDate).toBeUndefined();
    const cut = timeline({ ...asked, ...SUMMER, endDate: "2026-08-31" }, context);
    expect([cut.endDate, cut.conventions.askedEndDate]).toEqual(["2026-08-30", "2026-08-31"]);
    expect(timeline({ ...asked, ...SUMMER, endDate: "2026-06-01" }, context).endDate).toBe("2026-06-01");
  });

  test("run from the first second of the first to the last of the last", () => {
    const whole = forecastTransits(SUMMER, context).events;
    const lunation = whole.find(({ phase }) => phase !== undefined);
    const day = lunation?.date ?? "";
    const alone = forecastTransits({ birthData, startDate: day, endDate: day }, context);
    expect(alone.events.every(({ date }) => date === day)).toBe(true);
    expect(alone.events.map(({ datetime }) => datetime)).toContain(lunation?.datetime);
    const shifted = (days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    for (const days of [-1, 1]) {
      const beside = forecastTransits({ birthData, startDate: shifted(days), endDate: shifted(days) }, context);
      expect(beside.events.map(({ datetime }) => datetime)).not.toContain(lunation?.datetime);
    }
  });

  test("told day by day are those told at once", () => {
    const at = (startDate: string, endDate: string) =>
      computeTimeline({ birthData, startDate, endDate, minSignificance: 0 }, context).events.map(
        ({ epochMs, happening }) => `${epochMs} ${JSON.stringify(happening.type)}`,
      );
    const days = Array.from({ length: 10 }, (_, index0) => `2026-06-${String(index0 + 10)}`);
    expect(days.flatMap((day) => at(day, day))).toEqual(at("2026-06-10", "2026-06-19"));
  });
});

test("an answer says that its ephemeris knows no eclipses", () => {
  const { eclipses, ...blind } = context.ephemeris;
  expect(eclipses).toBeDefined();
  const found = timeline(SUMMER, { ...context, ephemeris: blind });
  expect(found.conventions.eclipses).toBe("not-available");
  expect(found.events.filter(({ type }) => type === "eclipse")).toEqual([]);
  expect(timeline(SUMMER, context).conventions.eclipses).toBe("greatest-eclipse");
});

describe("bad input is refused", () => {
  test("an end before its start, with the date to send", () => {
    const message = "endDate is 2026-05-31, before the start. Send a date on or after 2026-06-01.";
    for (const operation of [timeline, significantDates, forecastTransits]) {
      expect(refusal(() => operation({ ...SUMMER, endDate: "2026-05-31" }, context))).toEqual([["endDate", message]]);
    }
  });

  test.each([
    [timeline, { ...SUMMER, domains: ["western", "tarot"] }, "domains.1"],
    [timeline, { ...SUMMER, domainWeights: { vedic: 101 } }, "domainWeights.vedic"],
    [timeline, { ...SUMMER, minSignificance: -1 }, "minSignificance"],
    [timeline, { birthData: { ...birthData, timezone: "Mars/Olympus" } }, "birthData.timezone"],
    [digest, { birthData, top: 21 }, "top"],
    [forecastSolarReturn, { ...forecastSolarReturn.examples[0], year: 1899 }, "year"],
    [forecastSolarReturn, { ...forecastSolarReturn.examples[0], year: 2201 }, "year"],
  ] as const)("%o at the field that is wrong", (operation, body, path) => {
    const parsed = operation.parse({ flat: body });
    expect(parsed.ok ? [] : parsed.issues.map((issue) => issue.path)).toEqual([path]);
  });

  test("a birth or days outside the ephemeris", () => {
    const far = { ...birthData, date: "9000-01-01" };
    expect(refusal(() => timeline({ ...SUMMER, birthData: far }, context))).toBe("unprocessable_entity");
    expect(refusal(() => timeline({ birthData, startDate: "9000-01-01" }, context))).toBe("unprocessable_entity");
  });
});

describe("a timeline", () => {
  const whole = timeline(SUMMER, context);

  test("is in order of time, capped at 200, counted, and of all three traditions", () => {
    const times = whole.events.map(({ datetime }) => datetime);
    expect(times).toEqual(times.toSorted());
    expect(whole.count).toBe(whole.events.length);
    expect(whole.count).toBe(200);
    const asked = { ...SUMMER, endDate: "2026-07-15" };
    expect(new Set(timeline(asked, context).events.map(({ domain }) => domain))).toEqual(
      new Set(["western", "biorhythm"]),
    );
  });

  test("says whether events were cut, and has them all in fewer days", () => {
    expect(whole.hasMore).toBe(true);
    const months = [
      ["2026-06-01", "2026-06-30"],
      ["2026-07-01", "2026-07-31"],
      ["2026-08-01", "2026-08-30"],
    ].map(([startDate, endDate]) => timeline({ birthData, startDate, endDate }, context));
    expect(months.map(({ hasMore }) => hasMore)).toEqual([false, false, false]);
    expect(months.reduce((sum, { count }) => sum + count, 0)).toBe(423);
    const open = timeline({ ...SUMMER, birthData: { ...birthData, time: "unknown" } }, context);
    expect([open.count === 200, open.hasMore]).toEqual([true, true]);
    expect(significantDates(SUMMER, context).hasMore).toBe(false);
  });

  test("carries the parts of each significance: their sum times the weight", () => {
    const weighted = timeline({ ...SUMMER, domainWeights: { western: 0.7, vedic: 1.5 } }, context);
    for (const { significance, significanceParts: parts, domain } of weighted.events) {
      const sum = parts.base + parts.target + parts.aspect + parts.orb;
      expect(significance).toBe(Math.min(100, Math.max(0, Math.round(sum * parts.weight))));
      expect(parts.weight).toBe({ western: 0.7, vedic: 1.5, biorhythm: 1 }[domain]);
    }
  });

  test("has each member where its kind has it and nowhere else", () => {
    const members = ["target", "aspect", "orb", "station", "kind", "obscuration", "phase"] as const;
    const expected = {
      "transit-aspect": "target aspect orb",
      "sign-ingress": "target",
      "retrograde-station": "station",
      eclipse: "kind",
      "lunar-phase": "target phase",
      "dasha-change": "",
      "critical-day": "",
    } as const;
    for (const event of whole.events) {
      const there = members.filter((member) => event[member] !== undefined).join(" ");
      const wanted = event.type === "eclipse" && event.body === "Moon" ? "kind obscuration" : expected[event.type];
      expect(there).toBe(wanted);
    }
  });

  test("tells a transit's reading once, and refers to it afterwards", () => {
    const told = whole.events
      .filter(({ type }) => type === "transit-aspect")
      .map(({ description = "" }) => description);
    expect(repeatedSentences(told.filter((text) => !text.includes("is told above, ")))).toEqual([]);
    const later = told.filter((text) => text.includes("with the reading given under"));
    expect(later.length).toBeGreaterThan(5);
    for (const text of later) {
      const [, date = "never"] = /given under (.* UTC)\.$/.exec(text) ?? [];
      expect(
        told.some((other) => other !== text && other.includes(`on ${date}`) && !other.includes("given under")),
      ).toBe(true);
    }
  });

  test("names a change of dasha by its lords and level", () => {
    const changes = timeline({ ...SUMMER, domains: ["vedic"] }, context).events;
    expect(changes.map(({ body, date }) => `${date} ${body}`)).toEqual([
      "2026-08-05 Moon-Saturn-Mercury Pratyantardasha",
    ]);
  });

  test("depends on the place of birth for the name of a house alone", () => {
    const elsewhere = timeline({ ...SUMMER, birthData: { ...birthData, latitude: 64, longitude: -21 } }, context);
    const unplaced = elsewhere.events.map(({ description = "", ...event }) => ({
      ...event,
      description: description.replace(/ (?:\w+ is|The eclipse falls in) your \w+ house, [^.]*\./, ""),
    }));
    expect(unplaced).toEqual(whole.events);
    expect(elsewhere.events).not.toEqual(whole.events);
    expect(elsewhere.birthData).toEqual({ ...birthData, timezone: -4, latitude: 64, longitude: -21 });
    expect(whole.birthData).toEqual({ ...birthData, timezone: -4 });
  });

  test("without domains that are not asked for", () => {
    const found = timeline({ ...SUMMER, domains: ["biorhythm"] }, context).events;
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(["critical-day"]));
    expect(new Set(forecastTransits(SUMMER, context).events.map(({ domain }) => domain))).toEqual(new Set(["western"]));
  });

  test("has a name beside every structured one in each of the other languages", () => {
    for (const lang of LANGS) {
      const { events } = timeline({ ...SUMMER, lang }, context);
      for (const event of events) {
        for (const member of ["domain", "type", "body", "target", "aspect", "station", "kind", "phase"] as const) {
          const isNamed = event[`${member}Localized`] !== undefined;
          expect(isNamed).toBe(lang !== "en" && event[member] !== undefined);
        }
      }
    }
  });

  test("of 90 days and three traditions asks for fewer than 2100 positions", () => {
    let asked = 0;
    const counting = {
      ...ephemeris,
      ecliptic: (...question: Parameters<typeof ephemeris.ecliptic>) => {
        asked += 1;
        return ephemeris.ecliptic(...question);
      },
    };
    const input = { ...SUMMER, minSignificance: 0 };
    computeTimeline(input, { ephemeris: counting, now: NOW });
    expect(asked).toBeLessThan(2100);
    expect(asked).toBeGreaterThan(500);
  });
});

test("significant dates are the timeline from 70 on: nothing fast, no critical day", () => {
  const dates = significantDates(SUMMER, context);
  expect(dates.events).toEqual(timeline({ ...SUMMER, minSignificance: 70 }, context).events);
  expect(dates.count).toBeGreaterThan(5);
  expect(dates.events.filter(({ type, body }) => body === "Moon" && type !== "eclipse")).toEqual([]);
  expect(dates.events.every(({ significance }) => significance >= 70)).toBe(true);
});

describe("a digest", () => {
  const found = digest({ birthData, startDate: "2026-06-01", top: 5 }, context);

  test("has four windows from one midnight, each up to another, excluded", () => {
    expect(found.windows.map(({ days, from, to }) => `${days} ${from} ${to}`)).toEqual([
      "1 2026-06-01T00:00:00Z 2026-06-02T00:00:00Z",
      "7 2026-06-01T00:00:00Z 2026-06-08T00:00:00Z",
      "30 2026-06-01T00:00:00Z 2026-07-01T00:00:00Z",
      "90 2026-06-01T00:00:00Z 2026-08-30T00:00:00Z",
    ]);
    expect(found.endDate).toBe("2026-08-29");
  });

  test("counts each event by tradition and by kind, no zeros among them", () => {
    for (const { count, byDomain, byType, top, to } of found.windows) {
      for (const counts of [Object.values(byDomain), Object.values(byType)]) {
        expect(counts.reduce((sum, one) => sum + one, 0)).toBe(count);
        expect(counts).not.toContain(0);
      }
      expect(top).toHaveLength(Math.min(5, count));
      expect(top.every(({ datetime }) => datetime < to)).toBe(true);
      const order = top.map(({ significance }) => significance);
      expect(order).toEqual(order.toSorted((a, b) => b - a));
    }
  });

  test("counts what the timeline of the same days has, above its cap too", () => {
    const week = timeline({ birthData, startDate: "2026-06-01", endDate: "2026-06-07" }, context);
    expect(found.windows[1]?.count).toBe(week.count);
    expect(found.windows[3]?.count).toBeGreaterThan(400);
  });

  test("tells a contact that recurs in a window once, by its most significant pass", () => {
    // Uranus opposes this Mercury twice between January and March 2027
    const born = { date: "1985-11-02", time: "04:10:00", timezone: "Europe/London", latitude: 51.5, longitude: -0.12 };
    const { windows } = digest({ birthData: born, startDate: "2027-01-01", top: 20 }, context);
    const found = timeline({ birthData: born, startDate: "2027-01-01", endDate: "2027-03-31" }, context).events;
    const isContact = (event: (typeof found)[number]): boolean =>
      event.body === "Uranus" && event.aspect === "opposition" && event.target === "Mercury";
    expect(found.filter(isContact).length).toBeGreaterThan(1);
    expect(windows[3]?.top.filter(isContact)).toHaveLength(1);
    for (const { top } of windows) {
      const told = top
        .filter(({ type, description = "" }) => type === "transit-aspect" && !description.includes("is told above, "))
        .map(({ description = "" }) => description.split(". ").slice(1).join(" "));
      expect(new Set(told).size).toBe(told.length);
    }
  });

  test("names the house of a sign, counted from the sign that rises, where the place of birth is known", () => {
    const born = { date: "1993-05-04", time: "07:07:00", timezone: "America/New_York" };
    const place = { latitude: 40.7128, longitude: -74.006 };
    // 22 Gemini rose over New York at that minute
    const days = { startDate: "2026-08-01", endDate: "2026-09-30", domains: ["western" as const] };
    const told = timeline({ birthData: { ...born, ...place }, ...days }, context).events;
    const eclipse = told.find(({ type, body }) => type === "eclipse" && body === "Sun");
    expect(eclipse?.description).toContain(
      "in Leo. The eclipse falls in your third house, of siblings and daily talk.",
    );
    const entry = told.find(({ type, target }) => type === "sign-ingress" && target === "Libra");
    expect(entry?.description).toContain("Libra is your fifth house, ");
    const descriptions = told.map(({ description }) => description ?? "");
    expect(descriptions.filter((text) => text.includes("Leo is your third house, "))).toHaveLength(1);
    const unplaced = timeline({ birthData: born, ...days }, context).events;
    expect(JSON.stringify(unplaced)).not.toMatch(/ is your \w+ house, /);
  });

  test("gives no advice of a sign with a planet that stays there for years, nor a whole stay with its return", () => {
    const most = { birthData, minSignificance: 40, domains: ["western" as const] };
    const told = timeline({ ...most, startDate: "2025-05-20", endDate: "2025-07-10" }, context).events;
    const back = timeline({ ...most, startDate: "2025-08-25", endDate: "2025-09-05" }, context).events;
    const wordsOf = (events: typeof told, body: string, sign: string): string =>
      events.find((one) => one.type === "sign-ingress" && one.body === body && one.target === sign)?.description ?? "";
    expect(wordsOf(told, "Saturn", "Aries")).toMatch(/thirty months/);
    expect(wordsOf(told, "Uranus", "Gemini")).toMatch(/seven years/);
    expect(wordsOf(told, "Uranus", "Gemini")).not.toMatch(/two things run at once/);
    expect(wordsOf(back, "Saturn", "Pisces")).toMatch(/taken up again/);
    expect(wordsOf(back, "Saturn", "Pisces")).not.toMatch(/thirty months/);
  });

  test("tells each highlight once, and names it in the windows that follow", () => {
    const born = { date: "1974-01-01", time: "12:00:00", timezone: "Europe/London" };
    for (const startDate of ["2026-01-01", "2026-06-01", "2026-08-10"]) {
      const { windows, summary } = digest({ birthData: born, startDate, top: 8 }, context);
      const told = windows.flatMap(({ top }) => top.map(({ description = "" }) => description));
      expect(repeatedSentences(told.filter((text) => !text.includes("is told above, ")))).toEqual([]);
      expect(told.filter((text) => text.includes("is told above, ")).length).toBeGreaterThan(3);
      for (const [window0, { top }] of windows.entries()) {
        for (const { datetime, description = "" } of top) {
          const [, days] = / told above, .*?(?:first|next (\d+)) days?\.$/.exec(description) ?? [];
          if (!description.includes("is told above, ")) continue;
          const first0 = windows.findIndex((one) => one.top.some((event) => event.datetime === datetime));
          expect(first0).toBeLessThan(window0);
          expect(windows[first0]?.days).toBe(Number(days ?? 1));
        }
      }
      const heaviest = Math.max(...windows.flatMap(({ top }) => top.map(({ significance }) => significance)));
      const first = windows[3]?.top.find(({ significance }) => significance === heaviest);
      expect(summary).toContain(`${windows[3]?.count} events`);
      expect(summary).toContain(first?.body);
      expect(JSON.stringify([told, summary])).not.toMatch(/\{\w+\}|natal natal/);
    }
  });

  test("has no highlights where none are asked for", () => {
    const none = digest({ birthData, startDate: "2026-06-01", top: 0 }, context);
    expect(none.windows.map(({ top }) => top)).toEqual([[], [], [], []]);
    expect(mostSignificant([], 3)).toEqual([]);
  });
});

describe("the solar return", () => {
  const born = { date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, year: 2026 };

  /** `swetest -p0 -fPl`: 113.0045034 at 11:19:44 UT, 113.0045255 at 11:19:46; 113.0045215 at birth in summer time. */
  test("of 2026 is the second in which the printed Sun is back, on the clock of birth", () => {
    const found = forecastSolarReturn({ ...born, timezone: "America/New_York" }, context);
    expect(found).toMatchObject({ solarReturnDate: "2026-07-15T07:19:45", location: { timezone: -4 } });
    expect(found.natalSunPosition).toMatchObject({ sign: "Cancer" });
    expect(found).not.toHaveProperty("interpretation");
    const sun = found.chart.planets.find(({ name }) => name === "Sun");
    expect(sun?.longitude).toBe(found.natalSunPosition.longitude);
    expect(found.natalSunPosition.longitude).toBeGreaterThan(113.0045034);
    expect(found.natalSunPosition.longitude).toBeLessThan(113.0045255);
  });

  test("with a fixed offset of five hours falls an hour later, as the place of the Sun does", () => {
    const found = forecastSolarReturn({ ...born, timezone: -5 }, context);
    expect(found.solarReturnDate.slice(0, 15)).toBe("2026-07-15T07:1");
    expect(found.natalSunPosition.longitude).toBeCloseTo(113.0443, 3);
  });
});

describe("descriptions", () => {
  const readers = forecastReaders({ lang: "en", catalogues });
  const told = (happening: Happening): string | undefined =>
    descriptionOf({ happening, epochMs: NOW }, { natal: [] }, readers, toldOnce());

  test("say of every transit what it brings, more than that it happens", () => {
    const seen = new Set<string>();
    for (const body of PLANET_IDS) {
      for (const natal of PLANET_IDS) {
        for (const aspect of MAJOR_ASPECTS) {
          const text = told({ type: "transit-aspect", body, natal, aspect, orbDeg: 0 }) ?? "";
          expect(text.split(/\s+/).length, `${body} ${aspect} ${natal}`).toBeGreaterThan(20);
          seen.add(text);
        }
      }
    }
    expect(seen.size).toBe(500);
  });

  test("are there for every ingress, station, eclipse, lunation and period, and for each natal body touched", () => {
    const happenings: Happening[] = [];
    for (const body of PLANET_IDS) {
      for (const sign of SIGN_IDS) happenings.push({ type: "sign-ingress", body, sign, motion: "retrograde" });
      for (const phase of ["new-moon", "full-moon"] as const) {
        happenings.push({ type: "lunar-phase", phase, longitudeDeg: 1, touched: body });
      }
      if (body === "sun" || body === "moon") continue;
      for (const becomes of ["direct", "retrograde"] as const) {
        happenings.push({ type: "retrograde-station", body, becomes, longitudeDeg: 1, touched: body });
      }
    }
    for (const [index0] of SIGN_IDS.entries()) {
      happenings.push({ type: "lunar-phase", phase: "new-moon", longitudeDeg: 30 * index0, touched: undefined });
      happenings.push({ type: "lunar-phase", phase: "full-moon", longitudeDeg: 30 * index0, touched: undefined });
    }
    const eclipses = { sun: ["partial", "annular", "total"], moon: ["penumbral", "partial", "total"] } as const;
    for (const body of ["sun", "moon"] as const) {
      for (const kind of eclipses[body]) {
        happenings.push({ type: "eclipse", body, kind, obscuration: 0.5, longitudeDeg: 1, touched: "venus" });
      }
    }
    const lords = ["venus", "rahu", "ketu"] as const;
    for (const [index0, level] of CHANGE_LEVELS.entries()) {
      happenings.push({ type: "dasha-change", level, lords: lords.slice(0, index0 + 1) });
    }
    for (const happening of happenings) {
      expect((told(happening) ?? "").split(/\s+/).length, JSON.stringify(happening)).toBeGreaterThan(15);
    }
  });

  test("say how close a planet came that turned back", () => {
    const text = told({ type: "transit-aspect", body: "saturn", natal: "moon", aspect: "square", orbDeg: 0.417 });
    expect(text).toMatch(
      /^Saturn comes within 0\.42° of a square to your natal Moon on June 1, 2026, 23:59 UTC and turns back\./,
    );
  });
});

describe("a time zone", () => {
  const zone = "Asia/Kolkata";
  const asked = { birthData, startDate: "2026-06-01", endDate: "2026-06-07", timezone: zone } as const;

  test("bounds the days of a timeline, and tells each event's day and hour", () => {
    const { events, timezone } = timeline(asked, context);
    expect(timezone).toBe(zone);
    expect(events.length).toBeGreaterThan(10);
    for (const { date, datetime, local } of events) {
      expect(Date.parse(`${local}Z`) - Date.parse(datetime)).toBe(5.5 * 3_600_000);
      expect(local.slice(0, 10)).toBe(date);
      expect(date >= asked.startDate && date <= asked.endDate).toBe(true);
    }
    const utc = timeline({ ...asked, startDate: "2026-05-31", endDate: "2026-06-08", timezone: 0 }, context).events;
    const inside = utc.filter(
      ({ datetime, type }) =>
        type !== "critical-day" && datetime >= "2026-05-31T18:30:00Z" && datetime < "2026-06-07T18:30:00Z",
    );
    expect(events.filter(({ type }) => type !== "critical-day").map(({ datetime }) => datetime)).toEqual(
      inside.map(({ datetime }) => datetime),
    );
  });

  test("leaves a critical day on its date", () => {
    const days = (timezone: number | string) =>
      timeline({ ...asked, timezone, domains: ["biorhythm"] }, context).events.map(
        ({ date, body }) => `${date} ${body}`,
      );
    expect(days(zone)).toEqual(days(0));
    expect(days("America/Los_Angeles")).toEqual(days(0));
  });
});
