import { named } from "@almagest/i18n";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { BRANCH_ROWS } from "../../cycle/branches";
import { branchId, chineseText, pillarId, pinyinText } from "../../schema";
import { stageNames } from "../../vocabulary/stages";
import { starNames } from "../../vocabulary/stars";
import { PILLAR_POSITIONS } from "../positions";
import { optionsUsed, type SectionOptions } from "./request";
import { STAGE_ROWS, STAGES, type Stage, stageOf } from "./stages";
import { STAR_ROWS } from "./star-names";
import { type KnownPillars, STAR_BASES, starsOf, TARGET_PARTS } from "./stars";
import { voidsOf } from "./voids";

const position = z.enum(PILLAR_POSITIONS).meta({ name: "PillarPosition" });

const voidSchema = z
  .object({
    by: z.enum(["day", "year"]).meta({ description: "The pillar that they are counted from" }),
    decade: pillarId.meta({ description: "The first pillar of its ten" }),
    branches: z.array(branchId).length(2).meta({ description: "The two that those ten pillars lack" }),
    chinese: chineseText,
    positions: z.array(position).meta({ description: "Pillars whose branch is void" }),
  })
  .meta({ name: "BaziVoids" });

const stageSchema = z
  .object({
    id: z.enum(STAGES).meta({ name: "LifeStageId" }),
    ...named("name", z.string(), stageNames),
    chinese: chineseText,
    pinyin: pinyinText,
  })
  .meta({ name: "LifeStage" });

const pillarStagesSchema = z
  .object({
    position,
    branch: branchId,
    stage: stageSchema.exactOptional().meta({ description: "Of the day master at this branch, where it is certain" }),
    ownSeat: stageSchema.meta({ description: "Of the stem of the pillar at its own branch" }),
  })
  .meta({ name: "PillarLifeStages" });

const soughtSchema = z
  .object({
    part: z.enum(TARGET_PARTS),
    id: z.string().meta({ description: "Of a stem, a branch or a pillar" }),
    chinese: chineseText,
  })
  .meta({ name: "SymbolicStarTarget" });

const starSchema = z
  .object({
    id: z.string(),
    ...named("name", z.string(), starNames),
    chinese: chineseText,
    pinyin: pinyinText,
    by: z.enum(STAR_BASES).meta({ name: "SymbolicStarBase", description: "The part of the chart it is counted from" }),
    seeks: z.array(soughtSchema).meta({ description: "Any of these is the star; none where this base has none" }),
    positions: z.array(position).meta({ description: "Pillars that have it" }),
  })
  .meta({ name: "SymbolicStar" });

/** The sections of an answer; without the option it has none of them. */
export const sectionsAnswer = {
  voids: z.array(voidSchema).exactOptional(),
  stages: z.array(pillarStagesSchema).exactOptional(),
  stars: z
    .array(starSchema)
    .exactOptional()
    .meta({ description: "Every star by each of its bases, also those that no pillar has" }),
} as const;

type Sections = { readonly [Name in keyof typeof sectionsAnswer]: DraftOf<(typeof sectionsAnswer)[Name]> | undefined };

/** The sections that were asked for, of the pillars that are certain. */
export function presentSections(pillars: KnownPillars, options: SectionOptions): Sections {
  if (options.sections === undefined) return { voids: undefined, stages: undefined, stars: undefined };
  const used = optionsUsed(options);
  return {
    voids: used.voidsBy && presentVoids(pillars, used.voidsBy),
    stages:
      used.stageOrder &&
      used.earthStages &&
      presentStages(pillars, { order: used.stageOrder, earth: used.earthStages }),
    stars:
      used.noblemanVerse &&
      used.bladeSchool &&
      presentStars(pillars, { nobleman: used.noblemanVerse, blades: used.bladeSchool, gender: used.gender }),
  };
}

function presentVoids(pillars: KnownPillars, by: "both" | "day" | "year"): DraftOf<typeof voidSchema>[] {
  const bases = by === "both" ? (["day", "year"] as const) : [by];
  return bases.flatMap((base) => {
    const pillar = pillars[base];
    if (pillar === undefined) return [];
    const { decade, branches } = voidsOf(pillar);
    return {
      by: base,
      decade: decade.id,
      branches: [...branches],
      chinese: branches.map((branch) => BRANCH_ROWS[branch].chinese).join(""),
      positions: PILLAR_POSITIONS.filter((one) => branches.some((branch) => branch === pillars[one]?.branch)),
    };
  });
}

function presentStages(
  pillars: KnownPillars,
  school: Parameters<typeof stageOf>[2],
): DraftOf<typeof pillarStagesSchema>[] {
  const dayMaster = pillars.day?.stem;
  return PILLAR_POSITIONS.flatMap((one) => {
    const pillar = pillars[one];
    if (pillar === undefined) return [];
    return {
      position: one,
      branch: pillar.branch,
      stage: dayMaster && presentStage(stageOf(dayMaster, pillar.branch, school)),
      ownSeat: presentStage(stageOf(pillar.stem, pillar.branch, school)),
    };
  });
}

function presentStage(id: Stage): DraftOf<typeof stageSchema> {
  return { id, name: stageNames[id].en, ...STAGE_ROWS[id] };
}

function presentStars(pillars: KnownPillars, school: Parameters<typeof starsOf>[1]): DraftOf<typeof starSchema>[] {
  return starsOf(pillars, school).map(({ star, by, seeks, positions }) => ({
    id: star,
    name: starNames[star].en,
    ...STAR_ROWS[star],
    by,
    seeks: [...seeks],
    positions: [...positions],
  }));
}
