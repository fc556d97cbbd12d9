import { listOf } from "@almagest/i18n";
import { signs, weekdayName } from "@almagest/i18n/astrology";
import {
  lunarMonths,
  nakshatras as nakshatraTerms,
  tithis as tithiTerms,
  yogas as yogaTerms,
} from "@almagest/i18n/vedic";
import { at, type Lang } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import { MONTH_IDS } from "../calendar/months";
import { tithiFacts, yogaAt } from "../panchang/attributes";
import type { VedicReader } from "../texts/reader";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import type { MuhurtaFacts } from "./compute";
import type { Refusal } from "./vetoes";

export const starName = (star0: number, lang: Lang = "en"): string => nakshatraTerms[at(NAKSHATRA_IDS, star0)][lang];
export const signName = (sign0: number, lang: Lang): string => signs[at(SIGN_IDS, sign0)][lang];

export function ordinalNamed(house: number, texts: VedicReader): string {
  return texts.lookup(`muhurta.ordinal.${house}`) ?? "";
}

/** A small number in a word; a larger one in digits. */
export function countNamed(count: number, texts: VedicReader): string {
  return texts.lookup(`muhurta.count.${count}`) ?? String(count);
}

/** A tithi with its half: Shukla Panchami. */
export const tithiName = (tithi0: number, lang: Lang): string => {
  const { id } = tithiFacts(tithi0);
  return tithiTerms[id]?.[lang] ?? id;
};

/** Why a day is refused, in one sentence. */
export function refusalText(
  { id, indexes, byTime, taras = [] }: Refusal,
  facts: MuhurtaFacts,
  texts: VedicReader,
): string | undefined {
  const first = indexes[0] ?? 0;
  const purpose = texts.text(`muhurta.purpose.${facts.input.purpose}`) ?? facts.input.purpose;
  const lang = texts.speaks;
  const listed = (name: (index0: number) => string): string => listOf(indexes.map(name), lang);
  const peopleNamed = (): string => listed((index0) => personName(facts, index0, texts));
  if (byTime !== undefined) return texts.text(`muhurta.openTime.${byTime}`, { people: peopleNamed() });
  switch (id) {
    case "sun-sign":
      return texts.text("muhurta.refusal.sun-sign", { sign: signName(first, lang), purpose });
    case "adhika":
      return texts.text("muhurta.refusal.adhika", {
        months: listed((index0) => lunarMonths[at(MONTH_IDS, index0)][lang]),
        count: indexes.length,
      });
    case "weekday":
      return texts.text("muhurta.refusal.weekday", { weekday: weekdayName(first, lang), purpose });
    case "nakshatra":
      return texts.text("muhurta.refusal.nakshatra", {
        ...{ stars: listed((index0) => starName(index0, lang)), count: indexes.length },
        purpose,
      });
    case "tithi":
      return texts.text("muhurta.refusal.tithi", {
        ...{ tithis: listed((index0) => tithiName(index0, lang)), count: indexes.length },
        purpose,
      });
    case "fall":
      return texts.text("muhurta.refusal.fall", { yogas: listed((index0) => yogaTerms[yogaAt(index0).id][lang]) });
    case "tara":
    case "chandra":
      return texts.text(`muhurta.refusal.${id}`, {
        people: peopleNamed(),
        tara: listOf(
          taras.map((tara) => texts.text("muhurta.tara", { ordinal: ordinalNamed(tara, texts) }) ?? ""),
          lang,
          "disjunction",
        ),
      });
    default:
      return texts.text(`muhurta.refusal.${id}`, { purpose });
  }
}

export function personName({ people }: Pick<MuhurtaFacts, "people">, index0: number, texts: VedicReader): string {
  return people[index0]?.name ?? texts.text("muhurta.person", { number: String(index0 + 1) }) ?? "";
}
