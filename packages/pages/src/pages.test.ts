import { baziChart } from "@almagest/chinese-astrology";
import { addDays, daysBetween } from "@almagest/civil-time";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodygraph } from "@almagest/human-design";
import { type AnyOperation, createContext, type Issue, isRecord } from "@almagest/operation";
import { detailedPanchang, gunMilan, majorDashas, subDashas, vedicBirthChart } from "@almagest/vedic";
import { dailyHoroscope, natalChart, profections, solarReturn } from "@almagest/western";
import { describe, expect, test } from "vitest";
import { pages } from "./domain";
import {
  birthChartPage,
  bodygraphPage,
  type DayPage,
  dayPage,
  fourPillarsPage,
  kundliPage,
  matchingPage,
  panchangPage,
  yearAheadPage,
} from "./index";
import { birthdayNear } from "./page/day";
import { memberAt } from "./page/frame";
import { pictures } from "./pictures";

const texts = (await pages.texts.en?.()) ?? [];
const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 29), texts });

const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};
const UNTIMED = { ...BIRTH, time: "unknown" } as const;

function issuesOf(operation: Pick<AnyOperation, "parse">, input: object): readonly Issue[] {
  const parsed = operation.parse({ flat: input });
  return parsed.ok ? [] : parsed.issues;
}

describe("a part is what its own operation answers", () => {
  test("of a birth chart", () => {
    const page = birthChartPage({ ...BIRTH, name: "Ada", placeName: "New York" }, context);
    expect(page).toMatchObject({
      page: "birth-chart",
      title: "Birth chart",
      subjects: [{ name: "Ada", placeName: "New York", date: "1990-07-15", time: "14:30:00" }],
      // It is the evening before in New York.
      today: "2026-11-28",
    });
    expect(page.parts.chart).toEqual(natalChart(BIRTH, context));
    expect(page.parts.transits).toMatchObject({ startDate: "2026-11-01", endDate: "2026-11-30" });
  });

  test("of a kundli, with the antardashas of the mahadasha that runs on the day sent", () => {
    const { parts } = kundliPage({ ...BIRTH, today: "2012-02-29" }, context);
    expect(parts.chart).toEqual(vedicBirthChart(BIRTH, context));
    expect(parts.dashas).toEqual(majorDashas(BIRTH, context));
    // The Sun's six years begin in October 2015 and those of Venus before them: the table of the mahadashas says so.
    expect(parts.antardashas).toEqual(subDashas({ ...BIRTH, mahadasha: "Venus" }, context));
  });

  test("of a panchang, on the current day of the place where none is sent", () => {
    const auckland = { latitude: -36.85, longitude: 174.76, timezone: "Pacific/Auckland" };
    const late = createContext({ ...context, now: Date.UTC(2026, 10, 29, 13) });
    const { parts } = panchangPage(auckland, late);
    expect(parts.panchang).toEqual(detailedPanchang({ ...auckland, date: "2026-11-30" }, late));
  });

  test("of a match, a bodygraph and the Four Pillars", () => {
    const bride = { ...BIRTH, date: "1992-11-19", name: "Asha" };
    expect(matchingPage({ person1: BIRTH, person2: bride }, context).parts.match).toEqual(
      gunMilan({ person1: BIRTH, person2: { ...BIRTH, date: "1992-11-19" } }, context),
    );
    expect(bodygraphPage(BIRTH, context).parts.design).toEqual(bodygraph(BIRTH, context));
    expect(fourPillarsPage({ ...BIRTH, today: "2027-05-01" }, context).parts).toMatchObject({
      pillars: baziChart(BIRTH, context),
      year: { year: 2027 },
    });
  });

  test("of the year ahead: the return of the nearest birthday, and 52 weeks of transits", () => {
    const { parts } = yearAheadPage({ ...BIRTH, today: "2026-12-01" }, context);
    const { date: birthDate, time: birthTime, ...where } = BIRTH;
    expect(parts.return).toEqual(solarReturn({ birthDate, birthTime, ...where, returnYear: 2026 }, context));
    expect(parts.profection).toEqual(profections({ ...BIRTH, targetDate: "2026-07-15" }, context));
    const { quarter1, quarter2, quarter3, quarter4 } = parts;
    const quarters = [quarter1, quarter2, quarter3, quarter4];
    expect(quarters.map(({ startDate, endDate }) => [startDate, endDate])).toEqual([
      ["2026-12-01", "2027-03-01"],
      ["2027-03-02", "2027-05-31"],
      ["2027-06-01", "2027-08-30"],
      ["2027-08-31", "2027-11-29"],
    ]);
    for (const { conventions } of quarters) expect(conventions.askedEndDate).toBeUndefined();
    expect(yearAheadPage({ ...UNTIMED, today: "2027-02-01" }, context).parts.return).toMatchObject({
      solarReturnYear: 2027,
    });
  });

  test("of a day, by the Sun's sign at birth or the one that is sent", () => {
    const asked = { date: "2026-12-01", timezone: BIRTH.timezone };
    const { parts } = dayPage({ ...BIRTH, today: asked.date }, context);
    expect(parts.horoscope).toEqual(dailyHoroscope({ sign: "cancer", ...asked }, context));
    expect(dayPage({ ...BIRTH, sign: "leo" }, context).parts.horoscope).toMatchObject({ sign: "Leo" });
  });
});

describe("a part that cannot be told is left out, with the reason", () => {
  test("luck pillars without a gender are not asked for", () => {
    const page = fourPillarsPage(BIRTH, context);
    expect(page.parts.luck).toBeUndefined();
    expect(page.missing).toBeUndefined();
    expect(page.chapters.map(({ chapter }) => chapter)).not.toContain("Luck pillars");
    const chapters = fourPillarsPage({ ...BIRTH, gender: "male" }, context).chapters;
    expect(chapters.map(({ chapter }) => chapter)).toContain("Luck pillars");
  });

  test("a horoscope of a day on which the Sun changed its sign, and no time", () => {
    const cusp = { ...UNTIMED, date: "1990-07-22" };
    const page = dayPage(cusp, context);
    expect(page.missing).toEqual([{ part: "horoscope", reason: expect.stringContaining("Send sign, or a time.") }]);
    expect(page.chapters.map(({ chapter }) => chapter)).toEqual(["Moon", "Day number", "Almanac"]);
    expect(dayPage({ ...cusp, sign: "leo" }, context).missing).toBeUndefined();
  });

  test("an almanac of a day outside its years", () => {
    const page = dayPage({ ...BIRTH, today: "1899-12-31", sign: "leo" }, context);
    expect(page.missing?.map(({ part }) => part)).toContain("almanac");
  });
});

test("the birthday nearest to a day is at most half a year away, and in March where there is no leap day", () => {
  expect(birthdayNear("2026-12-01", "1990-07-15")).toBe("2026-07-15");
  expect(birthdayNear("2026-12-20", "1990-01-02")).toBe("2027-01-02");
  expect(birthdayNear("2026-01-05", "1990-12-30")).toBe("2025-12-30");
  expect(birthdayNear("2026-02-20", "1992-02-29")).toBe("2026-03-01");
  expect(birthdayNear("2028-02-20", "1992-02-29")).toBe("2028-02-29");
  for (let day0 = 0; day0 < 366; day0++) {
    const day = addDays("2027-01-01", day0);
    expect(Math.abs(daysBetween(day, birthdayNear(day, "1990-07-15")))).toBeLessThanOrEqual(183);
  }
});

test("a year ahead of a day before the birth has no lord, and says why", () => {
  const page = yearAheadPage({ ...BIRTH, today: "1990-06-01" }, context);
  expect(page.parts.profection).toMatchObject({ age: 0 });
  const before = yearAheadPage({ ...BIRTH, today: "1989-06-01" }, context);
  expect(before.missing).toEqual([{ part: "profection", reason: expect.stringContaining("before the birth") }]);
});

test("a chapter without a row is left out: the festivals of a day that has none", () => {
  const delhi = { latitude: 28.6139, longitude: 77.209, timezone: "Asia/Kolkata" };
  const chaptersOn = (date: string): readonly string[] =>
    panchangPage({ ...delhi, date }, context).chapters.map(({ chapter }) => chapter);
  expect(chaptersOn("2026-11-08")).toContain("Festivals");
  expect(chaptersOn("2026-11-29")).not.toContain("Festivals");
});

test("a content says in which language its sentences are", async () => {
  const chinese = (await pages.texts["zh-Hans"]?.()) ?? [];
  const both = createContext({ ...context, texts: [...texts, ...chinese] });
  const langsOf = ({ chapters }: Pick<DayPage, "chapters">): readonly (readonly [string, unknown])[] =>
    chapters.flatMap(({ contents }) => contents.map(({ at, kind, lang }) => [`${kind} ${at}`, lang] as const));
  const told = new Map(langsOf(dayPage({ ...BIRTH, sign: "leo", today: "2026-11-29", lang: "zh-Hans" }, both)));
  expect(told.get("reading moon/meaning/description")).toBe("en");
  expect(told.get("reading almanac/dayOfficer/meaning")).toBe("zh-Hans");
  expect(told.get("figure almanac")).toBeUndefined();
  expect(new Set(langsOf(dayPage(BIRTH, context)).map(([, lang]) => lang))).toEqual(new Set(["en", undefined]));
});

test("a page whose parts follow from the day says that it needs the time", () => {
  const timeless = { ephemeris: context.ephemeris, texts };
  // @ts-expect-error the context lacks the time
  expect(() => fourPillarsPage(BIRTH, timeless)).toThrow('needs "now" in its context');
  expect(matchingPage({ person1: BIRTH, person2: BIRTH }, timeless).title).toBe("Matching");
});

describe("the subjects of a page", () => {
  const one = { ...BIRTH, name: "Ada", placeName: "  " };

  test("have a time only where it is known, and both ends of a range", () => {
    const { time: _, ...untimed } = one;
    expect(bodygraphPage({ ...untimed, time: "unknown" }, context).subjects).toEqual([
      { name: "Ada", date: "1990-07-15" },
    ]);
    expect(bodygraphPage({ ...untimed, timeFrom: "14:00:00", timeTo: "15:00:00" }, context).subjects).toEqual([
      { name: "Ada", date: "1990-07-15", timeFrom: "14:00:00", timeTo: "15:00:00" },
    ]);
  });

  test("are both people of a match, and the day of a page that is about a day", () => {
    const other = { ...BIRTH, date: "1992-11-19", placeName: "Mumbai" };
    expect(matchingPage({ person1: one, person2: other }, context).subjects).toMatchObject([
      { name: "Ada" },
      { placeName: "Mumbai", date: "1992-11-19" },
    ]);
    expect(dayPage({ ...one, today: "2026-12-01" }, context).subjects).toEqual([{ name: "Ada", date: "2026-12-01" }]);
    const { latitude, longitude, timezone } = BIRTH;
    expect(panchangPage({ latitude, longitude, timezone }, context).subjects).toEqual([{ date: "2026-11-28" }]);
  });

  test("are told above every figure, with the date as the language writes it", () => {
    const page = bodygraphPage({ ...BIRTH, name: "Ada <b>", placeName: "New York" }, context);
    const drawn = pictures.find(({ form }) => form === "design-bodygraph");
    const options = drawn?.parse({ flat: { lang: "de" } });
    const svg = drawn?.svg(page, options?.ok === true ? options.value : {});
    expect(svg).toContain(">Ada &lt;b&gt; · New York · 15.07.1990 14:30</text>");
  });
});

describe("faults of a request", () => {
  test("are named once, though several parts would find them", () => {
    expect(issuesOf(kundliPage, { ...BIRTH, latitude: 95 }).map(({ path }) => path)).toEqual(["latitude"]);
    expect(issuesOf(kundliPage, { ...BIRTH, timezone: "Nowhere/City" }).map(({ path }) => path)).toEqual(["timezone"]);
    expect(issuesOf(matchingPage, { person1: BIRTH, person2: {} }).map(({ path }) => path)).toContain("person2.date");
  });

  test("an option of a part is refused by name", () => {
    expect(issuesOf(birthChartPage, { ...BIRTH, houseSystem: "koch" }).map(({ path }) => path)).toEqual([
      "houseSystem",
    ]);
  });
});

/** All grahas between the nodes. */
const DOSHAS = { date: "1980-01-07", time: "12:00:00", latitude: 28.6, longitude: 77.2, timezone: 5.5 };

const requests: readonly (readonly [string, AnyOperation, readonly object[]])[] = pages.operations.map((operation) => {
  const [example = {}] = operation.examples;
  const open = isRecord(example["person1"])
    ? { ...example, person1: { ...example["person1"], time: "unknown" } }
    : { ...example, time: "unknown" };
  if (operation.id === "getPanchangPage") return [operation.id, operation, [example]];
  return [operation.id, operation, operation.id === "getKundliPage" ? [example, open, DOSHAS, BIRTH] : [example, open]];
});

function answerTo(operation: AnyOperation, request: object): unknown {
  const parsed = operation.parse({ flat: request });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return operation.run(parsed.value, context);
}

/** The contents of all chapters, with what they point at. */
function contentsOf(
  page: unknown,
): readonly { readonly content: Readonly<Record<string, unknown>>; readonly shown: unknown }[] {
  const chapters = memberAt(page, "chapters");
  if (!Array.isArray(chapters)) throw new Error("a page has chapters");
  return chapters.flatMap(({ contents }) =>
    contents.map((content: Readonly<Record<string, unknown>>) => ({
      content,
      shown: memberAt(page, `parts/${String(content["at"])}`),
    })),
  );
}

describe.each(requests)("the chapters of %s", (id, operation, asked) => {
  const answers = asked.map((request) => answerTo(operation, request));

  test("show members that are there, and columns that some row has", () => {
    const found = new Set<string>();
    const named = new Set<string>();
    for (const { content, shown } of answers.flatMap(contentsOf)) {
      expect(shown).toBeDefined();
      const rows = content["kind"] === "table" && isRecord(shown) ? Object.values(shown) : [shown].flat();
      const columns = Array.isArray(content["columns"]) ? content["columns"].map(String) : [];
      const told = content["told"] === undefined ? [] : [String(content["told"])];
      for (const column of [...columns, ...told]) {
        named.add(`${String(content["at"])}: ${column}`);
        // An empty list has no rows to compare: another request has them.
        if (rows.length === 0 || rows.some((row) => memberAt(row, column) !== undefined)) {
          found.add(`${String(content["at"])}: ${column}`);
        }
      }
    }
    expect([...named].filter((one) => !found.has(one))).toEqual([]);
  });

  test("have a picture of each figure, and each picture is in a chapter", () => {
    const own = pictures.filter((picture) => picture.operation === id).map(({ form }) => form);
    const figures = answers
      .flatMap(contentsOf)
      .filter(({ content }) => content["kind"] === "figure")
      .map(({ content }) => `${String(content["at"])}-${String(content["form"])}`);
    expect([...new Set(figures)].sort()).toEqual([...own].sort());
  });
});

test("a figure of a part that was left out says why", () => {
  const luck = pictures.find(({ form }) => form === "luck-periods");
  const options = luck?.parse({ flat: {} });
  expect(() => luck?.svg(fourPillarsPage(BIRTH, context), options?.ok === true ? options.value : {})).toThrow(
    "This answer has no luck",
  );
});
