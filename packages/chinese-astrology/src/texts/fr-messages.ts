// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/fr/activities.json";
import annualAreas from "../../texts/fr/annual-areas.json";
import annualBranches from "../../texts/fr/annual-branches.json";
import annualClose from "../../texts/fr/annual-close.json";
import annualClashYears from "../../texts/fr/annual-relations/clash.json";
import annualHarmYears from "../../texts/fr/annual-relations/harm.json";
import annualNoneYears from "../../texts/fr/annual-relations/none.json";
import annualPunishmentYears from "../../texts/fr/annual-relations/punishment.json";
import annualSameYears from "../../texts/fr/annual-relations/same.json";
import annualStems from "../../texts/fr/annual-stems.json";
import borders from "../../texts/fr/borders.json";
import dayMasters from "../../texts/fr/day-masters.json";
import factors from "../../texts/fr/factors.json";
import favor from "../../texts/fr/favor.json";
import interactionsAgain from "../../texts/fr/interactions/again.json";
import interactionsAnnual from "../../texts/fr/interactions/annual.json";
import interactionsBetween from "../../texts/fr/interactions/between.json";
import interactionsBetweenPillars from "../../texts/fr/interactions/between-pillars.json";
import interactionsNatal from "../../texts/fr/interactions/natal.json";
import interactionsPillars from "../../texts/fr/interactions/pillars.json";
import leading from "../../texts/fr/leading.json";
import luck from "../../texts/fr/luck.json";
import luckBranches from "../../texts/fr/luck-branches.json";
import luckStems from "../../texts/fr/luck-stems.json";
import mansions from "../../texts/fr/mansions.json";
import missing from "../../texts/fr/missing.json";
import naYin from "../../texts/fr/na-yin.json";
import officers from "../../texts/fr/officers.json";
import openTime from "../../texts/fr/open-time.json";
import phases from "../../texts/fr/phases.json";
import seasons from "../../texts/fr/seasons.json";
import spare from "../../texts/fr/spare.json";
import structures from "../../texts/fr/structures.json";
import tenGods from "../../texts/fr/ten-gods.json";
import tenGodsInPillars from "../../texts/fr/ten-gods-in-pillars.json";
import times from "../../texts/fr/times.json";
import usefulGod from "../../texts/fr/useful-god.json";
import { dayMasterMonths } from "./fr-day-master-months";
import { dayMasterStrength } from "./fr-day-master-strength";
import { dayPillars } from "./fr-day-pillars";

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
