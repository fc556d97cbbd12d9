import { normalizeDeg, separationDeg } from "@almagest/ephemeris";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { type Graha, grahaOf } from "../sky/positions";
import { signIndex0 } from "../zodiac/circle";

/** Which of the seven count as benefic in a chart. */
export type Beneficence = Readonly<Record<SevenGraha, boolean>>;

/** True from new to full moon. */
export function isWaxing(grahas: readonly Graha[]): boolean {
  return normalizeDeg(grahaOf(grahas, "moon").tropicalDeg - grahaOf(grahas, "sun").tropicalDeg) < 180;
}

/**
 * Jupiter and Venus always, the Moon while it waxes, Mercury by its company (Brihat Parashara Hora Shastra 3.11): who is
 * with it in its sign is counted, of equal numbers the nearer decides, and alone it is benefic.
 */
export function beneficenceOf(grahas: readonly Graha[]): Beneficence {
  const moon = isWaxing(grahas);
  const others = { sun: false, moon, mars: false, jupiter: true, venus: true, saturn: false };
  return { ...others, mercury: isMercuryBenefic(grahas, moon) };
}

function isMercuryBenefic(grahas: readonly Graha[], isMoonBenefic: boolean): boolean {
  const { good, bad, nearest } = companyOfMercury(grahas, isMoonBenefic);
  return good === bad ? (nearest ?? true) : good > bad;
}

/** Whether it is the nearer of as many benefics as malefics that decides about Mercury. */
export function isMercuryByDistance(grahas: readonly Graha[]): boolean {
  const { good, bad } = companyOfMercury(grahas, isWaxing(grahas));
  return good === bad && good > 0;
}

function companyOfMercury(
  grahas: readonly Graha[],
  isMoonBenefic: boolean,
): { readonly good: number; readonly bad: number; readonly nearest: boolean | undefined } {
  const mercury = grahaOf(grahas, "mercury");
  const company = grahas
    .filter(({ id, longitudeDeg }) => id !== "mercury" && signIndex0(longitudeDeg) === signIndex0(mercury.longitudeDeg))
    .map(({ id, longitudeDeg }) => ({
      isBenefic: id === "jupiter" || id === "venus" || (id === "moon" && isMoonBenefic),
      distanceDeg: separationDeg(longitudeDeg, mercury.longitudeDeg),
    }))
    .sort((a, b) => a.distanceDeg - b.distanceDeg);
  const good = company.filter(({ isBenefic }) => isBenefic).length;
  return { good, bad: company.length - good, nearest: company[0]?.isBenefic };
}

/** The grahas whose sight is counted in virupas: the nodes cast none. */
export function castersOf(grahas: readonly Graha[]): readonly (Graha & { readonly id: SevenGraha })[] {
  return SEVEN_GRAHAS.map((id) => ({ ...grahaOf(grahas, id), id }));
}
