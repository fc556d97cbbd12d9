/** How many letters have to be put in, taken out or changed to turn one text into the other (Levenshtein 1966). */
export function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [row0, letter] of [...one].entries()) {
    const row = [row0 + 1];
    for (const [column0, otherLetter] of [...other].entries()) {
      const changed = (above[column0] ?? 0) + (letter === otherLetter ? 0 : 1);
      row.push(Math.min(changed, (above[column0 + 1] ?? 0) + 1, (row[column0] ?? 0) + 1));
    }
    above = row;
  }
  return above[above.length - 1] ?? 0;
}
