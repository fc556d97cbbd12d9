import { foldName } from "../fold";
import type { Gazetteer, Place } from "../gazetteer";
import { markMeant } from "./areas";
import { createMarks, saintsShort } from "./marks";
import { isShort, type NoTown, otherwiseNamed } from "./no-town";
import { type PlaceQuery, type Reading, readingsOf, readQuery } from "./query";
import { markMatches, markMisspelt, takeFirst } from "./search";
import { writtenOut } from "./short-forms";

/** The possible meanings of a text that names one place. */
export interface MeantPlaces {
  /** The one that is meant: the only one of that name, or one at least ten times as large as every other. */
  readonly place: Place | undefined;
  /** Otherwise the places that it may be, the most populous first: those of that name, else those that resemble it. */
  readonly candidates: readonly Place[];
  /** The kind of thing that the text names where it names no town. */
  readonly noTown?: NoTown;
}

/** A name alone means a place with this many times the people of every other place of that name. */
const DOMINANCE = 10;
/** The same for a place that its time zone is named after, as that of Athens is. */
const DOMINANCE_IN_ZONE = 5;
/** So many places of a name are compared; they are the most populous ones. */
const MOST_COMPARED = 50;
/** A smaller place that shares a name which is not its own is a part of the larger one this near: Manhattan. */
const SUBURB_KILOMETERS = 25;

/** The place that is meant by a name with what qualifies it ("Paris, Texas"); its like where that is not certain. */
export function placeMeant(gazetteer: Gazetteer, text: string, mostCandidates: number): MeantPlaces {
  const query = readQuery(text);
  if (query === undefined) return { place: undefined, candidates: [] };
  const full = writtenOut(query);
  const city = full && placeOf(gazetteer, full, mostCandidates);
  return city?.place === undefined ? placeOf(gazetteer, query, mostCandidates) : city;
}

function placeOf(gazetteer: Gazetteer, query: PlaceQuery, mostCandidates: number): MeantPlaces {
  const { places } = gazetteer;
  const { reading, found } = wholeNames(gazetteer, query);
  const named = withoutLesser(gazetteer, reading.name, found);
  const otherwise = otherwiseNamed(gazetteer, reading);
  const byPopulation = (numbers: readonly number[]): readonly Place[] =>
    [...numbers]
      .sort((one, other) => (places.population[other] ?? 0) - (places.population[one] ?? 0))
      .slice(0, mostCandidates)
      .map(places.place);
  if (otherwise !== undefined) {
    const allowed = named.filter(otherwise.allows);
    const compared = otherwise.kind === "country" ? allowed : named;
    const meant = dominant(gazetteer, reading.name, compared);
    if (meant !== undefined && otherwise.allows(meant)) return { place: places.place(meant), candidates: [] };
    const candidates = byPopulation(allowed);
    return { place: undefined, candidates, ...(allowed.length === 0 && { noTown: otherwise.kind }) };
  }
  const meant = dominant(gazetteer, reading.name, named);
  if (meant !== undefined) return { place: places.place(meant), candidates: [] };
  if (named.length === 0 && isShort(reading.name)) return { place: undefined, candidates: [], noTown: "short" };
  const like = named.length > 0 ? named : resembling(gazetteer, query, mostCandidates);
  return { place: undefined, candidates: byPopulation(like) };
}

interface Found {
  /** The reading that was used. */
  readonly reading: Reading;
  readonly found: readonly number[];
}

/** The places whose whole name and whole qualifiers match; best first. */
function wholeNames(gazetteer: Gazetteer, query: PlaceQuery): Found {
  const { names } = gazetteer;
  const marks = createMarks(gazetteer);
  const whole: Reading = { name: query.whole, qualifiers: [] };
  const read = readingsOf(query);
  marks.markExact(names.exactly(query.whole), query.whole);
  if (marks.any()) return { reading: whole, found: marks.named(MOST_COMPARED) };
  let reading = read.find((one) => otherwiseNamed(gazetteer, one) !== undefined) ?? read[0] ?? whole;
  if (otherwiseNamed(gazetteer, whole) !== undefined) reading = whole;
  takeFirst(gazetteer, read, "whole", (name, holds, taken) => {
    const isFound = marks.mark(names.exactly(name), "qualified", holds);
    if (isFound) reading = taken;
    return isFound;
  });
  return { reading, found: marks.named(MOST_COMPARED) };
}

/** Another name counts where the place is ten times as large as all whose own it is: Lomé is listed as Rome, too. */
function withoutLesser({ names, places }: Gazetteer, name: string, found: readonly number[]): readonly number[] {
  const asked = saintsShort(name);
  const population = (place: number): number => places.population[place] ?? 0;
  const isOwn = (place: number): boolean => saintsShort(names.key(places.ownName[place] ?? 0)) === asked;
  const largestOwn = Math.max(-1, ...found.filter(isOwn).map(population));
  const largest = found.toSorted((one, other) => population(other) - population(one))[0];
  return found.filter((place) => {
    if (isOwn(place)) return true;
    if (isShort(name) || population(place) < DOMINANCE * largestOwn) return false;
    if (place === largest || largest === undefined) return true;
    return kilometersBetween(places.place(place), places.place(largest)) > SUBURB_KILOMETERS;
  });
}

/** On a flat map, which is exact enough for neighbors. */
function kilometersBetween(one: Place, other: Place): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return 111.2 * Math.hypot(one.latitude - other.latitude, (one.longitude - other.longitude) * shrink);
}

/** The first of the places where it is so much larger than all others that it is meant. */
function dominant({ places }: Gazetteer, name: string, [first, ...others]: readonly number[]): number | undefined {
  if (first === undefined) return undefined;
  const { population, timezone } = places.place(first);
  const namesZone = foldName(timezone.slice(timezone.lastIndexOf("/") + 1)) === name;
  const times = namesZone ? DOMINANCE_IN_ZONE : DOMINANCE;
  return others.every((other) => population >= times * Math.max(1, places.population[other] ?? 0)) ? first : undefined;
}

/** Places that begin like the text, have its words inside, or are misspelt in it. */
function resembling(gazetteer: Gazetteer, query: PlaceQuery, limit: number): readonly number[] {
  const marks = createMarks(gazetteer);
  markMatches(gazetteer, query, marks);
  markMeant(gazetteer, query, marks);
  if (!marks.any()) markMisspelt(gazetteer, query, marks);
  return marks.page({ limit, offset: 0 }).places;
}
