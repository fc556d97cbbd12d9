import { type Ephemeris, normalizeDeg, type SkyBody, signedDifferenceDeg } from "@almagest/ephemeris";
import { at, DomainError, type UncertainRequest } from "@almagest/operation";
import { type BodyId, type Border, longitudeBorders, type Member, type SearchedSky, searchedSky } from "@almagest/sky";
import { type OpenBirth, type OpenMomentInput, openBirth } from "../../birth-time/open-birth";
import { type Arc, natalReaches } from "../../birth-time/reach";
import { askedAt } from "../../birth-time/search";
import { type Visit, visitsIn } from "../../birth-time/visits";
import { nearestReturn } from "../find";
import type { ReturnInput, ReturnSought } from "../return";

export type OpenReturnInput = UncertainRequest<ReturnInput, "birthTime">;

/** The return of a body that may be the Sun, the Moon or a planet. */
export type OpenReturnSought = ReturnSought & { readonly body: BodyId & SkyBody };

/** A return of every birth of a span, and the skies of both. */
export interface OpenReturnFound {
  readonly birth: OpenBirth<OpenMomentInput>;
  /** Over the span of the birth, and over that of the return. */
  readonly natal: SearchedSky;
  readonly returned: SearchedSky;
  readonly body: SkyBody;
  /** Of the returning body at birth. */
  readonly arc: Arc;
  /** The earliest and the latest return in TT: the body crosses the whole arc between them. */
  readonly fromJdTt: number;
  readonly toJdTt: number;
  /** Of the same round, in order of time, that of the return among them. */
  readonly passes: readonly Visit[];
  readonly return0: number;
}

export function birthMomentOf(input: OpenReturnInput): OpenMomentInput {
  return {
    date: input.birthDate,
    time: input.birthTime,
    timeAccuracyMinutes: input.birthTimeAccuracyMinutes,
    timeFrom: input.birthTimeFrom,
    timeTo: input.birthTimeTo,
    dateTo: input.birthDateTo,
    timezone: input.timezone,
    calendar: input.calendar,
  };
}

/**
 * The return that every birth of a span has.
 * @throws DomainError `unprocessable_entity` outside the ephemeris, and where the time of birth would decide which of
 * several returns is the one asked for.
 */
export function openReturn(ephemeris: Ephemeris, input: OpenReturnInput, sought: OpenReturnSought): OpenReturnFound {
  const { birth, sky: natal } = openBirth(ephemeris, birthMomentOf(input));
  const { body, reachDays, loopDays } = sought;
  const nears = [birth.from, birth.to].map((moment) => {
    const nearJdTt = sought.nearJdTt(moment);
    const longitudeDeg = natal.ephemeris.ecliptic(body, moment.jdTt).longitudeDeg;
    // refuses what lies beyond the ephemeris
    nearestReturn(natal.ephemeris, { body, longitudeDeg, nearJdTt, reachDays, loopDays });
    return nearJdTt;
  });
  const arc = at(natalReaches(natal, [body], "true"), 0);
  const around = reachDays + loopDays;
  const window = { fromJdTt: Math.min(...nears) - around, toJdTt: Math.max(...nears) + around };
  const visits = at(visitsIn(natal.ephemeris, { body, window }, [arc]), 0);
  const return0 = chosenOf(visits, nears);
  const { fromJdTt, toJdTt } = return0 === undefined ? {} : at(visits, return0);
  if (return0 === undefined || fromJdTt === undefined || toJdTt === undefined) throw undecided();
  const toSecond = (jdTt: number, round: (ms: number) => number) =>
    1000 * round(ephemeris.epochMillisecondsOf(jdTt) / 1000);
  const span = {
    fromEpochMs: toSecond(fromJdTt, Math.floor),
    toEpochMs: toSecond(toJdTt, Math.ceil),
    timezone: birth.span.timezone,
  };
  const passes = loopOf(visits, return0);
  return {
    birth,
    natal,
    returned: searchedSky(natal.ephemeris, span),
    body,
    arc,
    fromJdTt,
    toJdTt,
    passes: passes.visits,
    return0: passes.return0,
  };
}

/** The crossing of the whole arc that is nearer than any other visit, whichever birth and pass are compared. */
function chosenOf(visits: readonly Visit[], nears: readonly number[]): number | undefined {
  const distances = visits.map(({ fromJdTt, toJdTt, isThrough }) => {
    const ends = [fromJdTt, toJdTt].flatMap((end) => (end === undefined ? [] : [end]));
    const apart = ends.flatMap((end) => nears.map((near) => Math.abs(end - near)));
    const isAround = nears.some((near) => (fromJdTt ?? near) <= near && near <= (toJdTt ?? near));
    return { nearest: isAround ? 0 : Math.min(...apart), farthest: isThrough ? Math.max(...apart) : Infinity };
  });
  const index0 = distances.findIndex(
    ({ farthest }, own0) =>
      farthest < Infinity && distances.every(({ nearest }, other0) => own0 === other0 || farthest < nearest),
  );
  return index0 < 0 ? undefined : index0;
}

/** Two direct passes in a row have a whole round between them; any others are of one loop. */
function loopOf(
  visits: readonly Visit[],
  return0: number,
): { readonly visits: readonly Visit[]; readonly return0: number } {
  const isSameLoop = (left0: number): boolean => at(visits, left0).isRetrograde || at(visits, left0 + 1).isRetrograde;
  let first = return0;
  let last = return0;
  while (first > 0 && isSameLoop(first - 1)) first--;
  while (last < visits.length - 1 && isSameLoop(last)) last++;
  return { visits: visits.slice(first, last + 1), return0: return0 - first };
}

function undecided(): DomainError {
  return new DomainError(
    "unprocessable_entity",
    "Which return is meant depends on the time of birth: the body turns near its natal place, or two of its returns are about as near to the date asked for. Send a date nearer to one of them, or a narrower time of birth.",
  );
}

const MOST_STEPS = 60;
const CLOSE_ENOUGH_DEG = 1e-10;

/** The instant within the return's span, TT, at which the body is at a longitude of the arc, by any sky. */
function returnAt(found: OpenReturnFound, sky: Ephemeris, longitudeDeg: number): number {
  const { body, arc } = found;
  const aheadDeg = (jdTt: number): number => signedDifferenceDeg(sky.ecliptic(body, jdTt).longitudeDeg, longitudeDeg);
  let [low, high] = [found.fromJdTt, found.toJdTt];
  const isRising = at(found.passes, found.return0).isRetrograde ? -1 : 1;
  const share = arc.widthDeg === 0 ? 0 : normalizeDeg(longitudeDeg - arc.lowDeg) / arc.widthDeg;
  let jdTt = low + (high - low) * Math.min(1, isRising === 1 ? share : 1 - share);
  for (let step = 0; step < MOST_STEPS; step++) {
    const ahead = aheadDeg(jdTt);
    if (Math.abs(ahead) < CLOSE_ENOUGH_DEG || high - low < 1e-9) break;
    if (ahead * isRising > 0) high = jdTt;
    else low = jdTt;
    const next = jdTt - ahead / sky.ecliptic(body, jdTt).longitudeSpeedDegPerDay;
    jdTt = next > low && next < high ? next : (low + high) / 2;
  }
  return jdTt;
}

/** A member of the return's chart as a function of the time of birth. */
export function memberByBirth(found: OpenReturnFound, member: Member): Member {
  const { natal, returned, body } = found;
  return {
    ...member,
    borders: member.borders.flatMap((border) => bordersByBirth(found, border)),
    valueAt: (asked, epochMs) => {
      const sky = asked === natal.near ? returned.near : returned.ephemeris;
      const { longitudeDeg } = asked.ecliptic(body, askedAt(asked, epochMs).jdTt);
      return member.valueAt(sky, sky.epochMillisecondsOf(returnAt(found, sky, longitudeDeg)));
    },
  };
}

/** A root on either side is enclosed within a few milliseconds. */
const MAPPED_DOUBT_MS = 50;
const MOST_DOUBT_MS = 120_000;

/** The births whose return is at an instant: those at which the body was where it is then. */
function bordersByBirth({ natal, returned, body }: OpenReturnFound, { epochMs, ...border }: Border): readonly Border[] {
  const { jdTt } = askedAt(returned.near, epochMs);
  const { longitudeDeg, longitudeSpeedDegPerDay: speed } = returned.near.ecliptic(body, jdTt);
  return longitudeBorders(natal, body, [longitudeDeg]).map((own) => {
    const { longitudeSpeedDegPerDay: natalSpeed } = natal.near.ecliptic(body, askedAt(natal.near, own.epochMs).jdTt);
    const doubtMs = own.doubtMs + MAPPED_DOUBT_MS + border.doubtMs * Math.abs(speed / natalSpeed);
    return { ...border, epochMs: own.epochMs, doubtMs: Math.min(doubtMs, MOST_DOUBT_MS) };
  });
}
