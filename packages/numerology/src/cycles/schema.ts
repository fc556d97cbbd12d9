import { sibling } from "@almagest/i18n";
import { type DraftOf, localizedText, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { keyIn } from "../texts/keys";
import { type NumerologyReader, read } from "../texts/reader";
import { cycle } from "../vocabulary/cycle";
import type { CycleNumber, PersonalMonthFacts } from "./compute";

const year = z.object({
  theme: prose,
  forecast: prose,
  opportunities: proseList,
  challenges: proseList,
  advice: prose,
});
const month = z.object({ theme: prose, focus: prose });
const digit = z.int().min(1).max(9);

/** A year of nine, in words. */
export const yearReading = year.extend({
  personalYear: digit,
  cycle: z.string(),
  cycleLocalized: localizedText,
  calculation: z.string(),
});

export const monthReading = month.extend({ personalMonth: digit, calculation: z.string() });

export const cycleConventions = z
  .object({ system: z.literal("pythagorean"), year: z.literal("calendar") })
  .meta({ name: "NumerologyCycleConventions" });
export const CYCLE_CONVENTIONS = { system: "pythagorean", year: "calendar" } as const;

export function presentYear(
  { number, calculation }: CycleNumber,
  texts: NumerologyReader,
): DraftOf<typeof yearReading> {
  return {
    personalYear: number,
    cycle: cycle.yearOfNine.en.replace("#", String(number)),
    cycleLocalized: sibling(cycle.yearOfNine, texts.lang)?.replace("#", String(number)),
    calculation,
    ...read(year, texts, `cycles.years.${keyIn("digit", number)}`),
  };
}

export function presentMonth(found: PersonalMonthFacts, texts: NumerologyReader): DraftOf<typeof monthReading> {
  const { number, calculation } = found;
  return { personalMonth: number, calculation, ...read(month, texts, `cycles.months.${keyIn("digit", number)}`) };
}

/** The theme of a Personal Year alone. */
export function yearTheme(number: number, texts: NumerologyReader): string | undefined {
  return texts.text(`cycles.years.${keyIn("digit", number)}.theme`);
}
