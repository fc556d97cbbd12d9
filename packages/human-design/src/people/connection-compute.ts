import type { Ephemeris } from "@almagest/ephemeris";
import type { Design, DesignBirth } from "../chart/design";
import { CENTERS, type Center } from "../graph/centers";
import { type Channel, channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import { type Definition, definitionOf } from "../graph/mechanics";
import type { Gate } from "../wheel/order";
import { namedDesign } from "./named";

export type Dynamic = "electromagnetic" | "dominance" | "compromise" | "companionship";

export interface ConnectionInput {
  readonly personA: DesignBirth;
  readonly personB: DesignBirth;
}

/** A channel that two people have between them. */
export interface SharedChannel {
  readonly channel: Channel;
  readonly dynamic: Dynamic;
  readonly gatesOfA: readonly Gate[];
  readonly gatesOfB: readonly Gate[];
}

export interface Connection {
  readonly personA: Design;
  readonly personB: Design;
  readonly channels: readonly SharedChannel[];
  readonly centers: readonly {
    readonly center: Center;
    readonly isDefined: boolean;
    readonly definedBy: ("A" | "B")[];
  }[];
  readonly definition: Definition;
}

export function computeConnection(
  { personA, personB }: ConnectionInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): Connection {
  return connectionOf(namedDesign(ephemeris, personA, "personA"), namedDesign(ephemeris, personB, "personB"));
}

/** The joint facts of two designs. */
export function connectionOf(personA: Design, personB: Design): Connection {
  return { personA, personB, ...togetherOf(personA, personB) };
}

/** The gates of one person and the centers that they define. */
export type Holding = Pick<Design, "gates" | "centers">;

/** All that follows from the gates of two people. */
export function togetherOf(personA: Holding, personB: Holding): Omit<Connection, "personA" | "personB"> {
  const channels = channelsOf(new Set([...personA.gates, ...personB.gates]));
  const defined = definedCentersOf(channels);
  return {
    channels: channels.map((channel) => sharedChannel(channel, personA.gates, personB.gates)),
    centers: CENTERS.map((center) => ({
      center,
      isDefined: defined.has(center),
      definedBy: [
        ...(personA.centers.has(center) ? (["A"] as const) : []),
        ...(personB.centers.has(center) ? (["B"] as const) : []),
      ],
    })),
    definition: definitionOf(channels),
  };
}

/** The dynamic of a channel that two people have together. */
export function sharedChannel(channel: Channel, ofA: ReadonlySet<Gate>, ofB: ReadonlySet<Gate>): SharedChannel {
  const gatesOfA = channel.gates.filter((gate) => ofA.has(gate));
  const gatesOfB = channel.gates.filter((gate) => ofB.has(gate));
  return { channel, dynamic: dynamicOf(gatesOfA.length, gatesOfB.length), gatesOfA, gatesOfB };
}

function dynamicOf(heldByA: number, heldByB: number): Dynamic {
  const [more, fewer] = heldByA > heldByB ? [heldByA, heldByB] : [heldByB, heldByA];
  if (more < 2) return "electromagnetic";
  if (fewer === 2) return "companionship";
  return fewer === 1 ? "compromise" : "dominance";
}
