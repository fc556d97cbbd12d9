// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/es/activities.json";
import annualAreas from "../../texts/es/annual-areas.json";
import annualBranches from "../../texts/es/annual-branches.json";
import annualClose from "../../texts/es/annual-close.json";
import annualClashYears from "../../texts/es/annual-relations/clash.json";
import annualHarmYears from "../../texts/es/annual-relations/harm.json";
import annualNoneYears from "../../texts/es/annual-relations/none.json";
import annualPunishmentYears from "../../texts/es/annual-relations/punishment.json";
import annualSameYears from "../../texts/es/annual-relations/same.json";
import annualStems from "../../texts/es/annual-stems.json";
import borders from "../../texts/es/borders.json";
import dayMasters from "../../texts/es/day-masters.json";
import factors from "../../texts/es/factors.json";
import favor from "../../texts/es/favor.json";
import interactionsAgain from "../../texts/es/interactions/again.json";
import interactionsAnnual from "../../texts/es/interactions/annual.json";
import interactionsBetween from "../../texts/es/interactions/between.json";
import interactionsBetweenPillars from "../../texts/es/interactions/between-pillars.json";
import interactionsNatal from "../../texts/es/interactions/natal.json";
import interactionsPillars from "../../texts/es/interactions/pillars.json";
import leading from "../../texts/es/leading.json";
import luck from "../../texts/es/luck.json";
import luckBranches from "../../texts/es/luck-branches.json";
import luckStems from "../../texts/es/luck-stems.json";
import mansions from "../../texts/es/mansions.json";
import missing from "../../texts/es/missing.json";
import naYin from "../../texts/es/na-yin.json";
import officers from "../../texts/es/officers.json";
import openTime from "../../texts/es/open-time.json";
import phases from "../../texts/es/phases.json";
import seasons from "../../texts/es/seasons.json";
import spare from "../../texts/es/spare.json";
import structures from "../../texts/es/structures.json";
import tenGods from "../../texts/es/ten-gods.json";
import tenGodsInPillars from "../../texts/es/ten-gods-in-pillars.json";
import times from "../../texts/es/times.json";
import usefulGod from "../../texts/es/useful-god.json";
import { dayMasterMonths } from "./es-day-master-months";
import { dayMasterStrength } from "./es-day-master-strength";
import { dayPillars } from "./es-day-pillars";

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
