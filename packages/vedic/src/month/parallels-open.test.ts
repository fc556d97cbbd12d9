import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, LANGS } from "@almagest/operation";
import { type Shape, timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { describe, expect, test } from "vitest";
import { parallelBars } from "../pictures";
import type { VedicParallels } from "../types";
import { vedicParallels } from "./parallels";
import { uncertainVedicParallelsOutput } from "./parallels-schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [] });
const HYDERABAD = { date: "2026-02-03", latitude: 17.385044, longitude: 78.486671, timezone: 5.5 } as const;
const ASKED = [
  ["Hyderabad, the time unknown", HYDERABAD],
  [
    "Quito, the Moon on the equator, an orb of three degrees",
    { ...HYDERABAD, date: "2026-03-19", latitude: -0.18, longitude: -78.47, timezone: -5, orb: 3 },
  ],
  [
    "Tromsø within a long day",
    {
      ...HYDERABAD,
      date: "2026-06-04",
      latitude: 69.65,
      longitude: 18.96,
      timezone: 2,
      timeFrom: "11:00:00",
      timeTo: "13:00:00",
    },
  ],
] as const;

type Asked = (typeof ASKED)[number][1];

const at = (asked: Asked, local: string): VedicParallels => {
  const { latitude, longitude, timezone } = asked;
  const orb = "orb" in asked ? asked.orb : 1.5;
  return vedicParallels(
    { date: local.slice(0, 10), time: local.slice(11), latitude, longitude, timezone, orb },
    context,
  );
};

const localOf = (epochMs: number): string => new Date(epochMs).toISOString().slice(0, 19);
const told = ({
  planet1,
  planet2,
  type,
}: {
  readonly planet1: string;
  readonly planet2: string;
  readonly type: string;
}) => `${planet1} ${type} ${planet2}`;
const kindAt = (asked: Asked, local: string, member: string): string => {
  const [, ...pair] = member.split(".");
  const found = at(asked, local).parallels.find(
    ({ planet1, planet2 }) => pair.includes(planet1.toLowerCase()) && pair.includes(planet2.toLowerCase()),
  );
  return found?.type ?? "none";
};

describe.each(ASKED)("%s", (_, asked) => {
  const open = vedicParallels(asked, context);
  const { from, to, changes } = open.birthTime;
  const [start, end] = [Date.parse(`${from}Z`), Date.parse(`${to}Z`)];
  const times = Array.from({ length: 13 }, (_, part) =>
    localOf(start + 1000 * Math.round((end - start) * (part / 12000))),
  );

  test("has the parallels of every time of it, each within its orbs", () => {
    for (const local of times) {
      const known = at(asked, local).parallels;
      const there = [
        ...open.parallels,
        ...open.passingParallels.filter(({ begins = "", ends = "9" }) => begins <= local && local < ends),
      ];
      expect([local, there.map(told).sort()]).toEqual([local, known.map(told).sort()]);
    }
  });

  test("tells the second at which each begins and ends", () => {
    expect(changes.length).toBeGreaterThan(0);
    for (const { member, before, after, at: second } of changes) {
      const earlier = localOf(Date.parse(`${second}Z`) - 1000);
      expect([second, member, kindAt(asked, earlier, member), kindAt(asked, second, member)]).toEqual([
        second,
        member,
        before,
        after,
      ]);
    }
  });

  test("has the declinations of both ends, and is the answer that its schema describes", () => {
    const [first, last] = [from, to].map((local) => at(asked, local));
    expect(open.planets.map(({ declination }) => declination)).toEqual(
      open.planets.map((_, index0) => ({
        from: first?.planets[index0]?.declination,
        to: last?.planets[index0]?.declination,
      })),
    );
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainVedicParallelsOutput.strict().parse(json)).toEqual(json);
  });
});

test("a known time is answered by the other arm", () => {
  const operation = erase(vedicParallels);
  const parsed = operation.parse({ flat: { ...HYDERABAD, time: "12:00:00", timeAccuracyMinutes: null } });
  expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).toBe(
    JSON.stringify(at(HYDERABAD, "2026-02-03T12:00:00")),
  );
});

test.each(LANGS)("the figure says in %s that the time is unknown, and keeps its words in their places", (lang) => {
  const said = (shapes: readonly Shape[]): readonly string[] =>
    shapes.flatMap((one) => [...(one.text === undefined ? [] : [one.text]), ...said(one.children ?? [])]);
  const figure = parallelBars.figure(vedicParallels({ ...HYDERABAD, lang }, context), { lang });
  expect(said(figure.shapes).join()).toContain(timeUnknown[lang]);
  expect(flawsOf(figure)).toEqual([]);
});
