/**
 * The effect of a fact on its reader: it presses (hard), it eases after having pressed (easing), it has two sides
 * (mixed), it gives (bright).
 */
export const TONES = ["hard", "easing", "mixed", "bright"] as const;
export type Tone = (typeof TONES)[number];

export interface Toned {
  readonly tone: Tone;
}

/** Texts that are written for every tone: `opening satisfies ByTone<string>` fails to compile where one is missing. */
export type ByTone<Text> = Readonly<Record<Tone, Text>>;

/** Texts for two facts, the first one's tone outside: hard against bright is another paragraph than bright against hard. */
export type ByTones<Text> = ByTone<ByTone<Text>>;

/** The key of two facts under a family of `ByTones`. */
export function tonesKey(first: Toned, second: Toned): `${Tone}.${Tone}` {
  return `${first.tone}.${second.tone}`;
}

export interface Weighed extends Toned {
  /** Weight of the fact, above 0. */
  readonly weight: number;
}

/** The balance of all facts together. Score, color word, verdict and closing of an answer all read this one. */
export interface Balance extends Toned {
  /** -1 (all of it hard) to 1 (all of it bright). */
  readonly score: number;
}

const WORTH = { hard: -1, easing: 0.5, mixed: 0, bright: 1 } as const satisfies ByTone<number>;

/** From this score on a whole is hard or bright; between them it is easing where easing is its largest part, or mixed. */
const DECIDED = 0.3;

/** The one weighing of facts; of none it is mixed, with score 0. */
export function balanceOf(facts: readonly Weighed[]): Balance {
  const whole = facts.reduce((sum, { weight }) => sum + weight, 0);
  if (whole <= 0) return { score: 0, tone: "mixed" };
  const score = facts.reduce((sum, { tone, weight }) => sum + WORTH[tone] * weight, 0) / whole;
  const shareOf = (tone: Tone): number =>
    facts.reduce((sum, fact) => sum + (fact.tone === tone ? fact.weight : 0), 0) / whole;
  if (score <= -DECIDED) return { score, tone: "hard" };
  const easing = shareOf("easing");
  if (score > 0 && TONES.every((tone) => tone === "easing" || shareOf(tone) < easing)) return { score, tone: "easing" };
  return { score, tone: score >= DECIDED ? "bright" : "mixed" };
}
