import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { SIGN_IDS } from "@almagest/sky";
import * as z from "zod";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";
import { lordOfSign } from "../zodiac/rashis";
import type { Couple } from "./kootas";
import { type Porutham, type PoruthamId, poruthamsOf } from "./poruthams";
import { ganaOf, type MoonPlace, rajjuOf, yoniOf } from "./tables";

export const ROW_NAMES = [
  "Dina",
  "Gana",
  "Mahendra",
  "Stree Deergha",
  "Yoni",
  "Rasi",
  "Rasyadhipati",
  "Vasya",
  "Rajju",
  "Vedha",
] as const;
export const MAX_TOTAL = 10;
const RECOMMENDED_FROM = 6;

const VERDICTS = ["recommended", "marginal", "rejected"] as const;

export const dashakootVerdict = z.enum(VERDICTS).meta({
  name: "DashakootVerdict",
  description: "Rejected where Rajju or Vedha is active, whatever the total; recommended from six points",
});

/** The ten, with what they come to. */
export interface TenPoruthams {
  readonly poruthams: readonly Porutham[];
  readonly total: number;
  readonly verdict: (typeof VERDICTS)[number];
  /** The text that advises. */
  readonly advice: "recommended" | "marginal" | "both" | "rajju" | "vedha";
}

export function tenPoruthams(couple: Couple): TenPoruthams {
  const poruthams = poruthamsOf(couple);
  const total = poruthams.filter(({ isMatched }) => isMatched).length;
  const [isRajju, isVedha] = [isFault(poruthams, "rajju"), isFault(poruthams, "vedha")];
  if (isRajju || isVedha) return { poruthams, total, verdict: "rejected", advice: faultKey(isRajju, isVedha) };
  const verdict = total >= RECOMMENDED_FROM ? "recommended" : "marginal";
  return { poruthams, total, verdict, advice: verdict };
}

/** Whether a porutham that rejects is not matched. */
export function isFault(poruthams: readonly Porutham[], id: "rajju" | "vedha"): boolean {
  return poruthams.some((one) => one.id === id && !one.isMatched);
}

/**
 * The fact that a row looks at in one of the two: limb, gana, animal, sign, lord, or the star where stars are counted.
 */
export function cellOf(id: PoruthamId, moon: MoonPlace): string {
  if (id === "gana") return ganaOf(moon);
  if (id === "yoni") return yoniOf(moon);
  if (id === "rasi" || id === "vasya") return signs[at(SIGN_IDS, moon.sign0)].en;
  if (id === "rasyadhipati") return grahaTerms[lordOfSign(moon.sign0)].en;
  if (id === "rajju") return rajjuOf(moon);
  return nakshatraTerms[at(NAKSHATRA_IDS, moon.star - 1)].en;
}

/** The faults for which a match is rejected; at least one is there. */
function faultKey(isRajju: boolean, isVedha: boolean): "both" | "rajju" | "vedha" {
  if (isRajju && isVedha) return "both";
  return isRajju ? "rajju" : "vedha";
}

export const TEN_TABLES =
  "counts from the bride's star, both included; Dina by Raman, Stree Deergha beyond the 13th, Rasi from the 7th";
