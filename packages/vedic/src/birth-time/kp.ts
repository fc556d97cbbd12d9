import { normalizeDeg } from "@almagest/ephemeris";
import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import {
  type Border,
  clockReaches,
  housesOf,
  isShort,
  type Member,
  momentAt,
  placedBorders,
  type SearchedSky,
} from "@almagest/sky";
import { KP_PARTS, kpLords } from "../kp/division";
import { kpFrame } from "../kp/frame";
import { inFrameDeg } from "../sky/frame";
import { degreesOfTicks } from "../zodiac/circle";
import type { VedicSetting } from "./search";

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
const SUB_STARTS_DEG = KP_PARTS.map(({ fromTicks }) => degreesOfTicks(fromTicks));

/** Cusps go round in a sidereal day: in so long they may pass any border. */
const LONG_MS = 20 * 3_600_000;

/**
 * The sub lords of the twelve cusps, by the frame of the civil date: one by one in a birth known to an hour, else counted.
 * None where Placidus has no cusps.
 */
export function kpCuspMembers(sky: SearchedSky, setting: Omit<VedicSetting, "nodeType">): readonly Member[] {
  const { near, span } = sky;
  const frameDegAt = (epochMs: number): number =>
    kpFrame(near, setting, momentAt(epochMs, span.timezone).date).ayanamsaDeg;
  const ends = [span.fromEpochMs, span.toEpochMs].map((epochMs) =>
    housesOf(near, { input: setting, moment: near.timeScales(epochMs) }, "placidus"),
  );
  if (ends.some(({ system }) => system !== "placidus")) return [];
  const placed = placedBorders(sky, setting);
  const midnights = clockReaches(span, [0]).map((epochMs) => ({ epochMs, doubtMs: 0 }));
  const framesDeg = [...new Set([frameDegAt(span.fromEpochMs), frameDegAt(span.toEpochMs)])];
  return HOUSES.map((house): Member => {
    const [from, to] = ends.map(({ cuspsDeg }) => at(cuspsDeg, house - 1));
    const passed = (borderDeg: number): boolean =>
      span.toEpochMs - span.fromEpochMs > LONG_MS ||
      normalizeDeg(borderDeg - (from ?? 0) + MARGIN_DEG) <= normalizeDeg((to ?? 0) - (from ?? 0)) + 2 * MARGIN_DEG;
    const bordersDeg = framesDeg.flatMap((frameDeg) =>
      SUB_STARTS_DEG.map((deg) => normalizeDeg(deg + frameDeg)).filter(passed),
    );
    const borders: readonly Border[] = [...midnights, ...placed.placidusCusp(house, bordersDeg)];
    return {
      member: `cusps.${house}.subLord`,
      borders,
      valueAt: subLordAt(house, setting, span.timezone),
      isCounted: !isShort(span),
    };
  });
}

const MARGIN_DEG = 0.1;

function subLordAt(
  house: number,
  setting: Omit<VedicSetting, "nodeType">,
  timezone: number | string,
): Member["valueAt"] {
  return (sky, epochMs) => {
    const frame = kpFrame(sky, setting, momentAt(epochMs, timezone).date);
    const { cuspsDeg } = housesOf(sky, { input: setting, moment: sky.timeScales(epochMs) }, "placidus");
    return grahaTerms[kpLords(inFrameDeg(at(cuspsDeg, house - 1), frame)).subLord].en;
  };
}
