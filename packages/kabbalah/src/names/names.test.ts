import { createContext, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { shemName, shemNames } from "../index";
import { en } from "../texts/en";
import { kabbalahReader } from "../texts/reader";
import { usualNames } from "../vocabulary/shem-names";
import { DISAGREEMENTS, nameAtLongitude, SHEM_NAMES } from "./shem";
import { VERSES } from "./verses";
import { angelsOf, type LeapDayPolicy, type WheelInput, type YearStart } from "./wheels";
import { windowText } from "./window-text";

const context = createContext({ texts: [en] });
const english = kabbalahReader({ lang: "en", catalogues: [en] });
const upTo = (last: number): readonly number[] => Array.from({ length: last }, (_, index0) => index0 + 1);

/** The 72 as lists print them, final forms at the ends of words: nine rows of eight. */
const PRINTED = `
  והו ילי סיט עלם מהש ללה אכא כהת
  הזי אלד לאו ההע יזל מבה הרי הקם
  לאו כלי לוו פהל נלך ייי מלה חהו
  נתה האא ירת שאה ריי אום לכב ושר
  יחו להח כוק מנד אני חעם רהע ייז
  ההה מיכ וול ילה סאל ערי עשל מיה
  והו דני החש עמם ננא נית מבה פוי
  נמם ייל הרח מצר ומב יהה ענו מחי
  דמב מנק איע חבו ראה יבם היי מום`;
const asLetters = (text: string): string => [...text].map((glyph) => "כמנפצ"["ךםןףץ".indexOf(glyph)] ?? glyph).join("");

describe("the 72 names", () => {
  test("come from three verses of 72 letters each", () => {
    for (const verse of VERSES) expect([...verse.replaceAll(" ", "")]).toHaveLength(72);
  });

  test("are the printed list, letter for letter", () => {
    expect(SHEM_NAMES.map(({ letters }) => letters)).toEqual(PRINTED.trim().split(/\s+/).map(asLetters));
  });

  test("keep the final forms of the verses in eighteen of them", () => {
    expect(SHEM_NAMES.filter(({ letters, lettersAsWritten }) => letters !== lettersAsWritten)).toHaveLength(18);
    expect(SHEM_NAMES[71]).toMatchObject({ letters: "מומ", lettersAsWritten: "םום", name: "מומיה" });
  });

  test("use up every letter of the verses once", () => {
    const sorted = (text: string): string => [...text.replaceAll(" ", "")].sort().join("");
    expect(sorted(SHEM_NAMES.map(({ lettersAsWritten }) => lettersAsWritten).join(""))).toBe(sorted(VERSES.join("")));
  });

  test("end in אל forty times and in יה thirty-two, each with a Latin form that ends alike", () => {
    const inYah = SHEM_NAMES.filter(({ suffix }) => suffix === "יה");
    expect([inYah.length, SHEM_NAMES.length - inYah.length]).toEqual([32, 40]);
    for (const { suffix, traditionalName } of SHEM_NAMES) {
      expect(traditionalName).toMatch(suffix === "יה" ? /iah$/ : /e?l$/);
    }
    expect(new Set(SHEM_NAMES.map(({ traditionalName }) => traditionalName)).size).toBe(72);
    expect(Object.values(usualNames).map(({ en }) => en)).toEqual(SHEM_NAMES.map((name) => name.traditionalName));
  });

  test("have five degrees each, six in a sign, eight in a choir", () => {
    const { names } = shemNames({ limit: 72 }, context);
    expect(names.map(({ arcStart }) => arcStart)).toEqual(upTo(72).map((number) => (number - 1) * 5));
    for (const name of names) expect(name.arcEnd - name.arcStart).toBe(5);
    for (const key of ["sign", "choir"] as const) {
      const counts = new Map<string, number>();
      for (const name of names) counts.set(name[key], (counts.get(name[key]) ?? 0) + 1);
      expect([...counts.values()]).toEqual(key === "sign" ? upTo(12).map(() => 6) : upTo(9).map(() => 8));
    }
    expect(shemName({ number: 27 }, context)).toMatchObject({
      ...{ letters: "ירת", suffix: "אל", name: "ירתאל", romanization: "IRThAL", traditionalName: "Ierathel" },
      ...{ arcStart: 130, arcEnd: 135, sign: "leo", degreeInSign: 10, choir: "Dominions" },
    });
  });

  test("govern from each border on, and not a hair before it", () => {
    for (const { number, arcStartDeg, arcEndDeg } of SHEM_NAMES) {
      expect(nameAtLongitude(arcStartDeg).number).toBe(number);
      expect(nameAtLongitude(arcEndDeg - 1e-9).number).toBe(number);
      const { total, names, longitude } = shemNames({ longitude: arcStartDeg }, context);
      expect([total, names[0]?.number, longitude]).toEqual([1, number, arcStartDeg]);
    }
  });

  test("say where lists that are in circulation print other letters", () => {
    for (const [number, { prints }] of DISAGREEMENTS) {
      const { letters, publishedDisagreement } = shemName({ number }, context);
      expect(publishedDisagreement?.prints).toBe(prints);
      expect(prints).not.toBe(letters);
      expect(publishedDisagreement?.list).toMatch(/\S/);
    }
    expect(shemName({ number: 1 }, context).publishedDisagreement).toBeUndefined();
  });

  test.each([0, 73, -1])("refuse number %i and say which there are", (number) => {
    expect(() => shemName({ number }, context)).toThrow(/numbered 1 to 72/);
    try {
      shemName({ number }, context);
    } catch (error) {
      expect(isAlmagestError(error) && error.code).toBe("not_found");
    }
  });

  test("refuse a longitude of 360, and page as asked", () => {
    expect(() => shemNames({ longitude: 360 }, context)).toThrow();
    expect(() => shemNames({ longitude: -0.1 }, context)).toThrow();
    const page = shemNames({ limit: 5, offset: 70 }, context);
    expect([page.total, page.names.map(({ number }) => number)]).toEqual([72, [71, 72]]);
  });
});

describe("the names of a birth", () => {
  const angels = (given: Partial<WheelInput>): readonly [body: number, character: number, spirit: number] => {
    const base = { date: "2001-03-21", time: "00:00:00", sunLongitudeDeg: 0 };
    const conventions = {
      angelDating: "lenain-blocks",
      yearStart: "march-21",
      leapDayPolicy: "extend-previous",
    } as const;
    const [body, character, spirit] = angelsOf({ ...base, ...conventions, ...given }).map(({ name }) => name.number);
    return [body ?? 0, character ?? 0, spirit ?? 0];
  };

  test("by longitude are those of its five degrees and of its single degree", () => {
    const at = (sunLongitudeDeg: number): readonly number[] =>
      angels({ angelDating: "solar-longitude", sunLongitudeDeg }).slice(0, 2);
    expect(at(0)).toEqual([1, 1]);
    expect(at(4.999)).toEqual([1, 5]);
    expect(at(5)).toEqual([2, 6]);
    expect(at(71.5)).toEqual([15, 72]);
    expect(at(72)).toEqual([15, 1]);
    expect(at(131.18)).toEqual([27, 60]);
    expect(at(359.999)).toEqual([72, 72]);
  });

  /** The days of the tables of the tradition: first days of blocks, from 20 and from 21 March. */
  test.each([
    ["march-20", "2001-03-20", 1],
    ["march-20", "2001-03-24", 1],
    ["march-20", "2001-03-25", 2],
    ["march-20", "2001-07-28", 27],
    ["march-20", "2001-08-01", 27],
    ["march-20", "2001-12-30", 58],
    ["march-20", "2002-01-03", 58],
    ["march-20", "2002-02-28", 70],
    ["march-20", "2002-03-14", 72],
    ["march-20", "2002-03-19", 72],
    ["march-21", "2001-03-21", 1],
    ["march-21", "2001-07-29", 27],
    ["march-21", "2002-02-28", 69],
    ["march-21", "2002-03-01", 70],
    ["march-21", "2002-03-15", 72],
    ["march-21", "2002-03-20", 72],
  ] as const)("from %s: %s is in the block of %i", (yearStart, date, number) => {
    expect(angels({ yearStart, date })[0]).toBe(number);
  });

  test("give each of the first 71 five days of a common year, and the last ten", () => {
    const counts = new Map<number, number>();
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2001, 2, 21 + day)).toISOString().slice(0, 10);
      const [body] = angels({ date });
      counts.set(body, (counts.get(body) ?? 0) + 1);
    }
    expect(upTo(72).map((number) => counts.get(number))).toEqual([...upTo(71).map(() => 5), 10]);
  });

  test.each([
    ["extend-previous", "march-21", 69],
    ["next-angel", "march-21", 70],
    ["extend-previous", "march-20", 70],
    ["next-angel", "march-20", 70],
  ] as const)("on 29 February: %s, %s, name %i", (leapDayPolicy: LeapDayPolicy, yearStart: YearStart, number) => {
    expect(angels({ date: "1996-02-29", leapDayPolicy, yearStart })[0]).toBe(number);
  });

  test("name by name, a day each: the first on 20 March, 31 May, 11 August, 22 October and 2 January", () => {
    for (const date of ["2001-03-20", "2001-05-31", "2001-08-11", "2001-10-22", "2002-01-02"]) {
      expect(angels({ yearStart: "march-20", date })[1], date).toBe(1);
    }
    expect(
      windowText({ kind: "wheel-day", day0: 0 }, { yearStart: "march-20", leapDayPolicy: "next-angel" }, english),
    ).toBe("March 20, May 31, August 11, October 22, January 2");
  });

  test("by the clock have twenty minutes each, from midnight on", () => {
    for (const number of upTo(72)) {
      const minute = (number - 1) * 20;
      const clock = (one: number): string =>
        `${String(Math.floor(one / 60)).padStart(2, "0")}:${String(one % 60).padStart(2, "0")}`;
      expect(angels({ time: `${clock(minute)}:00` })[2]).toBe(number);
      expect(angels({ time: `${clock(minute + 19)}:59` })[2]).toBe(number);
    }
  });

  test("say that 29 February is among their days, where it is", () => {
    const days = { kind: "days", firstDay0: 340, lastDay0: 344 } as const;
    const told = (leapDayPolicy: LeapDayPolicy): string | undefined =>
      windowText(days, { yearStart: "march-21", leapDayPolicy }, english);
    expect(told("extend-previous")).toBe("February 24 to February 28 (February 29 with them)");
    expect(told("next-angel")).toBe("February 24 to February 28");
  });

  test("say their window in the terms of their wheel", () => {
    const conventions = { yearStart: "march-21", leapDayPolicy: "next-angel" } as const;
    expect(windowText({ kind: "arc", startDeg: 130, endDeg: 135 }, conventions, english)).toBe(
      "Sun from 130° to 135°: Leo 10° to 15°",
    );
    expect(windowText({ kind: "degree", degree: 131 }, conventions, english)).toBe(
      "Sun in the degree from 131° to 132°: Leo 11°",
    );
    expect(windowText({ kind: "days", firstDay0: 355, lastDay0: 364 }, conventions, english)).toBe(
      "March 11 to March 20",
    );
    expect(windowText({ kind: "clock", startMinute: 1420, endMinute: 1440 }, conventions, english)).toBe(
      "23:40 to 24:00",
    );
  });
});
