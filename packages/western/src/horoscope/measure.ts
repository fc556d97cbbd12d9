/** How horoscope texts are measured in the tests: sentences with names, numbers and dates masked. */

const NAMES = new Set(
  [
    "sun moon mercury venus mars jupiter saturn uranus neptune pluto",
    "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces",
    "january february march april may june july august september october november december",
    "sunday monday tuesday wednesday thursday friday saturday",
  ].flatMap((line) => line.split(" ")),
);

export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+/)
    .map(masked)
    .filter((sentence) => sentence !== "");
}

function masked(sentence: string): string {
  return sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}' ]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => (NAMES.has(word.replace(/'s$/, "")) || /^\d+$/.test(word) ? "#" : word))
    .join(" ");
}

/** The first thing that stands more often than it may, as `count x text`. */
export function tooOften(texts: readonly string[], most: number): string | undefined {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const [text, count] of counts) if (count > most) return `${count} x ${text}`;
  return undefined;
}

export function words(text: string): number {
  return text.trim().split(/\s+/).length;
}
