import { type DraftOf, prose, type Words } from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { BRANCH_ROWS } from "../cycle/branches";
import { STEM_ROWS } from "../cycle/stems";
import { presentBranch, presentStem } from "../present";
import { branchSchema, cycleNumber, pillarId, stemSchema } from "../schema";
import { chineseReader } from "../texts/reader";
import type { BaziBirth } from "./birth";
import { decadePieces } from "./decade";
import { type Gender, type LuckPillar, luckDate, luckPillars, luckStart } from "./luck";
import { presentTenGod } from "./present";
import { roleSchema, tenGodSchema } from "./schema";
import { type Needs, phaseRole } from "./useful-god";

export const annualLuckSchema = z
  .object({
    index: z.int().min(1),
    id: pillarId,
    number: cycleNumber,
    stem: stemSchema,
    branch: branchSchema,
    tenGod: tenGodSchema,
    stemRole: roleSchema,
    branchRole: roleSchema,
    startDate: z.string(),
    endDate: z.string().meta({ description: "The first day of the next pillar" }),
    reading: prose,
  })
  .meta({
    name: "LuckPillarOfYear",
    description: "The one in force as the year ends; only where gender was sent, and after luck has begun",
  });

/** The luck pillar in force as a year ends; undefined before the first. */
export function luckOfYear(birth: BaziBirth, gender: Gender, year: number): LuckPillar | undefined {
  const start = luckStart(birth, gender);
  const index = Math.floor((year - Number(luckDate(birth, start, 0).slice(0, 4))) / 10) + 1;
  return index < 1 ? undefined : luckPillars(birth, start, index).at(-1);
}

export function presentAnnualLuck(
  luck: LuckPillar,
  facts: Needs & { readonly birth: BaziBirth },
  words: Words,
): DraftOf<typeof annualLuckSchema> {
  const { pillar, index, startDate, endDate } = luck;
  return {
    index,
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    tenGod: presentTenGod(luck.tenGod, words),
    stemRole: phaseRole(STEM_ROWS[pillar.stem].phase, facts),
    branchRole: phaseRole(BRANCH_ROWS[pillar.branch].phase, facts),
    startDate,
    endDate,
    reading: readingOf(decadePieces(luck, facts, chineseReader(words))),
  };
}
