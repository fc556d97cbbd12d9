import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { Lilith } from "../types";
import { computeLilith } from "./compute";
import { lilith } from "./operation";
import { presentLiliths } from "./present";
import { uncertainLilithOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const NEW_YORK = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: -4 };
const DAYS = [
  ["both in Scorpio", { ...NEW_YORK, date: "1990-07-05" }],
  ["the osculating one enters Sagittarius", { ...NEW_YORK, date: "1990-07-09" }],
  ["the osculating one turns", NEW_YORK],
  ["the osculating one goes back to Scorpio", { ...NEW_YORK, date: "1990-07-28" }],
] as const;

type Birth = typeof NEW_YORK;

const at = (birth: Birth, local: string): Lilith =>
  lilith({ ...birth, date: local.slice(0, 10), time: local.slice(11) }, context);

const readAt = (birth: Birth) => (local: string) => {
  const answer = at(birth, local);
  return (member: string): unknown => {
    const [, variant, field] = member.split(".");
    const { sign, house, isRetrograde } = answer.lilith.find((one) => one.variant === variant) ?? {};
    return { sign, house, isRetrograde }[field ?? ""];
  };
};

/** In [0, 180]. */
const apart = ({ lilith: [mean, osculating] }: Lilith): number =>
  Math.abs((((mean?.longitude ?? Number.NaN) - (osculating?.longitude ?? Number.NaN) + 540) % 360) - 180);

describe.each(DAYS)("%s, the time unknown", (_, birth) => {
  const open = lilith(birth, context);

  test("has what every time of the day has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(20);
    expectAgreement(open.birthTime, readAt(birth), 9);
  });

  test("has the places of its first and last second and no house, and reads a sign as the known answer begins", () => {
    const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) => at(birth, local));
    for (const [index0, point] of open.lilith.entries()) {
      expect(point.from.longitude).toBe(first?.lilith[index0]?.longitude);
      expect(point.to.speed).toBe(last?.lilith[index0]?.speed);
      expect(point.note).toBe(first?.lilith[index0]?.note);
      expect(point).not.toHaveProperty("house");
      const reading = point.possibleSigns?.[0]?.interpretation ?? point.interpretation ?? "none";
      expect(first?.lilith[index0]?.interpretation?.startsWith(reading)).toBe(true);
    }
  });

  test("tells how far the two are apart at most, to a degree", () => {
    const widest = Math.max(...timesThrough(open.birthTime, 97).map((local) => apart(at(birth, local))));
    const told = /(\d+)°/.exec(open.summary ?? "")?.[1];
    if (open.lilith.every(({ sign }) => sign !== undefined)) expect(Number(told)).toBe(Math.ceil(widest));
    else expect(open).not.toHaveProperty("summary");
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainLilithOutput.strict().parse(told)).toEqual(told);
  });
});

test("of an unknown time the summary says in its second sentence what a time would add; of a held house it does not", () => {
  expect(lilith(NEW_YORK, context).summary).toMatch(/° between them\. With the hour of birth each would have a house/);
  const range = lilith({ ...NEW_YORK, time: "14:30:00", timeAccuracyMinutes: 2 }, context);
  const known = at(NEW_YORK, "1990-07-15T14:30:00");
  expect(range.lilith.map(({ house }) => house)).toEqual(known.lilith.map(({ house }) => house));
  expect(range.lilith.map(({ interpretation }) => interpretation)).toEqual(
    known.lilith.map(({ interpretation }) => interpretation),
  );
  expect(range.summary).not.toContain("hour of birth");
});

test("the changes of sign and the turn of these days are told", () => {
  const told = DAYS.flatMap(([, birth]) => lilith(birth, context).birthTime.changes);
  const others = told.filter(({ member }) => !member.endsWith(".house"));
  expect(others.map(({ member, after }) => [member, after])).toEqual([
    ["lilith.true.sign", "Sagittarius"],
    ["lilith.true.isRetrograde", true],
    ["lilith.true.sign", "Scorpio"],
  ]);
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(lilith);
  const parsed = operation.parse({ flat: { ...NEW_YORK, time: "14:30:00" } });
  const facts = computeLilith({ ...NEW_YORK, time: "14:30:00", houseSystem: "placidus" }, { ephemeris });
  const expected = presentLiliths(facts, { lang: "en", catalogues: [en] });
  expect(JSON.stringify(parsed.ok && operation.run(parsed.value, context))).toBe(JSON.stringify(expected));
});
