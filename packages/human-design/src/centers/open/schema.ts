import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, openDesignConventions, reachSchema, timesShape } from "../../birth-time/schema";
import { gateNumber } from "../../gates/schema";
import { centerName, centerSchema } from "../schema";

const { motor, awareness, notSelfQuestion, biology } = centerSchema.shape;

/** A center over the time that a birth may have been at. */
export const openCenterSchema = z
  .object({
    ...centerName,
    defined: z.boolean().exactOptional().meta({ description: "Only where it is the same all through" }),
    whenDefined: z
      .object(timesShape)
      .exactOptional()
      .meta({ name: "BirthTimes", description: "Where it depends on the time: when it is defined" }),
    motor,
    awareness,
    theme: prose.meta({ description: "Of its state, where it is defined, undefined or open all through" }),
    notSelfQuestion,
    biology,
    gates: z.array(gateNumber).meta({ description: "Active all through, ascending" }),
    possibleGates: z.array(gateNumber).meta({ description: "Active for a part of that time, ascending" }),
  })
  .meta({ name: "UncertainCenterState" });

export const uncertainCentersOutput = z.object({
  birthTime: designBirthTime,
  centers: z.array(openCenterSchema),
  definedCount: reachSchema,
  conventions: openDesignConventions,
});
