import { plainLetters } from "@almagest/operation";

/** Letter case, accents, apostrophes, hyphens and underscores are free: an id finds what its name finds. */
export function folded(text: string): string {
  return plainLetters(text)
    .replace(/['’]/g, "")
    .replace(/[\s_-]+/g, " ");
}
