/** Words in -est that compare nothing. */
const NO_SUPERLATIVE: ReadonlySet<string> = new Set(
  (
    "arrest backrest beast behest breast chest conquest contest crest digest divest earnest east feast forest guest harvest " +
    "honest interest invest jest latest lest manifest midwest modest molest nest northeast northwest pest priest protest " +
    "quest request rest southeast southwest suggest tempest test unrest vest west wrest yeast zest disinterest detest"
  ).split(" "),
);

const NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)";
const MONTH = "(?:January|February|March|April|June|July|August|September|October|November|December)";

/** Words that rank, count, date or judge. */
const WORDS: readonly RegExp[] = [
  /\d[\d.,:/-]*/g,
  /\b(?:most|least|best|worst|first|second|third|fourth|last)\b/gi,
  new RegExp(`\\b${NUMBER} (?:out )?of (?:the|these|them|those|its|your|all)\\b`, "gi"),
  new RegExp(`\\b(?:all|only|other) ${NUMBER}\\b`, "gi"),
  /\b(?:none|neither|half|majority) of\b/gi,
  /\bpercent\b/gi,
  new RegExp(`\\b${MONTH}\\b`, "g"),
  /\b(?:in)?auspicious(?:ly)?\b|\b(?:un)?(?:favorable|fortunate|lucky)\b/gi,
  /\b(?:rare(?:ly)?|seldom|often|dominant|equal(?:ly)?)\b/gi,
];

/** The words of a sentence that rank, count, date or judge something. English. */
export function rankingWords(sentence: string): readonly string[] {
  const superlatives = (sentence.match(/\b[a-z]{2,}est\b/gi) ?? []).filter(
    (word) => !NO_SUPERLATIVE.has(word.toLowerCase()) && !/^(?:least|best)$/i.test(word),
  );
  return [...WORDS.flatMap((words) => sentence.match(words) ?? []), ...superlatives];
}
