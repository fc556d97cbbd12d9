import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isUncertainAnswer, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { ACTIVITIES } from "./almanac/activities";
import { OFFICER_ROWS, OFFICERS } from "./almanac/officers";
import { ANIMALS } from "./cycle/branches";
import { chinese } from "./domain";
import {
  almanacDay,
  annualReading,
  auspiciousDays,
  baziChart,
  baziCompatibility,
  birthYearAnimal,
  dailyZodiac,
  dayMasterReading,
  fiveElements,
  luckReading,
  lunarDate,
  monthlyAlmanac,
  solarTerms,
  zodiacAnimal,
  zodiacAnimals,
  zodiacCompatibility,
} from "./index";
import { RELATION_ROWS, relationOf } from "./zodiac/relations";

const ephemeris = swissEphemeris();
const now = Date.UTC(2026, 8, 2, 23, 59);
const bare = createContext({ ephemeris, now, texts: [] });

const BIRTH = { date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" } as const;

/** An answer to each operation's own example, as it goes over the wire. */
function answers(lang: string): readonly (readonly [string, unknown])[] {
  return chinese.operations.map((operation) => {
    const parsed = operation.parse({ flat: { ...operation.examples[0], lang } });
    if (!parsed.ok) throw new Error(`no example of ${operation.id}`);
    return [operation.id, JSON.parse(JSON.stringify(operation.run(parsed.value, bare)))] as const;
  });
}

function membersOf(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...membersOf(part)]);
}

describe("every operation", () => {
  test("there are eighteen, and each answers without texts what its schema says", () => {
    expect(chinese.operations.length).toBe(18);
    for (const operation of chinese.operations) {
      const parsed = operation.parse({ flat: { ...operation.examples[0] } });
      expect(parsed.ok, operation.id).toBe(true);
      if (parsed.ok) {
        const answer = JSON.parse(JSON.stringify(operation.run(parsed.value, bare)));
        const schema = isUncertainAnswer(operation, answer) ? operation.uncertain?.output : operation.output;
        expect(schema?.safeParse(answer).error?.issues ?? [], operation.id).toEqual([]);
      }
    }
  });

  test("has localized members in the nine other languages alone, and the same ids, characters and pinyin in all", () => {
    const english = new Map(answers("en"));
    for (const [id, answer] of english) {
      expect(
        membersOf(answer).filter((name) => name.endsWith("Localized")),
        id,
      ).toEqual([]);
    }
    const kept = (value: unknown): string =>
      JSON.stringify(value, (key, part) =>
        /Localized$|^activityLabel$|^name$|TermName$/.test(key) ? undefined : part,
      );
    for (const lang of LANGS.filter((one) => one !== "en")) {
      for (const [id, answer] of answers(lang)) {
        expect(kept(answer), `${id} ${lang}`).toBe(kept(english.get(id)));
      }
    }
  });

  test("says so where no text is at hand: no prose, and the rest as ever", () => {
    const prose = /^(?:keynote|nature|reading|meaning|summary|overview|love|career|advice|note|detail|theme)$/;
    for (const [id, answer] of answers("en")) {
      expect(
        membersOf(answer).filter((name) => prose.test(name)),
        id,
      ).toEqual([]);
    }
  });
});

describe("animals", () => {
  test("have one relation to each animal, the same both ways; sheep and ram are the goat", () => {
    for (const first of ANIMALS) {
      const relations = ANIMALS.map((second) => relationOf(first, second));
      expect(relations.filter((one) => one === "neutral").length).toBe(6);
      for (const one of ["secret-friend", "same", "clash", "harm"] as const)
        expect(relations.filter((other) => other === one).length).toBe(1);
      expect(relations.filter((one) => one === "trine").length).toBe(2);
      for (const second of ANIMALS) expect(relationOf(second, first)).toBe(relationOf(first, second));
    }
    expect(zodiacAnimal({ id: "Sheep" }, bare).id).toBe("goat");
    expect(zodiacAnimal({ id: "RAM" }, bare).id).toBe("goat");
    expect(zodiacCompatibility({ sign1: "ram", sign2: "sheep" }, bare).relationship).toBe("same");
  });

  test("of the rat: trine, partners, hours and the two Metal years of the contract", () => {
    const rat = zodiacAnimal({ id: "rat" }, bare);
    expect(rat.trine).toMatchObject({
      id: "first",
      number: 1,
      element: "Water",
      chinese: "申子辰",
      members: ["rat", "dragon", "monkey"],
    });
    expect([rat.secretFriend.id, rat.secretFriend.element]).toEqual(["ox", "Earth"]);
    expect([rat.clashPartner.id, rat.harmPartner.id]).toEqual(["horse", "goat"]);
    expect(rat.hours).toEqual({ start: 23, end: 1 });
    expect(rat.elementVariants.find(({ pillar }) => pillar === "geng-zi")).toMatchObject({
      element: "Metal",
      years: [1960, 2020],
    });
  });

  test("score their relation", () => {
    expect(zodiacCompatibility({ sign1: "rat", sign2: "dragon" }, bare)).toMatchObject({
      relationship: "trine",
      relationshipName: "Three Harmonies",
      score: 85,
      verdict: "strong",
      sharedElement: "Water",
    });
    expect(zodiacCompatibility({ sign1: "horse", sign2: "goat" }, bare)).toMatchObject({
      score: 92,
      sharedElement: "Earth",
    });
    expect(Object.keys(zodiacCompatibility({ sign1: "rat", sign2: "horse" }, bare))).not.toContain("sharedElement");
    expect(Object.values(RELATION_ROWS).map(({ score }) => score)).toEqual([92, 85, 65, 60, 40, 30]);
  });

  test("of a date follow the boundary asked for, the day itself in the new year", () => {
    const animalOn = (date: string, yearBoundary?: "li-chun") =>
      birthYearAnimal({ date, yearBoundary }, bare).animal.id;
    expect(animalOn("2026-02-16")).toBe("snake");
    expect(animalOn("2026-02-17")).toBe("horse");
    expect(animalOn("2026-02-03", "li-chun")).toBe("snake");
    expect(animalOn("2026-02-04", "li-chun")).toBe("horse");
    expect(birthYearAnimal({ date: "1990-06-15" }, bare)).toMatchObject({
      element: "Metal",
      yearPillar: { id: "geng-wu" },
    });
  });

  test("have a day of their own kind: rated 1 to 10, today where no date is sent, in the zone's calendar", () => {
    for (const id of ANIMALS) {
      for (let day = 1; day <= 28; day++) {
        const { energyRating } = dailyZodiac({ id, date: `2026-02-${String(day).padStart(2, "0")}` }, bare);
        expect(energyRating).toBeGreaterThanOrEqual(1);
        expect(energyRating).toBeLessThanOrEqual(10);
      }
    }
    expect(dailyZodiac({ id: "rat" }, bare).date).toBe("2026-09-02");
    expect(dailyZodiac({ id: "rat", timezone: "Asia/Shanghai" }, bare).date).toBe("2026-09-03");
    const ofRat = dailyZodiac({ id: "rat", date: "2026-04-03" }, bare);
    expect(ofRat).toMatchObject({ dayPillar: { id: "ding-wei" }, relationship: "harm", benMingNian: false });
    expect(dailyZodiac({ id: "horse", date: "2026-04-03" }, bare).benMingNian).toBe(true);
  });
});

describe("the calendar", () => {
  test("gives a lunar date and takes it back, leap months too", () => {
    for (const date of ["1990-06-15", "1990-07-01", "2033-12-25", "2024-02-10", "1900-01-31"]) {
      const { lunar } = lunarDate({ date }, bare);
      const back = {
        lunarYear: lunar.year,
        lunarMonth: lunar.month,
        lunarDay: lunar.day,
        isLeapMonth: lunar.isLeapMonth,
      };
      if (lunar.year >= 1900) expect(lunarDate(back, bare).gregorianDate).toBe(date);
    }
    expect(lunarDate({ date: "1990-06-15" }, bare)).toMatchObject({
      lunar: { year: 1990, month: 5, day: 23, isLeapMonth: false, monthLength: 30 },
      leapMonthOfYear: 5,
      referenceOffset: 8,
    });
    expect(Object.keys(lunarDate({ date: "1991-06-15" }, bare))).not.toContain("leapMonthOfYear");
    expect(lunarDate({}, bare).gregorianDate).toBe("2026-09-02");
    expect(lunarDate({ date: "1990-06-15", isLeapMonth: false }, bare).gregorianDate).toBe("1990-06-15");
  });

  test("says where printed calendars differ, and nothing elsewhere", () => {
    const noticeOf = (date: string): string | undefined => lunarDate({ date }, bare).conventions.notice;
    expect(noticeOf("1916-02-10")).toMatch(/begins a day earlier than by GB\/T 33661-2017.+1916-02-04.+UTC\+7:45:40/);
    expect(noticeOf("1916-02-01")).toMatch(/ends a day earlier than by GB\/T 33661-2017.+1916-02-03/);
    expect(lunarDate({ date: "1916-02-03" }, bare)).toMatchObject({
      lunar: { year: 1916, month: 1, day: 1 },
      referenceOffset: 7.761_111,
    });
    expect(noticeOf("2057-09-29")).toMatch(/2057-09-28.+Hong Kong/);
    expect(noticeOf("1850-01-01")).toMatch(/before 1900/);
    expect(noticeOf("1600-01-01")).toMatch(/before 1645/);
    expect(noticeOf("1990-06-15")).toBeUndefined();
    expect(almanacDay({ date: "1927-09-08" }, bare).conventions.notice).toMatch(/1927-09-09 stands on 1927-09-08/);
    expect(solarTerms({ year: 1978 }, bare).conventions.notice).toMatch(/1979-01-20 stands on 1979-01-21/);
    expect(solarTerms({ year: 2026 }, bare).conventions.notice).toBeUndefined();
  });

  test("lists the terms of 2026 from Li Chun to Da Han of the January after", () => {
    const { terms, total } = solarTerms({ year: 2026, lang: "de" }, bare);
    expect(total).toBe(24);
    expect(terms[0]).toMatchObject({
      id: "li-chun",
      name: "Frühlingsbeginn",
      pinyin: "lì chūn",
      longitude: 315,
      type: "minor",
      instantUtc: "2026-02-03T20:02:08.000Z",
      localDate: "2026-02-04",
      localTime: "04:02:08",
    });
    expect(terms[23]).toMatchObject({ id: "da-han", type: "major", localDate: "2027-01-20" });
  });

  test("knows a day's pillars, officer, mansion and clash", () => {
    expect(almanacDay({ date: "1990-06-15" }, bare)).toMatchObject({
      yearPillar: { id: "geng-wu" },
      monthPillar: { id: "ren-wu" },
      dayPillar: { id: "xin-hai", number: 48, chinese: "辛亥", naYin: "Metal of Hairpin and Bracelet" },
      dayOfficer: { id: "zhi", chinese: "執", quality: "auspicious" },
      mansion: { number: 2, name: "Neck", palace: "azure-dragon", planet: "Metal", animal: "Dragon" },
      clashAnimal: "snake",
    });
    expect(almanacDay({ date: "2000-01-01" }, bare).mansion.number).toBe(17);
  });

  test("repeats the officer on the day of a minor term, and begins again with jian in the month's branch", () => {
    const { days, solarTerms: terms } = monthlyAlmanac({ year: 2026, month: 3 }, bare);
    const turn = days.findIndex(({ date }) => date === terms.find(({ type }) => type === "minor")?.date);
    expect(days[turn]?.date).toBe("2026-03-05");
    expect(days[turn]?.dayOfficer.id).toBe(days[turn - 1]?.dayOfficer.id);
    for (const day of days) expect(day.dayOfficer.id === "jian").toBe(day.dayPillar.branch === day.monthPillar.branch);
  });

  test("of a month has all its days and the two terms in it, January's of the solar year before", () => {
    expect(monthlyAlmanac({ year: 1990, month: 6 }, bare)).toMatchObject({
      total: 30,
      solarTerms: [
        { id: "mang-zhong", type: "minor", date: "1990-06-06" },
        { id: "xia-zhi", type: "major", date: "1990-06-21" },
      ],
    });
    const { solarTerms: terms } = monthlyAlmanac({ year: 2026, month: 1 }, bare);
    expect(terms.map(({ id, date }) => `${id} ${date}`)).toEqual(["xiao-han 2026-01-05", "da-han 2026-01-20"]);
    expect(monthlyAlmanac({}, bare)).toMatchObject({ year: 2026, month: 9, total: 30 });
  });

  test("chooses the days whose officer favors the activity and which do not clash", () => {
    const asked = { activity: "wedding", startDate: "2026-03-01", endDate: "2026-04-30" } as const;
    const all = auspiciousDays(asked, bare);
    expect(all).toMatchObject({ daysSearched: 61, activityLabel: "Wedding", total: all.days.length });
    expect(all.days.every(({ dayOfficer }) => ["ding", "cheng"].includes(dayOfficer.id))).toBe(true);
    const avoidAnimal = all.days[0]?.clashAnimal;
    const spared = auspiciousDays({ ...asked, avoidAnimal }, bare);
    expect(spared.days.map(({ date }) => date)).toEqual(
      all.days.filter(({ clashAnimal }) => clashAnimal !== avoidAnimal).map(({ date }) => date),
    );
    expect(spared).toMatchObject({ avoidAnimal, total: spared.days.length });
    expect(spared.total).toBeLessThan(all.total);
    expect(Object.keys(all)).not.toContain("avoidAnimal");
    for (const activity of ACTIVITIES) expect(auspiciousDays({ ...asked, activity }, bare).total).toBeGreaterThan(3);
  });

  test("never both favors and avoids an activity", () => {
    for (const officer of OFFICERS) {
      const { favours, avoids } = OFFICER_ROWS[officer];
      expect(
        ACTIVITIES.filter((one) => favours.some((own) => own === one) && avoids.some((own) => own === one)),
      ).toEqual([]);
    }
  });
});

describe("the four pillars", () => {
  test("echo their switches and say what the clock of the hour showed", () => {
    const chart = baziChart({ ...BIRTH, longitude: 116.4, hourClock: "solar", dayBoundary: "early-zi" }, bare);
    expect(chart.conventions).toMatchObject({
      dayBoundary: "early-zi",
      yearBoundary: "li-chun",
      hourClock: "solar",
      hourTime: "13:15:16",
      utc: "1990-06-15T05:30:00Z",
    });
    expect(chart.birthData).toEqual({ ...BIRTH, timezone: 9, longitude: 116.4 });
  });

  test("echo the place that was sent, and none that was not", () => {
    expect(baziChart(BIRTH, bare).birthData).toEqual({ ...BIRTH, timezone: 9 });
    for (const place of [{ latitude: 39.9 }, { latitude: 0 }, { longitude: 0 }, { latitude: 39.9, longitude: 116.4 }])
      expect(baziChart({ ...BIRTH, ...place }, bare).birthData).toEqual({ ...BIRTH, timezone: 9, ...place });
  });

  test("tell four pillars, the day's as the day master, with hidden stems of which the first has the branch's phase", () => {
    const { pillars, dayMaster, zodiacAnimal: animal } = baziChart(BIRTH, bare);
    expect(pillars.map(({ id }) => id)).toEqual(["geng-wu", "ren-wu", "xin-hai", "yi-wei"]);
    expect(pillars.map(({ tenGod }) => tenGod.id)).toEqual([
      "rob-wealth",
      "hurting-officer",
      "day-master",
      "indirect-wealth",
    ]);
    for (const { branch, hiddenStems } of pillars) expect(hiddenStems[0]?.stem.element).toBe(branch.element);
    expect([dayMaster.stem, animal]).toEqual(["xin", "horse"]);
  });

  test("give luck, a year, a couple and the strength as the contract's example has them", () => {
    const luck = luckReading({ ...BIRTH, timezone: 8, gender: "male", annualFromYear: 2026, annualYears: 3 }, bare);
    expect(luck).toMatchObject({
      direction: "forward",
      startAge: 7,
      boundaryTerm: "xiao-shu",
      boundaryTermName: "Minor Heat",
    });
    expect(luck.luckPillars[0]).toMatchObject({ id: "gui-wei", number: 20 });
    expect(luck.annualPillars?.map(({ year, id }) => `${year} ${id}`)).toEqual([
      "2026 bing-wu",
      "2027 ding-wei",
      "2028 wu-shen",
    ]);
    expect(Object.keys(luckReading({ ...BIRTH, gender: "female" }, bare))).not.toContain("annualPillars");
    expect(dayMasterReading(BIRTH, bare)).toMatchObject({
      score: -2.2,
      verdict: "weak",
      favorableElements: ["Metal", "Earth"],
    });
    expect(annualReading({ ...BIRTH, year: 2026 }, bare)).toMatchObject({ benMingNian: true, animal: "horse" });
    const couple = baziCompatibility({ personA: BIRTH, personB: { ...BIRTH, date: "1992-03-08" } }, bare);
    expect(couple.harmoniousCount + couple.challengingCount).toBe(couple.interactions.length);
    expect(couple.personB.conventions.dayBoundary).toBe("split-zi");
  });
});

describe("the five phases", () => {
  test("come in the generating order, each with its two stems, Earth with four branches", () => {
    const { elements, generatingCycle, controllingCycle } = fiveElements({}, bare);
    expect(generatingCycle).toEqual(["Wood", "Fire", "Earth", "Metal", "Water"]);
    expect(controllingCycle).toEqual(["Wood", "Earth", "Water", "Fire", "Metal"]);
    expect(elements.map(({ branches }) => branches.length)).toEqual([2, 2, 4, 2, 2]);
    expect(elements[2]).toMatchObject({ id: "Earth", season: "Late Summer", direction: "Center", generatedBy: "Fire" });
    expect(zodiacAnimals({ limit: 2, offset: 11 }, bare).animals.map(({ id }) => id)).toEqual(["pig"]);
  });
});
