import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, read } from "../texts/reader";
import type { DigitCounts } from "./digits";

const lesson = z.object({ lesson: prose, description: prose, howToOvercome: prose }).meta({ name: "KarmicLesson" });

export const karmicLessonsRecord = z
  .object({
    missingNumbers: z.array(z.int()),
    lessons: z.array(lesson.extend({ number: z.int() })),
    presentNumbers: z.record(z.string(), z.int()).meta({ description: "How often each digit occurs" }),
  })
  .meta({ name: "KarmicLessonsRecord" });

export function presentLessons(
  { present, missing }: DigitCounts,
  texts: NumerologyReader,
): DraftOf<typeof karmicLessonsRecord> {
  return {
    missingNumbers: [...missing],
    lessons: missing.map((number) => ({ number, ...read(lesson, texts, `lessons.${keyIn("digit", number)}`) })),
    presentNumbers: Object.fromEntries(present.map(({ digit, count }) => [String(digit), count])),
  };
}
