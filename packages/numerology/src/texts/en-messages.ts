import bridges from "../../texts/en/bridges.json";
import business from "../../texts/en/business.json";
import chaldean from "../../texts/en/chaldean.json";
import challenges from "../../texts/en/challenges.json";
import expressionPairs from "../../texts/en/compatibility/expression.json";
import lifePathPairs from "../../texts/en/compatibility/life-path.json";
import soulUrgePairs from "../../texts/en/compatibility/soul-urge.json";
import compounds from "../../texts/en/compounds.json";
import days from "../../texts/en/cycles/days.json";
import months from "../../texts/en/cycles/months.json";
import years from "../../texts/en/cycles/years.json";
import daily from "../../texts/en/daily.json";
import debts from "../../texts/en/debts.json";
import eased from "../../texts/en/eased.json";
import general from "../../texts/en/general.json";
import hiddenPassions from "../../texts/en/hidden-passions.json";
import lessons from "../../texts/en/lessons.json";
import letters from "../../texts/en/letters.json";
import numbers from "../../texts/en/numbers.json";
import pinnacles from "../../texts/en/pinnacles.json";
import repeated from "../../texts/en/repeated.json";
import returning from "../../texts/en/returning.json";
import birthDay from "../../texts/en/roles/birth-day.json";
import expression from "../../texts/en/roles/expression.json";
import lifePath from "../../texts/en/roles/life-path.json";
import maturity from "../../texts/en/roles/maturity.json";
import personality from "../../texts/en/roles/personality.json";
import soulUrge from "../../texts/en/roles/soul-urge.json";
import subconscious from "../../texts/en/subconscious.json";
import together from "../../texts/en/together.json";
import { birthDays } from "./en-birth-days";

/** The English texts by their keys. */
export const messages = {
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

/** The shape every language of this package fills. */
export type NumerologyTexts = typeof messages;
