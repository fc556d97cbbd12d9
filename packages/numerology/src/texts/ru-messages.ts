// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/ru/bridges.json";
import business from "../../texts/ru/business.json";
import chaldean from "../../texts/ru/chaldean.json";
import challenges from "../../texts/ru/challenges.json";
import expressionPairs from "../../texts/ru/compatibility/expression.json";
import lifePathPairs from "../../texts/ru/compatibility/life-path.json";
import soulUrgePairs from "../../texts/ru/compatibility/soul-urge.json";
import compounds from "../../texts/ru/compounds.json";
import days from "../../texts/ru/cycles/days.json";
import months from "../../texts/ru/cycles/months.json";
import years from "../../texts/ru/cycles/years.json";
import daily from "../../texts/ru/daily.json";
import debts from "../../texts/ru/debts.json";
import eased from "../../texts/ru/eased.json";
import general from "../../texts/ru/general.json";
import hiddenPassions from "../../texts/ru/hidden-passions.json";
import lessons from "../../texts/ru/lessons.json";
import letters from "../../texts/ru/letters.json";
import numbers from "../../texts/ru/numbers.json";
import pinnacles from "../../texts/ru/pinnacles.json";
import repeated from "../../texts/ru/repeated.json";
import returning from "../../texts/ru/returning.json";
import birthDay from "../../texts/ru/roles/birth-day.json";
import expression from "../../texts/ru/roles/expression.json";
import lifePath from "../../texts/ru/roles/life-path.json";
import maturity from "../../texts/ru/roles/maturity.json";
import personality from "../../texts/ru/roles/personality.json";
import soulUrge from "../../texts/ru/roles/soul-urge.json";
import subconscious from "../../texts/ru/subconscious.json";
import together from "../../texts/ru/together.json";
import { birthDays } from "./ru-birth-days";

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
