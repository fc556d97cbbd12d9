import { SIGN_IDS, type SignId } from "@almagest/sky";
import { describe, expect, test } from "vitest";
import { BOUNDS, BOUNDS_SCHOOLS, boundRuler, decanRuler, triplicityRulers } from "./rulers";

/** `Aries 7-14`: the degrees that books print, the first of a sign being 1. */
function printedDegrees(rulerOf: (place: { sign: SignId; degree: number }) => string, star: string): readonly string[] {
  return SIGN_IDS.flatMap((sign) => {
    const own = Array.from({ length: 30 }, (_, degree) => degree).filter(
      (degree) => rulerOf({ sign, degree: degree + 0.5 }) === star,
    );
    return own.length === 0 ? [] : [`${sign} ${(own[0] ?? 0) + 1}-${(own.at(-1) ?? 0) + 1}`];
  });
}

describe("bounds", () => {
  test.each(BOUNDS_SCHOOLS)("%s: five in each sign, the five planets once, thirty degrees", (school) => {
    for (const sign of SIGN_IDS) {
      const own = BOUNDS[school][sign];
      expect(own.map(([star]) => star).toSorted()).toEqual(["jupiter", "mars", "mercury", "saturn", "venus"]);
      const ends = own.map(([, untilDeg]) => untilDeg);
      expect(ends).toEqual(ends.toSorted((one, other) => one - other));
      expect(ends.at(-1)).toBe(30);
    }
  });

  test("the Egyptian ones sum to the greater years of the planets", () => {
    const sums: Record<string, number> = {};
    for (const sign of SIGN_IDS) {
      let from = 0;
      for (const [star, untilDeg] of BOUNDS.egyptian[sign]) {
        sums[star] = (sums[star] ?? 0) + untilDeg - from;
        from = untilDeg;
      }
    }
    expect(sums).toEqual({ saturn: 57, jupiter: 79, mars: 66, venus: 82, mercury: 76 });
  });

  test("Saturn's and Venus' are as Lilly has them", () => {
    // Christian Astrology (1659), https://en.m.wikisource.org/wiki/Page:Christian_Astrology_(Lilly,_1659).djvu/83
    const ptolemaic = (place: { sign: SignId; degree: number }): string => boundRuler("ptolemaic", place);
    expect(printedDegrees(ptolemaic, "saturn")).toEqual([
      ...["aries 27-30", "taurus 23-26", "gemini 22-25", "cancer 28-30", "leo 1-6", "virgo 19-24"],
      ...["libra 1-6", "scorpio 28-30", "sagittarius 20-25", "capricorn 26-30", "aquarius 1-6", "pisces 27-30"],
    ]);
    // Rosa Baughan, The Influence of the Stars (1904), after him; of Gemini she leaves out the last degree
    expect(printedDegrees(ptolemaic, "venus")).toEqual([
      ...["aries 7-14", "taurus 1-8", "gemini 15-21", "cancer 21-27", "leo 14-19", "virgo 8-13", "libra 7-11"],
      ...["scorpio 15-21", "sagittarius 9-14", "capricorn 1-6", "aquarius 13-20", "pisces 1-8"],
    ]);
  });

  test("a bound ends before the degree that begins the next", () => {
    expect(boundRuler("egyptian", { sign: "aries", degree: 5.999999 })).toBe("jupiter");
    expect(boundRuler("egyptian", { sign: "aries", degree: 6 })).toBe("venus");
    expect(boundRuler("egyptian", { sign: "pisces", degree: 29.999999 })).toBe("saturn");
  });
});

describe("decans", () => {
  const chaldean = (place: { sign: SignId; degree: number }): string => decanRuler("chaldean", place);

  test("Saturn's and the Sun's faces are as Lilly has them", () => {
    expect(printedDegrees(chaldean, "saturn")).toEqual([
      ...["taurus 21-30", "leo 1-10", "libra 11-20", "sagittarius 21-30", "pisces 1-10"],
    ]);
    expect(printedDegrees(chaldean, "sun")).toEqual([
      ...["aries 11-20", "gemini 21-30", "virgo 1-10", "scorpio 11-20", "capricorn 21-30"],
    ]);
  });

  test("Mars has the last of Pisces and the first of Aries", () => {
    expect(chaldean({ sign: "pisces", degree: 20 })).toBe("mars");
    expect(chaldean({ sign: "aries", degree: 9.999999 })).toBe("mars");
  });

  test("by the element each has the ruler of a sign of it, its own first", () => {
    const rulers = [0, 10, 20].map((degree) => decanRuler("triplicity", { sign: "sagittarius", degree }));
    expect(rulers).toEqual(["jupiter", "mars", "sun"]);
    expect(decanRuler("triplicity", { sign: "cancer", degree: 29 })).toBe("jupiter");
  });
});

test("triplicities have the ruler of the sect first", () => {
  expect(triplicityRulers("dorothean", "aries", "day")).toEqual(["sun", "jupiter", "saturn"]);
  expect(triplicityRulers("dorothean", "aries", "night")).toEqual(["jupiter", "sun", "saturn"]);
  expect(triplicityRulers("dorothean", "scorpio", "night")).toEqual(["mars", "venus", "moon"]);
  expect(triplicityRulers("lilly", "libra", "night")).toEqual(["mercury", "saturn"]);
  expect(triplicityRulers("lilly", "pisces", "day")).toEqual(["mars"]);
});
