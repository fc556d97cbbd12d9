/** The planets that return within a life and can turn back over the place. */
export const RETURNING_PLANETS = ["mercury", "venus", "mars", "jupiter", "saturn"] as const;
export type ReturningPlanet = (typeof RETURNING_PLANETS)[number];

export interface ReturnCycle {
  /** The period of the planet round the Sun, as the contract words it. */
  readonly label: string;
  /** The longest time from the last pass of one return to the first of the next, in days. */
  readonly longestGapDays: number;
  /** The longest time from the first to the last pass of one return, in days. */
  readonly longestLoopDays: number;
}

/**
 * Seen from the Earth, Mercury and Venus stay with the Sun and come back to a longitude about once a year.
 * Gaps and loops: the longest that Swiss Ephemeris gives for 36 longitudes over at least five centuries (Saturn sixteen)
 * are 409.1 and 46.7, 410.6 and 88.4, 711.9 and 169.8, 4367.9 and 242.8, 10654.9 and 273.4 days; rounded up here.
 */
export const RETURN_CYCLES = {
  mercury: { label: "~88 days", longestGapDays: 415, longestLoopDays: 50 },
  venus: { label: "~225 days", longestGapDays: 415, longestLoopDays: 92 },
  mars: { label: "~687 days (~1.9 years)", longestGapDays: 720, longestLoopDays: 175 },
  jupiter: { label: "~12 years", longestGapDays: 4390, longestLoopDays: 250 },
  saturn: { label: "~29 years", longestGapDays: 10700, longestLoopDays: 285 },
} as const satisfies Record<ReturningPlanet, ReturnCycle>;
