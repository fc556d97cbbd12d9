import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { type NamedLetters, namedLetters, presentName } from "../core/named";
import { type NameContext, needTransliterator } from "../names/transliterator";
import type { LetterSets } from "../numbers/pythagorean";
import { fullName, letters, nameConventions } from "../schema";
import { numerologyReader } from "../texts/reader";
import type { KarmicLessons, KarmicLessonsRequest } from "../types";
import { karmicLessonsRecord, presentLessons } from "./present-lessons";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** The count of each digit among the letters of a name. */
export interface DigitCounts {
  /** Digits that occur, ascending, each with its count. */
  readonly present: readonly { readonly digit: number; readonly count: number }[];
  /** Digits that do not occur, ascending: the karmic lessons. */
  readonly missing: readonly number[];
}

export function digitCounts({ all }: LetterSets): DigitCounts {
  const counts = DIGITS.map((digit) => ({ digit, count: all.filter(({ value }) => value === digit).length }));
  return {
    present: counts.filter(({ count }) => count > 0),
    missing: counts.filter(({ count }) => count === 0).map(({ digit }) => digit),
  };
}

export interface KarmicLessonsFacts {
  readonly digits: DigitCounts;
  readonly named: NamedLetters;
}

/** The digits that a name has and lacks. */
export function computeKarmicLessons(input: { readonly fullName: string }, context?: NameContext): KarmicLessonsFacts {
  const named = namedLetters(input.fullName, context);
  return { named, digits: digitCounts(named.sets) };
}

export const karmicLessons: Operation<KarmicLessonsRequest, KarmicLessons, NameContext> = defineOperation({
  id: "analyzeKarmicLessons",
  method: "POST",
  path: "/numerology/karmic-lessons",
  summary: "Karmic lessons: the digits that the name lacks",
  description:
    "The digits 1 to 9 that no letter has by Pythagorean values, each with its lesson; presentNumbers counts the others.",
  query: langQuery,
  body: z.object({ fullName }),
  output: karmicLessonsRecord.extend({ letters, conventions: nameConventions }),
  needs: [needTransliterator],
  compute: computeKarmicLessons,
  present: ({ digits, named }, words) => ({
    ...presentLessons(digits, numerologyReader(words)),
    ...presentName(named),
  }),
  examples: [{ fullName: "John William Smith" }],
});
