import type { Ephemeris } from "@almagest/ephemeris";
import { type Birth, type BirthInput, birthOf } from "@almagest/sky";
import type { CoordinateSystem } from "../birth/schema";
import type { GrahaId } from "../grahas";
import { type Frame, frameAt, TROPICAL_FRAME } from "../sky/frame";
import { type Graha, grahasAt } from "../sky/positions";
import { aspectedHouses } from "../tables/drishti";
import { degreeInSign, houseFrom, signIndex0 } from "../zodiac/circle";

/** The house aspected, from the caster's; 1 is a conjunction. */
export interface Drishti {
  readonly from: GrahaId;
  readonly to: GrahaId;
  readonly house: number;
  /** Difference of the degrees within the two signs, [0, 30). */
  readonly orbDeg: number;
}

export interface MutualDrishti {
  readonly first: GrahaId;
  readonly second: GrahaId;
  readonly house: number;
}

export interface DrishtiFacts {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly grahas: readonly Graha[];
  /** By caster, then by what it looks at, in canonical order. */
  readonly drishtis: readonly Drishti[];
  /** Pairs that look at each other by the same aspect, or share a sign; each pair once. */
  readonly mutual: readonly MutualDrishti[];
}

/** Sign to sign: the grahas that each one looks at, and its company. Rahu and Ketu look at nothing. */
export function drishtisAmong(grahas: readonly Graha[]): readonly Drishti[] {
  return grahas.flatMap((from) =>
    grahas.flatMap((to) => {
      if (from.id === to.id) return [];
      const house = houseFrom(signIndex0(from.longitudeDeg), signIndex0(to.longitudeDeg));
      if (house !== 1 && !aspectedHouses(from.id).includes(house)) return [];
      const orbDeg = Math.abs(degreeInSign(from.longitudeDeg) - degreeInSign(to.longitudeDeg));
      return [{ from: from.id, to: to.id, house, orbDeg }];
    }),
  );
}

export function mutualAmong(drishtis: readonly Drishti[], order: readonly GrahaId[]): readonly MutualDrishti[] {
  return drishtis.flatMap(({ from, to, house }) => {
    if (order.indexOf(from) > order.indexOf(to)) return [];
    const isReturned = drishtis.some((other) => other.from === to && other.to === from && other.house === house);
    return isReturned ? [{ first: from, second: to, house }] : [];
  });
}

/** The aspects of the nine grahas at a moment, whole sign to whole sign. */
export function computeDrishti(
  input: BirthInput & { readonly coordinateSystem: CoordinateSystem },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): DrishtiFacts {
  const birth = birthOf(ephemeris, input);
  const { jdTt } = birth.moment;
  const frame =
    input.coordinateSystem === "tropical" ? TROPICAL_FRAME : frameAt(ephemeris, { ayanamsa: "lahiri" }, jdTt);
  const grahas = grahasAt(ephemeris, { jdTt, frame, nodeType: "mean" });
  const drishtis = drishtisAmong(grahas);
  const order = grahas.map(({ id }) => id);
  return { birth, frame, grahas, drishtis, mutual: mutualAmong(drishtis, order) };
}
