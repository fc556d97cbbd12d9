import { describe, expect, test } from "vitest";
import { GATES, type Gate } from "../wheel/order";
import { AWARENESS, CENTER_GATES, CENTERS, type Center, centerOf, MOTORS } from "./centers";
import { CHANNELS, type Channel, type ChannelId, centersOf, channelsOf, partnersOf } from "./channels";
import { componentsOf, definedCentersOf } from "./components";
import { authorityOf, definitionOf, typeOf } from "./mechanics";

const channel = (id: ChannelId): Channel => {
  const found = CHANNELS.find((one) => one.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};
const drawn = (...ids: ChannelId[]): readonly Channel[] => CHANNELS.filter(({ id }) => ids.includes(id));
const pairOf = (one: Channel): string => centersOf(one).join(" ");

/** One channel for each two centers that are joined at all: the rules depend on the pairs alone. */
const REPRESENTATIVES = [...new Map(CHANNELS.map((one) => [pairOf(one), one])).values()];

/**
 * A second way to the same: which centers reach each other, as bits, by squaring the adjacency until it no longer
 * changes.
 */
function reachOf(channels: readonly Channel[]): readonly number[] {
  let reach = CENTERS.map(() => 0);
  for (const one of channels) {
    const [upper, lower] = centersOf(one).map((center) => CENTERS.indexOf(center));
    for (const at of [upper ?? 0, lower ?? 0]) reach[at] = (reach[at] ?? 0) | (1 << (upper ?? 0)) | (1 << (lower ?? 0));
  }
  for (let round = 0; round < 4; round++) {
    reach = reach.map((bits) => reach.reduce((all, other, index0) => (bits & (1 << index0) ? all | other : all), bits));
  }
  return reach;
}

interface Expected {
  readonly type: string;
  readonly authority: string;
  readonly definition: string;
}

/** Type, authority and definition as the rules are told in words, over the bits of reach. */
function expectedOf(reach: readonly number[]): Expected {
  const bitsOf = (center: Center): number => reach[CENTERS.indexOf(center)] ?? 0;
  const motors = [...MOTORS].reduce((all, center) => all | (1 << CENTERS.indexOf(center)), 0);
  const acts = (bitsOf("throat") & motors) !== 0;
  const groups = new Set(reach.filter((bits) => bits !== 0)).size;
  const first = (["solar-plexus", "sacral", "spleen", "heart", "g", "head", "ajna", "throat"] as const).find(
    (center) => bitsOf(center) !== 0,
  );
  const authority = {
    "solar-plexus": "emotional",
    sacral: "sacral",
    spleen: "splenic",
    heart: "ego",
    g: "self-projected",
    head: "mental",
    ajna: "mental",
    throat: "mental",
  } as const;
  const type = bitsOf("sacral") ? (acts ? "manifesting-generator" : "generator") : acts ? "manifestor" : "projector";
  return {
    type: groups === 0 ? "reflector" : type,
    authority: first === undefined ? "lunar" : authority[first],
    definition: ["none", "single", "split", "triple-split", "quadruple-split"][groups] ?? "more",
  };
}

function foundOf(channels: readonly Channel[]): Expected {
  return {
    type: typeOf(channels),
    authority: authorityOf(definedCentersOf(channels)),
    definition: definitionOf(channels),
  };
}

describe("gates, centers and channels", () => {
  test("every gate opens into one center, and every gate into one channel but the four of Integration", () => {
    expect(
      Object.values(CENTER_GATES)
        .flat()
        .sort((one, other) => one - other),
    ).toEqual(GATES);
    const partners = GATES.map((gate) => [gate, partnersOf(gate).length] as const);
    expect(partners.filter(([, count]) => count !== 1)).toEqual([
      [10, 3],
      [20, 3],
      [34, 3],
      [57, 3],
    ]);
    expect(partnersOf(34).map(({ gate, channel: { id } }) => [gate, id])).toEqual([
      [10, "10-34"],
      [20, "34-20"],
      [57, "34-57"],
    ]);
  });

  test("there are 36 channels: 15 individual, 14 collective, 7 tribal, each between two different centers", () => {
    const count = (circuit: string): number => CHANNELS.filter((one) => one.circuit === circuit).length;
    expect([CHANNELS.length, count("individual"), count("collective"), count("tribal")]).toEqual([36, 15, 14, 7]);
    for (const one of CHANNELS) {
      const [upper, lower] = centersOf(one);
      expect(CENTERS.indexOf(upper)).toBeLessThan(CENTERS.indexOf(lower));
      expect(new Set(one.gates.map(centerOf))).toEqual(new Set([upper, lower]));
    }
    expect(centersOf(channel("34-20"))).toEqual(["throat", "sacral"]);
    expect([...AWARENESS]).toEqual(["ajna", "solar-plexus", "spleen"]);
  });

  test("a channel is defined by both of its gates and by nothing less", () => {
    for (const one of CHANNELS) {
      expect(channelsOf(new Set<Gate>(one.gates))).toEqual([one]);
      for (const gate of one.gates) expect(channelsOf(new Set<Gate>([gate]))).toEqual([]);
    }
    expect(channelsOf(new Set(GATES))).toEqual(CHANNELS);
  });
});

describe("type, authority and definition", () => {
  test("are those of the rules for every way in which centers can be joined", () => {
    expect(REPRESENTATIVES.length).toBe(17);
    const wrong: string[] = [];
    const seen = new Set<string>();
    for (let set = 0; set < 1 << REPRESENTATIVES.length; set++) {
      const channels = REPRESENTATIVES.filter((_, index0) => set & (1 << index0));
      const expected = expectedOf(reachOf(channels));
      const found = foundOf(channels);
      if (JSON.stringify(found) !== JSON.stringify(expected)) wrong.push(channels.map(({ id }) => id).join(" "));
      seen.add(`${found.type} ${found.authority}`);
    }
    expect(wrong).toEqual([]);
    expect([...seen].sort()).toEqual([
      "generator emotional",
      "generator sacral",
      "manifesting-generator emotional",
      "manifesting-generator sacral",
      "manifestor ego",
      "manifestor emotional",
      "manifestor splenic",
      "projector ego",
      "projector emotional",
      "projector mental",
      "projector self-projected",
      "projector splenic",
      "reflector lunar",
    ]);
  });

  test("are the same by whichever channel two centers are joined", () => {
    for (const one of CHANNELS) {
      const representative = REPRESENTATIVES.filter((other) => pairOf(other) === pairOf(one));
      expect(foundOf([one])).toEqual(foundOf(representative));
    }
  });

  test.each([
    [[], "reflector", "lunar", "none"],
    [["34-20"], "manifesting-generator", "sacral", "single"],
    [["27-50", "16-48"], "manifesting-generator", "sacral", "single"],
    [["27-50"], "generator", "sacral", "single"],
    [["21-45"], "manifestor", "ego", "single"],
    [["25-51"], "projector", "ego", "single"],
    [["25-51", "1-8"], "manifestor", "ego", "single"],
    [["18-58", "16-48"], "manifestor", "splenic", "single"],
    [["18-58"], "projector", "splenic", "single"],
    [["7-31"], "projector", "self-projected", "single"],
    [["47-64", "17-62"], "projector", "mental", "single"],
    [["30-41", "7-31"], "projector", "emotional", "split"],
    [["47-64", "7-31", "19-49"], "projector", "emotional", "triple-split"],
    [["47-64", "7-31", "19-49", "27-50"], "generator", "emotional", "quadruple-split"],
    [["47-64", "7-31", "26-44", "3-60"], "generator", "sacral", "quadruple-split"],
  ] as const)("%j is %s, %s, %s", (ids, type, authority, definition) => {
    expect(foundOf(drawn(...ids))).toEqual({ type, authority, definition });
  });

  test("groups of centers are told from the top", () => {
    expect(componentsOf(drawn("30-41", "7-31"))).toEqual([
      ["throat", "g"],
      ["solar-plexus", "root"],
    ]);
  });
});
