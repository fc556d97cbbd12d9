import { chineseCalendar } from "@almagest/chinese-astrology/facts";
import type { Ephemeris } from "@almagest/ephemeris";
import { type Birth, birthOf, chartMoment } from "@almagest/sky";
import type { Source } from "../search/predict";
import { dependenciesOf } from "../search/predict";
import { type Ranking, ranked } from "../search/rank";
import { kootaPoints, partnerMoons } from "../search/traditions";
import { type BirthReading, birthReadings, MOST_READINGS } from "../settings/births";
import { type ConventionName, ownConventions } from "../settings/conventions";
import type { Shown } from "../values/whats";
import { type DifferencesInput, shownValues } from "./schema";

/** The settings that explain another program's values, before rounding and words. */
export interface DifferencesFacts extends Ranking {
  readonly input: DifferencesInput;
  readonly birth: Birth;
  readonly values: readonly Shown[];
  readonly readings: readonly BirthReading[];
  /** The choices that some value depends on. */
  readonly relevant: ReadonlySet<ConventionName>;
}

/**
 * The settings by which another program may have got other values from a birth.
 * @throws DomainError `unprocessable_entity` for a birth that the ephemeris does not reach.
 */
export function computeDifferences(
  input: DifferencesInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): DifferencesFacts {
  const values = shownValues(input);
  const birth = birthOf(ephemeris, input);
  const readings = birthReadings(input, input.otherPlaces ?? [])
    .filter((reading) => isReached(ephemeris, reading))
    .slice(0, MOST_READINGS);
  const ranking = ranked({ source: sourceOf(ephemeris, input), readings, values, own: ownConventions(input) });
  return { ...ranking, input, birth, values, readings, relevant: new Set(values.flatMap(dependenciesOf)) };
}

function sourceOf(ephemeris: Ephemeris, { partner, gender }: DifferencesInput): Source {
  const calendar = chineseCalendar(ephemeris);
  if (partner === undefined) return { ephemeris, calendar, match: undefined };
  const { jdTt } = chartMoment(ephemeris, partner);
  const { longitudeDeg: moonDeg } = ephemeris.ecliptic("moon", jdTt);
  const partnerDeg = partnerMoons(ephemeris, { moonDeg, jdTt });
  return { ephemeris, calendar, match: { partnerDeg, points: kootaPoints(), isBride: gender === "female" } };
}

/** A year on each side, for the design and the solar terms. */
const MARGIN_DAYS = 400;
const UNIX_EPOCH_JD = 2_440_587.5;
const DAY_MS = 86_400_000;

/** The birth as it was sent is always computed, or refused. */
function isReached({ range }: Ephemeris, reading: BirthReading): boolean {
  if (reading.changes.length === 0) return true;
  const jd = UNIX_EPOCH_JD + Date.parse(`${reading.date}T00:00:00Z`) / DAY_MS;
  return jd > range.fromJdTt + MARGIN_DAYS && jd < range.toJdTt - MARGIN_DAYS;
}
