// Made from the English module by `npm run sync`; a test compares. Change the texts, not this file.
import type { MessageTree } from "@almagest/operation";
import bridges from "../../texts/de/bridges.json";
import business from "../../texts/de/business.json";
import chaldean from "../../texts/de/chaldean.json";
import challenges from "../../texts/de/challenges.json";
import expressionPairs from "../../texts/de/compatibility/expression.json";
import lifePathPairs from "../../texts/de/compatibility/life-path.json";
import soulUrgePairs from "../../texts/de/compatibility/soul-urge.json";
import compounds from "../../texts/de/compounds.json";
import days from "../../texts/de/cycles/days.json";
import months from "../../texts/de/cycles/months.json";
import years from "../../texts/de/cycles/years.json";
import daily from "../../texts/de/daily.json";
import debts from "../../texts/de/debts.json";
import eased from "../../texts/de/eased.json";
import general from "../../texts/de/general.json";
import hiddenPassions from "../../texts/de/hidden-passions.json";
import lessons from "../../texts/de/lessons.json";
import letters from "../../texts/de/letters.json";
import numbers from "../../texts/de/numbers.json";
import pinnacles from "../../texts/de/pinnacles.json";
import repeated from "../../texts/de/repeated.json";
import returning from "../../texts/de/returning.json";
import birthDay from "../../texts/de/roles/birth-day.json";
import expression from "../../texts/de/roles/expression.json";
import lifePath from "../../texts/de/roles/life-path.json";
import maturity from "../../texts/de/roles/maturity.json";
import personality from "../../texts/de/roles/personality.json";
import soulUrge from "../../texts/de/roles/soul-urge.json";
import subconscious from "../../texts/de/subconscious.json";
import together from "../../texts/de/together.json";
import { birthDays } from "./de-birth-days";

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
