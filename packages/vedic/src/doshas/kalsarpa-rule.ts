import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { rashiHouse, type VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";

/** The twelve kinds by the house of Rahu. */
export const KALSARPA_KINDS = [
  { id: "anant", name: "Anant", severity: "Severe" },
  { id: "kulik", name: "Kulik", severity: "Moderate" },
  { id: "vasuki", name: "Vasuki", severity: "Moderate" },
  { id: "shankhpal", name: "Shankhpal", severity: "Moderate" },
  { id: "padma", name: "Padma", severity: "Moderate" },
  { id: "mahapadma", name: "Mahapadma", severity: "Mild" },
  { id: "takshak", name: "Takshak", severity: "Severe" },
  { id: "karkotak", name: "Karkotak", severity: "Severe" },
  { id: "shankhachud", name: "Shankhachud", severity: "Moderate" },
  { id: "ghatak", name: "Ghatak", severity: "Moderate" },
  { id: "vishdhar", name: "Vishdhar", severity: "Mild" },
  { id: "sheshnag", name: "Sheshnag", severity: "Severe" },
] as const;
export type KalsarpaKind = (typeof KALSARPA_KINDS)[number];

export const KALSARPA_ARCS = ["rahu-to-ketu", "ketu-to-rahu"] as const;

export interface Kalsarpa {
  readonly rahuHouse: number;
  /** The side of the axis that holds all seven; undefined where neither does. */
  readonly arc: (typeof KALSARPA_ARCS)[number] | undefined;
  readonly kind: KalsarpaKind;
  /** Those on the less crowded side. */
  readonly outside: readonly SevenGraha[];
}

/** Whether the seven grahas are strictly on one side of the axis of the nodes, by longitude. */
export function kalsarpaOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): Kalsarpa {
  const rahuDeg = grahaOf(chart.grahas, "rahu").longitudeDeg;
  const aheadDeg = (id: SevenGraha): number => normalizeDeg(grahaOf(chart.grahas, id).longitudeDeg - rahuDeg);
  const ahead = SEVEN_GRAHAS.filter((id) => aheadDeg(id) > 0 && aheadDeg(id) < 180);
  const behind = SEVEN_GRAHAS.filter((id) => aheadDeg(id) > 180);
  const rahuHouse = rashiHouse(chart, rahuDeg);
  const arc = ahead.length === 7 ? "rahu-to-ketu" : behind.length === 7 ? "ketu-to-rahu" : undefined;
  const inside = ahead.length >= behind.length ? ahead : behind;
  return {
    rahuHouse,
    arc,
    kind: at(KALSARPA_KINDS, rahuHouse - 1),
    outside: SEVEN_GRAHAS.filter((id) => !inside.includes(id)),
  };
}
