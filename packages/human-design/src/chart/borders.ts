import { bodyMotion, type Ephemeris } from "@almagest/ephemeris";
import { at, type NodeType } from "@almagest/operation";
import { channelsOf } from "../graph/channels";
import { type DesignType, typeOf } from "../graph/mechanics";
import { type Activation, activationsAt, gatesOf } from "./activations";
import { DESIGN_BODIES, type Side, skySourceOf } from "./bodies";
import { designSun } from "./design-instant";

/** A clock is rarely read better than this. */
export const BORDER_SECONDS = 180;
const BORDER_DAYS = BORDER_SECONDS / 86_400;

export const BORDER_SIDES = ["earlier", "later"] as const;
export type BorderSide = (typeof BORDER_SIDES)[number];

/** The Suns and the type three minutes off, where any of them differs from the birth's. */
export interface DesignBorder {
  readonly side: BorderSide;
  readonly suns: Readonly<Record<Side, Activation>>;
  readonly type: DesignType;
}

export interface Sided {
  readonly jdTt: number;
  readonly nodeType: NodeType;
  readonly sides: Readonly<Record<Side, readonly Activation[]>>;
}

/** Both sides of an instant of birth. */
export function sidesAt(
  ephemeris: Ephemeris,
  { jdTt, nodeType }: Omit<Sided, "sides">,
): { readonly sides: Sided["sides"]; readonly designJdTt: number } {
  const personality = activationsAt(ephemeris, { jdTt, nodeType });
  const { jdTt: designJdTt, longitudeDeg } = designSun(ephemeris, jdTt);
  const design = activationsAt(ephemeris, { jdTt: designJdTt, nodeType, sunDeg: longitudeDeg });
  return { sides: { personality, design }, designJdTt };
}

/** The sides of a birth on which three minutes change a Sun's gate or line, or the type. Asks the sky only if they can. */
export function bordersNear(ephemeris: Ephemeris, birth: Sided): readonly DesignBorder[] {
  if (!canChange(birth)) return [];
  const own = stateOf(birth.sides);
  return BORDER_SIDES.flatMap((side) => {
    const jdTt = birth.jdTt + (side === "later" ? BORDER_DAYS : -BORDER_DAYS);
    if (jdTt < ephemeris.range.fromJdTt || jdTt >= ephemeris.range.toJdTt) return [];
    const other = stateOf(sidesAt(ephemeris, { jdTt, nodeType: birth.nodeType }).sides);
    return isSame(own, other) ? [] : [{ side, ...other }];
  });
}

/** The Sun's place in every list. */
const SUN0 = DESIGN_BODIES.indexOf("sun");

type State = Pick<DesignBorder, "suns" | "type">;

function stateOf(sides: Sided["sides"]): State {
  const gates = new Set([...gatesOf(sides.personality), ...gatesOf(sides.design)]);
  return {
    suns: { personality: at(sides.personality, SUN0), design: at(sides.design, SUN0) },
    type: typeOf(channelsOf(gates)),
  };
}

function isSame(one: State, other: State): boolean {
  const places = ({ suns }: State): string =>
    [suns.personality, suns.design].map(({ gate, line }) => `${gate}.${line}`).join(" ");
  return one.type === other.type && places(one) === places(other);
}

const GATE_DEG = 5.625;
const LINE_DEG = GATE_DEG / 6;

/** Whether a body is so near the border of a gate, or a Sun of a line, that three minutes at its fastest carry it over. */
function canChange({ nodeType, sides }: Sided): boolean {
  return [...sides.personality, ...sides.design].some(({ body, longitudeDeg }) => {
    const { slowestDegPerDay, fastestDegPerDay } = bodyMotion(skySourceOf(body, nodeType).body);
    // the design side moves as the birth does, times the ratio of the Sun's two speeds: at most 1.07
    const reachDeg = 1.1 * BORDER_DAYS * Math.max(Math.abs(slowestDegPerDay), Math.abs(fastestDegPerDay));
    const partDeg = body === "sun" ? LINE_DEG : GATE_DEG;
    const offset = (((longitudeDeg - 302) % partDeg) + partDeg) % partDeg;
    return Math.min(offset, partDeg - offset) <= reachDeg;
  });
}
