const FIRST_LETTER = "A".charCodeAt(0);
const MASTERS: ReadonlySet<number> = new Set([11, 22, 33]);

/**
 * The number of a stone: the letters of its English name counted 1 to 9 over and over (the Pythagorean table) and added
 * until 1 to 9, 11, 22 or 33 is left. Most numbers that Melody prints (Love Is in the Earth, 1991) come of this rule.
 */
export function numericalVibration(name: string): number {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, "");
  return reduced([...letters].reduce((sum, letter) => sum + ((letter.charCodeAt(0) - FIRST_LETTER) % 9) + 1, 0));
}

function reduced(sum: number): number {
  if (sum < 10 || MASTERS.has(sum)) return sum;
  return reduced([...String(sum)].reduce((total, digit) => total + Number(digit), 0));
}
