import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, erase } from "@almagest/operation";
import { describe, expect, test } from "vitest";
import { expectAgreement, secondsLater, timesThrough } from "../../../sky/test/open-agreement";
import { uncertainCentersOutput } from "../centers/open/schema";
import { centerStates } from "../centers/operations";
import { uncertainChannelsOutput } from "../channels/open/schema";
import { definedChannels } from "../channels/operation";
import { uncertainGatesOutput } from "../gates/open/schema";
import { computeDesign, gateActivations } from "../gates/operations";
import { en } from "../texts/en";
import { uncertainProfileOutput, uncertainTypeOutput } from "../type/open/schema";
import { designProfile, strategyAndAuthority } from "../type/operations";
import type {
  CenterStates,
  DefinedChannels,
  DesignProfile,
  GateActivations,
  StrategyAndAuthority,
  UncertainGateActivations,
} from "../types";

const context = createContext({ ephemeris: swissEphemeris(), texts: [en] });
const BIRTH = { timezone: -5 };
const DAYS = [
  ["a day of one type", { ...BIRTH, date: "1990-07-15" }],
  ["a day of three types", { ...BIRTH, date: "1964-03-21" }],
] as const;
const QUARTER = { ...BIRTH, date: "1990-07-15", time: "13:00:00", timeAccuracyMinutes: 15 };

type Known = { readonly date: string; readonly time: string; readonly timezone: number };

interface KnownAnswers {
  readonly type: StrategyAndAuthority;
  readonly profile: DesignProfile;
  readonly centers: CenterStates;
  readonly channels: DefinedChannels;
  readonly gates: GateActivations;
}

const known = new Map<string, KnownAnswers>();

/** The answers to a known time, made once however many tests ask. */
function at(local: string): KnownAnswers {
  const birth: Known = { ...BIRTH, date: local.slice(0, 10), time: local.slice(11) };
  const found = known.get(local) ?? {
    type: strategyAndAuthority(birth, context),
    profile: designProfile(birth, context),
    centers: centerStates(birth, context),
    channels: definedChannels(birth, context),
    gates: gateActivations(birth, context),
  };
  known.set(local, found);
  return found;
}

const BODIES: Readonly<Record<string, string>> = { "north-node": "North Node", "south-node": "South Node" };
const bodyName = (id = ""): string => BODIES[id] ?? `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

/** Members of all five answers by their paths. */
const readAt = (local: string) => {
  const { type, profile, centers, channels, gates } = at(local);
  return (member: string): unknown => {
    const [head = "", own = "", part] = member.split(".");
    if (head === "centers") return centers.centers.find(({ id }) => id === own)?.defined;
    if (head === "channels") return channels.channels.some(({ gateA, gateB }) => `${gateA}-${gateB}` === own);
    if (head === "personality" || head === "design") {
      const found = gates[head].find(({ planet }) => planet === bodyName(own));
      if (part === "color" || part === "tone" || part === "base") return found?.[part];
      return found && `${found.gate}.${found.line}`;
    }
    return Object.entries({ ...type, ...profile }).find(([name]) => name === head)?.[1];
  };
};

const answersTo = (birth: (typeof DAYS)[number][1] | typeof QUARTER) => ({
  type: strategyAndAuthority(birth, context),
  profile: designProfile(birth, context),
  centers: centerStates(birth, context),
  channels: definedChannels(birth, context),
  gates: gateActivations(birth, context),
});

const REQUESTS = [...DAYS, ["a quarter of an hour each way", QUARTER]] as const;

describe.each(REQUESTS)("%s", (_, birth) => {
  const open = answersTo(birth);

  test("has what every time has, and the seconds of every change", () => {
    for (const { birthTime } of Object.values(open)) expectAgreement(birthTime, readAt, 7);
  });

  test("tells values that hold and leaves out those that change", () => {
    for (const local of timesThrough(open.type.birthTime, 7)) {
      const { type, profile, centers, channels } = at(local);
      const {
        possibleTypes,
        possibleAuthorities,
        possibleProfiles,
        birthTime: _birthTime,
        conventions: _,
        ...held
      } = open.type;
      expect(type).toMatchObject(held);
      const { possibleProfiles: __, birthTime: ___, conventions: ____, ...lines } = open.profile;
      expect(profile).toMatchObject(lines);
      const timesOf = (all: readonly { readonly intervals: readonly { from: string; to: string }[] }[] | undefined) =>
        all?.filter(({ intervals }) => intervals.some(({ from, to }) => from <= local && local <= to));
      if (possibleTypes) expect(timesOf(possibleTypes)).toMatchObject([{ type: type.type }]);
      if (possibleAuthorities) expect(timesOf(possibleAuthorities)).toMatchObject([{ authority: type.authority }]);
      if (possibleProfiles) expect(timesOf(possibleProfiles)).toMatchObject([{ profile: profile.profile }]);
      for (const [index0, center] of open.centers.centers.entries()) {
        const own = centers.centers[index0];
        if (center.defined !== undefined) expect(own?.defined).toBe(center.defined);
        if (center.theme !== undefined) expect(own?.theme).toBe(center.theme);
        const gates = own?.gates ?? [];
        expect(gates).toEqual(expect.arrayContaining(center.gates));
        expect([...center.gates, ...center.possibleGates]).toEqual(expect.arrayContaining(gates));
        if (center.whenDefined) expect(timesOf([center.whenDefined])).toHaveLength(own?.defined ? 1 : 0);
      }
      expect(centers.definedCount).toBeGreaterThanOrEqual(open.centers.definedCount.least);
      expect(centers.definedCount).toBeLessThanOrEqual(open.centers.definedCount.most);
      const there = [...open.channels.channels, ...(timesOf(open.channels.possibleChannels) ?? [])];
      expect(channels.channels.map(({ name }) => name).sort()).toEqual(
        there.map((one) => ("name" in one ? one.name : "")).sort(),
      );
    }
  });

  test("shares and intervals of what is possible fill the whole span", () => {
    const lists = [open.type.possibleTypes, open.type.possibleAuthorities, open.profile.possibleProfiles];
    expect(lists.map((list) => list === undefined)).toEqual(
      [open.type.type, open.type.authority, open.profile.profile].map((held) => held !== undefined),
    );
    for (const list of lists) {
      if (list === undefined) continue;
      const intervals = list.flatMap((one) => one.intervals).sort((one, other) => one.from.localeCompare(other.from));
      expect(intervals[0]?.from).toBe(open.type.birthTime.from);
      expect(intervals.at(-1)?.to).toBe(open.type.birthTime.to);
      for (const [index0, { to }] of intervals.slice(0, -1).entries()) {
        expect(intervals[index0 + 1]?.from).toBe(secondsLater(to, 1));
      }
      expect(list.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 3);
      expect(list.map(({ share }) => share)).toEqual(list.map(({ share }) => share).sort((one, other) => other - one));
    }
  });

  test("has the places of the first and the last second", () => {
    const [first, last] = [open.gates.birthTime.from, open.gates.birthTime.to].map((local) => at(local).gates);
    const sides = ["personality", "design"] as const;
    for (const side of sides) {
      for (const [index0, activation] of open.gates[side].entries()) {
        const [from, to] = [first?.[side][index0], last?.[side][index0]];
        expect(activation.longitude).toEqual({ from: from?.longitude, to: to?.longitude });
        const { possible = [{ gate: activation.gate, line: activation.line }] } = activation;
        expect(possible[0]).toMatchObject({ gate: from?.gate, line: from?.line });
        expect(possible.at(-1)).toMatchObject({ gate: to?.gate, line: to?.line });
        for (const part of ["gate", "line", "color", "tone", "base"] as const) {
          if (activation[part] !== undefined)
            expect([from?.[part], to?.[part]]).toEqual(Array(2).fill(activation[part]));
        }
      }
    }
  });

  test("is the answer that its schema describes", () => {
    const told = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));
    expect(uncertainTypeOutput.strict().parse(told(open.type))).toEqual(told(open.type));
    expect(uncertainProfileOutput.strict().parse(told(open.profile))).toEqual(told(open.profile));
    expect(uncertainCentersOutput.strict().parse(told(open.centers))).toEqual(told(open.centers));
    expect(uncertainChannelsOutput.strict().parse(told(open.channels))).toEqual(told(open.channels));
    expect(uncertainGatesOutput.strict().parse(told(open.gates))).toEqual(told(open.gates));
  });
});

test("two types that share strategy, signature and not-self leave them told, and their description out", () => {
  const open = strategyAndAuthority({ timezone: 0, date: "1961-06-20" }, context);
  expect(open.possibleTypes?.map(({ type }) => type)).toEqual(["Generator", "Manifesting Generator"]);
  expect(open).toMatchObject({ strategy: "Respond", signature: "Satisfaction", notSelf: "Frustration" });
  for (const member of ["type", "typeDescription", "strategyDescription", "aura"])
    expect(open).not.toHaveProperty(member);
  const apart = strategyAndAuthority({ timezone: 0, date: "1962-12-08" }, context);
  expect(apart.possibleTypes?.map(({ type }) => type)).toEqual(["Projector", "Generator"]);
  for (const member of ["strategy", "signature", "notSelf"]) expect(apart).not.toHaveProperty(member);
});

test.each([
  ["of 25 hours", "1990-10-28", 25],
  ["of 23 hours", "1990-04-01", 23],
])("a day %s is counted as that long", (_, date, hours) => {
  const { possibleProfiles = [] } = designProfile({ date, timezone: "America/New_York" }, context);
  const first = possibleProfiles.flatMap(({ share, intervals }) =>
    intervals.length === 1 ? [{ share, intervals }] : [],
  );
  const utc = (local: string): number => Date.parse(`${local}Z`);
  const own = first.find(({ intervals: [one] }) => one !== undefined && one.from.slice(11) > "03");
  const [interval] = own?.intervals ?? [];
  const seconds = (utc(interval?.to ?? "") - utc(interval?.from ?? "")) / 1000 + 1;
  expect(own?.share).toBeCloseTo(seconds / (hours * 3600), 4);
});

test("colors, tones and bases are listed in an hour, and told where they hold in a day", () => {
  const finer = (open: UncertainGateActivations): readonly string[] =>
    open.birthTime.changes.map(({ member }) => member).filter((member) => /\.(?:color|tone|base)$/.test(member));
  expect(finer(gateActivations(QUARTER, context)).length).toBeGreaterThan(50);
  const day = gateActivations(DAYS[0][1], context);
  expect(finer(day)).toEqual([]);
  expect(day.personality.find(({ planet }) => planet === "Pluto")?.color).toBeDefined();
  expect(day.personality.find(({ planet }) => planet === "Moon")).not.toHaveProperty("gate");
});

test("a known time is answered byte for byte as without another arm", () => {
  const operation = erase(gateActivations);
  const parsed = operation.parse({ flat: { ...BIRTH, date: "1990-07-15", time: "13:00" } });
  expect(parsed.ok).toBe(true);
  const answer = JSON.stringify(parsed.ok && operation.run(parsed.value, context));
  expect(answer).toBe(JSON.stringify(at("1990-07-15T13:00:00").gates));
  expect(answer).not.toContain("birthTime");
  const design = computeDesign({ ...BIRTH, date: "1990-07-15", time: "13:00:00", nodeType: "true" }, context);
  expect(at("1990-07-15T13:00:00").gates.personality.map(({ gate }) => gate)).toEqual(
    design.sides.personality.map(({ gate }) => gate),
  );
});
