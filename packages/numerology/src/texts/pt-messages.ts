// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/pt/bridges.json";
import business from "../../texts/pt/business.json";
import chaldean from "../../texts/pt/chaldean.json";
import challenges from "../../texts/pt/challenges.json";
import expressionPairs from "../../texts/pt/compatibility/expression.json";
import lifePathPairs from "../../texts/pt/compatibility/life-path.json";
import soulUrgePairs from "../../texts/pt/compatibility/soul-urge.json";
import compounds from "../../texts/pt/compounds.json";
import days from "../../texts/pt/cycles/days.json";
import months from "../../texts/pt/cycles/months.json";
import years from "../../texts/pt/cycles/years.json";
import daily from "../../texts/pt/daily.json";
import debts from "../../texts/pt/debts.json";
import eased from "../../texts/pt/eased.json";
import general from "../../texts/pt/general.json";
import hiddenPassions from "../../texts/pt/hidden-passions.json";
import lessons from "../../texts/pt/lessons.json";
import letters from "../../texts/pt/letters.json";
import numbers from "../../texts/pt/numbers.json";
import pinnacles from "../../texts/pt/pinnacles.json";
import repeated from "../../texts/pt/repeated.json";
import returning from "../../texts/pt/returning.json";
import birthDay from "../../texts/pt/roles/birth-day.json";
import expression from "../../texts/pt/roles/expression.json";
import lifePath from "../../texts/pt/roles/life-path.json";
import maturity from "../../texts/pt/roles/maturity.json";
import personality from "../../texts/pt/roles/personality.json";
import soulUrge from "../../texts/pt/roles/soul-urge.json";
import subconscious from "../../texts/pt/subconscious.json";
import together from "../../texts/pt/together.json";
import { birthDays } from "./pt-birth-days";

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
