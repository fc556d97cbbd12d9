import { named } from "@almagest/i18n";
import { prose } from "@almagest/operation";
import * as z from "zod";
import { lineNumber } from "../gates/schema";
import { notSelves, signatures, strategies } from "../vocabulary/strategies";
import { authorities, types } from "../vocabulary/types";

/** The first members of a bodygraph: how to act and how to decide. */
export const typeMembers = {
  ...named("type", z.string(), types),
  typeDescription: prose,
  aura: prose,
  ...named("strategy", z.string(), strategies),
  strategyDescription: prose,
  ...named("authority", z.string(), authorities),
  authorityDescription: prose,
  ...named("signature", z.string().meta({ description: "What life feels like when the strategy is kept" }), signatures),
  ...named("notSelf", z.string().meta({ description: "What it feels like when it is not" }), notSelves),
};

export const profile = z.string().meta({ description: "Line of the Personality Sun over that of the Design Sun" });

export const profileKeynotes = z
  .object({
    personalityLine: lineNumber,
    designLine: lineNumber,
    personality: prose,
    design: prose,
  })
  .meta({ name: "ProfileKeynotes" });
