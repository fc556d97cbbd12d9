import { type DraftOf, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { reduced } from "../numbers/reduce";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, read } from "../texts/reader";

const reading = z.object({
  title: prose,
  keywords: proseList,
  description: prose,
  strengths: proseList,
  challenges: proseList,
  career: prose,
  relationships: prose,
});

/** Gifts of one of the 31 days of the month. */
export const birthDayProfile = reading.extend({ day: z.int(), reducesTo: z.int() });

export function presentBirthDay(day: number, texts: NumerologyReader): DraftOf<typeof birthDayProfile> {
  return { day, reducesTo: reduced(day), ...read(reading, texts, `birthDays.${keyIn("dayOfMonth", day)}`) };
}
