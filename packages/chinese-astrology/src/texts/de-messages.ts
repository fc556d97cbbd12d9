// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/de/activities.json";
import annualAreas from "../../texts/de/annual-areas.json";
import annualBranches from "../../texts/de/annual-branches.json";
import annualClose from "../../texts/de/annual-close.json";
import annualClashYears from "../../texts/de/annual-relations/clash.json";
import annualHarmYears from "../../texts/de/annual-relations/harm.json";
import annualNoneYears from "../../texts/de/annual-relations/none.json";
import annualPunishmentYears from "../../texts/de/annual-relations/punishment.json";
import annualSameYears from "../../texts/de/annual-relations/same.json";
import annualStems from "../../texts/de/annual-stems.json";
import borders from "../../texts/de/borders.json";
import dayMasters from "../../texts/de/day-masters.json";
import factors from "../../texts/de/factors.json";
import favor from "../../texts/de/favor.json";
import interactionsAgain from "../../texts/de/interactions/again.json";
import interactionsAnnual from "../../texts/de/interactions/annual.json";
import interactionsBetween from "../../texts/de/interactions/between.json";
import interactionsBetweenPillars from "../../texts/de/interactions/between-pillars.json";
import interactionsNatal from "../../texts/de/interactions/natal.json";
import interactionsPillars from "../../texts/de/interactions/pillars.json";
import leading from "../../texts/de/leading.json";
import luck from "../../texts/de/luck.json";
import luckBranches from "../../texts/de/luck-branches.json";
import luckStems from "../../texts/de/luck-stems.json";
import mansions from "../../texts/de/mansions.json";
import missing from "../../texts/de/missing.json";
import naYin from "../../texts/de/na-yin.json";
import officers from "../../texts/de/officers.json";
import openTime from "../../texts/de/open-time.json";
import phases from "../../texts/de/phases.json";
import seasons from "../../texts/de/seasons.json";
import spare from "../../texts/de/spare.json";
import structures from "../../texts/de/structures.json";
import tenGods from "../../texts/de/ten-gods.json";
import tenGodsInPillars from "../../texts/de/ten-gods-in-pillars.json";
import times from "../../texts/de/times.json";
import usefulGod from "../../texts/de/useful-god.json";
import { dayMasterMonths } from "./de-day-master-months";
import { dayMasterStrength } from "./de-day-master-strength";
import { dayPillars } from "./de-day-pillars";

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
