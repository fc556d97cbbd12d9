import type { Ephemeris } from "@almagest/ephemeris";
import {
  type ChartMoment,
  type CivilMoment,
  chartMoment,
  type Engine,
  engineOf,
  type SignId,
  signOf,
} from "@almagest/sky";
import { type RankedEvent, rankedUpTo } from "../rank/rank";
import { TRADITIONS, type Tradition } from "../search/event";
import { findEvents } from "../search/find";
import { type NatalPlace, natalPlaces } from "../search/natal";
import { type AskedDays, type Days, daysAsked, spanOf } from "./window";

/** More events than this are cut, the least significant first. */
export const TIMELINE_CAP = 200;

export interface SubjectInput extends CivilMoment {
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export interface ForecastInput {
  readonly birthData: SubjectInput;
  /** All where none is named. */
  readonly domains?: readonly Tradition[] | undefined;
  readonly domainWeights?: Partial<Readonly<Record<Tradition, number | undefined>>> | undefined;
  readonly minSignificance: number;
}

/** Facts of every forecast, before rounding and words. */
export interface ForecastFacts extends Days {
  readonly subject: SubjectInput;
  readonly birth: ChartMoment;
  readonly engine: Engine;
  readonly knowsEclipses: boolean;
  /** In order of time. */
  readonly events: readonly RankedEvent[];
  /** Whether the cap left any out. */
  readonly hasMore: boolean;
  /** Sun to Pluto at birth. */
  readonly natal: readonly NatalPlace[];
  /** The sign of the Ascendant; undefined without the place of birth. */
  readonly risingSign: SignId | undefined;
}

/** The events of some days for a birth, ranked, the cap given. */
export function forecastOf(
  ephemeris: Ephemeris,
  input: ForecastInput,
  { days, cap }: { readonly days: Days; readonly cap: number },
): ForecastFacts {
  const { birthData, domains, domainWeights, minSignificance } = input;
  const { date, time, timezone, calendar } = birthData;
  // without the place, which may be unknown and moves nothing: no notice is due about that
  const birth = chartMoment(ephemeris, { date, time, timezone, calendar });
  const natal = natalPlaces(ephemeris, birth.jdTt);
  const traditions = domains ?? TRADITIONS;
  const found = findEvents(ephemeris, { birth: birthData, natal, span: spanOf(days), traditions });
  const kept = rankedUpTo(found, { weights: domainWeights ?? {}, minSignificance, cap });
  return {
    ...days,
    subject: birthData,
    birth,
    engine: engineOf(ephemeris),
    knowsEclipses: ephemeris.eclipses !== undefined,
    ...kept,
    natal,
    risingSign: risingSignOf(ephemeris, birthData, birth),
  };
}

function risingSignOf(
  ephemeris: Ephemeris,
  { latitude, longitude }: SubjectInput,
  { jdUt1 }: ChartMoment,
): SignId | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const place = { jdUt1, latitudeDeg: latitude, longitudeDeg: longitude };
  return signOf(ephemeris.houses({ ...place, system: "whole-sign" }).ascendantDeg);
}

/**
 * The events of the sky, the dasha and the cycles of a birth in at most 91 days, in order of time.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris.
 */
export function computeTimeline(
  input: ForecastInput & AskedDays,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): ForecastFacts {
  return forecastOf(ephemeris, input, { days: daysAsked(input, now), cap: TIMELINE_CAP });
}
