import { bodyMotion, type Ephemeris, longitudeCrossings, normalizeDeg, type SkyBody } from "@almagest/ephemeris";
import { InvariantError, type NodeType } from "@almagest/operation";
import type { Activation } from "../chart/activations";
import { type DesignBody, skySourceOf } from "../chart/bodies";
import { gateStartDeg } from "../wheel/place";

const GATE_DEG = 5.625;
/** Steps of the body's own search that one look takes, where the border is near. */
const LOOK_STEPS = 1;
/** Pluto needs 75 at the most, over seven years in one gate. */
const MOST_LOOKS = 2000;

/** A gate with the body in it. */
interface Stay {
  readonly body: SkyBody;
  readonly startDeg: number;
  readonly endDeg: number;
}

/** UTC epoch milliseconds at which activations leave their gates, on or back; none beyond the end of the ephemeris. */
export function endsOf(
  ephemeris: Ephemeris,
  activations: readonly Activation[],
  { jdTt, nodeType }: { readonly jdTt: number; readonly nodeType: NodeType },
): ReadonlyMap<DesignBody, number> {
  const known = new Map<string, number | undefined>();
  const ends = new Map<DesignBody, number>();
  for (const { body, gate } of activations) {
    const source = skySourceOf(body, nodeType);
    // opposite bodies leave opposite gates at one instant
    const startDeg = normalizeDeg(gateStartDeg(gate) + (source.isOpposite ? 180 : 0));
    const stay = { body: source.body, startDeg, endDeg: normalizeDeg(startDeg + GATE_DEG) };
    const key = `${stay.body} ${startDeg}`;
    if (!known.has(key)) known.set(key, leavesAt(ephemeris, stay, jdTt));
    const end = known.get(key);
    if (end !== undefined) ends.set(body, ephemeris.epochMillisecondsOf(end));
  }
  return ends;
}

/** Far from a border the search goes as far as the body could at its fastest; near one it looks for the crossing. */
function leavesAt(ephemeris: Ephemeris, stay: Stay, fromJdTt: number): number | undefined {
  const { slowestDegPerDay, fastestDegPerDay, stepDays } = bodyMotion(stay.body);
  const fastest = Math.max(Math.abs(slowestDegPerDay), Math.abs(fastestDegPerDay));
  const lookDays = LOOK_STEPS * stepDays;
  let jdTt = fromJdTt;
  for (let look = 0; look < MOST_LOOKS && jdTt < ephemeris.range.toJdTt; look++) {
    const safeDays = marginDeg(ephemeris, stay, jdTt) / fastest;
    if (safeDays > lookDays) {
      jdTt += safeDays;
      continue;
    }
    const found = exitWithin(ephemeris, stay, { fromJdTt: jdTt, toJdTt: jdTt + lookDays });
    if (found !== undefined) return found;
    jdTt += lookDays;
  }
  if (jdTt >= ephemeris.range.toJdTt) return undefined;
  throw new InvariantError("a body that never leaves a gate", { ...stay, fromJdTt });
}

/** The distance from the nearer border of the gate. */
function marginDeg(ephemeris: Ephemeris, { body, startDeg }: Stay, jdTt: number): number {
  const offset = normalizeDeg(ephemeris.ecliptic(body, jdTt).longitudeDeg - startDeg);
  return Math.max(0, Math.min(offset, GATE_DEG - offset));
}

function exitWithin(
  ephemeris: Ephemeris,
  { body, startDeg, endDeg }: Stay,
  window: { readonly fromJdTt: number; readonly toJdTt: number },
): number | undefined {
  const crossings = longitudeCrossings(ephemeris, { body, longitudesDeg: [startDeg, endDeg], window });
  return crossings.find(({ angleDeg, motion }) => (motion === "direct" ? angleDeg === endDeg : angleDeg === startDeg))
    ?.jdTt;
}
