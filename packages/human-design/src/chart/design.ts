import type { Ephemeris } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import { type ChartMoment, type CivilMoment, chartMoment, type Engine, engineOf } from "@almagest/sky";
import type { Center } from "../graph/centers";
import { type Channel, channelsOf } from "../graph/channels";
import { definedCentersOf } from "../graph/components";
import type { Gate, Line } from "../wheel/order";
import { type Activation, gatesOf } from "./activations";
import type { DesignBody, Side } from "./bodies";
import { bordersNear, type DesignBorder, sidesAt } from "./borders";

export interface DesignBirth extends CivilMoment {
  readonly nodeType: NodeType;
}

/** The activations of a birth on both sides, and the definition they make: all else follows from it. */
export interface Design {
  readonly nodeType: NodeType;
  readonly moment: ChartMoment;
  readonly engine: Engine;
  /** UTC epoch milliseconds of the design side. */
  readonly designEpochMs: number;
  readonly sides: Readonly<Record<Side, readonly Activation[]>>;
  /** Every gate that is active on either side. */
  readonly gates: ReadonlySet<Gate>;
  readonly channels: readonly Channel[];
  readonly centers: ReadonlySet<Center>;
  /** Changes of a Sun's gate or line, or of the type, within three minutes; most births have none. */
  readonly borders: readonly DesignBorder[];
}

/**
 * The design of a birth.
 * @throws DomainError `unprocessable_entity` for a birth that the ephemeris does not reach, or whose design side it does not.
 */
export function designOf(ephemeris: Ephemeris, birth: DesignBirth): Design {
  const { date, time, timezone, calendar, nodeType } = birth;
  // the place changes nothing: longitudes are geocentric and there are no houses
  const moment = chartMoment(ephemeris, { date, time, timezone, calendar });
  const { sides, designJdTt } = sidesAt(ephemeris, { jdTt: moment.jdTt, nodeType });
  const gates = new Set([...gatesOf(sides.personality), ...gatesOf(sides.design)]);
  const channels = channelsOf(gates);
  return {
    nodeType,
    moment,
    engine: engineOf(ephemeris),
    designEpochMs: ephemeris.epochMillisecondsOf(designJdTt),
    sides,
    gates,
    channels,
    centers: definedCentersOf(channels),
    borders: bordersNear(ephemeris, { jdTt: moment.jdTt, nodeType, sides }),
  };
}

/** The one activation of a body on a side. */
export function activationOf({ sides }: Pick<Design, "sides">, side: Side, body: DesignBody): Activation {
  const found = sides[side].find((activation) => activation.body === body);
  if (found === undefined) throw new InvariantError("a side without one of its bodies", { side, body });
  return found;
}

/** The lines of the two Suns. */
export function profileLines(design: Pick<Design, "sides">): { readonly personality: Line; readonly design: Line } {
  return {
    personality: activationOf(design, "personality", "sun").line,
    design: activationOf(design, "design", "sun").line,
  };
}
