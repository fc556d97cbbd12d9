import {
  at,
  type Draw,
  defineOperation,
  langQuery,
  limit,
  needRandom,
  type Operation,
  offset,
  openDraw,
  pageOf,
  type RandomContext,
} from "@almagest/operation";
import * as z from "zod";
import type {
  DreamLetters,
  DreamLettersRequest,
  DreamSymbol,
  DreamSymbolRequest,
  DreamSymbols,
  DreamSymbolsRequest,
  RandomSymbols,
  RandomSymbolsRequest,
} from "../types";
import { type DreamCatalogue, dreamCatalogue, type SymbolEntry } from "./catalogue";
import { knownSymbol } from "./lookup";
import { presentRecord, presentSymbol, record, symbol } from "./schema";
import { letterCounts, searchSymbols } from "./search";

export const dreamSymbols: Operation<DreamSymbolsRequest, DreamSymbols> = defineOperation({
  id: "searchDreamSymbols",
  method: "GET",
  path: "/dreams/symbols",
  summary: "Dream symbols by name, by letter, or by a word in their meaning",
  description:
    "Alphabetical by English name. With q: names that start with it, names that have it further on, other names (serpent finds Snake), then meanings; a name counts in English and in the language of the call. q and letter combine; total counts every match.",
  query: z.object({
    ...langQuery.shape,
    q: z
      .string()
      .min(1)
      .max(100)
      .optional()
      .meta({
        description: "Words to search for, in English or the language of the call; letter case and accents are free",
        examples: ["water"],
      }),
    letter: z
      .string()
      .regex(/^[A-Za-z]$/)
      .optional()
      .meta({ description: "One letter, a to z: the first of the English name", examples: ["a"] }),
    limit: limit({ max: 50, default: 20 }),
    offset,
  }),
  output: z.object({
    total: z.int().meta({ description: "How many symbols match" }),
    limit: z.int(),
    offset: z.int(),
    symbols: z.array(z.object(record)),
  }),
  needs: [],
  compute: (input) => input,
  present: (input, words) => {
    const { rows, ...asked } = pageOf(searchSymbols(dreamCatalogue(words), input, words.lang), input);
    return { ...asked, symbols: rows.map((row) => presentRecord(row, words.lang)) };
  },
  examples: [{ q: "water", letter: "a", limit: 20, offset: 0 }],
});

export const dreamLetters: Operation<DreamLettersRequest, DreamLetters> = defineOperation({
  id: "getSymbolLetterCounts",
  method: "GET",
  path: "/dreams/symbols/letters",
  summary: "How many dream symbols each letter has",
  description: "A letter without symbols is absent; the counts add up to total.",
  query: langQuery,
  output: z.object({
    letters: z.record(z.string(), z.int()).meta({ description: "Symbols by first letter" }),
    total: z.int().meta({ description: "Symbols in the dictionary" }),
  }),
  needs: [],
  compute: () => undefined,
  present: (_, words) => {
    const catalogue = dreamCatalogue(words);
    return { letters: { ...letterCounts(catalogue) }, total: catalogue.symbols.length };
  },
  examples: [{}],
});

/** So many different symbols out of the dictionary, each equally likely at every place. */
export function drawSymbols({ symbols }: DreamCatalogue, count: number, draw: Draw): readonly SymbolEntry[] {
  // The first steps of a shuffle: one choice for each symbol, so that no source of chance can keep it waiting.
  const moved = new Map<number, number>();
  return Array.from({ length: Math.min(count, symbols.length) }, (_, index0) => {
    const place = index0 + draw.uniform(symbols.length - index0);
    const taken = moved.get(place) ?? place;
    moved.set(place, moved.get(index0) ?? index0);
    return at(symbols, taken);
  });
}

export const randomSymbols: Operation<RandomSymbolsRequest, RandomSymbols, RandomContext> = defineOperation({
  id: "getRandomSymbols",
  method: "GET",
  path: "/dreams/symbols/random",
  summary: "One to ten dream symbols at random, all different",
  description: "Each symbol of the dictionary is equally likely, and each call draws anew.",
  query: z.object({
    ...langQuery.shape,
    count: z
      .int()
      .min(1)
      .max(10)
      .default(1)
      .meta({ description: "How many symbols to draw", examples: [1] }),
  }),
  output: z.object({ symbols: z.array(z.object(symbol)) }),
  needs: [needRandom],
  compute: ({ count }, { random }) => ({
    count,
    draw: openDraw({ domain: "dreams", operation: "getRandomSymbols" }, random).picks,
  }),
  present: ({ count, draw }, words) => {
    const catalogue = dreamCatalogue(words);
    return { symbols: drawSymbols(catalogue, count, draw).map((own) => presentSymbol(own, catalogue, words.lang)) };
  },
  examples: [{ count: 1 }],
});

export const dreamSymbol: Operation<DreamSymbolRequest, DreamSymbol> = defineOperation({
  id: "getDreamSymbol",
  method: "GET",
  path: "/dreams/symbols/{id}",
  summary: "One dream symbol: its meaning, other names and the symbols it leads to",
  description: "Found in any letter case and with any separators. An unknown id is answered with ids that are near it.",
  params: z.object({
    id: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: "Symbol id; letter case and separators do not matter", examples: ["snake"] }),
  }),
  query: langQuery,
  output: z.object(symbol),
  needs: [],
  compute: ({ id }) => id,
  present: (id, words) => {
    const catalogue = dreamCatalogue(words);
    return presentSymbol(knownSymbol(catalogue, id), catalogue, words.lang);
  },
  examples: [{ id: "snake" }],
});
