import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { at, createContext } from "@almagest/operation";
import { expect, test } from "vitest";
import { loadNames } from "../names.generated";
import { ziWeiChart } from "./operation";

const context = createContext({ ephemeris: swissEphemeris() });
const BIRTH = { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai", gender: "male" } as const;

type Chart = ReturnType<typeof ziWeiChart>;

function starsIn(chart: Chart, id: string): readonly string[] {
  if (!("palaces" in chart)) throw new Error("an open birth");
  return chart.palaces.flatMap((palace) => (palace.id === id ? palace.stars.map(({ chinese }) => chinese) : []));
}

test("a chart has its lunar date, bureau, lords, palaces and rules", () => {
  const chart = ziWeiChart(BIRTH, context);
  expect(chart.lunar).toMatchObject({ year: 1990, month: 5, day: 23, isLeapMonth: false });
  expect([chart.month, chart.yearPillarChinese, chart.hour]).toEqual([5, "庚午", "wei"]);
  expect([chart.bureau.chinese, chart.lifeLord.chinese, chart.bodyLord.chinese]).toEqual(["土五局", "巨門", "火星"]);
  expect(chart.pillars).toEqual({ year: "geng-wu", month: "ren-wu", day: "xin-hai", hour: "yi-wei" });
  expect([chart.bodyPalace, chart.direction]).toEqual(["fortune", "forward"]);
  expect(chart.palaces.map(({ pillarChinese }) => pillarChinese).slice(0, 3)).toEqual(["丁亥", "丙戌", "乙酉"]);
  expect(chart.palaces.find(({ isBody }) => isBody)?.id).toBe("fortune");
  expect(at(chart.palaces, 0).decade).toEqual({ index: 1, fromAge: 5, toAge: 14, fromYear: 1994, toYear: 2003 });
  expect(chart.transformations.map(({ star, chinese, palace }) => `${star.chinese}${chinese} ${palace}`)).toEqual([
    "太陽祿 travel",
    "武曲權 friends",
    "太陰科 spouse",
    "天同忌 career",
  ]);
  expect(chart.conventions).toMatchObject({
    yearBoundary: "lunar-new-year",
    dayBoundary: "split-zi",
    ruleSet: "general",
    leapMonth: "split",
    transformationTable: "quan-ji",
    kuiYueVerse: "horse-tiger",
    fireBellRule: "year-and-hour",
    horseBase: "year",
    woundRule: "fixed",
    lifeLordBase: "life-palace",
    firstDecade: "life-palace",
    brightnessTable: "quan-shu",
    hourTime: "14:30:00",
  });
  expect(chart.annual).toBeUndefined();
});

test("a year has its palaces, the decade in force and what both transform", () => {
  const { annual } = ziWeiChart({ ...BIRTH, year: 2026 }, context);
  expect(annual).toMatchObject({ year: 2026, age: 37, pillarChinese: "丙午", lifePalace: "health" });
  expect(annual?.transformations.map(({ star, id }) => `${star.chinese} ${id}`)).toEqual([
    "天同 lu",
    "天機 quan",
    "文昌 ke",
    "廉貞 ji",
  ]);
  expect(annual?.decade).toMatchObject({ palace: "property", fromAge: 35, toAge: 44 });
  expect(annual?.palaces.map(({ natal }) => natal).slice(0, 2)).toEqual(["health", "travel"]);
});

test("a year before the first decade has none, one before the birth is refused by name", () => {
  expect(ziWeiChart({ ...BIRTH, year: 1992 }, context).annual?.decade).toBeUndefined();
  expect(() => ziWeiChart({ ...BIRTH, year: 1989 }, context)).toThrow(
    expect.objectContaining({
      issues: [expect.objectContaining({ path: "year", message: expect.stringMatching(/Send 1990 or a later one/) })],
    }),
  );
});

test.each([
  ["ruleSet", "sanhe"],
  ["leapMonth", "15"],
  ["transformationTable", "wang"],
  ["kuiYueVerse", "x"],
  ["brightnessTable", "x"],
  ["gender", "x"],
] as const)("%s is refused by name where it is unknown", (field, value) => {
  const body = { ...BIRTH, [field]: value };
  expect(() => Reflect.apply(ziWeiChart, undefined, [body, context])).toThrow(
    expect.objectContaining({ issues: [expect.objectContaining({ path: field })] }),
  );
});

test("each rule moves what it names and nothing else", () => {
  const stars = (sent: object) => {
    const chart: Chart = Reflect.apply(ziWeiChart, undefined, [{ ...BIRTH, ...sent }, context]);
    if (!("palaces" in chart)) throw new Error("an open birth");
    return chart.palaces.flatMap(({ id, stars: all }) => all.map((one) => `${one.chinese} ${id}`)).sort();
  };
  const moved = (sent: object, base: object = {}) => {
    const before = stars(base);
    return stars({ ...base, ...sent }).filter((one) => !before.includes(one));
  };
  expect(moved({ horseBase: "month" })).toEqual([]);
  expect(moved({ kuiYueVerse: "geng-with-xin" })).toEqual(["天鉞 property", "天魁 health"]);
  expect(moved({ fireBellRule: "year" })).toEqual(["火星 fortune", "鈴星 career"]);
  expect(moved({ woundRule: "by-direction" })).toEqual([]);
  expect(moved({ woundRule: "by-direction" }, { gender: "female" })).toEqual(["天使 friends", "天傷 health"]);
  const xin = { date: "1991-06-15" };
  expect(moved({ kuiYueVerse: "tiger-horse" }, xin)).toHaveLength(2);
  expect(moved({ horseBase: "month" }, xin)).toHaveLength(1);
});

test("the tables of transformations differ for geng and wu, and are echoed", () => {
  const changed = (sent: object) => {
    const chart: Chart = Reflect.apply(ziWeiChart, undefined, [{ ...BIRTH, ...sent }, context]);
    return chart.transformations?.map(({ star }) => star.chinese).join(" ");
  };
  expect(changed({ transformationTable: "quan-shu" })).toBe("太陽 武曲 太陰 天同");
  expect(changed({ transformationTable: "zhongzhou" })).toBe("太陽 武曲 天府 天同");
  expect(changed({ transformationTable: "min" })).toBe("太陽 武曲 天同 太陰");
  expect(changed({ transformationTable: "north" })).toBe("太陽 武曲 天同 天相");
  expect(changed({ date: "1988-06-15", ruleSet: "zhongzhou" })).toBe("貪狼 太陰 太陽 天機");
  expect(changed({ date: "1992-06-15" })).toBe("天梁 紫微 左輔 武曲");
  expect(changed({ date: "1992-06-15", ruleSet: "quan-shu" })).toBe("天梁 紫微 天府 武曲");
});

test("a sent rule goes before that of its set", () => {
  const { conventions } = ziWeiChart({ ...BIRTH, ruleSet: "zhongzhou", lifeLordBase: "life-palace" }, context);
  expect(conventions).toMatchObject({ ruleSet: "zhongzhou", lifeLordBase: "life-palace", woundRule: "by-direction" });
});

test("leap months: 2020 has a fourth one from May 23; days 15 and 16 are on two sides of split", () => {
  const month = (date: string, leapMonth: "split" | "next" | "same") =>
    ziWeiChart({ ...BIRTH, date, leapMonth }, context).month;
  expect(["2020-06-06", "2020-06-07"].map((date) => month(date, "split"))).toEqual([4, 5]);
  expect(["2020-06-06", "2020-06-07"].map((date) => month(date, "next"))).toEqual([5, 5]);
  expect(["2020-06-06", "2020-06-07"].map((date) => month(date, "same"))).toEqual([4, 4]);
});

test("the lunar date is that of the birth's clock, also far from China", () => {
  const chart = ziWeiChart({ ...BIRTH, timezone: "America/New_York", time: "20:00:00" }, context);
  expect(chart.lunar).toMatchObject({ month: 5, day: 23, date: "1990-06-15" });
});

test("after 23:00 split-zi and midnight keep the lunar day, early-zi begins the next", () => {
  const days = (["split-zi", "midnight", "early-zi"] as const).map(
    (dayBoundary) => ziWeiChart({ ...BIRTH, time: "23:30:00", dayBoundary }, context).lunar.day,
  );
  expect(days).toEqual([23, 23, 24]);
});

test("the hour of the Sun needs a longitude, and moves the palaces", () => {
  expect(() => ziWeiChart({ ...BIRTH, hourClock: "solar" }, context)).toThrow(/longitude/);
  const solar = ziWeiChart({ ...BIRTH, time: "15:05:00", hourClock: "solar", longitude: 116.4 }, context);
  const clock = ziWeiChart({ ...BIRTH, time: "15:05:00" }, context);
  expect([solar.hour, clock.hour]).toEqual(["wei", "shen"]);
});

test("a birth minutes before an hour turns has the other side in its conventions", () => {
  const { conventions } = ziWeiChart({ ...BIRTH, time: "14:59:00" }, context);
  expect(conventions.borders).toMatchObject([{ side: "later", secondsAway: 60, pillars: { hour: "bing-shen" } }]);
});

test("an open birth has the charts of its hours, and what they share: year, transformed stars, stars of year and day", () => {
  const open = ziWeiChart({ ...BIRTH, time: null }, context);
  if (!("charts" in open)) throw new Error("a known birth");
  expect(open.birthTime.state).toBe("unknown");
  expect(open.charts.map(({ hour }) => hour)).toEqual([
    ...["zi", "chou", "yin", "mao", "chen", "si", "wu", "wei", "shen", "you", "xu", "hai", "zi"],
  ]);
  expect(new Set(open.charts.map(({ lifePalace }) => lifePalace)).size).toBe(12);
  expect(open.lunar).toMatchObject({ month: 5, day: 23 });
  expect(open.transformations?.map(({ star }) => star.chinese)).toEqual(["太陽", "武曲", "太陰", "天同"]);
  const held = open.stars.map(({ chinese, branch }) => `${chinese} ${branch}`);
  expect(held).toContain("左輔 shen");
  expect(held).toContain("祿存 shen");
  expect(held.some((one) => /紫微|文昌|火星|天才|天傷/.test(one))).toBe(false);
  const exact = ziWeiChart(BIRTH, context);
  const own = open.charts.find(({ hour }) => hour === "wei");
  expect(own?.lifePalace).toBe(at(exact.palaces, 0).branch);
  expect(own?.lifeStars.map(({ chinese }) => chinese)).toEqual(starsIn(exact, "life"));
  expect(() => ziWeiChart({ ...BIRTH, time: null, year: 1980 }, context)).toThrow(/before the Chinese year/);
});

test("an open birth on the eve of the new year has no year, and no transformations, where early-zi would turn it", () => {
  const open = ziWeiChart({ ...BIRTH, date: "1990-01-26", time: null, dayBoundary: "early-zi" }, context);
  expect([open.yearPillar, open.transformations, open.lunar]).toEqual([undefined, undefined, undefined]);
});

test.each(["de", "zh-Hans", "ru", "hi"] as const)("names are in %s", async (lang) => {
  await loadNames(lang);
  const chart = ziWeiChart({ ...BIRTH, lang, year: 2026 }, context);
  const text = JSON.stringify(chart.palaces.map(({ nameLocalized, stars }) => [nameLocalized, stars]));
  expect({ de: /Palast des Lebens/, "zh-Hans": /命宫/, ru: /Дворец жизни/, hi: /जीवन भवन/ }[lang].test(text)).toBe(
    true,
  );
  expect(chart.palaces.every(({ stars }) => stars.every(({ nameLocalized }) => nameLocalized !== undefined))).toBe(
    true,
  );
});
