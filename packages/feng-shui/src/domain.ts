import { type Domain, defineDomain } from "@almagest/operation";
import { annualAfflictions } from "./afflictions/operation";
import { baguaSector, baguaSectors } from "./bagua/operations";
import { concepts } from "./concepts";
import { fields } from "./field-labels/fields";
import { values } from "./field-labels/values";
import { eightMansions } from "./mansions/eight-mansions";
import { kuaChart, kuaNumber } from "./mansions/kua-operations";
import { loadNames } from "./names.generated";
import { ninePeriods } from "./periods/operation";
import { annualStars } from "./stars/annual";
import { flyingStars } from "./stars/list";
import { monthlyStars } from "./stars/monthly";
import { natalStarChart } from "./stars/natal-operation";

/** Operations whose answers have pictures, in the domain's order. */
const DRAWN = [
  "calculateKuaNumber",
  "getKuaNumber",
  "generateEightMansions",
  "generateFlyingStarChart",
  "getAnnualFlyingStars",
  "getMonthlyFlyingStars",
  "listFlyingStars",
  "getAnnualAfflictions",
  "listBaguaSectors",
  "getBaguaSector",
  "listNinePeriods",
] as const;

/** Feng shui as the transports mount it. */
export const fengShui: Domain = defineDomain({
  concepts,
  id: "feng-shui",
  title: "Feng shui",
  description: "Kua and eight mansions; flying stars of a house, a year and a month; afflictions, bagua, periods",
  operations: {
    kuaChart,
    kuaNumber,
    eightMansions,
    natalStarChart,
    annualStars,
    monthlyStars,
    flyingStars,
    annualAfflictions,
    baguaSectors,
    baguaSector,
    ninePeriods,
  },
  texts: { en: async () => [(await import("./texts/en")).en] },
  labels: { fields, values },
  pictures: { of: DRAWN, load: () => import("./pictures") },
  loadNames,
});
