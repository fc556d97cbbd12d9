import { joined, named } from "@almagest/i18n";
import {
  type DraftOf,
  date,
  defineOperation,
  type Lang,
  langQuery,
  type NowContext,
  needNow,
  type Operation,
  prose,
  seed,
} from "@almagest/operation";
import { dayTurn, type Teller } from "@almagest/telling";
import * as z from "zod";
import { perPrimary } from "../curve/cycles";
import { PHASE_IDS } from "../curve/phase";
import { ratingLevel } from "../curve/rating";
import { presentConventions } from "../present";
import { isAtLine, spokenPhase } from "../reading/reading";
import { conventions, cycleValue, everyPrimary, overallPhase, phaseLabel, primaryId, rating } from "../schema";
import type { BiorhythmTexts } from "../texts/en-messages";
import { telling } from "../texts/families";
import { type BiorhythmReader, biorhythmReader } from "../texts/reader";
import type { DailyBiorhythm, DailyBiorhythmRequest } from "../types";
import { cycleNames } from "../vocabulary/cycles";
import { overallPhases, phaseLabels } from "../vocabulary/phases";
import { computeDailyBiorhythm, type DailyBiorhythmFacts } from "./compute";

const body = z.object({
  date: date
    .optional()
    .meta({ description: "Calendar date, YYYY-MM-DD; today in UTC by default", examples: ["2026-03-06"] }),
  seed: seed.meta({ description: "Whose rhythm it is; without one everybody shares one", examples: ["user123"] }),
});

const spotlight = z
  .object({
    ...named("cycle", primaryId, cycleNames),
    value: cycleValue,
    phase: z.enum(PHASE_IDS),
    phaseLabel,
    message: prose,
  })
  .meta({ name: "BiorhythmSpotlight" });

const output = z.object({
  date: z.string(),
  seed: z.string().meta({ description: "What chose the spotlight: `{seed}-{date}`, or the date alone" }),
  energyRating: rating,
  ...named("overallPhase", overallPhase, overallPhases),
  spotlight,
  quickRead: everyPrimary(cycleValue),
  dailyMessage: prose,
  advice: prose,
  conventions: z
    .object({
      ...conventions.shape,
      counting: z
        .enum(["days-from-seeded-start", "days-from-1970-01-01"])
        .meta({ description: "From a day that the seed alone decides, or the same for everybody" }),
      draw: z.literal("sha256"),
    })
    .meta({ name: "DailyBiorhythmConventions" }),
});

export const dailyBiorhythm: Operation<DailyBiorhythmRequest, DailyBiorhythm, NowContext> = defineOperation({
  id: "getDailyBiorhythm",
  method: "POST",
  path: "/biorhythm/daily",
  summary: "A biorhythm of the day without a date of birth",
  description:
    "By seed and date, the same all day and on every machine: the seed has a rhythm of its own that runs on from day to day, and one of the three primary cycles is in the spotlight. Without a seed it is everybody's.",
  query: langQuery,
  body,
  output,
  needs: [needNow],
  compute: computeDailyBiorhythm,
  present: (facts, words) => presentDaily(facts, biorhythmReader(words)),
  examples: [{ date: "2026-03-06", seed: "user123" }],
});

type DayTeller = Teller<BiorhythmTexts, typeof telling.families>;

function presentDaily(facts: DailyBiorhythmFacts, texts: BiorhythmReader): DraftOf<typeof output> {
  const teller = telling.teller(texts, dayTurn(facts.date));
  return {
    date: facts.date,
    seed: facts.seed,
    energyRating: facts.energyRating,
    overallPhase: facts.overallPhase,
    spotlight: presentSpotlight(facts, texts.lang, teller),
    quickRead: perPrimary((id) => facts.cycles[id].value),
    dailyMessage: messageOf(facts, texts, teller),
    advice: adviceOf(facts, teller),
    conventions: {
      ...presentConventions(texts),
      counting: facts.isSeeded ? "days-from-seeded-start" : "days-from-1970-01-01",
      draw: "sha256",
    },
  };
}

function presentSpotlight(facts: DailyBiorhythmFacts, lang: Lang, teller: DayTeller): DraftOf<typeof spotlight> {
  const id = facts.spotlight;
  const cycle = facts.cycles[id];
  return {
    cycle: id,
    value: cycle.value,
    phase: cycle.phase,
    phaseLabel: phaseLabels[cycle.phase][lang],
    message: teller.tell("spotlights", `${id}.${spokenPhase(cycle)}`, { section: "spotlight" })?.text,
  };
}

/** The figures of the day in one line, and its tone. */
function messageOf(facts: DailyBiorhythmFacts, texts: BiorhythmReader, teller: DayTeller): string | undefined {
  const { phase, value } = facts.cycles[facts.spotlight];
  const { energyRating: rated } = facts;
  const level = ratingLevel(rated);
  return joined([
    texts.text("patterns.daily", { date: facts.date, rating: rated, level, cycle: facts.spotlight, phase, value }),
    teller.tell("tones", facts.overallPhase, { section: "message" })?.text,
  ]);
}

/**
 * The closing answers the spotlight: its cycle, above or below the line or at it. Where another cycle makes the day
 * critical, a cycle above the line is to be used with care.
 */
function adviceOf(facts: DailyBiorhythmFacts, teller: DayTeller): string | undefined {
  return teller.tell("closings", `${facts.spotlight}.${sideOf(facts)}`, { section: "advice" })?.text;
}

function sideOf({ spotlight, cycles, overallPhase }: DailyBiorhythmFacts): "critical" | "down" | "care" | "up" {
  const cycle = cycles[spotlight];
  if (isAtLine(cycle)) return "critical";
  if (cycle.value < 0) return "down";
  return overallPhase === "critical" ? "care" : "up";
}
