import { at } from "@almagest/operation";
import { givesBindu, type SignsOfContributors } from "../ashtakavarga/compute";
import { CONTRIBUTORS, type Contributor } from "../ashtakavarga/tables";
import { type GrahaId, isSevenGraha } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { signsOfGrahas } from "../tables/dignity";
import { signIndex0, TICKS_PER_SIGN, ticksOf } from "../zodiac/circle";

/** Lords of the eight parts of a sign, from the slowest to the Lagna (Brihat Parashara Hora Shastra 66; Raman). */
const KAKSHA_LORDS = [
  "saturn",
  "jupiter",
  "mars",
  "sun",
  "venus",
  "mercury",
  "moon",
  "lagna",
] as const satisfies readonly Contributor[];

export const KAKSHA_DEG = 3.75;

/** The part of a sign that a transiting graha passes, and whether its lord has given a point there. */
export interface Kaksha {
  /** 1 to 8 */
  readonly number: number;
  readonly lord: Contributor;
  /** Undefined for the nodes, which have no table. */
  readonly bindu: boolean | undefined;
  /** Points of the graha's own table in the sign it passes; undefined for the nodes. */
  readonly binduCount: number | undefined;
}

/** The places of a birth's contributors: its ashtakavarga is read from them. */
export function contributorsOf(chart: Pick<VedicChart, "grahas" | "lagnaDeg">): SignsOfContributors {
  return { ...signsOfGrahas(chart.grahas), lagna: signIndex0(chart.lagnaDeg) };
}

/** The kaksha of a transiting graha by the ashtakavarga of a birth. */
export function kakshaOf(graha: GrahaId, longitudeDeg: number, natal: SignsOfContributors): Kaksha {
  const sign0 = signIndex0(longitudeDeg);
  const index0 = Math.floor(((ticksOf(longitudeDeg) % TICKS_PER_SIGN) * 8) / TICKS_PER_SIGN);
  const lord = at(KAKSHA_LORDS, index0);
  const common = { number: index0 + 1, lord };
  if (!isSevenGraha(graha)) return { ...common, bindu: undefined, binduCount: undefined };
  return { ...common, bindu: givesBindu(graha, lord, natal, sign0), binduCount: pointsIn(graha, sign0, natal) };
}

function pointsIn(graha: Contributor, sign0: number, natal: SignsOfContributors): number {
  return CONTRIBUTORS.filter((from) => givesBindu(graha, from, natal, sign0)).length;
}
