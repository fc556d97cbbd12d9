import { joined, listOf, named } from "@almagest/i18n";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { presentChannelName, presentEnds } from "../channels/present";
import { channelEnds, channelName } from "../channels/schema";
import { gateNumber } from "../gates/schema";
import type { HumanDesignReader } from "../texts/reader";
import { channelNames } from "../vocabulary/channels";
import { dynamics } from "../vocabulary/dynamics";
import type { Connection, SharedChannel } from "./connection-compute";
import { themeOf } from "./themes";

export const connectionDynamic = z
  .enum(["Electromagnetic", "Dominance", "Compromise", "Companionship"])
  .meta({ name: "ConnectionDynamic" });

export const sharedChannelSchema = z
  .object({
    ...channelName,
    centers: channelEnds,
    ...named("dynamic", connectionDynamic, dynamics),
    dynamicDescription: prose.meta({
      description: "Which gates are whose; with the first channel of each dynamic its meaning",
    }),
    personAGates: z.array(gateNumber).meta({ description: "Gates of the channel that person A has" }),
    personBGates: z.array(gateNumber),
  })
  .meta({ name: "SharedChannel" });

/** The meaning of a dynamic is told with its first channel, each channel's own facts with every one. */
export function presentShared(
  shared: SharedChannel,
  { channels }: Pick<Connection, "channels">,
  texts: HumanDesignReader,
): DraftOf<typeof sharedChannelSchema> {
  const { channel, dynamic, gatesOfA, gatesOfB } = shared;
  const isFirst = channels.find((one) => one.dynamic === dynamic) === shared;
  const told = [holdingOf(shared, texts), ...(isFirst ? [texts.text(`dynamics.${dynamic}`)] : [])];
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    dynamic: dynamics[dynamic].en,
    dynamicDescription: joined(told),
    personAGates: [...gatesOfA],
    personBGates: [...gatesOfB],
  };
}

function holdingOf(
  { channel, dynamic, gatesOfA, gatesOfB }: SharedChannel,
  texts: HumanDesignReader,
): string | undefined {
  const isA = gatesOfA.length > gatesOfB.length;
  const person = (letter: "A" | "B"): string => texts.text("person", { letter }) ?? "";
  return texts.text(`holdings.${dynamic}`, {
    channel: `${channelNames[channel.id][texts.speaks]} (${channel.id})`,
    ofA: listOf(gatesOfA.map(String), texts.speaks),
    ofB: listOf(gatesOfB.map(String), texts.speaks),
    holder: person(isA ? "A" : "B"),
    other: person(isA ? "B" : "A"),
    single: listOf((isA ? gatesOfB : gatesOfA).map(String), texts.speaks),
    theme: texts.text(`dynamicThemes.${themeOf(channel)}`) ?? "",
  });
}
