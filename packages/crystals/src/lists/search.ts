import {
  defineOperation,
  hanNeighbors,
  type Lang,
  langQuery,
  limit,
  type Operation,
  offset,
  type Words,
} from "@almagest/operation";
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
const LOCALIZED = 1;
const KEYWORD = 2;
const TEXT = 3;

/** A stone with all that is searched, folded, by rank. */
interface FoldedStone {
  readonly stone: Stone;
  readonly byRank: readonly (readonly string[])[];
}

/** Catalogues never change, and each is folded once in a language; nothing that was searched for is kept. */
const foldedBy = new WeakMap<Words["catalogues"], Map<Lang, readonly FoldedStone[]>>();

function foldedStones(words: Words, texts: CrystalReader): readonly FoldedStone[] {
  const byLang = foldedBy.get(words.catalogues) ?? new Map<Lang, readonly FoldedStone[]>();
  foldedBy.set(words.catalogues, byLang);
  const stones = byLang.get(words.lang) ?? STONES.map((stone) => ({ stone, byRank: foldedTexts(stone, texts) }));
  byLang.set(words.lang, stones);
  return stones;
}

function foldedTexts(stone: Stone, texts: CrystalReader): readonly (readonly string[])[] {
  const localized = texts.lang === "en" ? [] : [stoneName(stone, texts.lang)];
  const said = TEXTS.map((field) => texts.said(stone, field));
  return [[stone.name], localized, texts.keywordsOf(stone) ?? [], said].map((rank) =>
    rank.flatMap((text) => (text === undefined ? [] : [folded(text)])),
  );
}

/**
 * The stones that have `query` in their name, a keyword or a text, each by name, and before the texts those of the wish
 * that it names, the best known first. Names and wishes count in English and in the language of the call, where Han is
 * also found by two signs that are neighbours in both.
 */
function searchStones(query: string, lang: Lang, stones: readonly FoldedStone[]): readonly Stone[] {
  const wanted = folded(query.trim());
  const pairs = hanNeighbors(wanted);
  const isFound = (text: string, rank: number): boolean =>
    text.includes(wanted) || (rank === LOCALIZED && pairs.some((pair) => text.includes(pair)));
  const ranks = stones.map(({ stone, byRank }) => ({
    stone,
    rank: byRank.findIndex((texts, rank) => texts.some((text) => isFound(text, rank))),
  }));
  const ranked = (rank: number): readonly Stone[] =>
    ranks.filter((entry) => entry.rank === rank).map(({ stone }) => stone);
  return [
    ...new Set([
      ...ranked(NAME),
      ...ranked(LOCALIZED),
      ...ranked(KEYWORD),
      ...stonesForWish(wanted, lang),
      ...ranked(TEXT),
    ]),
  ];
}

export const crystalSearch: Operation<CrystalSearchRequest, CrystalSearch> = defineOperation({
  id: "searchCrystals",
  method: "GET",
  path: "/crystals/search",
  summary: "Stones by a word in their name, keywords, description or meanings",
  description:
    "Names first, in English and then in the language of the call, then keywords, then stones for a wish (anxiety, money), then texts. Case, accents and hyphens are free.",
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
    const stones = foldedStones(words, crystalReader(words));
    return {
      query: input.q,
      ...presentPage(input, searchStones(input.q, words.lang, stones), presentRecord),
    };
  },
  examples: [{ q: "love" }],
});
