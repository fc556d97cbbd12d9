import { sentencesOf } from "../piece";

/** Shorter ones are names and exclamations, which may come twice. */
const SHORTEST_SENTENCE = 4;

/** Sentences that occur twice in one answer, in whatever members. */
export function repeatedSentences(answer: unknown): readonly string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const text of textsOf(answer)) {
    for (const sentence of sentencesOf(text)) {
      if (sentence.split(/\s+/).length < SHORTEST_SENTENCE) continue;
      if (seen.has(sentence)) repeated.add(sentence);
      seen.add(sentence);
    }
  }
  return [...repeated];
}

/** Every string in an answer. */
function textsOf(value: unknown): readonly string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** Indexes from 0 of the readings that are, in part or whole, those of the day before: of a year's answers there are none. */
export function daysRepeated(readings: readonly string[]): readonly number[] {
  return readings.flatMap((reading, index0) => {
    const before = new Set(sentencesOf(readings[index0 - 1] ?? ""));
    return sentencesOf(reading).some((sentence) => before.has(sentence)) ? [index0] : [];
  });
}
