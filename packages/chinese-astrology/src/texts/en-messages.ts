import activities from "../../texts/en/activities.json";
import annualAreas from "../../texts/en/annual-areas.json";
import annualBranches from "../../texts/en/annual-branches.json";
import annualClose from "../../texts/en/annual-close.json";
import annualClashYears from "../../texts/en/annual-relations/clash.json";
import annualHarmYears from "../../texts/en/annual-relations/harm.json";
import annualNoneYears from "../../texts/en/annual-relations/none.json";
import annualPunishmentYears from "../../texts/en/annual-relations/punishment.json";
import annualSameYears from "../../texts/en/annual-relations/same.json";
import annualStems from "../../texts/en/annual-stems.json";
import borders from "../../texts/en/borders.json";
import compatibility from "../../texts/en/compatibility.json";
import dailyAdvice from "../../texts/en/daily-advice.json";
import dailyCareer from "../../texts/en/daily-career.json";
import dailyLove from "../../texts/en/daily-love.json";
import dayMasters from "../../texts/en/day-masters.json";
import factors from "../../texts/en/factors.json";
import favor from "../../texts/en/favor.json";
import interactionsAgain from "../../texts/en/interactions/again.json";
import interactionsAnnual from "../../texts/en/interactions/annual.json";
import interactionsBetween from "../../texts/en/interactions/between.json";
import interactionsBetweenPillars from "../../texts/en/interactions/between-pillars.json";
import interactionsNatal from "../../texts/en/interactions/natal.json";
import interactionsPillars from "../../texts/en/interactions/pillars.json";
import leading from "../../texts/en/leading.json";
import luck from "../../texts/en/luck.json";
import luckBranches from "../../texts/en/luck-branches.json";
import luckStems from "../../texts/en/luck-stems.json";
import mansions from "../../texts/en/mansions.json";
import missing from "../../texts/en/missing.json";
import naYin from "../../texts/en/na-yin.json";
import narrowing from "../../texts/en/narrowing.json";
import officers from "../../texts/en/officers.json";
import openTime from "../../texts/en/open-time.json";
import phaseMeanings from "../../texts/en/phase-meanings.json";
import phases from "../../texts/en/phases.json";
import seasons from "../../texts/en/seasons.json";
import spare from "../../texts/en/spare.json";
import structures from "../../texts/en/structures.json";
import tenGods from "../../texts/en/ten-gods.json";
import tenGodsInPillars from "../../texts/en/ten-gods-in-pillars.json";
import times from "../../texts/en/times.json";
import trines from "../../texts/en/trines.json";
import usefulGod from "../../texts/en/useful-god.json";
import { animalYears } from "./en-animal-years";
import { animals } from "./en-animals";
import { daily } from "./en-daily";
import { dayMasterMonths } from "./en-day-master-months";
import { dayMasterStrength } from "./en-day-master-strength";
import { dayPillars } from "./en-day-pillars";
import { pairs } from "./en-pairs";
import type { ChineseTexts } from "./shape";

/** The English texts by their keys. */
export const messages: ChineseTexts = {
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
