import type { Ephemeris } from "@almagest/ephemeris";
import type { Design, DesignBirth } from "../chart/design";
import { CHANNELS, type Channel, type ChannelId } from "../graph/channels";
import { GATES, type Gate } from "../wheel/order";
import { namedDesign } from "./named";

/** The six channels of a group of three to five, from the Throat and from the Sacral to the G Center. */
export const PENTA_CHANNELS = [
  { id: "7-31", position: "upper", isCore: false },
  { id: "1-8", position: "upper", isCore: false },
  { id: "13-33", position: "upper", isCore: false },
  { id: "5-15", position: "lower", isCore: false },
  { id: "2-14", position: "lower", isCore: true },
  { id: "29-46", position: "lower", isCore: false },
] as const satisfies readonly {
  readonly id: ChannelId;
  readonly position: "upper" | "lower";
  readonly isCore: boolean;
}[];

export type PentaChannel = (typeof PENTA_CHANNELS)[number];

export interface PentaInput {
  readonly members: readonly DesignBirth[];
}

export interface HeldGate {
  readonly gate: Gate;
  /** The members who bring it: places in the list of members, from 0, ascending. */
  readonly heldBy: readonly number[];
}

export interface PentaChannelFacts {
  readonly place: PentaChannel;
  readonly channel: Channel;
  readonly held: readonly HeldGate[];
  /** Whether both gates are anywhere in the group. */
  readonly isDefined: boolean;
}

/** A member as far as the group asks: the gates. */
export type PentaMember = Pick<Design, "gates">;

export interface Penta<Member extends PentaMember = Design> {
  readonly members: readonly Member[];
  readonly channels: readonly PentaChannelFacts[];
  /** The twelve gates, ascending. */
  readonly gates: readonly HeldGate[];
}

export function computePenta({ members }: PentaInput, { ephemeris }: { readonly ephemeris: Ephemeris }): Penta {
  return pentaOf(members.map((member, index0) => namedDesign(ephemeris, member, `members.${index0}`)));
}

/** The group that these designs make. */
export function pentaOf<Member extends PentaMember>(members: readonly Member[]): Penta<Member> {
  const heldIn = (gate: Gate): HeldGate => ({
    gate,
    heldBy: members.flatMap(({ gates }, index0) => (gates.has(gate) ? [index0] : [])),
  });
  const channels = PENTA_CHANNELS.flatMap((place) =>
    CHANNELS.filter(({ id }) => id === place.id).map((channel) => {
      const held = channel.gates.map(heldIn);
      return { place, channel, held, isDefined: held.every(({ heldBy }) => heldBy.length > 0) };
    }),
  );
  const own = new Set<Gate>(channels.flatMap(({ channel }) => [...channel.gates]));
  return { members, channels, gates: GATES.filter((gate) => own.has(gate)).map(heldIn) };
}
