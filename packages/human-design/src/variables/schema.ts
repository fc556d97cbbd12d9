import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { designConventionsSchema, side } from "../chart/schema";
import { bodyTerms } from "../vocabulary/bodies";
import { colorLabels } from "../vocabulary/colors";
import { arrowNames, baseNames, cognitions, directionLabels, layers, positions } from "../vocabulary/variables";

const sixth = z.int().min(1).max(6);

export const arrowSchema = z
  .object({
    key: z.enum(["determination", "environment", "perspective", "motivation"]).meta({ name: "VariableKey" }),
    ...named("name", z.string(), arrowNames),
    ...named("layer", z.enum(["Primary Health System", "Rave Psychology"]), layers),
    layerDescription: prose,
    ...named("position", z.enum(["Top left", "Bottom left", "Bottom right", "Top right"]), positions),
    activation: z.object({ ...named("planet", z.string(), bodyTerms), side }),
    color: sixth,
    tone: sixth,
    base: z.int().min(1).max(5),
    direction: z.enum(["left", "right"]).meta({ description: "Tones 1 to 3 point left, 4 to 6 right" }),
    ...named("directionLabel", z.string(), Object.values(directionLabels)),
    directionMeaning: prose,
    ...named("colorLabel", z.string(), Object.values(colorLabels)),
    colorMeaning: prose,
    toneMeaning: prose,
    ...named("baseName", z.string(), baseNames),
    cognition: z
      .object({ ...named("label", z.string(), cognitions), description: prose })
      .exactOptional()
      .meta({ description: "Only of the determination, by its tone" }),
    description: prose,
    confident: z.boolean().meta({ description: "Whether the nearest border of a tone is farther than the margin" }),
  })
  .meta({ name: "VariableArrow" });

export const variablesOutput = z.object({
  arrows: z.array(arrowSchema),
  confident: z.boolean().meta({ description: "Whether all four are" }),
  confidenceMarginDeg: z.number().meta({ description: "What the mean Sun moves in four minutes, degrees" }),
  baseDescription: prose,
  conventions: designConventionsSchema,
});
