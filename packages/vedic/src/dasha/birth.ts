import type { Ephemeris } from "@almagest/ephemeris";
import { DomainError, type NodeType } from "@almagest/operation";
import { type Birth, type BirthInput, birthOf } from "@almagest/sky";
import type { GrahaId } from "../grahas";
import { type KpChartFacts, kpChartOf } from "../kp/chart";
import { flattened, housesSignified, type LevelHouses } from "../kp/significators";
import { type Frame, type FrameChoice, frameAt } from "../sky/frame";
import { grahaOf, positionOf } from "../sky/positions";
import { type DashaPeriod, type Vimshottari, vimshottari } from "./periods";

export interface DashaInput extends BirthInput, FrameChoice {
  readonly nodeType: NodeType;
  readonly significators: boolean;
}

/** A birth with its cycle, and with its chart in Placidus houses where significators are asked for. */
export interface DashaBirth {
  readonly birth: Birth;
  readonly frame: Frame;
  readonly nodeType: NodeType;
  /** Sidereal, [0, 360). */
  readonly moonLongitudeDeg: number;
  readonly cycle: Vimshottari;
  readonly chart: KpChartFacts | undefined;
}

/**
 * The Vimshottari cycle of a birth: the Moon alone decides its dates, in the frame read at birth.
 * @throws DomainError `unprocessable_entity` where significators are asked for within the polar circles.
 */
export function dashaBirthOf(ephemeris: Ephemeris, input: DashaInput): DashaBirth {
  const birth = birthOf(ephemeris, input);
  const { jdTt, civil } = birth.moment;
  const frame = frameAt(ephemeris, input, jdTt);
  const { nodeType } = input;
  const moonLongitudeDeg = positionOf(ephemeris, "moon", { jdTt, frame }).longitudeDeg;
  return {
    birth,
    frame,
    nodeType,
    moonLongitudeDeg,
    cycle: vimshottari(moonLongitudeDeg, civil.epochMilliseconds),
    chart: input.significators ? kpChartOf(ephemeris, birth, { frame, nodeType }) : undefined,
  };
}

/** The results of a period's lord, by the houses it signifies. */
export interface LordSignificators {
  readonly house: number;
  readonly starLord: GrahaId;
  readonly subLord: GrahaId;
  readonly levels: LevelHouses;
  /** The strongest first, each once. */
  readonly houses: readonly number[];
  /** Those of the first two levels. */
  readonly strongHouses: readonly number[];
  /** [25, 100]: the mean, over its houses, of 100, 75, 50 and 25 for their best level. */
  readonly strength: number;
}

const LEVEL_SCORES = [100, 75, 50, 25] as const;

export function lordSignificators(chart: KpChartFacts, lord: GrahaId): LordSignificators {
  const levels = housesSignified(chart, lord);
  const { house, starLord, subLord } = grahaOf(chart.bodies, lord);
  const houses = flattened(levels);
  const scores = houses.map((one) => LEVEL_SCORES[levels.findIndex((level) => level.includes(one))] ?? 0);
  return {
    house,
    starLord,
    subLord,
    levels,
    houses,
    strongHouses: flattened(levels.slice(0, 2)),
    strength: scores.reduce((sum: number, score) => sum + score, 0) / scores.length,
  };
}

/** The houses that all of several lords signify, in ascending order. */
export function commonHouses(chart: KpChartFacts, lords: readonly GrahaId[]): readonly number[] {
  const signified = lords.map((lord) => flattened(housesSignified(chart, lord)));
  return Array.from({ length: 12 }, (_, index0) => index0 + 1).filter((house) =>
    signified.every((houses) => houses.includes(house)),
  );
}

/** A period within a life: any time before birth is cut off. */
export interface LivedPeriod extends DashaPeriod {
  /** At or after birth. */
  readonly livedStartEpochMs: number;
  readonly isClipped: boolean;
}

/** The periods that end after birth, the one that runs at birth beginning with it. */
export function livedPeriods(periods: readonly DashaPeriod[], birthEpochMs: number): readonly LivedPeriod[] {
  return periods.filter(({ endEpochMs }) => endEpochMs > birthEpochMs).map((period) => lived(period, birthEpochMs));
}

export function lived(period: DashaPeriod, birthEpochMs: number): LivedPeriod {
  const isClipped = period.startEpochMs < birthEpochMs;
  return { ...period, livedStartEpochMs: isClipped ? birthEpochMs : period.startEpochMs, isClipped };
}

/** Refuses a path whose period was over at birth. */
export function requireLived(period: DashaPeriod, birthEpochMs: number, names: string): void {
  if (period.endEpochMs <= birthEpochMs) throw notLived(names);
}

export function notLived(names: string): DomainError {
  const message = `The period ${names} ended before this birth, so that nothing of it is lived. Send the lords of a period that ends later; /dasha/major lists the major ones.`;
  return new DomainError("unprocessable_entity", message);
}
