import { named } from "@almagest/i18n";
import { langQuery, prose, seed } from "@almagest/operation";
import * as z from "zod";
import { drawConventions, drawnCard } from "../deck/schema";
import { positionNames, spreadNames } from "../vocabulary/spreads";

export const question = z
  .string()
  .max(500)
  .optional()
  .meta({
    description: "What is asked; echoed in the answer",
    examples: ["What should I know about this?"],
    keepsEmpty: true,
  });

export const spreadQuery = langQuery;

export const spreadBody = z.object({ question, seed }).meta({ name: "SpreadQuestion" });

export const spreadPosition = z
  .object({
    position: z
      .int()
      .min(1)
      .max(10)
      .meta({ description: "Order in the spread, from 1; the card's position is the same" }),
    ...named("name", z.string(), positionNames),
    interpretation: prose.meta({ description: "The card read in this position" }),
    card: drawnCard,
  })
  .meta({ name: "SpreadPosition" });

export const spreadOutput = z
  .object({
    ...named("spread", z.string(), spreadNames),
    question: z.string().exactOptional().meta({ weight: "prose", description: "The question that was sent" }),
    seed: z.string().exactOptional().meta({ description: "The seed that was sent" }),
    positions: z.array(spreadPosition),
    summary: prose.meta({ description: "The spread as a whole" }),
    conventions: drawConventions,
  })
  .meta({ name: "Spread" });
