import type { DraftOf } from "@almagest/operation";
import type { Center } from "../graph/centers";
import { type Channel, centersOf } from "../graph/channels";
import type { HumanDesignReader } from "../texts/reader";
import { channelNames } from "../vocabulary/channels";
import { circuits } from "../vocabulary/circuits";
import type { channelSchema } from "./schema";

type ChannelName = Pick<DraftOf<typeof channelSchema>, "gateA" | "gateB" | "name" | "circuit">;

export function presentChannelName(channel: Channel): ChannelName {
  return {
    gateA: channel.gates[0],
    gateB: channel.gates[1],
    name: channelNames[channel.id].en,
    circuit: circuits[channel.circuit].en,
  };
}

export function presentEnds(channel: Channel): Center[] {
  return [...centersOf(channel)];
}

export function presentChannel(channel: Channel, texts: HumanDesignReader): DraftOf<typeof channelSchema> {
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    description: texts.text(`channels.${channel.id}`),
    circuitDescription: texts.text(`circuits.${channel.circuit}`),
  };
}
