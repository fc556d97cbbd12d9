import { civilTimeAt } from "@almagest/civil-time";
import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import {
  at,
  type DraftOf,
  date,
  defineOperation,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  place,
  prose,
  timezone,
  type Words,
} from "@almagest/operation";
import { momentConventionsSchema, presentMomentConventions } from "@almagest/sky";
import { dayTurn, variantIndex0 } from "@almagest/telling";
import * as z from "zod";
import { computeDayOfDoshas, type DayOfDoshas } from "../dinacharya/compute";
import {
  DAY_VERSE,
  isoInstant,
  localTime,
  presentClock,
  presentPeriod,
  presentSun,
  WAKING_VERSE,
} from "../dinacharya/present";
import { doshaClockShape, sunShape } from "../dinacharya/schema";
import { computeRitu, type RituFacts } from "../ritucharya/compute";
import { schemeSources, statesByRank } from "../ritucharya/present";
import { ayanaId, cycleState, phaseId, rasaId, ritucharyaOutput, rituId, strengthLevel } from "../ritucharya/schema";
import { doshaId, doshaPeriodShape, instant, metaSchema, presentMeta } from "../schema";
import { presentSources, sourceSchema } from "../sources/present";
import { type DoshaState, RITUS } from "../tables/ritus";
import { STEPS } from "../tables/routine";
import { type AyurvedaReader, ayurvedaReader } from "../texts/reader";
import type { DailyAyurveda, DailyAyurvedaRequest } from "../types";
import { doshaTerms } from "../vocabulary/doshas";
import { rituTerms } from "../vocabulary/ritus";
import { stateTerms } from "../vocabulary/states";

const query = z.object({
  ...langQuery.shape,
  date: date
    .optional()
    .meta({ description: "Today by the clock of the timezone by default", examples: ["2026-06-21"] }),
  latitude: place.shape.latitude
    .default(0)
    .meta({ description: "Decimal degrees, north positive", examples: [51.5074] }),
  longitude: place.shape.longitude
    .default(0)
    .meta({ description: "Decimal degrees, east positive", examples: [-0.1278] }),
  timezone: timezone.default("UTC").meta({
    description: "An IANA name, decimal hours from UTC or a fixed offset; decides the local day",
    examples: ["Europe/London"],
  }),
});

const output = z.object({
  date: z.string(),
  ...sunShape,
  brahmaMuhurta: z.object({ start: instant, end: instant }).meta({ name: "WakingHour" }).exactOptional(),
  doshaPeriods: z.array(z.object(doshaPeriodShape).meta({ name: "DailyDoshaPeriod" })),
  ritu: z
    .object({
      id: rituId,
      sanskritName: z.string(),
      ...named("gloss", z.string(), rituTerms),
      start: instant,
      end: instant,
      ayana: ayanaId,
      phase: phaseId,
      strength: strengthLevel,
      tasteIncreasing: rasaId,
    })
    .meta({ name: "DailyRitu" }),
  doshaCycle: z.array(
    z
      .object({ ...named("dosha", doshaId, doshaTerms), ...named("state", cycleState, stateTerms) })
      .meta({ name: "DailySeasonDosha" }),
  ),
  summary: prose,
  sources: z.array(sourceSchema),
  conventions: z
    .object({
      ...doshaClockShape,
      ritucharyaScheme: ritucharyaOutput.shape.conventions.shape.ritucharyaScheme,
      rituZodiac: ritucharyaOutput.shape.conventions.shape.rituZodiac,
      hemisphere: ritucharyaOutput.shape.conventions.shape.hemisphere,
      latitude: z.number().meta({ description: "Decimal degrees, north positive, as sent or 0" }),
      longitude: z.number().meta({ description: "Decimal degrees, east positive, as sent or 0" }),
      ...momentConventionsSchema.shape,
    })
    .meta({ name: "DailyAyurvedaConventions" }),
  meta: metaSchema,
});

export interface DailyInput {
  readonly date?: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly timezone: number | string;
}

export interface DailyFacts {
  readonly day: DayOfDoshas;
  readonly ritu: RituFacts;
}

/** Day and season of a date by the four defaults: thirds by the Sun, six seasons with sisira, tropical, northern. */
export function computeDailyAyurveda(
  input: DailyInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): DailyFacts {
  const asked = input.date ?? civilTimeAt(now, input.timezone).date;
  const { latitude, longitude, timezone: zone } = input;
  return {
    day: computeDayOfDoshas(
      { date: asked, latitude, longitude, timezone: zone, doshaClock: "sunrise-anchored" },
      { ephemeris },
    ),
    ritu: computeRitu(
      { date: asked, ritucharyaScheme: "sutrasthana-6", rituZodiac: "sayana", hemisphere: "northern" },
      { ephemeris },
    ),
  };
}

export const dailyAyurveda: Operation<DailyAyurvedaRequest, DailyAyurveda, SkyContext & NowContext> = defineOperation({
  id: "getDailyAyurvedaReading",
  method: "GET",
  path: "/ayurveda/daily",
  summary: "The day's periods of the doshas and the season around it",
  description:
    "Sunrise, brahma muhurta and the six periods of a place, with the season of the date and the states of the doshas, by the default conventions, which are echoed. Without coordinates the day is that of latitude 0, longitude 0.",
  query,
  output,
  needs: [needEphemeris, needNow],
  isDaily: true,
  compute: computeDailyAyurveda,
  present: presentDaily,
  examples: [{ date: "2026-06-21", latitude: 51.5074, longitude: -0.1278, timezone: "Europe/London" }],
});

function presentDaily({ day, ritu }: DailyFacts, words: Words): DraftOf<typeof output> {
  const texts = ayurvedaReader(words);
  const { brahmaMuhurta } = day;
  const { ritucharyaScheme, rituZodiac, hemisphere } = ritu.input;
  return {
    date: day.input.date,
    ...presentSun(day),
    ...(brahmaMuhurta === undefined
      ? {}
      : { brahmaMuhurta: { start: isoInstant(brahmaMuhurta.startMs), end: isoInstant(brahmaMuhurta.endMs) } }),
    doshaPeriods: day.periods.map(presentPeriod),
    ritu: presentDailyRitu(ritu),
    doshaCycle: ritu.nature.cycle.map((row) => ({ ...row })),
    summary: summaryOf({ day, ritu }, texts),
    sources: presentSources(
      [DAY_VERSE, WAKING_VERSE, ...(isSouthern(day) ? [] : [STEPS[practiceOf(ritu)].source]), ...schemeSources(ritu)],
      texts,
    ),
    conventions: {
      ...presentClock(day),
      ritucharyaScheme,
      rituZodiac,
      hemisphere,
      latitude: day.input.latitude,
      longitude: day.input.longitude,
      ...presentMomentConventions(day.midnight, day.engine),
    },
    meta: presentMeta(texts.lang),
  };
}

function presentDailyRitu(facts: RituFacts): DraftOf<typeof output>["ritu"] {
  const { ritu, startMs, endMs, ayana, phase, nature } = facts;
  return {
    id: ritu,
    sanskritName: RITUS[ritu].sanskritName,
    gloss: rituTerms[ritu].en,
    start: isoInstant(startMs),
    end: isoInstant(endMs),
    ayana,
    phase,
    strength: nature.strength,
    tasteIncreasing: nature.taste,
  };
}

/** Steps of the routine that go otherwise in each season. */
export const PRACTICES = ["waking", "exercise", "bathing", "eating", "conduct", "dress", "retiring"] as const;

/** The step that a day's reading dwells on, in turn; never the same on two days running. */
function practiceOf({ classicalRitu, input }: RituFacts): (typeof PRACTICES)[number] {
  return at(PRACTICES, variantIndex0(dayTurn(input.date), PRACTICES.length, `practice.${classicalRitu}`));
}

/** A stage lasts a week or two: its variants take turns. */
function stageText({ classicalRitu, stage, input }: RituFacts, texts: AyurvedaReader): string | undefined {
  const turn = dayTurn(input.date);
  if (stage === "opening" || stage === "closing") {
    const variant = at(["a", "b"] as const, variantIndex0(turn, 2, `stages.${stage}`));
    return texts.text(`stages.${classicalRitu}.${stage}.${variant}`);
  }
  const variant = at(["a", "b", "c"] as const, variantIndex0(turn, 3, `stages.${stage}`));
  return texts.text(`stages.${classicalRitu}.${stage}.${variant}`);
}

/** The season is always that of the north, and south of the equator its weather is not that of the place. */
function isSouthern({ input }: DayOfDoshas): boolean {
  return input.latitude < 0;
}

/**
 * The place of the day in its season, then a part of the day, then one step of the routine as it goes in that season.
 * Every second day the part is that of a dosha that the season moves, at its times. A place in the south is told that
 * the season is the northern one, then a part of the day and one of the night, and nothing of the weather.
 */
function summaryOf({ day, ritu }: DailyFacts, texts: AyurvedaReader): string | undefined {
  const own = isSouthern(day)
    ? [texts.text("days.southernPlace"), ...partsOf(day, texts)]
    : [
        stageText(ritu, texts),
        partOf({ day, ritu }, texts),
        texts.text(`practice.${ritu.classicalRitu}.${practiceOf(ritu)}`),
      ];
  const parts = [...own, ...(day.sun.state === "rises-and-sets" ? [] : [texts.text(`days.polar.${day.sun.state}`)])];
  return parts.includes(undefined) ? undefined : parts.join("\n\n");
}

/** A part of the day and one of the night, in turn. */
function partsOf(day: DayOfDoshas, texts: AyurvedaReader): (string | undefined)[] {
  const turn = dayTurn(day.input.date);
  return (["day", "night"] as const).map((span, index0) => {
    const held = day.periods.filter((period) => period.span === span);
    return texts.text(`parts.${span}.${inTurn(held, turn + index0).dosha}`);
  });
}

function partOf({ day, ritu }: DailyFacts, texts: AyurvedaReader): string | undefined {
  const turn = Math.floor(dayTurn(ritu.input.date) / 2);
  const isOfSeason = dayTurn(ritu.input.date) % 2 === 0;
  if (isOfSeason) return hoursOf(inTurn(statesByRank(ritu), turn), day, texts);
  const moved = ritu.nature.cycle.map(({ dosha }) => dosha);
  const { span, dosha } = inTurn(
    day.periods.filter((period) => !moved.includes(period.dosha)),
    turn,
  );
  return texts.text(`parts.${span}.${dosha}`);
}

function inTurn<Value>(list: readonly Value[], turn: number): Value {
  return at(list, ((turn % list.length) + list.length) % list.length);
}

function hoursOf({ dosha, state }: DoshaState, day: DayOfDoshas, texts: AyurvedaReader): string | undefined {
  const [byDay, byNight] = day.periods.filter((period) => period.dosha === dosha);
  const timeOf = (epochMs: number | undefined): string => (epochMs === undefined ? "" : localTime(epochMs, day));
  return texts.lookup(`cycle.hours.${dosha}.${state}`, {
    dayStart: timeOf(byDay?.startMs),
    dayEnd: timeOf(byDay?.endMs),
    nightStart: timeOf(byNight?.startMs),
    nightEnd: timeOf(byNight?.endMs),
  });
}
