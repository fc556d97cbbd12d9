import type { Gazetteer } from "../gazetteer";
import type { NameRange } from "../names";
import type { PlaceFilter } from "./area";

/** The quality of a match, the best first; within a tier the most populous comes first. */
const TIERS = {
  /** The main place of the island, region or country that the text names, or the bearer of a former name. */
  meant: 1,
  /** Another name of a place so much larger than all whose own name it is that it is meant: Bombay. */
  famous: 2,
  exact: 3,
  /** Another name of any other place: Dili is the capital before it is Delhi. */
  otherExact: 4,
  qualified: 5,
  /** The beginning of another name of a place so much larger that it is meant: "Münch" is München before Münchberg. */
  famousBeginning: 6,
  beginning: 7,
  /**
   * The beginning of another name ("San Francisco de Quito" comes after San Francisco), or the whole of one under which
   * a far larger place is known: York in Nebraska is listed as New York, too.
   */
  otherBeginning: 8,
  incidental: 9,
} as const;

type Tier = keyof typeof TIERS;

/** The tiers that a caller tells apart; `createMarks` splits beginnings further. */
export type MarkedTier = "exact" | "qualified" | "beginning" | "incidental";

/** A place with this many times the people is famous enough to come first under another's name. */
const FAME = 100;
/** The same for the beginning of one, which says less about who is meant. */
const FAME_OF_BEGINNING = 10;

export interface SearchPage {
  /** All places that match. */
  readonly total: number;
  /** The numbers of those asked for. */
  readonly places: readonly number[];
}

/** The places found so far, each in the best tier that it was marked with. */
export interface Marks {
  /** Marks the places with a name in the range that the filter accepts, and says whether there was one. */
  readonly mark: (range: NameRange, tier: MarkedTier, holds?: PlaceFilter) => boolean;
  /** Marks the places whose name is exactly the one asked for. */
  readonly markExact: (range: NameRange, key: string) => void;
  readonly markPlace: (place: number, tier: Tier) => void;
  readonly any: () => boolean;
  readonly page: (page: { readonly limit: number; readonly offset: number }) => SearchPage;
  /** Numbers of the places with the name and qualifiers asked for, best first, at most `most` of them. */
  readonly named: (most: number) => readonly number[];
}

/** More finds than these are kept in a column over all places, fewer in a map. */
const FEW = 1024;

export function createMarks(gazetteer: Gazetteer): Marks {
  const tally = createTally(gazetteer.places.count);
  const mark: Marks["mark"] = (range, tier, holds = () => true) => {
    if (tier === "beginning") return markBeginnings(gazetteer, tally, range, holds);
    let marked = false;
    gazetteer.bearers(range.start, range.end, (place) => {
      if (!holds(place)) return;
      tally.markPlace(place, tier);
      marked = true;
    });
    return marked;
  };
  const markExact: Marks["markExact"] = (range, key) => markWhole(gazetteer, tally, range, key);
  return { mark, markExact, markPlace: tally.markPlace, any: tally.any, page: tally.page, named: tally.named };
}

function markBeginnings(gazetteer: Gazetteer, tally: Tally, range: NameRange, holds: PlaceFilter): boolean {
  const { bearers, places } = gazetteer;
  const owns = ownBearers(gazetteer);
  let marked = false;
  let largestOwn = 0;
  bearers(range.start, range.end, (place) => {
    if (!holds(place)) return;
    marked = true;
    if (owns(place, range)) largestOwn = Math.max(largestOwn, places.population[place] ?? 0);
  });
  const leastFamous = Math.max(1, FAME_OF_BEGINNING * largestOwn);
  bearers(range.start, range.end, (place) => {
    if (!holds(place)) return;
    const isFamous = (places.population[place] ?? 0) >= leastFamous;
    tally.markPlace(place, owns(place, range) ? "beginning" : isFamous ? "famousBeginning" : "otherBeginning");
  });
  return marked;
}

function markWhole(gazetteer: Gazetteer, tally: Tally, range: NameRange, key: string): void {
  const { bearers, places } = gazetteer;
  const owns = ownBearers(gazetteer);
  const named = saintsShort(key);
  const isOwn = (place: number): boolean =>
    owns(place, range) || saintsShort(gazetteer.names.key(places.ownName[place] ?? 0)) === named;
  let largestOwn = 1;
  let largest = 0;
  bearers(range.start, range.end, (place) => {
    const population = places.population[place] ?? 0;
    largest = Math.max(largest, population);
    if (isOwn(place)) largestOwn = Math.max(largestOwn, population);
  });
  const otherTier = (population: number): Tier => {
    if (population * FAME < largest) return "otherBeginning";
    return population >= FAME * largestOwn ? "famous" : "otherExact";
  };
  bearers(range.start, range.end, (place) => {
    tally.markPlace(place, isOwn(place) ? "exact" : otherTier(places.population[place] ?? 0));
  });
}

/** Saint Petersburg is called so where it is asked for as St. Petersburg, too. */
export function saintsShort(key: string): string {
  return key.replace(/\b(?:saint|sankt|sint)\b/g, "st");
}

/** Whether a place's own name is among those of a range. */
function ownBearers({ places }: Gazetteer): (place: number, range: NameRange) => boolean {
  return (place, { start, end }) => {
    const name = places.ownName[place] ?? 0;
    return name >= start && name < end;
  };
}

type Tally = Pick<Marks, "markPlace" | "any" | "page" | "named">;

function createTally(count: number): Tally {
  const found = createFinds(count);
  const sizes = new Uint32Array(Object.keys(TIERS).length + 1);
  let total = 0;
  const markPlace: Marks["markPlace"] = (place, tierName) => {
    const tier = TIERS[tierName];
    const known = found.tier(place);
    if (known !== 0 && known <= tier) return;
    if (known === 0) total++;
    else sizes[known] = (sizes[known] ?? 0) - 1;
    sizes[tier] = (sizes[tier] ?? 0) + 1;
    found.put(place, tier);
  };
  return {
    markPlace,
    any: () => total > 0,
    page: (asked) => ({ total, places: pageOf(found, sizes, asked) }),
    named: (limit) => pageOf(found, sizes.slice(0, TIERS.qualified + 1), { limit, offset: 0 }),
  };
}

/** The tier of each place that was found, counted from 1; 0 for none. */
interface Finds {
  readonly tier: (place: number) => number;
  readonly put: (place: number, tier: number) => void;
  /** The places found in their order; all places where they are many. */
  readonly inOrder: () => Iterable<number>;
}

function createFinds(count: number): Finds {
  const few = new Map<number, number>();
  let many: Uint8Array | undefined;
  const put = (place: number, tier: number): void => {
    if (many !== undefined) {
      many[place] = tier;
      return;
    }
    few.set(place, tier);
    if (few.size <= FEW) return;
    many = new Uint8Array(count);
    for (const [known, its] of few) many[known] = its;
  };
  return {
    tier: (place) => (many === undefined ? few.get(place) : many[place]) ?? 0,
    put,
    inOrder: () => many?.keys() ?? [...few.keys()].sort((a, b) => a - b),
  };
}

function pageOf(
  found: Finds,
  sizes: Uint32Array,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): readonly number[] {
  const taken: number[] = [];
  let before = 0;
  for (let tier = 1; tier < sizes.length; tier++) {
    const size = sizes[tier] ?? 0;
    const skip = Math.max(0, offset - before);
    const wanted = skip >= size ? 0 : Math.min(limit - taken.length, size - skip);
    before += size;
    if (wanted > 0) taken.push(...placesOfTier(found, tier, skip, wanted));
  }
  return taken;
}

function placesOfTier(found: Finds, tier: number, skip: number, wanted: number): readonly number[] {
  const places: number[] = [];
  let seen = 0;
  for (const place of found.inOrder()) {
    if (found.tier(place) !== tier || seen++ < skip) continue;
    places.push(place);
    if (places.length === wanted) break;
  }
  return places;
}
