import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, openDesignConventions, reachSchema, timesShape } from "../../birth-time/schema";
import { centerName } from "../../centers/schema";
import { types } from "../../vocabulary/types";
import { completedChannel, transitOutput } from "../schema";

const known = transitOutput.shape;
const { gates, centers } = known.natal.shape;
const { typeUntil } = known.withTransit.shape;

const possibleCompletion = z
  .object({ ...completedChannel.omit({ kindDescription: true }).shape, ...timesShape })
  .meta({ name: "PossibleCompletion" });

export const uncertainTransitOutput = z.object({
  birthTime: designBirthTime,
  date: known.date,
  time: known.time,
  timezone: known.timezone,
  activations: known.activations,
  completedChannels: z.array(completedChannel).meta({ description: "Completed whatever the time of birth" }),
  possibleCompletions: z.array(possibleCompletion).meta({
    description:
      "Completed for a part of the times of birth, the longest first; what the birth defines itself is left out",
  }),
  temporaryCenters: known.temporaryCenters.meta({
    description: "Defined for a while whatever the time of birth; without `until` where that depends on it",
  }),
  possibleCenters: z
    .array(z.object({ ...centerName, ...timesShape }).meta({ name: "PossibleCenter" }))
    .meta({ description: "Defined for a while at a part of the times of birth, the longest first" }),
  natal: z
    .object({
      gates: gates.meta({ description: "Active at birth whatever its time, ascending" }),
      possibleGates: gates.meta({ description: "Active at a part of the times of birth, ascending" }),
      centers: centers.meta({ description: "Defined at birth whatever its time" }),
    })
    .meta({ name: "UncertainNatalDesign", description: "The birth itself, to draw by", weight: "bulk" }),
  withTransit: z
    .object({
      ...named(
        "type",
        z.string().exactOptional().meta({ description: "By birth and sky together, where it is the same all through" }),
        types,
      ),
      typeUntil,
      parts: reachSchema,
      partsByBirth: reachSchema,
    })
    .meta({ name: "UncertainDesignWithTransit" }),
  summary: prose,
  reading: prose.meta({
    description: "The loans that reach this birth whatever its time, and those that depend on it",
  }),
  conventions: openDesignConventions,
});
