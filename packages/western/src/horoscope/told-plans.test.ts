import { addDays } from "@almagest/civil-time";
import { at } from "@almagest/operation";
import { HOUSE_KEYS, PLANET_IDS, SIGN_IDS } from "@almagest/sky";
import { expect, test } from "vitest";
import { ask, context, ephemeris, monthly, NOW, textsOf } from "../../test/asked-horoscopes";
import { en } from "../texts/en";
import { westernReader } from "../texts/reader";
import { rulerOfHouse } from "./concern";
import { computeDailyHoroscope, dailyHoroscope } from "./daily";
import { findEvents } from "./find-events";
import { AREAS, solarHouse } from "./houses";
import { computeMonthlyHoroscope } from "./monthly";
import { TEXT_MEMBERS } from "./plan";
import { arrivalUnits, eventUnit } from "./plan-unit";
import { isAspect } from "./sky-event";
import { computeWeeklyHoroscope } from "./weekly";
import { computeYearlyHoroscope } from "./yearly";

test.each([
  ["2026-10-25", "venus", "7"],
  ["2027-02-21", "mars", "5"],
  ["2026-02-14", "saturn", undefined],
])("on %s %s is told to go back into a sign only where it does (solar house %s for Aries)", (date, body, house) => {
  const fromJdTt = Date.parse(date) / 86_400_000 + 2_440_586.5;
  const window = { fromJdTt, toJdTt: fromJdTt + 3 };
  const events = findEvents(ephemeris, { window, aspectsOf: [], ingressesOf: PLANET_IDS });
  const found = events.filter(({ form, first }) => form === "ingress" && first === body);
  const unit = house === undefined ? { family: "enters", key: "saturn.1" } : { family: "returns", key: house };
  expect(found.map((event) => eventUnit("aries", event))).toEqual([expect.objectContaining(unit)]);
});

test("a month with a return tells it by its own line, naming the planet", () => {
  const told = SIGN_IDS.map((sign) => monthly(sign, "2026-10-05")).flatMap(textsOf);
  expect(told.some((text) => /October 25: [^:]*Venus (?:goes back|backs|comes back|returns|retraces)/.test(text))).toBe(
    true,
  );
});

test("a year tells its dated paragraphs in each member by date", () => {
  for (const sign of SIGN_IDS) {
    for (const year of [2024, 2026, 2027]) {
      const { plan } = computeYearlyHoroscope({ sign, year, timezone: 0 }, context);
      for (const member of TEXT_MEMBERS) {
        const days = plan[member].flatMap(({ on }) => (on === undefined ? [] : [on.day]));
        expect(days, `${sign} ${year} ${member}`).toEqual([...days].sort());
      }
    }
  }
});

const planOn = (sign: string, date: string) =>
  computeDailyHoroscope({ ...ask, sign, date }, { ephemeris, now: NOW }).plan;

// days of 2026 on which the Sun enters Taurus, Gemini, Cancer, Libra and Capricorn, before and after noon
test.each([
  ["2026-04-20", "taurus"],
  ["2026-05-21", "gemini"],
  ["2026-06-21", "cancer"],
  ["2026-09-23", "libra"],
  ["2026-12-21", "capricorn"],
] as const)("on %s the Sun's entry into %s is told, and nothing of its leaving", (date, entered) => {
  for (const sign of SIGN_IDS) {
    const units = Object.values(planOn(sign, date)).flat();
    const house = solarHouse(sign, entered);
    expect(units.filter(({ family, key }) => family === "enters" && key === `sun.${house}`)).toHaveLength(1);
    expect(units.filter(({ family, key }) => family === "dayStands" && key.startsWith("health."))).toEqual([]);
    expect(units.filter(({ family, body }) => /^day(?:Rules|Places)$/.test(family) && body === "sun")).toEqual([]);
  }
});

const YEAR_OF_DAYS = Array.from({ length: 365 }, (_, index0) => addDays("2027-01-01", index0));

test("a day judges no body twice: a placement that is judged is of a body that nothing else tells of", () => {
  const kinds = new Set<string>();
  for (const [index0, date] of YEAR_OF_DAYS.entries()) {
    const plan = planOn(at(SIGN_IDS, index0 % 12), date);
    const units = Object.values(plan).flat();
    const placed = units.filter(({ family }) => /^day(?:Stands|Rules)$/.test(family));
    const bodies = placed.flatMap(({ events }) => events.map(({ first }) => first));
    const others = units
      .filter(({ family }) => !/^day(?:Stands|Rules|Places)$/.test(family) && family !== "moonIn")
      .flatMap(({ events, key }) => (key.startsWith("sun.") ? [] : events))
      .flatMap(({ first, second }) => (second && first !== "moon" ? [first, second] : [first]));
    expect(new Set(bodies).size, date).toBe(bodies.length);
    expect(
      bodies.filter((body) => others.includes(body)),
      date,
    ).toEqual([]);
    for (const { family } of units) kinds.add(family);
  }
  for (const kind of ["dayStands", "dayRules", "dayPlaces", "acts", "houseAdvice"]) expect(kinds).toContain(kind);
});

test("a day places no body in a house that it enters or leaves on that day", () => {
  for (const [index0, date] of YEAR_OF_DAYS.entries()) {
    const sign = at(SIGN_IDS, index0 % 12);
    const units = Object.values(planOn(sign, date)).flat();
    const noonJdTt = ephemeris.timeScales(Date.parse(`${date}T12:00:00Z`)).jdTt;
    for (const { events } of units.filter(({ family }) => /^day(?:Stands|Rules|Places)$/.test(family))) {
      for (const { jdTt, endJdTt = jdTt + 9 } of events) {
        expect(jdTt, date).toBeLessThan(noonJdTt - 0.5);
        expect(endJdTt, date).toBeGreaterThan(noonJdTt + 0.5);
      }
    }
  }
});

test("what to do on a day is what its Moon's aspect asks for", () => {
  for (const [index0, date] of YEAR_OF_DAYS.entries()) {
    const { overview, advice } = planOn(at(SIGN_IDS, index0 % 12), date);
    const [lead] = overview;
    const [act] = advice;
    expect(act?.events, date).toEqual(lead?.events);
    if (act?.family === "acts") expect(act.key, date).toBe(lead?.key);
    else expect(lead?.family === "moonMeets" && isAspect(lead.events[0]?.form ?? "new"), date).toBe(false);
  }
});

test("career is told of no sixth-house event on a day: its texts are of the body, too", () => {
  for (const date of YEAR_OF_DAYS) {
    for (const { family, key } of planOn("aries", date).career) {
      if (/^(?:meetsIn|enters|returns|turns)$/.test(family)) expect(key, date).toMatch(/\.10$|^10$/);
    }
  }
});

test("a planet that comes back into a house is told to return to the area, not to arrive", () => {
  const back = { form: "ingress", jdTt: 0, first: "venus", sign: "libra" } as const;
  const keysOf = (isReturn: boolean) =>
    arrivalUnits("aries", "love", [{ ...back, isReturn }], () => ({ as: "date", day: "2026-10-25" })).map(
      ({ key }) => key,
    );
  expect(keysOf(true)).toEqual(["love.7.return"]);
  expect(keysOf(false)).toEqual(["love.7.begin"]);
});

test("a year tells Saturn's return into Virgo in April 2010 as a return", () => {
  for (const sign of SIGN_IDS) {
    const units = Object.values(computeYearlyHoroscope({ ...ask, sign, year: 2010 }, context).plan).flat();
    const house = solarHouse(sign, "virgo");
    expect(units.filter(({ family, key }) => family === "themes" && key === `saturn.${house}`)).toEqual([]);
    expect(units).toContainEqual(
      expect.objectContaining({ family: "returns", key: `slow.${house}`, on: { as: "date", day: "2010-04-07" } }),
    );
  }
});

test("over a week or longer the Moon is the ruler of no house", () => {
  const asked = { ...ask, sign: "cancer", date: "2026-08-12" };
  const needs = { ephemeris, now: NOW };
  const plans = [
    computeWeeklyHoroscope(asked, needs).plan,
    computeMonthlyHoroscope(asked, needs).plan,
    computeYearlyHoroscope({ ...ask, sign: "cancer", year: 2026 }, needs).plan,
  ];
  const rulers = plans.flatMap((plan) => Object.values(plan).flat()).filter(({ family }) => family === "rules");
  expect(rulers.length).toBeGreaterThan(3);
  expect(rulers.filter(({ body }) => body === "moon")).toEqual([]);
});

test("an area tells of no event but in its houses or of their rulers", () => {
  const houses = { love: [5, 7], career: [6, 10], health: [6, 12], finance: [2, 8] } as const;
  const dates = Array.from({ length: 40 }, (_, index0) => addDays("2026-01-03", 9 * index0));
  const seen = SIGN_IDS.flatMap((sign) =>
    dates.flatMap((date) =>
      AREAS.flatMap((area) =>
        planOn(sign, date)[area].map(({ family, events: [event], bodies }) => {
          if (event === undefined || /^day(?:Stands|Rules|Places)$/.test(family)) return "quiet";
          const all: readonly number[] = houses[area];
          const ruler = bodies?.["ruler"];
          const isRuled = ruler !== undefined && all.some((house) => rulerOfHouse(sign, house) === ruler);
          const isHere = all.includes(solarHouse(sign, event.sign));
          expect(family === "rulerMeets" ? isRuled : isHere, `${sign} ${date} ${area} ${family}`).toBe(true);
          return family;
        }),
      ),
    ),
  );
  for (const family of ["quiet", "rulerMeets", "meetsIn", "enters"]) expect(seen).toContain(family);
});

// Venus turned retrograde on 2026-10-03 and met the Sun on 2026-10-24; on 2026-01-06 she met it beyond
test.each([
  ["2026-10-24", "sun.inferior.8"],
  ["2026-01-06", "sun.fused.10"],
  ["2026-03-07", "sun.inferior.12"],
] as const)("on %s the meeting with the Sun is told as %s", (date, key) => {
  const fromJdTt = ephemeris.timeScales(Date.parse(date)).jdTt;
  const window = { fromJdTt, toJdTt: fromJdTt + 1 };
  const met = findEvents(ephemeris, { window, aspectsOf: ["sun", "mercury", "venus"], ingressesOf: [] });
  expect(met.map((event) => eventUnit("aries", event).key)).toContain(key);
});

test("a month that opens on the day of an entry is told of the new house", () => {
  // Mercury entered Pisces on 2027-02-01
  const { plan } = computeMonthlyHoroscope({ ...ask, sign: "libra", date: "2027-02-05" }, { ephemeris, now: NOW });
  expect(plan.finance[0]).toMatchObject({ family: "stands", key: "finance.6.begin" });
});

test("a year tells Saturn's return into a sign that it had left that year", () => {
  // Saturn left Pisces on 2025-05-25 and came back on 2025-09-01
  const { plan } = computeYearlyHoroscope({ ...ask, sign: "taurus", year: 2025 }, { ephemeris, now: NOW });
  expect(Object.values(plan).flat()).toContainEqual(
    expect.objectContaining({ family: "returns", key: "slow.11", on: { as: "date", day: "2025-09-01" } }),
  );
});

test("a year names no stay as its theme that ends within its first weeks", () => {
  // Neptune left Pisces on 2026-01-26
  const { plan } = computeYearlyHoroscope({ ...ask, sign: "taurus", year: 2026 }, { ephemeris, now: NOW });
  const stays = Object.values(plan)
    .flat()
    .filter(({ family }) => ["themes", "leaving", "enters"].includes(family))
    .map(({ family, key }) => `${family} ${key}`);
  expect(stays).toContain("enters neptune.12");
  expect(stays.filter((stay) => stay.endsWith("neptune.11"))).toEqual(["leaving neptune.11"]);
});

test("a ruler is named where its house is, and no pronoun may point at the other planet", () => {
  const texts = westernReader({ lang: "en", catalogues: [en] });
  const keys = ["love", "career", "health", "finance"].flatMap((area) =>
    ["hard", "easy", "fused"].flatMap((tone) =>
      HOUSE_KEYS.map((house) => `horoscope.rulerMeets.${area}.${tone}.${house}`),
    ),
  );
  const told = keys.map((key) => texts.lookup(key, { ruler: "Venus", other: "Saturn", ruled: "seventh" }) ?? "");
  expect(told.filter((text) => text.length > 20)).toHaveLength(keys.length);
  expect(told.filter((text) => /\b(?:it|It) (?:rules|governs|is the ruler of) your/.test(text))).toEqual([]);
});

test("no area tells of a house that the Moon reaches only late in the day", () => {
  // The Moon enters Libra, the sixth from Taurus, on 2027-05-15 at 22:33 UTC.
  const { career = "" } = dailyHoroscope({ ...ask, sign: "taurus", date: "2027-05-15" }, context);
  expect(career.length).toBeGreaterThan(20);
  expect(career).not.toMatch(/Moon[^.]*sixth house|sixth house[^.]*Moon/);
});
