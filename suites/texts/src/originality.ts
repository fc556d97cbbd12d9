/** One text with its key. */
export interface Entry {
  readonly key: string;
  readonly text: string;
}

/** Names that would make two texts look different although they say the same. */
const NAMES = new Set(
  [
    "sun moon mercury venus mars jupiter saturn uranus neptune pluto chiron lilith north south node",
    "aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces",
    "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth",
    "january february march april may june july august september october november december",
  ].flatMap((line) => line.split(" ")),
);

const RUN_WORDS = 5;
const GREATEST_SHARE = 0.1;
/**
 * Five words in a row meet once by chance among thousands of short clauses; six in a row do not. Between two domains,
 * which have tens of millions of pairs, idioms of up to seven words do ("for a quarter of an hour").
 */
const CHANCE_RUNS = { inOneDomain: 1, betweenTwo: 3 };
const SHORTEST_SENTENCE = 4;

const ORDINAL = "(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)";
const POINT = "(?:sun|moon|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto|\\{ruler\\}|they|it)";

/** Families that have to name a placement in each entry; in all others a place is words like any other. */
const PLACED_KEYS = /^(?:western\.(?:horoscope|composite\.summary)|vedic\.(?:synthesis|judgment))\./;

/** There, the placement of something is a name like any other: a body with its house, a ruler with its office. */
const PLACES = [
  /\{(?:ruler|other)\},? (?:which rules|(?:the )?(?:ruler|lord|planet) of|in charge of) your \{ruled\}(?: house)?,?(?: (?:is )?in (?:your|the) (?:own )?[a-z]+)?/g,
  /\b(?:the )?(?:ruler|lord|planet) of your \{ruled\}(?: house)?|\byour \{ruled\}(?: house)?/g,
  /\b(?:the )?(?:ruler of|rules|ruling) (?:partnership|income|the calling) (?:for|of) [a-z]+/g,
  /\{ruler\},? (?:the )?planet of your (?:[a-z]+) house|\bin the [a-z]+ house that it rules/g,
  /\b(?:in|into|of|from|to|with) your (?:own )?sign\b/g,
  /\b(?:at|of) the top of (?:the|your) chart\b/g,
  /\{ruler\}, ruler of [^,]+,(?: (?:is |stands |walks |works |runs )?(?:in|at|through) (?:your|its|their|the) (?:own )?[a-z]+(?: house| sign)?)?/g,
  new RegExp(
    `\\b(?:the )?${POINT} (?:is |stands |being )?(?:in|from|through|has|into) (?:your|the) ${ORDINAL}(?: house)?`,
    "g",
  ),
  new RegExp(
    `\\b(?:your|the|a|an) ${ORDINAL}(?:[- ]house)?(?: (?:moon|sun|mercury|venus|mars|jupiter|saturn|uranus|neptune|pluto))?\\b`,
    "g",
  ),
  new RegExp(`\\b(?:the )?${POINT} in (?:\\{(?:here|there)\\}|your (?:own )?sign|their own house)`, "g"),
  /\{(?:here|there)\}/g,
  /\b(?:taken together: )?the lord of the lagna(?: (?:is|stands|works|rules|sits))?(?: strong)?(?: in)?/g,
  /\b(?:from|in) (?:your )?\{house\}(?: house)?|\{when\} the mahadasha \(major period\) of|runs until \{until\}|inside it the antardasha \(sub-period\) of|lasts until \{until\}/g,
  /\{(?:graha|lord|major|him|he|his|sign)\}(?:, (?:(?:the )?lord of (?:the|your) lagna|(?:the|your) lagna's lord|who rules the lagna),?)?/g,
  /\b(?:makes|sends|has|is in|in) (?:a )?(?:sextile|trine) (?:to|from)\b/g,
];

/** The gloss of a term is the same wherever it is met first: "navamsa (ninth of a sign)". */
const GLOSS = /\([^)]*\)/g;

/** The words of a text, names and numbers masked; of the families above, places too. */
export function maskedWords({ key, text }: Entry): readonly string[] {
  const places = PLACED_KEYS.test(key) ? PLACES : [];
  return places
    .reduce((masked, place) => masked.replace(place, "1"), text.toLowerCase().replace(GLOSS, "1"))
    .replace(/[^\p{L}\p{M}\p{N}' ]/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => (NAMES.has(word.replace(/'s$/, "")) || /^\d+$/.test(word) ? "#" : word));
}

/** Sentences of four words or more that occur twice in the catalogue, as `first key = second key: sentence`. */
export function repeatedSentences(entries: readonly Entry[]): readonly string[] {
  const owner = new Map<string, string>();
  return entries.flatMap(({ key, text }) =>
    text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
      const words = maskedWords({ key, text: sentence });
      if (words.length < SHORTEST_SENTENCE) return [];
      const masked = words.join(" ");
      const before = owner.get(masked);
      owner.set(masked, before ?? key);
      return before === undefined ? [] : [`${before} = ${key}: ${sentence}`];
    }),
  );
}

/** Pairs of entries that share more than one run of five words, and more than a tenth of the shorter one's. */
export function borrowedRuns(entries: readonly Entry[]): readonly string[] {
  const runs = entries.map(runsOf);
  const owners = new Map<string, number[]>();
  for (const [index, own] of runs.entries()) for (const run of own) pushTo(owners, run, index);
  const shared = new Map<string, { readonly first: number; readonly second: number; readonly runs: string[] }>();
  for (const [run, held] of owners) {
    for (const [position, first] of held.entries()) {
      for (const second of held.slice(position + 1)) {
        const key = `${first} ${second}`;
        const pair = shared.get(key) ?? { first, second, runs: [] };
        pair.runs.push(run);
        shared.set(key, pair);
      }
    }
  }
  return [...shared.values()].flatMap(({ first, second, runs: common }) => {
    const shorter = Math.min(runs[first]?.size ?? 0, runs[second]?.size ?? 0);
    const [one = "", other = ""] = [entries[first]?.key, entries[second]?.key];
    const chance = domainOf(one) === domainOf(other) ? CHANCE_RUNS.inOneDomain : CHANCE_RUNS.betweenTwo;
    if (common.length <= Math.max(chance, shorter * GREATEST_SHARE)) return [];
    return [`${one} ~ ${other}: ${common.length} of ${shorter}, "${common[0]}"`];
  });
}

function domainOf(key: string): string {
  return key.slice(0, key.indexOf("."));
}

function runsOf(entry: Entry): ReadonlySet<string> {
  const words = maskedWords(entry);
  // there, two names among five words name a placement, as many texts have to
  const mostNames = PLACED_KEYS.test(entry.key) ? 1 : RUN_WORDS;
  const runs = new Set<string>();
  for (let start = 0; start + RUN_WORDS <= words.length; start++) {
    const run = words.slice(start, start + RUN_WORDS);
    if (run.filter((word) => word === "#").length <= mostNames) runs.add(run.join(" "));
  }
  return runs;
}

function pushTo(map: Map<string, number[]>, key: string, value: number): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Words of a text as a reader counts them. */
export function wordCount(text: string): number {
  return text.trim().split(/\s+/).length;
}

const AVOIDED =
  /\b(?:journeys?|energ(?:y|ies)|embrac\w+|navigat\w+|profound\w*|unlock\w*|tapestr\w+|delv\w+|realms?|resonat\w+|transformative|empower\w*|destin(?:y|ed)|fated?|soulmates?)\b/i;

/** The first word of the list that the voice avoids, if the text leans on one. */
export function avoidedWord(text: string): string | undefined {
  return AVOIDED.exec(text)?.[0];
}

/** True where a text hedges more than once: may, might, could. */
export function hedges(text: string): boolean {
  return (text.match(/\b(?:may|might|could)\b/g) ?? []).length > 1;
}
