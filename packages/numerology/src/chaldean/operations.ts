import { sentences } from "@almagest/i18n";
import { defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { type CountedName, countedName } from "../names/counted";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { type VowelRule, vowelRuleOf, type YAsVowel } from "../numbers/vowels";
import { letters, name, nameConventions, yAsVowel } from "../schema";
import { numerologyReader } from "../texts/reader";
import type { ChaldeanNumbers, ChaldeanNumbersRequest, CompoundNumber, CompoundNumberRequest } from "../types";
import { byKind, type ChaldeanCount, chaldeanCount } from "./count";
import {
  chaldeanCountAnswer,
  compoundMeaning,
  planetOf,
  presentChaldeanName,
  presentCompound,
  presentCount,
  presentRoot,
  rootMeaning,
} from "./schema";
import { natureOf } from "./table";

export interface ChaldeanReading {
  readonly name: string;
  readonly counted: CountedName;
  readonly destiny: ChaldeanCount;
  readonly soulUrge: ChaldeanCount;
  readonly personality: ChaldeanCount;
  readonly yAsVowel: YAsVowel | undefined;
  readonly vowelRule: VowelRule;
}

/** All letters, vowels and consonants of a name in the Chaldean alphabet. */
export function computeChaldean(
  input: { readonly name: string; readonly yAsVowel?: YAsVowel | undefined },
  context?: NameContext,
): ChaldeanReading {
  const counted = countedName(input.name, context, "name");
  const { yAsVowel } = input;
  const { vowels, consonants } = byKind(counted, yAsVowel ?? "never");
  return {
    yAsVowel,
    vowelRule: vowelRuleOf([...vowels.join("")]),
    name: input.name,
    counted,
    destiny: chaldeanCount(counted.words, "all"),
    soulUrge: chaldeanCount(vowels, "vowels"),
    personality: chaldeanCount(consonants, "consonants"),
  };
}

export const chaldeanNumbers: Operation<ChaldeanNumbersRequest, ChaldeanNumbers, NameContext> = defineOperation({
  id: "calculateChaldean",
  method: "POST",
  path: "/numerology/chaldean",
  summary: "Chaldean numbers of a name: total, compound, root",
  description: "Letters count 1 to 8. Of several words each is brought to one digit; their sum is the compound.",
  query: langQuery,
  body: z.object({
    name,
    yAsVowel: yAsVowel.meta({
      description: "When Y is a vowel; by default never",
    }),
  }),
  output: z.object({
    name: z.string(),
    destiny: chaldeanCountAnswer,
    soulUrge: chaldeanCountAnswer,
    personality: chaldeanCountAnswer,
    numberMeaning: rootMeaning,
    caution: z.boolean(),
    summary: prose,
    letters,
    conventions: nameConventions,
  }),
  needs: [needTransliterator],
  compute: computeChaldean,
  present: (facts, words) => {
    const texts = numerologyReader(words);
    const { name: asked, destiny } = facts;
    const { total, root, compound } = destiny;
    const numberMeaning = presentRoot(root, texts);
    const { title, caution } = numberMeaning;
    const planet = planetOf(root)[texts.speaks];
    const nature = compound === undefined ? undefined : natureOf(compound);
    const opening = title && texts.text("general.chaldean.summary", { name: asked, total, root, planet, title });
    const parts = [
      opening,
      nature && texts.text("general.chaldean.compound", { compound: compound ?? 0, nature }),
      caution ? texts.text("general.chaldean.caution") : undefined,
    ].filter((part) => part !== undefined);
    return {
      name: asked,
      destiny: presentCount(destiny, texts),
      soulUrge: presentCount(facts.soulUrge, texts),
      personality: presentCount(facts.personality, texts),
      numberMeaning,
      caution,
      summary: opening && sentences(parts),
      ...presentChaldeanName(facts.counted, facts),
    };
  },
  examples: [{ name: "Helen" }],
});

export const compoundNumber: Operation<CompoundNumberRequest, CompoundNumber> = defineOperation({
  id: "getCompoundNumber",
  method: "GET",
  path: "/numerology/compound-number/{number}",
  summary: "A compound number of Cheiro's, 10 to 52",
  description:
    "Its name, nature and meaning after Cheiro, and its root. sameAs names the number whose reading it repeats.",
  params: z.object({
    number: z
      .string()
      .regex(/^(1\d|2\d|3\d|4\d|5[0-2])$/)
      .meta({ description: "A compound number of 10 to 52", examples: ["23"] }),
  }),
  query: langQuery,
  output: compoundMeaning.extend({ root: z.int() }),
  needs: [],
  compute: ({ number }) => Number(number),
  present: (number, words) => ({
    ...presentCompound(number, numerologyReader(words)),
    root: ((number - 1) % 9) + 1,
  }),
  examples: [{ number: "23" }],
});
