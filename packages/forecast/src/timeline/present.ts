import { cycleNames } from "@almagest/biorhythm";
import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import { sibling } from "@almagest/i18n";
import { bodies, signs } from "@almagest/i18n/astrology";
import { grahas } from "@almagest/i18n/vedic";
import type { DraftOf, Lang, Words } from "@almagest/operation";
import { POSITIONS, presentMomentConventions, signOf } from "@almagest/sky";
import { YEAR_DAYS } from "@almagest/vedic/facts";
import type { RankedEvent } from "../rank/rank";
import { type DashaChange, type Happening, traditionOf } from "../search/event";
import { NEAR_MISS_ORB_DEG } from "../search/transits";
import { type ForecastReaders, forecastReaders } from "../texts/reader";
import { dashaLevels } from "../vocabulary/events";
import { type ForecastFacts, TIMELINE_CAP } from "./compute";
import { descriptionOf } from "./describe";
import type { conventionsSchema, eventSchema, subjectSchema, timelineOutput } from "./schema";
import { toldOnce } from "./told";

type EventAnswer = DraftOf<typeof eventSchema>;

export function presentTimeline(facts: ForecastFacts, words: Words): DraftOf<typeof timelineOutput> {
  const texts = forecastReaders(words);
  const told = toldOnce();
  return {
    ...presentDays(facts),
    count: facts.events.length,
    hasMore: facts.hasMore,
    events: facts.events.map((event) =>
      presentEvent(event, texts, { timezone: facts.timezone, description: descriptionOf(event, facts, texts, told) }),
    ),
    conventions: presentConventions(facts, TIMELINE_CAP),
  };
}

export function presentDays({ subject, birth, startDate, endDate, timezone }: ForecastFacts): {
  birthData: DraftOf<typeof subjectSchema>;
  startDate: string;
  endDate: string;
  timezone: number | string;
} {
  const { date, time, latitude, longitude } = subject;
  return {
    birthData: { date, time, latitude, longitude, timezone: birth.civil.offsetHours },
    startDate,
    endDate,
    timezone,
  };
}

export function presentConventions(
  {
    birth,
    engine,
    knowsEclipses,
    askedEndDate,
  }: Pick<ForecastFacts, "birth" | "engine" | "knowsEclipses" | "askedEndDate">,
  cap: number,
): DraftOf<typeof conventionsSchema> {
  return {
    ...presentMomentConventions(birth, engine),
    positions: POSITIONS,
    ayanamsa: "lahiri",
    dashaYearDays: YEAR_DAYS,
    nearMissOrb: NEAR_MISS_ORB_DEG,
    eclipses: knowsEclipses ? "greatest-eclipse" : "not-available",
    mostEvents: cap,
    ...(askedEndDate !== undefined && { askedEndDate }),
  };
}

export function presentEvent(
  event: RankedEvent,
  texts: ForecastReaders,
  { timezone, description }: { readonly timezone: number | string; readonly description: string | undefined },
): EventAnswer {
  const { lang } = texts.own;
  const { happening, epochMs, significance, parts, weight } = event;
  const local = civilTimeAt(epochMs, timezone);
  const domain = traditionOf(happening);
  return {
    date: local.date,
    datetime: formatIsoUtc(epochMs),
    local: `${local.date}T${local.time}`,
    domain,
    type: happening.type,
    ...namesOf(happening, lang),
    description,
    significance,
    significanceParts: { ...parts, weight },
  };
}

type Names = Omit<
  EventAnswer,
  "date" | "datetime" | "local" | "domain" | "type" | "significance" | "significanceParts"
>;

function namesOf(happening: Happening, lang: Lang): Names {
  switch (happening.type) {
    case "transit-aspect":
      return {
        ...bodyNames(happening.body, lang),
        target: bodies[happening.natal].en,
        aspect: happening.aspect,
        orb: Math.round(happening.orbDeg * 1000) / 1000,
      };
    case "sign-ingress":
      return { ...bodyNames(happening.body, lang), target: signs[happening.sign].en };
    case "retrograde-station":
      return { ...bodyNames(happening.body, lang), station: happening.becomes };
    case "eclipse":
      return {
        ...bodyNames(happening.body, lang),
        kind: happening.kind,
        ...(happening.obscuration === undefined ? {} : { obscuration: Math.round(happening.obscuration * 1e4) / 1e4 }),
      };
    case "lunar-phase": {
      const sign = signOf(happening.longitudeDeg);
      return { ...bodyNames("moon", lang), phase: happening.phase, target: signs[sign].en };
    }
    case "dasha-change":
      return dashaNames(happening, lang);
    case "critical-day": {
      const { cycle } = happening.day;
      return { body: cycle, bodyLocalized: sibling(cycleNames[cycle], lang) };
    }
  }
}

function bodyNames(id: keyof typeof bodies, lang: Lang): { body: string; bodyLocalized: string | undefined } {
  return { body: bodies[id].en, bodyLocalized: sibling(bodies[id], lang) };
}

/** `Venus-Saturn Antardasha` */
function dashaNames({ lords, level }: DashaChange, lang: Lang): { body: string; bodyLocalized: string | undefined } {
  const nameIn = (one: Lang): string =>
    `${lords.map((lord) => grahas[lord][one]).join("-")} ${dashaLevels[level][one]}`;
  return { body: nameIn("en"), bodyLocalized: lang === "en" ? undefined : nameIn(lang) };
}
