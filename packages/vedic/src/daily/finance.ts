import { lordSignificators } from "../dasha/birth";
import { type Grade, gradeOf } from "../dasha/grade";
import type { GrahaId } from "../grahas";
import type { KpChartFacts } from "../kp/chart";

export const FINANCE_LEVELS = ["mahadasha", "antardasha", "pratyantardasha"] as const;
export type FinanceLevel = (typeof FINANCE_LEVELS)[number];

const GAIN_HOUSES: readonly number[] = [2, 5, 11];
const LOSS_HOUSES: readonly number[] = [6, 8, 12];

/** A lord of the running periods that signifies a house of money, at its best level. */
export interface Connection {
  readonly graha: GrahaId;
  readonly house: number;
  /** 1 to 4, the strongest first. */
  readonly level: number;
  /** Of the lord over all it signifies. */
  readonly grade: Grade["grade"];
  /** The periods it rules: one graha may rule several. */
  readonly dashaLevels: readonly FinanceLevel[];
}

export interface Finance {
  readonly drivers: readonly Connection[];
  readonly cautions: readonly Connection[];
  /** 100 where all connections are to houses of gain; 0 where there are none. */
  readonly score: number;
}

/** The bonds of the lords of the three running periods to the houses of gain and of loss. */
export function financeOf(chart: KpChartFacts, lords: readonly GrahaId[]): Finance {
  const connections = [...new Set(lords)].flatMap((lord) => connectionsOf(chart, lord, lords));
  const drivers = inOrder(connections.filter(({ house }) => GAIN_HOUSES.includes(house)));
  const cautions = inOrder(connections.filter(({ house }) => LOSS_HOUSES.includes(house)));
  const all = drivers.length + cautions.length;
  return { drivers, cautions, score: all === 0 ? 0 : Math.round((100 * drivers.length) / all) };
}

function connectionsOf(chart: KpChartFacts, lord: GrahaId, lords: readonly GrahaId[]): readonly Connection[] {
  const { levels, houses, strength } = lordSignificators(chart, lord);
  const dashaLevels = FINANCE_LEVELS.filter((_, index0) => lords[index0] === lord);
  return houses
    .filter((house) => GAIN_HOUSES.includes(house) || LOSS_HOUSES.includes(house))
    .map((house) => ({
      graha: lord,
      house,
      level: levels.findIndex((level) => level.includes(house)) + 1,
      grade: gradeOf(strength).grade,
      dashaLevels,
    }));
}

/** The strongest level first, then the longer period, then the house. */
function inOrder(connections: readonly Connection[]): readonly Connection[] {
  const period = ({ dashaLevels: [first] }: Connection): number => (first ? FINANCE_LEVELS.indexOf(first) : 0);
  return connections.toSorted((a, b) => a.level - b.level || period(a) - period(b) || a.house - b.house);
}
