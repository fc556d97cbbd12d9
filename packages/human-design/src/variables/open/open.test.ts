import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, timesThrough } from "../../../../sky/test/open-agreement";
import { en } from "../../texts/en";
import type { DesignVariables } from "../../types";
import { designVariables } from "../operation";
import { uncertainVariablesOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const BIRTH = { date: "1990-07-15", timezone: 0 };
const QUARTER = { ...BIRTH, time: "13:00:00", timeAccuracyMinutes: 15 };
const PARTS = ["color", "tone", "base", "direction", "directionLabel", "directionMeaning", "colorLabel"] as const;

const at = (local: string): DesignVariables =>
  designVariables({ ...BIRTH, date: local.slice(0, 10), time: local.slice(11) }, context);

const readAt = (local: string) => {
  const { arrows } = at(local);
  return (member: string): unknown => {
    const [, key, part] = member.split(".");
    return Object.entries(arrows.find((arrow) => arrow.key === key) ?? {}).find(([name]) => name === part)?.[1];
  };
};

describe.each([
  ["a quarter of an hour each way", QUARTER],
  ["a day", BIRTH],
  ["a day on which a node turns", { ...BIRTH, date: "1990-07-20" }],
] as const)("%s", (_, birth) => {
  const open = designVariables(birth, context);

  test("has what every time has, and the seconds of every change", () => {
    expectAgreement(open.birthTime, readAt, 7);
    for (const local of timesThrough(open.birthTime, 25)) {
      const { arrows } = at(local);
      for (const [index0, arrow] of open.arrows.entries()) {
        for (const part of PARTS) {
          if (arrow[part] !== undefined)
            expect([local, part, arrows[index0]?.[part]]).toEqual([local, part, arrow[part]]);
        }
        if (arrow.cognition) expect(arrows[index0]?.cognition).toEqual(arrow.cognition);
      }
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainVariablesOutput.strict().parse(told)).toEqual(told);
  });
});

test("of a day the changes are counted, and what the nodes keep is told", () => {
  const { arrows, birthTime } = designVariables(BIRTH, context);
  expect(birthTime.changes).toEqual([]);
  const tones = birthTime.counted?.find(({ member }) => member === "variables.motivation.tone")?.changes ?? 0;
  // the Sun moves 0.955 degrees that day, a tone is 5/192 of one
  expect(tones).toBeGreaterThanOrEqual(36);
  expect(tones).toBeLessThanOrEqual(37);
  expect(arrows.filter(({ activation }) => activation.planet === "Sun").map((arrow) => arrow.color)).toEqual([
    undefined,
    undefined,
  ]);
  expect(arrows.filter(({ color }) => color !== undefined).length).toBeGreaterThan(0);
});

test("within an hour changes are listed to the base", () => {
  const { changes, counted } = designVariables(QUARTER, context).birthTime;
  expect(counted).toBeUndefined();
  expect(changes.filter(({ member }) => member.endsWith(".base")).length).toBeGreaterThanOrEqual(6);
});

test("a known time is answered as without another arm", () => {
  const parsed = erase(designVariables).parse({ flat: { ...BIRTH, time: "13:00", timeAccuracyMinutes: null } });
  const answer = parsed.ok && erase(designVariables).run(parsed.value, context);
  expect(JSON.stringify(answer)).toBe(JSON.stringify(at("1990-07-15T13:00:00")));
  expect(answer).not.toHaveProperty("birthTime");
});
