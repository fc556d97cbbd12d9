/** 23°43′, cut and not rounded: 29°59′59″ stays in its sign. */
export function degreesAndMinutes(deg: number): string {
  const minutes = Math.floor(deg * 60 + 1e-6);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, "0")}′`;
}
