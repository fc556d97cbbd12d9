import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { signName } from "../birth/present";
import { namesOfGrahas, ordinal } from "../yoga/scene";
import type { Standing } from "./standing";

/** The facts on which the judgment of a graha rests, in English. */
export function evidenceOf(standing: Standing): readonly string[] {
  const { rules, house, sign0, dignity, dispositor, ratio } = standing;
  const owned =
    rules.length === 0
      ? `acts for ${grahaTerms[dispositor].en}, lord of its sign`
      : `rules ${rules.map(ordinal).join(" and ")}`;
  return [
    `${owned}; in the ${ordinal(house)}, ${signName(sign0)}`,
    ...(dignity === undefined ? [] : [`sign: ${dignity.replace("-", " ")}`]),
    ...(ratio === undefined ? [] : [`shadbala: ${Math.round(100 * ratio)} percent of the requirement`]),
    ...flags(standing),
    ...(standing.joined.length === 0 ? [] : [`with ${namesOfGrahas(standing.joined)}`]),
    ...(standing.seenBy.length === 0 ? [] : [`seen by ${namesOfGrahas(standing.seenBy)}`]),
    `nakshatra ${nakshatras[standing.nakshatra].en}, of ${grahaTerms[standing.starLord].en}`,
  ];
}

function flags(standing: Standing): readonly string[] {
  const { navamsa, lostWarTo, fallCancelledBy } = standing;
  return [
    ...(standing.isCombust ? ["combust"] : []),
    ...(lostWarTo === undefined ? [] : [`lost a planetary war to ${grahaTerms[lostWarTo].en}`]),
    ...(standing.isRetrograde ? ["retrograde"] : []),
    ...(standing.isVargottama ? ["vargottama"] : navamsa === undefined ? [] : [`navamsa: ${navamsa}`]),
    ...(fallCancelledBy === undefined ? [] : [`fall canceled by ${grahaTerms[fallCancelledBy].en}`]),
  ];
}
