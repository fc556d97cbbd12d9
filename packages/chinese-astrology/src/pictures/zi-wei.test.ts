import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at, createContext, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { expect, test } from "vitest";
import { loadNames } from "../names.generated";
import { ziWeiChart } from "../ziwei/operation";
import { ziWeiPalaces } from "./zi-wei";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()) });
const BIRTH = { date: "1990-06-15", time: "14:30:00", timezone: 8, gender: "male" } as const;

test("60 charts leave no text outside or over another, whole and on a narrow screen, in ten languages", async () => {
  for (let index0 = 0; index0 < 60; index0++) {
    const lang = at(LANGS, index0 % LANGS.length);
    if (lang !== "en") await loadNames(lang);
    const date = `${1930 + index0}-${String((index0 % 12) + 1).padStart(2, "0")}-${String(((7 * index0) % 28) + 1).padStart(2, "0")}`;
    const time = `${String((5 * index0) % 24).padStart(2, "0")}:10:00`;
    const chart = ziWeiChart({ ...BIRTH, date, time, lang, year: 2026 }, context);
    for (const compact of [false, true]) {
      expect(flawsOf(figureOf(ziWeiPalaces, chart, { lang, compact })), `${date} ${time} ${lang}`).toEqual([]);
    }
  }
});

test("palaces are about the birth from si in the upper left, with stars, grades, changes, decades and lords", () => {
  const svg = ziWeiPalaces(ziWeiChart({ ...BIRTH, year: 2026 }, context));
  for (const text of [
    "破軍 Po Jun",
    "Palace of Health",
    "75–84",
    "Bureau 土五局",
    "Lord of life 巨門 Ju Men",
    "2026",
    "身宮",
  ]) {
    expect(svg).toContain(`>${text}<`);
  }
  expect(svg.indexOf(">破軍 Po Jun<")).toBeGreaterThan(0);
  const figure = figureOf(ziWeiPalaces, ziWeiChart(BIRTH, context), { lang: "en" });
  expect(figure.description).toContain("Palace of Children (95–104): Zi Wei (Purple Emperor), Tian Fu");
});

test("an open birth has a row for each chart, and says that the time is unknown", () => {
  const svg = ziWeiPalaces(ziWeiChart({ ...BIRTH, time: null }, context), { lang: "en" });
  expect(svg).toContain(timeUnknown.en);
  expect(svg.match(/>\d\d:00–\d\d:59</g)).toHaveLength(13);
});
