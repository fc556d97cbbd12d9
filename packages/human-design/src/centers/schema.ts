import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { gateNumber } from "../gates/schema";
import { CENTERS } from "../graph/centers";
import { centers } from "../vocabulary/centers";

export const centerId = z.enum(CENTERS).meta({ name: "DesignCenter" });

export const centerName = { id: centerId, ...named("name", z.string(), centers) };

/** A center as a birth has it. */
export const centerSchema = z
  .object({
    ...centerName,
    defined: z.boolean().meta({ description: "Whether a defined channel touches it" }),
    motor: z.boolean(),
    awareness: z.boolean(),
    theme: prose.meta({ description: "What this state means: defined, undefined, or open without a single gate" }),
    notSelfQuestion: prose,
    biology: prose,
    gates: z.array(gateNumber).meta({ description: "Its active gates, ascending" }),
  })
  .meta({ name: "CenterState" });
