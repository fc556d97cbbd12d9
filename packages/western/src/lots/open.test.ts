import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase, isAlmagestError } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement } from "../../../sky/test/open-agreement";
import { en } from "../texts/en";
import type { ArabicLots } from "../types";
import { arabicLots } from "./operation";
import { uncertainArabicLotsOutput } from "./schema";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en] });
const HONOLULU = {
  date: "1961-08-04",
  latitude: 21.3069,
  longitude: -157.8583,
  timezone: -10,
  houseSystem: "placidus",
} as const;
const QUARTER = { time: "19:24:00", timeAccuracyMinutes: 15 } as const;
const ASKED = [
  ["around sunset", { ...HONOLULU, timeFrom: "18:40:00", timeTo: "19:40:00" }],
  ["a quarter of an hour, whole signs", { ...HONOLULU, ...QUARTER, houseSystem: "whole-sign" }],
  ["a quarter of an hour, equal houses", { ...HONOLULU, ...QUARTER, houseSystem: "equal" }],
  [
    "Koch in Berlin by night",
    {
      ...HONOLULU,
      date: "1987-03-14",
      latitude: 52.52,
      longitude: 13.405,
      timezone: 1,
      time: "02:10:00",
      timeAccuracyMinutes: 15,
      houseSystem: "koch",
    },
  ],
  [
    "Tromsø, whose Ascendant leaps",
    {
      ...HONOLULU,
      date: "1979-12-21",
      latitude: 69.65,
      longitude: 18.96,
      timezone: 1,
      timeFrom: "11:30:00",
      timeTo: "12:30:00",
    },
  ],
] as const;

type Asked = (typeof ASKED)[number][1];

const at = (
  { latitude, longitude, timezone, houseSystem }: Pick<Asked, "latitude" | "longitude" | "timezone" | "houseSystem">,
  local: string,
): ArabicLots =>
  arabicLots({ date: local.slice(0, 10), time: local.slice(11), latitude, longitude, timezone, houseSystem }, context);

const readAt = (asked: Asked) => (local: string) => {
  const { sect, lots } = at(asked, local);
  return (member: string): unknown => {
    const [list, id, field] = member.split(".");
    const lot = lots.find((one) => one.id === id);
    return list === "sect" ? sect : field === "sign" ? lot?.sign : lot?.house;
  };
};

describe.each(ASKED)("%s", (_, asked) => {
  const open = arabicLots(asked, context);

  test("has what every time of it has, and the seconds of every change", () => {
    expect(open.birthTime.changes.length).toBeGreaterThan(1);
    expectAgreement(open.birthTime, readAt(asked), 13);
  });

  test("has the lots of its first and last second, and reads what holds of each as a known time does", () => {
    const [first, last] = [open.birthTime.from, open.birthTime.to].map((local) => at(asked, local));
    for (const [index0, lot] of open.lots.entries()) {
      const [from, to] = [first?.lots[index0], last?.lots[index0]];
      expect([lot.from.longitude, lot.to.longitude]).toEqual([from?.longitude, to?.longitude]);
      if (lot.sign !== undefined && lot.house !== undefined) expect(lot.interpretation).toBe(from?.interpretation);
      else expect(from?.interpretation).not.toBe(lot.interpretation);
      expect(lot.ruler).toBe(lot.sign === undefined ? undefined : from?.ruler);
      expect(lot.formula).toBe(open.sect === undefined ? undefined : from?.formula);
    }
    const isTold = open.sect !== undefined && open.lots.slice(0, 2).every(({ sign }) => sign !== undefined);
    expect(open.summary).toBe(isTold ? first?.summary : undefined);
  });

  test("is the answer that its schema describes", () => {
    const json: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainArabicLotsOutput.strict().parse(json)).toEqual(json);
  });
});

test("a sect that changes is told, and no formula with it", () => {
  const open = arabicLots(ASKED[0][1], context);
  expect(open.birthTime.changes[0]).toMatchObject({ member: "sect", before: "day", after: "night" });
  expect(open).not.toHaveProperty("sect");
  for (const lot of open.lots) expect(lot).not.toHaveProperty("formula");
});

test("a whole day has none, and the refusal says what to send", () => {
  const ask = (): unknown => arabicLots(HONOLULU, context);
  expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  expect(ask).toThrow(/counted off from the Ascendant.+Send time, or .+ timeAccuracyMinutes, or timeFrom and timeTo/);
});

test("a range of more than three hours is refused, and the refusal says how narrow it has to be", () => {
  const ask = (): unknown => arabicLots({ ...HONOLULU, timeFrom: "12:00:00", timeTo: "15:00:01" }, context);
  expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && error.code === "unprocessable_entity"));
  expect(ask).toThrow(
    /half of the zodiac or more\. Send a range of at most 3 hours: .+ timeAccuracyMinutes up to 90\./,
  );
  expect(arabicLots({ ...HONOLULU, timeFrom: "12:00:00", timeTo: "15:00:00" }, context).lots).toHaveLength(7);
});

test("a known time is answered by the other arm", () => {
  const operation = erase(arabicLots);
  const parsed = operation.parse({ flat: { ...HONOLULU, time: "19:24:00", timeAccuracyMinutes: null } });
  const known = at(HONOLULU, "1961-08-04T19:24:00");
  expect(parsed.ok && JSON.stringify(operation.run(parsed.value, context))).toBe(JSON.stringify(known));
});
