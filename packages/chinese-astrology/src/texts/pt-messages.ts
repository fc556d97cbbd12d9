// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/pt/activities.json";
import annualAreas from "../../texts/pt/annual-areas.json";
import annualBranches from "../../texts/pt/annual-branches.json";
import annualClose from "../../texts/pt/annual-close.json";
import annualClashYears from "../../texts/pt/annual-relations/clash.json";
import annualHarmYears from "../../texts/pt/annual-relations/harm.json";
import annualNoneYears from "../../texts/pt/annual-relations/none.json";
import annualPunishmentYears from "../../texts/pt/annual-relations/punishment.json";
import annualSameYears from "../../texts/pt/annual-relations/same.json";
import annualStems from "../../texts/pt/annual-stems.json";
import borders from "../../texts/pt/borders.json";
import dayMasters from "../../texts/pt/day-masters.json";
import factors from "../../texts/pt/factors.json";
import favor from "../../texts/pt/favor.json";
import interactionsAgain from "../../texts/pt/interactions/again.json";
import interactionsAnnual from "../../texts/pt/interactions/annual.json";
import interactionsBetween from "../../texts/pt/interactions/between.json";
import interactionsBetweenPillars from "../../texts/pt/interactions/between-pillars.json";
import interactionsNatal from "../../texts/pt/interactions/natal.json";
import interactionsPillars from "../../texts/pt/interactions/pillars.json";
import leading from "../../texts/pt/leading.json";
import luck from "../../texts/pt/luck.json";
import luckBranches from "../../texts/pt/luck-branches.json";
import luckStems from "../../texts/pt/luck-stems.json";
import mansions from "../../texts/pt/mansions.json";
import missing from "../../texts/pt/missing.json";
import naYin from "../../texts/pt/na-yin.json";
import officers from "../../texts/pt/officers.json";
import openTime from "../../texts/pt/open-time.json";
import phases from "../../texts/pt/phases.json";
import seasons from "../../texts/pt/seasons.json";
import spare from "../../texts/pt/spare.json";
import structures from "../../texts/pt/structures.json";
import tenGods from "../../texts/pt/ten-gods.json";
import tenGodsInPillars from "../../texts/pt/ten-gods-in-pillars.json";
import times from "../../texts/pt/times.json";
import usefulGod from "../../texts/pt/useful-god.json";
import { dayMasterMonths } from "./pt-day-master-months";
import { dayMasterStrength } from "./pt-day-master-strength";
import { dayPillars } from "./pt-day-pillars";

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
