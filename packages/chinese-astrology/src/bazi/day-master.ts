import { needEphemeris, type SkyContext } from "@almagest/ephemeris";
import { named } from "@almagest/i18n";
import { type DraftOf, defineOperation, langQuery, type Operation, prose, type Words } from "@almagest/operation";
import { type Piece, ranked, readingOf } from "@almagest/telling";
import * as z from "zod";
import { STEM_ROWS } from "../cycle/stems";
import { phaseNamed } from "../present";
import { phaseName } from "../schema";
import { telling } from "../texts/families";
import { type ChineseReader, chineseReader } from "../texts/reader";
import type { DayMasterReading, DayMasterReadingRequest } from "../types";
import { strengthFactorCharacters, strengthFactorNames } from "../vocabulary/strength-factors";
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
import {
  type DayMasterStrength,
  SEASONAL_STATES,
  type SeasonalState,
  STRENGTH_FACTORS,
  type StrengthFactor,
} from "./strength";
import { usefulValues } from "./useful-telling";
import { computeDayMaster, type DayMasterFacts } from "./weighing";

const STATE_CHINESE = {
  prosperous: "旺",
  supported: "相",
  resting: "休",
  imprisoned: "囚",
  dead: "死",
} as const satisfies Record<SeasonalState, string>;

const FACTOR_PINYIN = {
  "month-command": "dé lìng",
  rooting: "dé dì",
  party: "dé shì",
} as const satisfies Record<StrengthFactor, string>;

const factorSchema = z
  .object({
    id: z.enum(STRENGTH_FACTORS),
    ...named("name", z.string(), strengthFactorNames),
    chinese: z.string(),
    pinyin: z.string(),
    contribution: z.number().meta({ description: "Points; the three make the score" }),
    detail: prose,
  })
  .meta({ name: "StrengthFactor" });

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
  favorableElements: z.array(phaseName).meta({ description: "Empty where the day master is balanced" }),
  unfavorableElements: z.array(phaseName),
  usefulGod: usefulGodSchema,
  fiveElements: z.array(phaseCountSchema).length(5),
  summary: prose,
});

export const dayMasterReading: Operation<DayMasterReadingRequest, DayMasterReading, SkyContext> = defineOperation({
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

function presentFactor(
  id: StrengthFactor,
  strength: DayMasterStrength,
  texts: ChineseReader,
): DraftOf<typeof factorSchema> {
  const term = strengthFactorNames[id];
  return {
    id,
    name: term.en,
    chinese: strengthFactorCharacters[id],
    pinyin: FACTOR_PINYIN[id],
    contribution: strength.contributions[id],
    detail: texts.lookup(`factors.${id}.${factorKey(id, strength)}`),
  };
}

function factorKey(id: StrengthFactor, { state, rootCount, helperCount }: DayMasterStrength): string {
  if (id === "month-command") return state;
  return String(id === "rooting" ? rootCount : helperCount);
}

const section = { section: "dayMaster" } as const;

/** The strength of the day master, its useful god and where to find it, and its surplus. */
export function dayMasterPieces(facts: DayMasterFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { birth, counts, strength, useful } = facts;
  const { unfavorable, verdict } = strength;
  const [most] = ranked(
    counts.filter(({ phase }) => unfavorable.includes(phase)),
    ({ count }) => count,
  );
  const spared = most === undefined || most.count === 0 ? undefined : most.phase;
  return [
    teller.tell("strength", `${birth.dayMaster}.${verdict}`, section),
    teller.tell("useful", useful.reason, { ...section, values: usefulValues(facts, texts) }),
    teller.tell("favor", useful.phase, section),
    ...(spared === undefined ? [] : [teller.tell("spare", spared, section)]),
  ];
}
