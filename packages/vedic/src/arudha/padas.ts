import type { SignsOfGrahas } from "../tables/dignity";
import { houseFrom, wrap } from "../zodiac/circle";
import { lordOfSign, type SignLord } from "../zodiac/rashis";

export const ARUDHA_IDS = ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10", "a11", "a12"] as const;
export type ArudhaId = (typeof ARUDHA_IDS)[number];

/** Signs are zero-based, houses 1 to 12. */
export interface ArudhaPada {
  readonly id: ArudhaId;
  readonly house: number;
  readonly bhavaSign0: number;
  readonly lord: SignLord;
  readonly lordSign0: number;
  readonly sign0: number;
  readonly houseFromLagna: number;
  readonly exceptionApplied: boolean;
}

/**
 * The arudha of each house (Brihat Parashara Hora Shastra 29): as far from its lord as the lord from the house. One that
 * falls in the house itself or in the 7th from it is moved to the 10th from where it fell. Lords are single: Mars of
 * Scorpio, Saturn of Aquarius.
 */
export function arudhaPadasOf(lagnaSign0: number, signs: SignsOfGrahas): readonly ArudhaPada[] {
  return ARUDHA_IDS.map((id, index0) => {
    const bhavaSign0 = wrap(lagnaSign0 + index0, 12);
    const lord = lordOfSign(bhavaSign0);
    const lordSign0 = signs[lord];
    const raw0 = wrap(2 * lordSign0 - bhavaSign0, 12);
    const exceptionApplied = raw0 === bhavaSign0 || raw0 === wrap(bhavaSign0 + 6, 12);
    const sign0 = exceptionApplied ? wrap(raw0 + 9, 12) : raw0;
    const houseFromLagna = houseFrom(lagnaSign0, sign0);
    return { id, house: index0 + 1, bhavaSign0, lord, lordSign0, sign0, houseFromLagna, exceptionApplied };
  });
}

export const ARUDHA_RULES = {
  lords: "single: Mars of Scorpio, Saturn of Aquarius",
  exception: "in its own house or the 7th from it: the 10th from where it fell",
} as const;

export function abbreviationOf(house: number): string {
  if (house === 1) return "AL";
  return house === 12 ? "UL" : `A${house}`;
}
