// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/zh-Hant/activities.json";
import annualAreas from "../../texts/zh-Hant/annual-areas.json";
import annualBranches from "../../texts/zh-Hant/annual-branches.json";
import annualClose from "../../texts/zh-Hant/annual-close.json";
import annualClashYears from "../../texts/zh-Hant/annual-relations/clash.json";
import annualHarmYears from "../../texts/zh-Hant/annual-relations/harm.json";
import annualNoneYears from "../../texts/zh-Hant/annual-relations/none.json";
import annualPunishmentYears from "../../texts/zh-Hant/annual-relations/punishment.json";
import annualSameYears from "../../texts/zh-Hant/annual-relations/same.json";
import annualStems from "../../texts/zh-Hant/annual-stems.json";
import borders from "../../texts/zh-Hant/borders.json";
import compatibility from "../../texts/zh-Hant/compatibility.json";
import dailyAdvice from "../../texts/zh-Hant/daily-advice.json";
import dailyCareer from "../../texts/zh-Hant/daily-career.json";
import dailyLove from "../../texts/zh-Hant/daily-love.json";
import dayMasters from "../../texts/zh-Hant/day-masters.json";
import factors from "../../texts/zh-Hant/factors.json";
import favor from "../../texts/zh-Hant/favor.json";
import interactionsAgain from "../../texts/zh-Hant/interactions/again.json";
import interactionsAnnual from "../../texts/zh-Hant/interactions/annual.json";
import interactionsBetween from "../../texts/zh-Hant/interactions/between.json";
import interactionsBetweenPillars from "../../texts/zh-Hant/interactions/between-pillars.json";
import interactionsNatal from "../../texts/zh-Hant/interactions/natal.json";
import interactionsPillars from "../../texts/zh-Hant/interactions/pillars.json";
import leading from "../../texts/zh-Hant/leading.json";
import luck from "../../texts/zh-Hant/luck.json";
import luckBranches from "../../texts/zh-Hant/luck-branches.json";
import luckStems from "../../texts/zh-Hant/luck-stems.json";
import mansions from "../../texts/zh-Hant/mansions.json";
import missing from "../../texts/zh-Hant/missing.json";
import naYin from "../../texts/zh-Hant/na-yin.json";
import narrowing from "../../texts/zh-Hant/narrowing.json";
import officers from "../../texts/zh-Hant/officers.json";
import openTime from "../../texts/zh-Hant/open-time.json";
import phaseMeanings from "../../texts/zh-Hant/phase-meanings.json";
import phases from "../../texts/zh-Hant/phases.json";
import seasons from "../../texts/zh-Hant/seasons.json";
import spare from "../../texts/zh-Hant/spare.json";
import structures from "../../texts/zh-Hant/structures.json";
import tenGods from "../../texts/zh-Hant/ten-gods.json";
import tenGodsInPillars from "../../texts/zh-Hant/ten-gods-in-pillars.json";
import times from "../../texts/zh-Hant/times.json";
import trines from "../../texts/zh-Hant/trines.json";
import usefulGod from "../../texts/zh-Hant/useful-god.json";
import { animalYears } from "./zh-Hant-animal-years";
import { animals } from "./zh-Hant-animals";
import { daily } from "./zh-Hant-daily";
import { dayMasterMonths } from "./zh-Hant-day-master-months";
import { dayMasterStrength } from "./zh-Hant-day-master-strength";
import { dayPillars } from "./zh-Hant-day-pillars";
import { pairs } from "./zh-Hant-pairs";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  activities,
  animalYears,
  animals,
  annualAreas,
  annualBranches,
  annualClose,
  annualStems,
  borders,
  compatibility,
  daily,
  dailyAdvice,
  dailyCareer,
  dailyLove,
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
  narrowing,
  officers,
  openTime,
  pairs,
  phaseMeanings,
  phases,
  seasons,
  spare,
  structures,
  tenGods,
  tenGodsInPillars,
  times,
  trines,
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
