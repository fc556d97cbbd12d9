import type { Lang } from "@almagest/operation";
import type { GlyphName } from "../../glyphs/glyph";
import type { Role } from "../../theme";
import type { Headed } from "../heading";

/** Longitudes in degrees, [0, 360), less than half a circle apart. */
export interface Reach {
  readonly from: number;
  readonly to: number;
}

/** A body, or any point of the ecliptic, as a wheel shows it. */
export interface WheelBody {
  /** The id for aspects and for `data-name`. */
  readonly id: string;
  /** In the language asked for. */
  readonly label: string;
  /** Ecliptic longitude in degrees, [0, 360). */
  readonly longitudeDeg: number;
  readonly isRetrograde?: boolean | undefined;
  /** The arc that it may be on, from one longitude forward or back to another; `longitudeDeg` is then a place between. */
  readonly reachDeg?: Reach | undefined;
  /** Its glyph; without one, up to four letters. */
  readonly mark: GlyphName | { readonly letters: string };
  readonly paint?: Role | undefined;
}

export const WHEEL_ASPECTS = [
  "conjunction",
  "semi-sextile",
  "semi-square",
  "sextile",
  "square",
  "trine",
  "sesquiquadrate",
  "quincunx",
  "opposition",
] as const;

export type WheelAspectName = (typeof WHEEL_ASPECTS)[number];

export interface WheelAspect {
  /** Ids of bodies; in a bi-wheel, of the inner and of the outer one. */
  readonly between: readonly [one: string, other: string];
  readonly aspect: WheelAspectName;
  /** In the language asked for. */
  readonly label: string;
  /** Closeness, from 0 (the edge of its orb) to 1 (exact): sets the thickness. */
  readonly strength?: number | undefined;
}

export interface WheelData extends Headed {
  /** The language of the description, English by default. Labels are already translated. */
  readonly lang?: Lang;
  readonly bodies: readonly WheelBody[];
  /** A second ring outside the bodies: those of a moment or of another person. */
  readonly outer?: readonly WheelBody[] | undefined;
  /** Longitudes of the twelve cusps in degrees, the first house first; absent if houses are unknown. */
  readonly cuspsDeg?: readonly number[] | undefined;
  /** Shown in every house system. */
  readonly ascendantDeg?: number | undefined;
  readonly midheavenDeg?: number | undefined;
  readonly aspects?: readonly WheelAspect[] | undefined;
}
