import type { Ephemeris } from "@almagest/ephemeris";
import { isPlanet, type OneOfBirths } from "@almagest/sky";
import { type OpenBalance, openBalance } from "../../natal-chart/open/balance";
import { signsInTurn } from "../../natal-chart/open/bodies";
import { type Highlights, highlightsOf } from "../../people/inter-aspects";
import { asAspect, type OpenContact, openContacts } from "../../people/open/contacts";
import { type OpenPerson, type OpenPersonInput, openPerson } from "../../people/open/person";
import { pairParts, type ScoreReach, scoreReach, strengthReach } from "../../people/open/score";
import { EVEN_SCORE } from "../../people/score";
import { valueInTwentieths } from "../../people/value";
import { birthsOf } from "../../synastry/open/compute";
import { CATEGORY_IDS, type CategoryId, isOfCategory, overallScore } from "../categories";
import { keyAmong } from "../compute";

export interface OpenCompatibilityInput {
  readonly person1: OpenPersonInput;
  readonly person2: OpenPersonInput;
}

export interface OpenCompatibilityFacts {
  readonly person1: OpenPerson;
  readonly person2: OpenPerson;
  readonly births: readonly OneOfBirths[];
  readonly balances: readonly [OpenBalance, OpenBalance];
  readonly categories: Readonly<Record<CategoryId, ScoreReach>>;
  readonly overall: ScoreReach;
  /** For every pair of times. */
  readonly contacts: readonly OpenContact[];
  readonly keyContacts: readonly OpenContact[];
  readonly highlights: Highlights;
}

/**
 * The five categories over all pairs of times that two births allow.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function computeOpenCompatibility(
  input: OpenCompatibilityInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenCompatibilityFacts {
  const person1 = openPerson(ephemeris, "person1", input.person1);
  const person2 = openPerson(ephemeris, "person2", input.person2);
  const all = openContacts(person1, person2);
  const contacts = all.filter(({ isAlways }) => isAlways);
  const parts = pairParts({ person1, person2 });
  const reachOf = (id: CategoryId): ScoreReach =>
    scoreReach(
      parts,
      all.filter((contact) => isOfCategory(id, contact)),
      categoryReach,
    );
  const categories = {
    romantic: reachOf("romantic"),
    emotional: reachOf("emotional"),
    intellectual: reachOf("intellectual"),
    physical: reachOf("physical"),
    spiritual: reachOf("spiritual"),
  };
  const key = keyAmong(contacts.map(asAspect));
  return {
    person1,
    person2,
    births: birthsOf(
      { person1, person2 },
      all.filter((contact) => !contact.isAlways && CATEGORY_IDS.some((id) => isOfCategory(id, contact))),
    ),
    balances: [balanceOf(person1), balanceOf(person2)],
    categories,
    overall: { least: overallOf(categories, "least"), most: overallOf(categories, "most") },
    contacts,
    keyContacts: key.flatMap(({ first, second, aspect }) =>
      contacts.filter((one) => one.first === first && one.second === second && one.aspect === aspect),
    ),
    highlights: highlightsOf(contacts.map(asAspect)),
  };
}

function balanceOf({ bodies }: OpenPerson): OpenBalance {
  return openBalance(signsInTurn(bodies.filter(({ id }) => isPlanet(id))));
}

function overallOf(categories: Readonly<Record<CategoryId, ScoreReach>>, end: keyof ScoreReach): number {
  const of = (id: CategoryId): number => categories[id][end];
  return overallScore({
    romantic: of("romantic"),
    emotional: of("emotional"),
    intellectual: of("intellectual"),
    physical: of("physical"),
    spiritual: of("spiritual"),
  });
}

/** The bounds of a category: the mean of its aspects, with those that may be missing where that serves the bound. */
function categoryReach(contacts: readonly OpenContact[]): ScoreReach {
  const terms = contacts.map((contact) => {
    const value = valueInTwentieths(contact);
    const { least, most } = strengthReach(contact);
    const ends = [least * value, most * value];
    return { isAlways: contact.isAlways, low: Math.min(...ends), high: Math.max(...ends) };
  });
  const highest = meanAtMost(terms.map(({ isAlways, high }) => ({ isAlways, term: high })));
  const lowest = -meanAtMost(terms.map(({ isAlways, low }) => ({ isAlways, term: -low })));
  return { least: scoreOf(lowest), most: scoreOf(highest) };
}

interface Term {
  readonly isAlways: boolean;
  readonly term: number;
}

/** The greatest mean of terms, of which some may be left out; 0 where all may. */
function meanAtMost(terms: readonly Term[]): number {
  const sure = terms.filter(({ isAlways }) => isAlways);
  let sum = sure.reduce((total, { term }) => total + term, 0);
  let count = sure.length;
  const others = terms.filter(({ isAlways }) => !isAlways).sort((one, other) => other.term - one.term);
  for (const { term } of others) {
    if (count > 0 && term * count <= sum) break;
    if (count === 0 && term <= 0) break;
    sum += term;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

function scoreOf(mean: number): number {
  return Math.round(EVEN_SCORE + (50 * mean) / 2000);
}
