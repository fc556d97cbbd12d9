import { named } from "@almagest/i18n";
import { count, defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { resolveStone, stoneOf } from "../stones/catalogue";
import { presentChakras, presentNames } from "../stones/present";
import { pairedStone, stoneId } from "../stones/schema";
import { crystalReader } from "../texts/reader";
import type { CrystalPairings, CrystalPairingsRequest } from "../types";
import { stoneNames } from "../vocabulary/stones";

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
    ...named("name", z.string(), stoneNames),
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
      count: companions.length,
      pairings: companions.map((companion) => ({
        ...presentNames(companion),
        description: texts.said(companion, "description"),
        ...presentChakras(companion),
        keywords: texts.keywordsOf(companion),
      })),
    };
  },
  examples: [{ id: "amethyst" }],
});
