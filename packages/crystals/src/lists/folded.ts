/** Letter case, apostrophes, hyphens and underscores are free: an id finds what its name finds. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[\s_-]+/g, " ");
}
