import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, openDesignConventions } from "../../birth-time/schema";
import { colorLabels } from "../../vocabulary/colors";
import { arrowNames, baseNames, directionLabels, layers, positions } from "../../vocabulary/variables";
import { arrowSchema, variablesOutput } from "../schema";

const known = arrowSchema.shape;
const held = { description: "Only where it is the same all through" };
const label = z.string().exactOptional().meta(held);

/** An arrow over the time that a birth may have been at. */
export const openArrowSchema = z
  .object({
    key: known.key,
    ...named("name", z.string(), arrowNames),
    ...named("layer", known.layer, layers),
    layerDescription: prose,
    ...named("position", known.position, positions),
    activation: known.activation,
    color: known.color.exactOptional().meta(held),
    tone: known.tone.exactOptional().meta(held),
    base: known.base.exactOptional().meta(held),
    direction: known.direction.exactOptional().meta(held),
    ...named("directionLabel", label, Object.values(directionLabels)),
    directionMeaning: prose,
    ...named("colorLabel", label, Object.values(colorLabels)),
    colorMeaning: prose,
    toneMeaning: prose,
    ...named("baseName", label, baseNames),
    cognition: known.cognition,
    description: prose,
  })
  .meta({ name: "UncertainVariableArrow" });

export const uncertainVariablesOutput = z.object({
  birthTime: designBirthTime,
  arrows: z.array(openArrowSchema),
  baseDescription: variablesOutput.shape.baseDescription,
  conventions: openDesignConventions,
});
