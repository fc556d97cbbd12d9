import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { figuresIn } from "@almagest/i18n";
import { createContext, LANGS, type Lang, type TermTable } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { figureOf, flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { chinese } from "../domain";
import { annualPillar, baziPairPillars, baziPillars, luckPillarBars, pictures } from "../pictures";
import { titles } from "./titles";
import { words } from "./words";

const context = createContext({
  ephemeris: rememberedSky(swissEphemeris()),
  now: Date.parse("2026-11-22T06:00:00Z"),
  texts: [],
});

function answerOf(id: string, lang: Lang, input: object = {}): unknown {
  const operation = chinese.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], ...input, lang } });
  if (operation === undefined || parsed?.ok !== true) throw new Error(`${id} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

test.each(pictures.map((picture) => [`${picture.operation} ${picture.form}`, picture] as const))(
  "%s leaves no text outside, empty or over another, in every language",
  (_, picture) => {
    for (const lang of LANGS) {
      const figure = figureOf(picture, answerOf(picture.operation, lang), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.description.length).toBeGreaterThan(20);
    }
  },
);

/** Characters of 42 units: the stems and branches of the pillars. */
function signsIn(svg: string): readonly string[] {
  return [...svg.matchAll(/font-size="42"[^>]*>(.)</g)].map(([, character = ""]) => character);
}

test("the pillars stand from the hour to the year, each stem over its branch", () => {
  // After the beginning of spring of 1988, a year 戊辰, comes its first month, 甲寅: wu years begin with jia-yin.
  const svg = baziPillars(answerOf("generateBaziChart", "en", { date: "1988-02-15", time: "12:00:00" }));
  const signs = signsIn(svg);
  expect(signs).toHaveLength(8);
  expect(signs.slice(4).join("")).toBe("甲寅戊辰");
});

test("the chart says moment, offset and place, what kind each bond is, and the na yin in English", () => {
  const birth = { date: "1978-09-12", time: "04:20:00", latitude: 40.11, longitude: -101.68, timezone: -6 };
  const svg = baziPillars(answerOf("generateBaziChart", "en", birth));
  // 丁 and 壬 combine; 午 and 丑 harm each other; the year 戊午 is 天上火, fire in the sky.
  for (const text of ["1978-09-12 04:20 UTC−6 · 40.11° N 101.68° W", "丁壬合", "丑午害", "Fire in the Sky"])
    expect(svg).toContain(`>${text}<`);
  expect(svg).toMatch(/>Stem combination<.*>Harm</s);
  expect(baziPillars(answerOf("generateBaziChart", "de", birth), { lang: "de" })).toContain(">Stammverbindung<");
});

describe("a chart with its sections", () => {
  const sections = { sections: ["voids", "stages", "stars"] };

  test.each([{}, { time: "unknown" }])("has them in rows below the pillars, in every language: %j", (time) => {
    const bare = figureOf(baziPillars, answerOf("generateBaziChart", "en", time), { lang: "en" });
    for (const lang of LANGS) {
      const figure = figureOf(baziPillars, answerOf("generateBaziChart", lang, { ...sections, ...time }), { lang });
      expect(flawsOf(figure), lang).toEqual([]);
      expect(figure.height).toBeGreaterThan(bare.height + 80);
    }
  });

  test("tells the stages, the void branches and the stars of each pillar", () => {
    // 1984 is 甲子, in whose decade 戌 and 亥 are void; eight in the evening is the hour of 戌
    const asked = { date: "1984-02-15", time: "20:00:00", timezone: "Asia/Shanghai", ...sections };
    const answer = answerOf("generateBaziChart", "en", asked);
    const svg = baziPillars(answer);
    for (const text of ["Void branches", "戌亥", "空 · Year", "Symbolic stars"]) expect(svg).toContain(`>${text}<`);
    const { stars, stages } = Object(answer);
    for (const { name, positions } of stars) if (positions.length > 0) expect(svg).toContain(name.split(" ")[0]);
    for (const { stage } of stages) expect(svg).toContain(`>${stage.name}<`);
  });

  test("only where they were asked for", () => {
    expect(baziPillars(answerOf("generateBaziChart", "en"))).not.toContain("Symbolic stars");
  });
});

test("the na yin is written in the script of the language", () => {
  const birth = { date: "1987-06-15", time: "12:00:00", timezone: "Asia/Shanghai" };
  const drawn = (lang: Lang): string => baziPillars(answerOf("generateBaziChart", lang, birth), { lang });
  // 1987 is 丁卯, fire in the furnace
  expect(drawn("zh-Hans")).toContain(">炉中火<");
  expect(drawn("zh-Hans")).not.toContain("爐");
  expect(drawn("zh-Hant")).toContain(">爐中火<");
});

test.each([
  [{}, "1978-09-12 04:20 UTC−6"],
  [{ longitude: -101.68 }, "1978-09-12 04:20 UTC−6 · 101.68° W"],
  [{ latitude: -40.11 }, "1978-09-12 04:20 UTC−6 · 40.11° S"],
  [{ latitude: 0, longitude: 0 }, "1978-09-12 04:20 UTC−6 · 0.00° N 0.00° E"],
])("the chart of a birth at %j says just that", (place, said) => {
  const birth = { date: "1978-09-12", time: "04:20:00", timezone: -6, longitude: undefined, ...place };
  const svg = baziPillars(answerOf("generateBaziChart", "en", birth));
  expect([...svg.matchAll(/>(1978[^<]*)</g)].map(([, line]) => line)).toEqual([said]);
});

test("a direction is drawn like a bond, in a chart and in a year that completes it", () => {
  // 1988-02-15 is 戊辰 and 甲寅; six in the morning is the hour of 卯, and 2023 is 癸卯
  const birth = { date: "1988-02-15", time: "06:00:00", timezone: "Asia/Shanghai" };
  for (const lang of LANGS) {
    const answer = answerOf("generateBaziChart", lang, birth);
    expect(flawsOf(figureOf(baziPillars, answer, { lang })), lang).toEqual([]);
    expect(baziPillars(answer, { lang }), lang).not.toContain("…");
  }
  const svg = baziPillars(answerOf("generateBaziChart", "en", birth));
  expect(svg).toContain(">Three meetings<");
  expect(svg).toContain('data-bond="寅卯辰三會"');
  expect(baziPillars(answerOf("generateBaziChart", "zh-Hans", birth), { lang: "zh-Hans" })).toContain("寅卯辰三会");
  const year = { ...birth, time: "12:00:00", year: 2023 };
  expect(annualPillar(answerOf("calculateAnnualForecast", "en", year))).toContain("寅卯辰三會");
  expect(annualPillar(answerOf("calculateAnnualForecast", "en", { ...year, year: 2024 }))).not.toContain("三會");
});

test("a bond has a dot in every column that it binds", () => {
  const answer = answerOf("calculateBaziCompatibility", "en");
  const svg = baziPairPillars(answer);
  const { interactions } = Object(answer);
  for (const { chinese: name, positions } of interactions)
    expect(svg.split(`data-bond="${name}"`).length - 1).toBeGreaterThanOrEqual(positions.length);
  expect(signsIn(svg)).toHaveLength(16);
});

describe("the chart of a birth whose time is open", () => {
  const day = { date: "1978-09-12", time: "unknown", timezone: -6 };
  const openOf = (lang: Lang, input: object) => answerOf("generateBaziChart", lang, { ...input, longitude: undefined });

  test.each(LANGS)("has three pillars and an empty fourth, in %s", (lang) => {
    const open = openOf(lang, day);
    const figure = figureOf(baziPillars, open, { lang });
    expect(flawsOf(figure)).toEqual([]);
    const svg = baziPillars(open, { lang });
    // 戊午 辛酉 丁丑 by the almanac
    expect(signsIn(svg).join("")).toBe("丁丑辛酉戊午");
    expect(svg).toContain(`${figuresIn("1978-09-12", lang)} · ${timeUnknown[lang]} · UTC−6`);
    expect(figure.description).toContain(`${words.hour[lang]}: ?`);
  });

  test("has two where the day turns at 23:00, without their ten gods, and names both ends of a range", () => {
    const early = openOf("en", { ...day, dayBoundary: "early-zi" });
    const figure = figureOf(baziPillars, early, { lang: "en" });
    expect(flawsOf(figure)).toEqual([]);
    expect(signsIn(baziPillars(early)).join("")).toBe("辛酉戊午");
    const range = openOf("en", { ...day, time: "22:50:00", timeAccuracyMinutes: 90 });
    expect(baziPillars(range)).toContain("1978-09-12 · 21:20–1978-09-13 00:20 · UTC−6");
  });
});

const SCRIPTS: Readonly<Partial<Record<Lang, RegExp>>> = {
  hi: /\p{Script=Devanagari}/u,
  ru: /\p{Script=Cyrillic}/u,
  "zh-Hans": /\p{Script=Han}/u,
  "zh-Hant": /\p{Script=Han}/u,
};

test("fixed words and titles are whole, in the script of each language", () => {
  const tables: readonly TermTable[] = [titles, words];
  const wrong = tables.flatMap((table) =>
    Object.entries(table).flatMap(([key, term]) =>
      LANGS.filter((lang) => !(SCRIPTS[lang] ?? /\p{Script=Latin}/u).test(term[lang])).map((lang) => `${key} ${lang}`),
    ),
  );
  expect(wrong).toEqual([]);
});

const NEW_YORK = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};

test.each([
  ["zh-Hans", "冲", "沖"],
  ["zh-Hant", "沖", "冲"],
  ["en", "沖", "冲"],
] as const)("bonds in %s have the characters of their script", (lang, own, other) => {
  const chart = baziPillars(answerOf("generateBaziChart", lang, NEW_YORK), { lang });
  const year = annualPillar(answerOf("calculateAnnualForecast", lang, { ...NEW_YORK, year: 2020 }), { lang });
  expect(chart).toContain(`乙辛${own}`);
  expect(year).toContain(`子午${own}`);
  for (const svg of [chart, year]) expect(svg).not.toContain(other);
});

test.each([
  { input: { annualFromYear: 2026 }, first: 2026, count: 10, marked: "丙戌" },
  { input: { annualFromYear: 2026, annualYears: 3 }, first: 2026, count: 3, marked: "丙戌" },
  { input: { annualFromYear: 1995, annualYears: 20 }, first: 1995, count: 20, marked: undefined },
  { input: { annualFromYear: 2090, annualYears: 2 }, first: 2090, count: 2, marked: undefined },
])("every year of $input is drawn, and the luck pillar of the first is marked", ({ input, first, count, marked }) => {
  for (const lang of LANGS) {
    const answer = answerOf("calculateLuckPillars", lang, {
      ...NEW_YORK,
      gender: "male",
      annualYears: undefined,
      ...input,
    });
    const figure = figureOf(luckPillarBars, answer, { lang });
    expect(flawsOf(figure), lang).toEqual([]);
    const spans = [...luckPillarBars(answer, { lang }).matchAll(/data-from="(\d+)" data-to="(\d+)"/g)];
    const years = spans.map(([, from, to]) => [Number(from), Number(to)]).filter(([from = 0, to]) => to === from + 1);
    expect(years.map(([from]) => from)).toEqual(Array.from({ length: count }, (_, index0) => first + index0));
    const [decades = ""] = figure.description.split("; ");
    expect(decades.split(": ")[2]?.slice(0, 2)).toBe(marked);
  }
});
