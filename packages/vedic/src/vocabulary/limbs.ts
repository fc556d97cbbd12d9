import { signs, weekdays } from "@almagest/i18n/astrology";
import { karanas, nakshatras, tithiNames, yogas } from "@almagest/i18n/vedic";

/** Everything that runs for a part of a day: the five limbs of the panchang and the Moon's signs. */
export const limbNames = [weekdays, tithiNames, nakshatras, yogas, karanas, signs] as const;
