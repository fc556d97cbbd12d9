import { bodies as bodyTerms, points } from "@almagest/i18n/astrology";
import type { NodeType } from "@almagest/operation";
import { type BirthInput, BODY_IDS } from "@almagest/sky";
import type { BoundsSchool } from "../natal-chart/extras/rulers";
import type { DirectionKey } from "./keys";
import type { DirectionMethod } from "./mundane";
import type { AspectLatitude, LatitudeOf, PtolemaicAspect } from "./points";

/** Bodies that a direction may name. */
export type DirectedId = Exclude<(typeof BODY_IDS)[number], "chiron" | "lilith">;
export const DIRECTED_IDS = BODY_IDS.filter((id): id is DirectedId => id !== "chiron" && id !== "lilith");

export const ANGLE_IDS = ["ascendant", "midheaven"] as const;
export type AngleId = (typeof ANGLE_IDS)[number];

export const SIGNIFICATOR_IDS = [...ANGLE_IDS, "part-of-fortune", ...DIRECTED_IDS] as const;
export type SignificatorId = (typeof SIGNIFICATOR_IDS)[number];

/** In the zodiac rays fall on degrees of the ecliptic, in mundo on parts of the mundane circle. */
export const DIRECTION_SPACES = ["zodiac", "mundo"] as const;
export type DirectionSpace = (typeof DIRECTION_SPACES)[number];

/** The sky turns the promissor to the significator, or the significator to the promissor, or it is turned back. */
export const DIRECTION_MOTIONS = ["direct", "converse", "neo-converse"] as const;
export type DirectionMotion = (typeof DIRECTION_MOTIONS)[number];

/** Ages at which an answer ends where a request names none, and beyond which none goes. */
export const USUAL_LAST_AGE = 100;
export const LAST_AGE = 150;
export const MOST_DIRECTIONS = 1000;

export interface DirectionsInput extends BirthInput {
  readonly method: DirectionMethod;
  readonly space: DirectionSpace;
  readonly latitudeOf?: LatitudeOf | undefined;
  readonly aspectLatitude?: AspectLatitude | undefined;
  readonly motions: readonly DirectionMotion[];
  readonly aspects?: readonly PtolemaicAspect[] | undefined;
  /** English names, as significators. */
  readonly promissors?: readonly string[] | undefined;
  readonly significators?: readonly string[] | undefined;
  readonly boundsSchool?: BoundsSchool | undefined;
  readonly key: DirectionKey;
  readonly fromAge?: number | undefined;
  readonly toAge?: number | undefined;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly nodeType: NodeType;
  readonly count: number;
}

type EnglishName = (typeof bodyTerms)[DirectedId]["en"] | (typeof points)[AngleId | "part-of-fortune"]["en"];

export function significatorName(id: SignificatorId): EnglishName {
  return id === "ascendant" || id === "midheaven" || id === "part-of-fortune" ? points[id].en : bodyTerms[id].en;
}

/** The seven of tradition. */
const USUAL_PROMISSORS = DIRECTED_IDS.slice(0, 7);
/** The places that give life. In mundo the Part of Fortune has none. */
const USUAL_SIGNIFICATORS = ["ascendant", "midheaven", "part-of-fortune", "sun", "moon"] as const;

/** In the order of every answer. */
export function promissorsAsked({ promissors }: DirectionsInput): readonly DirectedId[] {
  return promissors === undefined
    ? USUAL_PROMISSORS
    : DIRECTED_IDS.filter((id) => promissors.includes(bodyTerms[id].en));
}

export function significatorsAsked({ significators, space }: DirectionsInput): readonly SignificatorId[] {
  return significators === undefined
    ? USUAL_SIGNIFICATORS.filter((id) => space === "zodiac" || id !== "part-of-fortune")
    : SIGNIFICATOR_IDS.filter((id) => significators.includes(significatorName(id)));
}

export function motionsAsked({ motions }: DirectionsInput): readonly DirectionMotion[] {
  return DIRECTION_MOTIONS.filter((motion) => motions.includes(motion));
}
