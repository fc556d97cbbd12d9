import { signs } from "@almagest/i18n/astrology";
import { type Member, type MemberValue, type SearchedSky, SIGN_IDS } from "@almagest/sky";
import { lagnaAndMoonMembers, type VedicSetting } from "@almagest/vedic/facts";
import { inOrder } from "../schema";
import { doshasOfSign, type SignDoshaScheme } from "../tables/signs";

/**
 * The two factors of a constitution that are signs, as functions of the time of birth: the sign and its doshas, of the
 * Lagna and of the Moon. The strongest planets are not among them: shadbala moves with every part of a birth.
 */
export function constitutionMembers(
  sky: SearchedSky,
  setting: VedicSetting,
  scheme: SignDoshaScheme,
): readonly Member[] {
  return lagnaAndMoonMembers(sky, setting).flatMap((member) => {
    const factor = member.member === "lagna.sign" ? "lagna-sign" : "moon-sign";
    return [
      { ...member, member: `factors.${factor}.sign` },
      {
        ...member,
        member: `factors.${factor}.doshas`,
        valueAt: (asked, epochMs) => doshasNamed(member.valueAt(asked, epochMs), scheme),
      } satisfies Member,
    ];
  });
}

/** `vata, pitta`: the doshas of a sign by its English name. */
function doshasNamed(name: MemberValue, scheme: SignDoshaScheme): string {
  const sign = SIGN_IDS.find((id) => signs[id].en === name);
  return sign === undefined ? "" : inOrder(doshasOfSign(sign, scheme).doshas).join(", ");
}
