/** A star under one of its names. */
export interface CatalogueStar {
  readonly designation: string;
  readonly magnitude: number | undefined;
  /** The name under which the library finds this star and no other. */
  readonly query: string;
}

interface StarRecord {
  readonly name: string;
  readonly designation: string;
  readonly magnitude: number | undefined;
  /** Everything from which a position is computed. */
  readonly data: string;
}

/** Entries of the file for testing the library: a page of an almanac, points of coordinate systems. */
const TEST_ENTRIES: ReadonlySet<string> = new Set(["AA11", "GCRS00", "ZE200", "ZL200", "Test"]);

/** Proxima Centauri is V645 Cen; the file has it a second time with the data of alpha Centauri. */
const MISNAMED: ReadonlySet<string> = new Set(["Proxima Centauri,alCen"]);

/** The file's way to say that it has no magnitude, beside 0. No star of it has 0. */
const NO_MAGNITUDE = 999.99;

/**
 * The stars of `sefstars.txt` by their traditional names, in the order of the file. Names differ where a letter, its
 * case or a space does. Where the file gives one name to two stars, it means the brighter one. A name whose data
 * contradict each other under one designation means none (the Virgo Cluster).
 */
export function readCatalogue(starList: string): ReadonlyMap<string, CatalogueStar> {
  const records = starList.split(/\r?\n/).flatMap(recordOf);
  const dataOfKey = groups(
    records.flatMap((record) => [nameKey(record), designationKey(record)].map((key) => [key, record.data] as const)),
  );
  const isUnique = (key: string): boolean => new Set(dataOfKey.get(key)).size === 1;
  const namesakes = groups(records.filter(isOffered).map((record) => [record.name, record] as const));
  return new Map(
    [...namesakes].flatMap(([name, stars]) => {
      const { designation, magnitude } = stars.reduce(brighter);
      const query = [nameKey({ name }), designationKey({ designation })].find(isUnique);
      return query === undefined ? [] : [[name, { designation, magnitude, query }] as const];
    }),
  );
}

function groups<Value>(entries: readonly (readonly [string, Value])[]): ReadonlyMap<string, readonly Value[]> {
  const grouped = new Map<string, Value[]>();
  for (const [key, value] of entries) {
    const group = grouped.get(key);
    if (group === undefined) grouped.set(key, [value]);
    else group.push(value);
  }
  return grouped;
}

function recordOf(line: string): readonly StarRecord[] {
  if (line === "" || line.startsWith("#")) return [];
  const [name = "", designation = "", ...numbers] = line.split(",").map((field) => field.trim());
  const magnitude = Number(numbers[11]);
  return [
    {
      name,
      designation,
      magnitude: magnitude === 0 || magnitude === NO_MAGNITUDE ? undefined : magnitude,
      data: numbers.slice(0, 12).join(","),
    },
  ];
}

function isOffered({ name, designation }: StarRecord): boolean {
  return name !== "" && !TEST_ENTRIES.has(designation) && !MISNAMED.has(`${name},${designation}`);
}

/** The library compares names without case and spaces, and designations, which follow a comma, without spaces. */
const nameKey = ({ name }: Pick<StarRecord, "name">): string => name.replaceAll(" ", "").toLowerCase();
const designationKey = ({ designation }: Pick<StarRecord, "designation">): string =>
  `,${designation.replaceAll(" ", "")}`;

function brighter(one: StarRecord, other: StarRecord): StarRecord {
  return (other.magnitude ?? NO_MAGNITUDE) < (one.magnitude ?? NO_MAGNITUDE) ? other : one;
}
