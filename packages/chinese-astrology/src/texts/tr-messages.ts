// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/tr/activities.json";
import annualAreas from "../../texts/tr/annual-areas.json";
import annualBranches from "../../texts/tr/annual-branches.json";
import annualClose from "../../texts/tr/annual-close.json";
import annualClashYears from "../../texts/tr/annual-relations/clash.json";
import annualHarmYears from "../../texts/tr/annual-relations/harm.json";
import annualNoneYears from "../../texts/tr/annual-relations/none.json";
import annualPunishmentYears from "../../texts/tr/annual-relations/punishment.json";
import annualSameYears from "../../texts/tr/annual-relations/same.json";
import annualStems from "../../texts/tr/annual-stems.json";
import borders from "../../texts/tr/borders.json";
import dayMasters from "../../texts/tr/day-masters.json";
import factors from "../../texts/tr/factors.json";
import favor from "../../texts/tr/favor.json";
import interactionsAgain from "../../texts/tr/interactions/again.json";
import interactionsAnnual from "../../texts/tr/interactions/annual.json";
import interactionsBetween from "../../texts/tr/interactions/between.json";
import interactionsBetweenPillars from "../../texts/tr/interactions/between-pillars.json";
import interactionsNatal from "../../texts/tr/interactions/natal.json";
import interactionsPillars from "../../texts/tr/interactions/pillars.json";
import leading from "../../texts/tr/leading.json";
import luck from "../../texts/tr/luck.json";
import luckBranches from "../../texts/tr/luck-branches.json";
import luckStems from "../../texts/tr/luck-stems.json";
import mansions from "../../texts/tr/mansions.json";
import missing from "../../texts/tr/missing.json";
import naYin from "../../texts/tr/na-yin.json";
import officers from "../../texts/tr/officers.json";
import openTime from "../../texts/tr/open-time.json";
import phases from "../../texts/tr/phases.json";
import seasons from "../../texts/tr/seasons.json";
import spare from "../../texts/tr/spare.json";
import structures from "../../texts/tr/structures.json";
import tenGods from "../../texts/tr/ten-gods.json";
import tenGodsInPillars from "../../texts/tr/ten-gods-in-pillars.json";
import times from "../../texts/tr/times.json";
import usefulGod from "../../texts/tr/useful-god.json";
import { dayMasterMonths } from "./tr-day-master-months";
import { dayMasterStrength } from "./tr-day-master-strength";
import { dayPillars } from "./tr-day-pillars";

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
