import { expect, test } from "vitest";
import { capitalized } from "./english";
import { figuresIn } from "./figures";
import { amountIn, dateIn, durationIn, listOf, listOfLists, numberIn, plainNumberIn } from "./joints";

test("lists are joined as the language does", () => {
  const names = ["A", "B", "C"];
  expect(listOf(names, "en")).toBe("A, B and C");
  expect(listOf(names, "de")).toBe("A, B und C");
  expect(listOf(names, "tr")).toBe("A, B ve C");
  expect(listOf(["A", "B"], "hi")).toBe("A और B");
  expect(listOf(names, "zh-Hans")).toBe("A、B和C");
  expect(listOf(["A", "B"], "es", "disjunction")).toBe("A o B");
  expect([listOf(["A"], "de"), listOf([], "de")]).toEqual(["A", ""]);
});

test("a number has the decimal sign of the language, and Hindi Latin digits", () => {
  expect(numberIn(0.4, "en", 1)).toBe("0.4");
  expect(numberIn(0.4, "de", 1)).toBe("0,4");
  expect(numberIn(0.4, "hi", 1)).toBe("0.4");
  expect(numberIn(12, "ru")).toBe("12");
  expect((["en", "es", "hi"] as const).map((lang) => plainNumberIn(21.5, lang))).toEqual(["21.5", "21,5", "21.5"]);
  expect(plainNumberIn(18, "es")).toBe("18");
});

test("a date and a span of time are the language's own", () => {
  expect(dateIn("2026-03-06", "de")).toBe("6. März 2026");
  expect(dateIn("2026-03-06", "en", "day")).toBe("6 March");
  expect([dateIn("2026-06-01", "fr"), dateIn("2026-06-11", "fr", "day")]).toEqual(["1er juin 2026", "11 juin"]);
  expect(dateIn("2026-03-06", "zh-Hans")).toBe("2026年3月6日");
  expect(dateIn("2026-03-06", "ru")).toBe("6 марта 2026 года");
  expect(durationIn({ years: 3, months: 1 }, "de")).toBe("3 Jahre und 1 Monat");
  expect(durationIn({ years: 1, months: 0 }, "en")).toBe("1 year");
  expect(durationIn({ years: 0, months: 5 }, "ru")).toBe("5 месяцев");
  expect(durationIn({ years: 3, months: 7 }, "zh-Hant")).toBe("3年和7個月");
  expect(durationIn({ days: 12 }, "en")).toBe("12 days");
  expect([0, 0.5, 1, 1440].map((minutes) => amountIn(minutes, "minute", "en"))).toEqual([
    "0 minutes",
    "0.5 minutes",
    "1 minute",
    "1440 minutes",
  ]);
  expect([amountIn(0.5, "minute", "ru"), amountIn(47.5, "percent", "de"), amountIn(99, "percent", "zh-Hans")]).toEqual([
    "0,5 минуты",
    "47,5 Prozent",
    "99%",
  ]);
});

test("Turkish has a dotted capital", () => {
  expect([capitalized("ilk", "tr"), capitalized("ilk"), capitalized("über", "de")]).toEqual(["İlk", "Ilk", "Über"]);
});

test("a line of figures has the dates and the decimal sign of the language, and as many letters", () => {
  const line = "1990-07-15 14:30 UTC−4 · 40.71° N 74.01° W · 34.2";
  expect(figuresIn(line, "de")).toBe("15.07.1990 14:30 UTC−4 · 40,71° N 74,01° W · 34.2");
  expect(figuresIn(line, "fr")).toBe("15/07/1990 14:30 UTC−4 · 40,71° N 74,01° W · 34.2");
  expect(figuresIn(line, "hi")).toBe("15/07/1990 14:30 UTC−4 · 40.71° N 74.01° W · 34.2");
  expect(figuresIn("1990-07-15 – 1990-08-01", "zh-Hant")).toBe("1990/07/15 – 1990/08/01");
  for (const lang of ["en", "zh-Hans"] as const) expect(figuresIn(line, lang)).toBe(line);
  // a year of five figures or before our era is no date of ours, and half a number is none
  for (const text of ["-003760-09-07", "12026-01-02", "2026-01-021", "2026-01"])
    expect(figuresIn(text, "de")).toBe(text);
});

test.each([
  ["en", "A and B in 1, and C in 9"],
  ["tr", "A and B in 1 ile C in 9"],
  ["de", "A and B in 1 sowie C in 9"],
  ["es", "A and B in 1, así como C in 9"],
  ["hi", "A and B in 1 तथा C in 9"],
  ["pt", "A and B in 1, bem como C in 9"],
  ["fr", "A and B in 1 ainsi que C in 9"],
  ["ru", "A and B in 1, а также C in 9"],
  ["zh-Hans", "A and B in 1，以及C in 9"],
  ["zh-Hant", "A and B in 1，以及C in 9"],
] as const)("a list of lists has another joint than its members: %s", (lang, told) => {
  const one = ["C in 9", 1] as const;
  expect(listOfLists([["A and B in 1", 2], one], lang)).toBe(told);
  expect(listOfLists([["A in 1", 1], one], lang)).toBe(listOf(["A in 1", "C in 9"], lang));
  expect(listOfLists([["A and B in 1", 2]], lang)).toBe("A and B in 1");
});
