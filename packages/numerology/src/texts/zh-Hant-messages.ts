// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/zh-Hant/bridges.json";
import business from "../../texts/zh-Hant/business.json";
import chaldean from "../../texts/zh-Hant/chaldean.json";
import challenges from "../../texts/zh-Hant/challenges.json";
import expressionPairs from "../../texts/zh-Hant/compatibility/expression.json";
import lifePathPairs from "../../texts/zh-Hant/compatibility/life-path.json";
import soulUrgePairs from "../../texts/zh-Hant/compatibility/soul-urge.json";
import compounds from "../../texts/zh-Hant/compounds.json";
import days from "../../texts/zh-Hant/cycles/days.json";
import months from "../../texts/zh-Hant/cycles/months.json";
import years from "../../texts/zh-Hant/cycles/years.json";
import daily from "../../texts/zh-Hant/daily.json";
import debts from "../../texts/zh-Hant/debts.json";
import eased from "../../texts/zh-Hant/eased.json";
import general from "../../texts/zh-Hant/general.json";
import hiddenPassions from "../../texts/zh-Hant/hidden-passions.json";
import lessons from "../../texts/zh-Hant/lessons.json";
import letters from "../../texts/zh-Hant/letters.json";
import numbers from "../../texts/zh-Hant/numbers.json";
import pinnacles from "../../texts/zh-Hant/pinnacles.json";
import repeated from "../../texts/zh-Hant/repeated.json";
import returning from "../../texts/zh-Hant/returning.json";
import birthDay from "../../texts/zh-Hant/roles/birth-day.json";
import expression from "../../texts/zh-Hant/roles/expression.json";
import lifePath from "../../texts/zh-Hant/roles/life-path.json";
import maturity from "../../texts/zh-Hant/roles/maturity.json";
import personality from "../../texts/zh-Hant/roles/personality.json";
import soulUrge from "../../texts/zh-Hant/roles/soul-urge.json";
import subconscious from "../../texts/zh-Hant/subconscious.json";
import together from "../../texts/zh-Hant/together.json";
import { birthDays } from "./zh-Hant-birth-days";

/** The texts by the keys of the English ones: groups that are whole. */
export const messages: MessageTree = {
  numbers,
  roles: { lifePath, expression, soulUrge, personality, birthDay, maturity },
  birthDays,
  debts,
  lessons,
  eased,
  pinnacles,
  returning,
  repeated,
  together,
  challenges,
  bridges,
  hiddenPassions,
  subconscious,
  letters,
  cycles: { years, months, days },
  daily,
  compounds,
  chaldean,
  business,
  compatibility: { lifePath: lifePathPairs, expression: expressionPairs, soulUrge: soulUrgePairs },
  general,
};
