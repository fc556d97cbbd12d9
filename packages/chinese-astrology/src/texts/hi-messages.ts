// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/hi/activities.json";
import annualAreas from "../../texts/hi/annual-areas.json";
import annualBranches from "../../texts/hi/annual-branches.json";
import annualClose from "../../texts/hi/annual-close.json";
import annualClashYears from "../../texts/hi/annual-relations/clash.json";
import annualHarmYears from "../../texts/hi/annual-relations/harm.json";
import annualNoneYears from "../../texts/hi/annual-relations/none.json";
import annualPunishmentYears from "../../texts/hi/annual-relations/punishment.json";
import annualSameYears from "../../texts/hi/annual-relations/same.json";
import annualStems from "../../texts/hi/annual-stems.json";
import borders from "../../texts/hi/borders.json";
import dayMasters from "../../texts/hi/day-masters.json";
import factors from "../../texts/hi/factors.json";
import favor from "../../texts/hi/favor.json";
import interactionsAgain from "../../texts/hi/interactions/again.json";
import interactionsAnnual from "../../texts/hi/interactions/annual.json";
import interactionsBetween from "../../texts/hi/interactions/between.json";
import interactionsBetweenPillars from "../../texts/hi/interactions/between-pillars.json";
import interactionsNatal from "../../texts/hi/interactions/natal.json";
import interactionsPillars from "../../texts/hi/interactions/pillars.json";
import leading from "../../texts/hi/leading.json";
import luck from "../../texts/hi/luck.json";
import luckBranches from "../../texts/hi/luck-branches.json";
import luckStems from "../../texts/hi/luck-stems.json";
import mansions from "../../texts/hi/mansions.json";
import missing from "../../texts/hi/missing.json";
import naYin from "../../texts/hi/na-yin.json";
import officers from "../../texts/hi/officers.json";
import openTime from "../../texts/hi/open-time.json";
import phases from "../../texts/hi/phases.json";
import seasons from "../../texts/hi/seasons.json";
import spare from "../../texts/hi/spare.json";
import structures from "../../texts/hi/structures.json";
import tenGods from "../../texts/hi/ten-gods.json";
import tenGodsInPillars from "../../texts/hi/ten-gods-in-pillars.json";
import times from "../../texts/hi/times.json";
import usefulGod from "../../texts/hi/useful-god.json";
import { dayMasterMonths } from "./hi-day-master-months";
import { dayMasterStrength } from "./hi-day-master-strength";
import { dayPillars } from "./hi-day-pillars";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  activities,
  annualAreas,
  annualBranches,
  annualClose,
  annualStems,
  borders,
  dayMasterMonths,
  dayMasterStrength,
  dayMasters,
  dayPillars,
  factors,
  favor,
  leading,
  luck,
  luckBranches,
  luckStems,
  mansions,
  missing,
  naYin,
  officers,
  openTime,
  phases,
  seasons,
  spare,
  structures,
  tenGods,
  tenGodsInPillars,
  times,
  usefulGod,
  annualRelations: {
    same: annualSameYears,
    clash: annualClashYears,
    harm: annualHarmYears,
    punishment: annualPunishmentYears,
    none: annualNoneYears,
  },
  interactions: {
    natal: interactionsNatal,
    pillars: interactionsPillars,
    between: interactionsBetween,
    betweenPillars: interactionsBetweenPillars,
    annual: interactionsAnnual,
    again: interactionsAgain,
  },
};
