import { signs, weekdays } from "@almagest/i18n/astrology";
import { grahas, karanas, nakshatras, tithis, yogas } from "@almagest/i18n/vedic";
import { type ValueNames, valueNames } from "@almagest/sky";

/** Names of the values of sidereal members: signs, stars, lords, and the limbs of the day. */
export const vedicValueNames: ValueNames = valueNames(signs, nakshatras, grahas, tithis, karanas, yogas, weekdays);
