/** The nine aspects, majors first: where two could apply equally, the earlier one does. */
export const ASPECT_IDS = [
  "conjunction",
  "opposition",
  "trine",
  "square",
  "sextile",
  "quincunx",
  "semi-sextile",
  "semi-square",
  "sesquiquadrate",
] as const;

export type AspectId = (typeof ASPECT_IDS)[number];
export type AspectNature = "harmonious" | "challenging" | "neutral";

export interface AspectFacts {
  readonly code: Uppercase<string>;
  readonly angleDeg: number;
  /** Greatest orb at which the aspect counts: docs/conventions.md, "Aspects". */
  readonly maxOrbDeg: number;
  readonly nature: AspectNature;
}

export const ASPECTS = {
  conjunction: { code: "CONJUNCTION", angleDeg: 0, maxOrbDeg: 10, nature: "neutral" },
  opposition: { code: "OPPOSITION", angleDeg: 180, maxOrbDeg: 10, nature: "challenging" },
  trine: { code: "TRINE", angleDeg: 120, maxOrbDeg: 10, nature: "harmonious" },
  square: { code: "SQUARE", angleDeg: 90, maxOrbDeg: 10, nature: "challenging" },
  sextile: { code: "SEXTILE", angleDeg: 60, maxOrbDeg: 6, nature: "harmonious" },
  quincunx: { code: "QUINCUNX", angleDeg: 150, maxOrbDeg: 3, nature: "neutral" },
  "semi-sextile": { code: "SEMI_SEXTILE", angleDeg: 30, maxOrbDeg: 3, nature: "neutral" },
  "semi-square": { code: "SEMI_SQUARE", angleDeg: 45, maxOrbDeg: 3, nature: "challenging" },
  sesquiquadrate: { code: "SESQUIQUADRATE", angleDeg: 135, maxOrbDeg: 3, nature: "challenging" },
} as const satisfies Record<AspectId, AspectFacts>;

/** The wire codes, in the table's order. */
export const ASPECT_CODES = [
  "CONJUNCTION",
  "OPPOSITION",
  "TRINE",
  "SQUARE",
  "SEXTILE",
  "QUINCUNX",
  "SEMI_SEXTILE",
  "SEMI_SQUARE",
  "SESQUIQUADRATE",
] as const;

export type AspectCode = (typeof ASPECT_CODES)[number];
