import { signs } from "@almagest/i18n/astrology";
import { grahas as grahaTerms, nakshatras as nakshatraTerms } from "@almagest/i18n/vedic";
import { at, type DraftOf, type NodeType } from "@almagest/operation";
import {
  angle,
  type ChartMoment,
  type Engine,
  presentChartMoment,
  presentMomentConventions,
  presentViewing,
  SIGN_IDS,
} from "@almagest/sky";
import type { PointId } from "../grahas";
import type { VedicChart } from "../sky/chart";
import type { Frame } from "../sky/frame";
import { lagnaTerm } from "../vocabulary/lagna";
import { degreeInSign, signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import type { frameSchema, nakshatraSchema, vedicConventionsSchema } from "./schema";

const LAST_DEGREE = 29.999999;

export function presentFrame({ ayanamsa, ayanamsaDeg, ayanamsaEpoch }: Frame): DraftOf<typeof frameSchema> {
  return { ayanamsa, ayanamsaDegrees: ayanamsaDeg, ayanamsaEpoch };
}

type ChartConventions = Pick<VedicChart, "birth" | "frame" | "nodeType">;

/** The conventions of an answer about a birth; `houseSystem` where it is not counted by whole signs. */
export function presentVedicConventions(
  { birth, frame, nodeType }: ChartConventions,
  houseSystem = "whole-sign",
): DraftOf<typeof vedicConventionsSchema> {
  return presentMomentOf(birth.moment, { engine: birth.engine, frame, nodeType, houseSystem });
}

/** The same of an answer in which nothing is counted from the Lagna. */
export function presentGrahaConventions({
  birth,
  frame,
  nodeType,
}: ChartConventions): DraftOf<typeof vedicConventionsSchema> {
  return presentMomentOf(birth.moment, { engine: birth.engine, frame, nodeType, hasLagna: false });
}

/** The same for a moment without a place; the node is the mean one by default. */
export function presentMomentOf(
  moment: ChartMoment,
  conventions: {
    readonly engine: Engine;
    readonly frame: Frame;
    readonly nodeType?: NodeType;
    readonly houseSystem?: string;
    /** Whether anything in the answer is counted from the Lagna; it is by default. */
    readonly hasLagna?: boolean;
  },
): DraftOf<typeof vedicConventionsSchema> {
  const { engine, frame, nodeType = "mean", houseSystem = "whole-sign", hasLagna = true } = conventions;
  return {
    zodiac: frame.ayanamsa === "tropical" ? "tropical" : "sidereal",
    ...presentViewing(engine),
    nodeType,
    houseSystem,
    ...(hasLagna ? presentChartMoment : presentMomentConventions)(moment, engine),
  };
}

/** The English name of a graha or of the Lagna. */
export function pointName(id: PointId): string {
  return id === "lagna" ? lagnaTerm.en : grahaTerms[id].en;
}

/** A longitude on the wire: rounded once, and never carried into the next sign. */
export function wireLongitude(longitudeDeg: number): number {
  return angle(30 * signIndex0(longitudeDeg) + wireDegree(longitudeDeg));
}

/** The degree within the sign on the wire, cut below 30. */
export function wireDegree(longitudeDeg: number): number {
  return Math.min(angle(degreeInSign(longitudeDeg)), LAST_DEGREE);
}

/** The English name of a longitude's sign. */
export function signNameAt(longitudeDeg: number): string {
  return signName(signIndex0(longitudeDeg));
}

export function signName(sign0: number): string {
  return signs[at(SIGN_IDS, sign0)].en;
}

export function presentNakshatra(longitudeDeg: number): DraftOf<typeof nakshatraSchema> {
  const { id, number, pada, lord } = nakshatraOf(longitudeDeg);
  return {
    key: number,
    name: nakshatraTerms[id].en,
    lord: grahaTerms[lord].en,
    pada,
  };
}

/** Virupas, rupas and ratios on the wire. */
export function decimals(value: number, places: number): number {
  const step = 10 ** places;
  return Math.round(value * step) / step + 0;
}
