import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import {
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  prose,
  type Words,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { STEM_ROWS } from "../cycle/stems";
import { phaseNamed } from "../present";
import { phaseName } from "../schema";
import { chineseReader } from "../texts/reader";
import type { DayMasterReading, DayMasterReadingRequest, UncertainDayMasterReading } from "../types";
import { dayMasterPieces, factorSchema, presentFactor, STATE_CHINESE } from "./day-master-parts";
import { computeOpenStrength, presentOpenStrength, uncertainDayMasterReadingOutput } from "./open/strength";
import {
  presentBaziConventions,
  presentBirthData,
  presentDayMaster,
  presentPhaseCounts,
  presentUsefulGod,
} from "./present";
import {
  baziBirthDataSchema,
  baziBirthShape,
  baziConventionsSchema,
  dayMasterSchema,
  phaseCountSchema,
  requireLongitude,
  usefulGodSchema,
  verdictSchema,
} from "./schema";
import { SEASONAL_STATES, STRENGTH_FACTORS } from "./strength";
import { computeDayMaster, type DayMasterFacts } from "./weighing";

const output = z.object({
  birthData: baziBirthDataSchema,
  conventions: baziConventionsSchema,
  dayMaster: dayMasterSchema,
  verdict: verdictSchema,
  score: z
    .number()
    .meta({ description: "Points: very-weak below -3, weak below -1, balanced below 1, strong below 3" }),
  seasonalState: z.enum(SEASONAL_STATES).meta({ description: "Of the day master's phase in the month of birth" }),
  seasonalStateChinese: z.string(),
  seasonalStateMeaning: prose,
  rootCount: z.int().min(0).max(4).meta({ description: "Branches that hide a stem of the day master's phase" }),
  factors: z.array(factorSchema).length(3),
  ...named(
    "favorableElements",
    z.array(phaseName).meta({ description: "Empty where the day master is balanced" }),
    phases,
  ),
  ...named("unfavorableElements", z.array(phaseName), phases),
  usefulGod: usefulGodSchema,
  fiveElements: z.array(phaseCountSchema).length(5),
  summary: prose,
});

export const dayMasterReading: BirthOperation<
  DayMasterReadingRequest,
  DayMasterReading,
  UncertainDayMasterReading,
  "time",
  SkyContext
> = defineBirthOperation({
  id: "calculateDayMasterStrength",
  method: "POST",
  path: "/chinese-astrology/bazi/day-master",
  summary: "How strong the day master stands, why, and which phases help it",
  description:
    "Season, roots and company of the day master in points. The weights are this service's own, named in its documentation: no classic has figures.",
  query: langQuery,
  body: z.object(baziBirthShape).check(requireLongitude),
  output,
  needs: [needEphemeris],
  compute: computeDayMaster,
  present: presentStrength,
  uncertain: {
    births: ["time"],
    output: uncertainDayMasterReadingOutput,
    compute: computeOpenStrength,
    present: presentOpenStrength,
  },
  examples: [{ date: "1990-06-15", time: "14:30:00", timezone: "Asia/Shanghai" }],
});

function presentStrength(facts: DayMasterFacts, words: Words): DraftOf<typeof output> {
  const { birth, strength } = facts;
  const texts = chineseReader(words);
  const { phase } = STEM_ROWS[birth.dayMaster];
  return {
    birthData: presentBirthData(birth),
    conventions: presentBaziConventions(birth, words),
    dayMaster: presentDayMaster(birth.dayMaster, words),
    verdict: strength.verdict,
    score: strength.score,
    seasonalState: strength.state,
    seasonalStateChinese: STATE_CHINESE[strength.state],
    seasonalStateMeaning: texts.text(`seasons.${phase}.${strength.state}`),
    rootCount: strength.rootCount,
    factors: STRENGTH_FACTORS.map((id) => presentFactor(id, strength, texts)),
    favorableElements: strength.favorable.map(phaseNamed),
    unfavorableElements: strength.unfavorable.map(phaseNamed),
    usefulGod: presentUsefulGod(facts),
    fiveElements: presentPhaseCounts(facts, words),
    summary: readingOf(dayMasterPieces(facts, texts)),
  };
}
