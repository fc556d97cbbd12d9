import { answerableWindow, type Ephemeris } from "@almagest/ephemeris";
import { InvariantError } from "@almagest/operation";
import { type BodyId, bodyOf, type ChartBody, isPlanet, type PlanetId } from "@almagest/sky";
import { type AspectMatch, aspectBetween } from "../aspects/find";
import type { AspectId } from "../aspects/table";
import type { TransitAspect } from "./find";
import { exactDeg, type Pass, passesOver, roundOf } from "./passes";
import { hasParagraph, isMajor, isTold, type NatalPoint, toldWithinDeg } from "./told";

export const LEADING = 8;

/** A transit with the dates on which it is exact. */
export interface TimedTransit extends AspectMatch {
  readonly transiting: BodyId;
  readonly natal: NatalPoint;
  readonly speedDegPerDay: number;
  /** Its place in the list of transits; undefined of an angle, which the list does not hold. */
  readonly index0: number | undefined;
  /** The moment that is told, UTC. */
  readonly epochMs: number;
  /** The time in which its passes are searched for, UTC. */
  readonly round: { readonly fromEpochMs: number; readonly toEpochMs: number };
  /** In order of time; none where the mover turns before, or is far away. */
  readonly passes: readonly Pass[];
}

/** A transit among those that matter most. */
export interface LeadingTransit extends TimedTransit {
  readonly transiting: PlanetId;
  readonly natal: PlanetId | "ascendant" | "midheaven";
}

/** The slower a planet, the longer and the more rarely it is felt. */
const MOVER = {
  sun: 2.5,
  moon: 0.5,
  mercury: 1.5,
  venus: 2,
  mars: 4,
  jupiter: 7,
  saturn: 9.5,
  uranus: 9.5,
  neptune: 9.5,
  pluto: 10,
} as const satisfies Record<PlanetId, number>;

/** The lights and the Ascendant are most personal; those of a whole generation least. */
const NATAL = {
  sun: 3,
  moon: 3,
  ascendant: 3,
  midheaven: 2.5,
  mercury: 2,
  venus: 2,
  mars: 2,
  saturn: 1.5,
  jupiter: 1,
  uranus: 0,
  neptune: 0,
  pluto: 0,
} as const satisfies Record<LeadingTransit["natal"], number>;

const ASPECT: Readonly<Partial<Record<AspectId, number>>> = {
  conjunction: 3,
  opposition: 2.5,
  square: 2.5,
  trine: 1.5,
  sextile: 0.5,
};

/** A slow planet's own quarter, half or whole round marks an age of life. */
const OWN_ROUND = 2.5;
const ROUNDS: readonly NatalPoint[] = ["jupiter", "saturn", "uranus", "neptune", "pluto"];

type Found = Omit<LeadingTransit, "passes" | "epochMs" | "round">;
type Weighed = Pick<Found, "transiting" | "natal" | "aspect" | "orbDeg" | "applying">;

/** A transit that is past weighs less than one that is to come. */
const SEPARATING_PART = 0.75;

/** The sum of mover, place and aspect, whole where exact and half at the width where it ceases to be told. */
export function weightOf({ transiting, natal, aspect, orbDeg, applying }: Weighed, withinDeg: number): number {
  const own = transiting === natal && ROUNDS.includes(natal) && aspect !== "sextile" && aspect !== "trine";
  const sum = MOVER[transiting] + NATAL[natal] + (ASPECT[aspect] ?? 0) + (own ? OWN_ROUND : 0);
  return sum * (1 - orbDeg / withinDeg / 2) * (applying ? 1 : SEPARATING_PART);
}

export interface LeadingSky {
  readonly ephemeris: Ephemeris;
  readonly jdTt: number;
  readonly transiting: readonly ChartBody[];
  readonly natal: readonly ChartBody[];
  readonly angles: { readonly ascendant: number; readonly midheaven: number };
}

export interface TransitsInTime {
  /** The eight transits of planets to planets and angles that matter most, the first of equals first. */
  readonly leading: readonly LeadingTransit[];
  /** Every transit of the list. */
  readonly timed: readonly TimedTransit[];
}

/** The transits that lead and all of the list, with their passes: one search for each mover. */
export function transitsInTime(
  found: readonly TransitAspect[],
  sky: LeadingSky,
  isWanted: (transit: Pick<TransitAspect, "transiting" | "aspect" | "strength">) => boolean = () => true,
): TransitsInTime {
  const listed = found.flatMap((transit, index0) => planetary(transit, index0));
  const toAngles = anglesOf(sky).filter(isWanted);
  const ranked = [...listed, ...toAngles]
    .map((transit) => ({ transit, weight: weightOf(transit, toldWithinDeg(transit.transiting)) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LEADING)
    .map(({ transit }) => transit);
  const all = found.map((transit, index0) => ({ ...transit, index0 }));
  const timesOf = timesFor([...ranked, ...all], sky);
  return {
    leading: ranked.map((transit) => ({ ...transit, ...timesOf(transit) })),
    timed: all.map((transit) => ({ ...transit, ...timesOf(transit) })),
  };
}

function planetary(transit: TransitAspect, index0: number): readonly Found[] {
  const { transiting, natal } = transit;
  if (!isPlanet(transiting) || !isPlanet(natal) || !hasParagraph(transit) || !isTold(transit)) return [];
  return [{ ...transit, transiting, natal, index0 }];
}

function anglesOf({ transiting, angles }: LeadingSky): readonly Found[] {
  return transiting.flatMap((mover) => {
    const { id, speedDegPerDay } = mover;
    if (!isPlanet(id)) return [];
    return (["ascendant", "midheaven"] as const).flatMap((natal) => {
      const match = aspectBetween(mover, { longitudeDeg: angles[natal], speedDegPerDay: 0 });
      if (match === undefined || !isMajor(match.aspect) || !isTold({ transiting: id, orbDeg: match.orbDeg })) return [];
      return [{ ...match, transiting: id, natal, speedDegPerDay, index0: undefined }];
    });
  });
}

type Untimed = Omit<TimedTransit, "passes" | "epochMs" | "round">;

type InTime = Pick<TimedTransit, "passes" | "epochMs" | "round">;

function timesFor(found: readonly Untimed[], sky: LeadingSky): (one: Untimed) => InTime {
  const { ephemeris, jdTt } = sky;
  const epochMs = ephemeris.epochMillisecondsOf(jdTt);
  const targetOf = ({ aspect, natal, transiting }: Untimed): number => {
    const isAngle = natal === "ascendant" || natal === "midheaven";
    const natalDeg = isAngle ? sky.angles[natal] : bodyOf(sky.natal, natal).longitudeDeg;
    return exactDeg({ aspect, natalDeg, moverDeg: bodyOf(sky.transiting, transiting).longitudeDeg });
  };
  const movers = [...new Set(found.map(({ transiting }) => transiting))];
  const rounds = new Map(
    movers.map((body) => {
      const targets = found.filter(({ transiting }) => transiting === body).map(targetOf);
      const { fromJdTt, toJdTt } = answerableWindow(ephemeris, roundOf({ body, jdTt }));
      const [fromEpochMs, toEpochMs] = [ephemeris.epochMillisecondsOf(fromJdTt), ephemeris.epochMillisecondsOf(toJdTt)];
      return [body, { round: { fromEpochMs, toEpochMs }, passes: passesOver(ephemeris, { body, jdTt }, targets) }];
    }),
  );
  return (one) => {
    const found = rounds.get(one.transiting);
    if (found === undefined) throw new InvariantError("a mover has no round", { transiting: one.transiting });
    return { epochMs, round: found.round, passes: found.passes.get(targetOf(one)) ?? [] };
  };
}
