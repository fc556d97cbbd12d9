import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import {
  type Engine,
  engineOf,
  type OneOfBirths,
  type SearchedSky,
  type SharedChanges,
  type SharedMember,
  sharedChanges,
} from "@almagest/sky";
import type { FrameChoice } from "../../sky/frame";
import type { Couple } from "../kootas";
import type { MoonPlace } from "../tables";
import { moonChanges, type OpenMatched, type OpenPersonInput, openMatched } from "./person";

export interface OpenCoupleInput extends FrameChoice {
  readonly person1: OpenPersonInput;
  readonly person2: OpenPersonInput;
}

/** A pair of Moons that the two births allow, and what is read from it. */
export interface Outcome<Read> {
  readonly pieces: readonly [number, number];
  readonly read: Read;
}

/** A couple over all pairs of times: each pair of Moons that matching tells apart is read once. */
export interface OpenCouple<Read> {
  readonly engine: Engine;
  readonly person1: OpenMatched;
  readonly person2: OpenMatched;
  readonly outcomes: readonly Outcome<Read>[];
}

export interface SearchedCouple<Read> {
  readonly couple: OpenCouple<Read>;
  readonly skies: readonly [SearchedSky, SearchedSky];
}

export function openCouple<Read>(
  ephemeris: Ephemeris,
  { person1, person2, ...choice }: OpenCoupleInput,
  read: (couple: Couple) => Read,
): SearchedCouple<Read> {
  const groom = openMatched(ephemeris, { which: "person1", input: person1, choice });
  const bride = openMatched(ephemeris, { which: "person2", input: person2, choice });
  const outcomes = groom.person.moons.flatMap((his, piece1) =>
    bride.person.moons.map((hers, piece2) => ({
      pieces: [piece1, piece2] as const,
      read: read({ groom: his.moon, bride: hers.moon }),
    })),
  );
  const couple = { engine: engineOf(ephemeris), person1: groom.person, person2: bride.person, outcomes };
  return { couple, skies: [groom.sky, bride.sky] };
}

/** A value read off one outcome. */
export interface OutcomeMember<Read> {
  readonly member: string;
  readonly valueIn: (read: Read) => ReturnType<SharedMember["valueAt"]>;
}

export function coupleChanges<Read>(
  { person1, person2, outcomes }: OpenCouple<Read>,
  members: readonly OutcomeMember<Read>[],
): SharedChanges {
  const width = person2.moons.length;
  return sharedChanges(
    [person1, person2].map(({ moons }) => moons.map(({ fromEpochMs }) => fromEpochMs)),
    members.map(({ member, valueIn }) => ({
      member,
      valueAt: ([piece1 = 0, piece2 = 0]) => valueIn(at(outcomes, piece1 * width + piece2).read),
    })),
  );
}

/** One of the two with the changes of the Moon, and others that concern an answer. */
export function birthOf(person: OpenMatched, more: OneOfBirths["changes"] = { holds: [], changes: [] }): OneOfBirths {
  const { which, span } = person;
  const { holds, changes } = moonChanges(person);
  return { which, span, changes: { holds: [...holds, ...more.holds], changes: [...changes, ...more.changes] } };
}

/** The value that every outcome has; undefined where they differ. */
export function heldOf<Read, Value>(outcomes: readonly Outcome<Read>[], valueIn: (read: Read) => Value) {
  const value = valueIn(at(outcomes, 0).read);
  return outcomes.every(({ read }) => valueIn(read) === value) ? value : undefined;
}

export function reachOf<Read>(
  outcomes: readonly Outcome<Read>[],
  valueIn: (read: Read) => number,
): { least: number; most: number } {
  const values = outcomes.map(({ read }) => valueIn(read));
  return { least: Math.min(...values), most: Math.max(...values) };
}

/** A value that every Moon of one of the two has; undefined where they differ. */
export function heldMoon<Value>({ moons }: OpenMatched, valueIn: (moon: MoonPlace) => Value): Value | undefined {
  const value = valueIn(at(moons, 0).moon);
  return moons.every(({ moon }) => valueIn(moon) === value) ? value : undefined;
}
