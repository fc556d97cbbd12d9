/** The remainder that is never negative: `modulo(-1, 60)` is 59. */
export function modulo(value: number, size: number): number {
  return ((value % size) + size) % size;
}
