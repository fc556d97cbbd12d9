// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/ru/activities.json";
import annualAreas from "../../texts/ru/annual-areas.json";
import annualBranches from "../../texts/ru/annual-branches.json";
import annualClose from "../../texts/ru/annual-close.json";
import annualClashYears from "../../texts/ru/annual-relations/clash.json";
import annualHarmYears from "../../texts/ru/annual-relations/harm.json";
import annualNoneYears from "../../texts/ru/annual-relations/none.json";
import annualPunishmentYears from "../../texts/ru/annual-relations/punishment.json";
import annualSameYears from "../../texts/ru/annual-relations/same.json";
import annualStems from "../../texts/ru/annual-stems.json";
import borders from "../../texts/ru/borders.json";
import dayMasters from "../../texts/ru/day-masters.json";
import factors from "../../texts/ru/factors.json";
import favor from "../../texts/ru/favor.json";
import interactionsAgain from "../../texts/ru/interactions/again.json";
import interactionsAnnual from "../../texts/ru/interactions/annual.json";
import interactionsBetween from "../../texts/ru/interactions/between.json";
import interactionsBetweenPillars from "../../texts/ru/interactions/between-pillars.json";
import interactionsNatal from "../../texts/ru/interactions/natal.json";
import interactionsPillars from "../../texts/ru/interactions/pillars.json";
import leading from "../../texts/ru/leading.json";
import luck from "../../texts/ru/luck.json";
import luckBranches from "../../texts/ru/luck-branches.json";
import luckStems from "../../texts/ru/luck-stems.json";
import mansions from "../../texts/ru/mansions.json";
import missing from "../../texts/ru/missing.json";
import naYin from "../../texts/ru/na-yin.json";
import officers from "../../texts/ru/officers.json";
import openTime from "../../texts/ru/open-time.json";
import phases from "../../texts/ru/phases.json";
import seasons from "../../texts/ru/seasons.json";
import spare from "../../texts/ru/spare.json";
import structures from "../../texts/ru/structures.json";
import tenGods from "../../texts/ru/ten-gods.json";
import tenGodsInPillars from "../../texts/ru/ten-gods-in-pillars.json";
import times from "../../texts/ru/times.json";
import usefulGod from "../../texts/ru/useful-god.json";
import { dayMasterMonths } from "./ru-day-master-months";
import { dayMasterStrength } from "./ru-day-master-strength";
import { dayPillars } from "./ru-day-pillars";

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
