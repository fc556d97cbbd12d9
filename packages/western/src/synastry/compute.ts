import type { Ephemeris, Houses } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { type ChartBody, type Engine, engineOf, houseOf } from "@almagest/sky";
import { askedOrbs, type OrbChoice } from "../aspects/orbs";
import type { ChartAspect } from "../chart/aspects";
import { housesOfTwo, type PersonInput, type PersonSky, personSky } from "../people/charts";
import { type Highlights, highlightsOf, interAspects } from "../people/inter-aspects";
import { balanceScore } from "../people/score";

export interface SynastryInput extends OrbChoice {
  readonly person1: PersonInput;
  readonly person2: PersonInput;
  readonly houseSystem: HouseSystem;
}

export interface SynastryBody extends ChartBody {
  /** 1 to 12, on the person's own cusps. */
  readonly house: number;
  /** 1 to 12, on the other person's. */
  readonly houseInOtherChart: number;
}

export interface SynastryPerson extends PersonSky {
  readonly bodies: readonly SynastryBody[];
  readonly houses: Houses;
}

export interface SynastryFacts {
  readonly input: SynastryInput;
  readonly engine: Engine;
  readonly person1: SynastryPerson;
  readonly person2: SynastryPerson;
  /** The one system both charts are in. */
  readonly houseSystem: HouseSystem;
  /** `first` is always person1's body. */
  readonly aspects: readonly ChartAspect[];
  /** Whole number, 0 to 100. */
  readonly score: number;
  readonly highlights: Highlights;
}

/**
 * Two charts laid over each other: every aspect between them, and each body in the other's houses.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function computeSynastry(input: SynastryInput, sky: { readonly ephemeris: Ephemeris }): SynastryFacts {
  const { ephemeris } = sky;
  const person1 = personSky(ephemeris, input.person1);
  const person2 = personSky(ephemeris, input.person2);
  const houses = housesOfTwo(ephemeris, { person1, person2 }, input.houseSystem);
  const aspects = interAspects(person1.bodies, person2.bodies, askedOrbs(input));
  return {
    input,
    engine: engineOf(ephemeris),
    person1: overlay(person1, houses.person1, houses.person2),
    person2: overlay(person2, houses.person2, houses.person1),
    houseSystem: houses.system,
    aspects,
    score: balanceScore(aspects),
    highlights: highlightsOf(aspects),
  };
}

function overlay(person: PersonSky, own: Houses, other: Houses): SynastryPerson {
  const bodies = person.bodies.map((body) => ({
    ...body,
    house: houseOf(body.longitudeDeg, own.cuspsDeg),
    houseInOtherChart: houseOf(body.longitudeDeg, other.cuspsDeg),
  }));
  return { input: person.input, moment: person.moment, bodies, houses: own };
}
