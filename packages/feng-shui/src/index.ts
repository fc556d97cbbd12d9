export { annualAfflictions } from "./afflictions/operation";
export { BAGUA_IDS, type BaguaId } from "./bagua/bagua";
export { baguaSector, baguaSectors } from "./bagua/operations";
export { DIRECTIONS, type Direction, PALACES, type Palace } from "./compass/directions";
export { MOUNTAIN_IDS, type MountainId } from "./compass/mountains";
export { eightMansions } from "./mansions/eight-mansions";
export { type Gender, KUAS, type Kua } from "./mansions/kua";
export { kuaChart, kuaNumber } from "./mansions/kua-operations";
export { MANSION_STARS, type MansionStar } from "./mansions/mansion-stars";
export { ninePeriods } from "./periods/operation";
export { annualStars } from "./stars/annual";
export { flyingStars } from "./stars/list";
export { STARS, type Star } from "./stars/lo-shu";
export { monthlyStars } from "./stars/monthly";
export { STRUCTURES, type Structure } from "./stars/natal";
export { natalStarChart } from "./stars/natal-operation";
export type {
  AnnualAfflictions,
  AnnualAfflictionsRequest,
  AnnualStars,
  AnnualStarsRequest,
  BaguaSector,
  BaguaSectorRequest,
  BaguaSectors,
  BaguaSectorsRequest,
  EightMansions,
  EightMansionsConventions,
  EightMansionsRequest,
  FlyingStars,
  FlyingStarsRequest,
  KuaChart,
  KuaChartRequest,
  KuaConventions,
  KuaNumber,
  KuaNumberRequest,
  MonthlyStars,
  MonthlyStarsRequest,
  NatalStarChart,
  NatalStarChartRequest,
  NatalStarConventions,
  NinePeriods,
  NinePeriodsRequest,
  UncertainEightMansions,
  UncertainKuaChart,
} from "./types";
export { YEAR_BOUNDARIES, type YearBoundary } from "./year/solar-year";
