import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { type CivilMoment, rememberedSky } from "@almagest/sky";
import { criticalEvents } from "./biorhythm";
import type { ForecastEvent, Happening, Span, Tradition } from "./event";
import type { NatalPlace } from "./natal";
import { dashaChanges } from "./vedic";
import { westernEvents } from "./western";

/** The search reaches beyond the span by as much as rounding to the second can move an event. */
const MARGIN_DAYS = 1 / 86_400;

/** Two finds of one thing this near are one: passes on either side of a station. */
const SAME_EVENT_MS = 3_600_000;

export interface Wanted {
  readonly birth: CivilMoment;
  /** Of the birth. */
  readonly natal: readonly NatalPlace[];
  readonly span: Span;
  readonly traditions: readonly Tradition[];
}

/**
 * Everything that happens to a birth in the span, in no order. Instants are rounded to the second first, so that what is
 * printed decides what is inside.
 * @throws DomainError `unprocessable_entity` for a birth or a span outside the ephemeris.
 */
export function findEvents(ephemeris: Ephemeris, wanted: Wanted): readonly ForecastEvent[] {
  const { span, traditions, birth } = wanted;
  const found = [
    ...(traditions.includes("western") ? skyEvents(ephemeris, wanted) : []),
    ...(traditions.includes("vedic") ? dashaChanges(ephemeris, birth, span) : []),
    ...(traditions.includes("biorhythm") ? criticalEvents(birth.date, span) : []),
  ];
  return withoutRepeats(insideOf(found, span));
}

function skyEvents(engine: Ephemeris, { span, natal }: Wanted): readonly ForecastEvent[] {
  const ephemeris = rememberedSky(engine);
  return westernEvents(ephemeris, windowOf(ephemeris, span), natal).map(({ jdTt, happening }) => ({
    epochMs: ephemeris.epochMillisecondsOf(jdTt),
    happening,
  }));
}

/** The span and a little beyond, within the ephemeris. */
export function windowOf(ephemeris: Ephemeris, span: Span): SearchWindow {
  const { range } = ephemeris;
  const [from, to] = [ephemeris.timeScales(span.fromEpochMs).jdTt, ephemeris.timeScales(span.toEpochMs).jdTt];
  return {
    fromJdTt: from < range.fromJdTt ? from : Math.max(range.fromJdTt, from - MARGIN_DAYS),
    toJdTt: to > range.toJdTt ? to : Math.min(range.toJdTt, to + MARGIN_DAYS),
  };
}

/** Events by the whole second, of those within the span. */
export function insideOf(events: readonly ForecastEvent[], span: Span): readonly ForecastEvent[] {
  return events
    .map(({ epochMs, happening }) => ({ epochMs: Math.round(epochMs / 1000) * 1000, happening }))
    .filter(({ epochMs }) => epochMs >= span.fromEpochMs && epochMs < span.toEpochMs);
}

/** Of finds of one thing within an hour, the first in time. */
export function withoutRepeats(events: readonly ForecastEvent[]): readonly ForecastEvent[] {
  const lastOf = new Map<string, number>();
  return events
    .toSorted((a, b) => a.epochMs - b.epochMs)
    .filter(({ epochMs, happening }) => {
      const key = identityOf(happening);
      const last = lastOf.get(key);
      if (last !== undefined && epochMs - last < SAME_EVENT_MS) return false;
      lastOf.set(key, epochMs);
      return true;
    });
}

function identityOf(happening: Happening): string {
  switch (happening.type) {
    case "transit-aspect":
      return `${happening.type} ${happening.body} ${happening.natal} ${happening.aspect}`;
    case "sign-ingress":
      return `${happening.type} ${happening.body} ${happening.sign}`;
    case "retrograde-station":
      return `${happening.type} ${happening.body} ${happening.becomes}`;
    case "eclipse":
      return `${happening.type} ${happening.body}`;
    case "lunar-phase":
      return `${happening.type} ${happening.phase}`;
    case "dasha-change":
      return `${happening.type} ${happening.lords.join("-")}`;
    case "critical-day":
      return `${happening.type} ${happening.day.cycle}`;
  }
}
