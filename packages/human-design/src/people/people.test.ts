import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext } from "@almagest/operation";
import { repeatedSentences } from "@almagest/telling/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Design, designOf } from "../chart/design";
import { CHANNELS } from "../graph/channels";
import { en } from "../texts/en";
import { designTransit } from "../transit/operation";
import type { DesignPenta, DesignPentaRequest } from "../types";
import { GATES, type Gate } from "../wheel/order";
import { designConnection } from "./connection";
import { connectionOf, sharedChannel } from "./connection-compute";
import { designPenta } from "./penta";
import { pentaOf } from "./penta-compute";

const ephemeris = swissEphemeris();
const context = createContext({ ephemeris, texts: [en], now: 0 });
const NEW_YORK = { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" };
const HONOLULU = { date: "1961-08-04", time: "19:24:00", timezone: "Pacific/Honolulu" };
const MONTREAL = { date: "1948-04-09", time: "00:05:00", timezone: -5 };
const KOSCIUSKO = { date: "1954-01-29", time: "04:30:00", timezone: -6 };

/** The type of a list does not say that every time in it is known. */
const knownPenta: (request: DesignPentaRequest, asked: typeof context) => DesignPenta = designPenta;

const designed = (birth: typeof NEW_YORK | typeof MONTREAL): Design =>
  designOf(ephemeris, { ...birth, nodeType: "true" });
const withGates = (design: Design, gates: readonly Gate[]): Design => ({ ...design, gates: new Set(gates) });
const charisma = CHANNELS.filter(({ id }) => id === "34-20");

describe("how two people hold a channel", () => {
  test.each([
    [[34], [20], "electromagnetic"],
    [[20], [34], "electromagnetic"],
    [[34, 20], [], "dominance"],
    [[], [34, 20], "dominance"],
    [[34, 20], [20], "compromise"],
    [[34], [34, 20], "compromise"],
    [[34, 20], [34, 20], "companionship"],
  ] as const)("%j and %j is %s", (ofA, ofB, dynamic) => {
    for (const channel of charisma) {
      const shared = sharedChannel(channel, new Set<Gate>(ofA), new Set<Gate>(ofB));
      expect(shared.dynamic).toBe(dynamic);
      expect([...shared.gatesOfA].sort()).toEqual([...ofA].sort());
      expect([...shared.gatesOfB].sort()).toEqual([...ofB].sort());
    }
  });

  const subset = fc.subarray([...GATES]);

  test("a channel is listed where the union has both ends, once, and the other way round it is the same", () => {
    const [one, other] = [designed(NEW_YORK), designed(HONOLULU)];
    fc.assert(
      fc.property(subset, subset, (ofA, ofB) => {
        const there = connectionOf(withGates(one, ofA), withGates(other, ofB));
        const back = connectionOf(withGates(other, ofB), withGates(one, ofA));
        const union = new Set([...ofA, ...ofB]);
        const expected = CHANNELS.filter(({ gates: [first, second] }) => union.has(first) && union.has(second));
        expect(there.channels.map(({ channel }) => channel)).toEqual(expected);
        expect(back.channels.map(({ dynamic }) => dynamic)).toEqual(there.channels.map(({ dynamic }) => dynamic));
      }),
    );
  });
});

describe("calculateConnection", () => {
  test("two of one design are companions in all it has", () => {
    const answer = designConnection({ personA: MONTREAL, personB: MONTREAL }, context);
    expect(answer.totalChannels).toBe(5);
    expect(answer.summary).toEqual({ electromagnetic: 0, dominance: 0, compromise: 0, companionship: 5 });
    expect(answer.combinedDefinition).toBe("Single");
    expect(answer.centers.filter(({ defined }) => defined).every(({ definedBy }) => definedBy.join() === "A,B")).toBe(
      true,
    );
  });

  test("counts what it lists, and says who defines a center alone", () => {
    const answer = designConnection({ personA: NEW_YORK, personB: HONOLULU }, context);
    const { electromagnetic, dominance, compromise, companionship } = answer.summary;
    expect(electromagnetic + dominance + compromise + companionship).toBe(answer.totalChannels);
    expect(answer.channels).toHaveLength(answer.totalChannels);
    // New York has 7-31 and 30-41, Honolulu 30-41 alone: printed charts of both
    const definedBy = Object.fromEntries(answer.centers.map(({ id, definedBy: who }) => [id, who]));
    expect(definedBy["solar-plexus"]).toEqual(["A", "B"]);
    expect(definedBy["throat"]).toEqual(["A"]);
    expect(definedBy["head"]).toEqual([]);
    expect(answer.channels.find(({ gateA }) => gateA === 30)).toMatchObject({
      gateB: 41,
      dynamic: "Companionship",
      personAGates: [30, 41],
      personBGates: [30, 41],
    });
  });
});

describe("calculatePenta", () => {
  test("has its six channels and twelve gates in order, and the core in the middle", () => {
    const answer = knownPenta({ members: [NEW_YORK, HONOLULU, MONTREAL, KOSCIUSKO] }, context);
    expect(answer.memberCount).toBe(4);
    expect(answer.channels.map(({ gateA, gateB, position, isCore }) => [gateA, gateB, position, isCore])).toEqual([
      [7, 31, "upper", false],
      [1, 8, "upper", false],
      [13, 33, "upper", false],
      [5, 15, "lower", false],
      [2, 14, "lower", true],
      [29, 46, "lower", false],
    ]);
    expect(answer.gates.map(({ gate }) => gate)).toEqual([1, 2, 5, 7, 8, 13, 14, 15, 29, 31, 33, 46]);
    const { summary } = answer;
    expect(summary.filledGates + summary.gapGates.length).toBe(12);
    expect(summary.definedChannels).toBe(answer.channels.filter(({ defined }) => defined).length);
    expect(summary.gapGates).toEqual(answer.gates.filter(({ filled }) => !filled).map(({ gate }) => gate));
    // by the printed charts: 7-31 is New York's own, 29-46 Kosciusko's, and 2, 1, 33 are in Honolulu's cross
    expect(answer.channels[0]).toMatchObject({ defined: true });
    expect(answer.channels[5]).toMatchObject({ defined: true });
    for (const gate of [1, 2, 33]) expect(answer.gates.find((one) => one.gate === gate)?.heldBy).toContain(1);
  });

  test("a channel is defined by gates of two members, and who brings them is counted from 0", () => {
    const [one, two, three] = [designed(NEW_YORK), designed(HONOLULU), designed(MONTREAL)];
    if (one === undefined || two === undefined || three === undefined) throw new Error("no design");
    const penta = pentaOf([withGates(one, [2]), withGates(two, [14, 7]), withGates(three, [2, 64])]);
    const core = penta.channels.find(({ place }) => place.isCore);
    expect(core?.isDefined).toBe(true);
    expect(core?.held).toEqual([
      { gate: 2, heldBy: [0, 2] },
      { gate: 14, heldBy: [1] },
    ]);
    expect(penta.gates.filter(({ heldBy }) => heldBy.length > 0).map(({ gate }) => gate)).toEqual([2, 7, 14]);
  });

  test.each([2, 6])("a group of %i is refused, and the answer says how many may come", (count) => {
    const parsed = designPenta.parse({ flat: { members: Array.from({ length: count }, () => NEW_YORK) } });
    if (parsed.ok) throw new Error("not refused");
    expect(parsed.issues).toHaveLength(1);
    expect(parsed.issues[0]?.path).toBe("members");
    expect(parsed.issues[0]?.message).toBe(
      `members is a list of ${count}. Send a list of 3 to 5, each a JSON object with date, timezone.`,
    );
  });
});

describe("a birth that the ephemeris does not reach", () => {
  const TOO_EARLY = { ...NEW_YORK, date: "0900-01-01" };

  test.each([
    ["personB", () => designConnection({ personA: NEW_YORK, personB: TOO_EARLY }, context)],
    ["members.2", () => designPenta({ members: [NEW_YORK, HONOLULU, TOO_EARLY] }, context)],
    ["birthData", () => designTransit({ birthData: TOO_EARLY, date: "2026-05-23", time: "12:00:00" }, context)],
  ])("is refused by its place among the others: %s", (path, call) => {
    expect(call).toThrow(new RegExp(`^${path}: .+1200.+Send`));
  });
});

describe("the channels of a connection", () => {
  test("say which gates are whose, each in its own sentence, and the meaning of a dynamic once", () => {
    const births = ["1980-02-11", "1990-07-15", "1992-03-20", "1985-11-02", "1971-06-30", "2001-09-09"];
    for (const [index0, date] of births.entries()) {
      const other = births[(index0 + 1) % births.length] ?? date;
      const { channels } = designConnection(
        {
          personA: { date, time: "13:00:00", timezone: 0 },
          personB: { date: other, time: "04:30:00", timezone: 0 },
        },
        context,
      );
      expect(repeatedSentences(channels.map(({ dynamicDescription }) => dynamicDescription))).toEqual([]);
      for (const { gateA, gateB, dynamicDescription = "", dynamic, personAGates, personBGates } of channels) {
        expect(dynamicDescription).toContain(`(${gateA}-${gateB})`);
        if (dynamic === "Electromagnetic") {
          expect(dynamicDescription).toContain(`gate ${personAGates[0]} belongs to Person A`);
          expect(dynamicDescription).toContain(`gate ${personBGates[0]} to Person B`);
        }
        if (dynamic === "Compromise") {
          const [single] = personAGates.length === 1 ? personAGates : personBGates;
          expect(dynamicDescription).toContain(`has only gate ${single}`);
        }
      }
    }
  });
});

test("an open channel of a penta is explained in the reading or beside the channel, never in both", () => {
  const dates = ["1980-02-11", "1990-07-15", "1992-03-20", "1985-11-02", "1971-06-30", "2001-09-09"];
  for (const [index0] of dates.entries()) {
    const members = [0, 1, 2].map((step) => ({
      date: dates[(index0 + step) % dates.length] ?? "1980-02-11",
      time: "09:00:00",
      timezone: 0,
    }));
    const { channels, reading = "", gates } = designPenta({ members }, context);
    for (const { gateA, gateB, defined, contribution = "" } of channels) {
      const absent = [gateA, gateB].filter((gate) => gates.some((one) => one.gate === gate && !one.filled));
      expect(defined).toBe(absent.length === 0);
      const isInReading = absent.some((gate) => reading.includes(`No one has gate ${gate},`));
      expect(/^Open/.test(contribution)).toBe(isInReading);
      if (isInReading) for (const gate of absent) expect(contribution).toContain(String(gate));
    }
  }
});
