import { civilTimeAt, formatIsoUtc } from "@almagest/civil-time";
import type { DraftOf } from "@almagest/operation";
import { otherPlaceNoticeOf, presentBody, presentConventions, presentCusps, zodiacPlace } from "@almagest/sky";
import { presentOrbs } from "../aspects/orbs-schema";
import { presentAspect } from "../chart/present";
import type { InstantChart } from "./chart";
import type { ReturnFacts, ReturnInput } from "./return";
import type { locationSchema, returnChartSchema, returnConventionsSchema } from "./schema";

/** An instant to the nearest second: a return at birth then prints the second of birth. */
export function nearestSecond(epochMilliseconds: number): number {
  return Math.round(epochMilliseconds / 1000) * 1000;
}

/** The civil time of an instant by the clock of a zone, YYYY-MM-DDTHH:MM:SS, to the nearest second. */
export function localInstantOf(epochMilliseconds: number, timezone: number | string): string {
  const { date, time } = civilTimeAt(nearestSecond(epochMilliseconds), timezone);
  return `${date}T${time}`;
}

export function presentLocation({ input, chart }: ReturnFacts<ReturnInput>): DraftOf<typeof locationSchema> {
  const { offsetHours } = civilTimeAt(nearestSecond(chart.epochMilliseconds), input.timezone);
  return { latitude: input.latitude, longitude: input.longitude, timezone: offsetHours };
}

export function presentReturnChart(facts: ReturnFacts<ReturnInput>): DraftOf<typeof returnChartSchema> {
  const { chart, input } = facts;
  const { date, time } = civilTimeAt(nearestSecond(chart.epochMilliseconds), input.timezone);
  return { birthDetails: { date, time, ...presentLocation(facts) }, ...presentInstantChart(chart) };
}

function presentInstantChart(chart: InstantChart): Omit<DraftOf<typeof returnChartSchema>, "birthDetails"> {
  const { houses } = chart;
  return {
    planets: chart.bodies.map((body) => ({ ...presentBody(body), house: body.house })),
    houses: presentCusps(houses.cuspsDeg),
    houseSystem: houses.system,
    aspects: chart.aspects.map((aspect) => presentAspect(aspect)),
    ascendant: zodiacPlace(houses.ascendantDeg),
    midheaven: zodiacPlace(houses.midheavenDeg),
    partOfFortune: {
      ...zodiacPlace(chart.partOfFortune.longitudeDeg),
      house: chart.partOfFortune.house,
      sect: chart.sect,
    },
    vertex: { ...zodiacPlace(chart.vertex.longitudeDeg), house: chart.vertex.house },
  };
}

export function presentReturnConventions(
  { birth, engine, input, chart }: ReturnFacts<ReturnInput>,
  choice: string,
): DraftOf<typeof returnConventionsSchema> {
  return {
    ...presentConventions(birth, engine),
    ...otherPlaceNoticeOf(birth, input),
    nodeType: input.nodeType ?? "true",
    requestedHouseSystem: input.houseSystem,
    ...presentOrbs(input),
    returnUtc: formatIsoUtc(nearestSecond(chart.epochMilliseconds)),
    precession: "not-corrected",
    choice,
  };
}
