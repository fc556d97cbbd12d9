import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  type BirthOperation,
  count,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { definition } from "../bodygraph/schema";
import { presentCenterName } from "../centers/present";
import { centerName } from "../centers/schema";
import { presentPeopleConventions } from "../chart/conventions";
import { designBirthBody, peopleConventionsSchema } from "../chart/schema";
import { humanDesignReader } from "../texts/reader";
import type { DesignConnection, DesignConnectionRequest, UncertainDesignConnection } from "../types";
import { definitions } from "../vocabulary/definitions";
import { type Connection, computeConnection, type Dynamic } from "./connection-compute";
import { connectionReading } from "./connection-reading";
import { computeOpenConnection } from "./open/connection-compute";
import { presentOpenConnection } from "./open/connection-present";
import { uncertainConnectionOutput } from "./open/connection-schema";
import { presentShared, sharedChannelSchema } from "./shared-channel";

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

export const designConnection: BirthOperation<
  DesignConnectionRequest,
  DesignConnection,
  UncertainDesignConnection,
  "personA.time" | "personB.time",
  SkyContext
> = defineBirthOperation({
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
  uncertain: {
    births: ["personA.time", "personB.time"],
    output: uncertainConnectionOutput,
    compute: computeOpenConnection,
    present: presentOpenConnection,
  },
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
