import { spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import type { UncertainRequest } from "@almagest/operation";
import { type Changes, changesOf, PLANET_IDS } from "@almagest/sky";
import {
  natalReaches,
  type OpenBirth,
  type OpenMomentInput,
  openBirth,
  pointSearch,
  signMember,
} from "@almagest/western/facts";
import { type RankedEvent, rankedUpTo } from "../rank/rank";
import { type OpenForecastEvent, TRADITIONS } from "../search/event";
import type { NatalPlace } from "../search/natal";
import { type ForecastInput, TIMELINE_CAP } from "../timeline/compute";
import { type AskedDays, type Days, daysAsked, spanOf } from "../timeline/window";
import { findOpenEvents } from "./find";

export type OpenForecastInput = UncertainRequest<ForecastInput, "birthData.time">;

export type OpenRankedEvent = OpenForecastEvent & RankedEvent;

/** Facts of every forecast for a birth whose time is open, before rounding and words. */
export interface OpenForecastFacts extends Days, OpenBirth<OpenMomentInput> {
  readonly changes: Changes;
  readonly knowsEclipses: boolean;
  /** In order of time, those with a spread by its beginning. */
  readonly events: readonly OpenRankedEvent[];
  /** Whether the cap left any out. */
  readonly hasMore: boolean;
  /** Sun to Pluto at birth, each with the arc that it may have been on. */
  readonly natal: readonly (NatalPlace & { readonly widthDeg: number })[];
}

/** The order of weight: the Moon's sign changes on most days. */
const MOON_FIRST = ["moon" as const, ...PLANET_IDS.filter((id) => id !== "moon")];

/** The events of some days for every birth of a span, ranked, the cap given. */
export function openForecastOf(
  ephemeris: Ephemeris,
  input: OpenForecastInput,
  { days, cap }: { readonly days: Days; readonly cap: number },
): OpenForecastFacts {
  const { birthData, domains, domainWeights, minSignificance } = input;
  // without the place, which moves nothing here: no notice is due about that
  const { latitude: _, longitude: __, ...moment } = birthData;
  const { birth, sky } = openBirth<OpenMomentInput>(ephemeris, moment);
  const search = pointSearch(sky, { nodeType: "true" });
  const natal = natalReaches(sky, PLANET_IDS, "true").map(({ id, lowDeg, widthDeg }) => ({
    id,
    longitudeDeg: lowDeg,
    widthDeg,
  }));
  const wanted = { birth: spanOfBirth(moment), natal, span: spanOf(days), traditions: domains ?? TRADITIONS };
  const found = findOpenEvents(ephemeris, wanted);
  return {
    ...days,
    ...birth,
    input: birthData,
    changes: changesOf(
      sky,
      MOON_FIRST.map((id) => signMember(search, { point: id, path: `natal.${id}` })),
    ),
    knowsEclipses: ephemeris.eclipses !== undefined,
    ...rankedUpTo(found, { weights: domainWeights ?? {}, minSignificance, cap }),
    natal,
  };
}

/** As `computeTimeline`. */
export function computeOpenTimeline(
  input: OpenForecastInput & AskedDays,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenForecastFacts {
  return openForecastOf(ephemeris, input, { days: daysAsked(input, now), cap: TIMELINE_CAP });
}
