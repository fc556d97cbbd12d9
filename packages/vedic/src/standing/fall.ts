import type { GrahaId, SevenGraha } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { exaltationSign0, isDebilitated } from "../tables/dignity";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";

const KENDRAS: readonly number[] = [1, 4, 7, 10];

/**
 * The graha that cancels a debility (neecha bhanga): the lord of the sign of fall, or of the sign of exaltation, in an
 * angle from the Lagna or the Moon. Of the rules in use these two are the most widely taught.
 */
export function fallCancelledBy(
  id: SevenGraha,
  { grahas, lagnaDeg }: Pick<VedicChart, "grahas" | "lagnaDeg">,
): GrahaId | undefined {
  const sign0 = (one: GrahaId): number => signIndex0(grahaOf(grahas, one).longitudeDeg);
  if (!isDebilitated(id, sign0(id))) return undefined;
  const from = [signIndex0(lagnaDeg), sign0("moon")];
  const helpers = [lordOfSign(sign0(id)), lordOfSign(exaltationSign0(id))];
  return helpers.find(
    (helper) => helper !== id && from.some((first0) => KENDRAS.includes(houseFrom(first0, sign0(helper)))),
  );
}
