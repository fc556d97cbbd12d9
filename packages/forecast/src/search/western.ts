import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { isPlanet, PLANET_IDS, rememberedSky, stationsIn } from "@almagest/sky";
import { WIDEST_DATED_DEG } from "@almagest/western/facts";
import type { Happening, Station } from "./event";
import { lunarEvents } from "./lunar";
import { type NatalPlace, touchedBy } from "./natal";
import {
  crossingsOfArcs,
  exactCrossings,
  missedTransits,
  type Target,
  type Timed,
  type TimedVisit,
  targetsOf,
} from "./transits";

/** The nodes play no part: only planets are asked for. */
const NODE_TYPE = "true";

/** Everything of the tropical sky in the window, each from a root or a turn; one sky with a memory serves every search. */
export function westernEvents(
  ephemeris: Ephemeris,
  window: SearchWindow,
  natal: readonly NatalPlace[],
): readonly Timed<Happening>[] {
  const sky = rememberedSky(ephemeris);
  const targets = targetsOf(natal);
  return [...exactCrossings(sky, window, targets), ...turnsAndLunations(sky, window, { natal, targets })];
}

/** The same for a birth whose places are arcs; those that are too wide to date a transit by are left out of transits. */
export function openWesternEvents(
  ephemeris: Ephemeris,
  window: SearchWindow,
  natal: readonly (NatalPlace & { readonly widthDeg: number })[],
): { readonly visits: readonly TimedVisit[]; readonly timed: readonly Timed<Happening>[] } {
  const sky = rememberedSky(ephemeris);
  const dated = natal.filter(({ widthDeg }) => widthDeg <= WIDEST_DATED_DEG);
  const targets = dated.flatMap((place) =>
    targetsOf([place]).map((target) => ({ ...target, widthDeg: place.widthDeg })),
  );
  const { visits, ingresses } = crossingsOfArcs(sky, window, targets);
  return { visits, timed: [...ingresses, ...turnsAndLunations(sky, window, { natal, targets })] };
}

interface Natal {
  readonly natal: readonly NatalPlace[];
  readonly targets: readonly Target[];
}

function turnsAndLunations(
  sky: Ephemeris,
  window: SearchWindow,
  { natal, targets }: Natal,
): readonly Timed<Happening>[] {
  const turns = stationsIn(sky, { window, bodies: PLANET_IDS, nodeType: NODE_TYPE });
  return [
    ...missedTransits(turns, targets),
    ...turns.flatMap(({ jdTt, body, becomes, longitudeDeg }): readonly Timed<Station>[] => {
      if (!isPlanet(body)) return [];
      const touched = touchedBy(longitudeDeg, natal);
      return [{ jdTt, happening: { type: "retrograde-station", body, becomes, longitudeDeg, touched } }];
    }),
    ...lunarEvents(sky, window, natal),
  ];
}
