import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import type { DraftOf } from "@almagest/operation";
import * as z from "zod";
import { naYinOf } from "../cycle/na-yin";
import type { Pillar } from "../cycle/pillars";
import { phaseNamed, presentBranch, presentStem } from "../present";
import { branchSchema, chineseText, cycleNumber, phaseName, pillarId, stemSchema } from "../schema";
import { naYinNames } from "../vocabulary/na-yin";

/** The pillar of a year, of which the time of birth decides nothing. */
export const annualPillarSchema = z
  .object({
    id: pillarId,
    number: cycleNumber,
    stem: stemSchema,
    branch: branchSchema,
    ...named("naYin", z.string(), naYinNames),
    naYinChinese: chineseText,
    ...named("naYinElement", phaseName, phases),
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
