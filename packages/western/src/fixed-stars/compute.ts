import { type Ephemeris, separationDeg } from "@almagest/ephemeris";
import { DomainError, type NodeType } from "@almagest/operation";
import {
  type Birth,
  type BirthInput,
  type BodyId,
  birthOf,
  chartBodies,
  housesOf,
  SIGN_IDS,
  type SignId,
  signOf,
} from "@almagest/sky";
import { STAR_IDS, STARS, type StarFacts, type StarId } from "./table";

export type PointId = BodyId | "ascendant" | "midheaven";

export interface StarConjunction {
  readonly star: StarId;
  readonly point: PointId;
  readonly pointLongitudeDeg: number;
  /** Difference of longitude, >= 0. */
  readonly orbDeg: number;
  /** Of the point, by whole signs from the Ascendant, 1 to 12; an angle has none. */
  readonly house: number | undefined;
}

export interface PlacedStar {
  readonly id: StarId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly declinationDeg: number;
}

export interface StarContacts {
  readonly birth: Birth;
  readonly nodeType: NodeType;
  readonly orbDeg: number;
  /** By longitude of date. */
  readonly stars: readonly PlacedStar[];
  /** Tightest first; of equals the star and the point listed first. */
  readonly conjunctions: readonly StarConjunction[];
}

export interface StarsInput extends BirthInput {
  readonly nodeType: NodeType;
  /** Null counts as not given. */
  readonly orb: number | null;
}

export const DEFAULT_STAR_ORB_DEG = 1;

/**
 * The stars of a birth, and which of them a body, the Ascendant or the midheaven meets in longitude.
 * @throws DomainError `unprocessable_entity` where the ephemeris knows no stars, or not this date.
 */
export function computeFixedStars(input: StarsInput, sky: { readonly ephemeris: Ephemeris }): StarContacts {
  const { ephemeris } = sky;
  const birth = birthOf(ephemeris, input);
  const { jdTt } = birth.moment;
  const stars = placedStars(ephemeris, jdTt);
  const { ascendantDeg, midheavenDeg } = housesOf(ephemeris, birth, "equal");
  const points: readonly { readonly id: PointId; readonly longitudeDeg: number }[] = [
    ...chartBodies(ephemeris, jdTt, input.nodeType),
    { id: "ascendant", longitudeDeg: ascendantDeg },
    { id: "midheaven", longitudeDeg: midheavenDeg },
  ];
  const orbDeg = input.orb ?? DEFAULT_STAR_ORB_DEG;
  const conjunctions = stars.flatMap((star) =>
    points
      .map((point) => ({
        star: star.id,
        point: point.id,
        pointLongitudeDeg: point.longitudeDeg,
        orbDeg: separationDeg(star.longitudeDeg, point.longitudeDeg),
        house: isAngle(point.id) ? undefined : wholeSignHouse(signOf(ascendantDeg), signOf(point.longitudeDeg)),
      }))
      .filter((contact) => contact.orbDeg <= orbDeg),
  );
  conjunctions.sort((a, b) => a.orbDeg - b.orbDeg);
  return { birth, nodeType: input.nodeType, orbDeg, stars, conjunctions };
}

export function isAngle(id: PointId): id is "ascendant" | "midheaven" {
  return id === "ascendant" || id === "midheaven";
}

/** The house of a sign, 1 to 12, counted from the rising one. */
export function wholeSignHouse(rising: SignId, sign: SignId): number {
  return ((SIGN_IDS.indexOf(sign) - SIGN_IDS.indexOf(rising) + 12) % 12) + 1;
}

export function placedStars(ephemeris: Ephemeris, jdTt: number): readonly PlacedStar[] {
  const { fixedStars } = ephemeris;
  if (fixedStars === undefined) {
    throw new DomainError(
      "unprocessable_entity",
      `The ephemeris in use (${ephemeris.name}) has no fixed stars. Use one that does, as Swiss Ephemeris with its star catalogue.`,
      { ephemeris: ephemeris.name },
    );
  }
  const stars = STAR_IDS.map((id) => {
    const facts: StarFacts = STARS[id];
    const { longitudeDeg, latitudeDeg, declinationDeg } = fixedStars.star(facts.catalogName ?? facts.name, jdTt);
    return { id, longitudeDeg, latitudeDeg, declinationDeg };
  });
  return stars.sort((a, b) => a.longitudeDeg - b.longitudeDeg);
}
