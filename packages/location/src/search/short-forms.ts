import type { PlaceQuery } from "./query";

/**
 * Cities that people everywhere call by two letters, which are a country's or a region's code, too: LA is Laos and
 * Louisiana in lists, and Los Angeles in what somebody says of a birth. A closed list; other pairs stay what they are.
 */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map([
  ["dc", "washington dc"],
  ["hk", "hong kong"],
  ["kl", "kuala lumpur"],
  ["la", "los angeles"],
  ["ny", "new york"],
  ["sf", "san francisco"],
]);

/** The same query with the city's name written out; undefined where its name is not a short form. */
export function writtenOut({ name, qualifiers }: PlaceQuery): PlaceQuery | undefined {
  const full = SHORT_FORMS.get(name.replaceAll(" ", ""));
  return full === undefined ? undefined : { name: full, whole: [full, ...qualifiers].join(" "), qualifiers };
}
