import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { progressionsBiWheel, solarArcBiWheel } from "../../pictures";
import { en } from "../../texts/en";
import { progressions } from "../progressions";
import { solarArc } from "../solar-arc";
import { uncertainProgressionsOutput } from "./progressions";
import { uncertainSolarArcOutput } from "./solar-arc";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });
const NEW_YORK = {
  date: "1990-07-15",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
  targetDate: "2025-07-15",
};
/** Mercury is direct at birth on the day on which it turns. */
const MUMBAI = { ...NEW_YORK, date: "1995-01-26", timezone: 5.5 };
const BEFORE = { ...NEW_YORK, targetDate: "1950-03-01" };
const MINUTES = { time: "14:30:00", timeAccuracyMinutes: 8 };

const idOf = (name: string): string => (name === "Black Moon Lilith" ? "lilith" : name.toLowerCase().replace(" ", "-"));
const timed = (local: string) => ({ date: local.slice(0, 10), time: local.slice(11) });

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** Whether a longitude is on the way from one end to the other, which is short. */
function isBetween(longitude: number, { from, to }: Ends): boolean {
  const turn = (deg: number): number => ((deg + 540) % 360) - 180;
  const [whole, part] = [turn(to - from), turn(longitude - from)];
  return whole < 0 ? part <= 1e-4 && part >= whole - 1e-4 : part >= -1e-4 && part <= whole + 1e-4;
}

/** A few members that change, each with all its changes. */
function fewOf<Time extends { readonly changes: readonly { readonly member: string }[] }>(birthTime: Time): Time {
  const members = [...new Set(birthTime.changes.map(({ member }) => member))].slice(0, 4);
  return { ...birthTime, changes: birthTime.changes.filter(({ member }) => members.includes(member)) };
}

const SPANS = [
  ["New York, the time unknown", NEW_YORK, progressions(NEW_YORK, context), solarArc(NEW_YORK, context)],
  ["Mumbai, Mercury turns", MUMBAI, progressions(MUMBAI, context), solarArc(MUMBAI, context)],
  ["before birth", BEFORE, progressions(BEFORE, context), solarArc(BEFORE, context)],
  [
    "a quarter of an hour",
    NEW_YORK,
    progressions({ ...NEW_YORK, ...MINUTES }, context),
    solarArc({ ...NEW_YORK, ...MINUTES }, context),
  ],
] as const;

describe.each(SPANS)("progressions, %s", (_, birth, open) => {
  const at = (local: string) => progressions({ ...birth, ...timed(local) }, context);

  test("hold and change what those of known times do", () => {
    expectAgreement(
      fewOf(open.birthTime),
      (local) => {
        const known = at(local);
        return (member) => {
          const [list, id = "", field] = member.split(".");
          if (member === "lunation.phase") return known.lunation.phase;
          const [planets, name] = list === "natal" ? [known.natal.planets, field] : [known.planets, id];
          const planet = planets.find((one) => idOf(one.name) === name);
          return member.endsWith(".sign") ? planet?.sign : planet?.isRetrograde;
        };
      },
      3,
    );
  });

  test("have each body between its ends, its turn and its text as any time has them", () => {
    for (const local of timesThrough(open.birthTime, 4)) {
      const known = at(local);
      for (const [index0, planet] of open.planets.entries()) {
        const one = known.planets[index0];
        if (!planet.name.endsWith("Node")) {
          const ends = { from: planet.from.longitude, to: planet.to.longitude };
          expect([local, planet.name, isBetween(one?.longitude ?? 0, ends)]).toEqual([local, planet.name, true]);
        }
        if (planet.hasTurned !== undefined) expect(one?.hasTurned).toBe(planet.hasTurned);
        // A known time adds the house, in the same sentence for a slow body.
        for (const sentence of planet.interpretation?.split(/(?<=\.) /) ?? []) {
          expect(one?.interpretation).toContain(sentence.replace(/\.$/, ""));
        }
      }
      expect(isBetween(known.lunation.elongation, open.lunation.elongation)).toBe(true);
      expect(known.elapsedYears).toBe(open.elapsedYears);
    }
  });

  test("are read without angles and houses, and say in the second sentence what a time would add", () => {
    const [first, second, ...rest] = sentencesOf(open.summary ?? "");
    expect(second).toMatch(/^(?:A time would|The exact minute would)/);
    const told = [first, ...rest, ...open.planets.map(({ interpretation = "" }) => interpretation)].join(" ");
    expect(told).not.toMatch(/\bhouses?\b|Ascendant|Midheaven|undefined|\{/);
  });

  test("are the answer that the schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainProgressionsOutput.strict().parse(told)).toEqual(told);
    for (const member of ["ascendant", "midheaven"]) expect(told).not.toHaveProperty(member);
  });
});

describe.each(SPANS)("the solar arc, %s", (_, birth, __, open) => {
  const at = (local: string) => solarArc({ ...birth, ...timed(local) }, context);
  const nameOf = (contact: { directed: string; type: string; natal: string }): string =>
    `${contact.directed} ${contact.type} ${contact.natal}`;

  test("holds and changes what those of known times do", () => {
    expectAgreement(
      fewOf(open.birthTime),
      (local) => {
        const known = at(local);
        return (member) => {
          const [list, id, other] = member.split(".");
          if (list === "directed") return known.directed.find(({ name }) => idOf(name) === id)?.sign;
          const there = known.contacts.find(({ directed, natal }) => idOf(directed) === id && idOf(natal) === other);
          return there?.type ?? "none";
        };
      },
      3,
    );
  });

  test("has the contacts of every time, with their orbs, and no other but those that change", () => {
    const changing = new Set(open.birthTime.changes.map(({ member }) => member));
    for (const local of timesThrough(open.birthTime, 4)) {
      const known = at(local);
      const ANGLES = ["Ascendant", "Midheaven"];
      const always = known.contacts.filter(
        ({ directed, natal }) =>
          !ANGLES.includes(directed) &&
          !ANGLES.includes(natal) &&
          !changing.has(`contacts.${idOf(directed)}.${idOf(natal)}`),
      );
      expect([local, always.map(nameOf).sort()]).toEqual([local, open.contacts.map(nameOf).sort()]);
      for (const contact of open.contacts) {
        const one = always.find((other) => nameOf(other) === nameOf(contact));
        expect(one?.orb).toBeLessThanOrEqual(Math.max(contact.orb.from, contact.orb.to) + 1e-3);
        if (contact.isApplying !== undefined) expect(one?.isApplying).toBe(contact.isApplying);
      }
      for (const [index0, point] of open.directed.entries()) {
        if (point.sign !== undefined) expect(known.directed[index0]?.sign).toBe(point.sign);
      }
    }
  });

  test("is read without angles and houses, and says in its second sentence what a time would add", () => {
    const [first, second, ...rest] = sentencesOf(open.summary ?? "");
    expect(second).toMatch(/^(?:A time would add|To know the minute would)/);
    expect([first, ...rest].join(" ")).not.toMatch(/\bhouses?\b|Ascendant|Midheaven|undefined|\{/);
    const count = open.contacts.length;
    const words =
      count === 0
        ? /\b(?:none is sure|No conjunction)/
        : count === 1
          ? /\bone is sure|One contact/
          : `${count} contacts`;
    expect(rest[0]).toMatch(words);
    const arc = open.elapsedYears < 0 ? 360 - open.solarArc.from : open.solarArc.from;
    expect(first).toContain(`${arc.toFixed(1)}°`);
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainSolarArcOutput.strict().parse(told)).toEqual(told);
  });
});

test("a night past midnight has both of its distances to the target", () => {
  const night = { ...NEW_YORK, timeFrom: "23:40:00", timeTo: "00:20:00", dateTo: "1990-07-16" };
  const open = solarArc(night, context);
  for (const local of ["1990-07-15T23:59:59", "1990-07-16T00:00:00", "1990-07-16T00:20:00"]) {
    const known = solarArc({ ...NEW_YORK, ...timed(local) }, context);
    for (const [index0, { sign }] of open.directed.entries()) {
      if (sign !== undefined) expect(known.directed[index0]?.sign).toBe(sign);
    }
  }
  expect(progressions(night, context).birthTime).toMatchObject({ state: "range", to: "1990-07-16T00:20:00" });
});

test("a known time is answered as ever", () => {
  for (const operation of [erase(progressions), erase(solarArc)]) {
    const run = (about: object): string => {
      const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00", ...about } });
      return JSON.stringify(parsed.ok && operation.run(parsed.value, context));
    };
    expect(run({ timeAccuracyMinutes: null })).toBe(run({}));
    expect(run({})).not.toContain('"birthTime"');
  }
});

test("the figures have no houses, and say that the time is unknown", () => {
  const [, , first, arc] = SPANS[0];
  for (const { shapes } of [progressionsBiWheel.figure(first), solarArcBiWheel.figure(arc)]) {
    expect(JSON.stringify(shapes)).toContain("1990-07-15 · time unknown");
    expect(JSON.stringify(shapes)).not.toMatch(/cusp-|"AC"|undefined|NaN/);
  }
});
