import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { designBirthTime, localTime, openDesignConventions } from "../../birth-time/schema";
import { side } from "../../chart/schema";
import { bodyTerms } from "../../vocabulary/bodies";
import { gateNames } from "../../vocabulary/gates";
import { activationSchema, gateNumber, hexagramSchema, lineNumber } from "../schema";

const held = { description: "Only where it is the same all through" };
const { color, tone, base, longitude } = activationSchema.shape;

const stay = z
  .object({
    gate: gateNumber,
    line: lineNumber,
    from: localTime.meta({ description: "The first second of it, by the clock of the birth" }),
  })
  .meta({ name: "GateStay" });

/** An activation over the time that a birth may have been at. */
export const openActivationSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    side,
    gate: gateNumber.exactOptional().meta(held),
    line: lineNumber.exactOptional().meta(held),
    color: color.exactOptional().meta(held),
    tone: tone.exactOptional().meta(held),
    base: base.exactOptional().meta(held),
    longitude: z
      .object({ from: longitude, to: longitude })
      .meta({ name: "DesignLongitudeReach", description: "Tropical, degrees, at the earliest and at the latest time" }),
    ...named("gateName", z.string().exactOptional().meta(held), gateNames),
    gateDescription: prose.meta({ weight: "repeated", description: "What the gate does in the bodygraph" }),
    lineMeaning: prose,
    planetDescription: prose.meta({ weight: "repeated" }),
    ichingHexagram: hexagramSchema.exactOptional(),
    possible: z.array(stay).exactOptional().meta({ description: "Where gate or line changes: each in order of time" }),
  })
  .meta({ name: "UncertainActivation" });

export const uncertainGatesOutput = z.object({
  birthTime: designBirthTime,
  personality: z.array(openActivationSchema),
  design: z.array(openActivationSchema),
  conventions: openDesignConventions,
});

export type UncertainGatesAnswer = z.output<typeof uncertainGatesOutput>;
