import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { clockReaches, evenBorders, housesOf, type Member, placedBorders, type SearchedSky } from "@almagest/sky";
import { type KpSetting, kpFrameOfSecond } from "../birth-time/kp";
import { inFrameDeg } from "../sky/frame";
import { signIndex0 } from "../zodiac/circle";

interface Asked {
  readonly setting: KpSetting;
  readonly timezone: number | string;
}

/** The sign that rises at a second in the frame of its civil date, zero-based. */
export function kpLagnaSign0(sky: Ephemeris, epochMs: number, asked: Asked): number {
  const { ascendantDeg } = housesOf(sky, { input: asked.setting, moment: sky.timeScales(epochMs) }, "whole-sign");
  return signIndex0(inFrameDeg(ascendantDeg, kpFrameOfSecond(sky, epochMs, asked)));
}

/** The sign of the Lagna in the frame of the Krishnamurti Paddhati, which is that of the civil date. */
export function kpLagnaMember(sky: SearchedSky, setting: KpSetting): Member {
  const { near, span } = sky;
  const { timezone } = span;
  const framesDeg = [span.fromEpochMs, span.toEpochMs].map(
    (epochMs) => kpFrameOfSecond(near, epochMs, { setting, timezone }).ayanamsaDeg,
  );
  const bordersDeg = [...new Set(framesDeg)].flatMap((frameDeg) =>
    evenBorders(30).map((deg) => normalizeDeg(deg + frameDeg)),
  );
  return {
    member: "lagna.kpSign",
    borders: [
      ...clockReaches(span, [0]).map((epochMs) => ({ epochMs, doubtMs: 0 })),
      ...placedBorders(sky, setting).ascendantAt(bordersDeg),
    ],
    valueAt: (asked, epochMs) => kpLagnaSign0(asked, epochMs, { setting, timezone }),
  };
}
