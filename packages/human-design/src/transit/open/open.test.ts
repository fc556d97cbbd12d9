import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, DomainError, erase } from "@almagest/operation";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { en } from "../../texts/en";
import type { DesignTransit } from "../../types";
import { designTransit } from "../operation";
import { uncertainTransitOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 10, 22), texts: [en] });
const MOMENT = { date: "2026-05-23", time: "12:00:00" };
const UTC = { timezone: 0 };
const REQUESTS = [
  ["a day of one type", { ...UTC, date: "1990-07-15" }],
  ["a day of three types", { ...UTC, date: "1964-03-21" }],
  ["a quarter of an hour each way", { ...UTC, date: "1990-07-15", time: "13:00:00", timeAccuracyMinutes: 15 }],
] as const;

const known = new Map<string, DesignTransit>();

function at(local: string): DesignTransit {
  const birthData = { ...UTC, date: local.slice(0, 10), time: local.slice(11) };
  const found = known.get(local) ?? designTransit({ birthData, ...MOMENT }, context);
  known.set(local, found);
  return found;
}

const idOf = ({ gateA, gateB }: { readonly gateA: number; readonly gateB: number }): string => `${gateA}-${gateB}`;

const readAt = (local: string) => {
  const { completedChannels, temporaryCenters, withTransit } = at(local);
  return (member: string): unknown => {
    const [head, own] = member.split(".");
    if (head === "withTransit") return withTransit.type;
    if (head === "temporaryCenters") return temporaryCenters.some(({ id }) => id === own);
    return completedChannels.find((channel) => idOf(channel) === own)?.kind ?? "none";
  };
};

describe.each(REQUESTS)("%s", (_, birthData) => {
  const open = designTransit({ birthData, ...MOMENT }, context);

  test("has what every time has, and the seconds of every change", () => {
    expectAgreement(open.birthTime, readAt, 7);
  });

  test("tells the loans of every time as the answers to known times do, and when the others are there", () => {
    for (const local of timesThrough(open.birthTime, 9)) {
      const answer = at(local);
      const isThere = ({ intervals }: { readonly intervals: readonly { from: string; to: string }[] }): boolean =>
        intervals.some(({ from, to }) => from <= local && local <= to);
      const bare = ({ kindDescription: _, ...channel }: DesignTransit["completedChannels"][number]) => channel;
      const own = answer.completedChannels.map(bare);
      expect(own).toEqual(expect.arrayContaining(open.completedChannels.map(bare)));
      const there = [...open.completedChannels, ...open.possibleCompletions.filter(isThere)];
      expect(own.map((one) => `${idOf(one)} ${one.kind}`).sort()).toEqual(
        there.map((one) => `${idOf(one)} ${one.kind}`).sort(),
      );
      for (const possible of open.possibleCompletions.filter(isThere)) {
        const found = answer.completedChannels.find((one) => idOf(one) === idOf(possible));
        expect(found?.natalGates).toEqual(expect.arrayContaining(possible.natalGates));
        expect(found?.bodies).toEqual(expect.arrayContaining(possible.bodies));
        if (possible.until !== undefined) expect(found?.until).toBe(possible.until);
      }
      const centers = [...open.temporaryCenters, ...open.possibleCenters.filter(isThere)].map(({ id }) => id);
      expect(answer.temporaryCenters.map(({ id }) => id).sort()).toEqual(centers.sort());
      const { gates, possibleGates } = open.natal;
      expect(answer.natal.gates).toEqual(expect.arrayContaining(gates));
      expect([...gates, ...possibleGates]).toEqual(expect.arrayContaining(answer.natal.gates));
      expect(answer.natal.centers).toEqual(expect.arrayContaining(open.natal.centers));
      const { parts, partsByBirth, type, typeUntil } = open.withTransit;
      for (const [reach, value] of [
        [parts, answer.withTransit.parts] as const,
        [partsByBirth, answer.withTransit.partsByBirth] as const,
      ]) {
        expect(value).toBeGreaterThanOrEqual(reach.least);
        expect(value).toBeLessThanOrEqual(reach.most);
      }
      if (type !== undefined) expect(answer.withTransit.type).toBe(type);
      if (typeUntil !== undefined) expect(answer.withTransit.typeUntil).toBe(typeUntil);
    }
  });

  test("reads no channel as lent that a time of birth goes without, and says what a time would settle", () => {
    const reading = open.reading ?? "";
    const [, second = ""] = sentencesOf(reading);
    expect(second).toMatch(/^A (?:closer )?time would /);
    for (const { name } of open.possibleCompletions) {
      expect(second).toContain(name);
      expect(reading.replace(second, "")).not.toContain(`${name} (`);
    }
    for (const { name } of open.completedChannels) expect(reading).toContain(name);
    expect(open.summary).toBeDefined();
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainTransitOutput.strict().parse(told)).toEqual(told);
  });
});

test("a loan of every time of birth whose end depends on it is told without one", () => {
  const asked = { date: "2026-11-23", time: "00:00:00" };
  const birthData = { date: "1979-06-21", timezone: 2 };
  const open = designTransit({ birthData, ...asked }, context);
  const rootAt = (time: string) =>
    designTransit({ birthData: { ...birthData, time }, ...asked }, context).temporaryCenters.find(
      ({ id }) => id === "root",
    );
  const root = open.temporaryCenters.find(({ id }) => id === "root");
  expect(root).toMatchObject({ temporarilyDefined: true });
  expect(root).not.toHaveProperty("until");
  const ends = new Set(["00:00:00", "06:00:00", "12:00:00", "18:00:00", "23:59:59"].map((time) => rootAt(time)?.until));
  expect(ends.size).toBe(2);
  expect(ends).not.toContain(undefined);
  expect(open.reading).toMatch(/hangs on the hour of birth: the Root\./);
  expect(open.reading).not.toContain("beyond the tables");
});

test("the sky is that of a known time of birth", () => {
  const { activations } = designTransit({ birthData: REQUESTS[0][1], ...MOMENT }, context);
  expect(activations).toEqual(at("1990-07-15T13:00:00").activations);
});

test.each(["0900-05-05", "1200-01-20"])("a birth on %s, whose sky is not at hand, is named", (date) => {
  const ask = () => designTransit({ birthData: { ...UTC, date }, ...MOMENT }, context);
  expect(ask).toThrow(DomainError);
  expect(ask).toThrow(/^birthData: /);
});

test("a known time is answered as without another arm", () => {
  const birthData = { ...UTC, date: "1990-07-15", time: "13:00", timeAccuracyMinutes: null };
  const parsed = erase(designTransit).parse({ flat: { birthData, ...MOMENT } });
  const answer = parsed.ok && erase(designTransit).run(parsed.value, context);
  expect(JSON.stringify(answer)).toBe(JSON.stringify(at("1990-07-15T13:00:00")));
  expect(answer).not.toHaveProperty("birthTime");
});
