import { at } from "@almagest/operation";
import type { GrahaId } from "../grahas";
import type { Graha } from "../sky/positions";
import { TICKS_PER_DEGREE, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";

/** In the order of rank (Jaimini Sutras 1.1.10-18; Brihat Parashara Hora Shastra 32). */
export const KARAKA_IDS = [
  "atmakaraka",
  "amatyakaraka",
  "bhratrikaraka",
  "matrikaraka",
  "pitrikaraka",
  "putrakaraka",
  "gnatikaraka",
  "darakaraka",
] as const;
export type KarakaId = (typeof KARAKA_IDS)[number];

export const KARAKA_ABBREVIATIONS = {
  atmakaraka: "AK",
  amatyakaraka: "AmK",
  bhratrikaraka: "BK",
  matrikaraka: "MK",
  pitrikaraka: "PiK",
  putrakaraka: "PK",
  gnatikaraka: "GK",
  darakaraka: "DK",
} as const satisfies Readonly<Record<KarakaId, string>>;

export const KARAKA_SCHEMES = ["seven", "eight"] as const;
export type KarakaScheme = (typeof KARAKA_SCHEMES)[number];

export interface CharaKaraka {
  readonly id: KarakaId;
  readonly graha: GrahaId;
  readonly longitudeDeg: number;
  /** The value that ranks it, [0, 30]: the degree in its sign, Rahu's counted from the sign's end. */
  readonly rankingDeg: number;
  readonly isReversed: boolean;
}

/**
 * The movable significators, highest degree first; of equal degrees the graha listed first. Rahu takes part among eight,
 * Ketu never.
 */
export function charaKarakasOf(grahas: readonly Graha[], scheme: KarakaScheme): readonly CharaKaraka[] {
  const ids = scheme === "eight" ? KARAKA_IDS : KARAKA_IDS.filter((id) => id !== "pitrikaraka");
  return grahas
    .filter(({ id }) => id !== "ketu" && (scheme === "eight" || id !== "rahu"))
    .map(({ id: graha, longitudeDeg }) => ({ graha, longitudeDeg, ticks: rankingTicks(graha, longitudeDeg) }))
    .sort((a, b) => b.ticks - a.ticks)
    .map(({ graha, longitudeDeg, ticks }, rank0) => ({
      id: at(ids, rank0),
      graha,
      longitudeDeg,
      rankingDeg: ticks / TICKS_PER_DEGREE,
      isReversed: graha === "rahu",
    }));
}

function rankingTicks(graha: GrahaId, longitudeDeg: number): number {
  const inSign = ticksOf(longitudeDeg) % TICKS_PER_SIGN;
  return graha === "rahu" ? TICKS_PER_SIGN - inSign : inSign;
}
