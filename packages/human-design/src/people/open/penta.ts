import type { Ephemeris } from "@almagest/ephemeris";
import { listOf, named } from "@almagest/i18n";
import { at, count, type DraftOf, prose, type Words } from "@almagest/operation";
import { type OneOfBirths, presentBirthTimes } from "@almagest/sky";
import { type Piece, readingOf } from "@almagest/telling";
import * as z from "zod";
import type { OpenDesignInput } from "../../birth-time/open-design";
import { reachSchema } from "../../birth-time/schema";
import { presentChannelName } from "../../channels/present";
import { channelName } from "../../channels/schema";
import { gateNumber } from "../../gates/schema";
import { telling } from "../../texts/families";
import { type HumanDesignReader, humanDesignReader } from "../../texts/reader";
import { gateNames } from "../../vocabulary/gates";
import type { Gate } from "../../wheel/order";
import { type Penta, type PentaChannelFacts, type PentaMember, pentaOf } from "../penta-compute";
import { balanceValues } from "../penta-reading";
import { designsBirthTime } from "./connection-schema";
import {
  byTime,
  gateChanges,
  holdsGate,
  isOpen,
  type OpenHolder,
  openHolder,
  openPeopleConventions,
  presentOpenPeopleConventions,
  soByTime,
} from "./people";

const holders = z.array(z.int().min(0).max(4));
const heldBy = holders.meta({ description: "Places in the list of members, from 0: those who have it at every time" });
const mayBeHeldBy = holders.meta({ description: "Those who have it at some times" });

const channelSchema = z
  .object({
    ...channelName,
    position: z.enum(["upper", "lower"]).meta({ description: "Throat to G Center, or Sacral to G Center" }),
    isCore: z.boolean(),
    defined: soByTime.meta({ description: "Whether both gates are in the group, in one member or in two" }),
    gateAHeldBy: heldBy,
    gateAMayBeHeldBy: mayBeHeldBy,
    gateBHeldBy: heldBy,
    gateBMayBeHeldBy: mayBeHeldBy,
    contribution: prose.meta({
      description:
        "Gift of the channel to a group, or the lack without it; only where every combination of times agrees",
    }),
  })
  .meta({ name: "UncertainPentaChannel" });

const gateSchema = z
  .object({ gate: gateNumber, ...named("gateName", z.string(), gateNames), filled: soByTime, heldBy, mayBeHeldBy })
  .meta({ name: "UncertainPentaGate" });

export const uncertainPentaOutput = z.object({
  birthTime: designsBirthTime,
  memberCount: z.int().min(3).max(5),
  channels: z.array(channelSchema),
  gates: z.array(gateSchema),
  summary: z
    .object({
      definedChannels: reachSchema,
      filledGates: reachSchema,
      gapGates: z.array(gateNumber).meta({ description: "Gates that nobody has at any time, ascending" }),
      dependentGates: z.array(gateNumber).meta({ description: "Gates that are filled at some times, ascending" }),
      coreDefined: soByTime.meta({ description: "Whether 2-14, the channel a group lives from, is defined" }),
    })
    .meta({ name: "UncertainPentaSummary" }),
  combinations: count.meta({ description: "Combinations of the members' gates that the times allow" }),
  reading: prose.meta({ description: "What the group has and lacks for certain, and what a time would add" }),
  conventions: openPeopleConventions,
});

type Answer = DraftOf<typeof uncertainPentaOutput>;

export interface OpenPentaFacts {
  readonly members: readonly OpenHolder[];
  readonly births: readonly OneOfBirths[];
  /** The groups of all combinations of the members' times. */
  readonly groups: readonly Penta<PentaMember>[];
}

/** A group over every combination of times: of each member only the sets of the twelve gates matter. */
export function computeOpenPenta(
  input: { readonly members: readonly OpenDesignInput[] },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenPentaFacts {
  const members = input.members.map((member, index0) => openHolder(ephemeris, `members[${index0}]`, member));
  const twelve = pentaOf([]).gates.map(({ gate }) => gate);
  const sets = members.map((member) => setsOf(member, twelve));
  const combined = sets.reduce<readonly (readonly PentaMember[])[]>(
    (found, own) => found.flatMap((before) => own.map((one) => [...before, one])),
    [[]],
  );
  return {
    members,
    births: members.map((member) => gateChanges(member, twelve)),
    groups: combined.map((group) => pentaOf(group)),
  };
}

/** The sets of the group's gates that a member may have, each once. */
function setsOf({ turns }: OpenHolder, gates: readonly Gate[]): readonly PentaMember[] {
  const found = new Map<string, PentaMember>();
  for (const { value } of turns) {
    const own = gates.filter((gate) => value.gates.has(gate));
    found.set(own.join(" "), { gates: new Set(own) });
  }
  return [...found.values()];
}

export function presentOpenPenta(facts: OpenPentaFacts, words: Words): Answer {
  const texts = humanDesignReader(words);
  const { members, groups } = facts;
  const [first, ...others] = members;
  const { channels, gates } = at(groups, 0);
  const inOrder = gates.map(({ gate }) => gate);
  return {
    birthTime: presentBirthTimes(facts.births),
    memberCount: members.length,
    channels: channels.map((_, index0) => presentChannel(index0, facts, texts)),
    gates: inOrder.map((gate) => ({
      gate,
      gateName: gateNames[gate].en,
      filled: filledByTime(groups, gate),
      ...holdersOf(members, gate),
    })),
    summary: {
      definedChannels: reachOf(groups, definedCount),
      filledGates: reachOf(groups, (group) => group.gates.filter((held) => held.heldBy.length > 0).length),
      gapGates: inOrder.filter((gate) => filledByTime(groups, gate) === "no"),
      dependentGates: inOrder.filter((gate) => filledByTime(groups, gate) === "depends"),
      coreDefined: coreByTime(groups),
    },
    combinations: groups.length,
    reading: readingOf(openPentaPieces(facts, texts)),
    conventions: presentOpenPeopleConventions(first ?? at(members, 0), ...others),
  };
}

type Groups = OpenPentaFacts["groups"];

function reachOf(groups: Groups, numberOf: (group: Groups[number]) => number): { least: number; most: number } {
  const numbers = groups.map(numberOf);
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

function definedCount({ channels }: Groups[number]): number {
  return channels.filter(({ isDefined }) => isDefined).length;
}

function filledByTime(groups: Groups, gate: Gate): ReturnType<typeof byTime> {
  return byTime(groups, ({ gates }) => gates.some((held) => held.gate === gate && held.heldBy.length > 0));
}

function coreByTime(groups: Groups): ReturnType<typeof byTime> {
  return byTime(groups, ({ channels }) => channels.some(({ place, isDefined }) => place.isCore && isDefined));
}

function holdersOf(members: readonly OpenHolder[], gate: Gate): { heldBy: number[]; mayBeHeldBy: number[] } {
  const those = (wanted: ReturnType<typeof byTime>): number[] =>
    members.flatMap((member, index0) => (holdsGate(member, gate) === wanted ? [index0] : []));
  return { heldBy: those("yes"), mayBeHeldBy: those("depends") };
}

function presentChannel(
  index0: number,
  { members, groups }: OpenPentaFacts,
  texts: HumanDesignReader,
): Answer["channels"][number] {
  const { place, channel }: PentaChannelFacts = at(at(groups, 0).channels, index0);
  const defined = byTime(groups, ({ channels }) => at(channels, index0).isDefined);
  const [gateA, gateB] = channel.gates.map((gate) => holdersOf(members, gate));
  return {
    ...presentChannelName(channel),
    position: place.position,
    isCore: place.isCore,
    defined,
    gateAHeldBy: gateA?.heldBy ?? [],
    gateAMayBeHeldBy: gateA?.mayBeHeldBy ?? [],
    gateBHeldBy: gateB?.heldBy ?? [],
    gateBMayBeHeldBy: gateB?.mayBeHeldBy ?? [],
    contribution:
      defined === "depends" ? undefined : texts.text(`penta.${place.id}.${defined === "yes" ? "defined" : "missing"}`),
  };
}

const MOST_GAPS = 3;

/** The channels that are closed for certain, what a time would add, the core, and the gates that nobody has. */
function openPentaPieces(
  { members, groups }: OpenPentaFacts,
  texts: HumanDesignReader,
): readonly (Piece | undefined)[] {
  if (texts.isEmpty) return [];
  const section = "group" as const;
  const teller = telling.teller(texts, 0);
  const { least, most } = reachOf(groups, definedCount);
  const open = members.flatMap((member, index0) => (isOpen(member) ? [index0 + 1] : []));
  const gates = at(groups, 0).gates.map(({ gate }) => gate);
  const waiting = gates.filter((gate) => members.some((member) => holdsGate(member, gate) === "depends"));
  const values = {
    least,
    most,
    people: listOf(
      open.map((number) => texts.text("openGroup.member", { number }) ?? ""),
      texts.speaks,
    ),
    gates: gatesTold(waiting, texts),
    state: coreByTime(groups),
  };
  const gaps = gates.filter((gate) => filledByTime(groups, gate) === "no").slice(0, MOST_GAPS);
  return [
    teller.tell("openGroup", least === most ? "openingFixed" : "opening", { section, values }),
    teller.tell("openGroup", waiting.length === 0 ? "addsNothing" : "adds", { section, values }),
    teller.tell("openGroupLines", "core", { section, values }),
    ...balancePieces(groups, texts),
    ...gaps.map((gate) => teller.find("gaps", String(gate), { section })),
  ];
}

function gatesTold(gates: readonly Gate[], texts: HumanDesignReader): string {
  const values = { count: gates.length, gates: listOf(gates.map(String), texts.speaks) };
  return texts.text("openGroup.gates", values) ?? "";
}

/** The stronger half of the group, where every combination of times has the same channels closed in each. */
function balancePieces(groups: Groups, texts: HumanDesignReader): readonly (Piece | undefined)[] {
  const closedIn = (position: "upper" | "lower"): { least: number; most: number } =>
    reachOf(
      groups,
      ({ channels }) => channels.filter((one) => one.isDefined && one.place.position === position).length,
    );
  const [upper, lower] = [closedIn("upper"), closedIn("lower")];
  if (upper.least !== upper.most || lower.least !== lower.most) return [];
  if (upper.least + lower.least === 0) return [];
  const key = upper.least === lower.least ? "even" : upper.least > lower.least ? "upper" : "lower";
  const values = balanceValues({ upper: upper.least, lower: lower.least }, texts);
  return [telling.teller(texts, 0).tell("balances", key, { section: "group", values })];
}
