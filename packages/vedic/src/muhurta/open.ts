import type { Ephemeris } from "@almagest/ephemeris";
import { at, type UncertainRequest } from "@almagest/operation";
import { type Changes, changesOf, rememberedSky } from "@almagest/sky";
import { moonSignMembers, moonStarMembers } from "../birth-time/members";
import { type MoonStretch, moonStretches } from "../birth-time/moon-stays";
import { type OpenVedicBirth, openVedicBirth } from "../birth-time/open-birth";
import { type MuhurtaFacts, type MuhurtaInput, weighed } from "./compute";
import { type MuhurtaDay, type MuhurtaWindow, muhurtaDay } from "./day";
import { isEighth, type Person, type PersonInput } from "./people";
import { PURPOSES } from "./purposes";
import { scoreOf } from "./rank";
import type { Refusal } from "./vetoes";

export type OpenMuhurtaInput = Omit<MuhurtaInput, "people"> & {
  readonly people?: readonly UncertainRequest<PersonInput, "time">[] | undefined;
};

/** One who takes part, by each Moon that the birth may have had: one only where the time is known. */
export interface OpenPerson {
  readonly name: string | undefined;
  readonly birth: OpenVedicBirth;
  readonly changes: Changes;
  readonly moons: readonly (MoonStretch & { readonly person: Person })[];
}

/** Windows of a day that is open for one possible Moon and closed for another. */
export interface DependingDay {
  /** Of the people, zero-based. */
  readonly person0: number;
  readonly moon: OpenPerson["moons"][number];
  readonly windows: readonly MuhurtaWindow[];
}

export interface OpenMuhurta {
  /** Days and windows that every possible Moon allows; people by their first one, for their names. */
  readonly facts: MuhurtaFacts;
  readonly people: readonly OpenPerson[];
  /** By date, those that hang on a time of birth. */
  readonly depending: ReadonlyMap<string, readonly DependingDay[]>;
}

const LAHIRI = { ayanamsa: "lahiri" } as const;

/** A muhurta for people some of whom do not know their time of birth. */
export function computeOpenMuhurta(
  input: OpenMuhurtaInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenMuhurta {
  const sky = rememberedSky(ephemeris);
  const people = (input.people ?? []).map((person) => openPerson(sky, person));
  const depending = new Map<string, readonly DependingDay[]>();
  const scene: Scene = { sky, input, people };
  const facts = weighed(sky, input, {
    people: people.map(({ moons }) => at(moons, 0).person),
    dayAt: (date) => {
      const { day, found } = openDay(scene, date);
      if (found.length > 0) depending.set(date, found);
      return day;
    },
  });
  return { facts, people, depending };
}

function openPerson(ephemeris: Ephemeris, input: UncertainRequest<PersonInput, "time">): OpenPerson {
  const { birth, sky } = openVedicBirth(ephemeris, { ...input, ...LAHIRI });
  const setting = { latitude: 0, longitude: 0, nodeType: "mean", ...LAHIRI } as const;
  const [star] = moonStarMembers(sky, setting);
  const members = [...(star === undefined ? [] : [star]), ...moonSignMembers(sky, LAHIRI)];
  const moons = moonStretches(sky, LAHIRI, "both").map((stretch) => ({
    ...stretch,
    person: { name: input.name, star0: stretch.nakshatra - 1, sign0: stretch.sign0 },
  }));
  return { name: input.name, birth, changes: changesOf(sky, members), moons };
}

interface Scene {
  readonly sky: Ephemeris;
  readonly input: OpenMuhurtaInput;
  readonly people: readonly OpenPerson[];
}

interface OpenDay {
  readonly day: MuhurtaDay;
  readonly found: readonly DependingDay[];
}

/** A day for every possible Moon; where these close it, for each of them alone. */
function openDay(scene: Scene, date: string): OpenDay {
  const { people } = scene;
  const day = dayFor(scene, date, moonsOf(people).flat());
  if (day.windows.length > 0) return { day: asLeast(day, people), found: [] };
  const sure = people.flatMap(({ moons }, person0) => (moons.length === 1 ? [person0] : []));
  // what closes it for those whose Moon is known closes it for all
  const known = dayFor(
    scene,
    date,
    sure.map((person0) => at(at(people, person0).moons, 0).person),
  );
  if (known.windows.length === 0) return { day: ofOwners(known, sure), found: [] };
  const found = dependingOn(scene, date);
  const [first] = day.refusals;
  const refusal = first ?? { id: "short", indexes: [], source: { convention: "own choice" } };
  const closing = found.length === 0 ? people.map((_, person0) => person0) : found.map(({ person0 }) => person0);
  const indexes = [...new Set(closing)].filter((person0) => !sure.includes(person0));
  const byTime = found.length === 0 ? "closed" : "depends";
  return { day: { ...day, refusals: [{ ...refusal, indexes, byTime }] }, found };
}

function moonsOf(people: readonly OpenPerson[]): readonly (readonly Person[])[] {
  return people.map(({ moons }) => moons.map(({ person }) => person));
}

/** A day by each possible Moon of those to whom it makes a difference; the others are asked with all of theirs. */
function dependingOn(scene: Scene, date: string): readonly DependingDay[] {
  const { people } = scene;
  const all = moonsOf(people);
  return people.flatMap(({ moons }, person0) => {
    if (moons.length === 1) return [];
    const others = all.flatMap((one, index0) => (index0 === person0 ? [] : one));
    const own = moons.map((moon) => ({
      person0,
      moon,
      windows: dayFor(scene, date, [...others, moon.person]).windows,
    }));
    return own.some(({ windows }) => windows.length > 0) ? own : [];
  });
}

function dayFor({ sky, input }: Scene, date: string, people: readonly Person[]): MuhurtaDay {
  const { latitude, longitude, timezone } = input;
  return muhurtaDay(sky, { date, latitude, longitude, timezone }, { purpose: PURPOSES[input.purpose], people });
}

/** Refusals of a day that some of the people were asked for, with their indexes among all. */
function ofOwners(day: MuhurtaDay, asked: readonly number[]): MuhurtaDay {
  const refusals = day.refusals.map((refusal): Refusal => {
    if (refusal.id !== "tara" && refusal.id !== "chandra") return refusal;
    return { ...refusal, indexes: refusal.indexes.map((index0) => at(asked, index0)) };
  });
  return { ...day, refusals };
}

/** The eighth sign from a Moon that only may be somebody's is no note; its points are taken all the same. */
function asLeast(day: MuhurtaDay, people: readonly OpenPerson[]): MuhurtaDay {
  const isSure = (lagna0: number): boolean =>
    people.some(({ moons }) => moons.every(({ person }) => isEighth(person, lagna0)));
  const windows = day.windows.map((window) => ({
    ...window,
    notes: window.notes.filter(({ id }) => id !== "eighth" || isSure(window.lagna0)),
  }));
  return { ...day, windows };
}

/** The score where none of the Moons that only may be somebody's counts. */
export function mostScoreOf({ notes }: MuhurtaWindow): number {
  return scoreOf(notes);
}
