import { type AnyOperation, type DeclaredSchema, declaredSchemaOf, isHeavyCall } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { catalogue } from "./index";

/** Births whose time may be left out, which has a meaning of its own: only the word `unknown` may mean unknown there. */
const OPTIONAL: Readonly<Record<string, string>> = {
  getKpRulingPlanets: "birthTime",
  calculateKuaNumber: "time",
  generateEightMansions: "time",
  generateBirthProfile: "time",
};

/** Times that are no birth's: of the sky looked at, of a question, of a day. */
const NO_BIRTH: Readonly<Record<string, string>> = {
  getCurrentMoonPhase: "time",
  calculateTransitAspects: "transitTime",
  calculateTransits: "time",
  getKpAyanamsa: "time",
  castKpHoraryChart: "time",
  getBasicPanchang: "time",
  calculateTransit: "transitTime",
  getKpDailyFinance: "time",
  generateTransit: "time",
  calculateAnnualForecast: "moment.time",
  findTimeLords: "targetTime",
  findPlanetaryHours: "time",
};

/**
 * Births whose time must be known: another program had one time, and it is its values that are explained; four minutes of
 * it are a year of directions; a year begins with the Sun's return to its longitude of birth, so that an hour of birth
 * moves the chart of the year by one.
 */
const KNOWN: Readonly<Record<string, string>> = {
  explainDifferences: "time partner.time",
  findPrimaryDirections: "time",
  castVarshaphala: "time",
};

interface Found {
  readonly path: string;
  readonly isRequired: boolean;
}

/** The times of day that a request takes, where a known time is sent. */
function timesIn({ params, query, body, uncertain }: AnyOperation): readonly Found[] {
  const found: Found[] = [];
  const visit = ({ properties = {}, required = [] }: DeclaredSchema, around: string): void => {
    for (const [name, member] of Object.entries(properties)) {
      if (/^(?:time|\w+Time)$/.test(name))
        found.push({ path: `${around}${name}`, isRequired: required.includes(name) });
      visit(member, `${around}${name}.`);
      for (const branch of member.anyOf ?? []) visit(branch, `${around}${name}.`);
      if (member.items !== undefined) visit(member.items, `${around}${name}[].`);
    }
  };
  for (const part of [params, query, uncertain?.knownBody ?? body]) {
    if (part !== undefined) visit(declaredSchemaOf(part, "input"), "");
  }
  return found;
}

const openPaths = ({ uncertain, openBirths }: AnyOperation): readonly string[] =>
  (uncertain?.births ?? openBirths ?? []).map(({ holder, names }) =>
    holder === undefined ? names.time : `${holder}.${names.time}`,
  );

const listed = (lists: Readonly<Record<string, string>>, id: string): readonly string[] =>
  Object.hasOwn(lists, id) ? (lists[id] ?? "").split(" ") : [];

describe("the times of day in requests", () => {
  const operations = catalogue.entries.map(({ operation }) => operation);

  test.each(operations.filter((one) => timesIn(one).length > 0).map((one) => [one.id, one] as const))(
    "%s: each is a birth's that may be open or must be known, an optional one, or no birth's",
    (id, operation) => {
      const open = openPaths(operation);
      const kinds = [open, listed(OPTIONAL, id), listed(NO_BIRTH, id), listed(KNOWN, id)];
      const plain = (path: string): string => path.replace("[]", "");
      // an optional time stays in its list when it may be open
      const claimed = [...new Set(kinds.flat().map(plain))].sort();
      expect(claimed).toEqual(
        timesIn(operation)
          .map(({ path }) => plain(path))
          .sort(),
      );
    },
  );

  test("no list names an operation that there is none of", () => {
    const ids = new Set(operations.map(({ id }) => id));
    const named = [OPTIONAL, NO_BIRTH, KNOWN].flatMap((list) => Object.keys(list));
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test("an open time is computed beside the event loop of a service, a known one where it is light", () => {
    const natal = operations.find(({ id }) => id === "generateNatalChart");
    const couple = operations.find(({ id }) => id === "calculateGunMilan");
    if (natal === undefined || couple === undefined) throw new Error("no operation");
    const birth = { date: "1990-07-15", time: "14:30:00", latitude: 40.7, longitude: -74, timezone: -4 };
    expect(isHeavyCall(natal, birth)).toBe(false);
    expect(isHeavyCall(natal, { ...birth, time: null })).toBe(true);
    expect(isHeavyCall(natal, { ...birth, timeAccuracyMinutes: 5 })).toBe(true);
    expect(isHeavyCall(couple, { person1: birth, person2: birth })).toBe(false);
    expect(isHeavyCall(couple, { person1: birth, person2: { ...birth, time: "unknown" } })).toBe(true);
  });

  test("an operation with an open time answers with a state, and takes the word in every place", () => {
    const arms = operations.filter(({ uncertain }) => uncertain !== undefined);
    expect(arms.length).toBeGreaterThan(0);
    for (const { id, uncertain, output } of arms) {
      const state = (schema: DeclaredSchema): unknown => schema.properties?.["birthTime"]?.properties?.["state"]?.enum;
      const told = uncertain === undefined ? {} : declaredSchemaOf(uncertain.output, "output");
      expect([id, state(told)]).toEqual([id, ["unknown", "range"]]);
      expect([id, state(declaredSchemaOf(output, "output"))]).toEqual([id, undefined]);
    }
  });
});
