import { swissEphemeris } from "@almagest/ephemeris-swiss";
import { createContext, isAlmagestError, LANGS } from "@almagest/operation";
import { timeUnknown } from "@almagest/pictures";
import { flawsOf } from "@almagest/pictures/testing";
import { rememberedSky } from "@almagest/sky";
import { sentencesOf } from "@almagest/telling";
import { describe, expect, test } from "vitest";
import { pentaFigure } from "../../pictures/penta";
import { connectionBodygraph } from "../../pictures/people";
import { en } from "../../texts/en";
import type { DesignPenta, DesignPentaRequest } from "../../types";
import { designConnection } from "../connection";
import { designPenta } from "../penta";
import { uncertainConnectionOutput } from "./connection-schema";
import { uncertainPentaOutput } from "./penta";

const context = createContext({ ephemeris: rememberedSky(swissEphemeris()), texts: [en] });

const JULY = { date: "1990-07-15", timezone: -4 };
const MARCH = { date: "1992-03-20", timezone: 5.5 };
/** The clock of Berlin went back that night: the day has 25 hours. */
const LONG_DAY = { date: "1994-09-25", timezone: "Europe/Berlin" };

const HOURS = ["00:00:00", "06:20:00", "12:00:00", "18:45:00", "23:59:59"];
const QUARTER = ["13:45:00", "14:00:00", "14:15:00"];

const COUPLES = [
  ["the first time unknown", { personA: JULY, personB: { ...MARCH, time: "09:15:00" } }, HOURS, ["09:15:00"]],
  ["the second time unknown", { personA: { ...JULY, time: "13:00:00" }, personB: LONG_DAY }, ["13:00:00"], HOURS],
  ["both unknown", { personA: MARCH, personB: JULY }, HOURS, HOURS],
  [
    "to a quarter of an hour",
    { personA: { ...JULY, time: "14:00:00", timeAccuracyMinutes: 15 }, personB: MARCH },
    QUARTER,
    HOURS,
  ],
] as const;

/** The type of a list does not say that every time in it is known. */
const knownPenta: (request: DesignPentaRequest, asked: typeof context) => DesignPenta = designPenta;

interface Reach {
  readonly least: number;
  readonly most: number;
}

const within = (value: number, { least, most }: Reach): void => {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(most);
};

const agrees = (told: "yes" | "no" | "depends", value: boolean): void => {
  if (told !== "depends") expect(value).toBe(told === "yes");
};

/** `34-57` */
const idOf = ({ gateA, gateB }: { readonly gateA: number; readonly gateB: number }): string => `${gateA}-${gateB}`;

describe.each(COUPLES)("a connection, %s", (_, couple, ownTimes, otherTimes) => {
  const { personA, personB } = couple;
  const open = designConnection(couple, context);
  const known = ownTimes.flatMap((own) =>
    otherTimes.map((other) => ({
      own,
      other,
      answer: designConnection(
        {
          personA: { date: personA.date, timezone: personA.timezone, time: own },
          personB: { date: personB.date, timezone: personB.timezone, time: other },
        },
        context,
      ),
    })),
  );

  test("has the channels of every pair of times as they are, and names every other that a pair has", () => {
    for (const { answer } of known) {
      within(answer.totalChannels, open.totalChannels);
      for (const dynamic of ["electromagnetic", "dominance", "compromise", "companionship"] as const)
        within(answer.summary[dynamic], open.summary[dynamic]);
      for (const channel of open.channels) {
        const { personAGates, personBGates, dynamic } = channel;
        const found = answer.channels.find((one) => idOf(one) === idOf(channel));
        expect(found).toMatchObject({ personAGates, personBGates, dynamic });
      }
      for (const channel of answer.channels) {
        const other = open.dependentChannels.find((one) => idOf(one) === idOf(channel));
        if (!open.channels.some((one) => idOf(one) === idOf(channel)))
          expect(other?.dynamics).toContain(channel.dynamic);
      }
      for (const [index0, center] of open.centers.entries()) {
        const found = answer.centers[index0];
        agrees(center.defined, found?.defined ?? false);
        expect(found?.definedBy).toEqual(expect.arrayContaining(center.definedBy));
        expect([...center.definedBy, ...center.mayBeDefinedBy]).toEqual(expect.arrayContaining(found?.definedBy ?? []));
      }
      if (open.combinedDefinition !== undefined) expect(answer.combinedDefinition).toBe(open.combinedDefinition);
    }
  });

  test("says of each deciding gate at which times its person has it", () => {
    for (const { decidedBy, ...dependent } of open.dependentChannels) {
      const id = idOf(dependent);
      expect([id, decidedBy.length > 0]).toEqual([id, true]);
      for (const { which, gate, intervals } of decidedBy) {
        for (const { own, other, answer } of known) {
          const local = `${which === "personA" ? personA.date : personB.date}T${which === "personA" ? own : other}`;
          const isThen = intervals.some(({ from, to }) => from <= local && local <= to);
          const found = answer.channels.find((channel) => idOf(channel) === id);
          if (found === undefined) continue;
          const gates = which === "personA" ? found.personAGates : found.personBGates;
          expect([id, local, gates.includes(gate)]).toEqual([id, local, isThen]);
        }
      }
    }
  });

  test("is the answer that its schema describes, with a reading of what is certain", () => {
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainConnectionOutput.strict().parse(told)).toEqual(told);
    const sentences = sentencesOf(open.reading ?? "");
    expect(sentences[1]).toMatch(/^The time of birth of (?:person A|person B|both people) would say/);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(open.reading).not.toMatch(/undefined|[{}]|NaN/);
  });
});

/** Of a list no type says that a time in it is open: the answer does. */
function opened<Answer extends object>(answer: Answer): Extract<Answer, { readonly birthTime: unknown }> {
  if (isOpened(answer)) return answer;
  throw new Error("every time is known");
}

function isOpened<Answer extends object>(answer: Answer): answer is Extract<Answer, { readonly birthTime: unknown }> {
  return "birthTime" in answer;
}

describe("a group in which times are open", () => {
  const GROUPS = [
    [JULY, { ...MARCH, time: "09:15:00" }, { ...LONG_DAY, time: "22:40:00" }],
    [JULY, { ...MARCH, time: null }, LONG_DAY],
    [{ ...JULY, time: "14:00:00", timeAccuracyMinutes: 15 }, MARCH, { ...LONG_DAY, time: "22:40:00" }],
  ] as const;

  test.each(GROUPS)("has what every combination of times has", (...members) => {
    const open = opened(designPenta({ members: [...members] }, context));
    const told: unknown = JSON.parse(JSON.stringify(open));
    expect(uncertainPentaOutput.strict().parse(told)).toEqual(told);
    for (const hour of [...HOURS, "02:30:00", "21:10:00"]) {
      const known = members.map((member, index0) => {
        const given = "time" in member && !("timeAccuracyMinutes" in member) ? member.time : null;
        const own =
          "timeAccuracyMinutes" in member ? QUARTER[index0 % 3] : HOURS[(HOURS.indexOf(hour) + index0 + 5) % 5];
        return { date: member.date, timezone: member.timezone, time: given ?? own ?? hour };
      });
      const answer = knownPenta({ members: known }, context);
      within(answer.summary.definedChannels, open.summary.definedChannels);
      within(answer.summary.filledGates, open.summary.filledGates);
      agrees(open.summary.coreDefined, answer.summary.coreDefined);
      expect(answer.summary.gapGates).toEqual(expect.arrayContaining(open.summary.gapGates));
      for (const [index0, gate] of open.gates.entries()) {
        const found = answer.gates[index0];
        agrees(gate.filled, found?.filled ?? false);
        expect(found?.heldBy).toEqual(expect.arrayContaining(gate.heldBy));
        expect([...gate.heldBy, ...gate.mayBeHeldBy]).toEqual(expect.arrayContaining(found?.heldBy ?? []));
      }
      for (const [index0, channel] of open.channels.entries())
        agrees(channel.defined, answer.channels[index0]?.defined ?? false);
    }
    const sentences = sentencesOf(open.reading ?? "");
    expect(sentences[1]).toMatch(/\btime of birth\b.* would /);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(open.reading).not.toMatch(/undefined|[{}]|NaN/);
  });

  test("names the members by their places, and when each gate comes and goes", () => {
    const { birthTime } = opened(designPenta({ members: [JULY, { ...MARCH, time: "09:15:00" }, LONG_DAY] }, context));
    expect(birthTime.people.map(({ which, state }) => [which, state])).toEqual([
      ["members[0]", "unknown"],
      ["members[1]", "known"],
      ["members[2]", "unknown"],
    ]);
    for (const { which, member } of birthTime.changes) {
      expect(["members[0]", "members[2]"]).toContain(which);
      expect(member).toMatch(/^gates\.\d+$/);
    }
  });

  test("a member outside of the ephemeris is refused by place", () => {
    const early = { ...MARCH, date: "0900-01-01" };
    const ask = (): unknown => designPenta({ members: [JULY, early, LONG_DAY] }, context);
    expect(ask).toThrow(expect.toSatisfy((error) => isAlmagestError(error) && /^members\[1\]: /.test(error.message)));
  });
});

test("known times are answered without a state", () => {
  const [one, two, three] = [JULY, MARCH, LONG_DAY].map((birth) => ({ ...birth, time: "10:00:00" }));
  if (one === undefined || two === undefined || three === undefined) throw new Error("no birth");
  expect(designConnection({ personA: one, personB: two }, context)).not.toHaveProperty("birthTime");
  expect(designPenta({ members: [one, two, three] }, context)).not.toHaveProperty("birthTime");
});

test.each(LANGS)("figures say in %s that a time is unknown", (lang) => {
  for (const figure of [
    connectionBodygraph.figure(designConnection({ personA: JULY, personB: MARCH, lang }, context), { lang }),
    pentaFigure.figure(designPenta({ members: [JULY, MARCH, LONG_DAY], lang }, context), { lang }),
  ]) {
    expect(JSON.stringify(figure)).toContain(timeUnknown[lang]);
    expect(flawsOf(figure)).toEqual([]);
  }
});
