import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { listTold, positionTold } from "../core/told";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, read } from "../texts/reader";
import type { DigitCounts } from "./digits";
import { type EasedLesson, easedLessons, type KnownCore } from "./eased";

const lesson = z.object({ lesson: prose, description: prose, howToOvercome: prose }).meta({ name: "KarmicLesson" });

export const karmicLessonsRecord = z
  .object({
    missingNumbers: z.array(z.int()),
    lessons: z.array(lesson.extend({ number: z.int() })),
    presentNumbers: z.record(z.string(), z.int()).meta({ description: "How often each digit occurs" }),
  })
  .meta({ name: "KarmicLessonsRecord" });

/** A lesson whose digit is also a core number is told as an eased one, with the positions that ease it. */
export function presentLessons(
  { present, missing }: DigitCounts,
  core: KnownCore,
  texts: NumerologyReader,
): DraftOf<typeof karmicLessonsRecord> {
  const eased = easedLessons(missing, core);
  return {
    missingNumbers: [...missing],
    lessons: missing.map((number) => {
      const own = { number, ...read(lesson, texts, `lessons.${keyIn("digit", number)}`) };
      const places = eased.find(({ digit }) => digit === number)?.places;
      const told = places === undefined ? undefined : placesTold(places, core, texts);
      return told === undefined ? own : { ...own, ...easedTexts(number, told, texts) };
    }),
    presentNumbers: Object.fromEntries(present.map(({ digit, count }) => [String(digit), count])),
  };
}

function easedTexts(
  digit: number,
  places: string,
  texts: NumerologyReader,
): Pick<DraftOf<typeof lesson>, "description" | "howToOvercome"> {
  const key = `eased.${keyIn("digit", digit)}` as const;
  return {
    description: texts.text(`${key}.description`, { places }),
    howToOvercome: texts.text(`${key}.howToOvercome`),
  };
}

/** `Soul Urge 7 and Birth Day 7` */
function placesTold(places: EasedLesson["places"], core: KnownCore, texts: NumerologyReader): string | undefined {
  const found = places.map((place) => core[place]).filter((one) => one !== undefined);
  return listTold(
    found.map((one) => positionTold(one, texts)),
    texts,
  );
}
