import { bodies as bodyTerms } from "@almagest/i18n/astrology";
import type { DraftOf } from "@almagest/operation";
import { BODY_IDS, type Engine, presentBirth, presentChartMoment, presentConventions } from "@almagest/sky";
import { ASPECT_IDS, ASPECTS } from "../aspects/table";
import type { PersonSky } from "./charts";
import type { peopleConventionsSchema, personEchoSchema, scoringSchema } from "./schema";
import { ASPECT_VALUES, BENEFICS, BODY_WEIGHTS, HARD_CONJUNCTION_VALUE, HARD_IN_CONJUNCTION } from "./value";

export function presentPerson(person: PersonSky): DraftOf<typeof personEchoSchema> {
  return { ...presentBirth(person), nodeType: person.input.nodeType };
}

export function presentPeopleConventions(
  people: { readonly person1: PersonSky; readonly person2: PersonSky },
  engine: Engine,
): DraftOf<typeof peopleConventionsSchema> {
  const shared = presentConventions(people.person1.moment, engine);
  const { zodiac, ayanamsa, ayanamsaEpoch, positions, center, positionType, lilith, ephemeris } = shared;
  const person1 = momentOf(people.person1, engine);
  return {
    zodiac,
    ayanamsa,
    ayanamsaEpoch,
    positions,
    center,
    positionType,
    lilith,
    ephemeris,
    person1,
    person2: momentOf(people.person2, engine),
  };
}

function momentOf(person: PersonSky, engine: Engine): DraftOf<typeof peopleConventionsSchema>["person1"] {
  const { ephemeris: _, ...moment } = presentChartMoment(person.moment, engine);
  return { ...moment, nodeType: person.input.nodeType, ayanamsaDegrees: engine.zodiac?.degAt(person.moment.jdTt) };
}

/** The tables behind a score, beside the formula that used them. */
export function presentScoring(formula: string): DraftOf<typeof scoringSchema> {
  return {
    formula,
    weights: Object.fromEntries(BODY_IDS.map((id) => [bodyTerms[id].en, BODY_WEIGHTS[id]])),
    values: Object.fromEntries(ASPECT_IDS.map((id) => [ASPECTS[id].code, ASPECT_VALUES[id]])),
    hardConjunction: {
      value: HARD_CONJUNCTION_VALUE,
      bodies: HARD_IN_CONJUNCTION.map((id) => bodyTerms[id].en),
      unlessWith: BENEFICS.map((id) => bodyTerms[id].en),
    },
  };
}
