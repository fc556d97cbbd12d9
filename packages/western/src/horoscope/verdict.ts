import { SIGN_IDS, type SignId } from "@almagest/sky";

/** A period for a sign, beside the other signs and the periods next to it. */
export type Verdict = "hard" | "mixed" | "bright";

/** A number for each sign: the greater, the more a period gives. */
export type Scores = Readonly<Record<SignId, number>>;

export function scoresOf(scoreOf: (own: SignId) => number): Scores {
  const scores: Partial<Record<SignId, number>> = {};
  for (const own of SIGN_IDS) scores[own] = scoreOf(own);
  return { ...EVEN, ...scores };
}

const EVEN: Scores = {
  aries: 0,
  taurus: 0,
  gemini: 0,
  cancer: 0,
  leo: 0,
  virgo: 0,
  libra: 0,
  scorpio: 0,
  sagittarius: 0,
  capricorn: 0,
  aquarius: 0,
  pisces: 0,
};

/** So many of the twelve signs at most have a good period, and as many a hard one. */
const THIRD = 4;
/** In units of the signs' standard deviation: nearer to their middle a period is even. */
const MARGIN = 0.4;

/**
 * A sign's period is good or hard where it is among the four best or worst of the twelve, outside a margin around their
 * middle, and better or worse than the mean of the sign's neighboring periods; else it is even.
 */
export function verdictOf(own: SignId, here: Scores, around: readonly Scores[]): Verdict {
  const all = SIGN_IDS.map((sign) => here[sign]);
  const middle = meanOf(all);
  const spread = Math.sqrt(meanOf(all.map((score) => (score - middle) ** 2)));
  const score = here[own];
  const usual = meanOf(around.map((scores) => scores[own]));
  if (all.filter((other) => other > score).length < THIRD && score - middle > MARGIN * spread && score > usual) {
    return "bright";
  }
  const isAmongWorst = all.filter((other) => other < score).length < THIRD;
  return isAmongWorst && middle - score > MARGIN * spread && score < usual ? "hard" : "mixed";
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
