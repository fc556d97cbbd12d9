// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/fr/bridges.json";
import business from "../../texts/fr/business.json";
import chaldean from "../../texts/fr/chaldean.json";
import challenges from "../../texts/fr/challenges.json";
import expressionPairs from "../../texts/fr/compatibility/expression.json";
import lifePathPairs from "../../texts/fr/compatibility/life-path.json";
import soulUrgePairs from "../../texts/fr/compatibility/soul-urge.json";
import compounds from "../../texts/fr/compounds.json";
import days from "../../texts/fr/cycles/days.json";
import months from "../../texts/fr/cycles/months.json";
import years from "../../texts/fr/cycles/years.json";
import daily from "../../texts/fr/daily.json";
import debts from "../../texts/fr/debts.json";
import eased from "../../texts/fr/eased.json";
import general from "../../texts/fr/general.json";
import hiddenPassions from "../../texts/fr/hidden-passions.json";
import lessons from "../../texts/fr/lessons.json";
import letters from "../../texts/fr/letters.json";
import numbers from "../../texts/fr/numbers.json";
import pinnacles from "../../texts/fr/pinnacles.json";
import repeated from "../../texts/fr/repeated.json";
import returning from "../../texts/fr/returning.json";
import birthDay from "../../texts/fr/roles/birth-day.json";
import expression from "../../texts/fr/roles/expression.json";
import lifePath from "../../texts/fr/roles/life-path.json";
import maturity from "../../texts/fr/roles/maturity.json";
import personality from "../../texts/fr/roles/personality.json";
import soulUrge from "../../texts/fr/roles/soul-urge.json";
import subconscious from "../../texts/fr/subconscious.json";
import together from "../../texts/fr/together.json";
import { birthDays } from "./fr-birth-days";

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
