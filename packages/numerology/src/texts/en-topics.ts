import type { TextCatalogue } from "@almagest/operation";
import bridges from "../../texts/en/bridges.json";
import business from "../../texts/en/business.json";
import chaldean from "../../texts/en/chaldean.json";
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
import lessons from "../../texts/en/lessons.json";
import numbers from "../../texts/en/numbers.json";
import repeated from "../../texts/en/repeated.json";
import birthDay from "../../texts/en/roles/birth-day.json";
import expression from "../../texts/en/roles/expression.json";
import lifePath from "../../texts/en/roles/life-path.json";
import maturity from "../../texts/en/roles/maturity.json";
import personality from "../../texts/en/roles/personality.json";
import soulUrge from "../../texts/en/roles/soul-urge.json";
import { birthDays } from "./en-birth-days";

// One constant a topic, each a plain literal: a bundler leaves out those that a program does not name, with their texts.

/** For `lifePath`, `expression`, `soulUrge`, `personality`, `birthDay`, `maturity` and `numberMeaning`. */
export const coreNumberTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: { numbers, roles: { lifePath, expression, soulUrge, personality, birthDay, maturity }, birthDays, debts },
};

/** For `karmicDebt` and `karmicLessons`. */
export const karmicTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: { debts, lessons, eased, repeated, general },
};

/** For `personalYear`, `personalMonth` and `personalDay`. */
export const cycleTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: { cycles: { years, months, days } },
};

/** For `bridgeNumbers`. */
export const bridgeTexts: TextCatalogue = { namespace: "numerology", lang: "en", messages: { bridges } };

/** For `chaldeanNumbers`, `dualReading`, `businessName` and `compoundNumber`. */
export const chaldeanTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: { numbers, compounds, chaldean, business, general },
};

/** For `dailyNumber`. */
export const dailyNumberTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: { numbers, daily, general },
};

/** For `numerologyCompatibility`. */
export const compatibilityTexts: TextCatalogue = {
  namespace: "numerology",
  lang: "en",
  messages: {
    compatibility: { lifePath: lifePathPairs, expression: expressionPairs, soulUrge: soulUrgePairs },
    general,
  },
};
