import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { sentencesOf, wordCount } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { expectAgreement, secondsLater, timesThrough } from "../../../../sky/test/open-agreement";
import { computeDesign } from "../../gates/operations";
import { en } from "../../texts/en";
import type { Bodygraph, UncertainBodygraph } from "../../types";
import { bodygraph } from "../operation";
import { presentBodygraph } from "../present";
import { uncertainBodygraphOutput } from "./schema";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const UTC = { timezone: 0 };
const REQUESTS = [
  ["a day of two types on which the Sun leaves its gate", { ...UTC, date: "1962-07-31" }],
  ["a day of one type", { ...UTC, date: "1990-07-15" }],
  ["a day of three types", { ...UTC, date: "1964-03-21" }],
  ["a quarter of an hour each way", { ...UTC, date: "1990-07-15", time: "13:00:00", timeAccuracyMinutes: 15 }],
] as const;

const known = new Map<string, Bodygraph>();

function at(local: string): Bodygraph {
  const found = known.get(local) ?? bodygraph({ ...UTC, date: local.slice(0, 10), time: local.slice(11) }, context);
  known.set(local, found);
  return found;
}

const bodyId = (planet: string): string => planet.toLowerCase().replace(" ", "-");

const readAt = (local: string) => {
  const answer = at(local);
  return (member: string): unknown => {
    const [head = "", own = ""] = member.split(".");
    if (head === "centers") return answer.centers.find(({ id }) => id === own)?.defined;
    if (head === "channels") return answer.channels.some(({ gateA, gateB }) => `${gateA}-${gateB}` === own);
    if (head === "incarnationCross") return answer.incarnationCross.name;
    const activation = answer.gates.find(({ side, planet }) => side === head && bodyId(planet) === own);
    if (activation !== undefined) return `${activation.gate}.${activation.line}`;
    return Object.entries(answer).find(([name]) => name === head)?.[1];
  };
};

/** Members that are told as they are in the answer to a known time. */
const SHARED = [
  "type",
  "typeDescription",
  "aura",
  "strategy",
  "strategyDescription",
  "authority",
  "authorityDescription",
  "signature",
  "notSelf",
  "decisionDescription",
  "profile",
  "profileDescription",
  "definition",
  "definitionDescription",
  "sides",
  "incarnationCross",
] as const satisfies readonly (keyof UncertainBodygraph & keyof Bodygraph)[];

describe.each(REQUESTS)("%s", (_, birth) => {
  const open = bodygraph(birth, context);
  const reading = open.reading ?? "";

  test("has what every time has, and the seconds of every change", () => {
    expectAgreement(open.birthTime, readAt, 5);
  });

  test("tells what holds as the answer to a known time does", () => {
    const shared = Object.fromEntries(
      SHARED.flatMap((member) => (open[member] === undefined ? [] : [[member, open[member]]])),
    );
    for (const local of timesThrough(open.birthTime, 9)) {
      const answer = at(local);
      expect(answer).toMatchObject(shared);
      expect(answer.profileKeynotes).toMatchObject(open.profileKeynotes);
      expect(answer.channels).toEqual(expect.arrayContaining(open.channels));
      expect(answer.designInstantUtc >= open.designInstantUtc.from).toBe(true);
      expect(answer.designInstantUtc <= open.designInstantUtc.to).toBe(true);
      for (const [index0, { gate, gateName, lineMeaning }] of open.gates.entries()) {
        const own = answer.gates[index0];
        if (gate !== undefined) expect([own?.gate, own?.gateName]).toEqual([gate, gateName]);
        if (lineMeaning !== undefined) expect(own?.lineMeaning).toBe(lineMeaning);
      }
      const definitions = open.possibleDefinitions?.filter(({ intervals }) =>
        intervals.some(({ from, to }) => from <= local && local <= to),
      );
      if (definitions !== undefined) expect(definitions).toMatchObject([{ definition: answer.definition }]);
    }
  });

  test("names each member once: as a value, or among those that change", () => {
    const held = open.birthTime.holds.map(({ member }) => member);
    const changing = new Set(open.birthTime.changes.map(({ member }) => member));
    expect(held.filter((member) => changing.has(member))).toEqual([]);
    for (const member of ["type", "authority", "profile", "definition", "incarnationCross"] as const) {
      expect([member, open[member] === undefined]).toEqual([member, changing.has(member)]);
    }
  });

  test("is worth reading, and says in its second sentence what a time would add", () => {
    expect(wordCount(reading)).toBeGreaterThanOrEqual(250);
    expect(wordCount(reading)).toBeLessThanOrEqual(open.birthTime.state === "unknown" ? 400 : 480);
    const [, second = ""] = sentencesOf(reading);
    expect(second).toMatch(/^A (?:closer )?time /);
    const missing = {
      type: "the type",
      authority: "the authority",
      profile: "the profile",
      definition: "the definition",
    };
    for (const [member, name] of Object.entries(missing)) {
      const isOpen = open.birthTime.changes.some((change) => change.member === member);
      expect([member, second.includes(name)]).toEqual([member, isOpen]);
    }
    const sentences = sentencesOf(reading);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  test("reads nothing that may be otherwise", () => {
    const answers = timesThrough(open.birthTime, 9).map(at);
    const told = (text: string | undefined): boolean => text !== undefined && reading.includes(text);
    for (const {
      typeDescription,
      authorityDescription,
      decisionDescription,
      profileDescription,
      gates,
      channels,
      centers,
    } of answers) {
      expect(told(typeDescription) && open.type === undefined).toBe(false);
      expect(told(authorityDescription) && open.authority === undefined).toBe(false);
      expect(told(decisionDescription) && (open.type === undefined || open.authority === undefined)).toBe(false);
      expect(told(profileDescription) && open.profile === undefined).toBe(false);
      for (const { gate, gateDescription } of gates) {
        if (told(gateDescription)) expect(open.gates.some((one) => one.gate === gate)).toBe(true);
      }
      for (const { name, description } of channels) {
        if (told(description)) expect(open.channels.some((one) => one.name === name)).toBe(true);
      }
      for (const [index0, { theme }] of centers.entries()) {
        if (told(theme)) expect(open.centers[index0]?.theme).toBe(theme);
      }
    }
  });

  test("is the answer that its schema describes", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainBodygraphOutput.strict().parse(told)).toEqual(told);
  });
});

test("the reading gives each type its hours, to the minute of the change", () => {
  const { reading = "", birthTime, possibleTypes = [] } = bodygraph({ ...UTC, date: "1962-07-31" }, context);
  const [turn] = birthTime.changes.filter(({ member }) => member === "type");
  expect(possibleTypes.map(({ type }) => type)).toEqual(["Projector", "Manifestor"]);
  expect(reading).toContain(`Projector until ${turn?.at.slice(11, 16)}, then Manifestor.`);
  expect(at(secondsLater(turn?.at ?? "", -1)).type).toBe("Projector");
  expect(at(turn?.at ?? "").type).toBe("Manifestor");
  expect(reading).toContain(
    `before or after ${turn?.at.slice(11, 16)}. There the type goes from Projector to Manifestor`,
  );
});

test("several types have a sign each, in the order of their shares", () => {
  const { reading = "", possibleTypes = [] } = bodygraph({ ...UTC, date: "1964-03-21" }, context);
  expect(possibleTypes.length).toBe(3);
  const places = possibleTypes.map(({ type }) => reading.indexOf(`${type} fits if`));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
});

test("without texts there is no reading, and all else", () => {
  const bare = bodygraph({ ...UTC, date: "1964-03-21" }, createContext({ ephemeris: swissEphemeris(), texts: [] }));
  expect(bare).not.toHaveProperty("reading");
  expect(bare.gates).toHaveLength(26);
});

test("a known time is answered byte for byte as without another arm", () => {
  const parsed = erase(bodygraph).parse({
    flat: { ...UTC, date: "1990-07-15", time: "13:00", timeAccuracyMinutes: null },
  });
  const design = computeDesign({ ...UTC, date: "1990-07-15", time: "13:00:00", nodeType: "true" }, context);
  const expected = presentBodygraph(design, { lang: "en", catalogues: [en] });
  expect(JSON.stringify(parsed.ok && erase(bodygraph).run(parsed.value, context))).toBe(JSON.stringify(expected));
});
