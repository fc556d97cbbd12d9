import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type OneOfBirths, type SharedChanges, sharedChanges } from "@almagest/sky";
import type { OpenDesignInput } from "../../birth-time/open-design";
import type { DesignTurn } from "../../birth-time/timeline";
import { CHANNELS, type Channel } from "../../graph/channels";
import { type Definition, typeOf } from "../../graph/mechanics";
import { definitions } from "../../vocabulary/definitions";
import { types } from "../../vocabulary/types";
import type { Gate } from "../../wheel/order";
import { type Connection, type SharedChannel, togetherOf } from "../connection-compute";
import { gateChanges, holdsGate, type OpenHolder, openHolder } from "./people";

export interface OpenConnectionInput {
  readonly personA: OpenDesignInput;
  readonly personB: OpenDesignInput;
}

/** One pair of times with all that follows from both people's gates. */
export interface Meeting extends Omit<Connection, "personA" | "personB"> {
  readonly ofA: DesignTurn;
  readonly ofB: DesignTurn;
}

/** A gate of a channel that a time of birth decides. */
export interface Decider {
  readonly which: "personA" | "personB";
  readonly gate: Gate;
}

export interface DependentChannel {
  readonly channel: Channel;
  /** The ways in which some pairs of times have it, in order of time. */
  readonly possible: readonly SharedChannel[];
  /** Whether every pair of times has it, in one way or another. */
  readonly isAlways: boolean;
  readonly deciders: readonly Decider[];
}

export interface OpenConnectionFacts {
  readonly personA: OpenHolder;
  readonly personB: OpenHolder;
  readonly births: readonly OneOfBirths[];
  readonly shared: SharedChanges;
  /** Every pair of stretches, in order of A's time, then of B's. */
  readonly meetings: readonly Meeting[];
  readonly channels: readonly SharedChannel[];
  readonly dependent: readonly DependentChannel[];
  readonly definition: Definition | undefined;
}

/** Two designs over every pair of times that both births allow: each pair of stretches with its own gates is read once. */
export function computeOpenConnection(
  input: OpenConnectionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenConnectionFacts {
  const personA = openHolder(ephemeris, "personA", input.personA);
  const personB = openHolder(ephemeris, "personB", input.personB);
  const meetings = personA.turns.flatMap(({ value: ofA }) =>
    personB.turns.map(({ value: ofB }) => ({ ofA, ofB, ...togetherOf(ofA, ofB) })),
  );
  const dependent = CHANNELS.flatMap((channel) => dependentOf(channel, meetings, { personA, personB }) ?? []);
  const gates = [...new Set(dependent.flatMap(({ channel }) => [...channel.gates]))];
  const first = at(meetings, 0);
  const decided = new Set(dependent.map(({ channel }) => channel.id));
  const type = { member: "type", valueIn: ({ value }: { value: DesignTurn }) => types[typeOf(value.channels)].en };
  return {
    personA,
    personB,
    births: [personA, personB].map((holder) => gateChanges(holder, gates, [type])),
    shared: sharedOf({ personA, personB }, meetings),
    meetings,
    channels: first.channels.filter(({ channel }) => !decided.has(channel.id)),
    dependent,
    definition: meetings.every(({ definition }) => definition === first.definition) ? first.definition : undefined,
  };
}

type People = Pick<OpenConnectionFacts, "personA" | "personB">;

function sharedOf({ personA, personB }: People, meetings: readonly Meeting[]): SharedChanges {
  const width = personB.turns.length;
  const meetingAt = ([pieceA = 0, pieceB = 0]: readonly number[]): Meeting => at(meetings, pieceA * width + pieceB);
  return sharedChanges(
    [personA, personB].map(({ turns }) => turns.map(({ fromEpochMs }) => fromEpochMs)),
    [
      { member: "combinedDefinition", valueAt: (pieces) => definitions[meetingAt(pieces).definition].en },
      { member: "totalChannels", valueAt: (pieces) => meetingAt(pieces).channels.length },
    ],
  );
}

/** A channel that not every pair of times has in one and the same way; undefined of every other. */
function dependentOf(channel: Channel, meetings: readonly Meeting[], people: People): DependentChannel | undefined {
  const found = meetings.map(({ channels }) => channels.find((one) => one.channel.id === channel.id));
  const ways = new Map(found.map((one) => [one && [one.gatesOfA, one.gatesOfB].join(" "), one]));
  if (ways.size === 1) return undefined;
  return {
    channel,
    possible: [...ways.values()].filter((one) => one !== undefined),
    isAlways: found.every((one) => one !== undefined),
    deciders: (["personA", "personB"] as const).flatMap((which) =>
      channel.gates.filter((gate) => holdsGate(people[which], gate) === "depends").map((gate) => ({ which, gate })),
    ),
  };
}
