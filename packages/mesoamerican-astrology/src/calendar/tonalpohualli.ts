import { at } from "@almagest/operation";
import { openingSign, roundDay } from "./count260";
import { AZTEC_SIGNS, type AztecSign } from "./signs";

/** 13 August 1521 Julian, 1521-08-23 Gregorian: the fall of Tenochtitlan, 1 Coatl (Caso). */
const CASO_JDN = 2_276_828;
/** 1 Coatl is 104 days after 1 Cipactli: eight trecenas. */
const ONE_COATL_AFTER_FIRST = 104;

export interface TonalDay {
  readonly sign: AztecSign;
  /** The coefficient, 1 to 13. */
  readonly number: number;
  readonly trecena: { readonly number: number; readonly dayOfTrecena: number; readonly startSign: AztecSign };
}

/** The day of the tonalpohualli on a Julian day number, in Caso's correlation. */
export function tonalDayOn(jdn: number): TonalDay {
  const day = roundDay(jdn - CASO_JDN + ONE_COATL_AFTER_FIRST);
  return {
    sign: at(AZTEC_SIGNS, day.signIndex0),
    number: day.number,
    trecena: { number: day.trecena, dayOfTrecena: day.number, startSign: at(AZTEC_SIGNS, day.openingIndex0) },
  };
}

/** The sign whose day 1 opens a trecena, 1 to 20. */
export function aztecOpening(trecena: number): AztecSign {
  return at(AZTEC_SIGNS, openingSign(trecena));
}
