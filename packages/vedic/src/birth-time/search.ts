import { type AngleTrack, bodyMotion, type Ephemeris, normalizeDeg, type SkyBody } from "@almagest/ephemeris";
import type { NodeType } from "@almagest/operation";
import {
  angleBorders,
  type Border,
  evenBorders,
  housesOf,
  type Place,
  type PlacedBorders,
  placedBorders,
  type SearchedSky,
} from "@almagest/sky";
import type { GrahaId } from "../grahas";
import { type FrameChoice, frameAt, inFrameDeg } from "../sky/frame";
import { type Graha, grahaAt, grahasAt, skyBodyOfGraha } from "../sky/positions";

/** The setting of a sidereal chart, beside its time. */
export interface VedicSetting extends Place, FrameChoice {
  readonly nodeType: NodeType;
}

/** The search for what changes in one sidereal chart. */
export interface VedicSearch {
  readonly sky: SearchedSky;
  readonly setting: VedicSetting;
  /** Borders of equal parts of the frame that the Lagna passes. */
  readonly placed: PlacedBorders;
  /** The same of a graha, from the first point of the frame. */
  readonly grahaAtParts: (graha: GrahaId, widthDeg: number) => readonly Border[];
  /** The same at longitudes of the frame. */
  readonly grahaAtLongitudes: (graha: GrahaId, longitudesDeg: readonly number[]) => readonly Border[];
}

export function vedicSearch(sky: SearchedSky, setting: VedicSetting): VedicSearch {
  const frameDeg = (asked: Ephemeris, jdTt: number): number => frameAt(asked, setting, jdTt).ayanamsaDeg;
  const grahaAtLongitudes = (graha: GrahaId, longitudesDeg: readonly number[]): readonly Border[] =>
    angleBorders(sky, siderealTrack(sky.near, graha, setting), longitudesDeg);
  const known = new Map<string, readonly Border[]>();
  return {
    sky,
    setting,
    placed: placedBorders(sky, setting, frameDeg),
    grahaAtLongitudes,
    grahaAtParts: (graha, widthDeg) => {
      const key = `${graha} ${widthDeg}`;
      const found = known.get(key) ?? grahaAtLongitudes(graha, evenBorders(widthDeg));
      known.set(key, found);
      return found;
    },
  };
}

/** The longitude of a graha in the frame. */
export function siderealTrack(sky: Ephemeris, graha: GrahaId, setting: VedicSetting): AngleTrack {
  const body = skyBodyOfGraha(graha === "ketu" ? "rahu" : graha, setting.nodeType);
  return bodyTrack(sky, { body, aheadDeg: graha === "ketu" ? 180 : 0 }, setting);
}

/** The same of any body; the frame itself moves too slowly to change the bounds of its motion. */
export function bodyTrack(
  sky: Ephemeris,
  { body, aheadDeg = 0 }: { readonly body: SkyBody; readonly aheadDeg?: number },
  setting: FrameChoice,
): AngleTrack {
  return {
    motion: bodyMotion(body),
    at: (jdTt) => {
      const { longitudeDeg, longitudeSpeedDegPerDay } = sky.ecliptic(body, jdTt);
      const { ayanamsaDeg } = frameAt(sky, setting, jdTt);
      return {
        angleDeg: normalizeDeg(longitudeDeg + aheadDeg - ayanamsaDeg),
        speedDegPerDay: longitudeSpeedDegPerDay,
      };
    },
  };
}

/** A graha at a second, by any sky. */
export function grahaOfSecond(
  sky: Ephemeris,
  epochMs: number,
  { id, setting }: { readonly id: GrahaId; readonly setting: VedicSetting },
): Graha {
  const { jdTt } = sky.timeScales(epochMs);
  return grahaAt(sky, id, { jdTt, frame: frameAt(sky, setting, jdTt), nodeType: setting.nodeType });
}

/** Grahas and Lagna at a second. */
export function chartOfSecond(
  sky: Ephemeris,
  epochMs: number,
  setting: VedicSetting,
): { readonly grahas: readonly Graha[]; readonly lagnaDeg: number } {
  const { jdTt } = sky.timeScales(epochMs);
  const frame = frameAt(sky, setting, jdTt);
  return {
    grahas: grahasAt(sky, { jdTt, frame, nodeType: setting.nodeType }),
    lagnaDeg: lagnaDegAt(sky, epochMs, setting),
  };
}

/** The Ascendant in the frame, [0, 360). */
export function lagnaDegAt(sky: Ephemeris, epochMs: number, setting: VedicSetting): number {
  const { jdTt, jdUt1 } = sky.timeScales(epochMs);
  const { ascendantDeg } = housesOf(sky, { input: setting, moment: { jdUt1 } }, "whole-sign");
  return inFrameDeg(ascendantDeg, frameAt(sky, setting, jdTt));
}
