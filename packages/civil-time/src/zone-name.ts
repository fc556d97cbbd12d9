const UPPER_CASE = new Set([
  ...["cdt", "cst", "edt", "est", "mdt", "mst", "pdt", "pst", "gmt", "uct", "utc"],
  ...["act", "lhi", "nsw"],
  ...["chat", "gb", "in", "nz", "su", "us", "w"],
]);
const LOWER_CASE = new Set(["au", "es", "of"]);
const MIXED_CASE: ReadonlyMap<string, string> = new Map(
  ["BajaNorte", "BajaSur", "ComodRivadavia", "DeNoronha", "DumontDUrville", "EasterIsland", "McMurdo"].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);

/**
 * An IANA zone name in the tz database's letter case, whatever case it came in: `asia/kolkata` is `Asia/Kolkata`.
 * Links keep their own name (`Asia/Calcutta` stays). No list of names: a rule, with the words that break it.
 */
export function zoneNameInIanaCase(name: string): string {
  if (name.length <= 3) return name.toUpperCase();
  return name.toLowerCase().replace(/[a-z]+/g, wordInIanaCase);
}

function wordInIanaCase(word: string): string {
  if (UPPER_CASE.has(word)) return word.toUpperCase();
  if (LOWER_CASE.has(word)) return word;
  return MIXED_CASE.get(word) ?? word.charAt(0).toUpperCase() + word.slice(1);
}
