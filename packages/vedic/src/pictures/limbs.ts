import { dayTerms } from "./day-terms";
import { terms } from "./terms";

/** The four limbs that run on by Sun and Moon. */
export const LIMBS = ["tithi", "nakshatra", "yoga", "karana"] as const;

export const limbTerms = {
  tithi: dayTerms.tithi,
  nakshatra: terms.nakshatra,
  yoga: dayTerms.yoga,
  karana: dayTerms.karana,
};
