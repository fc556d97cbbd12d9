import { signs } from "@almagest/i18n/astrology";
import { angle } from "../angle";
import { signOf } from "./signs";

const LAST_DEGREE = 29.999999;

export interface ZodiacPlace {
  readonly sign: string;
  readonly degree: number;
  readonly longitude: number;
}

/**
 * A longitude with its sign and the degree within it. The sign is that of the unrounded longitude; rounding never
 * carries a degree up to 30, nor a longitude into the next sign.
 */
export function zodiacPlace(longitudeDeg: number): ZodiacPlace {
  const sign = signOf(longitudeDeg);
  const start = 30 * Math.floor(longitudeDeg / 30);
  const degree = Math.min(angle(longitudeDeg - start), LAST_DEGREE);
  return {
    sign: signs[sign].en,
    degree,
    longitude: angle(start + degree),
  };
}
