import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { civilMoment, rareNodeType } from "@almagest/operation";
import { BODY_IDS, eventInstantSchema, eventsBody, eventsEcho, zodiacPlaceSchema } from "@almagest/sky";
import * as z from "zod";
import { natalBirthTime } from "../birth-time/schema";
import { natalPosition } from "../returns/open/schema";
import { nodeWindowConventions } from "./schema";

const BODY_NAMES = BODY_IDS.map((id) => bodyTerms[id].en);

export const returnsBody = z.object({
  birthData: z.object(civilMoment.shape).meta({ name: "BirthMoment" }),
  planet: z.enum(BODY_NAMES).meta({ description: "The returning body", fold: "separators", examples: ["Saturn"] }),
  ...eventsBody.shape,
  endDate: eventsBody.shape.endDate.meta({
    description:
      "Last day by timezone, included, at most 100 years after the first. Leave it out to get the next return, however far ahead",
  }),
  count: eventsBody.shape.count.meta({
    description: "Returns to give at most, the first in time; one by default, or 200 with endDate",
    examples: [1],
  }),
  nodeType: rareNodeType,
});

const motion = z.enum(["direct", "retrograde"]);

const passSchema = z.object({ ...eventInstantSchema.shape, motion }).meta({ name: "ReturnPass" });

const returnSchema = z
  .object({
    ...eventInstantSchema.shape,
    motion,
    passes: z.array(passSchema).meta({
      description: "Every pass of this return, also before the start: one, or more where the body turns back",
    }),
  })
  .meta({ name: "ReturnEvent", description: "The instant is that of the first pass from the start on" });

const echo = { ...named("planet", z.string(), bodyTerms), ...eventsEcho.shape };

export const returnsOutput = z.object({
  ...echo,
  natalPosition: zodiacPlaceSchema,
  events: z.array(returnSchema).meta({ description: "In order of time" }),
  conventions: nodeWindowConventions.meta({ name: "ReturnsConventions" }),
});

const instant = eventInstantSchema.exactOptional();

const openPassSchema = z
  .object({
    from: instant.meta({ description: "The earliest; absent where it lies before the search" }),
    to: instant.meta({ description: "The latest; absent where it lies beyond the search" }),
    motion,
    isCertain: z.boolean().meta({ description: "Whether every birth has this pass; else the body turns among them" }),
  })
  .meta({ name: "OpenReturnPass" });

export const openReturnsOutput = z.object({
  birthTime: natalBirthTime,
  ...echo,
  natalPosition,
  events: z
    .array(
      z
        .object({
          passes: z.array(openPassSchema).meta({ description: "In order of time, each by the time of birth" }),
        })
        .meta({ name: "OpenReturnEvent" }),
    )
    .meta({ description: "In order of time" }),
  conventions: z
    .object({
      ...nodeWindowConventions.omit({ clock: true }).shape,
      utcFrom: z.string().meta({ description: "The earliest natal instant, ISO 8601" }),
      utcTo: z.string().meta({ description: "The latest natal instant" }),
    })
    .meta({ name: "UncertainReturnsConventions" }),
});
