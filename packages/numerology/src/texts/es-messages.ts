// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/es/bridges.json";
import business from "../../texts/es/business.json";
import chaldean from "../../texts/es/chaldean.json";
import challenges from "../../texts/es/challenges.json";
import expressionPairs from "../../texts/es/compatibility/expression.json";
import lifePathPairs from "../../texts/es/compatibility/life-path.json";
import soulUrgePairs from "../../texts/es/compatibility/soul-urge.json";
import compounds from "../../texts/es/compounds.json";
import days from "../../texts/es/cycles/days.json";
import months from "../../texts/es/cycles/months.json";
import years from "../../texts/es/cycles/years.json";
import daily from "../../texts/es/daily.json";
import debts from "../../texts/es/debts.json";
import eased from "../../texts/es/eased.json";
import general from "../../texts/es/general.json";
import hiddenPassions from "../../texts/es/hidden-passions.json";
import lessons from "../../texts/es/lessons.json";
import letters from "../../texts/es/letters.json";
import numbers from "../../texts/es/numbers.json";
import pinnacles from "../../texts/es/pinnacles.json";
import repeated from "../../texts/es/repeated.json";
import returning from "../../texts/es/returning.json";
import birthDay from "../../texts/es/roles/birth-day.json";
import expression from "../../texts/es/roles/expression.json";
import lifePath from "../../texts/es/roles/life-path.json";
import maturity from "../../texts/es/roles/maturity.json";
import personality from "../../texts/es/roles/personality.json";
import soulUrge from "../../texts/es/roles/soul-urge.json";
import subconscious from "../../texts/es/subconscious.json";
import together from "../../texts/es/together.json";
import { birthDays } from "./es-birth-days";

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
