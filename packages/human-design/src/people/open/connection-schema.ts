import { named } from "@almagest/i18n";
import { count, prose } from "@almagest/operation";
import { birthTimesSchema } from "@almagest/sky";
import * as z from "zod";
import { designValueNames } from "../../birth-time/names";
import { reachSchema, timesShape } from "../../birth-time/schema";
import { definition } from "../../bodygraph/schema";
import { centerName } from "../../centers/schema";
import { channelEnds, channelName } from "../../channels/schema";
import { gateNumber } from "../../gates/schema";
import { definitions } from "../../vocabulary/definitions";
import { dynamics } from "../../vocabulary/dynamics";
import { connectionDynamic, sharedChannelSchema } from "../shared-channel";
import { openPeopleConventions, soByTime } from "./people";

export const designsBirthTime = birthTimesSchema("Designs", designValueNames);

const dependentSchema = z
  .object({
    ...channelName,
    centers: channelEnds,
    defined: soByTime.meta({ description: "yes where every pair of times has it, in one of the dynamics" }),
    ...named("dynamics", z.array(connectionDynamic), dynamics),
    decidedBy: z.array(
      z
        .object({
          which: z.enum(["personA", "personB"]).meta({ name: "ConnectionPerson" }),
          gate: gateNumber,
          ...timesShape,
        })
        .meta({ name: "DecidingGate", description: "The times of birth at which this person has this gate" }),
    ),
  })
  .meta({ name: "DependentChannel" });

const letters = z.array(z.enum(["A", "B"]));

export const uncertainConnectionOutput = z.object({
  birthTime: designsBirthTime,
  totalChannels: reachSchema,
  channels: z
    .array(sharedChannelSchema)
    .meta({ description: "Those that every pair of times has, each with the same gates" }),
  dependentChannels: z
    .array(dependentSchema)
    .meta({ description: "Those that a time of birth decides, with the gates on which each hangs" }),
  centers: z.array(
    z
      .object({
        ...centerName,
        defined: soByTime.meta({ description: "Whether the two define it together" }),
        definedBy: letters.meta({ description: "Who defines it alone at every time" }),
        mayBeDefinedBy: letters.meta({ description: "Who defines it alone at some times" }),
      })
      .meta({ name: "UncertainSharedCenter" }),
  ),
  ...named(
    "combinedDefinition",
    definition.exactOptional().meta({ description: "Only where it is the same for every pair of times" }),
    definitions,
  ),
  summary: z
    .object({
      electromagnetic: reachSchema,
      dominance: reachSchema,
      compromise: reachSchema,
      companionship: reachSchema,
    })
    .meta({ name: "UncertainDynamics" }),
  pairs: count.meta({ description: "Pairs of stretches of time with their own gates" }),
  reading: prose.meta({ description: "What is certain between the two, what a time would add, and what hangs on it" }),
  conventions: openPeopleConventions,
});
