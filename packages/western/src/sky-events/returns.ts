import { needEphemeris, normalizeDeg, type SkyContext } from "@almagest/ephemeris";
import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import {
  at,
  type BirthOperation,
  type DraftOf,
  defineBirthOperation,
  langQuery,
  type NodeType,
  type NowContext,
  needNow,
} from "@almagest/operation";
import {
  type AskedWindow,
  type BodyId,
  type ChartMoment,
  chartMoment,
  type Engine,
  engineOf,
  localInstant,
  presentEventsEcho,
  presentMomentConventions,
  presentWindowConventions,
  zodiacPlace,
} from "@almagest/sky";
import type { Returns, ReturnsRequest, UncertainReturns } from "../types";
import { computeOpenReturns, presentOpenReturns } from "./open-returns";
import {
  bodyNamed,
  type FoundReturns,
  firstReturns,
  type ReturnsInput,
  returningBody,
  returnWindow,
} from "./return-passes";
import { openReturnsOutput, returnsBody, returnsOutput } from "./return-schema";

export interface ReturnsFacts extends FoundReturns {
  readonly engine: Engine;
  readonly birth: ChartMoment;
  readonly window: AskedWindow;
  readonly body: BodyId;
  readonly nodeType: NodeType;
  /** [0, 360) */
  readonly natalLongitudeDeg: number;
  readonly epochMsOf: (jdTt: number) => number;
}

/**
 * The returns of a body to its place at birth in a window, or the next one: both longitudes are of their own date, each
 * pass within 2 ms. A pass after a birth in the same loop is no return.
 * @throws ValidationError for an end before the start; DomainError `unprocessable_entity` outside the ephemeris.
 */
export function computeReturns(input: ReturnsInput, context: SkyContext & NowContext): ReturnsFacts {
  const { ephemeris } = context;
  const { birthData, nodeType } = input;
  const window = returnWindow(input, context);
  const body = bodyNamed(input.planet);
  const source = returningBody(body, nodeType, ephemeris);
  const birth = chartMoment(ephemeris, birthData);
  const longitudeDeg = ephemeris.ecliptic(source, birth.jdTt).longitudeDeg;
  const search = { body, source, longitudeDeg, birthJdTt: birth.jdTt, hasEnd: input.endDate !== undefined };
  return {
    ...firstReturns(ephemeris, window, search),
    engine: engineOf(ephemeris),
    birth,
    window,
    body,
    nodeType,
    natalLongitudeDeg: normalizeDeg(longitudeDeg + (body === "south-node" ? 180 : 0)),
    epochMsOf: (jdTt) => ephemeris.epochMillisecondsOf(jdTt),
  };
}

export const returns: BirthOperation<
  ReturnsRequest,
  Returns,
  UncertainReturns,
  "birthData.time",
  SkyContext & NowContext
> = defineBirthOperation({
  id: "findReturns",
  method: "POST",
  path: "/astrology/events/returns",
  summary: "When a body is next back at its place at birth: a Saturn return or that of thirteen others",
  description:
    "Any of the fourteen bodies: the next return from now or from startDate, or all of a period, with every pass where the body turns back over the place. Dates alone: the return operations cast and read the chart. Local times by the zone of the request, whatever that of the birth.",
  query: langQuery,
  body: returnsBody,
  output: returnsOutput,
  needs: [needEphemeris, needNow],
  compute: computeReturns,
  present: presentReturns,
  uncertain: {
    births: ["birthData.time"],
    output: openReturnsOutput,
    compute: computeOpenReturns,
    present: presentOpenReturns,
  },
  isHeavy: true,
  examples: [
    {
      birthData: { date: "1990-07-15", time: "14:30:00", timezone: "America/New_York" },
      planet: "Saturn",
      startDate: "2026-11-29",
      timezone: "Europe/Berlin",
    },
  ],
});

function presentReturns(facts: ReturnsFacts): DraftOf<typeof returnsOutput> {
  const { window, engine, birth, nodeType } = facts;
  const { notice: _, ...conventions } = presentWindowConventions(window, engine);
  return {
    planet: bodyTerms[facts.body].en,
    ...presentEventsEcho(window, facts.hasMore),
    natalPosition: zodiacPlace(facts.natalLongitudeDeg),
    events: facts.returns.map((group) => {
      const passes = group.map(({ fromJdTt, motion }) => ({
        ...localInstant(window, facts.epochMsOf(fromJdTt)),
        motion,
      }));
      const first0 = group.findIndex(({ fromJdTt }) => fromJdTt >= window.search.fromJdTt);
      return { ...at(passes, first0), passes };
    }),
    conventions: { ...conventions, ...presentBirthClock(birth, engine), nodeType },
  };
}

/** Doubts are about the civil time of the birth: that of the window is an instant of its own. */
function presentBirthClock(birth: ChartMoment, engine: Engine) {
  const { calendar, clock, notice } = presentMomentConventions(birth, engine);
  return { calendar, clock, ...(notice === undefined ? {} : { notice }) };
}
