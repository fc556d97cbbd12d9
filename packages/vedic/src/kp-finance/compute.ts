import { civilTimeAt, resolveCivilTime } from "@almagest/civil-time";
import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, type NodeType } from "@almagest/operation";
import { type Birth, birthOf, type ChartMoment, chartMoment, type Place } from "@almagest/sky";
import { type DashaPeriod, runningPeriods, vimshottari } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import { partChanges } from "../kp/changes";
import { type KpChartFacts, kpChartOf } from "../kp/chart";
import { kpPoint } from "../kp/cusps";
import { kpFrame } from "../kp/frame";
import { rulingPlanetsAt } from "../kp/ruling";
import { flattened, grahasSignifying, type HousedSky } from "../kp/significators";
import type { Frame, FrameChoice } from "../sky/frame";
import { grahaAt, grahaOf, positionOf } from "../sky/positions";
import { type Judgement, judged, layerMean, RETROGRADE_PENALTY, type Sides } from "./judge";

export interface KpFinanceInput extends Place, FrameChoice {
  readonly birthDate: string;
  readonly birthTime: string;
  readonly timezone: number | string;
  readonly date?: string | undefined;
  readonly time: string;
  readonly nodeType: NodeType;
  readonly gainHouses: readonly number[];
  readonly lossHouses: readonly number[];
  readonly weights: KpFinanceWeights;
}

export interface KpFinanceWeights {
  readonly cusps: number;
  readonly dasha: number;
  readonly rulingPlanets: number;
  readonly moonWindows: number;
}

export interface CuspRow extends Judgement {
  readonly house: number;
  readonly longitudeDeg: number;
  readonly isLoss: boolean;
  readonly score: number;
}

export interface DashaRow extends Judgement {
  readonly period: DashaPeriod;
  readonly isRetrograde: boolean;
  readonly weight: number;
  readonly score: number;
}

export interface RulerRow extends Judgement {
  readonly isRetrograde: boolean;
  readonly score: number;
}

export interface WindowRow extends Judgement {
  readonly fromEpochMs: number;
  /** Excluded. */
  readonly toEpochMs: number;
  readonly score: number;
}

export interface KpFinanceFacts extends FinanceOfChart {
  readonly input: KpFinanceInput;
  readonly birth: Birth;
  readonly frame: Frame;
  readonly chart: KpChartFacts;
  /** The instant that is read; its offset is that of the date read. */
  readonly reading: ChartMoment;
}

/** The four layers for one chart. */
export interface FinanceOfChart {
  readonly sides: Sides;
  readonly cusps: readonly CuspRow[];
  readonly dasha: readonly DashaRow[];
  readonly rulers: readonly RulerRow[];
  readonly windows: readonly WindowRow[];
  readonly layers: KpFinanceWeights;
  /** [0, 100]: the layers by their weights. */
  readonly score: number;
}

/** A day as the Krishnamurti Paddhati reads it in a frame, whoever it is read for. */
export interface FinanceDay {
  readonly reading: ChartMoment;
  readonly rulers: readonly GrahaId[];
  /** The Moon's sub lords through the civil day, each to the beginning of the next. */
  readonly moonSubs: readonly { readonly fromEpochMs: number; readonly toEpochMs: number; readonly lord: GrahaId }[];
  /** In the sky of the reading. */
  readonly isRetrograde: (planet: GrahaId) => boolean;
}

export type FinanceChoice = Omit<KpFinanceInput, "birthDate" | "birthTime">;

const DASHA_WEIGHTS = [10, 20, 30, 40] as const;
export const FINANCE_DASHA_LEVELS = DASHA_WEIGHTS.length;
const DAY_MS = 86_400_000;

/**
 * A day's money by the Krishnamurti Paddhati: houses of gain against houses of loss, told by the sub lords of their
 * cusps, the four running dasha lords, the ruling planets and the Moon's sub lords through the day. One frame for all of
 * it, read at 00:00 UTC of the birth date.
 * @throws DomainError `unprocessable_entity` for a birth within the polar circles, or later than the instant read.
 */
export function computeKpDailyFinance(
  input: KpFinanceInput,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): KpFinanceFacts {
  const birth = birthOf(ephemeris, { ...input, date: input.birthDate, time: input.birthTime });
  const frame = kpFrame(ephemeris, input, input.birthDate);
  const chart = kpChartOf(ephemeris, birth, { frame, nodeType: input.nodeType });
  const day = financeDay(input, frame, { ephemeris, now });
  const birthEpochMs = birth.moment.civil.epochMilliseconds;
  const found = financeOfChart({ day, input, chart, birthEpochMs });
  return { input, birth, frame, chart, reading: day.reading, ...found };
}

/** The day that is read, noon of today in UTC by default, with what all births share of it. */
export function financeDay(
  input: FinanceChoice,
  frame: Frame,
  { ephemeris, now }: { readonly ephemeris: Ephemeris; readonly now: number },
): FinanceDay {
  const date = input.date ?? civilTimeAt(now, 0).date;
  const reading = chartMoment(ephemeris, { ...input, date });
  const { nodeType } = input;
  const isRetrograde = (planet: GrahaId): boolean =>
    grahaAt(ephemeris, planet, { jdTt: reading.jdTt, frame, nodeType }).isRetrograde;
  return {
    reading,
    rulers: rulingPlanetsAt(ephemeris, { place: input, moment: reading, frame }).rulers,
    moonSubs: moonSubsOf(ephemeris, frame, { date, offsetHours: reading.civil.offsetHours }),
    isRetrograde,
  };
}

export interface FinanceScene {
  readonly day: FinanceDay;
  readonly input: FinanceChoice;
  readonly chart: HousedSky;
  readonly birthEpochMs: number;
}

/** @throws DomainError `unprocessable_entity` for a birth later than the instant read. */
export function financeOfChart(scene: FinanceScene): FinanceOfChart {
  const { day, input } = scene;
  const sides = sidesOf(scene.chart, input);
  const cusps = cuspRows(scene, sides);
  const dasha = dashaRows(scene, sides);
  const rulers = day.rulers.map((planet) => withMotion(day, judged(sides, planet)));
  const windows = day.moonSubs.map(({ fromEpochMs, toEpochMs, lord }) => {
    const judgement = judged(sides, lord);
    return { ...judgement, fromEpochMs, toEpochMs, score: judgement.base };
  });
  const layers = {
    cusps: layerMean(cusps),
    dasha: dasha.reduce((sum, { score, weight }) => sum + (score * weight) / 100, 0),
    rulingPlanets: layerMean(rulers),
    moonWindows: layerMean(windows),
  };
  const { weights } = input;
  const score =
    (layers.cusps * weights.cusps +
      layers.dasha * weights.dasha +
      layers.rulingPlanets * weights.rulingPlanets +
      layers.moonWindows * weights.moonWindows) /
    100;
  return { sides, cusps, dasha, rulers, windows, layers, score };
}

/** Significators of the houses of gain and of the houses of loss, by the four levels of the houses. */
export function sidesOf(chart: HousedSky, { gainHouses, lossHouses }: FinanceChoice): Sides {
  const of = (houses: readonly number[]): readonly GrahaId[] =>
    flattened(houses.map((house) => flattened(grahasSignifying(chart, house))));
  return { gain: of(gainHouses), loss: of(lossHouses) };
}

/** A sub lord of a cusp of loss that promises gain keeps the loss away: its score is turned round. */
function cuspRows({ chart, input }: FinanceScene, sides: Sides): readonly CuspRow[] {
  return [...input.gainHouses, ...input.lossHouses].map((house) => {
    const { subLord, longitudeDeg } = at(chart.cusps, house - 1);
    const judgement = judged(sides, subLord);
    const isLoss = input.lossHouses.includes(house);
    return { ...judgement, house, longitudeDeg, isLoss, score: isLoss ? 100 - judgement.base : judgement.base };
  });
}

function dashaRows({ day, chart, birthEpochMs }: FinanceScene, sides: Sides): readonly DashaRow[] {
  const cycle = vimshottari(grahaOf(chart.bodies, "moon").longitudeDeg, birthEpochMs);
  const running = runningPeriods(cycle, day.reading.civil.epochMilliseconds);
  if (running === undefined) throw readBeforeBirth();
  return running.slice(0, DASHA_WEIGHTS.length).map((period, index0) => ({
    ...withMotion(day, judged(sides, at(period.lords, index0))),
    period,
    weight: at(DASHA_WEIGHTS, index0),
  }));
}

export function readBeforeBirth(): DomainError {
  const message = "The instant to be read is before the birth. Send a date on or after the birth date.";
  return new DomainError("unprocessable_entity", message);
}

/** A lord that is retrograde in the sky of the reading gives ten points less. */
function withMotion(
  day: FinanceDay,
  judgement: Judgement,
): Judgement & { readonly isRetrograde: boolean; readonly score: number } {
  const isRetrograde = day.isRetrograde(judgement.planet);
  const score = Math.max(0, judgement.base - (isRetrograde ? RETROGRADE_PENALTY : 0));
  return { ...judgement, isRetrograde, score };
}

/** The civil day, midnight to midnight by the offset of the reading, cut where the Moon's sub lord changes. */
function moonSubsOf(
  ephemeris: Ephemeris,
  frame: Frame,
  { date, offsetHours }: { readonly date: string; readonly offsetHours: number },
): FinanceDay["moonSubs"] {
  const fromEpochMs = resolveCivilTime({ date, time: "00:00:00", timezone: offsetHours }).epochMilliseconds;
  const toEpochMs = fromEpochMs + DAY_MS;
  const jdTtOf = (epochMs: number): number => ephemeris.timeScales(epochMs).jdTt;
  const window = { fromJdTt: jdTtOf(fromEpochMs), toJdTt: jdTtOf(toEpochMs) };
  const constant = { ayanamsa: "custom", ayanamsaValue: frame.ayanamsaDeg } as const;
  const changes = partChanges(ephemeris, { body: "moon", frame: constant, window })
    // a sign's border cuts a sub without changing its lord
    .filter(({ from, to }) => from.subLord !== to.subLord)
    .map(({ jdTt, to }) => ({
      fromEpochMs: Math.round(ephemeris.epochMillisecondsOf(jdTt) / 1000) * 1000,
      lord: to.subLord,
    }));
  const moon = positionOf(ephemeris, "moon", { jdTt: window.fromJdTt, frame });
  const starts = [{ fromEpochMs, lord: kpPoint(moon.longitudeDeg).subLord }, ...changes];
  return starts.map((start, index0) => ({ ...start, toEpochMs: starts[index0 + 1]?.fromEpochMs ?? toEpochMs }));
}
