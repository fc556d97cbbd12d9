import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, LANGS } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { bodygraph } from "./bodygraph/operation";
import { centerStates } from "./centers/operations";
import { humanDesign } from "./domain";
import births from "./fixtures/births.json";
import { humanDesignGate } from "./gates/operations";
import { en } from "./texts/en";
import { GATES } from "./wheel/order";

const context = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 4, 23, 12), texts: [en] });
const bare = createContext({ ephemeris: swissEphemeris(), now: Date.UTC(2026, 4, 23, 12) });

/** Every member of an answer that has a name in two fields: its path, the English name, the other. */
function named(answer: unknown, path = ""): readonly (readonly [path: string, localized: unknown])[] {
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([key, value]) =>
    key.endsWith("Localized") ? [[`${path}.${key}`, value] as const] : named(value, `${path}.${key}`),
  );
}

/** The names of members that end in Localized, without the places of lists. */
const LOCALIZED_MEMBERS = [
  "angle authority body centerName channel circuit combinedDefinition definition directionLabel dynamic",
  "baseName colorLabel gateName kind label layer name notSelf planet position signature strategy type",
].flatMap((line) => line.split(" "));

function answerOf(id: string, lang: string): unknown {
  const operation = humanDesign.operations.find((one) => one.id === id);
  const parsed = operation?.parse({ flat: { ...operation.examples[0], lang } });
  if (operation === undefined || !parsed?.ok) throw new Error(`no example of ${id}`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, context)));
}

describe.each(humanDesign.operations.map(({ id }) => id))("%s", (id) => {
  test("has its names in nine other languages, and none beside the English ones in English", () => {
    expect(named(answerOf(id, "en"))).toEqual([]);
    const members = LANGS.filter((lang) => lang !== "en").map((lang) =>
      named(answerOf(id, lang)).map(([path, localized]) => {
        expect(localized, `${lang} ${path}`).toEqual(expect.stringMatching(/\S/));
        return path;
      }),
    );
    for (const paths of members) expect(paths).toEqual(members[0]);
  });
});

test("the twelve of the contract have every localized member of it between them", () => {
  const ofContract = humanDesign.operations.filter(({ id }) => id !== "narrowHumanDesignBirthTime");
  const found = ofContract.flatMap(({ id }) =>
    named(answerOf(id, "de")).map(([path]) => path.replace(/.*\./, "").replace(/Localized$/, "")),
  );
  expect([...new Set(found)].sort()).toEqual([...LOCALIZED_MEMBERS].sort());
});

describe("an answer without texts", () => {
  test("leaves its prose out and keeps all else", () => {
    const [birth] = births;
    if (birth === undefined) throw new Error("no births");
    const input = { date: birth.date, time: birth.time, timezone: birth.timezone };
    const [told, silent] = [bodygraph(input, context), bodygraph(input, bare)];
    expect(silent.typeDescription).toBeUndefined();
    expect(silent.sides).toBeUndefined();
    expect(silent.gates.map(({ gate, line }) => [gate, line])).toEqual(
      told.gates.map(({ gate, line }) => [gate, line]),
    );
    expect(humanDesignGate({ number: 34 }, bare).lines).toBeUndefined();
  });
});

describe("the texts of answers", () => {
  test("leave no prose out of any of 45 bodygraphs", () => {
    for (const { date, time, timezone } of births) {
      const graph = bodygraph({ date, time, timezone }, context);
      expect(graph.incarnationCross.description).toMatch(/\S/);
      expect(graph.profileKeynotes.personality).toMatch(/^[A-Z][a-z ]+: /i);
      for (const { theme, notSelfQuestion, biology } of graph.centers) {
        for (const text of [theme, notSelfQuestion, biology]) expect(text).toMatch(/\S/);
      }
      for (const { gateDescription, lineMeaning, planetDescription } of graph.gates) {
        for (const text of [gateDescription, lineMeaning, planetDescription]) expect(text).toMatch(/\S/);
      }
      for (const { description, circuitDescription } of graph.channels) {
        for (const text of [description, circuitDescription]) expect(text).toMatch(/\S/);
      }
    }
  });

  test("are there for the six lines of every gate", () => {
    for (const number of GATES) expect(humanDesignGate({ number }, context).lines).toHaveLength(6);
  });

  test("tell a center that is open from one that only lacks a channel", () => {
    const [one] = births;
    if (one === undefined) throw new Error("no births");
    const { centers } = centerStates({ date: one.date, time: one.time, timezone: one.timezone }, context);
    const texts = new Set(centers.map(({ theme }) => theme));
    expect(texts.size).toBe(9);
    for (const { defined, gates } of centers) if (defined) expect(gates.length).toBeGreaterThan(0);
  });
});
