import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { HouseSystem, NodeType } from "@almagest/operation";
import { ASPECTS, type AspectCode } from "../aspects/table";
import type { TransitAspect } from "./find";
import type { NatalMomentInput } from "./natal";

export interface TransitsInput {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly timezone: number | string;
  readonly nodeType: NodeType;
  readonly natalChart?: NatalMomentInput | undefined;
}

export interface TransitAspectsInput {
  readonly natalChart: NatalMomentInput & { readonly nodeType: NodeType };
  readonly transitDate?: string | undefined;
  readonly transitTime: string;
  readonly houseSystem: HouseSystem;
  readonly planets?: readonly string[] | undefined;
  readonly aspectTypes?: readonly AspectCode[] | undefined;
  readonly minStrength?: number | undefined;
}

/** Strength is compared as it goes out, rounded: what reads 50 passes a bound of 50. */
export function isWanted(
  found: Pick<TransitAspect, "transiting" | "aspect" | "strength">,
  { planets, aspectTypes, minStrength = 0 }: Pick<TransitAspectsInput, "planets" | "aspectTypes" | "minStrength">,
): boolean {
  const { code } = ASPECTS[found.aspect];
  return (
    (planets === undefined || planets.includes(bodyTerms[found.transiting].en)) &&
    (aspectTypes === undefined || aspectTypes.some((wanted) => wanted === code)) &&
    Math.round(found.strength) >= minStrength
  );
}
