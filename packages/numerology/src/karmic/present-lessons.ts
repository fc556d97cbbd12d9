import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
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
      return places === undefined ? own : { ...own, ...easedTexts(number, placesTold(places, core, texts), texts) };
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
function placesTold(places: EasedLesson["places"], core: KnownCore, texts: NumerologyReader): string {
  const names = places.map((place) => `${texts.text(`repeated.positions.${place}`)} ${core[place]?.number}`);
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return texts.text("general.chart.places", { others: names.slice(0, -1).join(", "), last }) ?? last;
}
