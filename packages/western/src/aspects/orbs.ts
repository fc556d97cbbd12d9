import { seenBodies } from "@almagest/i18n/astrology";
import { BODY_IDS, type SeenBody } from "@almagest/sky";
import { SERIES_ASPECTS, type SeriesAspectId, type SeriesCode } from "./series";
import { ASPECT_IDS, ASPECTS, type AspectCode, type AspectId } from "./table";

export const ORB_SCHOOLS = ["lilly", "harmonic"] as const;
export type OrbSchool = (typeof ORB_SCHOOLS)[number];

type BodyId = SeenBody["id"];

/** The English name of a body, as requests and answers have it. */
export type BodyName = (typeof seenBodies)[BodyId]["en"];

/** An orb as a request says it: of an aspect, of a body, or of a body in an aspect. */
export interface OrbRule {
  readonly aspect?: AspectCode | SeriesCode | undefined;
  readonly body?: BodyName | undefined;
  readonly orb: number;
}

/** The members of a request that choose orbs. */
export interface OrbChoice {
  readonly orbs?: readonly OrbRule[] | undefined;
  readonly orbSchool?: OrbSchool | undefined;
}

type AnyAspect = AspectId | SeriesAspectId;

/** The greatest orb of an aspect between two bodies, degrees; 0 where they make none. */
export type OrbDegOf = (aspect: AnyAspect, first: BodyId, second: BodyId) => number;

/**
 * Whole orbs of the seven planets: an aspect reaches as far as the halves of both. William Lilly, Christian Astrology
 * (1647); a body that he did not know has none of its own, and is reached by the half of the other.
 */
const LILLY_ORBS_DEG: Readonly<Partial<Record<BodyId, number>>> = {
  sun: 17,
  moon: 12.5,
  mercury: 7,
  venus: 8,
  mars: 7.5,
  jupiter: 12,
  saturn: 10,
};

const LILLY_ASPECTS: ReadonlySet<AnyAspect> = new Set(["conjunction", "opposition", "trine", "square", "sextile"]);

/** The circle is divided by this. */
const HARMONICS: Readonly<Record<AspectId, number>> = {
  conjunction: 1,
  opposition: 2,
  trine: 3,
  square: 4,
  sextile: 6,
  "semi-square": 8,
  sesquiquadrate: 8,
  "semi-sextile": 12,
  quincunx: 12,
};

/** Of a conjunction; any other has this divided by its harmonic. */
const HARMONIC_ORB_DEG = 12;

const isOfNine = (aspect: AnyAspect): aspect is AspectId => aspect in ASPECTS;

function harmonicOf(aspect: AnyAspect): number {
  return isOfNine(aspect) ? HARMONICS[aspect] : SERIES_ASPECTS[aspect].harmonic;
}

const harmonicOrbDeg: OrbDegOf = (aspect) => HARMONIC_ORB_DEG / harmonicOf(aspect);

const usualOrbDeg: OrbDegOf = (aspect) => (isOfNine(aspect) ? ASPECTS[aspect].maxOrbDeg : 0);

const lillyOrbDeg: OrbDegOf = (aspect, first, second) =>
  LILLY_ASPECTS.has(aspect) ? ((LILLY_ORBS_DEG[first] ?? 0) + (LILLY_ORBS_DEG[second] ?? 0)) / 2 : 0;

const SCHOOLS: Readonly<Record<OrbSchool, OrbDegOf>> = { lilly: lillyOrbDeg, harmonic: harmonicOrbDeg };

/** The orbs that a request chooses; undefined where it chooses none. */
export function askedOrbs(choice: OrbChoice): OrbDegOf | undefined {
  const { orbs, orbSchool } = choice;
  return orbs === undefined && orbSchool === undefined ? undefined : orbsOf(choice);
}

/** The same with the usual ones where a request chooses none. */
export function orbsOf({ orbs = [], orbSchool }: OrbChoice): OrbDegOf {
  const schoolOrbDeg = orbSchool === undefined ? usualOrbDeg : SCHOOLS[orbSchool];
  return (aspect, first, second) => {
    const ruledDeg = ruledOrbDeg(orbs, { aspect, first, second });
    // no school but the harmonic one knows further divisions of the circle
    return ruledDeg ?? (isOfNine(aspect) ? schoolOrbDeg : harmonicOrbDeg)(aspect, first, second);
  };
}

interface Pair {
  readonly aspect: AnyAspect;
  readonly first: BodyId;
  readonly second: BodyId;
}

/** A rule of a body in the aspect goes before one of a body, and that before one of the aspect; of both bodies the widest. */
function ruledOrbDeg(rules: readonly OrbRule[], { aspect, first, second }: Pair): number | undefined {
  const code = isOfNine(aspect) ? ASPECTS[aspect].code : SERIES_ASPECTS[aspect].code;
  const names: readonly string[] = [seenBodies[first].en, seenBodies[second].en];
  const ofBody = rules.filter(({ body }) => body !== undefined && names.includes(body));
  const ranks = [
    ofBody.filter((rule) => rule.aspect === code),
    ofBody.filter((rule) => rule.aspect === undefined),
    rules.filter((rule) => rule.body === undefined && rule.aspect === code),
  ];
  const found = ranks.find((rank) => rank.length > 0);
  return found === undefined ? undefined : Math.max(...found.map(({ orb }) => orb));
}

/** The greatest orb of each of some aspects among the bodies of a chart, by its code: as `conventions` tell it. */
export function orbsInForce(orbDegOf: OrbDegOf, ids: readonly AnyAspect[] = ASPECT_IDS): Record<string, number> {
  return Object.fromEntries(
    ids.map((aspect) => [
      isOfNine(aspect) ? ASPECTS[aspect].code : SERIES_ASPECTS[aspect].code,
      Math.max(
        ...BODY_IDS.flatMap((one, index0) => BODY_IDS.slice(index0 + 1).map((other) => orbDegOf(aspect, one, other))),
      ),
    ]),
  );
}
