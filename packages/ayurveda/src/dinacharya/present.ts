import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf, Words } from "@almagest/operation";
import { presentMomentConventions, SUNRISE_RULE } from "@almagest/sky";
import type * as z from "zod";
import { type doshaPeriodShape, presentMeta } from "../schema";
import { presentSource, presentSources } from "../sources/present";
import { type Cited, CONVENTION } from "../sources/works";
import { STEP_IDS, STEPS } from "../tables/routine";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import { type DayOfDoshas, type DoshaPeriod, MUHURTA_MINUTES, MUHURTAS_PER_DAY } from "./compute";
import type { dinacharyaOutput, doshaClockShape } from "./schema";

type Answer = DraftOf<typeof dinacharyaOutput>;

export const DAY_VERSE: Cited = { work: "hridaya", chapter: "1", verse: "8" };
export const WAKING_VERSE: Cited = { work: "hridaya", chapter: "2", verse: "1", note: "brahmaMuhurta" };

export function presentDinacharya(facts: DayOfDoshas, words: Words): Answer {
  const texts = ayurvedaReader(words);
  return {
    date: facts.input.date,
    ...presentSun(facts),
    ...(facts.sun.nextSunriseMs === undefined ? {} : { nextSunrise: isoInstant(facts.sun.nextSunriseMs) }),
    ...presentMuhurta(facts, texts),
    doshaPeriods: facts.periods.map((period) => ({
      ...presentPeriod(period),
      ...(period.third === undefined ? {} : { third: period.third }),
      reading: texts.text(`parts.${period.span}.${period.dosha}`),
    })),
    alternatePeriods: facts.alternatePeriods.map((period) => ({
      ...presentPeriod(period),
      ...(period.third === undefined ? {} : { third: period.third }),
    })),
    routine: STEP_IDS.map((id, index0) => ({
      order: index0 + 1,
      id,
      sanskritName: STEPS[id].sanskritName,
      ...toldStep(id, facts, texts),
      source: presentSource(STEPS[id].source, texts),
    })),
    summary: daySummary(facts, texts),
    sources: presentSources([DAY_VERSE, ...STEP_IDS.map((id) => STEPS[id].source), CONVENTION], texts),
    conventions: { ...presentClock(facts), ...presentMomentConventions(facts.midnight, facts.engine) },
    meta: presentMeta(texts.lang),
  };
}

/** The step that is counted from sunrise goes by the clock where there is none. */
function toldStep(
  id: (typeof STEP_IDS)[number],
  { brahmaMuhurta }: DayOfDoshas,
  texts: AyurvedaReader,
): Pick<Answer["routine"][number], "guidance" | "timing"> {
  if (id === "waking" && brahmaMuhurta === undefined) {
    return { guidance: texts.text("days.wakingByClock.guidance"), timing: texts.text("days.wakingByClock.timing") };
  }
  return { guidance: texts.text(`routine.${id}.guidance`), timing: texts.text(`routine.${id}.timing`) };
}

/** ISO 8601 with the milliseconds that the wire has, which are always 0: the second that has begun. */
export function isoInstant(epochMs: number): string {
  return formatIsoUtc(epochMs).replace("Z", ".000Z");
}

export function presentSun({ sun }: DayOfDoshas): { sunrise?: string; sunset?: string } {
  return {
    ...(sun.sunriseMs === undefined ? {} : { sunrise: isoInstant(sun.sunriseMs) }),
    ...(sun.sunsetMs === undefined ? {} : { sunset: isoInstant(sun.sunsetMs) }),
  };
}

export function presentPeriod(period: DoshaPeriod): DraftOf<z.ZodObject<typeof doshaPeriodShape>> {
  const { dosha, span, startMs, endMs } = period;
  return {
    dosha,
    start: isoInstant(startMs),
    end: isoInstant(endMs),
    span,
  };
}

function presentMuhurta({ brahmaMuhurta }: DayOfDoshas, texts: AyurvedaReader): Pick<Answer, "brahmaMuhurta"> {
  if (brahmaMuhurta === undefined) return {};
  return {
    brahmaMuhurta: {
      start: isoInstant(brahmaMuhurta.startMs),
      end: isoInstant(brahmaMuhurta.endMs),
      muhurtaMinutes: MUHURTA_MINUTES,
      muhurtasPerAhoratra: MUHURTAS_PER_DAY,
      reading: texts.text("parts.brahmaMuhurta"),
      source: presentSource(WAKING_VERSE, texts),
    },
  };
}

export function presentClock({
  clock,
  input,
  sun,
  midnight,
}: DayOfDoshas): DraftOf<z.ZodObject<typeof doshaClockShape>> {
  return {
    doshaClock: clock,
    ...(clock === input.doshaClock ? {} : { requestedDoshaClock: input.doshaClock }),
    sunState: sun.state,
    sunriseRule: SUNRISE_RULE,
    timezone: midnight.civil.offsetHours,
  };
}

/** By the wall clock of the place, HH:MM. */
export function localTime(epochMs: number, { input }: Pick<DayOfDoshas, "input">): string {
  return civilTimeAt(epochMs, input.timezone).time.slice(0, 5);
}

const MINUTE_MS = 60_000;

/** Of a day and its night: up to here they differ by less than an hour. */
const LONG_SHARE = 12.5 / 24;

/** The text depends on the length of the day beside its night. */
function daySummary(facts: DayOfDoshas, texts: AyurvedaReader): string | undefined {
  const { sunriseMs, sunsetMs, nextSunriseMs, state } = facts.sun;
  if (sunriseMs === undefined || sunsetMs === undefined || nextSunriseMs === undefined) {
    return texts.text(`days.polar.${state === "midnight-sun" ? "midnight-sun" : "polar-night"}`);
  }
  const dayMs = sunsetMs - sunriseMs;
  const share = dayMs / (nextSunriseMs - sunriseMs);
  const length = share > LONG_SHARE ? "long" : share < 1 - LONG_SHARE ? "short" : "even";
  const noonMs = sunriseMs + dayMs / 3;
  // Calculated from the minutes shown, so that a reader who adds them up gets the same.
  const dayMinutes = Math.floor(sunsetMs / MINUTE_MS) - Math.floor(sunriseMs / MINUTE_MS);
  const thirdMinutes = Math.floor(dayMinutes / 3);
  const parts = [
    texts.text(`days.length.${length}`, {
      sunrise: localTime(sunriseMs, facts),
      sunset: localTime(sunsetMs, facts),
      hours: Math.floor(dayMinutes / 60),
      minutes: dayMinutes % 60,
      thirdHours: Math.floor(thirdMinutes / 60),
      thirdMinutes: thirdMinutes % 60,
    }),
    texts.text(`days.clock.${facts.clock}`, {
      first: localTime(sunriseMs, facts),
      second: localTime(noonMs, facts),
      last: localTime(noonMs + dayMs / 3, facts),
      waking: localTime(sunriseMs - 2 * MUHURTA_MINUTES * MINUTE_MS, facts),
    }),
  ];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}
