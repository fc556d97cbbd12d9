import { formatIsoUtc } from "@almagest/civil-time";
import { bodies as bodyTerms, signs as signTerms } from "@almagest/i18n/astrology";
import type { DraftOf, Term } from "@almagest/operation";
import { POSITIONS, type SignId } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import type * as z from "zod";
import { colors } from "../vocabulary/colors";
import { principalMoonPhases } from "../vocabulary/moon-phases";
import type { DatedEvent } from "./dated-event";
import type { HoroscopeFacts } from "./facts";
import { solarHouse } from "./houses";
import { type ColorId, compatibleSigns } from "./lucky";
import { type Clock, planPieces, type Voice } from "./reading";
import type { colorFields, compatibleFields, conventionsSchema, signFields, textFields } from "./schema";
import { isAspect, TOLD_ASPECTS, typeOf } from "./sky-event";
import { RUNNING_ORBS_DEG } from "./span";

type Fields<Shape extends z.ZodRawShape> = DraftOf<z.ZodObject<Shape>>;

/** The clock by which an answer names its hours. */
export function clockOf({ zone, period }: HoroscopeFacts): Clock {
  return { zone, day: period.firstDay };
}

export function presentSignName(own: SignId): Fields<typeof signFields> {
  return { sign: signTerms[own].en };
}

export function presentTexts(facts: HoroscopeFacts, voice: Voice): Fields<typeof textFields> {
  const pieces = planPieces(facts.plan, voice);
  return {
    overview: readingOf(pieces.overview),
    love: readingOf(pieces.love),
    career: readingOf(pieces.career),
    health: readingOf(pieces.health),
    finance: readingOf(pieces.finance),
    advice: readingOf(pieces.advice),
    column: readingOf(pieces.column),
    events: facts.told.map((event) => presentEvent(facts.own, event)),
  };
}

const PHASES: ReadonlyMap<string, Term> = new Map(Object.entries(principalMoonPhases));

function presentEvent(own: SignId, event: DatedEvent): Fields<typeof textFields>["events"][number] {
  const { form, first, second, sign, secondSign, epochMs, throughEpochMs } = event;
  const terms = second === undefined ? [bodyTerms[first]] : [bodyTerms[first], bodyTerms[second]];
  const phase = typeOf(event) === "lunar-phase" ? PHASES.get(form) : undefined;
  const shared = secondSign === undefined || secondSign === sign;
  return {
    type: typeOf(event),
    at: formatIsoUtc(epochMs),
    bodies: terms.map((term) => term.en),
    aspect: isAspect(form) ? form : undefined,
    phase: phase?.en,
    sign: shared ? sign : undefined,
    house: solarHouse(own, sign),
    through: throughEpochMs === undefined ? undefined : formatIsoUtc(throughEpochMs),
  };
}

export function presentColor(color: ColorId): Fields<typeof colorFields> {
  return { luckyColor: colors[color].en };
}

export function presentCompatible(own: SignId): Fields<typeof compatibleFields> {
  return { compatibleSigns: compatibleSigns(own).map((sign) => signTerms[sign].en) };
}

export function presentHoroscopeConventions(
  { period, engine, knowsEclipses }: HoroscopeFacts,
  rules: Readonly<Record<string, string>>,
): DraftOf<typeof conventionsSchema> {
  return {
    zodiac: "tropical",
    positions: POSITIONS,
    ephemeris: `${engine.name} ${engine.version}`,
    houses: "solar-whole-sign",
    period: { from: formatIsoUtc(period.fromEpochMs), to: formatIsoUtc(period.toEpochMs) },
    positionsAt: `${period.firstDay}T12:00:00Z`,
    aspects: [...TOLD_ASPECTS],
    aspectOrbs: { ...RUNNING_ORBS_DEG },
    stays: "unbroken",
    eclipses: knowsEclipses ? "greatest-eclipse" : "not-available",
    rules: { ...RANKING, ...rules },
  };
}

const RANKING = {
  leadingEvent:
    "of a day the heaviest kind of event, more where it falls in an angular solar house, concerns the sign's ruler or stands in the sign; of a longer period the heaviest kind of event, the same for all signs",
};

/** The rule that judges a week, a month or a year. */
export const VERDICT_RULE =
  "good or hard where the sign is among the four best or worst of the twelve by more than 0.4 standard deviations, and better or worse than the mean of its periods before and after; else even";
