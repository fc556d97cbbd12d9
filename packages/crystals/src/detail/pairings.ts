import { count, defineOperation, langQuery, localizedText, type Operation } from "@almagest/operation";
import * as z from "zod";
import { resolveStone, stoneOf } from "../stones/catalogue";
import { presentChakras, presentNames } from "../stones/present";
import { pairedStone, stoneId } from "../stones/schema";
import { crystalReader } from "../texts/reader";
import type { CrystalPairings, CrystalPairingsRequest } from "../types";

export const crystalPairings: Operation<CrystalPairingsRequest, CrystalPairings> = defineOperation({
  id: "getCrystalPairings",
  method: "GET",
  path: "/crystals/pairings/{id}",
  summary: "The stones that go well with a stone",
  description: "The nearest companion first.",
  params: z.object({ id: stoneId }),
  query: langQuery,
  output: z.object({
    crystal: z.string(),
    name: z.string(),
    nameLocalized: localizedText,
    count,
    pairings: z.array(pairedStone),
  }),
  needs: [],
  compute: ({ id }) => {
    const stone = resolveStone(id);
    return { stone, companions: stone.pairsWith.map(stoneOf) };
  },
  present: ({ stone, companions }, words) => {
    const texts = crystalReader(words);
    return {
      crystal: stone.id,
      name: stone.name,
      nameLocalized: texts.label("stones", stone.id),
      count: companions.length,
      pairings: companions.map((companion) => ({
        ...presentNames(companion, texts),
        description: texts.said(companion, "description"),
        ...presentChakras(companion, texts),
        keywords: texts.keywordsOf(companion),
      })),
    };
  },
  examples: [{ id: "amethyst" }],
});
