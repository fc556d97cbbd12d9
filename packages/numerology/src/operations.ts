import { type Domain, erase } from "@almagest/operation";
import { calculateBusinessName } from "./chaldean/business-name";
import { calculateDual } from "./chaldean/dual";
import { calculateChaldean, getCompoundNumber } from "./chaldean/operations";
import { generateNumerologyChart } from "./chart/operation";
import { calculateNumCompatibility } from "./compatibility/operation";
import { calculateBirthDay } from "./core/birth-day";
import { calculateBridgeNumbers } from "./core/bridge";
import { calculateLifePath } from "./core/life-path";
import { calculateMaturity } from "./core/maturity";
import { calculateExpression, calculatePersonality, calculateSoulUrge } from "./core/name-numbers";
import { getNumberMeaning } from "./core/number-meaning";
import { calculatePersonalDay, calculatePersonalMonth, calculatePersonalYear } from "./cycles/operations";
import { getDailyNumber } from "./daily/operation";
import { checkKarmicDebt } from "./karmic/debt";
import { analyzeKarmicLessons } from "./karmic/lessons";

/** Numerology as the transports mount it. */
export const numerology: Domain = {
  id: "numerology",
  title: "Numerology",
  description: "Pythagorean and Chaldean numbers of names and dates, in any script, worked out step by step",
  operations: [
    erase(calculateBirthDay),
    erase(calculateBridgeNumbers),
    erase(calculateBusinessName),
    erase(calculateChaldean),
    erase(generateNumerologyChart),
    erase(calculateNumCompatibility),
    erase(getCompoundNumber),
    erase(getDailyNumber),
    erase(calculateDual),
    erase(calculateExpression),
    erase(checkKarmicDebt),
    erase(analyzeKarmicLessons),
    erase(calculateLifePath),
    erase(calculateMaturity),
    erase(getNumberMeaning),
    erase(calculatePersonalDay),
    erase(calculatePersonalMonth),
    erase(calculatePersonalYear),
    erase(calculatePersonality),
    erase(calculateSoulUrge),
  ],
};
