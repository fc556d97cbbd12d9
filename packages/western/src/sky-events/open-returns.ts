import { normalizeDeg, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import { at, type DraftOf, type NodeType, type NowContext, type UncertainRequest } from "@almagest/operation";
import {
  type AskedWindow,
  type BodyId,
  type Changes,
  changesOf,
  type EventInstant,
  localInstant,
  presentEventsEcho,
  presentWindowConventions,
  zodiacPlace,
} from "@almagest/sky";
import {
  type OpenBirth,
  type OpenMomentInput,
  openBirth,
  presentOpenConventions,
  presentOpenTime,
} from "../birth-time/open-birth";
import { heldValue } from "../birth-time/open-point";
import { signMember } from "../birth-time/points";
import { natalReaches } from "../birth-time/reach";
import { longitudeDegOf, pointSearch } from "../birth-time/search";
import { type Visit, visitsIn } from "../birth-time/visits";
import {
  bodyNamed,
  firstReturns,
  type Pass,
  type ReturnsInput,
  returningBody,
  returnWindow,
  sameReturnDays,
} from "./return-passes";
import type { openReturnsOutput } from "./return-schema";

type OpenReturnsInput = UncertainRequest<ReturnsInput, "birthData.time">;

export interface OpenReturnsFacts {
  readonly birth: OpenBirth<OpenMomentInput>;
  readonly changes: Changes;
  readonly window: AskedWindow;
  readonly body: BodyId;
  readonly nodeType: NodeType;
  /** At the earliest and at the latest birth, [0, 360). */
  readonly natalLongitudesDeg: readonly [number, number];
  readonly returns: readonly (readonly Visit[])[];
  readonly hasMore: boolean;
  readonly epochMsOf: (jdTt: number) => number;
}

/** From the middle of a span of places to its ends no loop takes longer, Pluto's of four years included. */
const LONGEST_LOOP_DAYS = 1500;

/**
 * The returns of all births of a span, found by the middle of their places, which every return passes: each pass takes as long as the body needs for
 * all their places.
 */
export function computeOpenReturns(input: OpenReturnsInput, context: SkyContext & NowContext): OpenReturnsFacts {
  const { nodeType, birthData } = input;
  const window = returnWindow(input, context);
  const body = bodyNamed(input.planet);
  const { birth, sky } = openBirth(context.ephemeris, birthData);
  const { ephemeris } = sky;
  const arc = at(natalReaches(sky, [body === "south-node" ? "north-node" : body], nodeType), 0);
  const source = returningBody(body, nodeType, ephemeris);
  const middleDeg = normalizeDeg(arc.lowDeg + arc.widthDeg / 2);
  const hasEnd = input.endDate !== undefined;
  const search = { body, source, longitudeDeg: middleDeg, birthJdTt: birth.to.jdTt, hasEnd };
  const found = firstReturns(ephemeris, window, search);
  const visitsOf = (passes: readonly Pass[]): readonly Visit[] => {
    const aroundDays = Math.min(sameReturnDays(body), LONGEST_LOOP_DAYS);
    const span = {
      fromJdTt: at(passes, 0).fromJdTt - aroundDays,
      toJdTt: at(passes, passes.length - 1).toJdTt + aroundDays,
    };
    return at(visitsIn(ephemeris, { body: source, window: span }, [arc]), 0);
  };
  const natalAt = (jdTt: number): number => longitudeDegOf({ sky: ephemeris, jdTt }, body, { nodeType });
  return {
    birth,
    changes: changesOf(sky, [signMember(pointSearch(sky, { nodeType }), { point: body, path: "natalPosition" })]),
    window,
    body,
    nodeType,
    natalLongitudesDeg: [natalAt(birth.from.jdTt), natalAt(birth.to.jdTt)],
    returns: found.returns.map(visitsOf),
    hasMore: found.hasMore,
    epochMsOf: (jdTt) => ephemeris.epochMillisecondsOf(jdTt),
  };
}

export function presentOpenReturns(facts: OpenReturnsFacts): DraftOf<typeof openReturnsOutput> {
  const { birth, changes, window, nodeType } = facts;
  const [from, to] = facts.natalLongitudesDeg;
  const local = (jdTt: number | undefined): EventInstant | undefined =>
    jdTt === undefined ? undefined : localInstant(window, facts.epochMsOf(jdTt));
  const { clock: _, notice: __, ...conventions } = presentWindowConventions(window, birth.engine);
  const { calendar, notice, utcFrom, utcTo } = presentOpenConventions(birth);
  const isOne = heldValue(changes, "natalPosition.sign") !== undefined;
  return {
    birthTime: presentOpenTime(birth, changes),
    planet: bodyTerms[facts.body].en,
    ...presentEventsEcho(window, facts.hasMore),
    natalPosition: { sign: isOne ? zodiacPlace(from).sign : undefined, from: zodiacPlace(from), to: zodiacPlace(to) },
    events: facts.returns.map((group) => ({
      passes: group.map(({ fromJdTt, toJdTt, isRetrograde, isThrough }) => ({
        from: local(fromJdTt),
        to: local(toJdTt),
        motion: isRetrograde ? ("retrograde" as const) : ("direct" as const),
        isCertain: isThrough,
      })),
    })),
    conventions: { ...conventions, calendar, ...(notice === undefined ? {} : { notice }), nodeType, utcFrom, utcTo },
  };
}
