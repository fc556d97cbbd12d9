import { named } from "@almagest/i18n";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { type DraftOf, NODE_TYPES, prose } from "@almagest/operation";
import * as z from "zod";
import { natalBirthTime, openConventions, untimedBirth } from "../birth-time/schema";
import { astrocartographyRules, horizonSchema, meridianSchema } from "./astrocartography-schema";
import { directionField, localSpaceRules, pathSchema } from "./local-space-schema";

// Lines of a birth that is known to a range: each at its earliest and at its latest second.

const ends = z
  .object({ from: z.number(), to: z.number() })
  .meta({ name: "DegreeRange", description: "Degrees at the earliest and at the latest time" });

const meridianEnds = z
  .object({
    from: meridianSchema.shape.longitude,
    to: meridianSchema.shape.longitude,
    interpretation: prose,
  })
  .meta({ name: "MeridianLineInTime", description: "Longitudes at the earliest and at the latest time" });

const line = horizonSchema.omit({ interpretation: true }).meta({ name: "HorizonLineAt" });

const horizonEnds = z
  .object({
    from: line.meta({ description: "At the earliest time" }),
    to: line.meta({ description: "At the latest time" }),
    interpretation: prose,
  })
  .meta({ name: "HorizonLineInTime" });

const openLines = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    rightAscension: ends,
    declination: ends,
    mc: meridianEnds,
    ic: meridianEnds,
    ascendant: horizonEnds,
    descendant: horizonEnds,
  })
  .meta({ name: "PlanetLinesInTime" });

export const uncertainAstrocartographyOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  lines: z
    .array(openLines)
    .meta({ description: "Every line lies between those of the two times, the later to the west" }),
  summary: prose,
  conventions: z
    .object({ ...openConventions.shape, nodeType: z.enum(NODE_TYPES), ...astrocartographyRules })
    .meta({ name: "UncertainAstrocartographyConventions" }),
});

const ONLY_HELD = "Only where it is the same all through";

const openLocalBody = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    symbol: z.string(),
    azimuth: ends,
    altitude: ends,
    ...directionField(ONLY_HELD),
    aboveHorizon: z.boolean().exactOptional().meta({ description: ONLY_HELD }),
    line: z
      .object({
        from: pathSchema.meta({ description: "At the earliest time" }),
        to: pathSchema.meta({ description: "At the latest time" }),
      })
      .meta({ name: "LocalSpaceLineInTime" }),
    interpretation: prose.meta({ description: "Where its direction and its side of the horizon hold" }),
  })
  .meta({ name: "LocalSpaceBodyInTime" });

export const uncertainLocalSpaceOutput = z.object({
  birthTime: natalBirthTime,
  birthDetails: untimedBirth,
  bodies: z.array(openLocalBody),
  summary: prose.meta({ description: "Where no body crosses the horizon" }),
  conventions: z
    .object({ ...openConventions.shape, nodeType: z.enum(NODE_TYPES), ...localSpaceRules })
    .meta({ name: "UncertainLocalSpaceConventions" }),
});

export type UncertainAstrocartographyAnswer = DraftOf<typeof uncertainAstrocartographyOutput>;
export type UncertainLocalSpaceAnswer = DraftOf<typeof uncertainLocalSpaceOutput>;
