// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/zh-Hans/activities.json";
import annualAreas from "../../texts/zh-Hans/annual-areas.json";
import annualBranches from "../../texts/zh-Hans/annual-branches.json";
import annualClose from "../../texts/zh-Hans/annual-close.json";
import annualClashYears from "../../texts/zh-Hans/annual-relations/clash.json";
import annualHarmYears from "../../texts/zh-Hans/annual-relations/harm.json";
import annualNoneYears from "../../texts/zh-Hans/annual-relations/none.json";
import annualPunishmentYears from "../../texts/zh-Hans/annual-relations/punishment.json";
import annualSameYears from "../../texts/zh-Hans/annual-relations/same.json";
import annualStems from "../../texts/zh-Hans/annual-stems.json";
import borders from "../../texts/zh-Hans/borders.json";
import compatibility from "../../texts/zh-Hans/compatibility.json";
import dailyAdvice from "../../texts/zh-Hans/daily-advice.json";
import dailyCareer from "../../texts/zh-Hans/daily-career.json";
import dailyLove from "../../texts/zh-Hans/daily-love.json";
import dayMasters from "../../texts/zh-Hans/day-masters.json";
import factors from "../../texts/zh-Hans/factors.json";
import favor from "../../texts/zh-Hans/favor.json";
import interactionsAgain from "../../texts/zh-Hans/interactions/again.json";
import interactionsAnnual from "../../texts/zh-Hans/interactions/annual.json";
import interactionsBetween from "../../texts/zh-Hans/interactions/between.json";
import interactionsBetweenPillars from "../../texts/zh-Hans/interactions/between-pillars.json";
import interactionsNatal from "../../texts/zh-Hans/interactions/natal.json";
import interactionsPillars from "../../texts/zh-Hans/interactions/pillars.json";
import leading from "../../texts/zh-Hans/leading.json";
import luck from "../../texts/zh-Hans/luck.json";
import luckBranches from "../../texts/zh-Hans/luck-branches.json";
import luckStems from "../../texts/zh-Hans/luck-stems.json";
import mansions from "../../texts/zh-Hans/mansions.json";
import missing from "../../texts/zh-Hans/missing.json";
import naYin from "../../texts/zh-Hans/na-yin.json";
import narrowing from "../../texts/zh-Hans/narrowing.json";
import officers from "../../texts/zh-Hans/officers.json";
import openTime from "../../texts/zh-Hans/open-time.json";
import phaseMeanings from "../../texts/zh-Hans/phase-meanings.json";
import phases from "../../texts/zh-Hans/phases.json";
import seasons from "../../texts/zh-Hans/seasons.json";
import spare from "../../texts/zh-Hans/spare.json";
import structures from "../../texts/zh-Hans/structures.json";
import tenGods from "../../texts/zh-Hans/ten-gods.json";
import tenGodsInPillars from "../../texts/zh-Hans/ten-gods-in-pillars.json";
import times from "../../texts/zh-Hans/times.json";
import trines from "../../texts/zh-Hans/trines.json";
import usefulGod from "../../texts/zh-Hans/useful-god.json";
import { animalYears } from "./zh-Hans-animal-years";
import { animals } from "./zh-Hans-animals";
import { daily } from "./zh-Hans-daily";
import { dayMasterMonths } from "./zh-Hans-day-master-months";
import { dayMasterStrength } from "./zh-Hans-day-master-strength";
import { dayPillars } from "./zh-Hans-day-pillars";
import { pairs } from "./zh-Hans-pairs";

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
