import { named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { defineOperation, langQuery, type Operation, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { namedLetters, presentName } from "../core/named";
import { expressionOf, type PositionNumber } from "../core/positions";
import type { CountedName } from "../names/counted";
import { type NameContext, needTransliterator } from "../names/transliterator";
import type { LetterSets } from "../numbers/pythagorean";
import { digitalRoot, typeOf } from "../numbers/reduce";
import { letters, name, nameConventions, numberType } from "../schema";
import { meaningOf, numerologyReader } from "../texts/reader";
import type { DualReading, DualReadingRequest } from "../types";
import { type ChaldeanCount, chaldeanCount } from "./count";
import { chaldeanCountAnswer, planetOf, presentCount, presentRoot } from "./schema";

export interface DualReadingFacts {
  readonly name: string;
  readonly named: { readonly field: string; readonly counted: CountedName; readonly sets: LetterSets };
  readonly pythagorean: PositionNumber;
  readonly chaldean: ChaldeanCount;
  /** Both come to the same single digit. */
  readonly agree: boolean;
}

/** A name in both alphabets. */
export function computeDual(input: { readonly name: string }, context?: NameContext): DualReadingFacts {
  const named = namedLetters(input.name, context, "name");
  const pythagorean = expressionOf(named.sets);
  const chaldean = chaldeanCount(named.counted.words, "all");
  return { name: input.name, named, pythagorean, chaldean, agree: digitalRoot(pythagorean.number) === chaldean.root };
}

/** Two counts are side by side, so both are named. */
const dualConventions = z
  .object({
    ...nameConventions.shape,
    names: z
      .literal("pythagorean-added-as-one-chaldean-word-by-word")
      .meta({ description: "The counting of several names, in either alphabet" }),
  })
  .meta({ name: "DualReadingConventions" });

export const dualReading: Operation<DualReadingRequest, DualReading, NameContext> = defineOperation({
  id: "calculateDual",
  method: "POST",
  path: "/numerology/dual",
  summary: "A name in the Pythagorean and the Chaldean alphabet",
  description:
    "Pythagorean with all letters added at once, Chaldean word by word. agreement says whether both come to the same digit.",
  query: langQuery,
  body: z.object({ name }),
  output: z.object({
    name: z.string(),
    pythagorean: z.object({
      number: z.int(),
      type: numberType,
      calculation: z.string(),
      title: prose,
      keywords: proseList,
    }),
    chaldean: chaldeanCountAnswer.extend({
      ...named("planet", z.string(), bodies),
      title: prose,
      caution: z.boolean(),
    }),
    agreement: z.boolean(),
    note: prose,
    letters,
    conventions: dualConventions,
  }),
  needs: [needTransliterator],
  compute: computeDual,
  present: (facts, words) => {
    const texts = numerologyReader(words);
    const { pythagorean, chaldean, agree } = facts;
    const { number, calculation } = pythagorean;
    const { title, keywords } = meaningOf(texts, number);
    const { planet, caution, title: chaldeanTitle } = presentRoot(chaldean.root, texts);
    const { letters: shown, conventions } = presentName(facts.named);
    const variables = {
      name: facts.name,
      root: chaldean.root,
      chaldean: chaldean.root,
      pythagorean: number,
      planet: planetOf(chaldean.root)[texts.speaks],
    };
    return {
      name: facts.name,
      pythagorean: { number, type: typeOf(number), calculation, title, keywords },
      chaldean: { ...presentCount(chaldean, texts), planet, title: chaldeanTitle, caution },
      agreement: agree,
      note:
        title && chaldeanTitle
          ? texts.text(`general.dual.${agree ? "agree" : "differ"}`, {
              ...variables,
              pythagoreanTitle: title,
              chaldeanTitle,
            })
          : undefined,
      letters: shown,
      conventions: {
        ...conventions,
        system: "pythagorean-and-chaldean" as const,
        names: "pythagorean-added-as-one-chaldean-word-by-word" as const,
      },
    };
  },
  examples: [{ name: "David" }],
});
