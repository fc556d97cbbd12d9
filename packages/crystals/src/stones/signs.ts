import { signs } from "@almagest/i18n/astrology";
import type { Sign } from "./stone";

/** Signs as they are asked for, in lower case. */
export const SIGN_IDS = [
  "aries",
  "taurus",
  "gemini",
  "cancer",
  "leo",
  "virgo",
  "libra",
  "scorpio",
  "sagittarius",
  "capricorn",
  "aquarius",
  "pisces",
] as const;
export type SignId = (typeof SIGN_IDS)[number];

/** The sign as stones have it: `Pisces` of `pisces`. */
export function signOf(id: SignId): Sign {
  return signs[id].en;
}
