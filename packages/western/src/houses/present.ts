import { signs } from "@almagest/i18n/astrology";
import { presentBirth, presentConventions, presentCusps, zodiacPlace } from "@almagest/sky";
import { presentOpenConventions, presentOpenTime, presentUntimedBirth } from "../birth-time/open-birth";
import type { HousesFacts } from "./compute";
import type { OpenCusps, OpenHouses, OpenPlace } from "./open";
import type { HousesAnswer, UncertainHousesAnswer } from "./schema";

export function presentHouses(facts: HousesFacts): HousesAnswer {
  const { input, engine, moment, houses: found, comparison } = facts;
  return {
    ...presentBirth({ input, moment }),
    houseSystem: input.houseSystem === "all" ? "all" : found.system,
    ascendant: zodiacPlace(found.ascendantDeg),
    midheaven: zodiacPlace(found.midheavenDeg),
    vertex: zodiacPlace(found.vertexDeg),
    houses: presentCusps(found.cuspsDeg),
    ...(comparison.length === 0 ? {} : { comparison: presentComparison(comparison) }),
    conventions: { ...presentConventions(moment, engine), requestedHouseSystem: input.houseSystem },
  };
}

function presentComparison(comparison: HousesFacts["comparison"]): NonNullable<HousesAnswer["comparison"]> {
  return Object.fromEntries(
    comparison.map(({ requested, houses: found }) => [
      requested,
      { houseSystem: found.system, houses: presentCusps(found.cuspsDeg) },
    ]),
  );
}

export function presentOpenHouses(facts: OpenHouses): UncertainHousesAnswer {
  const { input, houses, comparison } = facts;
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    ...presentUntimedBirth(facts),
    houseSystem: input.houseSystem === "all" ? "all" : systemUsed(houses),
    ascendant: placeInTime(facts.ascendant),
    midheaven: placeInTime(facts.midheaven),
    vertex: { from: zodiacPlace(houses.from.vertexDeg), to: zodiacPlace(houses.to.vertexDeg) },
    houses: presentOpenCusps(houses),
    comparison:
      comparison.length === 0
        ? undefined
        : Object.fromEntries(
            comparison.map((cusps) => [
              cusps.requested,
              { houseSystem: systemUsed(cusps), houses: presentOpenCusps(cusps) },
            ]),
          ),
    conventions: { ...presentOpenConventions(facts), requestedHouseSystem: input.houseSystem },
  };
}

/** The polar circle, beyond which another system takes the place of the one asked for, moves one way within a day. */
function systemUsed({ from, to }: OpenCusps): OpenCusps["from"]["system"] | undefined {
  return from.system === to.system ? from.system : undefined;
}

export function placeInTime({ fromDeg, toDeg, sign }: OpenPlace): UncertainHousesAnswer["ascendant"] {
  return { sign: sign && signs[sign].en, from: zodiacPlace(fromDeg), to: zodiacPlace(toDeg) };
}

function presentOpenCusps({ cusps }: OpenCusps): UncertainHousesAnswer["houses"] {
  return cusps.map((cusp, index0) => ({ number: index0 + 1, ...placeInTime(cusp) }));
}
