import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  count,
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { definition } from "../bodygraph/schema";
import { presentCenterName } from "../centers/present";
import { centerName } from "../centers/schema";
import { presentChannelName, presentEnds } from "../channels/present";
import { channelEnds, channelName } from "../channels/schema";
import { presentPeopleConventions } from "../chart/conventions";
import { designBirthBody, peopleConventionsSchema } from "../chart/schema";
import { gateNumber } from "../gates/schema";
import { type HumanDesignReader, humanDesignReader } from "../texts/reader";
import type { DesignConnection, DesignConnectionRequest } from "../types";
import { channelNames } from "../vocabulary/channels";
import { definitions } from "../vocabulary/definitions";
import { dynamics } from "../vocabulary/dynamics";
import { type Connection, computeConnection, type Dynamic, type SharedChannel } from "./connection-compute";
import { connectionReading } from "./connection-reading";
import { listed } from "./listed";

const sharedChannelSchema = z
  .object({
    ...channelName,
    centers: channelEnds,
    ...named(
      "dynamic",
      z.enum(["Electromagnetic", "Dominance", "Compromise", "Companionship"]).meta({ name: "ConnectionDynamic" }),
      dynamics,
    ),
    dynamicDescription: prose.meta({
      description: "Which gates are whose; with the first channel of each dynamic its meaning",
    }),
    personAGates: z.array(gateNumber).meta({ description: "Gates of the channel that person A has" }),
    personBGates: z.array(gateNumber),
  })
  .meta({ name: "SharedChannel" });

const output = z.object({
  totalChannels: count,
  channels: z.array(sharedChannelSchema),
  centers: z.array(
    z
      .object({
        ...centerName,
        defined: z.boolean().meta({ description: "Whether the two define it together" }),
        definedBy: z.array(z.enum(["A", "B"])).meta({ description: "Who defines it alone; nobody, one or both" }),
      })
      .meta({ name: "SharedCenter" }),
  ),
  ...named("combinedDefinition", definition, definitions),
  summary: z.object({ electromagnetic: count, dominance: count, compromise: count, companionship: count }),
  reading: prose.meta({ description: "What the two meet in each other: types, strongest themes, and the whole" }),
  conventions: peopleConventionsSchema,
});

export const designConnection: Operation<DesignConnectionRequest, DesignConnection, SkyContext> = defineOperation({
  id: "calculateConnection",
  method: "POST",
  path: "/human-design/connection",
  summary: "Two people together: the channels they share, complete or meet in",
  description:
    "A channel is listed where the gates of both together hold its two ends. Electromagnetic: each has one end. Dominance: one has both, the other none. Compromise: one has both, the other one. Companionship: both have both.",
  query: langQuery,
  body: z.object({ personA: designBirthBody, personB: designBirthBody }),
  output,
  needs: [needEphemeris],
  compute: computeConnection,
  present: presentConnection,
  examples: [
    {
      personA: { date: "1990-07-15", time: "13:00:00", timezone: "America/New_York" },
      personB: { date: "1992-03-20", time: "09:15:00", timezone: "America/Los_Angeles" },
    },
  ],
});

function presentConnection(facts: Connection, words: Words): DraftOf<typeof output> {
  const texts = humanDesignReader(words);
  const countOf = (dynamic: Dynamic): number => facts.channels.filter((channel) => channel.dynamic === dynamic).length;
  return {
    totalChannels: facts.channels.length,
    channels: facts.channels.map((channel) => presentShared(channel, facts, texts)),
    centers: facts.centers.map(({ center, isDefined, definedBy }) => ({
      ...presentCenterName(center),
      defined: isDefined,
      definedBy,
    })),
    combinedDefinition: definitions[facts.definition].en,
    summary: {
      electromagnetic: countOf("electromagnetic"),
      dominance: countOf("dominance"),
      compromise: countOf("compromise"),
      companionship: countOf("companionship"),
    },
    reading: connectionReading(facts, texts),
    conventions: presentPeopleConventions(facts.personA, facts.personB),
  };
}

/** The meaning of a dynamic is told with its first channel, each channel's own facts with every one. */
function presentShared(
  shared: SharedChannel,
  { channels }: Connection,
  texts: HumanDesignReader,
): DraftOf<typeof sharedChannelSchema> {
  const { channel, dynamic, gatesOfA, gatesOfB } = shared;
  const isFirst = channels.find((one) => one.dynamic === dynamic) === shared;
  const told = [holdingOf(shared, texts), ...(isFirst ? [texts.text(`dynamics.${dynamic}`)] : [])];
  return {
    ...presentChannelName(channel),
    centers: presentEnds(channel),
    dynamic: dynamics[dynamic].en,
    dynamicDescription: told.includes(undefined) ? undefined : told.join(" "),
    personAGates: [...gatesOfA],
    personBGates: [...gatesOfB],
  };
}

function holdingOf(
  { channel, dynamic, gatesOfA, gatesOfB }: SharedChannel,
  texts: HumanDesignReader,
): string | undefined {
  const isA = gatesOfA.length > gatesOfB.length;
  return texts.text(`holdings.${dynamic}`, {
    channel: `${channelNames[channel.id].en} (${channel.id})`,
    ofA: listed(gatesOfA.map(String)),
    ofB: listed(gatesOfB.map(String)),
    holder: isA ? "Person A" : "Person B",
    other: isA ? "Person B" : "Person A",
    single: listed((isA ? gatesOfB : gatesOfA).map(String)),
  });
}
