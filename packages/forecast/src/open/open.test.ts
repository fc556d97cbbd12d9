import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { forecast } from "../domain";
import { digest, forecastSolarReturn, forecastTransits, significantDates, timeline } from "../index";
import { digestSheet, forecastSolarReturnWheel, significantDateBars, timelineStrips } from "../pictures";
import type { Timeline, UncertainTimeline } from "../types";
import { openTimelineOutput } from "./schema";

const texts = (await forecast.texts.en?.()) ?? [];
const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), now: Date.UTC(2026, 5, 1), texts });
const NEW_YORK = { date: "1990-07-15", timezone: "America/New_York" };
/** The clock was put back in the night: 25 hours. */
const BERLIN = { date: "1995-09-24", timezone: "Europe/Berlin" };
const DAYS = { startDate: "2026-06-01", endDate: "2026-06-30" };

type Known = Timeline["events"][number];
type Open = UncertainTimeline["events"][number];

const idOf = ({ type, body, target, aspect, station, phase, kind }: Known | Open): string =>
  [type, body, target, aspect, station, phase, kind].join(" ");

const known = (birth: typeof NEW_YORK, local: string): Timeline =>
  timeline(
    { birthData: { ...birth, date: local.slice(0, 10), time: local.slice(11) }, ...DAYS, minSignificance: 30 },
    context,
  );

describe.each([
  ["New York, the time unknown", NEW_YORK, {}, ["1990-07-15T00:00:00", "1990-07-15T09:10:00", "1990-07-15T23:59:59"]],
  ["Berlin, a day of 25 hours", BERLIN, {}, ["1995-09-24T00:00:00", "1995-09-24T14:00:00", "1995-09-24T23:59:59"]],
  [
    "New York, a quarter of an hour",
    NEW_YORK,
    { time: "09:30:00", timeAccuracyMinutes: 8 },
    ["1990-07-15T09:22:00", "1990-07-15T09:31:17", "1990-07-15T09:38:00"],
  ],
] as const)("%s", (_, birth, about, times) => {
  const open = timeline({ birthData: { ...birth, ...about }, ...DAYS, minSignificance: 30 }, context);
  const charts = times.map((local) => [local, known(birth, local)] as const);
  const undated = new Set(open.natal.filter(({ isDated }) => !isDated).map(({ name }) => name));

  test("has what happens to every birth, at its instant or within its span", () => {
    for (const [local, { events }] of charts) {
      for (const event of events.filter(({ type, orb = 0 }) => type !== "dasha-change" && orb === 0)) {
        if (event.type === "transit-aspect" && undated.has(event.target ?? "")) continue;
        const around = open.events.filter(
          (one) =>
            idOf(one) === idOf(event) &&
            (one.isCertain === undefined
              ? one.datetime === event.datetime
              : (one.from ?? "") <= event.datetime && event.datetime <= (one.to ?? "9")),
        );
        expect([local, idOf(event), event.datetime, around.length]).toEqual([local, idOf(event), event.datetime, 1]);
      }
    }
  });

  test("lists nothing as certain that some birth does not have", () => {
    for (const [local, { events }] of charts) {
      for (const one of open.events.filter(({ isCertain, from, to }) => isCertain && from && to)) {
        const there = events.filter(
          (event) =>
            idOf(event) === idOf(one) && (one.from ?? "") <= event.datetime && event.datetime <= (one.to ?? ""),
        );
        expect([local, idOf(one), there.length > 0]).toEqual([local, idOf(one), true]);
      }
      for (const one of open.events.filter(({ isCertain }) => isCertain === undefined)) {
        const there = events.find((event) => idOf(event) === idOf(one) && event.datetime === one.datetime);
        expect([local, idOf(one), there?.datetime]).toEqual([local, idOf(one), one.datetime]);
        expect(there?.orb ?? 0).toBeLessThanOrEqual((one.orb ?? 0) + 1e-3);
      }
    }
  });

  test("knows the arc of each natal body, and dates nothing by one that is wide", () => {
    expect(undated).toEqual(new Set("time" in about ? [] : ["Moon"]));
    const targets = open.events.filter(({ type }) => type === "transit-aspect").map(({ target }) => target);
    for (const name of undated) expect(targets).not.toContain(name);
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(openTimelineOutput.strict().parse(told)).toEqual(told);
    expect(open.events.map(({ date }) => date)).toEqual(open.events.map(({ date }) => date).sort());
  });
});

describe("changes of the dasha", () => {
  test("are left out of an unknown time, and told of minutes as a span", () => {
    const vedic = { ...DAYS, domains: ["vedic" as const] };
    expect(timeline({ birthData: NEW_YORK, ...vedic }, context).events).toEqual([]);
    const about = { ...NEW_YORK, time: "09:30:00", timeAccuracyMinutes: 10 };
    const open = timeline({ birthData: about, ...vedic, endDate: "2026-08-30" }, context).events;
    expect(open.length).toBeGreaterThan(0);
    for (const time of ["09:20:00", "09:29:30", "09:40:00"]) {
      const { events } = timeline({ birthData: { ...NEW_YORK, time }, ...vedic, endDate: "2026-08-30" }, context);
      expect(events.length).toBeGreaterThan(0);
      for (const { body, datetime } of events) {
        const there = open.find((one) => one.body === body);
        if (there === undefined) throw new Error(`${body} is not listed`);
        expect((there.from ?? "") <= datetime && datetime <= (there.to ?? "9")).toBe(true);
      }
    }
  });
});

test("critical days need one day of birth, not its hour", () => {
  const asked = { ...DAYS, domains: ["biorhythm" as const] };
  const day = timeline({ birthData: NEW_YORK, ...asked }, context).events;
  const { events } = timeline({ birthData: { ...NEW_YORK, time: "12:00:00" }, ...asked }, context);
  expect(day.map(({ datetime }) => datetime)).toEqual(events.map(({ datetime }) => datetime));
  const night = { ...NEW_YORK, timeFrom: "22:00:00", timeTo: "04:00:00", dateTo: "1990-07-16" };
  expect(timeline({ birthData: night, ...asked }, context).events).toEqual([]);
});

test("the other lists are parts of it", () => {
  const all = timeline({ birthData: NEW_YORK, ...DAYS, domains: ["western"] }, context).events;
  const western = forecastTransits({ birthData: NEW_YORK, ...DAYS }, context).events;
  expect(western).toEqual(all);
  const weighty = significantDates({ birthData: NEW_YORK, ...DAYS }, context).events;
  expect(weighty.map(idOf)).toEqual(all.filter(({ significance }) => significance >= 70).map(idOf));
});

const secondOf = (text = ""): string | undefined => text.split(/(?<=\.) /)[1];

describe("a digest", () => {
  const asked = { startDate: "2026-06-01", top: 4 };
  const day = digest({ birthData: NEW_YORK, ...asked }, context);
  const minutes = digest({ birthData: { ...NEW_YORK, time: "09:30:00", timeAccuracyMinutes: 10 }, ...asked }, context);

  test("says in its second sentence what a time would add, and no instant of a span", () => {
    expect(secondOf(day.summary)).toMatch(/^The hour of your birth would name .+ Moon/);
    expect(secondOf(minutes.summary)).toMatch(/^The minute of your birth would/);
    for (const { windows } of [day, minutes]) {
      for (const { description = "", isCertain } of windows.flatMap(({ top }) => top)) {
        expect(description).not.toMatch(/undefined|\{/);
        if (isCertain !== undefined) expect(description).not.toMatch(/\d\d:\d\d UTC/);
      }
    }
  });

  test("names the most significant event, with its minute or what is known of its day", () => {
    for (const { summary = "", windows } of [day, minutes]) {
      const [first] = windows[3]?.top ?? [];
      const [, count, words = ""] =
        /^Of the ([\d,]+) events? in the 90 days the most significant is (.+?)\. /.exec(summary) ?? [];
      expect(Number(count?.replace(",", ""))).toBe(windows[3]?.count);
      for (const { significance } of windows[3]?.top ?? [])
        expect(first?.significance).toBeGreaterThanOrEqual(significance);
      expect(/UTC$/.test(words)).toBe(first?.datetime !== undefined);
      const told = new Date(Date.parse(first?.datetime ?? first?.from ?? first?.date ?? "")).getUTCDate();
      expect(words).toMatch(new RegExp(` ${told}, 2026`));
    }
  });

  test("counts the events of each window, a span where it begins", () => {
    const all = timeline({ birthData: NEW_YORK, startDate: "2026-06-01", endDate: "2026-06-07" }, context);
    expect(day.windows[1]?.count).toBe(all.count);
    expect(Object.values(day.windows[1]?.byDomain ?? {}).reduce((sum, one) => sum + one, 0)).toBe(all.count);
  });
});

test("the Sun's return of an unknown time is spread over a day, with every return of that day in it", () => {
  const asked = { year: 2026, latitude: 40.7128, longitude: -74.006 };
  const open = forecastSolarReturn({ ...NEW_YORK, ...asked }, context);
  expect(open).toMatchObject({ birthTime: { state: "unknown" }, natalSunPosition: { sign: "Cancer" } });
  for (const time of ["00:00:00", "13:20:00", "23:59:59"]) {
    const { conventions, chart } = forecastSolarReturn({ ...NEW_YORK, ...asked, time }, context);
    expect(conventions.returnUtc >= open.conventions.returnUtcFrom).toBe(true);
    expect(conventions.returnUtc <= open.conventions.returnUtcTo).toBe(true);
    for (const [index0, { sign }] of open.chart.planets.entries()) {
      if (sign !== undefined) expect(chart.planets[index0]?.sign).toBe(sign);
    }
  }
  const minutes = { ...NEW_YORK, ...asked, timeFrom: "14:20:00", timeTo: "14:30:00" };
  expect(forecastSolarReturn(minutes, context).birthTime).toMatchObject({ state: "range", to: "1990-07-15T14:30:00" });
  const drawn = JSON.stringify(forecastSolarReturnWheel.figure(open).shapes);
  expect(drawn).toContain("time unknown");
  expect(drawn).not.toMatch(/cusp-|undefined/);
});

test("a known time is answered as ever", () => {
  for (const operation of [timeline, digest]) {
    const run = (birthData: object): string => {
      const parsed = erase(operation).parse({ flat: { birthData, startDate: "2026-06-01" } });
      return JSON.stringify(parsed.ok && erase(operation).run(parsed.value, context));
    };
    const answer = run({ ...NEW_YORK, time: "12:00:00", timeAccuracyMinutes: null });
    expect(answer).toBe(run({ ...NEW_YORK, time: "12:00:00" }));
    expect(answer).not.toContain("birthTime");
  }
});

test("the figures say that the time is unknown", () => {
  const strips = timelineStrips.figure(timeline({ birthData: NEW_YORK, ...DAYS }, context));
  const bars = significantDateBars.figure(significantDates({ birthData: NEW_YORK, ...DAYS }, context));
  const sheet = digestSheet.figure(digest({ birthData: NEW_YORK, startDate: "2026-06-01" }, context));
  for (const figure of [strips, bars, sheet]) {
    expect(JSON.stringify(figure.shapes)).toContain("time unknown");
    expect(JSON.stringify(figure.shapes)).not.toMatch(/undefined|NaN/);
  }
});
