import * as z from "zod";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { houseFrom, signIndex0 } from "../zodiac/circle";

export const REFERENCES = ["Lagna", "Moon", "Venus"] as const;
export type Reference = (typeof REFERENCES)[number];
export const WEIGHTS = { Lagna: 1, Moon: 0.5, Venus: 0.25 } as const satisfies Record<Reference, number>;

/** In the order of their malice. */
const PAPAS = [
  { graha: "Mars", id: "mars" },
  { graha: "Saturn", id: "saturn" },
  { graha: "Sun", id: "sun" },
  { graha: "Rahu", id: "rahu" },
] as const;
const PAPA_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

export const PAPA_GRAHAS = ["Mars", "Saturn", "Sun", "Rahu"] as const;

export const papaGraha = z.enum(PAPA_GRAHAS).meta({ name: "PapaGraha" });
export const papaReference = z.enum(REFERENCES).meta({ name: "PapaReference" });

export interface PapaRow {
  readonly reference: Reference;
  readonly weight: number;
  readonly afflictions: readonly { readonly graha: (typeof PAPAS)[number]["graha"]; readonly house: number }[];
}

export interface PapaPerson {
  readonly total: number;
  readonly rows: readonly PapaRow[];
}

/** Malefics in the six hard houses from Lagna, Moon and Venus, whole signs, weighed by the reference. */
export function papasOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): PapaPerson {
  const startDeg: Readonly<Record<Reference, number>> = {
    Lagna: chart.lagnaDeg,
    Moon: grahaOf(chart.grahas, "moon").longitudeDeg,
    Venus: grahaOf(chart.grahas, "venus").longitudeDeg,
  };
  const rows = REFERENCES.map((reference) => {
    const from0 = signIndex0(startDeg[reference]);
    const afflictions = PAPAS.map(({ graha, id }) => ({
      graha,
      house: houseFrom(from0, signIndex0(grahaOf(chart.grahas, id).longitudeDeg)),
    })).filter(({ house }) => PAPA_HOUSES.includes(house));
    return { reference, weight: WEIGHTS[reference], afflictions };
  });
  return { total: rows.reduce((sum, { weight, afflictions }) => sum + weight * afflictions.length, 0), rows };
}

/** Whose papa is the larger, as the texts tell it. */
export function papaBalance(groom: number, bride: number): "less" | "equal" | "more" {
  if (bride === groom) return "equal";
  return bride < groom ? "less" : "more";
}

export const papasamyamVerdict = z.enum(["balanced", "unbalanced"]).meta({
  name: "PapasamyamVerdict",
  description: "Balanced where the bride's total does not exceed the groom's",
});

export const PAPA_TABLES = "four malefics without Ketu, all alike; one may count from each reference; mean node";
