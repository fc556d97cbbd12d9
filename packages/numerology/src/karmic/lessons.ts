import { defineOperation, langQuery, type Operation } from "@almagest/operation";
import * as z from "zod";
import { birthDate, wholeDate } from "../core/date";
import { requireWholeDate } from "../core/given";
import { type NamedLetters, namedLetters, presentName } from "../core/named";
import { birthDayOf, lifePathOf, nameNumbers } from "../core/positions";
import { type NameContext, needTransliterator } from "../names/transliterator";
import type { YAsVowel } from "../numbers/vowels";
import { fullName, letters, nameConventions, yAsVowel } from "../schema";
import { numerologyReader } from "../texts/reader";
import type { KarmicLessons, KarmicLessonsRequest } from "../types";
import { type DigitCounts, digitCounts } from "./digits";
import type { KnownCore } from "./eased";
import { karmicLessonsRecord, presentLessons } from "./present-lessons";

export interface KarmicLessonsFacts {
  readonly digits: DigitCounts;
  readonly core: KnownCore;
  readonly named: NamedLetters;
}

interface LessonsInput {
  readonly fullName: string;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly yAsVowel?: YAsVowel | undefined;
}

/** The digits that a name has and lacks, and the core numbers that may ease a lesson: of the name, and of a date. */
export function computeKarmicLessons(input: LessonsInput, context?: NameContext): KarmicLessonsFacts {
  const named = namedLetters(input.fullName, context, "fullName", input.yAsVowel);
  const date = wholeDate(input);
  const numbers = [
    ...nameNumbers(named.sets, named.field),
    ...(date === undefined ? [] : [lifePathOf(date), birthDayOf(date.day)]),
  ];
  const core = Object.fromEntries(numbers.map((found) => [found.position, found]));
  return { named, digits: digitCounts(named.sets), core };
}

export const karmicLessons: Operation<KarmicLessonsRequest, KarmicLessons, NameContext> = defineOperation({
  id: "analyzeKarmicLessons",
  method: "POST",
  path: "/numerology/karmic-lessons",
  summary: "Karmic lessons: the digits that the name lacks",
  description:
    "The digits 1 to 9 that no letter has by Pythagorean values, each with its lesson; presentNumbers counts the others. A " +
    "lesson that a core number eases is told so: Expression, Soul Urge and Personality, and with a date also Life Path " +
    "and Birth Day.",
  query: langQuery,
  body: z
    .object({
      fullName,
      year: birthDate.year.optional(),
      month: birthDate.month.optional(),
      day: birthDate.day.optional(),
      yAsVowel,
    })
    .check(requireWholeDate),
  output: karmicLessonsRecord.extend({ letters, conventions: nameConventions }),
  needs: [needTransliterator],
  compute: computeKarmicLessons,
  present: ({ digits, core, named }, words) => ({
    ...presentLessons(digits, core, numerologyReader(words)),
    ...presentName(named),
  }),
  examples: [{ fullName: "John William Smith" }],
});
