import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { wrongArticles } from "@almagest/telling/testing";
import { describe, expect, test } from "vitest";
import { uncertainCompatibilityOutput } from "../../compatibility/open/schema";
import { compatibilityScore } from "../../compatibility/operation";
import { uncertainCompositeOutput } from "../../composite/open/schema";
import { compositeChart } from "../../composite/operation";
import { compatibilityBars, compositeWheel, synastryBiWheel } from "../../pictures/people";
import { uncertainSynastryOutput } from "../../synastry/open/schema";
import { synastry } from "../../synastry/operation";
import { en } from "../../texts/en";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });

const ALEX = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
/** Mercury turns that day. */
const JORDAN = { date: "1995-01-26", latitude: 19.076, longitude: 72.8777, timezone: 5.5 };
/** The clock of Berlin went back that night: the day has 25 hours. */
const LONG_DAY = { date: "1994-09-25", latitude: 52.52, longitude: 13.405, timezone: "Europe/Berlin" };

const HOURS = ["00:00:00", "07:05:00", "13:40:00", "19:20:00", "23:59:59"];
const QUARTER = ["14:15:00", "14:30:00", "14:45:00"];
const around = { time: "14:30:00", timeAccuracyMinutes: 15 };

interface Known {
  readonly date: string;
  readonly time: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
}

const COUPLES = [
  ["the first time unknown", { person1: ALEX, person2: { ...JORDAN, time: "09:15:00" } }, HOURS, ["09:15:00"]],
  ["the second time unknown", { person1: { ...ALEX, time: "14:30:00" }, person2: LONG_DAY }, ["14:30:00"], HOURS],
  ["both unknown", { person1: LONG_DAY, person2: JORDAN }, HOURS, HOURS],
  [
    "both to a quarter of an hour",
    { person1: { ...ALEX, ...around }, person2: { ...JORDAN, ...around } },
    QUARTER,
    QUARTER,
  ],
] as const;

function pairsOf<Answer>(
  [, { person1, person2 }, hisTimes, herTimes]: (typeof COUPLES)[number],
  ask: (couple: { person1: Known; person2: Known }) => Answer,
): readonly Answer[] {
  const known = ({ date, latitude, longitude, timezone }: Omit<Known, "time">, time: string): Known => ({
    date,
    latitude,
    longitude,
    timezone,
    time,
  });
  return hisTimes.flatMap((his) =>
    herTimes.map((hers) => ask({ person1: known(person1, his), person2: known(person2, hers) })),
  );
}

interface Reach {
  readonly least: number;
  readonly most: number;
}

const within = (value: number, { least, most }: Reach, slack = 0): void => {
  expect(value).toBeGreaterThanOrEqual(least - slack);
  expect(value).toBeLessThanOrEqual(most + slack);
};

interface Named {
  readonly planet1: string;
  readonly planet2: string;
  readonly type: string;
}

const pairOf = ({ planet1, planet2, type }: Named): string => `${planet1} ${type} ${planet2}`;

/** Every aspect held is there within its orbs, and none is there that was not told as possible. */
function expectAspects(
  known: readonly (Named & { readonly orb: number; readonly strength: number })[],
  held: readonly (Named & { readonly orb: Reach; readonly strength: number })[],
  possible: readonly (Named & { readonly closest: number })[],
): void {
  const found = new Map(known.map((one) => [pairOf(one), one]));
  for (const aspect of held) {
    const one = found.get(pairOf(aspect));
    expect([pairOf(aspect), one !== undefined]).toEqual([pairOf(aspect), true]);
    within(one?.orb ?? Number.NaN, aspect.orb, 1e-5);
    expect(one?.strength).toBeGreaterThanOrEqual(aspect.strength);
  }
  const told = new Set([...held, ...possible].map(pairOf));
  expect([...found.keys()].filter((pair) => !told.has(pair))).toEqual([]);
  for (const aspect of possible) {
    const one = found.get(pairOf(aspect));
    if (one !== undefined) expect(one.orb).toBeGreaterThanOrEqual(aspect.closest - 1e-5);
  }
}

describe.each(COUPLES.map((couple) => [couple[0], couple] as const))("%s", (_, couple) => {
  const [, births] = couple;

  test("a synastry has what every pair of times has, and no pair is beyond it", () => {
    const open = synastry(births, context);
    expect(uncertainSynastryOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    for (const known of pairsOf(couple, (asked) => synastry(asked, context))) {
      within(known.compatibilityScore, open.compatibilityScore);
      expectAspects(known.interAspects, open.interAspects, open.possibleAspects);
      for (const person of ["person1", "person2"] as const) {
        expect([known[person].sunSign, undefined]).toContain(open[person].sunSign);
        expect([known[person].moonSign, undefined]).toContain(open[person].moonSign);
        for (const [index0, planet] of open[person].planets.entries()) {
          const { sign, house, houseInOtherChart } = planet;
          for (const [member, told] of Object.entries({ sign, house, houseInOtherChart }))
            if (told !== undefined) expect(known[person].planets[index0]).toMatchObject({ [member]: told });
        }
        if (open[person].ascendant !== undefined) expect(known[person].ascendant).toEqual(open[person].ascendant);
      }
    }
  });

  test("so has a composite", () => {
    const open = compositeChart(births, context);
    expect(uncertainCompositeOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    for (const known of pairsOf(couple, (asked) => compositeChart(asked, context))) {
      expectAspects(known.aspects, open.aspects, open.possibleAspects);
      for (const [index0, planet] of open.compositePlanets.entries()) {
        const found = known.compositePlanets[index0];
        if (planet.sign !== undefined) expect(found?.sign).toBe(planet.sign);
        if (planet.isRetrograde !== undefined) expect(found?.isRetrograde).toBe(planet.isRetrograde);
        const ahead = (deg: number): number => (((deg - planet.from.longitude) % 360) + 360 + 1e-5) % 360;
        const width = ahead(planet.to.longitude) + 2e-5;
        const places = [found?.longitude ?? Number.NaN, (found?.longitude ?? Number.NaN) + 180];
        const counted = planet.isOnEitherSide ? places : places.slice(0, 1);
        expect([planet.name, counted.some((deg) => ahead(deg) <= width)]).toEqual([planet.name, true]);
      }
    }
  });

  test("and the five categories", () => {
    const open = compatibilityScore(births, context);
    expect(uncertainCompatibilityOutput.strict().parse(JSON.parse(JSON.stringify(open)))).toBeTruthy();
    for (const known of pairsOf(couple, (asked) => compatibilityScore(asked, context))) {
      within(known.overallScore, open.overallScore);
      for (const id of ["romantic", "emotional", "intellectual", "physical", "spiritual"] as const)
        within(known.categories[id], open.categories[id]);
      for (const id of ["sun", "moon", "venus", "mars"] as const) {
        const { description } = open.signCompatibility[id];
        if (description !== undefined) expect(known.signCompatibility[id].description).toBe(description);
      }
      for (const person of ["person1", "person2"] as const)
        for (const element of ["fire", "earth", "air", "water"] as const)
          within(known.elementBalance[person][element], open.elementBalance[person][element]);
      if (open.elementBalance.sharedElement !== undefined)
        expect(known.elementBalance.sharedElement).toBe(open.elementBalance.sharedElement);
    }
  });
});

test("the one open time decides when each aspect begins and ends, to the second", () => {
  const person1 = { ...ALEX, timezone: -4 };
  const person2 = { ...JORDAN, time: "09:15:00" };
  const { birthTime, possibleAspects } = synastry({ person1, person2 }, context);
  const turns = birthTime.changes.filter(({ member }) => member.startsWith("interAspects."));
  expect(turns.length).toBeGreaterThanOrEqual(possibleAspects.length);
  const idOf = (name: string): string => name.toLowerCase().replace("black moon ", "").replaceAll(" ", "-");
  for (const { which, member, before, after, at } of turns.slice(0, 4)) {
    expect(which).toBe("person1");
    const second = Date.parse(`${at}Z`);
    const types = [second - 1000, second].map((epochMs) => {
      const time = new Date(epochMs).toISOString().slice(11, 19);
      const { interAspects } = synastry({ person1: { ...person1, time }, person2 }, context);
      const found = interAspects.find(
        ({ planet1, planet2 }) => `interAspects.${idOf(planet1)}.${idOf(planet2)}` === member,
      );
      return found?.type ?? "none";
    });
    expect([member, ...types]).toEqual([member, before, after]);
  }
});

test("two known times are answered without a state, by every operation", () => {
  const couple = { person1: { ...ALEX, time: "14:30:00" }, person2: { ...JORDAN, time: "09:15:00" } };
  for (const operation of [erase(synastry), erase(compositeChart), erase(compatibilityScore)]) {
    const parsed = operation.parse({ body: couple });
    expect(parsed.ok && operation.run(parsed.value, context)).not.toHaveProperty("birthTime");
  }
});

describe("the readings", () => {
  const couples = Array.from({ length: 9 }, (_, index0) => {
    const month = String((index0 % 12) + 1).padStart(2, "0");
    const person1 = { ...ALEX, date: `${1961 + index0 * 3}-${month}-11` };
    const person2 = { ...JORDAN, date: `${1990 - index0 * 2}-${month}-${String(27 - index0).padStart(2, "0")}` };
    return (
      [
        { person1, person2 },
        { person1: { ...person1, time: "08:20:00" }, person2 },
        { person1, person2: { ...person2, time: "08:20:00", timeAccuracyMinutes: 10 } },
      ][index0 % 3] ?? { person1, person2 }
    );
  });

  test("say in their second sentence what a time would add, lean on no house, and repeat no sentence", () => {
    for (const couple of couples) {
      const readings = [
        synastry(couple, context).analysis.overall,
        compositeChart(couple, context).interpretation.summary,
        compatibilityScore(couple, context).summary,
      ];
      for (const reading of readings) {
        const [first = "", second, ...rest] = sentencesOf(reading ?? "");
        expect(second).toMatch(/(?:exact time|known hour) for (?:both people|the (?:first|second) person)/);
        expect(new Set([first, second, ...rest]).size).toBe(rest.length + 2);
        expect([first, ...rest].join(" ")).not.toMatch(/Ascendant|Midheaven|\bhouses\b|\{|\}|undefined/);
        expect(wrongArticles(reading ?? "")).toEqual([]);
      }
    }
  });

  test("call both by their names where both have one", () => {
    const named = { person1: { ...ALEX, name: "Alex" }, person2: { ...JORDAN, name: "Jordan", time: "09:15:00" } };
    expect(synastry(named, context).analysis.overall).toContain("The exact time for Alex would add");
  });
});

test.each(LANGS)("figures say in %s that a time is unknown, and keep their words in their places", (lang) => {
  const couple = { person1: ALEX, person2: { ...JORDAN, time: "09:15:00" }, lang };
  for (const figure of [
    synastryBiWheel.figure(synastry(couple, context), { lang }),
    compositeWheel.figure(compositeChart(couple, context), { lang }),
    compatibilityBars.figure(compatibilityScore(couple, context), { lang }),
  ]) {
    expect(JSON.stringify(figure)).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  }
});
