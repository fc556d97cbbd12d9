import { named } from "@almagest/i18n";
import { count, prose } from "@almagest/operation";
import * as z from "zod";
import { centerId, centerName } from "../centers/schema";
import { channelEnds, channelName } from "../channels/schema";
import { DESIGN_BODIES } from "../chart/bodies";
import { designConventionsSchema } from "../chart/schema";
import { gateNumber, hexagramSchema, lineNumber } from "../gates/schema";
import { bodyTerms } from "../vocabulary/bodies";
import { completions } from "../vocabulary/dynamics";
import { gateNames } from "../vocabulary/gates";
import { types } from "../vocabulary/types";

export const transitActivation = z
  .object({
    ...named("body", z.string(), bodyTerms),
    gate: gateNumber,
    line: lineNumber,
    ...named("gateName", z.string(), gateNames),
    ichingHexagram: hexagramSchema,
    until: z
      .string()
      .exactOptional()
      .meta({ description: "UTC, to the second: the body leaves the gate, on or back. Absent beyond the ephemeris" }),
  })
  .meta({ name: "TransitActivation" });

export const until = z
  .string()
  .exactOptional()
  .meta({ description: "UTC, by the activations of the moment: when enough of them have left" });

export const completedChannel = z
  .object({
    ...channelName,
    centers: channelEnds,
    ...named(
      "kind",
      z.enum(["personal", "educational"]).meta({
        name: "CompletionKind",
        description: "personal: the birth has one gate of it; educational: the sky brings both",
      }),
      completions,
    ),
    kindDescription: prose.meta({ description: "Which gates are whose; with the first of each kind its meaning" }),
    natalGates: z.array(gateNumber),
    transitGates: z.array(gateNumber).meta({ description: "What the sky supplies that the birth lacks" }),
    bodies: z.array(z.enum(DESIGN_BODIES)).meta({ description: "Bodies in those gates" }),
    until,
  })
  .meta({ name: "CompletedChannel" });

export const transitOutput = z.object({
  date: z.string(),
  time: z.string(),
  timezone: z.literal(0).meta({ description: "Date and time are UTC" }),
  activations: z.array(transitActivation).meta({ description: "The thirteen of the sky" }),
  completedChannels: z.array(completedChannel),
  temporaryCenters: z.array(z.object({ ...centerName, temporarilyDefined: z.literal(true), until })),
  natal: z
    .object({
      gates: z.array(gateNumber).meta({ description: "Active at birth on either side, ascending" }),
      centers: z.array(centerId).meta({ description: "Defined at birth" }),
    })
    .meta({ name: "NatalDesign", description: "The birth itself, to draw by", weight: "bulk" }),
  withTransit: z
    .object({
      ...named("type", z.string().meta({ description: "By birth and sky together" }), types),
      typeUntil: until,
      parts: count.meta({ description: "Connected groups of centers, by birth and sky together" }),
      partsByBirth: count,
      partsUntil: until,
    })
    .meta({ name: "DesignWithTransit" }),
  summary: prose,
  reading: prose.meta({ description: "The gates that are bridged, for how long, and the demand on this type" }),
  conventions: designConventionsSchema.meta({ name: "DesignConventions", description: "Of the birth" }),
});
