import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/zh-Hans/activities.json";
import borders from "../../texts/zh-Hans/borders.json";
import compatibility from "../../texts/zh-Hans/compatibility.json";
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
import mansions from "../../texts/zh-Hans/mansions.json";
import missing from "../../texts/zh-Hans/missing.json";
import naYin from "../../texts/zh-Hans/na-yin.json";
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
import usefulGod from "../../texts/zh-Hans/useful-god.json";
import { dayMasterMonths } from "./zh-Hans-day-master-months";
import { dayMasterStrength } from "./zh-Hans-day-master-strength";
import { dayPillars } from "./zh-Hans-day-pillars";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  activities,
  borders,
  compatibility,
  dayMasterMonths,
  dayMasterStrength,
  dayMasters,
  dayPillars,
  factors,
  favor,
  leading,
  mansions,
  missing,
  naYin,
  officers,
  openTime,
  phaseMeanings,
  phases,
  seasons,
  spare,
  structures,
  tenGods,
  tenGodsInPillars,
  times,
  usefulGod,
  interactions: {
    natal: interactionsNatal,
    pillars: interactionsPillars,
    between: interactionsBetween,
    betweenPillars: interactionsBetweenPillars,
    annual: interactionsAnnual,
    again: interactionsAgain,
  },
};
