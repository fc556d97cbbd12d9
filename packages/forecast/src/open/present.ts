import { formatIsoUtc } from "@almagest/civil-time";
import { normalizeDeg } from "@almagest/ephemeris";
import { bodies, signs } from "@almagest/i18n/astrology";
import type { DraftOf, Words } from "@almagest/operation";
import { presentBirthTime, signOf, zodiacPlace } from "@almagest/sky";
import { WIDEST_DATED_DEG } from "@almagest/western/facts";
import { isInSign } from "../search/natal";
import { type ForecastReaders, forecastReaders } from "../texts/reader";
import { TIMELINE_CAP } from "../timeline/compute";
import { descriptionOf } from "../timeline/describe";
import { presentConventions, presentEvent } from "../timeline/present";
import { toldOnce } from "../timeline/told";
import type { OpenForecastFacts, OpenRankedEvent } from "./compute";
import type { openConventionsSchema, openEventSchema, openTimelineOutput } from "./schema";

type OpenTimeline = DraftOf<typeof openTimelineOutput>;

export function presentOpenTimeline(facts: OpenForecastFacts, words: Words): OpenTimeline {
  const texts = forecastReaders(words);
  const told = toldOnce();
  return {
    ...presentOpenDays(facts),
    count: facts.events.length,
    hasMore: facts.hasMore,
    events: facts.events.map((event) =>
      presentOpenEvent(event, texts, {
        timezone: facts.timezone,
        description: descriptionOf(event, facts, texts, told),
      }),
    ),
    conventions: presentOpenConventions(facts, TIMELINE_CAP),
  };
}

export function presentOpenDays(
  facts: OpenForecastFacts,
): Pick<OpenTimeline, "birthTime" | "birthData" | "startDate" | "endDate" | "timezone" | "natal"> {
  const { input, from, span, changes, startDate, endDate, timezone, natal } = facts;
  const { date, latitude, longitude } = input;
  return {
    birthTime: presentBirthTime(span.state === "range" ? "range" : "unknown", span, changes),
    birthData: { date, latitude, longitude, timezone: from.civil.offsetHours },
    startDate,
    endDate,
    timezone,
    natal: natal.map((place) => {
      const sign = signOf(place.longitudeDeg);
      return {
        name: bodies[place.id].en,
        sign: isInSign(place, sign) ? signs[sign].en : undefined,
        from: zodiacPlace(place.longitudeDeg).longitude,
        to: zodiacPlace(normalizeDeg(place.longitudeDeg + place.widthDeg)).longitude,
        isDated: place.widthDeg <= WIDEST_DATED_DEG,
      };
    }),
  };
}

export function presentOpenConventions(facts: OpenForecastFacts, cap: number): DraftOf<typeof openConventionsSchema> {
  const { from, to } = facts;
  const { utc: _, clock: __, ...conventions } = presentConventions({ ...facts, birth: from }, cap);
  return {
    ...conventions,
    utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
    utcTo: formatIsoUtc(to.civil.epochMilliseconds),
  };
}

export function presentOpenEvent(
  event: OpenRankedEvent,
  texts: ForecastReaders,
  shown: { readonly timezone: number | string; readonly description: string | undefined },
): DraftOf<typeof openEventSchema> {
  const told = presentEvent(event, texts, shown);
  if (event.spread === undefined) return told;
  const { fromEpochMs, toEpochMs, isCertain } = event.spread;
  const utc = (epochMs: number | undefined) => (epochMs === undefined ? undefined : formatIsoUtc(epochMs));
  return { ...told, datetime: undefined, local: undefined, from: utc(fromEpochMs), to: utc(toEpochMs), isCertain };
}
