import type { Gazetteer } from "../gazetteer";
import type { NameRange } from "../names";
import type { QualifierReading } from "../regions";
import { type PlaceFilter, qualifierFilter, withinArea } from "./area";
import { markMeant } from "./areas";
import type { Guess } from "./guess";
import { namesWithInnerWord } from "./inner-words";
import { createMarks, type Marks, type SearchPage } from "./marks";
import { namesAtOneEdit } from "./misspelt";
import { type PlaceQuery, type Reading, readingsOf, readQuery } from "./query";

/**
 * Finds places by name: exact names and alternate names first, then names with a country or province ("Paris, TX",
 * "Berlin Germany"), names that begin so, and what merely has the words: a word inside of the name, the country or the
 * province. Within each the most populous comes first. An island, a region or a country is answered by its main place
 * first. Where nothing matches, one misspelt letter is forgiven.
 */
export function searchPlaces(gazetteer: Gazetteer, text: string, page: Paging): SearchPage {
  const { total, places } = searchMatches(gazetteer, text, page);
  return { total, places };
}

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export interface Matches extends SearchPage {
  readonly guessOf: (place: number) => Guess | undefined;
}

/** The same, with the finds that are guesses. */
export function searchMatches(gazetteer: Gazetteer, text: string, page: Paging): Matches {
  const query = readQuery(text);
  if (query === undefined) return { total: 0, places: [], guessOf: () => undefined };
  const marks = createMarks(gazetteer);
  markMatches(gazetteer, query, marks);
  const areas = markMeant(gazetteer, query, marks);
  const isSimilar = !marks.any();
  if (isSimilar) markMisspelt(gazetteer, query, marks);
  const guessOf = (place: number): Guess | undefined => (areas.has(place) ? "area" : isSimilar ? "similar" : undefined);
  return { ...marks.page(page), guessOf };
}

export function markMatches(gazetteer: Gazetteer, query: PlaceQuery, marks: Marks): void {
  const { names } = gazetteer;
  const readings = readingsOf(query);
  marks.markExact(names.exactly(query.whole), query.whole);
  markQualified(gazetteer, readings, "whole", marks);
  if (query.qualifiers.length === 0) markLoosely(gazetteer, query.whole, marks);
  if (marks.any()) return;
  markQualified(gazetteer, readings, "beginning", marks);
  if (!marks.any()) marks.mark(names.beginningWith(query.whole), "beginning");
}

/** Takes the first reading whose name is one, and the first that begins one where a comma or nothing else decides. */
function markQualified(
  gazetteer: Gazetteer,
  readings: readonly Reading[],
  freely: QualifierReading,
  marks: Marks,
): void {
  const { names } = gazetteer;
  takeFirst(gazetteer, readings, freely, (name, holds) => marks.mark(names.exactly(name), "qualified", holds));
  if (readings.length > 1 && (marks.any() || freely === "whole")) return;
  takeFirst(gazetteer, readings, freely, (name, holds) => marks.mark(names.beginningWith(name), "beginning", holds));
}

/** Marks names that begin with the text, have it inside, or lie where it says. */
function markLoosely(gazetteer: Gazetteer, whole: string, marks: Marks): void {
  const { names, places, regions } = gazetteer;
  marks.mark(names.beginningWith(whole), "beginning");
  namesWithInnerWord(gazetteer, whole, (name) => marks.mark({ start: name, end: name + 1 }, "incidental"));
  const area = regions.areaOf(whole, "beginning");
  if (area === undefined) return;
  const holds = withinArea(gazetteer, area);
  for (let place = 0; place < places.count; place++) if (holds(place)) marks.markPlace(place, "incidental");
}

/** Each way to read a query costs a walk down the list of names or of qualifiers: so many are tried. */
const MOST_MISSPELT_READINGS = 4;

export function markMisspelt(gazetteer: Gazetteer, query: PlaceQuery, marks: Marks): void {
  const { names } = gazetteer;
  const ranges = query.qualifiers.length === 0 ? namesAtOneEdit(names, query.whole) : [];
  for (const range of ranges) marks.mark(range, "exact");
  if (marks.any()) return;
  const readings = readingsOf(query);
  let tried = 0;
  takeFirst(gazetteer, readings, "beginning", (name, holds) => {
    if (tried++ >= MOST_MISSPELT_READINGS) return true;
    return namesAtOneEdit(names, name)
      .map((range) => marks.mark(range, "qualified", holds))
      .includes(true);
  });
  if (marks.any()) return;
  const named = readings.filter(({ name }) => !isEmpty(names.exactly(name))).slice(0, MOST_MISSPELT_READINGS);
  takeFirst(gazetteer, named, "misspelt", (name, holds) => marks.mark(names.exactly(name), "qualified", holds));
}

function isEmpty({ start, end }: NameRange): boolean {
  return start >= end;
}

export function takeFirst(
  gazetteer: Gazetteer,
  readings: readonly Reading[],
  freely: QualifierReading,
  take: (name: string, holds: PlaceFilter, reading: Reading) => boolean,
): boolean {
  return readings.some((reading) => {
    const holds = qualifierFilter(gazetteer, reading, freely);
    return holds !== undefined && take(reading.name, holds, reading);
  });
}
