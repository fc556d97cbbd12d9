import { InvariantError } from "@almagest/operation";
import { activationOf, type Design } from "../chart/design";
import { type Profile, profileOf } from "../chart/profile";
import type { Gate } from "../wheel/order";
import { JUXTAPOSITION_NAMES, LEFT_ANGLE_NAMES, type Named, RIGHT_ANGLE_NAMES } from "./names";

export const ANGLES = ["right", "juxtaposition", "left"] as const;
export type Angle = (typeof ANGLES)[number];

/** The names of crosses by their angle. */
export const CROSSES = {
  right: RIGHT_ANGLE_NAMES,
  juxtaposition: JUXTAPOSITION_NAMES,
  left: LEFT_ANGLE_NAMES,
} as const;
const ANGLE_TITLES = { right: "Right Angle", juxtaposition: "Juxtaposition", left: "Left Angle" } as const;
export const ANGLE_CODES = { right: "RAX", juxtaposition: "JXT", left: "LAX" } as const;

/** The gates of both Suns and Earths, and the cross they make. */
export interface IncarnationCross {
  readonly angle: Angle;
  readonly name: string;
  /** The Personality Sun's gate of the first cross of that name, the one without a number. */
  readonly nameGate: Gate;
  /** Personality Sun, Personality Earth, Design Sun, Design Earth. */
  readonly gates: readonly [Gate, Gate, Gate, Gate];
}

/** Only 4/1 lies between one's own affairs and those of others. */
export function angleOf(profile: Profile): Angle {
  if (profile === "4/1") return "juxtaposition";
  return profile.startsWith("5") || profile.startsWith("6") ? "left" : "right";
}

/** `Left Angle Cross of the Clarion`, `Right Angle Cross of Maya 2`: by the Personality Sun's gate and the angle. */
export function crossName(sun: Gate, angle: Angle): string {
  const [name, ...gates] = namedFor(sun, angle);
  const index0 = gates.indexOf(sun);
  return `${ANGLE_TITLES[angle]} Cross of ${name}${index0 === 0 ? "" : ` ${index0 + 1}`}`;
}

function namedFor(sun: Gate, angle: Angle): Named {
  const found = CROSSES[angle].find(([, ...gates]) => gates.includes(sun));
  if (found === undefined) throw new InvariantError("a gate without a cross", { sun, angle });
  return found;
}

export function crossOf(design: Pick<Design, "sides">): IncarnationCross {
  const angle = angleOf(profileOf(design));
  const gates = [
    activationOf(design, "personality", "sun").gate,
    activationOf(design, "personality", "earth").gate,
    activationOf(design, "design", "sun").gate,
    activationOf(design, "design", "earth").gate,
  ] as const;
  return { angle, name: crossName(gates[0], angle), nameGate: namedFor(gates[0], angle)[1], gates };
}
