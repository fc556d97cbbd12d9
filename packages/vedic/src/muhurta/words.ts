import { weekdays } from "@almagest/i18n/astrology";
import {
  lunarMonths,
  nakshatras as nakshatraTerms,
  tithis as tithiTerms,
  yogas as yogaTerms,
} from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { signName } from "../birth/present";
import { MONTH_IDS } from "../calendar/months";
import { tithiFacts, yogaAt } from "../panchang/attributes";
import type { VedicReader } from "../texts/reader";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import type { MuhurtaFacts } from "./compute";
import { ORDINALS } from "./note-text";
import type { Refusal } from "./vetoes";

const WEEKDAY_IDS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"] as const;

export const weekdayName = (weekday0: number): string => weekdays[at(WEEKDAY_IDS, weekday0)].en;
export const starName = (star0: number): string => nakshatraTerms[at(NAKSHATRA_IDS, star0)].en;

/** A tithi with its half: Shukla Panchami. */
export const tithiName = (tithi0: number): string => {
  const { id } = tithiFacts(tithi0);
  return tithiTerms[id]?.en ?? id;
};

/** Why a day is refused, in one sentence. */
export function refusalText(
  { id, indexes, byTime, taras = [] }: Refusal,
  facts: MuhurtaFacts,
  texts: VedicReader,
): string | undefined {
  const first = indexes[0] ?? 0;
  const purpose = texts.text(`muhurta.purpose.${facts.input.purpose}`) ?? facts.input.purpose;
  const listed = (name: (index0: number) => string): string => joined(indexes.map(name));
  if (byTime !== undefined) {
    return texts.text(`muhurta.openTime.${byTime}`, { people: listed((index0) => personName(facts, index0)) });
  }
  switch (id) {
    case "sun-sign":
      return texts.text("muhurta.refusal.sun-sign", { sign: signName(first), purpose });
    case "adhika":
      return texts.text("muhurta.refusal.adhika", {
        months: listed((index0) => lunarMonths[at(MONTH_IDS, index0)].en),
        count: indexes.length,
      });
    case "weekday":
      return texts.text("muhurta.refusal.weekday", { weekday: weekdayName(first), purpose });
    case "nakshatra":
      return texts.text("muhurta.refusal.nakshatra", { stars: listed(starName), count: indexes.length, purpose });
    case "tithi":
      return texts.text("muhurta.refusal.tithi", { tithis: listed(tithiName), count: indexes.length, purpose });
    case "fall":
      return texts.text("muhurta.refusal.fall", { yogas: listed((index0) => yogaTerms[yogaAt(index0).id].en) });
    case "tara":
    case "chandra":
      return texts.text(`muhurta.refusal.${id}`, {
        people: listed((index0) => personName(facts, index0)),
        tara: taras.map((tara) => `the ${at(ORDINALS, tara - 1)}`).join(" or "),
      });
    default:
      return texts.text(`muhurta.refusal.${id}`, { purpose });
  }
}

export function personName({ people }: Pick<MuhurtaFacts, "people">, index0: number): string {
  return people[index0]?.name ?? `person ${index0 + 1}`;
}

/** One, or two joined by "and", or more with commas. */
export function joined(names: readonly string[]): string {
  const [last = "", ...before] = names.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
