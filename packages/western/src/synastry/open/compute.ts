import type { Ephemeris } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { changesOf, type OneOfBirths } from "@almagest/sky";
import { type Highlights, highlightsOf } from "../../people/inter-aspects";
import { asAspect, contactMembers, type OpenContact, openContacts } from "../../people/open/contacts";
import { birthOf, isOpen, type OpenPerson, type OpenPersonInput, openPerson } from "../../people/open/person";
import { balanceReach, pairParts, type ScoreReach, scoreReach } from "../../people/open/score";
import { type KnownHouses, knownHouses } from "./houses";

export interface OpenSynastryInput {
  readonly person1: OpenPersonInput;
  readonly person2: OpenPersonInput;
  readonly houseSystem: HouseSystem;
}

export interface OpenSynastryFacts {
  readonly input: OpenSynastryInput;
  readonly person1: OpenPerson;
  readonly person2: OpenPerson;
  readonly births: readonly OneOfBirths[];
  /** Of the one whose time is known, where one is. */
  readonly houses: KnownHouses | undefined;
  /** For every pair of times, and for some. */
  readonly contacts: readonly OpenContact[];
  readonly possible: readonly OpenContact[];
  readonly score: ScoreReach;
  readonly highlights: Highlights;
}

const NO_CHANGES = { holds: [], changes: [] };

/**
 * Two charts laid over each other, over all pairs of times that the births allow: the aspects that each pair has, those
 * that some have, and the bounds of the balance.
 * @throws DomainError `unprocessable_entity` for a span that leaves the ephemeris' range.
 */
export function computeOpenSynastry(
  input: OpenSynastryInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenSynastryFacts {
  const person1 = openPerson(ephemeris, "person1", input.person1);
  const person2 = openPerson(ephemeris, "person2", input.person2);
  const all = openContacts(person1, person2);
  const contacts = all.filter(({ isAlways }) => isAlways);
  const possible = all.filter(({ isAlways }) => !isAlways);
  return {
    input,
    person1,
    person2,
    births: birthsOf({ person1, person2 }, possible),
    houses: knownHouses(ephemeris, { person1, person2 }, input.houseSystem),
    contacts,
    possible,
    score: scoreReach(pairParts({ person1, person2 }), all, balanceReach),
    highlights: highlightsOf(contacts.map(asAspect)),
  };
}

/** Both births with what each decides: where only one is open, its time decides the aspects that come and go. */
export function birthsOf(
  { person1, person2 }: { readonly person1: OpenPerson; readonly person2: OpenPerson },
  possible: readonly OpenContact[],
): readonly OneOfBirths[] {
  const people = [person1, person2];
  const [open, ...others] = people.filter(isOpen);
  const known = people.find((person) => !isOpen(person));
  const decided =
    open === undefined || known === undefined || others.length > 0
      ? NO_CHANGES
      : changesOf(open.sky, contactMembers(open, known, possible));
  return people.map((person) => birthOf(person, person === open ? decided : NO_CHANGES));
}
