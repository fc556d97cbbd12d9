import { at } from "@almagest/operation";

const DAY_MS = 86_400_000;
const MJD_OF_EPOCH = 40_587;
const JD_OF_EPOCH = 2_440_587.5;
const SECONDS_PER_DAY = 86_400;
const TT_LESS_TAI_SECONDS = 32.184;

/**
 * TAI less UTC before there were leap seconds, as the Bureau International de l'Heure kept it: an offset, a rate, and a
 * step now and then (U.S. Naval Observatory, tai-utc.dat; IERS; the same rows in ERFA's `dat`). Days are MJD, UTC.
 */
const RULES = [
  { fromMjd: 37_665, atMjd: 37_665, seconds: 1.845858, secondsPerDay: 0.0011232 },
  { fromMjd: 38_334, atMjd: 37_665, seconds: 1.945858, secondsPerDay: 0.0011232 },
  { fromMjd: 38_395, atMjd: 38_761, seconds: 3.24013, secondsPerDay: 0.001296 },
  { fromMjd: 38_486, atMjd: 38_761, seconds: 3.34013, secondsPerDay: 0.001296 },
  { fromMjd: 38_639, atMjd: 38_761, seconds: 3.44013, secondsPerDay: 0.001296 },
  { fromMjd: 38_761, atMjd: 38_761, seconds: 3.54013, secondsPerDay: 0.001296 },
  { fromMjd: 38_820, atMjd: 38_761, seconds: 3.64013, secondsPerDay: 0.001296 },
  { fromMjd: 38_942, atMjd: 38_761, seconds: 3.74013, secondsPerDay: 0.001296 },
  { fromMjd: 39_004, atMjd: 38_761, seconds: 3.84013, secondsPerDay: 0.001296 },
  { fromMjd: 39_126, atMjd: 39_126, seconds: 4.31317, secondsPerDay: 0.002592 },
  { fromMjd: 39_887, atMjd: 39_126, seconds: 4.21317, secondsPerDay: 0.002592 },
] as const;

type Rule = (typeof RULES)[number];

const TT_LESS_UTC_SECONDS_WHEN_IT_BEGAN = TT_LESS_TAI_SECONDS + 1.845858;
const TT_LESS_UTC_SECONDS_IN_1972 = TT_LESS_TAI_SECONDS + 10;

/** From 1962-01-01, where the measured series begins too, to 1972-01-01, the first day of leap seconds; half-open. */
export const STEERED_UTC = {
  fromEpochMilliseconds: (37_665 - MJD_OF_EPOCH) * DAY_MS,
  toEpochMilliseconds: (41_317 - MJD_OF_EPOCH) * DAY_MS,
  fromJdTt: 2_437_665.5 + TT_LESS_UTC_SECONDS_WHEN_IT_BEGAN / SECONDS_PER_DAY,
  toJdTt: 2_441_317.5 + TT_LESS_UTC_SECONDS_IN_1972 / SECONDS_PER_DAY,
} as const;

/**
 * TT less UTC in seconds, in the years 1962 to 1971 in which the second of UTC was steered by rates and small steps;
 * undefined outside them.
 */
export function steeredTtLessUtcSeconds(epochMilliseconds: number): number | undefined {
  const { fromEpochMilliseconds, toEpochMilliseconds } = STEERED_UTC;
  if (!(epochMilliseconds >= fromEpochMilliseconds && epochMilliseconds < toEpochMilliseconds)) return undefined;
  const mjd = epochMilliseconds / DAY_MS + MJD_OF_EPOCH;
  const { seconds, atMjd, secondsPerDay } = at(
    RULES,
    RULES.findLastIndex(({ fromMjd }) => fromMjd <= mjd),
  );
  return TT_LESS_TAI_SECONDS + seconds + (mjd - atMjd) * secondsPerDay;
}

/**
 * The inverse: UTC epoch milliseconds of an instant in TT in those years, undefined outside them. Where a step inserted
 * a tenth of a second, the answer stays at the midnight that follows; the tenth that was left out at the end of January
 * 1968 shares its TT with the first of February, which is the answer.
 */
export function steeredEpochMilliseconds(jdTt: number): number | undefined {
  if (!(jdTt >= STEERED_UTC.fromJdTt && jdTt < STEERED_UTC.toJdTt)) return undefined;
  const ttMs = (jdTt - JD_OF_EPOCH) * DAY_MS;
  const index0 = Math.max(
    RULES.findLastIndex((rule) => ttMs >= ttMsOf(rule, rule.fromMjd)),
    0,
  );
  const rule = at(RULES, index0);
  const rate = rule.secondsPerDay / SECONDS_PER_DAY;
  const fromMs = epochMsOf(rule.fromMjd);
  const utcMs = fromMs + (ttMs - ttMsOf(rule, rule.fromMjd)) / (1 + rate);
  const next = RULES[index0 + 1];
  return Math.min(
    Math.max(utcMs, fromMs),
    next === undefined ? STEERED_UTC.toEpochMilliseconds : epochMsOf(next.fromMjd),
  );
}

function epochMsOf(mjd: number): number {
  return (mjd - MJD_OF_EPOCH) * DAY_MS;
}

/** TT in epoch milliseconds at an instant in UTC, by a rule. */
function ttMsOf({ atMjd, seconds, secondsPerDay }: Rule, mjd: number): number {
  return epochMsOf(mjd) + 1000 * (TT_LESS_TAI_SECONDS + seconds + (mjd - atMjd) * secondsPerDay);
}
