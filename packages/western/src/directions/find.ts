import { normalizeDeg } from "@almagest/ephemeris";
import type { SignId } from "@almagest/sky";
import type { EquatorialPlace } from "../map-lines/sphere";
import type { DirectedId, DirectionMotion, SignificatorId } from "./choice";
import {
  arcsToPlace,
  type Circumpolar,
  circumpolarOf,
  type DirectionMethod,
  mundanePlaceDeg,
  type TurningSphere,
} from "./mundane";
import type { PtolemaicAspect, Ray } from "./points";

/** A name of the directed: a body, one of its rays, or the beginning of a bound by its ruler. */
export interface PromissorName {
  readonly promissor: DirectedId;
  readonly aspect?: PtolemaicAspect | undefined;
  readonly ray?: Ray | undefined;
  readonly bound?: { readonly sign: SignId; readonly degree: number };
}

export interface Promissor {
  readonly name: PromissorName;
  /** The place that turns: in the zodiac that of the ray, in mundo the body's own. */
  readonly place: EquatorialPlace;
  /** In mundo: where the ray falls from the body on the mundane circle, in the order of the houses. In the zodiac 0. */
  readonly mundaneAngleDeg: number;
}

export interface Significator {
  readonly id: SignificatorId;
  /** Undefined for an angle in mundo, which is a place alone and does not turn. */
  readonly place: EquatorialPlace | undefined;
  /** On the mundane circle; undefined where the method gives it none. */
  readonly mundaneDeg: number | undefined;
}

export interface Direction extends PromissorName {
  readonly significator: SignificatorId;
  readonly motion: DirectionMotion;
  /** [0, 360) */
  readonly arcDeg: number;
}

/** A point that neither rises nor sets. */
export interface CircumpolarPoint {
  readonly point: PromissorName | SignificatorId;
  readonly state: Circumpolar;
}

export interface DirectionSearch {
  readonly method: DirectionMethod;
  readonly sphere: TurningSphere;
  readonly motions: readonly DirectionMotion[];
  readonly promissors: readonly Promissor[];
  readonly significators: readonly Significator[];
}

/** All directions of one turn of the sky, those of a significator together. */
export function directionsIn(search: DirectionSearch): readonly Direction[] {
  const { motions, promissors, significators } = search;
  return significators.flatMap((significator) =>
    promissors.flatMap((promissor) =>
      isOne(promissor, significator)
        ? []
        : motions.flatMap((motion) =>
            arcsOf(search, motion, { promissor, significator }).map((arcDeg) => ({
              ...promissor.name,
              significator: significator.id,
              motion,
              arcDeg,
            })),
          ),
    ),
  );
}

function isOne({ name }: Promissor, { id }: Significator): boolean {
  return name.promissor === id && name.aspect === "conjunction";
}

function arcsOf(
  { method, sphere }: DirectionSearch,
  motion: DirectionMotion,
  { promissor, significator }: { readonly promissor: Promissor; readonly significator: Significator },
): readonly number[] {
  const { place, mundaneAngleDeg } = promissor;
  if (motion === "converse") {
    const atPromissor = mundanePlaceDeg(method, place, sphere);
    if (atPromissor === undefined || significator.place === undefined) return [];
    return arcsToPlace(method, significator.place, { sphere, placeDeg: normalizeDeg(atPromissor + mundaneAngleDeg) });
  }
  if (significator.mundaneDeg === undefined) return [];
  const placeDeg = normalizeDeg(significator.mundaneDeg - mundaneAngleDeg);
  const arcs = arcsToPlace(method, place, { sphere, placeDeg });
  return motion === "direct" ? arcs : arcs.map((arc) => normalizeDeg(-arc));
}

/** The points of a search that have no semi-arc, each once. */
export function circumpolarIn({ sphere, promissors, significators }: DirectionSearch): readonly CircumpolarPoint[] {
  const points = [
    ...promissors
      .filter(({ mundaneAngleDeg }) => mundaneAngleDeg === 0)
      .map(({ name: point, place }) => ({ point, place })),
    ...significators.map(({ id: point, place }) => ({ point, place })),
  ];
  return points.flatMap(({ point, place }) => {
    const state = place && circumpolarOf(place.declinationDeg, sphere.latitudeDeg);
    return state === undefined ? [] : [{ point, state }];
  });
}
