import type { BodyId } from "@almagest/sky";

/** Published figures of a chart: degrees with four decimals. Members that the source lacks are left out. */
export interface PublishedChart {
  /** The same moment in src/charts.ts. */
  readonly id: string;
  readonly nodeType: "mean" | "true";
  readonly sect?: "day" | "night";
  readonly longitudesDeg: Partial<Record<BodyId, number>>;
  readonly retrograde?: readonly BodyId[];
  readonly ascendantDeg: number;
  readonly vertexDeg: number;
  readonly midheavenDeg?: number;
  readonly partOfFortuneDeg?: number;
  readonly lilith?: { readonly latitudeDeg: number; readonly speedDegPerDay: number };
}

export const PUBLISHED_CHARTS = [
  {
    id: "honolulu-1961",
    nodeType: "mean",
    sect: "night",
    longitudesDeg: { sun: 132.5479, moon: 63.3574, lilith: 140.5795 },
    ascendantDeg: 318.0518,
    vertexDeg: 162.9036,
    partOfFortuneDeg: 27.2423,
    lilith: { latitudeDeg: -0.6567, speedDegPerDay: 0.11077 },
  },
  {
    id: "new-york-1990",
    nodeType: "true",
    longitudesDeg: {
      sun: 113.0443,
      moon: 27.657,
      mercury: 127.3583,
      venus: 84.7861,
      mars: 32.1513,
      jupiter: 112.6193,
      saturn: 291.9405,
      uranus: 276.9547,
      neptune: 282.9129,
      pluto: 224.9976,
      "north-node": 307.3586,
      chiron: 109.2615,
      lilith: 238.345,
    },
    retrograde: ["saturn", "uranus", "neptune", "pluto"],
    ascendantDeg: 228.7051,
    midheavenDeg: 149.7837,
    vertexDeg: 91.9434,
  },
] as const satisfies readonly PublishedChart[];
