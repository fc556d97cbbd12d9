/** Words of a language's translations in a domain: those of today's English, and those of another. */
export interface Freshness {
  readonly fresh: number;
  readonly stale: number;
}

/** A count that the domain's `ratchet.json` does not have. */
export function freshnessFlaws(place: string, found: Freshness, recorded: Freshness): readonly string[] {
  const { fresh, stale } = recorded;
  const list = "npm run texts stale lists them";
  return [
    ...(found.stale > stale ? [`${place}: ${found.stale} words are stale, "words" allows ${stale}: ${list}`] : []),
    ...(found.stale < stale ? [`${place}: ${found.stale} words are stale, "words" says ${stale}: write it`] : []),
    ...(found.fresh < fresh ? [`${place}: ${found.fresh} words are fresh, "words" says ${fresh}: ${list}`] : []),
    ...(found.fresh > fresh ? [`${place}: ${found.fresh} words are fresh, "words" says ${fresh}: write it`] : []),
  ];
}
