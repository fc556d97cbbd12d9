import type { Ephemeris, Houses } from "@almagest/ephemeris";
import type { HouseSystem } from "@almagest/operation";
import { houseOf } from "@almagest/sky";
import { type HousesOfTwo, housesOfTwo } from "../../people/charts";
import { isOpen, type OpenPerson, type OpenPersonBody, type PersonKey } from "../../people/open/person";

/** The houses of the one of two people whose time is known. */
export interface KnownHouses {
  readonly which: PersonKey;
  readonly houses: Houses;
  readonly system: HouseSystem;
}

interface People {
  readonly person1: OpenPerson;
  readonly person2: OpenPerson;
}

/** Undefined where both times are open, or where the open one decides which system exists for both. */
export function knownHouses(ephemeris: Ephemeris, people: People, requested: HouseSystem): KnownHouses | undefined {
  const which = !isOpen(people.person1) ? "person1" : !isOpen(people.person2) ? "person2" : undefined;
  if (which === undefined) return undefined;
  const housesAt = (end: "from" | "to"): HousesOfTwo => {
    const one = ({ input, [end]: moment }: OpenPerson) => ({
      input: { ...input, time: moment.given.time },
      moment,
      bodies: [],
    });
    return housesOfTwo(ephemeris, { person1: one(people.person1), person2: one(people.person2) }, requested);
  };
  const [first, last] = [housesAt("from"), housesAt("to")];
  return first.system === last.system ? { which, houses: first[which], system: first.system } : undefined;
}

/** The house that a body is in all through; undefined where it passes a cusp. */
export function houseThroughout({ reach }: OpenPersonBody, { cuspsDeg }: Houses): number | undefined {
  const house = houseOf(wrapped(reach.lowestDeg), cuspsDeg);
  return houseOf(wrapped(reach.highestDeg), cuspsDeg) === house ? house : undefined;
}

function wrapped(deg: number): number {
  return ((deg % 360) + 360) % 360;
}
