import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { nakshatras } from "@almagest/i18n/vedic";
import { createContext } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { festivals } from "../festivals/operation";
import { en } from "../texts/en";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { basicPanchang } from "./basic";
import { bordersNear } from "./borders";
import { detailedPanchang } from "./detailed";
import type { LimbSpan } from "./limbs";
import { natureOf } from "./nature";

const context = createContext({ ephemeris: swissEphemeris(), now: 0, texts: [en] });
const DELHI = { latitude: 28.6139, longitude: 77.209, timezone: 5.5 };
const dayOf = (date: string) => detailedPanchang({ date, ...DELHI }, context);
const sentences = (text = ""): readonly string[] => text.split(/(?<=\.) /);

describe("month, years and seasons of a day", () => {
  // theloktantra.com and mr.wikipedia.org: Vikram 2083 has thirteen months, with an extra Jyeshtha from 17 May 2026
  test("the extra Jyeshtha of Vikram 2083 has one name in both counts", () => {
    const { calendar } = dayOf("2026-05-17");
    expect(calendar?.amanta).toEqual({ name: "Jyeshtha", adhika: true, suppressed: null });
    expect(calendar?.purnimanta).toEqual({ name: "Jyeshtha", adhika: true, suppressed: null });
    expect([calendar?.vikramSamvat, calendar?.shakaSamvat, calendar?.gujaratiSamvat]).toEqual([2083, 1948, 2082]);
    expect(calendar?.samvatsara.south).toBe("Parabhava");
  });

  test("a dark half has two names, and the national date is the committee's", () => {
    const { calendar, previousDay, nextDay } = dayOf("1954-03-22");
    expect([calendar?.amanta.name, calendar?.purnimanta.name]).toEqual(["Phalguna", "Chaitra"]);
    expect(calendar?.national).toEqual({ year: 1876, month: "Chaitra", day: 1 });
    expect([previousDay?.date, nextDay?.date]).toEqual(["1954-03-21", "1954-03-23"]);
    expect(nextDay?.tithi).toBe(dayOf("1954-03-23").tithi.name);
    expect(previousDay?.nakshatra).toBe(dayOf("1954-03-21").nakshatra.name);
  });

  test("the month of 1963 that the Sun leaves two signs in names both", () => {
    expect(dayOf("1963-12-01").calendar?.amanta).toEqual({
      name: "Kartika",
      adhika: false,
      suppressed: "Margashirsha",
    });
  });
});

describe("festivals of a day", () => {
  test("a school's own day is told on both dates", () => {
    const smarta = dayOf("2024-03-06").festivals?.find(({ id }) => id === "vijaya-ekadashi");
    expect([smarta?.school, smarta?.elsewhere]).toEqual([null, [{ school: "vaishnava", date: "2024-03-07" }]]);
    const vaishnava = dayOf("2024-03-07").festivals?.find(({ id }) => id === "vijaya-ekadashi");
    expect([vaishnava?.school, vaishnava?.elsewhere]).toEqual(["vaishnava", []]);
  });

  test("outside of the years that are told there is no such member", () => {
    expect(dayOf("1899-12-31").festivals).toBeUndefined();
    expect(dayOf("1900-01-01").festivals).toBeDefined();
  });
});

describe("the verdict", () => {
  const DATES = ["2026-02-03", "2026-03-19", "2026-04-24", "2026-05-12", "2026-06-10", "2026-07-05", "2026-09-14"];

  test.each(DATES)("of %s says first: good, not, turn", (date) => {
    const [good, against, turn] = sentences(dayOf(date).verdict);
    expect(good).toMatch(/^Good for /);
    expect(against).toMatch(/^(Not |Nothing is begun |By custom the day needs no other muhurta)/);
    expect(turn).toMatch(
      /^(The day turns|Only after nightfall|The day does not turn|That objection lasts|At \d\d:\d\d|The Moon comes to)/,
    );
  });

  test("names the star that the Moon is with after the first fifth of daylight", () => {
    for (const date of DATES) {
      const { verdict, limbs, sunrise, sunset } = dayOf(date);
      const noonward = Date.parse(`${sunrise}Z`) + (Date.parse(`${sunset}Z`) - Date.parse(`${sunrise}Z`)) / 5;
      const star = limbs.nakshatra.find(({ end }) => Date.parse(`${end}Z`) > noonward);
      expect(sentences(verdict)[0]).toContain(star?.name);
    }
  });

  test("the star at sunrise is told with its end and the star after it, where the day has one", () => {
    for (const date of DATES) {
      const { nakshatra, limbs, nextSunrise } = dayOf(date);
      const [first, second] = limbs.nakshatra;
      const isOver = first !== undefined && first.end < nextSunrise;
      const ends = isOver ? `${first.name} ends at ${first.end.slice(11, 16)}` : "";
      expect(nakshatra.characteristics).toContain(ends);
      if (isOver) expect(nakshatra.characteristics).toMatch(new RegExp(`; ${second?.name} follows\\.$`));
      else expect(nakshatra.characteristics).not.toContain(" ends at ");
    }
  });

  test("a time at which a star or tithi turns is that of the limb named", () => {
    for (const date of DATES) {
      const { verdict, limbs } = dayOf(date);
      const [, time, name] =
        /The day turns at (\d\d:\d\d).*?(?:with|to|as the Moon reaches|when|:) ([A-Z][a-z]+)/.exec(verdict ?? "") ?? [];
      const stays = [...limbs.nakshatra, ...limbs.tithi, ...limbs.yoga].filter((one) =>
        one.name.startsWith(name ?? "?"),
      );
      const instants = stays.flatMap(({ start, end }) => [start.slice(11, 16), end.slice(11, 16)]);
      if (time !== undefined) expect(instants).toContain(time);
    }
  });

  test("an empty tithi by day closes it, though a gentle star came an hour before", () => {
    const LONDON = { latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" };
    const { verdict } = detailedPanchang({ date: "2027-02-04", ...LONDON }, context);
    expect(sentences(verdict)[2]).toBe("At 11:01 comes Chaturdashi, and the day closes to whatever is new.");
  });

  test("an empty tithi that begins after sunrise is told with its beginning", () => {
    const { verdict, limbs, sunrise } = detailedPanchang({ date: "2026-02-10", ...DELHI }, context);
    const { name, start = "" } = limbs.tithi[1] ?? {};
    expect([name, start > sunrise]).toEqual(["Navami", true]);
    expect(sentences(verdict)[1]).toContain(`the tithi is Navami from ${start.slice(11, 16)} on`);
  });

  test("a star that comes within the hours to leave out promises nothing for them", () => {
    const { verdict } = detailedPanchang(
      { date: "2026-12-29", latitude: 13.0827, longitude: 80.2707, timezone: 5.5 },
      context,
    );
    const [, against, turn] = sentences(verdict);
    expect(against).toContain("Not for anything new by daylight from 13:25 to 17:51: Bhadra");
    expect(turn).toMatch(/^The Moon comes to Uttara Phalguni at 15:43, within those hours/);
  });

  test("leaves out no star of another nature and no fall before the evening", () => {
    const days = Array.from({ length: 28 }, (_, index0) => dayOf(`2026-06-${String(index0 + 1).padStart(2, "0")}`));
    const told = days.map(({ verdict = "", limbs, sunrise, sunset }) => {
      const first = Date.parse(`${sunrise}Z`) + (Date.parse(`${sunset}Z`) - Date.parse(`${sunrise}Z`)) / 5;
      const inDay = ({ start }: { readonly start: string }): boolean =>
        Date.parse(`${start}Z`) > first && start < sunset;
      const opening = limbs.nakshatra.find(({ end }) => Date.parse(`${end}Z`) > first)?.name ?? "";
      const stars = limbs.nakshatra.filter((one) => inDay(one) && natureNamed(one.name) !== natureNamed(opening));
      const falls = limbs.yoga.filter((one) => inDay(one) && /Vyatipata|Vaidhriti/.test(one.name));
      for (const { name, start } of [...stars, ...falls]) {
        expect(verdict).toContain(name);
        expect(verdict).toContain(start.slice(11, 16));
      }
      return stars.length;
    });
    expect(told.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
  });

  test("closes the fortnight of the forefathers, whatever the star", () => {
    for (const date of ["2026-09-28", "2026-10-06"]) {
      const { verdict, tithi, calendar } = dayOf(date);
      expect([tithi.paksha, calendar?.amanta.name]).toEqual(["Krishna", "Bhadrapada"]);
      expect(sentences(verdict)[1]).toMatch(/^Not for weddings, .+ it is the fortnight of the forefathers/);
      expect(verdict).not.toContain("The day turns");
    }
    expect(dayOf("2026-10-12").verdict).not.toContain("forefathers, which lasts");
  });

  test("tells of Bhadra at sunrise where she stays, and until when she hinders on earth", () => {
    const days = Array.from({ length: 59 }, (_, day0) =>
      dayOf(new Date(Date.UTC(2026, 0, 1 + day0)).toISOString().slice(0, 10)),
    ).filter(({ karana }) => karana.name === "Vishti");
    expect(days.length).toBeGreaterThan(3);
    for (const { karana, bhadra, sunrise } of days) {
      const [span] = bhadra.spans.filter(({ start, end }) => start <= sunrise && end > sunrise);
      const place = {
        earth: "on earth, where she hinders beginnings, until ",
        heaven: "heaven",
        netherworld: "nether",
      };
      expect(karana.characteristics).toContain(place[span?.residence ?? "earth"]);
    }
  });

  test("says that a day which needs no muhurta has nothing against it, and that an extra month does", () => {
    expect(dayOf("2026-10-20").verdict).toContain("Vijayadashami");
    expect(dayOf("2026-05-18").verdict).toContain("the extra Jyeshtha");
  });
});

describe("borders", () => {
  const stay = (startMs: number, endMs: number): LimbSpan => ({ index0: 4, startJdTt: 0, endJdTt: 1, startMs, endMs });
  const far = stay(-9e7, 9e7);

  test.each([
    [180_000, 5],
    [180_001, undefined],
  ])("a tithi that ends %d ms later is named with the next: %s", (endMs, other) => {
    expect(bordersNear({ tithi: stay(-9e7, endMs), nakshatra: far }, 0)[0]?.otherIndex0).toBe(other);
  });

  test("a star that began a minute before is named with the one before it", () => {
    expect(bordersNear({ tithi: far, nakshatra: stay(-60_000, 9e7) }, 0)).toEqual([
      { kind: "nakshatra", index0: 4, otherIndex0: 3, atMs: -60_000 },
    ]);
  });

  test("an instant a minute before a change gives both names, an hour before none", () => {
    const { limbs } = basicPanchang({ date: "2026-05-17", time: "12:00:00", ...DELHI }, context);
    const end = Date.parse(`${limbs.nakshatra.end}Z`);
    const at = (ms: number) => {
      const [date = "", time = ""] = new Date(ms).toISOString().slice(0, 19).split("T");
      return basicPanchang({ date, time, ...DELHI }, context).borders;
    };
    expect(at(end - 60_000)).toMatchObject([{ limb: "nakshatra", name: "Krittika", other: "Rohini" }]);
    expect(at(end - 3_600_000)).toBeUndefined();
  });
});

describe("festivals of a year, as they are answered", () => {
  const answer = festivals({ year: 2026, ...DELHI }, context);

  test("each row has its rule once, with a page that was read or the practice it follows", () => {
    const ids = new Set(answer.festivals.map(({ id }) => id));
    expect(answer.rules.map(({ id }) => id).toSorted()).toEqual([...ids].toSorted());
    for (const { source } of answer.rules) {
      expect(source.convention === null ? [102, 103, 104, 105, 106, 108] : [null]).toContain(source.page);
    }
  });

  test("dates run on, each tells its weekday, and each rule and festival has a text", () => {
    const dates = answer.festivals.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted());
    for (const { date, weekday } of answer.festivals) {
      expect(new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" })).toBe(
        weekday,
      );
    }
    expect(answer.rules.filter(({ rule, about }) => !rule || !about)).toEqual([]);
  });

  test("a place with summer time tells each date by its own clock", () => {
    const rows = festivals(
      { year: 2026, latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" },
      context,
    );
    const purnimas = rows.festivals.filter(({ id }) => id === "purnima");
    // full Moons of 3 January 10:03 UT and 29 July 14:36 UT, written from memory
    expect(purnimas.map(({ ends }) => ends?.slice(0, 16))).toEqual(
      expect.arrayContaining(["2026-01-03T05:02", "2026-07-29T10:35"]),
    );
  });
});

function natureNamed(name: string): string {
  const star = NAKSHATRA_IDS.find((id) => nakshatras[id].en === name);
  return star === undefined ? "" : natureOf(star);
}
