import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { glyph, type Shape } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, it } from "vitest";
import { monthlyAspects } from "../../aspects-monthly/operation";
import { nodePassages } from "../../ecliptic-crossings/operation";
import { dailyHoroscope } from "../../horoscope/daily";
import { monthlyHoroscope } from "../../horoscope/monthly";
import { weeklyHoroscope } from "../../horoscope/weekly";
import { yearlyHoroscope } from "../../horoscope/yearly";
import { moonCalendar } from "../../moon-phase/calendar";
import { currentMoonPhase } from "../../moon-phase/current";
import { upcomingMoonPhases } from "../../moon-phase/upcoming";
import { monthlyParallels } from "../../parallels/operation";
import { monthlyEphemeris } from "../../planets-monthly/operation";
import { eclipses } from "../../sky-events/eclipses";
import { ingresses } from "../../sky-events/ingresses";
import { returns } from "../../sky-events/returns";
import { stations } from "../../sky-events/stations";
import { monthlyTransits } from "../../transits-monthly/operation";
import { eclipsesTable, ingressesTable, returnsTable, stationsTable } from "../sky-events";
import { monthlyEphemerisGraph } from "./ephemeris";
import { monthlyAspectsTable, monthlyParallelsTable, monthlyTransitsStrips, nodePassagesStrips } from "./events";
import {
  dailyHoroscopeStrips,
  monthlyHoroscopeStrips,
  weeklyHoroscopeStrips,
  yearlyHoroscopeStrips,
} from "./horoscope";
import { moonPhaseDisc, moonPhasesRow } from "./moon";
import { moonCalendarSheet } from "./moon-calendar";
import { DAY_MS, timeTicks } from "./scale";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 2, 3) });
const birthData = { date: "1990-07-15", time: "14:30:00", timezone: -4 };
const month = { year: 2026, month: 3, timezone: -5 };

function every(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...every(one.children ?? [])]);
}

describe("pictures of a month", () => {
  it.each(LANGS)("keep every text in its place in %s", (lang) => {
    const figures = [
      monthlyAspectsTable.figure(monthlyAspects({ ...month, lang }, context), { lang }),
      monthlyParallelsTable.figure(monthlyParallels({ ...month, lang }, context), { lang }),
      monthlyTransitsStrips.figure(monthlyTransits({ ...month, lang }, context), { lang }),
      nodePassagesStrips.figure(nodePassages({ year: 2026, lang }, context), { lang }),
      moonCalendarSheet.figure(moonCalendar({ year: 2026, month: 3, lang }, context), { lang }),
      moonPhaseDisc.figure(currentMoonPhase({ lang }, context), { lang }),
      moonPhasesRow.figure(upcomingMoonPhases({ lang }, context), { lang }),
      dailyHoroscopeStrips.figure(dailyHoroscope({ sign: "aries", date: "2026-04-03", lang }, context), { lang }),
      weeklyHoroscopeStrips.figure(weeklyHoroscope({ sign: "leo", date: "2026-04-03", lang }, context), { lang }),
      monthlyHoroscopeStrips.figure(monthlyHoroscope({ sign: "pisces", date: "2026-04-03", lang }, context), { lang }),
      monthlyHoroscopeStrips.figure(monthlyHoroscope({ sign: "aries", date: "2026-03-03", lang }, context), { lang }),
      yearlyHoroscopeStrips.figure(yearlyHoroscope({ sign: "aries", year: 2026, lang }, context), { lang }),
      stationsTable.figure(stations({ lang }, context), { lang }),
      ingressesTable.figure(ingresses({ lang, count: 30, timezone: "Asia/Kolkata" }, context), { lang }),
      ingressesTable.figure(
        ingresses({ lang, planets: ["Pluto"], startDate: "2026-03-03", endDate: "2026-03-04" }, context),
        { lang },
      ),
      eclipsesTable.figure(eclipses({ lang, latitude: 52.5, longitude: 13.4 }, context), { lang }),
      returnsTable.figure(returns({ lang, birthData, planet: "Mercury", count: 9 }, context), { lang }),
      returnsTable.figure(returns({ lang, birthData: { ...birthData, time: "unknown" }, planet: "Moon" }, context), {
        lang,
      }),
      ...(["360", "90", "45"] as const).map((modulus) =>
        monthlyEphemerisGraph.figure(monthlyEphemeris({ year: 2026, month: 8, lang }, context), { lang, modulus }),
      ),
    ];
    expect(figures.flatMap(flawsOf)).toEqual([]);
    for (const { description } of figures)
      expect(description).not.toMatch(/retrograde-station|lunar-phase|sign-ingress/);
  });

  it("have every aspect of the answer in a row of its own", () => {
    const answer = monthlyAspects(month, context);
    const days = every(monthlyAspectsTable.figure(answer).shapes).filter(({ text }) =>
      /^\d\d-\d\d \d\d:\d\d$/.test(text ?? ""),
    );
    expect(days.map(({ text }) => text)).toEqual(answer.events.map(({ date, time }) => `${date.slice(5)} ${time}`));
  });

  it("begin a stay where the answer says that the sign changes", () => {
    const answer = monthlyTransits(month, context);
    const begins = every(monthlyTransitsStrips.figure(answer).shapes).flatMap(
      ({ attributes }) => attributes["data-from"] ?? [],
    );
    for (const { utc } of answer.transitEvents) expect(begins).toContain(Date.parse(utc));
    expect(begins).toHaveLength(answer.startingPositions.length + answer.transitEvents.length);
  });

  it("are not drawn of a calendar without days, which is named", () => {
    const empty = { ...moonCalendar({ year: 2026, month: 3 }, context), calendar: [] };
    expect(() => moonCalendarSheet(empty)).toThrow("an answer of getMoonCalendar");
  });

  it("have the first of the month under its day of the week", () => {
    // 2026-03-01 was a Sunday: the last of seven columns.
    const cells = every(moonCalendarSheet.figure(moonCalendar({ year: 2026, month: 3 }, context)).shapes);
    const [first, second] = cells
      .filter(({ tag }) => tag === "rect")
      .filter(({ attributes }) => Number(attributes["width"]) > 50);
    expect(Number(first?.attributes["x"])).toBeGreaterThan(600);
    expect(Number(second?.attributes["x"])).toBe(0);
  });
});

describe("the lanes of a horoscope", () => {
  it("tell a station to direct motion from one to retrograde motion", () => {
    // Mercury was stationary on 2026-02-26 to go back, on 2026-03-20 to go on; Jupiter on 2026-03-11 to go on.
    const march = monthlyHoroscopeStrips.figure(monthlyHoroscope({ sign: "aries", date: "2026-03-03" }, context));
    expect([marks(march.shapes, "direct"), marks(march.shapes, "retrograde")]).toEqual([2, 0]);
    const february = monthlyHoroscopeStrips.figure(monthlyHoroscope({ sign: "aries", date: "2026-02-26" }, context));
    expect(marks(february.shapes, "retrograde")).toBe(1);
  });

  it("show eclipses as discs: two of the Sun and two of the Moon in 2026", () => {
    const { shapes } = yearlyHoroscopeStrips.figure(yearlyHoroscope({ sign: "aries", year: 2026 }, context));
    const names = every(shapes).flatMap(({ attributes }) => attributes["data-name"] ?? []);
    expect(names.filter((name) => name === "solar-eclipse")).toHaveLength(2);
    expect(names.filter((name) => name === "lunar-eclipse")).toHaveLength(2);
  });

  it("have the second body of an aspect beside its sign", () => {
    const answer = dailyHoroscope({ sign: "aries", date: "2026-04-03" }, context);
    const groups = every(dailyHoroscopeStrips.figure(answer).shapes).filter(
      ({ attributes }) => "data-at" in attributes && attributes["x1"] === undefined,
    );
    for (const { at, aspect, bodies } of answer.events.filter((event) => event.aspect !== undefined)) {
      const own = groups.filter(({ attributes }) => attributes["data-at"] === Date.parse(at));
      expect(
        own.map((group) => group.children?.filter(({ tag }) => tag === "path")),
        `${aspect} ${bodies}`,
      ).toEqual([[expect.anything(), expect.anything()]]);
    }
  });
});

describe("headings", () => {
  it("name the month or the year", () => {
    const texts = (shapes: readonly Shape[]) => every(shapes).flatMap(({ text }) => text ?? []);
    expect(texts(monthlyAspectsTable.figure(monthlyAspects(month, context)).shapes)).toContain("2026-03 · UTC−5");
    expect(texts(monthlyParallelsTable.figure(monthlyParallels(month, context)).shapes)).toContain("2026-03 · UTC−5");
    expect(texts(monthlyTransitsStrips.figure(monthlyTransits(month, context)).shapes)).toContain("2026-03 · UTC−5");
    expect(texts(nodePassagesStrips.figure(nodePassages({ year: 2026 }, context)).shapes)).toContain("2026 · UTC");
    const august = monthlyEphemeris({ year: 2026, month: 8 }, context);
    expect(texts(monthlyEphemerisGraph.figure(august).shapes)).toContain("2026-08");
  });

  it("stand over months by the answer's clock, each once", () => {
    const { shapes } = nodePassagesStrips.figure(nodePassages({ year: 2026, timezone: -5 }, context));
    const numbers = every(shapes).flatMap(({ text = "" }) => (/^\d{1,2}$/.test(text) ? [Number(text)] : []));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});

function marks(shapes: readonly Shape[], name: "direct" | "retrograde"): number {
  const { d } = glyph(name, { x: 0, y: 0, size: 24 }).attributes;
  return every(shapes).filter(({ attributes }) => attributes["d"] === d).length;
}

describe("the graphic ephemeris", () => {
  it.each(["360", "90", "45"] as const)(
    "stands modulo %s where the longitudes do, and never crosses the page",
    (modulus) => {
      const answer = monthlyEphemeris({ year: 2026, month: 8 }, context);
      const figure = monthlyEphemerisGraph.figure(answer, { modulus });
      const levels = every(figure.shapes).filter(
        ({ tag, attributes }) => tag === "line" && attributes["y1"] === attributes["y2"],
      );
      const [top, bottom] = [Math.min, Math.max].map((pick) =>
        pick(...levels.map(({ attributes }) => Number(attributes["y1"]))),
      );
      for (const { planet, longitude } of answer.days[0]?.positions ?? []) {
        const curve = every(figure.shapes).find(({ attributes }) => attributes["data-name"] === planet);
        const [stretch = "", ...more] = String(curve?.attributes["d"]).split("M").slice(1);
        const y = Number(stretch.split("L")[0]?.split(/[ ](?=[\d.])|(?=-)/)[1]);
        const share = (longitude % Number(modulus)) / Number(modulus);
        expect(y, planet).toBeCloseTo((top ?? 0) + share * ((bottom ?? 0) - (top ?? 0)), 0);
        for (const part of [stretch, ...more]) {
          const ys = part.split("L").map((point) => Number(point.split(" ")[1]));
          expect(Math.max(...ys.slice(1).map((one, index0) => Math.abs(one - (ys[index0] ?? one))))).toBeLessThan(260);
        }
      }
    },
  );
});

describe("ticks of time", () => {
  it("are hours, days, every fifth day, or months", () => {
    const from = Date.UTC(2026, 2, 1);
    const labels = (days: number) => timeTicks(from, from + days * DAY_MS).flatMap(({ label }) => label ?? []);
    expect(labels(1)).toEqual(["00:00", "03:00", "06:00", "09:00", "12:00", "15:00", "18:00", "21:00", "00:00"]);
    expect(labels(7)[1]).toBe("03-02");
    expect(labels(31)).toEqual(["1", "5", "10", "15", "20", "25", "1"]);
    expect(labels(365)).toEqual(["3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "1", "2"]);
  });
});
