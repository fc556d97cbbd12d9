import { BODY_IDS, type BodyId } from "@almagest/sky";

/** The kinds of values that another program shows. */
export const WHATS = [
  "position",
  "house",
  "cusp",
  "nakshatra",
  "pada",
  "tithi",
  "weekday",
  "year-pillar",
  "month-pillar",
  "day-pillar",
  "hour-pillar",
  "dasha-lord",
  "dasha-start",
  "kootas",
  "design-type",
  "profile",
  "authority",
  "solar-arc",
] as const;
export type What = (typeof WHATS)[number];

export const ANGLES = ["ascendant", "midheaven"] as const;
export type Angle = (typeof ANGLES)[number];

export const CUSPS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;
export type Cusp = (typeof CUSPS)[number];

/** The subject of a value: a body, an angle, or the cusp of a house by its number. */
export const POINTS = [...BODY_IDS, ...ANGLES, ...CUSPS] as const;
export type Point = BodyId | Angle | Cusp;

/** The ways in which a printed figure is shortened. */
export const ROUNDINGS = ["cut", "rounded", "sign-only"] as const;
export type Rounding = (typeof ROUNDINGS)[number];

const BODIES: ReadonlySet<string> = new Set(BODY_IDS);
const OF_CUSPS: ReadonlySet<string> = new Set(CUSPS);

export function isBody(point: string | undefined): point is BodyId {
  return point !== undefined && BODIES.has(point);
}

export function isCusp(point: string | undefined): point is Cusp {
  return point !== undefined && OF_CUSPS.has(point);
}

/** The points that each kind of value may be of; of any other kind nothing is asked. */
export const POINTS_OF: Readonly<Partial<Record<What, readonly Point[]>>> = {
  position: [...BODY_IDS, ...ANGLES],
  house: BODY_IDS,
  cusp: CUSPS,
  nakshatra: [...BODY_IDS, "ascendant"],
  pada: [...BODY_IDS, "ascendant"],
};

/** A value as it was sent. */
export interface SentValue {
  readonly what: What;
  readonly of?: Point | undefined;
  readonly value: string;
  readonly rounding?: Rounding | undefined;
}

/** The value that is expected of a setting, as a test of what the setting gives. */
export type Target =
  /** Longitudes, half-open from the first to the second, in the order of the zodiac. */
  | { readonly kind: "arc"; readonly fromDeg: number; readonly toDeg: number; readonly isSign: boolean }
  /** One of so many equally likely ones, from 0. */
  | { readonly kind: "index"; readonly index0: number; readonly among: number }
  /** An amount, both ends included. */
  | { readonly kind: "amount"; readonly from: number; readonly to: number; readonly chance: number };

/** A value that was understood. */
export interface Shown {
  readonly what: What;
  readonly of: Point | undefined;
  /** As it was sent. */
  readonly text: string;
  readonly target: Target;
  /** Of a period: the lords from the major one down; of an arc: the day that it is for. */
  readonly detail?: string;
}
