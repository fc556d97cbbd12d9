import { named } from "@almagest/i18n";
import { localizedText, prose } from "@almagest/operation";
import * as z from "zod";
import { side } from "../chart/schema";
import { bodyTerms } from "../vocabulary/bodies";
import { gateNames } from "../vocabulary/gates";

export const gateNumber = z.int().min(1).max(64);

/** The hexagram that a gate is numbered after, by the name that the I Ching knows it by. */
export const hexagramSchema = z
  .object({ number: gateNumber, english: z.string(), nameLocalized: localizedText })
  .meta({ name: "GateHexagram" });

export const lineNumber = z.int().min(1).max(6);

/** A gate with its line, as one body activates it. */
export const activationSchema = z
  .object({
    ...named("planet", z.string(), bodyTerms),
    side,
    gate: gateNumber,
    line: lineNumber,
    color: z.int().min(1).max(6),
    tone: z.int().min(1).max(6),
    base: z.int().min(1).max(5),
    longitude: z.number().min(0).lt(360).meta({ description: "Tropical longitude of the body, degrees" }),
    ...named("gateName", z.string(), gateNames),
    gateDescription: prose.meta({ weight: "repeated", description: "What the gate does in the bodygraph" }),
    lineMeaning: prose,
    planetDescription: prose.meta({ weight: "repeated" }),
    ichingHexagram: hexagramSchema,
  })
  .meta({ name: "GateActivation" });
