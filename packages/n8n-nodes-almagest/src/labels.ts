/** Words that are not written as they are spelt. */
const WORDS: Readonly<Record<string, string>> = {
  Q: "Query",
  Kp: "KP",
  Iso2: "ISO Country Code",
  Iau: "IAU",
  Vp285: "VP285",
  Vp291: "VP291",
  Icrc: "ICRC",
};

/** `Birth Date` for `birthDate`, `KP Newcomb` for `kp-newcomb`; a word that is one already stays. */
export function labelled(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, "$1 $2").replace(/[-_]+/g, " ");
  return words
    .replace(/(?:^|\s)\p{Ll}/gu, (first) => first.toUpperCase())
    .split(" ")
    .map((word) => WORDS[word] ?? word)
    .join(" ");
}
