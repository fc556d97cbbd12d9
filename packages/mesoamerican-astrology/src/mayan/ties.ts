import type { Correlation } from "../calendar/correlation";
import { daysApart } from "../calendar/count260";
import { CROSS } from "../calendar/cross";
import { type DirectionScheme, mayanDirection } from "../calendar/directions";
import { placeInRound } from "../calendar/tzolkin";
import { type MayanDay, mayanDayOf } from "./facts";

/** The five ties in the order answers list them, each with what it adds to a score. */
export const TIES = [
  { id: "same-sign", weight: 25 },
  { id: "same-trecena", weight: 20 },
  { id: "same-number", weight: 10 },
  { id: "cross-partner", weight: 20 },
  { id: "shared-direction", weight: 10 },
] as const;
export type TieId = (typeof TIES)[number]["id"];
export const TIE_IDS = TIES.map(({ id }) => id);

/** The score of a pair before any tie. */
export const BASE_SCORE = 45;

export const VERDICTS = ["excellent", "strong", "workable", "reserved"] as const;
export type Verdict = (typeof VERDICTS)[number];

export interface Tie {
  readonly id: TieId;
  readonly holds: boolean;
  readonly weight: number;
}

export interface MayanCompatibilityFacts {
  readonly people: readonly [MayanDay, MayanDay];
  /** Days between the two on the round of 260 the shorter way, 0 to 130. */
  readonly daysApart: number;
  readonly components: readonly Tie[];
  /** 45 to 100. */
  readonly score: number;
  readonly verdict: Verdict;
  readonly correlation: Correlation;
  readonly directionScheme: DirectionScheme;
}

interface Person {
  readonly date: string;
}

/** The ties of two birth days on the round of 260. The order of the two does not matter. */
export function computeMayanCompatibility(input: {
  readonly personA: Person;
  readonly personB: Person;
  readonly correlation: Correlation;
  readonly directionScheme: DirectionScheme;
}): MayanCompatibilityFacts {
  const { correlation, directionScheme } = input;
  const [first, second] = [mayanDayOf(input.personA.date, correlation), mayanDayOf(input.personB.date, correlation)];
  const apart = daysApart(placeInRound(first.days), placeInRound(second.days));
  const holds = tiesOf(first, second, apart, directionScheme);
  const components = TIES.map(({ id, weight }) => ({ id, holds: holds[id], weight }));
  const sum = components.reduce((total, tie) => total + (tie.holds ? tie.weight : 0), BASE_SCORE);
  const score = Math.min(100, sum);
  return {
    people: [first, second],
    daysApart: apart,
    components,
    score,
    verdict: verdictOf(score),
    correlation,
    directionScheme,
  };
}

function tiesOf(first: MayanDay, second: MayanDay, apart: number, scheme: DirectionScheme): Record<TieId, boolean> {
  const [one, other] = [first.tzolkin, second.tzolkin];
  return {
    "same-sign": one.sign === other.sign,
    "same-trecena": one.trecena.number === other.trecena.number,
    "same-number": one.number === other.number,
    "cross-partner": apart > 0 && CROSS.some(({ offsetDays }) => Math.abs(offsetDays) === apart),
    "shared-direction": mayanDirection(one.sign, scheme) === mayanDirection(other.sign, scheme),
  };
}

/** 85 excellent, 70 strong, 55 workable, below reserved. */
export function verdictOf(score: number): Verdict {
  if (score >= 85) return "excellent";
  if (score >= 70) return "strong";
  return score >= 55 ? "workable" : "reserved";
}
