import { defineOperation, langQuery, limit, type Operation, offset } from "@almagest/operation";
import * as z from "zod";
import { STONES } from "../stones/catalogue";
import { stoneName } from "../stones/image";
import { presentPage } from "../stones/page";
import { presentRecord } from "../stones/present";
import { page, stoneRecord } from "../stones/schema";
import type { Stone } from "../stones/stone";
import { type CrystalReader, crystalReader } from "../texts/reader";
import type { CrystalSearch, CrystalSearchRequest } from "../types";
import { folded } from "./folded";
import { stonesForWish } from "./wishes";

const TEXTS = ["description", "meaning.spiritual", "meaning.emotional", "meaning.physical"] as const;
const NAME = 0;
const KEYWORD = 1;
const TEXT = 2;

/**
 * The stones that have `query` in their name, a keyword or a text, each by name, and before the texts those of the wish
 * that it names, the best known first. Names and wishes count in English and in the language of the call.
 */
function searchStones(query: string, texts: CrystalReader): readonly Stone[] {
  const wanted = folded(query.trim());
  const ranks = STONES.map((stone) => ({ stone, rank: rankOf(stone, wanted, texts) }));
  const ranked = (rank: number): readonly Stone[] =>
    ranks.filter((entry) => entry.rank === rank).map(({ stone }) => stone);
  return [...new Set([...ranked(NAME), ...ranked(KEYWORD), ...stonesForWish(wanted, texts.lang), ...ranked(TEXT)])];
}

function rankOf(stone: Stone, wanted: string, texts: CrystalReader): number | undefined {
  const has = (text: string | undefined): boolean => text !== undefined && folded(text).includes(wanted);
  if (has(stone.name) || (texts.lang !== "en" && has(stoneName(stone, texts.lang)))) return NAME;
  if (texts.keywordsOf(stone)?.some(has)) return KEYWORD;
  return TEXTS.some((field) => has(texts.said(stone, field))) ? TEXT : undefined;
}

export const crystalSearch: Operation<CrystalSearchRequest, CrystalSearch> = defineOperation({
  id: "searchCrystals",
  method: "GET",
  path: "/crystals/search",
  summary: "Stones by a word in their name, keywords, description or meanings",
  description:
    "Names first, then keywords, then stones for a wish (anxiety, money), then texts. Case and hyphens are free.",
  query: z.object({
    ...langQuery.shape,
    q: z
      .string()
      .min(2)
      .max(50)
      .refine(
        (text) => text.length < 2 || text.trim().length > 1,
        "q holds less than two letters beside its spaces. Send a word or a part of one.",
      )
      .meta({ description: "Text to look for", examples: ["love"] }),
    limit: limit({ max: 50, default: 20 }),
    offset,
  }),
  output: z.object({ query: z.string(), ...page, crystals: z.array(stoneRecord) }),
  needs: [],
  compute: (input) => input,
  present: (input, words) => {
    const texts = crystalReader(words);
    return {
      query: input.q,
      ...presentPage(input, searchStones(input.q, texts), presentRecord),
    };
  },
  examples: [{ q: "love" }],
});
