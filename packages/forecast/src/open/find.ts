import { localDateTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { type BirthSpan, momentAt } from "@almagest/sky";
import { criticalEvents } from "../search/biorhythm";
import type { OpenForecastEvent, Span, Spread, Tradition } from "../search/event";
import { insideOf, windowOf, withoutRepeats } from "../search/find";
import type { NatalPlace } from "../search/natal";
import type { TimedVisit } from "../search/transits";
import { changesIn, cycleOf } from "../search/vedic";
import { openWesternEvents } from "../search/western";

export interface OpenWanted {
  readonly birth: BirthSpan;
  /** Of all births of it. */
  readonly natal: readonly (NatalPlace & { readonly widthDeg: number })[];
  readonly span: Span;
  readonly traditions: readonly Tradition[];
}

/**
 * Everything that happens in the span to a birth whose time is open, in no order: what does not depend on the time at
 * its instant, what does with a spread, and nothing that the time would have to decide.
 * @throws DomainError `unprocessable_entity` for a birth or a span outside the ephemeris.
 */
export function findOpenEvents(ephemeris: Ephemeris, wanted: OpenWanted): readonly OpenForecastEvent[] {
  const { span, traditions, birth } = wanted;
  return [
    ...(traditions.includes("western") ? skyEvents(ephemeris, wanted) : []),
    ...(traditions.includes("vedic") ? dashaSpreads(ephemeris, birth, span) : []),
    ...(traditions.includes("biorhythm") ? criticalDays(birth, span) : []),
  ];
}

function skyEvents(ephemeris: Ephemeris, { span, natal }: OpenWanted): readonly OpenForecastEvent[] {
  const { visits, timed } = openWesternEvents(ephemeris, windowOf(ephemeris, span), natal);
  const instants = timed.map(({ jdTt, happening }) => ({ epochMs: ephemeris.epochMillisecondsOf(jdTt), happening }));
  return [
    ...withoutRepeats(insideOf(instants, span)),
    ...visits.flatMap(({ visit, happening }) => {
      const [fromEpochMs, toEpochMs] = [visit.fromJdTt, visit.toJdTt].map(
        (jdTt) => jdTt && ephemeris.epochMillisecondsOf(jdTt),
      );
      return spreadEvent({ happening, spread: { fromEpochMs, toEpochMs, isCertain: visit.isThrough } }, span);
    }),
  ];
}

/** An event with its spread cut to the span, to the whole second; none where it is outside. */
function spreadEvent(
  { happening, spread }: Pick<TimedVisit | OpenForecastEvent, "happening"> & { readonly spread: Spread },
  span: Span,
): readonly OpenForecastEvent[] {
  const [from, to] = [spread.fromEpochMs, spread.toEpochMs].map(
    (epochMs) => epochMs && Math.round(epochMs / 1000) * 1000,
  );
  const fromEpochMs = from !== undefined && from >= span.fromEpochMs ? from : undefined;
  const toEpochMs = to !== undefined && to < span.toEpochMs ? to : undefined;
  if ((from ?? span.fromEpochMs) >= span.toEpochMs || (to ?? span.fromEpochMs) < span.fromEpochMs) return [];
  return [
    {
      epochMs: fromEpochMs ?? span.fromEpochMs,
      happening,
      spread: { fromEpochMs, toEpochMs, isCertain: spread.isCertain },
    },
  ];
}

/** Changes that a birth's time spreads over more are left out: no forecast is longer. */
const WIDEST_MS = 90 * 86_400_000;

/**
 * The changes of the dasha between those of the earliest and the latest birth, where the Moon keeps its nakshatra and an
 * end of them is in the span. All changes of a cycle move together: a later birth has them earlier.
 */
function dashaSpreads(ephemeris: Ephemeris, birth: BirthSpan, span: Span): readonly OpenForecastEvent[] {
  const [first, last] = [birth.fromEpochMs, birth.toEpochMs].map((epochMs) =>
    cycleOf(ephemeris, momentAt(epochMs, birth.timezone)),
  );
  if (first === undefined || last === undefined || first.moonNakshatra !== last.moonNakshatra) return [];
  const widthMs = first.cycleStartEpochMs - last.cycleStartEpochMs;
  if (widthMs > WIDEST_MS) return [];
  const reached = { fromEpochMs: span.fromEpochMs - widthMs, toEpochMs: span.toEpochMs };
  return changesIn(last, reached).flatMap(({ epochMs, happening }) => {
    const spread = { fromEpochMs: epochMs, toEpochMs: epochMs + widthMs, isCertain: true };
    return spreadEvent({ happening, spread }, span).filter(
      (found) => found.spread?.fromEpochMs !== undefined || found.spread?.toEpochMs !== undefined,
    );
  });
}

/** The cycles count days, so only a birth on one day of the clock has them. */
function criticalDays({ fromEpochMs, toEpochMs, timezone }: BirthSpan, span: Span): readonly OpenForecastEvent[] {
  const [first = "", last = ""] = [fromEpochMs, toEpochMs].map((epochMs) =>
    localDateTime(epochMs, timezone).slice(0, 10),
  );
  return first === last ? insideOf(criticalEvents(first, span), span) : [];
}
