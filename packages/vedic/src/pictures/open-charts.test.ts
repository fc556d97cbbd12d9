import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS, type Lang } from "@almagest/operation";
import { type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { vedicBirthChart } from "../chart/birth-chart";
import { grahaPositions } from "../positions/positions";
import { divisionalChart, navamsa } from "../vargas/operations";
import { divisionalChartFigure, grahaPositionsChart, navamsaChart, rashiChart } from "./charts";
import { CHART_STYLES, type ChartStyle } from "./indian/data";
import { titles } from "./titles";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [] });
// the Moon leaves Scorpio at 15:34
const DAY = { date: "1990-07-06", latitude: 28.6139, longitude: 77.209, timezone: 5.5 };

function flat(shapes: readonly Shape[]): readonly Shape[] {
  return shapes.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

/** Every style is seen in some language, all of them in the two with the longest words. */
const stylesOf = (lang: Lang): readonly ChartStyle[] =>
  lang === "de" || lang === "ru"
    ? CHART_STYLES
    : CHART_STYLES.filter((_, index0) => index0 === LANGS.indexOf(lang) % 3);

const said = (shapes: readonly Shape[]): string =>
  flat(shapes)
    .flatMap(({ text }) => text ?? [])
    .join(" ");

describe("a division of a birth whose time is open", () => {
  test.each(LANGS)("says in %s what it is, with each graha in each sign that it may have", (lang) => {
    const ninths = navamsa({ ...DAY, lang }, context);
    const tenths = divisionalChart({ ...DAY, lang, division: 10 }, context);
    for (const style of stylesOf(lang)) {
      for (const figure of [
        navamsaChart.figure(ninths, { lang, style }),
        divisionalChartFigure.figure(tenths, { lang, style }),
      ]) {
        expect(said(figure.shapes)).toContain(timeUnknown[lang]);
        expect(flawsOf(figure), style).toEqual([]);
      }
    }
  });

  test("leaves none of them out", () => {
    const ninths = navamsa(DAY, context);
    const { description } = navamsaChart.figure(ninths);
    for (const { graha, rashi, possible = [] } of ninths.grahas) {
      for (const sign of rashi === undefined ? possible.map((one) => one.rashi) : [rashi]) {
        expect(description).toMatch(new RegExp(`${sign}: [^;]*${graha}${rashi === undefined ? "[?]" : ""}`));
      }
    }
  });
});

describe("the rashi chart of a birth whose time is open", () => {
  const open = grahaPositions(DAY, context);

  test("is one for each sign of the Moon, every graha in its own, the Moon's sign the first house", () => {
    const { shapes, description } = grahaPositionsChart.figure(open, { style: "south" });
    expect(open.charts).toHaveLength(2);
    for (const { houses } of open.charts) {
      for (const { rashi, grahas } of houses) {
        for (const graha of grahas) expect(description).toMatch(new RegExp(`${rashi}: [^;]*${graha}`));
      }
    }
    expect(flat(shapes).filter(({ attributes }) => attributes["data-name"] === "Lagna")).toEqual([]);
    expect(said(shapes)).toContain(titles.fromMoon.en);
    expect(said(shapes)).toContain("1990-07-06 · time unknown");
  });

  test("of a range has the Lagna where its sign holds", () => {
    const range = grahaPositions({ ...DAY, time: "10:12:00", timeAccuracyMinutes: 15 }, context);
    const text = grahaPositionsChart.figure(range, { style: "north" });
    expect(text.description).toContain("Lagna");
    expect(said(text.shapes)).toContain("1990-07-06 09:57–10:27");
    expect(said(text.shapes)).not.toContain(titles.fromMoon.en);
  });

  test.each(LANGS)("says in %s what it is, and keeps its words in their places", (lang) => {
    const places = grahaPositions({ ...DAY, lang }, context);
    const chart = vedicBirthChart({ ...DAY, lang }, context);
    for (const style of stylesOf(lang)) {
      for (const figure of [
        grahaPositionsChart.figure(places, { lang, style }),
        rashiChart.figure(chart, { lang, style }),
      ]) {
        expect(said(figure.shapes)).toContain(timeUnknown[lang]);
        expect(said(figure.shapes)).toContain(titles.fromMoon[lang]);
        expect(flawsOf(figure), style).toEqual([]);
      }
    }
  });
});
