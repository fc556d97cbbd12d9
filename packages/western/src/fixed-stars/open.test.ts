import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { bodies } from "@almagest/i18n/astrology";
import { createContext, erase } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { FixedStars } from "../types";
import { fixedStars } from "./operation";
import { uncertainFixedStarsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const ASKED = [
  ["New York, the time unknown", NEW_YORK],
  [
    "Mumbai, an orb of three degrees",
    { date: "1995-01-26", latitude: 19.076, longitude: 72.8777, timezone: 5.5, orb: 3 },
  ],
  ["New York within half an hour", { ...NEW_YORK, timezone: -5, time: "14:30:00", timeAccuracyMinutes: 15 }],
] as const;

type Asked = {
  readonly date: string;
  readonly timezone: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly orb?: number;
};

const at = ({ latitude, longitude, timezone, orb }: Asked, local: string): FixedStars =>
  fixedStars(
    {
      date: local.slice(0, 10),
      time: local.slice(11),
      latitude,
      longitude,
      timezone,
      ...(orb === undefined ? {} : { orb }),
    },
    context,
  );

const pointNamed = (id: string): string | undefined =>
  id === "ascendant"
    ? "ASC"
    : id === "midheaven"
      ? "MC"
      : Object.entries(bodies).find(([other]) => other === id)?.[1].en;

/** `conjunctions.pollux.sun` of the answer to a known time. */
const readAt = (asked: Asked) => (local: string) => {
  const { stars } = at(asked, local);
  return (member: string): unknown => {
    const [, star, point = ""] = member.split(".");
    const found = stars.find(({ id }) => id === star);
    return found?.conjunctions.some((contact) => contact.point === pointNamed(point));
  };
};

const told = ({ star, point }: { readonly star: string; readonly point: string }): string => `${star} ${point}`;
const isAngle = ({ point }: { readonly point: string }): boolean => point === "ASC" || point === "MC";

describe.each(ASKED)("%s", (_, asked) => {
  const open = fixedStars(asked, context);
  const isRange = open.birthTime.state === "range";

  test("has what every time of it has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(0);
    expectAgreement(open.birthTime, readAt(asked), 7);
  });

  test("tells every contact of a known time within its orbs, those of angles in a range alone", () => {
    for (const local of timesThrough(open.birthTime, 9)) {
      const known = at(asked, local).conjunctions.filter((contact) => isRange || !isAngle(contact));
      const there = [
        ...open.conjunctions,
        ...open.passingConjunctions.filter(({ begins = "", ends = "9" }) => begins <= local && local < ends),
      ];
      expect([local, there.map(told).sort()]).toEqual([local, known.map(told).sort()]);
      for (const { orb, ...contact } of open.conjunctions) {
        const own = known.find((one) => told(one) === told(contact))?.orb ?? Number.NaN;
        expect(own).toBeLessThanOrEqual(Math.max(orb.from, orb.to) + 0.02);
        if (contact.exactAt === undefined) expect(own).toBeGreaterThanOrEqual(Math.min(orb.from, orb.to) - 0.02);
      }
    }
  });

  test("has the stars of both ends, and is the answer that its schema describes", () => {
    const first = at(asked, open.birthTime.from);
    expect(open.stars.map(({ name, from, sign }) => [name, from.longitude, sign])).toEqual(
      first.stars.map(({ name, longitude, sign }) => [name, longitude, sign]),
    );
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainFixedStarsOutput.strict().parse(json)).toEqual(json);
  });

  test("says in the second sentence of its summary what a time would add, and no sentence of contacts twice", () => {
    const [, second, ...rest] = sentencesOf(open.summary ?? "");
    expect(second).toMatch(isRange ? /^A minute would/ : /^Knowing the time would add stars that were rising/);
    expect(rest).toEqual([]);
    const sentences = [...open.conjunctions, ...open.passingConjunctions].flatMap(({ interpretation = "" }) =>
      sentencesOf(interpretation),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    if (!isRange) expect(sentences.join(" ")).not.toMatch(/\bhouse\b/);
  });
});

test("a star that enters a sign that day is told with its second", () => {
  // Regulus passes 150° of the equinox of date several times in 2011 to 2013, as aberration takes it to and fro
  const signAt = (date: string, time: string) =>
    fixedStars({ ...NEW_YORK, date, time, timezone: 0 }, context).stars.find(({ id }) => id === "regulus")?.sign;
  const days = Array.from({ length: 730 }, (_, day) => new Date(Date.UTC(2011, 0, day + 1)).toISOString().slice(0, 10));
  const monthly = days.filter((_, index0) => index0 % 30 === 0);
  const turn0 = monthly.findIndex(
    (day, index0) => index0 > 0 && signAt(day, "00:00:00") !== signAt(monthly[index0 - 1] ?? "", "00:00:00"),
  );
  const month = days.slice((turn0 - 1) * 30, turn0 * 30 + 1);
  const day = month.find((date) => signAt(date, "00:00:00") !== signAt(date, "23:59:59")) ?? "";
  const open = fixedStars({ ...NEW_YORK, date: day, timezone: 0 }, context);
  const [change, ...others] = open.birthTime.changes.filter(({ member }) => member === "stars.regulus.sign");
  expect(others).toEqual([]);
  expect(open.stars.find(({ id }) => id === "regulus")).not.toHaveProperty("sign");
  expect(signAt(day, change?.at.slice(11) ?? "")).toBe(change?.after);
});

test("a range without a change of the Ascendant tells the house of a contact, and a known time has the other arm", () => {
  const range = fixedStars({ ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 2 }, context);
  const known = at(NEW_YORK, "1990-07-15T14:30:00");
  const pollux = range.conjunctions.find(({ star, point }) => star === "Pollux" && point === "Sun");
  const same = known.conjunctions.find(({ star, point }) => star === "Pollux" && point === "Sun");
  expect(pollux?.interpretation).toContain("house");
  expect(sentencesOf(same?.interpretation ?? "")).toEqual(
    expect.arrayContaining([...sentencesOf(pollux?.interpretation ?? "")]),
  );
  const operation = erase(fixedStars);
  const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: null } });
  expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).toBe(JSON.stringify(known));
});
