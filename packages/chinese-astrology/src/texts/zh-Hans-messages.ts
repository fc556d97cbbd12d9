import type { MessageTree } from "@almagest/operation";
import activities from "../../texts/zh-Hans/activities.json";
import borders from "../../texts/zh-Hans/borders.json";
import dayMasters from "../../texts/zh-Hans/day-masters.json";
import factors from "../../texts/zh-Hans/factors.json";
import favor from "../../texts/zh-Hans/favor.json";
import mansions from "../../texts/zh-Hans/mansions.json";
import officers from "../../texts/zh-Hans/officers.json";
import phases from "../../texts/zh-Hans/phases.json";
import seasons from "../../texts/zh-Hans/seasons.json";
import spare from "../../texts/zh-Hans/spare.json";
import usefulGod from "../../texts/zh-Hans/useful-god.json";
import { dayMasterStrength } from "./zh-Hans-day-master-strength";

/** The texts by the keys of the English ones. */
export const messages: MessageTree = {
  activities,
  borders,
  dayMasterStrength,
  dayMasters,
  factors,
  favor,
  mansions,
  officers,
  phases,
  seasons,
  spare,
  usefulGod,
};
