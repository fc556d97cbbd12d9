import { localizedText, prose } from "@almagest/operation";
import * as z from "zod";
import { designConventionsSchema, side } from "../chart/schema";

const sixth = z.int().min(1).max(6);

export const arrowSchema = z
  .object({
    key: z.enum(["determination", "environment", "perspective", "motivation"]).meta({ name: "VariableKey" }),
    name: z.string(),
    nameLocalized: localizedText,
    layer: z.enum(["Primary Health System", "Rave Psychology"]),
    layerLocalized: localizedText,
    layerDescription: prose,
    position: z.enum(["Top left", "Bottom left", "Bottom right", "Top right"]),
    positionLocalized: localizedText,
    activation: z.object({ planet: z.string(), planetLocalized: localizedText, side }),
    color: sixth,
    tone: sixth,
    base: z.int().min(1).max(5),
    direction: z.enum(["left", "right"]).meta({ description: "Tones 1 to 3 point left, 4 to 6 right" }),
    directionLabel: z.string(),
    directionLabelLocalized: localizedText,
    directionMeaning: prose,
    colorLabel: z.string(),
    colorLabelLocalized: localizedText,
    colorMeaning: prose,
    toneMeaning: prose,
    baseName: z.string(),
    baseNameLocalized: localizedText,
    cognition: z
      .object({ label: z.string(), labelLocalized: localizedText, description: prose })
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
