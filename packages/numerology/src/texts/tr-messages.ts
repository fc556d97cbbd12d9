// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/tr/bridges.json";
import business from "../../texts/tr/business.json";
import chaldean from "../../texts/tr/chaldean.json";
import challenges from "../../texts/tr/challenges.json";
import expressionPairs from "../../texts/tr/compatibility/expression.json";
import lifePathPairs from "../../texts/tr/compatibility/life-path.json";
import soulUrgePairs from "../../texts/tr/compatibility/soul-urge.json";
import compounds from "../../texts/tr/compounds.json";
import days from "../../texts/tr/cycles/days.json";
import months from "../../texts/tr/cycles/months.json";
import years from "../../texts/tr/cycles/years.json";
import daily from "../../texts/tr/daily.json";
import debts from "../../texts/tr/debts.json";
import eased from "../../texts/tr/eased.json";
import general from "../../texts/tr/general.json";
import hiddenPassions from "../../texts/tr/hidden-passions.json";
import lessons from "../../texts/tr/lessons.json";
import letters from "../../texts/tr/letters.json";
import numbers from "../../texts/tr/numbers.json";
import pinnacles from "../../texts/tr/pinnacles.json";
import repeated from "../../texts/tr/repeated.json";
import returning from "../../texts/tr/returning.json";
import birthDay from "../../texts/tr/roles/birth-day.json";
import expression from "../../texts/tr/roles/expression.json";
import lifePath from "../../texts/tr/roles/life-path.json";
import maturity from "../../texts/tr/roles/maturity.json";
import personality from "../../texts/tr/roles/personality.json";
import soulUrge from "../../texts/tr/roles/soul-urge.json";
import subconscious from "../../texts/tr/subconscious.json";
import together from "../../texts/tr/together.json";
import { birthDays } from "./tr-birth-days";

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
