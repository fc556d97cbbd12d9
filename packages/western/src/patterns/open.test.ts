import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { AspectPatterns } from "../types";
import { aspectPatterns } from "./operation";
import { uncertainAspectPatternsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const PLACE = { latitude: 37.77, longitude: -122.42, timezone: -8 };
const ASKED = [
  ["a day with a grand trine", { ...PLACE, date: "1955-02-24" }],
  [
    "a day of three figures, Chiron and the node with them",
    { ...PLACE, date: "1990-07-15", include: "chiron,northNode" },
  ],
  ["strict orbs", { ...PLACE, date: "1986-05-18", strictOrbs: true }],
] as const;

type Asked = (typeof ASKED)[number][1];

const at = (asked: Asked, local: string): AspectPatterns =>
  aspectPatterns({ ...asked, date: local.slice(0, 10), time: local.slice(11) }, context);

const idOf = (name: string): string => Object.entries(bodies).find(([, term]) => term.en === name)?.[0] ?? name;

const readAt = (asked: Asked) => (local: string) => {
  const answer = at(asked, local);
  return (member: string): unknown => {
    const [list, one, last] = member.split(".");
    if (list === "patterns") {
      return answer.patterns.some(({ kind, planets }) => kind === one && planets.map(idOf).join("-") === last);
    }
    const planet = answer.planets.find(({ name }) => idOf(name) === one);
    return last === "sign" ? planet?.sign : planet?.isRetrograde;
  };
};

describe.each(ASKED)("%s", (_, asked) => {
  const open = aspectPatterns(asked, context);

  test("has what every time of it has, and the seconds of every change", () => {
    expect(open.birthTime.changes.filter(({ member }) => member.startsWith("patterns."))).not.toEqual([]);
    expectAgreement(open.birthTime, readAt(asked), 9);
  });

  test("tells every figure of a known time, none tighter than where it is loosest", () => {
    for (const local of timesThrough(open.birthTime, 17)) {
      const { patterns } = at(asked, local);
      const there = [
        ...open.patterns,
        ...open.passingPatterns.filter(({ begins = "", ends = "9" }) => begins <= local && local < ends),
      ];
      const told = ({ kind, planets, element, dissociate }: AspectPatterns["patterns"][number]): string =>
        [kind, ...planets, element, dissociate].join();
      expect([local, there.map(told).sort()]).toEqual([local, patterns.map(told).sort()]);
      for (const found of there) {
        const known = patterns.find((one) => told(one) === told(found));
        expect(known?.tightness).toBeGreaterThanOrEqual(found.tightness);
      }
    }
  });

  test("is the answer that its schema describes", () => {
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainAspectPatternsOutput.strict().parse(json)).toEqual(json);
    expect(open.total).toBe(open.patterns.length);
    expect([...open.patterns, ...open.passingPatterns].every(({ interpretation }) => interpretation)).toBe(true);
  });
});

test("a range has the figures of its minutes, and a known time is answered by the other arm", () => {
  const range = aspectPatterns({ ...PLACE, date: "1955-02-24", time: "19:15:00", timeAccuracyMinutes: 15 }, context);
  expect(range.birthTime).toMatchObject({ state: "range", from: "1955-02-24T19:00:00" });
  expect(range.passingPatterns.length).toBeLessThan(3);
  const operation = erase(aspectPatterns);
  const parsed = operation.parse({
    flat: { ...PLACE, date: "1955-02-24", time: "19:15:00", timeAccuracyMinutes: null },
  });
  expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).not.toContain("birthTime");
});

test("a figure whose apex enters the sign of its modality stays: its member changes only where its sides come together", () => {
  const open = aspectPatterns({ ...PLACE, date: "1990-01-16", timezone: 0 }, context);
  const own = open.passingPatterns.filter(({ planets }) => planets.join() === "Moon,Jupiter,Uranus");
  expect(own.map(({ dissociate, modality }) => [dissociate, modality])).toEqual([
    [true, undefined],
    [false, "cardinal"],
  ]);
  const changes = open.birthTime.changes.filter(({ member }) =>
    ["patterns.T_SQUARE.moon-jupiter-uranus", "planets.moon.sign"].includes(member),
  );
  expect(changes).toEqual([
    { member: "patterns.T_SQUARE.moon-jupiter-uranus", before: false, after: true, at: own[0]?.begins },
    { member: "planets.moon.sign", before: "Virgo", after: "Libra", at: own[1]?.begins },
  ]);
  expect(own[0]?.ends).toBe(own[1]?.begins);
});
