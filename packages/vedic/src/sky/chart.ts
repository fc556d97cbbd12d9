import type { Ephemeris } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import { type Birth, type BirthInput, birthOf, housesOf } from "@almagest/sky";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { type Frame, type FrameChoice, frameAt, inFrameDeg } from "./frame";
import { type Graha, grahasAt } from "./positions";

export interface VedicBirthInput extends BirthInput, FrameChoice {
  /** The mean node without it. */
  readonly nodeType?: NodeType | undefined;
}

/** A birth with its nine grahas and the Lagna in one frame; houses are the signs from the Lagna's. */
export interface VedicChart {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly nodeType: NodeType;
  /** In canonical order. */
  readonly grahas: readonly Graha[];
  /** Of the Ascendant in the frame, [0, 360). */
  readonly lagnaDeg: number;
  /** Of the upper crossing of meridian and ecliptic in the frame, [0, 360). */
  readonly midheavenDeg: number;
  /** Right ascension of the meridian. */
  readonly armcDeg: number;
}

/**
 * The sidereal chart of a birth: geocentric, the frame read at the instant of birth.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function vedicChartOf(ephemeris: Ephemeris, input: VedicBirthInput): VedicChart {
  const birth = birthOf(ephemeris, input);
  const frame = frameAt(ephemeris, input, birth.moment.jdTt);
  return chartInFrame(ephemeris, birth, { frame, nodeType: input.nodeType ?? "mean" });
}

/** The same in a frame that was read before, as the Krishnamurti Paddhati does. */
export function chartInFrame(
  ephemeris: Ephemeris,
  birth: Birth,
  { frame, nodeType }: { readonly frame: Frame; readonly nodeType: NodeType },
): VedicChart {
  const { ascendantDeg, midheavenDeg, armcDeg } = housesOf(ephemeris, birth, "whole-sign");
  return {
    birth,
    frame,
    nodeType,
    grahas: grahasAt(ephemeris, { jdTt: birth.moment.jdTt, frame, nodeType }),
    lagnaDeg: inFrameDeg(ascendantDeg, frame),
    midheavenDeg: inFrameDeg(midheavenDeg, frame),
    armcDeg,
  };
}

/** The whole-sign house, 1 to 12, of a longitude: the sign of the Lagna is the first. */
export function rashiHouse({ lagnaDeg }: Pick<VedicChart, "lagnaDeg">, longitudeDeg: number): number {
  return houseFrom(signIndex0(lagnaDeg), signIndex0(longitudeDeg));
}
