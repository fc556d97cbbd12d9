/**
 * A find that is a guess: `similar` where the words were found with one letter changed, `area` for the main place of an
 * island, region or country that the text names.
 */
export const GUESSES = ["similar", "area"] as const;
export type Guess = (typeof GUESSES)[number];
