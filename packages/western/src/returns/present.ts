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

/** The civil time of an instant at a fixed offset in decimal hours, YYYY-MM-DDTHH:MM:SS, to the nearest second. */
export function localInstantOf(epochMilliseconds: number, offsetHours: number): string {
  const { date, time } = civilTimeAt(nearestSecond(epochMilliseconds), offsetHours);
  return `${date}T${time}`;
}

export function presentLocation({ input, birth }: ReturnFacts<ReturnInput>): DraftOf<typeof locationSchema> {
  return { latitude: input.latitude, longitude: input.longitude, timezone: birth.civil.offsetHours };
}

export function presentReturnChart(facts: ReturnFacts<ReturnInput>): DraftOf<typeof returnChartSchema> {
  const { chart, birth } = facts;
  const { date, time } = civilTimeAt(nearestSecond(chart.epochMilliseconds), birth.civil.offsetHours);
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
