import type { Ephemeris } from "@almagest/ephemeris";
import { at, InvariantError } from "@almagest/operation";
import { isPlanet, type PlanetId } from "@almagest/sky";
import { type NatalReach, WIDEST_DATED_DEG } from "../../birth-time/reach";
import { type Visit, visitsIn } from "../../birth-time/visits";
import { LEADING, weightOf } from "../leading";
import { exactDeg, roundOf } from "../passes";
import { hasParagraph, isTold, toldWithinDeg } from "../told";
import type { OpenTransit } from "./find";

/** Days on which a transit is exact for some birth of the span: instants in UTC, not rounded. */
export interface OpenPass extends Pick<Visit, "isThrough" | "isRetrograde"> {
  readonly fromEpochMs: number | undefined;
  readonly toEpochMs: number | undefined;
}

/** A transit among those that matter most, of those that every birth has. */
export interface OpenLeader extends OpenTransit {
  readonly transiting: PlanetId;
  readonly natal: PlanetId;
  /** Its place in the list of transits. */
  readonly index0: number;
  /** The moment that is told, UTC. */
  readonly epochMs: number;
  /** In order of time. */
  readonly passes: readonly OpenPass[];
}

type Found = Omit<OpenLeader, "passes" | "epochMs">;

export interface LeadingMoment {
  readonly ephemeris: Ephemeris;
  readonly jdTt: number;
}

/** As `leadingTransits`, of planets alone, by the widest orb; the Moon only where its reach is narrow. */
export function openLeading(
  transits: readonly OpenTransit[],
  reaches: readonly NatalReach[],
  { ephemeris, jdTt }: LeadingMoment,
): readonly OpenLeader[] {
  const epochMs = ephemeris.epochMillisecondsOf(jdTt);
  const ranked = transits
    .flatMap((transit, index0) => planetary(transit, index0, reaches))
    .map((transit) => ({ transit, weight: weightAtWidest(transit) }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, LEADING)
    .map(({ transit }) => transit);
  return ranked.map((transit) => {
    const { widthDeg, lowDeg } = reachOf(reaches, transit.natal);
    const moverDeg = ephemeris.ecliptic(transit.transiting, jdTt).longitudeDeg;
    const arc = { lowDeg: exactDeg({ aspect: transit.aspect, natalDeg: lowDeg, moverDeg }), widthDeg };
    const window = roundOf({ body: transit.transiting, jdTt });
    const visits = at(visitsIn(ephemeris, { body: transit.transiting, window }, [arc]), 0);
    return { ...transit, epochMs, passes: visits.map((visit) => passOf(ephemeris, visit)) };
  });
}

function planetary(transit: OpenTransit, index0: number, reaches: readonly NatalReach[]): readonly Found[] {
  const { transiting, natal } = transit;
  if (!isPlanet(transiting) || !isPlanet(natal) || !hasParagraph(transit) || !isToldThrough(transit)) return [];
  return reachOf(reaches, natal).widthDeg > WIDEST_DATED_DEG ? [] : [{ ...transit, transiting, natal, index0 }];
}

/** Whether it is close enough to be told in full for every birth. */
export function isToldThrough({ transiting, mostOrbDeg }: OpenTransit): boolean {
  return isTold({ transiting, orbDeg: mostOrbDeg });
}

function weightAtWidest({ mostOrbDeg, isApplying, ...transit }: Found): number {
  const found = { ...transit, orbDeg: mostOrbDeg, applying: isApplying ?? true };
  return weightOf(found, toldWithinDeg(transit.transiting));
}

function reachOf(reaches: readonly NatalReach[], id: PlanetId): NatalReach {
  const found = reaches.find((reach) => reach.id === id);
  if (found === undefined) throw new InvariantError("a natal body has no reach", { id });
  return found;
}

function passOf(ephemeris: Ephemeris, { fromJdTt, toJdTt, isThrough, isRetrograde }: Visit): OpenPass {
  const instant = (jdTt: number | undefined) => (jdTt === undefined ? undefined : ephemeris.epochMillisecondsOf(jdTt));
  return { fromEpochMs: instant(fromJdTt), toEpochMs: instant(toJdTt), isThrough, isRetrograde };
}
