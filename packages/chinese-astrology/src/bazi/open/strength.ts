import type { Ephemeris } from "@almagest/ephemeris";
import { named, plainNumberIn } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import { at, count, type DraftOf, optionalProse, prose, type Words } from "@almagest/operation";
import type { Changes } from "@almagest/sky";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import {
  changesAmong,
  heldBy,
  type OpenBazi,
  openBazi,
  PILLAR_MEMBERS,
  presentOpenConventions,
  presentOpenTime,
  presentUntimedBirth,
  reachOf,
  SEASON_MEMBER,
  USEFUL_MEMBER,
  VERDICT_MEMBER,
} from "../../birth-time/open-birth";
import { baziBirthTime, openBaziConventions, scoreReach, untimedBaziBirth } from "../../birth-time/schema";
import { STEM_ROWS } from "../../cycle/stems";
import { phaseNamed } from "../../present";
import { phaseName } from "../../schema";
import { type ChineseReader, chineseReader } from "../../texts/reader";
import { strengthFactorNames } from "../../vocabulary/strength-factors";
import { dayMasterPieces, factorKey, factorSchema, presentFactor, STATE_CHINESE } from "../day-master-parts";
import { presentDayMaster } from "../present";
import { dayMasterSchema, verdictSchema } from "../schema";
import { SEASONAL_STATES, STRENGTH_FACTORS, type StrengthFactor, VERDICTS } from "../strength";
import type { OpenChartInput } from "./chart";
import { presentHours, presentOpenCounts, presentOpenUseful } from "./present";
import { hoursMember, openPhaseCountSchema, openUsefulShape } from "./schema";
import {
  closingPieces,
  favorPieces,
  openingPieces,
  openTold,
  type Pieces,
  strengthPieces,
  usefulPieces,
} from "./telling";

const holds = "Only where it is the same all through";

const openFactorSchema = z
  .object({
    ...factorSchema.pick({ id: true, chinese: true, pinyin: true }).shape,
    ...named("name", z.string(), strengthFactorNames),
    contribution: scoreReach,
    detail: optionalProse.meta({ description: holds }),
  })
  .meta({ name: "UncertainStrengthFactor" });

export const uncertainDayMasterReadingOutput = z.object({
  birthTime: baziBirthTime,
  birthData: untimedBaziBirth,
  conventions: openBaziConventions,
  dayMaster: dayMasterSchema.exactOptional().meta({ description: holds }),
  verdict: verdictSchema.exactOptional(),
  verdicts: z.array(verdictSchema).min(1).meta({ description: "Those that the hours have, from the weakest" }),
  score: scoreReach,
  seasonalState: z.enum(SEASONAL_STATES).exactOptional().meta({ description: holds }),
  seasonalStateChinese: z.string().exactOptional(),
  seasonalStateMeaning: optionalProse,
  rootCount: z.object({ least: count, most: count }).meta({ name: "RootReach" }),
  factors: z.array(openFactorSchema).length(3),
  ...named("favorableElements", z.array(phaseName).exactOptional().meta({ description: holds }), phases),
  ...named("unfavorableElements", z.array(phaseName).exactOptional().meta({ description: holds }), phases),
  ...openUsefulShape,
  fiveElements: z.array(openPhaseCountSchema).length(5),
  hours: hoursMember,
  summary: prose,
});

interface OpenStrength {
  readonly birth: OpenBazi;
  readonly changes: Changes;
}

export function computeOpenStrength(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenStrength {
  const { birth } = openBazi(ephemeris, input);
  const members = [VERDICT_MEMBER, USEFUL_MEMBER, ...PILLAR_MEMBERS, SEASON_MEMBER];
  return { birth, changes: changesAmong(birth.hours, members) };
}

export function presentOpenStrength(
  { birth, changes }: OpenStrength,
  words: Words,
): DraftOf<typeof uncertainDayMasterReadingOutput> {
  const texts = chineseReader(words);
  const { hours } = birth;
  const dayMaster = heldBy(hours, (hour) => hour.birth.dayMaster);
  const state = heldBy(hours, ({ strength }) => strength.state);
  const season = heldBy(
    hours,
    (hour) => `seasons.${STEM_ROWS[hour.birth.dayMaster].phase}.${hour.strength.state}` as const,
  );
  return {
    birthTime: presentOpenTime(birth, changes),
    birthData: presentUntimedBirth(birth),
    conventions: presentOpenConventions(birth),
    dayMaster: dayMaster && presentDayMaster(dayMaster, words),
    verdict: heldBy(hours, ({ strength }) => strength.verdict),
    verdicts: VERDICTS.filter((verdict) => hours.some(({ strength }) => strength.verdict === verdict)),
    score: reachOf(hours, ({ strength }) => strength.score),
    seasonalState: state,
    seasonalStateChinese: state && STATE_CHINESE[state],
    seasonalStateMeaning: season && texts.text(season),
    rootCount: reachOf(hours, ({ strength }) => strength.rootCount),
    factors: STRENGTH_FACTORS.map((id) => presentOpenFactor(id, birth, texts)),
    favorableElements: heldBy(hours, ({ strength }) => strength.favorable)?.map(phaseNamed),
    unfavorableElements: heldBy(hours, ({ strength }) => strength.unfavorable)?.map(phaseNamed),
    ...presentOpenUseful(birth),
    fiveElements: presentOpenCounts(birth, words),
    hours: presentHours(birth, words),
    summary: readingOf(openStrengthPieces(birth, texts)),
  };
}

function presentOpenFactor(
  id: StrengthFactor,
  { hours }: OpenBazi,
  texts: ChineseReader,
): DraftOf<typeof openFactorSchema> {
  const { detail, contribution: _, ...factor } = presentFactor(id, at(hours, 0).strength, texts);
  const isHeld = heldBy(hours, ({ strength }) => factorKey(id, strength)) !== undefined;
  return {
    ...factor,
    contribution: reachOf(hours, ({ strength }) => strength.contributions[id]),
    detail: isHeld ? detail : undefined,
  };
}

function openStrengthPieces(birth: OpenBazi, texts: ChineseReader): Pieces {
  if (texts.isEmpty) return [];
  const told = openTold(birth, texts);
  const [only, ...others] = birth.hours;
  if (only !== undefined && others.length === 0)
    return [...openingPieces(told, "dayMaster"), ...dayMasterPieces(only, texts)];
  const { least, most } = reachOf(birth.hours, ({ strength }) => strength.score);
  const values = { least: plainNumberIn(least, texts.speaks), most: plainNumberIn(most, texts.speaks) };
  const isOneMaster = heldBy(birth.hours, (hour) => hour.birth.dayMaster) !== undefined;
  return [
    ...openingPieces(told, "dayMaster"),
    ...strengthPieces(told, "dayMaster"),
    ...(isOneMaster && least < most ? [told.teller.tell("openPoints", "reach", { section: "dayMaster", values })] : []),
    ...usefulPieces(told, "dayMaster"),
    ...favorPieces(told, "dayMaster"),
    ...closingPieces(told, "dayMaster"),
  ];
}
