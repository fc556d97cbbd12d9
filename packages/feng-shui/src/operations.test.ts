import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { fengShui } from "./domain";
import {
  annualAfflictions,
  annualStars,
  baguaSector,
  baguaSectors,
  eightMansions,
  flyingStars,
  kuaChart,
  kuaNumber,
  monthlyStars,
  natalStarChart,
  ninePeriods,
} from "./index";
import { en } from "./texts/en";
import type { EightMansions, EightMansionsRequest, KuaChart, KuaChartRequest } from "./types";

const ephemeris = swissEphemeris();
const at = (now: number): { ephemeris: typeof ephemeris; now: number; texts: (typeof en)[] } =>
  createContext({ ephemeris, now, texts: [en] });
const context = at(Date.UTC(2026, 8, 2, 12));

/** Of a birth of which no one says that its time is unknown. */
const kuaOf = (birth: KuaChartRequest): KuaChart => kuaChart(birth, context);
const mansionsOf = (person: EightMansionsRequest): EightMansions => eightMansions(person, context);

/** The code, the fields and the messages of a refusal. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (!isAlmagestError(error)) throw error;
    return `${error.code} ${error.message}`;
  }
  throw new Error("was not refused");
}

function operationOf(id: string): (typeof fengShui.operations)[number] {
  const found = fengShui.operations.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

/** An answer to the operation's own example, as it goes over the wire. */
function answerOf(id: string, lang: string, texts = [en]): unknown {
  const operation = operationOf(id);
  const parsed = operation.parse({ flat: { ...operation.examples[0], lang } });
  if (!parsed.ok) throw new Error(`no example of ${id}`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, createContext({ ephemeris, now: context.now, texts }))));
}

describe("a kua number", () => {
  test("reads a date at the start of its day: the day of Li Chun belongs to the outgoing year", () => {
    const female = (date: string): unknown[] => {
      const { kua, rawKua, reassigned, solarYear, boundaryDate } = kuaChart({ date, gender: "female" }, context);
      return [kua, rawKua, reassigned, solarYear, boundaryDate];
    };
    expect(female("2026-02-04")).toEqual([4, 4, false, 2025, "2026-02-04"]);
    expect(female("2026-02-05")).toEqual([8, 5, true, 2026, "2026-02-04"]);
    expect(kuaChart({ date: "2026-02-05", gender: "male" }, context).kua).toBe(1);
    expect(kuaChart({ date: "1985-07-15", gender: "male" }, context)).toMatchObject({
      ...{ kua: 6, group: "west", boundaryDate: "1985-02-04", solarYear: 1985 },
      conventions: { yearBoundary: "li-chun" },
    });
  });

  test("of the day of Li Chun turns with its second, where time and zone are sent: 2024-02-04 at 16:27 in China", () => {
    const born = (time: string, timezone: string | number, date = "2024-02-04"): unknown[] => {
      const { kua, solarYear, conventions } = kuaChart({ date, time, timezone, gender: "male" }, context);
      expect(conventions).not.toHaveProperty("notice");
      return [kua, solarYear];
    };
    // 16:27 as tyme4ts and the almanacs of 2024 have it; a man of 2023 is 4, of 2024 3
    expect(born("16:26:00", "Asia/Shanghai")).toEqual([4, 2023]);
    expect(born("16:28:00", "Asia/Shanghai")).toEqual([3, 2024]);
    expect(born("03:26:00", "America/New_York")).toEqual([4, 2023]);
    expect(born("03:28:00", -5)).toEqual([3, 2024]);
    expect(eightMansions({ date: "2024-02-04", time: "23:00:00", timezone: 8, gender: "male" }, context).kua).toBe(3);
    // the new year of 10 February 2024 begins at its midnight in China, on the 9th in New York
    const lunar = { gender: "male", yearBoundary: "lunar-new-year", timezone: "America/New_York" } as const;
    const before = { ...lunar, date: "2024-02-09" };
    expect(kuaChart({ ...before, time: "10:59:59" }, context).solarYear).toBe(2023);
    expect(kuaChart({ ...before, time: "11:00:00" }, context).solarYear).toBe(2024);
  });

  test("says of that day without a time that it holds both years, and of no other", () => {
    const notice = (date: string, yearBoundary: "li-chun" | "lunar-new-year" = "li-chun"): string | undefined =>
      kuaOf({ date, gender: "male", yearBoundary }).conventions.notice;
    expect(notice("2024-02-04")).toMatch(
      /^2024-02-04 holds both years: Li Chun is at 16:2[67]:\d\d \(UTC\+8\).+ 2023 with kua 4.+ 2024 with kua 3\. Send time and timezone\.$/,
    );
    expect(mansionsOf({ date: "2024-02-04", gender: "male" }).conventions.notice).toMatch(/kua 4.+kua 3/);
    expect([notice("2024-02-03"), notice("2024-02-05"), notice("2024-02-10", "lunar-new-year")]).toEqual(
      Array.from({ length: 3 }),
    );
    const half = { date: "2024-02-04", gender: "male" } as const;
    expect(refusal(() => kuaChart({ ...half, time: "12:00:00" }, context))).toMatch(
      /^validation_error timezone: .+Send/,
    );
    expect(refusal(() => eightMansions({ ...half, timezone: 8 }, context))).toMatch(/^validation_error time: .+Send/);
  });

  test("turns at the lunar new year on request, whose first day is its own: 1990 on 27 January", () => {
    const year = (date: string): unknown[] => {
      const { solarYear, boundaryDate, conventions } = kuaChart(
        { date, gender: "male", yearBoundary: "lunar-new-year" },
        context,
      );
      return [solarYear, boundaryDate, conventions.yearBoundary];
    };
    expect(year("1990-01-26")).toEqual([1989, "1990-01-27", "lunar-new-year"]);
    expect(year("1990-01-27")).toEqual([1990, "1990-01-27", "lunar-new-year"]);
    expect(year("2026-02-16")[0]).toBe(2025);
    expect(year("2026-02-17")[0]).toBe(2026);
  });

  test("tells a counted 5 what becomes of it, and nobody else", () => {
    expect(kuaChart({ date: "2026-02-05", gender: "female" }, context).reassignment).toMatch(/eight/);
    expect(kuaChart({ date: "1950-06-01", gender: "female" }, context)).not.toHaveProperty("reassignment");
  });

  test("5 of the reference is served as 2, and 0, 10 and 2.5 are refused", () => {
    expect(kuaNumber({ number: 5 }, context)).toEqual(kuaNumber({ number: 2 }, context));
    for (const number of [0, 10, 2.5])
      expect(refusal(() => kuaNumber({ number }, context))).toMatch(/^validation_error/);
  });

  test("lists its sectors in compass order from North, each with its star", () => {
    const { sectors } = kuaNumber({ number: 8 }, context);
    expect(sectors.map(({ star }) => star)).toEqual([
      ...["wu-gui", "fu-wei", "liu-sha", "jue-ming", "huo-hai", "sheng-chi", "yan-nian", "tian-yi"],
    ]);
  });

  test("of a day that does not exist is refused by the field", () => {
    expect(refusal(() => kuaChart({ date: "2026-02-30", gender: "male" }, context))).toMatch(/^validation_error date/);
  });
});

describe("eight mansions", () => {
  test("go from best to worst and name where a door faces", () => {
    const answer = mansionsOf({ date: "1985-07-15", gender: "male", facing: "Southeast" });
    expect(answer).toMatchObject({
      ...{ kua: 6, bestSector: "West", worstSector: "South" },
      facingSector: { direction: "Southeast", star: "huo-hai", nature: "inauspicious" },
      conventions: { yearBoundary: "li-chun", kuaFrom: "birth" },
    });
    expect(answer.sectors[0]).toMatchObject({ chinese: "生氣", pinyin: "Shēng Qì", trigram: { chinese: "兌" } });
    expect(eightMansions({ kua: 3 }, context)).not.toHaveProperty("facingSector");
  });

  test("take kua before a birth, and say so", () => {
    const answer = mansionsOf({ kua: 3, date: "1985-07-15", gender: "male" });
    expect([answer.kua, answer.conventions.kuaFrom]).toEqual([3, "kua"]);
    expect(eightMansions({ kua: 5 }, context).kua).toBe(2);
  });

  test("of nobody, or of half a birth, are refused by the member that is missing", () => {
    expect(refusal(() => eightMansions({}, context))).toMatch(/^validation_error kua: .*Send kua, 1 to 9, or date/);
    expect(refusal(() => eightMansions({ date: "1985-07-15" }, context))).toMatch(/^validation_error gender: /);
    expect(refusal(() => eightMansions({ gender: "male" }, context))).toMatch(/^validation_error date: /);
  });
});

describe("a house", () => {
  test("may face a mountain by pinyin, by place in any case, or by a bearing", () => {
    const chart = natalStarChart({ period: 9, facing: "wu" }, context);
    expect(natalStarChart({ period: 9, facing: "S2" }, context)).toEqual(chart);
    const { facingDegrees, ...bearing } = natalStarChart({ period: 9, facingDegrees: 180 }, context);
    expect([facingDegrees, bearing]).toEqual([180, chart]);
    const folded = operationOf("generateFlyingStarChart").parse({ flat: { period: 9, facing: "s2" } });
    expect(folded).toMatchObject({ ok: true, value: { facing: "S2" } });
  });

  test("facing 360 faces 0, and 361 or -1 is refused", () => {
    const zero = natalStarChart({ period: 8, facingDegrees: 0 }, context);
    expect(zero).toMatchObject({ facingDegrees: 0, facing: { id: "zi" }, sitting: { id: "wu" } });
    expect(natalStarChart({ period: 8, facingDegrees: 360 }, context)).toEqual(zero);
    for (const facingDegrees of [361, -1]) {
      expect(refusal(() => natalStarChart({ period: 8, facingDegrees }, context))).toMatch(
        /^validation_error facingDegrees/,
      );
    }
  });

  test("straddles by a bearing near a border, never by a named mountain", () => {
    const straddling = (facingDegrees: number): boolean =>
      natalStarChart({ period: 8, facingDegrees }, context).straddling;
    expect([172.5, 175.4, 175.5, 184.5, 184.6, 187.4].map(straddling)).toEqual([true, true, false, false, true, true]);
    expect(natalStarChart({ period: 8, facing: "wu" }, context)).toMatchObject({ straddling: false });
  });

  test("without a facing, or with two that disagree, is refused in words; two that agree are read", () => {
    expect(refusal(() => natalStarChart({ period: 9 }, context))).toMatch(
      /^validation_error facing: The facing is missing/,
    );
    expect(refusal(() => natalStarChart({ facing: "wu", facingDegrees: 10 }, context))).toMatch(
      /facingDegrees: 10° lies in gui \(N3\), not in wu/,
    );
    expect(natalStarChart({ facing: "wu", facingDegrees: 180 }, context).facing.id).toBe("wu");
    expect(refusal(() => natalStarChart({ period: 10, facing: "wu" }, context))).toMatch(/^validation_error period/);
  });

  test("is of today's period by default: the day of Li Chun 2044 is still of the ninth, the next of the first", () => {
    const period = (now: number): unknown[] => {
      const answer = natalStarChart({ facing: "zi" }, at(now));
      return [answer.period, answer.conventions.periodFrom];
    };
    expect(period(Date.UTC(2044, 1, 4, 23))).toEqual([9, "today"]);
    expect(period(Date.UTC(2044, 1, 5))).toEqual([1, "today"]);
  });

  test("tells the pairs that have a name, with the Chinese one", () => {
    const { palaces } = natalStarChart({ period: 9, facing: "wu", lang: "de" }, context);
    const named = palaces.filter(({ combination }) => combination !== undefined);
    expect(named.map(({ palace, combination }) => `${palace} ${combination?.id}`)).toEqual([
      ...["Northeast 2-7", "East 2-7"],
    ]);
    expect(named[0]?.combination).toMatchObject({
      nameLocalized: "Zwei und Sieben auf einem Weg",
      chinese: "二七同道",
    });
  });
});

describe("the stars of a year and a month", () => {
  test("of 2026 stand where the almanacs have them, from Li Chun on", () => {
    const { centerStar, changeoverDate, palaces } = annualStars({ year: 2026 }, context);
    expect([centerStar, changeoverDate]).toEqual([1, "2026-02-04"]);
    expect(palaces.map(({ palace, star }) => `${palace} ${star}`)).toEqual([
      ...["Center 1", "Northwest 2", "West 3", "Northeast 4", "South 5", "North 6", "Southwest 7", "East 8"],
      "Southeast 9",
    ]);
    expect(palaces.filter(({ isRuling }) => isRuling).map(({ star }) => star)).toEqual([9]);
    expect(palaces[4]).toMatchObject({ name: "Five Yellow", element: "Earth", enhancer: "Fire", remedy: "Metal" });
  });

  test("change at the Li Chun of the Hong Kong almanac, on 3 and 5 February too", () => {
    const dates = [2017, 2021, 2024, 2025, 2029, 1904, 1944].map((year) =>
      year < 1900 ? "" : annualStars({ year }, context).changeoverDate.slice(5),
    );
    expect(dates).toEqual(["02-03", "02-03", "02-04", "02-03", "02-03", "02-05", "02-05"]);
  });

  test("of a month begin at its jie: the first of 2026 at 20:02 UTC on 3 February", () => {
    expect(monthlyStars({ year: 2026, month: 1 }, context)).toMatchObject({
      ...{ year: 2026, month: 1, centerStar: 8, yearBranch: "wu" },
      startsAt: expect.stringMatching(/^2026-02-03T20:02:/),
      endsAt: expect.stringMatching(/^2026-03-05T13:5/),
    });
  });

  test("of no month named are those in progress, to the second of the jie", () => {
    const turn = Date.parse(monthlyStars({ year: 2026, month: 1 }, context).startsAt);
    const current = (now: number): number[] => {
      const { year, month, centerStar } = monthlyStars({}, at(now));
      return [year, month, centerStar];
    };
    expect(current(turn - 1000)).toEqual([2025, 12, 9]);
    expect(current(turn)).toEqual([2026, 1, 8]);
    expect(monthlyStars({ year: 1999 }, at(turn)).month).toBe(1);
  });

  test("before 1900 and after 2100 are refused", () => {
    for (const year of [1899, 2101]) {
      expect(refusal(() => annualStars({ year }, context))).toMatch(/^validation_error year/);
      expect(refusal(() => annualAfflictions({ year }, context))).toMatch(/^validation_error year/);
    }
    expect(refusal(() => monthlyStars({ year: 2026, month: 13 }, context))).toMatch(/^validation_error month/);
  });
});

describe("lists", () => {
  test("of stars and areas are paged, nine by default", () => {
    expect(flyingStars({}, context)).toMatchObject({ total: 9, limit: 9, offset: 0 });
    expect(flyingStars({ limit: 3, offset: 4 }, context).stars.map(({ number }) => number)).toEqual([5, 6, 7]);
    expect(flyingStars({}, context).stars[4]).not.toHaveProperty("trigram");
    expect(baguaSectors({ limit: 2, offset: 7 }, context).sectors.map(({ id }) => id)).toEqual([
      ...["helpful-people", "health"],
    ]);
    expect(refusal(() => flyingStars({ limit: 10 }, context))).toMatch(/^validation_error limit/);
  });

  test("an area is found in any spelling, its two trigrams there but for the middle; an unknown one is named with all", () => {
    expect(baguaSector({ id: "Helpful People" }, context)).toMatchObject({ id: "helpful-people", number: 6 });
    expect(baguaSector({ id: "wealth" }, context)).toMatchObject({
      ...{ palace: "Southeast", colors: ["green", "teal", "brown"] },
      trigram: { chinese: "巽", binary: "011" },
      earlierHeavenTrigram: { chinese: "兌" },
    });
    const middle = baguaSector({ id: "health" }, context);
    for (const member of ["direction", "trigram", "earlierHeavenTrigram"]) expect(middle).not.toHaveProperty(member);
    expect(refusal(() => baguaSector({ id: "bathroom" }, context))).toMatch(/^not_found .*bathroom.*career, knowledge/);
  });

  test("of a date outside the listed cycle say in which year theirs began", () => {
    const began = (date: string): number[] => {
      const { currentPeriod, currentStartYear } = ninePeriods({ date }, context);
      return [currentPeriod, currentStartYear];
    };
    expect(began("1800-01-01")).toEqual([6, 1784]);
    expect(began("1864-01-01")).toEqual([9, 1844]);
    expect(began("2026-08-23")).toEqual([9, 2024]);
    expect(began("2050-01-01")).toEqual([1, 2044]);
  });

  test("of periods begin on the Li Chun of the almanacs, and name the one of a date", () => {
    const { periods, currentPeriod, date } = ninePeriods({}, context);
    expect([currentPeriod, date]).toEqual([9, "2026-09-02"]);
    expect(periods.map(({ startDate }) => startDate)).toEqual([
      ...["1864-02-04", "1884-02-04", "1904-02-05", "1924-02-05", "1944-02-05", "1964-02-05"],
      ...["1984-02-04", "2004-02-04", "2024-02-04"],
    ]);
    expect(periods.map(({ era }) => era.charAt(0)).join("")).toBe("uuummmlll");
    const current = (asked: string): number => ninePeriods({ date: asked }, context).currentPeriod;
    expect(["1999-01-15", "2024-02-04", "2024-02-05", "2044-02-05"].map(current)).toEqual([7, 8, 9, 1]);
  });
});

describe("the afflictions of 2026", () => {
  test("are Tai Sui at wu, Sui Po at zi, San Sha in the north over the pole of the count, Five Yellow in the south", () => {
    expect(annualAfflictions({ year: 2026, lang: "fr" }, context)).toMatchObject({
      ...{ yearBranch: "wu", changeoverDate: "2026-02-04" },
      taiSui: { mountain: { id: "wu" }, direction: "South", animal: "horse", clashingAnimal: "rat" },
      suiPo: { mountain: { id: "zi" }, direction: "North" },
      sanSha: {
        direction: "North",
        frameElement: "Fire",
        frameDirection: "South",
        startDegree: 322.5,
        endDegree: 37.5,
      },
      fiveYellow: { name: "Cinq Jaune", palace: "South", star: 5, remedy: "Metal" },
    });
  });
});

describe("every operation", () => {
  const ids = fengShui.operations.map(({ id }) => id);

  test.each(ids)("%s answers its example as its schema says, with and without texts", (id) => {
    for (const texts of [[en], []]) {
      const parsed = operationOf(id).output.safeParse(answerOf(id, "en", texts));
      expect(parsed.error?.issues ?? []).toEqual([]);
    }
  });

  test.each(ids)("%s sends names in each language beside unchanged English ones", (id) => {
    const english = JSON.stringify(answerOf(id, "en", []));
    expect(english).not.toContain("Localized");
    for (const lang of LANGS.filter((one) => one !== "en")) {
      const answer = JSON.stringify(answerOf(id, lang, []));
      if (id === "getAnnualAfflictions") continue;
      expect(answer, lang).toContain("Localized");
      const inPlace = ["domain", "eraName"].reduce(
        (text, member) => text.replaceAll(new RegExp(`"${member}":"[^"]*"`, "g"), ""),
        answer.replace(/"structure":\{[^}]*\}/, ""),
      );
      const bare = inPlace.replaceAll(/,"[A-Za-z]+Localized":(?:"[^"]*"|\[[^\]]*\])/g, "");
      const expected = ["domain", "eraName"].reduce(
        (text, member) => text.replaceAll(new RegExp(`"${member}":"[^"]*"`, "g"), ""),
        english.replace(/"structure":\{[^}]*\}/, ""),
      );
      expect(bare, lang).toBe(expected);
    }
  });
});
