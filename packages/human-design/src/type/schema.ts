import { localizedText, prose } from "@almagest/operation";
import * as z from "zod";
import { lineNumber } from "../gates/schema";

/** The first members of a bodygraph: how to act and how to decide. */
export const typeMembers = {
  type: z.string(),
  typeLocalized: localizedText,
  typeDescription: prose,
  aura: prose,
  strategy: z.string(),
  strategyLocalized: localizedText,
  strategyDescription: prose,
  authority: z.string(),
  authorityLocalized: localizedText,
  authorityDescription: prose,
  signature: z.string().meta({ description: "What life feels like when the strategy is kept" }),
  signatureLocalized: localizedText,
  notSelf: z.string().meta({ description: "What it feels like when it is not" }),
  notSelfLocalized: localizedText,
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
