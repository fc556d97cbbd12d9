// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/zh-Hans/bridges.json";
import business from "../../texts/zh-Hans/business.json";
import chaldean from "../../texts/zh-Hans/chaldean.json";
import challenges from "../../texts/zh-Hans/challenges.json";
import expressionPairs from "../../texts/zh-Hans/compatibility/expression.json";
import lifePathPairs from "../../texts/zh-Hans/compatibility/life-path.json";
import soulUrgePairs from "../../texts/zh-Hans/compatibility/soul-urge.json";
import compounds from "../../texts/zh-Hans/compounds.json";
import days from "../../texts/zh-Hans/cycles/days.json";
import months from "../../texts/zh-Hans/cycles/months.json";
import years from "../../texts/zh-Hans/cycles/years.json";
import daily from "../../texts/zh-Hans/daily.json";
import debts from "../../texts/zh-Hans/debts.json";
import eased from "../../texts/zh-Hans/eased.json";
import general from "../../texts/zh-Hans/general.json";
import hiddenPassions from "../../texts/zh-Hans/hidden-passions.json";
import lessons from "../../texts/zh-Hans/lessons.json";
import letters from "../../texts/zh-Hans/letters.json";
import numbers from "../../texts/zh-Hans/numbers.json";
import pinnacles from "../../texts/zh-Hans/pinnacles.json";
import repeated from "../../texts/zh-Hans/repeated.json";
import returning from "../../texts/zh-Hans/returning.json";
import birthDay from "../../texts/zh-Hans/roles/birth-day.json";
import expression from "../../texts/zh-Hans/roles/expression.json";
import lifePath from "../../texts/zh-Hans/roles/life-path.json";
import maturity from "../../texts/zh-Hans/roles/maturity.json";
import personality from "../../texts/zh-Hans/roles/personality.json";
import soulUrge from "../../texts/zh-Hans/roles/soul-urge.json";
import subconscious from "../../texts/zh-Hans/subconscious.json";
import together from "../../texts/zh-Hans/together.json";
import { birthDays } from "./zh-Hans-birth-days";

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
