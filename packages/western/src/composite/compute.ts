import type { Ephemeris } from "@almagest/ephemeris";
import { at, type HouseSystem } from "@almagest/operation";
import { bodyOf, type ChartBody, type Engine, engineOf, houseOf, oppositeOf } from "@almagest/sky";
import { askedOrbs, type OrbChoice } from "../aspects/orbs";
import { aspectsAmong, type ChartAspect } from "../chart/aspects";
import { housesOfTwo, type PersonInput, type PersonSky, personSky } from "../people/charts";
import { type Highlights, highlightsOf, isBetweenPlanets } from "../people/inter-aspects";
import { type CompositeHouses, compositeHouses, midpointDeg } from "./midpoint";

export interface CompositeInput extends OrbChoice {
  readonly person1: PersonInput;
  readonly person2: PersonInput;
  readonly houseSystem: HouseSystem;
}

export interface CompositeBody extends ChartBody {
  /** 1 to 12, on the composite cusps. */
  readonly house: number;
}

export interface CompositeChartFacts {
  readonly input: CompositeInput;
  readonly engine: Engine;
  readonly person1: PersonSky;
  readonly person2: PersonSky;
  readonly houseSystem: HouseSystem;
  readonly houses: CompositeHouses;
  readonly bodies: readonly CompositeBody[];
  readonly aspects: readonly ChartAspect[];
  /** Among Sun to Pluto. */
  readonly highlights: Highlights;
}

/**
 * The midpoint composite of two charts: one chart, for the relationship itself.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function computeCompositeChart(
  input: CompositeInput,
  sky: { readonly ephemeris: Ephemeris },
): CompositeChartFacts {
  const { ephemeris } = sky;
  const person1 = personSky(ephemeris, input.person1);
  const person2 = personSky(ephemeris, input.person2);
  const natal = housesOfTwo(ephemeris, { person1, person2 }, input.houseSystem);
  const houses = compositeHouses(natal.person1, natal.person2);
  const bodies = compositeBodies(person1.bodies, person2.bodies);
  const aspects = aspectsAmong(bodies, askedOrbs(input));
  return {
    input,
    engine: engineOf(ephemeris),
    person1,
    person2,
    houseSystem: natal.system,
    houses,
    bodies: bodies.map((body) => ({ ...body, house: houseOf(body.longitudeDeg, houses.cuspsDeg) })),
    aspects,
    highlights: highlightsOf(aspects.filter(isBetweenPlanets)),
  };
}

/**
 * Longitude: midpoint of the shorter arc. Latitude and speed: mean of the two. The South Node is opposite the composite
 * North Node.
 */
export function compositeBodies(first: readonly ChartBody[], second: readonly ChartBody[]): readonly ChartBody[] {
  const middles = first.map((body, index0) => middleOf(body, at(second, index0)));
  const southNode = oppositeOf(bodyOf(middles, "north-node"));
  return middles.map((body) => (body.id === "south-node" ? southNode : body));
}

function middleOf(first: ChartBody, second: ChartBody): ChartBody {
  return {
    id: first.id,
    longitudeDeg: midpointDeg(first.longitudeDeg, second.longitudeDeg),
    latitudeDeg: (first.latitudeDeg + second.latitudeDeg) / 2,
    speedDegPerDay: (first.speedDegPerDay + second.speedDegPerDay) / 2,
  };
}
