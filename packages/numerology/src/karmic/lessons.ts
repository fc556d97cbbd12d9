import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { type NamedLetters, namedLetters, presentName } from "../core/named";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { fullName, letters, nameConventions } from "../schema";
import { numerologyReader } from "../texts/reader";
import type { KarmicLessons, KarmicLessonsRequest } from "../types";
import { type DigitCounts, digitCounts } from "./digits";
import { karmicLessonsRecord, presentLessons } from "./present-lessons";

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
