import { formatIsoUtc, localDateTime } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import { angle, presentBirthTime, presentMomentConventions } from "@almagest/sky";
import { pointName } from "../birth/present";
import type { Declined, VedicParallelsFacts } from "./parallels-compute";
import type { Ends, OpenParallel, OpenVedicParallels } from "./parallels-open";
import type { UncertainVedicParallelsAnswer, vedicParallelsOutput } from "./parallels-schema";

const DECLINATIONS = "topocentric at sea level, apparent, true equator of date";

function rightAscension(deg: number): number {
  return Math.min(angle(deg), 359.999999);
}

export function presentParallels(facts: VedicParallelsFacts): DraftOf<typeof vedicParallelsOutput> {
  const { given } = facts.moment;
  return {
    datetime: `${given.date}T${given.time}`,
    orb: facts.orbDeg,
    planets: facts.grahas.map(({ id, declinationDeg: declination, rightAscensionDeg }) => ({
      name: pointName(id),
      declination: angle(declination),
      rightAscension: rightAscension(rightAscensionDeg),
    })),
    parallels: facts.parallels.map(({ first, second, kind, orbDeg }) => ({
      planet1: pointName(first.id),
      planet2: pointName(second.id),
      type: kind,
      orb: angle(orbDeg),
      dec1: angle(first.declinationDeg),
      dec2: angle(second.declinationDeg),
    })),
    conventions: {
      declinations: DECLINATIONS,
      ...presentMomentConventions(facts.moment, facts.engine),
    },
  };
}

export function presentOpenParallels(facts: OpenVedicParallels): UncertainVedicParallelsAnswer {
  const { input, span, from, to, engine, parallels } = facts;
  const { utc: _, clock: __, ...conventions } = presentMomentConventions(from, engine);
  const isLasting = ({ beginsEpochMs, endsEpochMs }: OpenParallel): boolean =>
    beginsEpochMs === undefined && endsEpochMs === undefined;
  const told = (epochMs: number | undefined): string | undefined =>
    epochMs === undefined ? undefined : localDateTime(epochMs, span.timezone);
  return {
    birthTime: presentBirthTime(span.state === "range" ? "range" : "unknown", span, facts.changes),
    date: input.date,
    timezone: from.civil.offsetHours,
    orb: input.orb,
    planets: facts.grahas.map((ends) => ({
      name: pointName(ends.from.id),
      declination: declinations(ends),
      rightAscension: {
        from: rightAscension(ends.from.rightAscensionDeg),
        to: rightAscension(ends.to.rightAscensionDeg),
      },
    })),
    parallels: parallels.filter(isLasting).map(presentOpenParallel),
    passingParallels: parallels
      .filter((parallel) => !isLasting(parallel))
      .map((parallel) => ({
        ...presentOpenParallel(parallel),
        begins: told(parallel.beginsEpochMs),
        ends: told(parallel.endsEpochMs),
      })),
    conventions: {
      declinations: DECLINATIONS,
      ...conventions,
      utcFrom: formatIsoUtc(from.civil.epochMilliseconds),
      utcTo: formatIsoUtc(to.civil.epochMilliseconds),
    },
  };
}

function presentOpenParallel({ first, second, kind, orbDeg }: OpenParallel) {
  return {
    planet1: pointName(first.from.id),
    planet2: pointName(second.from.id),
    type: kind,
    orb: { from: angle(orbDeg.from), to: angle(orbDeg.to) },
    dec1: declinations(first),
    dec2: declinations(second),
  };
}

function declinations({ from, to }: Ends<Declined>) {
  return { from: angle(from.declinationDeg), to: angle(to.declinationDeg) };
}
