import type { Ephemeris } from "@almagest/ephemeris";
import { BODY_IDS, type BodyId, type Engine, engineOf } from "@almagest/sky";
import { type ChartAspect, countNatures, type NatureCounts } from "../chart/aspects";
import { type Balance, balanceOf } from "../chart/balance";
import { type PersonInput, type PersonSky, personSky } from "../people/charts";
import { type Highlights, highlightsOf, interAspects, strongestFirst, toneOf } from "../people/inter-aspects";
import type { Element } from "../tables/zodiac";
import { type ArchetypeId, archetypeOf } from "./archetype";
import { aspectsByCategory, type CategoryId, type CategoryScores, categoryScores, overallScore } from "./categories";

export interface CompatibilityInput {
  readonly person1: PersonInput;
  readonly person2: PersonInput;
}

export interface ComparedPerson extends PersonSky {
  /** Sun to Pluto by element and modality. */
  readonly balance: Balance;
}

export interface Compatibility {
  readonly engine: Engine;
  readonly person1: ComparedPerson;
  readonly person2: ComparedPerson;
  readonly scores: CategoryScores;
  /** The contacts that each category was read from, in the order of the bodies. */
  readonly categoryAspects: Readonly<Record<CategoryId, readonly ChartAspect[]>>;
  readonly overall: number;
  readonly archetype: ArchetypeId;
  /** The dominant element of both; undefined where they differ. */
  readonly sharedElement: Element | undefined;
  /** Of all fourteen bodies with all fourteen. */
  readonly counts: NatureCounts;
  readonly keyAspects: readonly ChartAspect[];
  readonly highlights: Highlights;
}

/** Sun to Saturn. */
export const KEY_BODIES: readonly BodyId[] = BODY_IDS.slice(0, 7);
export const KEY_ASPECT_LIMIT = 10;

/**
 * The compatibility of two charts, in five categories.
 * @throws DomainError `unprocessable_entity` for a date outside the ephemeris' range.
 */
export function computeCompatibility(
  input: CompatibilityInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): Compatibility {
  const person1 = compared(personSky(ephemeris, input.person1));
  const person2 = compared(personSky(ephemeris, input.person2));
  const aspects = interAspects(person1.bodies, person2.bodies);
  const scores = categoryScores(aspects);
  const overall = overallScore(scores);
  const counts = countNatures(aspects);
  const dominant1 = person1.balance.dominantElement;
  const dominant2 = person2.balance.dominantElement;
  return {
    engine: engineOf(ephemeris),
    person1,
    person2,
    scores,
    categoryAspects: aspectsByCategory(aspects),
    overall,
    archetype: archetypeOf({ overall, scores, counts, dominant1, dominant2 }),
    sharedElement: dominant1 === dominant2 ? dominant1 : undefined,
    counts,
    keyAspects: keyAmong(aspects),
    highlights: highlightsOf(aspects),
  };
}

function compared(person: PersonSky): ComparedPerson {
  return { ...person, balance: balanceOf(person.bodies) };
}

function isKey({ first, second }: ChartAspect): boolean {
  return KEY_BODIES.includes(first) && KEY_BODIES.includes(second);
}

const OWN: readonly BodyId[] = ["sun", "moon", "venus", "mars"];

/**
 * The major aspects of the couple's own Sun, Moon, Venus and Mars, then other majors, each the strongest first, as many
 * as are named; in order of strength. Minor aspects do not count as key.
 */
export function keyAmong(aspects: readonly ChartAspect[]): readonly ChartAspect[] {
  const majors = strongestFirst(aspects.filter((found) => isKey(found) && toneOf(found.aspect) !== undefined));
  const isOwn = ({ first, second }: ChartAspect): boolean => OWN.includes(first) && OWN.includes(second);
  const chosen = [...majors.filter(isOwn), ...majors.filter((found) => !isOwn(found))].slice(0, KEY_ASPECT_LIMIT);
  return strongestFirst(chosen);
}
