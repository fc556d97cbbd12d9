import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { transitAspectsBiWheel, transitsBiWheel } from "../../pictures";
import { en } from "../../texts/en";
import { transitAspects } from "../transit-aspects";
import { transits } from "../transits";
import { uncertainTransitAspectsOutput } from "./transit-aspects";
import { uncertainTransitsOutput } from "./transits";

const NOW = Date.UTC(2026, 1, 3, 12);
const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), now: NOW, texts: [en] });
const SKY = { date: "2026-02-03", time: "12:00:00", timezone: 0 };
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
/** Mercury turns that day. */
const MUMBAI = { date: "1995-01-26", latitude: 19.076, longitude: 72.8777, timezone: 5.5 };

type Birth = typeof NEW_YORK | typeof MUMBAI;

const knownAt = (birth: Birth, local: string) =>
  transits({ ...SKY, natalChart: { ...birth, date: local.slice(0, 10), time: local.slice(11) } }, context);
const pairOf = (found: { transitPlanet: string; natalPlanet: string; type: string }): string =>
  `${found.transitPlanet} ${found.type} ${found.natalPlanet}`;
const idOf = (name: string): string => (name === "Black Moon Lilith" ? "lilith" : name.toLowerCase().replace(" ", "-"));

describe.each([
  ["New York, the time unknown", NEW_YORK, {}],
  ["Mumbai, the time unknown", MUMBAI, {}],
  ["New York, a quarter of an hour", NEW_YORK, { time: "14:30:00", timeAccuracyMinutes: 8 }],
] as const)("%s", (_, birth, about) => {
  const open = transits({ ...SKY, natalChart: { ...birth, ...about } }, context);
  const known = new Map(timesThrough(open.birthTime, 7).map((local) => [local, knownAt(birth, local)]));

  test("has the transits of every time, each with its orb in the reach, and says when the others come and go", () => {
    const changing = new Set(open.birthTime.changes.map(({ member }) => member));
    for (const [local, answer] of known) {
      const always = (answer.transitAspects ?? []).filter(
        ({ transitPlanet, natalPlanet }) => !changing.has(`transitAspects.${idOf(transitPlanet)}.${idOf(natalPlanet)}`),
      );
      expect([local, always.map(pairOf).sort()]).toEqual([local, open.transitAspects.map(pairOf).sort()]);
      for (const found of open.transitAspects) {
        const one = always.find((other) => pairOf(other) === pairOf(found));
        expect(one?.orb).toBeGreaterThanOrEqual(found.orb.least - 2e-6);
        expect(one?.orb).toBeLessThanOrEqual(found.orb.most + 2e-6);
        expect(one?.strength).toBeGreaterThanOrEqual(found.strength);
        if (found.isApplying !== undefined) expect(one?.isApplying).toBe(found.isApplying);
      }
    }
  });

  test("says what holds and what changes as each time has it", () => {
    const readAt = (local: string) => {
      const answer = known.get(local) ?? knownAt(birth, local);
      return (member: string): unknown => {
        const [list, id = "", other = "", field] = member.split(".");
        if (list === "transitAspects") {
          const there = answer.transitAspects?.find(
            ({ transitPlanet, natalPlanet }) => idOf(transitPlanet) === id && idOf(natalPlanet) === other,
          );
          return there?.type ?? "none";
        }
        const planet = answer.natal?.planets.find(({ name }) => idOf(name) === other);
        return field === "sign" ? planet?.sign : planet?.isRetrograde;
      };
    };
    const { changes } = open.birthTime;
    const checked = [...new Set(changes.map(({ member }) => member))].slice(0, 4);
    const few = { ...open.birthTime, changes: changes.filter(({ member }) => checked.includes(member)) };
    expectAgreement(few, readAt, 4);
  });

  test("gives the passes of its leading transits a time that holds those of every birth", () => {
    for (const leader of open.leading) {
      expect(["Ascendant", "Midheaven"]).not.toContain(leader.natalPlanet);
      for (const answer of known.values()) {
        const one = answer.leading?.find((other) => pairOf(other) === pairOf(leader));
        for (const { at } of one?.passes ?? []) {
          const around = leader.passes.filter(({ from = "", to = "9" }) => from <= at && at <= to);
          expect([pairOf(leader), at, around.length]).toEqual([pairOf(leader), at, 1]);
        }
        if (one === undefined) continue;
        for (const { from = "", to = "9" } of leader.passes.filter(({ isCertain }) => isCertain)) {
          expect(one.passes.filter(({ at }) => from <= at && at <= to)).not.toEqual([]);
        }
      }
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainTransitsOutput.strict().parse(told)).toEqual(told);
  });

  test("tells of no house, no angle and no minute, and says in its second sentence what a time would add", () => {
    const [, second, ...rest] = sentencesOf(open.summary.opening ?? "");
    expect(second).toMatch(/^(?:A time|Knowing it) would add/);
    const read = open.transitAspects.filter(({ interpretation }) => interpretation !== undefined);
    const near = read.length === 0 ? "none" : read.length === 1 ? "one" : `${read.length}`;
    expect(rest).toContain(`Listed in all: ${open.transitAspects.length}, ${near} of them near enough to be told.`);
    const [leader] = open.leading;
    const ranked = rest.find((sentence) => sentence.startsWith("Above the others ranks"));
    expect(ranked === undefined).toBe(leader === undefined);
    if (leader !== undefined) {
      expect(ranked?.toLowerCase()).toContain(leader.type.toLowerCase());
      expect(ranked).toContain(`${leader.transitPlanet} with your natal ${leader.natalPlanet}, `);
      const [, degrees] = / ([\d.]+)° from exact at the most\.$/.exec(ranked ?? "") ?? [];
      expect(Number(degrees)).toBeGreaterThanOrEqual(leader.orb.most);
      expect(Number(degrees)).toBeLessThan(leader.orb.most + 0.1 + 1e-9);
    }
    const told = open.transitAspects.flatMap(({ interpretation }) =>
      interpretation === undefined ? [] : [interpretation.timing, interpretation.summary],
    );
    expect(told.length).toBeGreaterThan(0);
    expect([...rest, ...told].join(" ")).not.toMatch(/\bhouses?\b.*natal|Ascendant|Midheaven|\d\d:\d\d|undefined|\{/);
  });
});

test("a transit to the Moon of a whole day leads nothing, and one to a Moon of minutes may", () => {
  const day = transits({ ...SKY, natalChart: NEW_YORK }, context);
  expect(day.leading.map(({ natalPlanet }) => natalPlanet)).not.toContain("Moon");
  // Saturn at 29° Pisces, a sextile to the Moon at 29° Taurus
  const about = { time: "20:15:00", timeAccuracyMinutes: 15, date: "1990-07-17" };
  const range = transits({ ...SKY, natalChart: { ...NEW_YORK, ...about } }, context);
  expect(range.leading.map(pairOf)).toContain("Saturn SEXTILE Moon");
});

describe("calculateTransitAspects", () => {
  const asked = { transitDate: "2026-02-03", transitTime: "12:00:00", minStrength: 40 };
  const known = (time: string) => transitAspects({ ...asked, natalChart: { ...NEW_YORK, time } }, context);

  test("has no house of an unknown time, and of a range those that hold", () => {
    const day = transitAspects({ ...asked, natalChart: NEW_YORK }, context);
    for (const one of [...day.transitPlanets, ...day.natalPlanets]) expect(one).not.toHaveProperty("house");
    const about = { time: "14:30:00", timeAccuracyMinutes: 10 };
    const range = transitAspects({ ...asked, natalChart: { ...NEW_YORK, ...about } }, context);
    const charts = ["14:20:00", "14:26:00", "14:33:00", "14:40:00"].map(known);
    expect(range.transitPlanets.filter(({ house }) => house !== undefined).length).toBeGreaterThan(4);
    for (const chart of charts) {
      for (const [index0, { house }] of range.transitPlanets.entries()) {
        if (house !== undefined) expect(chart.transitPlanets[index0]?.house).toBe(house);
      }
      for (const [index0, { house }] of range.natalPlanets.entries()) {
        if (house !== undefined) expect(chart.natalPlanets[index0]?.house).toBe(house);
      }
    }
    const told: unknown = JSON.parse(JSON.stringify(range));
    expect(uncertainTransitAspectsOutput.strict().parse(told)).toEqual(told);
  });

  test("filters by the strength that every birth has", () => {
    const day = transitAspects({ ...asked, natalChart: NEW_YORK }, context);
    expect(day.aspects.length).toBeGreaterThan(10);
    expect(day.summary.total).toBe(day.aspects.length);
    for (const { strength } of day.aspects) expect(strength).toBeGreaterThanOrEqual(40);
    for (const time of ["00:00:00", "11:40:00", "23:59:59"]) {
      const chart = known(time).aspects.map(({ planet1, planet2, type }) => `${planet1} ${type} ${planet2}`);
      for (const { planet1, planet2, type } of day.aspects) expect(chart).toContain(`${planet1} ${type} ${planet2}`);
    }
    const widest = Math.min(...day.aspects.map(({ orb }) => orb.most));
    expect(day.summary.strongest?.orb.most).toBe(widest);
  });
});

test("a chart with loose digits may be open too", () => {
  const loose = { ...NEW_YORK, date: "1990-7-5", time: "9:30", timeAccuracyMinutes: 15 };
  expect(transits({ ...SKY, natalChart: loose }, context).birthTime.from).toBe("1990-07-05T09:15:00");
  const range = { ...NEW_YORK, date: "1990-7-5", timeFrom: "09:15:00", timeTo: "09:45:00" };
  expect(transits({ ...SKY, natalChart: range }, context).birthTime.to).toBe("1990-07-05T09:45:00");
  const night = (): unknown => transits({ ...SKY, natalChart: { ...range, timeTo: "04:00:00" } }, context);
  expect(night).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && /dateTo 1990-07-06/.test(error.message)));
});

test("a known time and no birth at all are answered as ever", () => {
  const run = (input: object): string => {
    const parsed = erase(transits).parse({ flat: input });
    return JSON.stringify(parsed.ok && erase(transits).run(parsed.value, context));
  };
  const known = run({ ...SKY, natalChart: { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: null } });
  expect(known).toBe(JSON.stringify(transits({ ...SKY, natalChart: { ...NEW_YORK, time: "14:30:00" } }, context)));
  expect(known).not.toContain("birthTime");
  expect(run(SKY)).not.toContain("birthTime");
});

test("the figures have no houses, and say that the time is unknown", () => {
  const day = transits({ ...SKY, natalChart: NEW_YORK }, context);
  const aspects = transitAspects({ transitDate: SKY.date, natalChart: NEW_YORK }, context);
  for (const figure of [transitsBiWheel.figure(day), transitAspectsBiWheel.figure(aspects)]) {
    const drawn = JSON.stringify(figure.shapes);
    expect(drawn).toContain("1990-07-15 · time unknown");
    expect(drawn).not.toMatch(/cusp-|"AC"|undefined/);
  }
});
