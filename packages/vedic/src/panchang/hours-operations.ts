import { type Ephemeris, needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { type DraftOf, defineOperation, langQuery, type Operation, type Words } from "@almagest/operation";
import { type Engine, engineOf, requireCivilDate } from "@almagest/sky";
import * as z from "zod";
import { SEVEN_GRAHAS } from "../grahas";
import { vedicReader } from "../texts/reader";
import type { Choghadiya as ChoghadiyaAnswer, ChoghadiyaRequest, Hora as HoraAnswer, HoraRequest } from "../types";
import { choghadiyaEffects, choghadiyaTerms } from "../vocabulary/choghadiyas";
import { type DayInput, type PanchangDay, panchangDay } from "./day";
import { CHOGHADIYAS, type Choghadiya, choghadiyas, type Hora, horas } from "./hours";
import { meaningsOf, presentDayRules, presentSpan } from "./present";
import { dayBody, hoursConventionsSchema, meanings, spanSchema } from "./schema";

const CHOGHADIYA_NAMES = ["Udveg", "Amrit", "Rog", "Labh", "Shubh", "Char", "Kaal"] as const;
const choghadiyaSchema = z
  .object({
    ...named("name", z.enum(CHOGHADIYA_NAMES).meta({ name: "ChoghadiyaName" }), choghadiyaTerms),
    ...named("lord", z.string(), grahaTerms),
    ...named("effect", z.enum(["Good", "Bad"]).meta({ name: "ChoghadiyaEffect" }), choghadiyaEffects),
    ...spanSchema.shape,
  })
  .meta({ name: "ChoghadiyaSpan" });

const choghadiyaOutput = z.object({
  date: z.string(),
  dayChoghadiya: z.array(choghadiyaSchema),
  nightChoghadiya: z.array(choghadiyaSchema),
  meanings,
  conventions: hoursConventionsSchema,
});

const horaSchema = z
  .object({
    ...named("planet", z.string(), grahaTerms),
    number: z.int().min(1).max(12),
    ...spanSchema.shape,
  })
  .meta({ name: "HoraSpan" });

const horaOutput = z.object({
  date: z.string(),
  dayHoras: z.array(horaSchema),
  nightHoras: z.array(horaSchema),
  meanings,
  conventions: hoursConventionsSchema,
});

export interface HoursFacts<Part> {
  readonly engine: Engine;
  readonly day: PanchangDay;
  readonly ofDay: readonly Part[];
  readonly ofNight: readonly Part[];
}

/** The eight choghadiyas of a day at a place and the eight of the night that follows. */
export function computeChoghadiya(
  input: DayInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): HoursFacts<Choghadiya> {
  requireCivilDate(input);
  const day = panchangDay(ephemeris, input);
  const parts = choghadiyas(day);
  return { engine: engineOf(ephemeris), day, ofDay: parts.day, ofNight: parts.night };
}

/** The twelve horas of a day at a place and the twelve of the night that follows. */
export function computeHora(input: DayInput, { ephemeris }: { readonly ephemeris: Ephemeris }): HoursFacts<Hora> {
  requireCivilDate(input);
  const day = panchangDay(ephemeris, input);
  const parts = horas(day);
  return { engine: engineOf(ephemeris), day, ofDay: parts.day, ofNight: parts.night };
}

export const choghadiya: Operation<ChoghadiyaRequest, ChoghadiyaAnswer, SkyContext> = defineOperation({
  id: "getChoghadiya",
  method: "POST",
  path: "/vedic-astrology/panchang/choghadiya",
  summary: "The choghadiyas of a day and its night",
  description:
    "Eight parts from sunrise to sunset and eight from sunset to the next sunrise, each with its lord and whether things are begun in it. Times by the clock of the timezone sent.",
  query: langQuery,
  body: dayBody,
  output: choghadiyaOutput,
  needs: [needEphemeris],
  compute: computeChoghadiya,
  present: presentChoghadiya,
  examples: [{ date: "2026-02-03", latitude: 17.385044, longitude: 78.486671, timezone: 5.5 }],
});

export const hora: Operation<HoraRequest, HoraAnswer, SkyContext> = defineOperation({
  id: "getHora",
  method: "POST",
  path: "/vedic-astrology/panchang/hora",
  summary: "The planetary hours of a day and its night",
  description:
    "Twelve horas from sunrise to sunset and twelve from sunset to the next sunrise, in one chain from the lord of the weekday. Times by the clock of the timezone sent.",
  query: langQuery,
  body: dayBody,
  output: horaOutput,
  needs: [needEphemeris],
  compute: computeHora,
  present: presentHora,
  examples: [{ date: "2026-02-03", latitude: 17.385044, longitude: 78.486671, timezone: 5.5 }],
});

function presentChoghadiya(facts: HoursFacts<Choghadiya>, words: Words): DraftOf<typeof choghadiyaOutput> {
  const texts = vedicReader(words);
  const { offsetSeconds } = facts.day.midnight.civil;
  const part = (one: Choghadiya): DraftOf<typeof choghadiyaSchema> => ({
    name: choghadiyaName(one.lord),
    lord: grahaTerms[one.lord].en,
    effect: CHOGHADIYAS[one.lord].effect === "good" ? "Good" : "Bad",
    ...presentSpan(one, offsetSeconds),
  });
  return {
    date: facts.day.input.date,
    dayChoghadiya: facts.ofDay.map(part),
    nightChoghadiya: facts.ofNight.map(part),
    meanings: meaningsOf(
      SEVEN_GRAHAS.map((lord) => [choghadiyaName(lord), `choghadiya.${CHOGHADIYAS[lord].id}`]),
      texts,
    ),
    conventions: presentDayRules(facts.day, facts.engine),
  };
}

function choghadiyaName(lord: Choghadiya["lord"]): (typeof CHOGHADIYA_NAMES)[number] {
  const names = {
    sun: "Udveg",
    moon: "Amrit",
    mars: "Rog",
    mercury: "Labh",
    jupiter: "Shubh",
    venus: "Char",
    saturn: "Kaal",
  } as const;
  return names[lord];
}

function presentHora(facts: HoursFacts<Hora>, words: Words): DraftOf<typeof horaOutput> {
  const texts = vedicReader(words);
  const { offsetSeconds } = facts.day.midnight.civil;
  const part = (one: Hora): DraftOf<typeof horaSchema> => ({
    planet: grahaTerms[one.lord].en,
    number: one.number,
    ...presentSpan(one, offsetSeconds),
  });
  return {
    date: facts.day.input.date,
    dayHoras: facts.ofDay.map(part),
    nightHoras: facts.ofNight.map(part),
    meanings: meaningsOf(
      SEVEN_GRAHAS.map((lord) => [grahaTerms[lord].en, `horas.${lord}`]),
      texts,
    ),
    conventions: presentDayRules(facts.day, facts.engine),
  };
}
