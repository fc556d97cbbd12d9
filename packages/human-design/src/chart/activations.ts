import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import type { Gate } from "../wheel/order";
import { type WheelPlace, wheelPlace } from "../wheel/place";
import { DESIGN_BODIES, type DesignBody, skySourceOf } from "./bodies";

/** A body at its place: the zodiac's longitude and the wheel's place. */
export interface Activation extends WheelPlace {
  readonly body: DesignBody;
  /** Tropical, geocentric and apparent, [0, 360). */
  readonly longitudeDeg: number;
}

export interface ActivationsAt {
  readonly jdTt: number;
  readonly nodeType: NodeType;
  /** The Sun's longitude where it is known more exactly than the instant: [0, 360). */
  readonly sunDeg?: number;
}

/** The thirteen activations of an instant. The Earth is opposite the Sun, the South Node opposite the North Node. */
export function activationsAt(ephemeris: Ephemeris, at: ActivationsAt): readonly Activation[] {
  return DESIGN_BODIES.map((body) => activationIn(ephemeris, body, at));
}

/** One of them. */
export function activationIn(
  ephemeris: Ephemeris,
  body: DesignBody,
  { jdTt, nodeType, sunDeg }: ActivationsAt,
): Activation {
  const source = skySourceOf(body, nodeType);
  const known = source.body === "sun" ? sunDeg : undefined;
  const sourceDeg = known ?? ephemeris.ecliptic(source.body, jdTt).longitudeDeg;
  const longitudeDeg = source.isOpposite ? normalizeDeg(sourceDeg + 180) : sourceDeg;
  return { body, longitudeDeg, ...wheelPlace(longitudeDeg) };
}

export function gatesOf(activations: readonly Activation[]): ReadonlySet<Gate> {
  return new Set(activations.map(({ gate }) => gate));
}
