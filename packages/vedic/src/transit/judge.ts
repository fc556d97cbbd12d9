import { type Gochara, gocharaOf } from "../daily/gochara";
import { runningPeriods, vimshottari } from "../dasha/periods";
import { type Phase, phaseOf } from "../doshas/saturn-stays";
import { type GrahaId, isNode } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { signIndex0 } from "../zodiac/circle";
import type { AngleToNatal, TransitingGraha } from "./compute";
import { contributorsOf } from "./kaksha";
import type { SignStay } from "./stay";

/** Saturn from the natal Moon where its place has a name. */
export type SaturnPart = Phase | "eighth" | "fourth";

/** A transit judged through the natal chart. */
export interface JudgedTransit {
  readonly gochara: Gochara;
  readonly natalHouse: number;
  readonly saturn: SaturnPart | undefined;
  /** The level of the dasha that its graha rules at the moment. */
  readonly rules: "major" | "sub" | undefined;
  /** The nearest natal graha that it joins or opposes within two degrees; not of the Moon, whose contacts pass in hours. */
  readonly contact: AngleToNatal | undefined;
  /** Of Jupiter, Saturn and the nodes. */
  readonly stay: SignStay | undefined;
}

export interface TransitScene {
  readonly natal: VedicChart;
  readonly transiting: readonly TransitingGraha[];
  readonly epochMs: number;
  readonly stays: Readonly<Partial<Record<GrahaId, SignStay | undefined>>>;
}

const CONTACT_ORB_DEG = 2;

/** The nine transits, the weightiest first. */
export function judgedTransits({ natal, transiting, epochMs, stays }: TransitScene): readonly JudgedTransit[] {
  const moonDeg = grahaOf(natal.grahas, "moon").longitudeDeg;
  const moonSign0 = signIndex0(moonDeg);
  const found = gocharaOf(transiting, { moonSign0, contributors: contributorsOf(natal) });
  const periods = runningPeriods(vimshottari(moonDeg, natal.birth.moment.civil.epochMilliseconds), epochMs) ?? [];
  const lords = periods[1]?.lords ?? [];
  return transiting
    .map((graha): JudgedTransit => {
      const { id } = graha;
      const gochara = grahaOf(
        found.map((one) => ({ ...one, id: one.graha.id })),
        id,
      );
      return {
        gochara,
        natalHouse: graha.natalHouse,
        saturn: id === "saturn" ? saturnPart(moonSign0, graha) : undefined,
        rules: lords[0] === id ? "major" : lords[1] === id ? "sub" : undefined,
        contact: id === "moon" ? undefined : contactOf(graha),
        stay: stays[id],
      };
    })
    .sort((one, other) => weightOf(other) - weightOf(one));
}

export function saturnPart(
  moonSign0: number,
  { longitudeDeg, houseFromMoon }: Pick<TransitingGraha, "longitudeDeg" | "houseFromMoon">,
): SaturnPart | undefined {
  const phase = phaseOf(moonSign0, signIndex0(longitudeDeg));
  if (phase !== undefined) return phase;
  if (houseFromMoon === 8) return "eighth";
  return houseFromMoon === 4 ? "fourth" : undefined;
}

/** An opposition of or to a node is the conjunction of the other node, and is told as that. */
function contactOf({ id, angles }: TransitingGraha): AngleToNatal | undefined {
  const [nearest] = angles
    .filter(({ angle, natal, orbDeg }) => {
      const isOpposed = angle === "opposition" && !isNode(id) && !isNode(natal);
      return (angle === "conjunction" || isOpposed) && orbDeg <= CONTACT_ORB_DEG;
    })
    .sort((one, other) => one.orbDeg - other.orbDeg);
  return nearest;
}

export const BASE_WEIGHT: Readonly<Record<GrahaId, number>> = {
  saturn: 5,
  jupiter: 4.5,
  rahu: 3.5,
  ketu: 3,
  mars: 1.5,
  sun: 1,
  venus: 0.8,
  mercury: 0.6,
  moon: 0.2,
};
export const RULE_WEIGHT = { major: 2.5, sub: 1.5 } as const;

function weightOf({ gochara, saturn, rules, contact }: JudgedTransit): number {
  return (
    BASE_WEIGHT[gochara.graha.id] +
    (saturn === undefined ? 0 : 2) +
    (rules === undefined ? 0 : RULE_WEIGHT[rules]) +
    (contact === undefined ? 0 : 1)
  );
}
