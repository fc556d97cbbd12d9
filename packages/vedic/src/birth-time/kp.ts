import { type Ephemeris, normalizeDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras } from "@almagest/i18n/vedic";
import { at, type NodeType } from "@almagest/operation";
import {
  type Border,
  clockReaches,
  evenBorders,
  houseOf,
  housesOf,
  isShort,
  longitudeBorders,
  type Member,
  type MemberValue,
  momentAt,
  type Place,
  placedBorders,
  type SearchedSky,
  SIGN_IDS,
} from "@almagest/sky";
import type { GrahaId } from "../grahas";
import { KP_PARTS, KP_SUB_SUB_STARTS_DEG, type KpLords, kpLords } from "../kp/division";
import { kpFrame } from "../kp/frame";
import { type Frame, type FrameChoice, inFrameDeg } from "../sky/frame";
import { grahaAt, skyBodyOfGraha } from "../sky/positions";
import { degreesOfTicks } from "../zodiac/circle";
import { NAKSHATRA_IDS } from "../zodiac/nakshatras";

/** The setting of a chart of the Krishnamurti Paddhati, beside its time. */
export interface KpSetting extends Place, FrameChoice {}
export interface KpNodeSetting extends KpSetting {
  readonly nodeType: NodeType;
}

const HOUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The divisions of a longitude, each with the degrees at which one begins, and its value by name. */
const PARTS = {
  sign: { startsDeg: evenBorders(30), of: ({ signIndex0 }: KpLords) => signs[at(SIGN_IDS, signIndex0)].en },
  nakshatra: {
    startsDeg: evenBorders(360 / 27),
    of: ({ nakshatraIndex0 }: KpLords) => nakshatras[at(NAKSHATRA_IDS, nakshatraIndex0)].en,
  },
  pada: { startsDeg: evenBorders(360 / 108), of: ({ pada }: KpLords) => pada },
  subLord: {
    startsDeg: KP_PARTS.map(({ fromTicks }) => degreesOfTicks(fromTicks)),
    of: ({ subLord }: KpLords) => grahaTerms[subLord].en,
  },
  subSubLord: { startsDeg: KP_SUB_SUB_STARTS_DEG, of: ({ subSubLord }: KpLords) => grahaTerms[subSubLord].en },
} as const satisfies Readonly<
  Record<string, { readonly startsDeg: readonly number[]; readonly of: (lords: KpLords) => MemberValue }>
>;
export type KpDivision = keyof typeof PARTS;
export const KP_DIVISIONS = ["sign", "nakshatra", "pada", "subLord", "subSubLord"] as const;

/** The frame of a birth at a second: that of its civil date. */
export function kpFrameOfSecond(
  sky: Ephemeris,
  epochMs: number,
  { setting, timezone }: { readonly setting: FrameChoice; readonly timezone: number | string },
): Frame {
  const { date } = momentAt(epochMs, timezone);
  const key = `${setting.ayanamsa} ${setting.ayanamsaValue} ${setting.ayanamsaEpoch} ${date}`;
  const known = lastFrames.get(sky);
  if (known?.key === key) return known.frame;
  const frame = kpFrame(sky, setting, date);
  lastFrames.set(sky, { key, frame });
  return frame;
}

/** A search asks for the frame of one date at every border: the last one is kept. */
const lastFrames = new WeakMap<Ephemeris, { readonly key: string; readonly frame: Frame }>();

/** The frames of the dates of a span, and the midnights between them. */
function framesOf({ near, span }: SearchedSky, setting: FrameChoice): { midnights: Border[]; framesDeg: number[] } {
  const { timezone } = span;
  const ends = [span.fromEpochMs, span.toEpochMs].map(
    (epochMs) => kpFrameOfSecond(near, epochMs, { setting, timezone }).ayanamsaDeg,
  );
  const midnights = clockReaches(span, [0]).map((epochMs) => ({ epochMs, doubtMs: 0 }));
  return { midnights, framesDeg: [...new Set(ends)] };
}

/** Cusps go round in a sidereal day: in so long they may pass any border. */
const LONG_MS = 20 * 3_600_000;
const MARGIN_DEG = 0.1;

/**
 * A division of the twelve cusps, by the frame of the civil date; lords of subs one by one in a birth known to an hour,
 * else counted. None where Placidus has no cusps.
 */
export function kpCuspMembers(
  sky: SearchedSky,
  setting: KpSetting,
  division: KpDivision = "subLord",
): readonly Member[] {
  const { near, span } = sky;
  const ends = [span.fromEpochMs, span.toEpochMs].map((epochMs) =>
    housesOf(near, { input: setting, moment: near.timeScales(epochMs) }, "placidus"),
  );
  if (ends.some(({ system }) => system !== "placidus")) return [];
  const placed = placedBorders(sky, setting);
  const { midnights, framesDeg } = framesOf(sky, setting);
  return HOUSES.map((house): Member => {
    const [from, to] = ends.map(({ cuspsDeg }) => at(cuspsDeg, house - 1));
    const passed = (borderDeg: number): boolean =>
      span.toEpochMs - span.fromEpochMs > LONG_MS ||
      normalizeDeg(borderDeg - (from ?? 0) + MARGIN_DEG) <= normalizeDeg((to ?? 0) - (from ?? 0)) + 2 * MARGIN_DEG;
    const bordersDeg = framesDeg.flatMap((frameDeg) =>
      PARTS[division].startsDeg.map((deg) => normalizeDeg(deg + frameDeg)).filter(passed),
    );
    const borders: readonly Border[] = [...midnights, ...placed.placidusCusp(house, bordersDeg)];
    return {
      member: `cusps.${house}.${division}`,
      borders,
      valueAt: cuspDivisionAt({ house, division, setting, timezone: span.timezone }),
      isCounted: isFine(division) && !isShort(span),
    };
  });
}

function isFine(division: KpDivision): boolean {
  return division === "subLord" || division === "subSubLord";
}

interface CuspAsked {
  readonly house: number;
  readonly division: KpDivision;
  readonly setting: KpSetting;
  readonly timezone: number | string;
}

function cuspDivisionAt({ house, division, setting, timezone }: CuspAsked): Member["valueAt"] {
  return (sky, epochMs) => {
    const frame = kpFrameOfSecond(sky, epochMs, { setting, timezone });
    const { cuspsDeg } = housesOf(sky, { input: setting, moment: sky.timeScales(epochMs) }, "placidus");
    return PARTS[division].of(kpLords(inFrameDeg(at(cuspsDeg, house - 1), frame)));
  };
}

/** A division of a graha, by the frame of the civil date; sub-sub lords of a birth not known to an hour are counted. */
export function kpGrahaMember(
  sky: SearchedSky,
  setting: KpNodeSetting,
  { id, division }: { readonly id: GrahaId; readonly division: KpDivision },
): Member {
  const { timezone } = sky.span;
  const { nodeType } = setting;
  const { midnights, framesDeg } = framesOf(sky, setting);
  const oppositeDeg = id === "ketu" ? 180 : 0;
  const bordersDeg = framesDeg.flatMap((frameDeg) =>
    PARTS[division].startsDeg.map((deg) => normalizeDeg(deg + frameDeg + oppositeDeg)),
  );
  const body = skyBodyOfGraha(id === "ketu" ? "rahu" : id, nodeType);
  return {
    member: `${id}.${division}`,
    borders: [...midnights, ...longitudeBorders(sky, body, bordersDeg)],
    valueAt: (asked, epochMs) => {
      const frame = kpFrameOfSecond(asked, epochMs, { setting, timezone });
      const { jdTt } = asked.timeScales(epochMs);
      return PARTS[division].of(kpLords(grahaAt(asked, id, { jdTt, frame, nodeType }).longitudeDeg));
    },
    isCounted: division === "subSubLord" && !isShort(sky.span),
  };
}

/** The house of a graha among Placidus cusps. */
export function kpHouseMember(sky: SearchedSky, setting: KpNodeSetting, id: GrahaId): Member {
  const { near } = sky;
  const { nodeType } = setting;
  const oppositeDeg = id === "ketu" ? 180 : 0;
  const body = skyBodyOfGraha(id === "ketu" ? "rahu" : id, nodeType);
  const tropicalDeg = (asked: Ephemeris, jdTt: number): number =>
    normalizeDeg(asked.ecliptic(body, jdTt).longitudeDeg + oppositeDeg);
  return {
    member: `${id}.house`,
    borders: placedBorders(sky, setting).houses("placidus", (jdTt) => tropicalDeg(near, jdTt)),
    valueAt: (asked, epochMs) => {
      const moment = asked.timeScales(epochMs);
      const { cuspsDeg } = housesOf(asked, { input: setting, moment }, "placidus");
      return houseOf(tropicalDeg(asked, moment.jdTt), cuspsDeg);
    },
  };
}
