/** A measured quantity and the most that its residual may be. */
export interface Bound {
  readonly quantity: string;
  /** `events`, `cases` and `passes` count disagreements. */
  readonly unit:
    | "″"
    | "″/day"
    | "°/day"
    | "s"
    | "km"
    | "km/day"
    | "radii"
    | "diameters"
    | "events"
    | "passes"
    | "cases"
    | "virupas";
  readonly bound: number;
  readonly authority: keyof typeof AUTHORITIES;
  /** Set if the residual comes from a limit of the authority, and names that limit. */
  readonly reason?: string;
}

export const AUTHORITIES = {
  swetest: "`swetest` 2.10.03",
  search: "a search over `swetest` 2.10.03",
  de405: "JPL DE405 with ERFA",
  erfa: "ERFA and the definitions",
  iers: "IERS EOP 20 C04",
  horizons: "JPL Horizons",
  meeus: "Meeus, *Astronomical Algorithms*",
  canon: "NASA's *Five Millennium Canon*",
  naibod: "Naibod's measure, 59′08.33″ a year",
  iae: "Indian Astronomical Ephemeris",
  program: "a second program, written from the rules",
  published: "published charts",
  native: "the native engine",
  property: "holds of any input",
} as const;
