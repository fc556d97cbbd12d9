import type { Lang } from "@almagest/operation";
import type { ChartHouse, ChartPoint } from "./indian/data";
import { sign0At } from "./read";
import { houseName, named, shortName } from "./words";

/** Rahu and Ketu go backward by their nature. */
export const NODES: ReadonlySet<string> = new Set(["Rahu", "Ketu"]);

/** The first house, where its degree is not told. */
export function lagnaPoint(sign0: number, lang: Lang, degree?: number): ChartPoint {
  return { id: "Lagna", short: shortName("Lagna", lang), label: named("Lagna", lang), sign0, degree, isLagna: true };
}

/** Houses as cells, by the longitude that each is told by. */
export function chartHouses(longitudesDeg: readonly number[], lang: Lang): readonly ChartHouse[] {
  return longitudesDeg.map((longitudeDeg, house0) => ({
    name: houseName(house0 + 1, lang),
    sign0: sign0At(longitudeDeg),
    degree: longitudeDeg % 30,
  }));
}

/** Position of a point in a house that starts at a longitude. */
export function inHouse(
  house: number,
  longitudeDeg: number,
  startDeg: number,
): Required<Pick<ChartPoint, "house" | "fromStartDeg" | "sign0">> & { readonly degree: number } {
  return {
    house,
    fromStartDeg: (longitudeDeg - startDeg + 360) % 360,
    sign0: sign0At(longitudeDeg),
    degree: longitudeDeg % 30,
  };
}
