// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/hi/bridges.json";
import business from "../../texts/hi/business.json";
import chaldean from "../../texts/hi/chaldean.json";
import challenges from "../../texts/hi/challenges.json";
import expressionPairs from "../../texts/hi/compatibility/expression.json";
import lifePathPairs from "../../texts/hi/compatibility/life-path.json";
import soulUrgePairs from "../../texts/hi/compatibility/soul-urge.json";
import compounds from "../../texts/hi/compounds.json";
import days from "../../texts/hi/cycles/days.json";
import months from "../../texts/hi/cycles/months.json";
import years from "../../texts/hi/cycles/years.json";
import daily from "../../texts/hi/daily.json";
import debts from "../../texts/hi/debts.json";
import eased from "../../texts/hi/eased.json";
import general from "../../texts/hi/general.json";
import hiddenPassions from "../../texts/hi/hidden-passions.json";
import lessons from "../../texts/hi/lessons.json";
import letters from "../../texts/hi/letters.json";
import numbers from "../../texts/hi/numbers.json";
import pinnacles from "../../texts/hi/pinnacles.json";
import repeated from "../../texts/hi/repeated.json";
import returning from "../../texts/hi/returning.json";
import birthDay from "../../texts/hi/roles/birth-day.json";
import expression from "../../texts/hi/roles/expression.json";
import lifePath from "../../texts/hi/roles/life-path.json";
import maturity from "../../texts/hi/roles/maturity.json";
import personality from "../../texts/hi/roles/personality.json";
import soulUrge from "../../texts/hi/roles/soul-urge.json";
import subconscious from "../../texts/hi/subconscious.json";
import together from "../../texts/hi/together.json";
import { birthDays } from "./hi-birth-days";

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
