import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { naYinOf } from "../cycle/na-yin";
import type { Pillar } from "../cycle/pillars";
import { phaseNamed, presentBranch, presentStem } from "../present";
import { branchSchema, cycleNumber, phaseName, pillarId, stemSchema } from "../schema";

/** The pillar of a year, of which the time of birth decides nothing. */
export const annualPillarSchema = z
  .object({
    id: pillarId,
    number: cycleNumber,
    stem: stemSchema,
    branch: branchSchema,
    naYin: z.string(),
    naYinChinese: z.string(),
    naYinElement: phaseName,
  })
  .meta({ name: "AnnualPillar" });

export function presentAnnualPillar(pillar: Pillar): DraftOf<typeof annualPillarSchema> {
  const { name, chinese, phase } = naYinOf(pillar);
  return {
    id: pillar.id,
    number: pillar.number,
    stem: presentStem(pillar.stem),
    branch: presentBranch(pillar.branch),
    naYin: name,
    naYinChinese: chinese,
    naYinElement: phaseNamed(phase),
  };
}
