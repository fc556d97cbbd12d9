import type { Ephemeris } from "@almagest/ephemeris";
import { type ChartMoment, type CivilMoment, chartMoment, type Engine, engineOf, type Place } from "@almagest/sky";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { type EquatorPlace, topocentric } from "./topocentric";

export interface VedicParallelsInput extends CivilMoment, Place {
  readonly orb: number;
}

export interface Declined extends EquatorPlace {
  readonly id: SevenGraha;
}

export interface Parallel {
  readonly first: Declined;
  readonly second: Declined;
  readonly kind: "parallel" | "contraparallel";
  readonly orbDeg: number;
}

export interface VedicParallelsFacts {
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly orbDeg: number;
  readonly grahas: readonly Declined[];
  readonly parallels: readonly Parallel[];
}

/** Declinations of the seven grahas, seen from a place, and the pairs of equal declination. */
export function computeVedicParallels(
  input: VedicParallelsInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): VedicParallelsFacts {
  const moment = chartMoment(ephemeris, input);
  const observer: Place = { latitude: input.latitude, longitude: input.longitude };
  const grahas = SEVEN_GRAHAS.map((id) => ({ id, ...topocentric(ephemeris, id, { scales: moment, place: observer }) }));
  return {
    engine: engineOf(ephemeris),
    moment,
    orbDeg: input.orb,
    grahas,
    parallels: parallelsAmong(grahas, input.orb),
  };
}

function parallelsAmong(grahas: readonly Declined[], orbDeg: number): readonly Parallel[] {
  return grahas.flatMap((first, index0) =>
    grahas.slice(index0 + 1).flatMap((second) => {
      const { kind, orbDeg: gapDeg } = gapBetween(first, second);
      return gapDeg <= orbDeg ? [{ first, second, kind, orbDeg: gapDeg }] : [];
    }),
  );
}

type Declination = Pick<EquatorPlace, "declinationDeg">;

/** The distance of two declinations from the same size: on one side of the equator or on both. */
export function gapBetween(first: Declination, second: Declination): Pick<Parallel, "kind" | "orbDeg"> {
  const isOneSide = first.declinationDeg * second.declinationDeg >= 0;
  return {
    kind: isOneSide ? "parallel" : "contraparallel",
    orbDeg: Math.abs(Math.abs(first.declinationDeg) - Math.abs(second.declinationDeg)),
  };
}
