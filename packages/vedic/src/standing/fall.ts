import type { GrahaId, SevenGraha } from "../grahas";
import { type Graha, grahaOf } from "../sky/positions";
import { exaltationSign0, isDebilitated } from "../tables/dignity";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";

const KENDRAS: readonly number[] = [1, 4, 7, 10];

interface FallChart {
  readonly grahas: readonly Pick<Graha, "id" | "longitudeDeg">[];
  readonly lagnaDeg: number;
}

/**
 * The graha that cancels a debility (neecha bhanga): the lord of the sign of fall, or of the sign of exaltation, in an
 * angle from the Lagna, else from the Moon. Of the rules in use these two are the most widely taught. The Moon is always
 * in an angle from herself, so neither her help nor her own fall is counted from there.
 */
export function fallCancelledBy(id: SevenGraha, { grahas, lagnaDeg }: FallChart): GrahaId | undefined {
  const sign0 = (one: GrahaId): number => signIndex0(grahaOf(grahas, one).longitudeDeg);
  if (!isDebilitated(id, sign0(id))) return undefined;
  const helpers = [lordOfSign(sign0(id)), lordOfSign(exaltationSign0(id))].filter((helper) => helper !== id);
  const isInAngle = (helper: GrahaId, from0: number): boolean => KENDRAS.includes(houseFrom(from0, sign0(helper)));
  return (
    helpers.find((helper) => isInAngle(helper, signIndex0(lagnaDeg))) ??
    helpers.find((helper) => id !== "moon" && helper !== "moon" && isInAngle(helper, sign0("moon")))
  );
}
