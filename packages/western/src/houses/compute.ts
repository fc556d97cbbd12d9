import type { Ephemeris, Houses as HouseFrame } from "@almagest/ephemeris";
import { COMMON_HOUSE_SYSTEMS, type HouseSystem } from "@almagest/operation";
import { type BirthInput, type ChartMoment, chartMoment, type Engine, engineOf, housesOf } from "@almagest/sky";

export interface HousesInput extends BirthInput {
  readonly houseSystem: HouseSystem | "all";
}

export interface HousesFacts {
  readonly input: HousesInput;
  readonly engine: Engine;
  readonly moment: ChartMoment;
  readonly houses: HouseFrame;
  /** In the order of COMMON_HOUSE_SYSTEMS; empty unless all were asked for. */
  readonly comparison: readonly { readonly requested: HouseSystem; readonly houses: HouseFrame }[];
}

/** Cusps and angles of a moment and place. */
export function computeHouses(input: HousesInput, sky: { readonly ephemeris: Ephemeris }): HousesFacts {
  const { ephemeris } = sky;
  const moment = chartMoment(ephemeris, input);
  const by = (system: HouseSystem): HouseFrame => housesOf(ephemeris, { input, moment }, system);
  return {
    input,
    engine: engineOf(ephemeris),
    moment,
    houses: by(shownSystem(input)),
    comparison: comparedSystems(input).map((requested) => ({ requested, houses: by(requested) })),
  };
}

type Chosen = Pick<HousesInput, "houseSystem">;

/** The system of the members outside of a comparison. */
export function shownSystem({ houseSystem }: Chosen): HouseSystem {
  return houseSystem === "all" ? "placidus" : houseSystem;
}

export function comparedSystems({ houseSystem }: Chosen): readonly HouseSystem[] {
  return houseSystem === "all" ? COMMON_HOUSE_SYSTEMS : [];
}
