import type { Ephemeris } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { type Border, housesOf, type Member, monotoneBorders } from "@almagest/sky";
import type { Focus } from "../birth/schema";
import { directedPlanets, directionMembers, MOON_FIRST } from "../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { heldValue } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { requireRange } from "../birth-time/refusal";
import { chartOfSecond, grahaOfSecond, type VedicSearch } from "../birth-time/search";
import { sameThrough } from "../birth-time/turns";
import { GRAHA_IDS, type GrahaId, isNode } from "../grahas";
import { type Bhava, bhavaOf, sripatiBhavas } from "../sky/bhavas";
import { frameAt, inFrameDeg } from "../sky/frame";
import { type Graha, grahaOf } from "../sky/positions";
import { houseFrom, signIndex0, wrap } from "../zodiac/circle";

/** Ascendant, midheaven and the twelve bhavas at one second. */
export interface BhavasAt {
  readonly lagnaDeg: number;
  readonly midheavenDeg: number;
  readonly bhavas: readonly Bhava[];
  readonly grahas: readonly Graha[];
}

export interface OpenChalitGraha {
  readonly id: GrahaId;
  readonly sign0: number | undefined;
  readonly bhava: number | undefined;
  readonly rashiHouse: number | undefined;
  readonly isRetrograde: boolean | undefined;
}

export interface OpenChalit {
  readonly chart: OpenVedicChart;
  readonly focus: Focus;
  readonly from: BhavasAt;
  readonly to: BhavasAt;
  /** Signs of the middles, zero-based, from the first; undefined where one changes. */
  readonly middles0: readonly (number | undefined)[];
  readonly grahas: readonly OpenChalitGraha[];
}

/**
 * Sripati's houses through a range of times.
 * @throws DomainError `unprocessable_entity` for an unknown time: nothing is left of houses in a whole day.
 */
export function computeOpenChalit(
  { focus, ...input }: OpenChartInput & { readonly focus: Focus },
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenChalit {
  requireRange(input, "In a whole day the bhavas and their junctions pass through every degree of the zodiac.");
  const chart = openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...bhavaMembers(search),
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    ...directionMembers(search),
  ]);
  const { span, sky, search, turns, changes } = chart;
  const from = bhavasAt(sky.ephemeris, span.fromEpochMs, search);
  const to = bhavasAt(sky.ephemeris, span.toEpochMs, search);
  const directed = directedPlanets(search);
  return {
    chart,
    focus,
    from,
    to,
    middles0: middlesOf(chart, from, to),
    grahas: GRAHA_IDS.map((id) => {
      const bhava = heldValue(changes, `${id}.bhava`);
      const isTold = isNode(id) || id === "sun" || id === "moon" || directed.some((one) => one === id);
      const degIn = (grahas: readonly Graha[]): number => grahaOf(grahas, id).longitudeDeg;
      return {
        id,
        sign0: sameThrough(turns, ({ grahas }) => signIndex0(degIn(grahas))),
        bhava: typeof bhava === "number" ? bhava : undefined,
        rashiHouse: sameThrough(turns, ({ grahas, lagnaDeg }) =>
          houseFrom(signIndex0(lagnaDeg), signIndex0(degIn(grahas))),
        ),
        isRetrograde: isTold ? sameThrough(turns, ({ grahas }) => grahaOf(grahas, id).isRetrograde) : undefined,
      };
    }),
  };
}

export function bhavasAt(sky: Ephemeris, epochMs: number, search: VedicSearch): BhavasAt {
  const angles = anglesAt(sky, epochMs, search);
  return {
    ...angles,
    bhavas: sripatiBhavas(angles),
    grahas: chartOfSecond(sky, epochMs, search.setting).grahas,
  };
}

/** Beyond it, and a little before, middles may run back round the zodiac: bhavas of grahas are not searched there. */
const POLAR_LATITUDE_DEG = 66;

/** Houses run back by the turn of the Earth: in a piece of this length by a few. */
const PIECE_MS = 1_800_000;

function bhavaMembers(search: VedicSearch): readonly Member[] {
  const { sky, setting } = search;
  if (Math.abs(setting.latitude) >= POLAR_LATITUDE_DEG || sky.span.toEpochMs - sky.span.fromEpochMs > MOST_MS)
    return [];
  return GRAHA_IDS.map((id) => {
    const houseAt = (asked: Ephemeris, epochMs: number): number => {
      const { lagnaDeg, midheavenDeg } = anglesAt(asked, epochMs, search);
      return bhavaOf(
        grahaOfSecond(asked, epochMs, { id, setting }).longitudeDeg,
        sripatiBhavas({ lagnaDeg, midheavenDeg }),
      );
    };
    return {
      member: `${id}.bhava`,
      borders: bordersOf(search, (epochMs) => houseAt(sky.near, epochMs)),
      valueAt: houseAt,
    };
  });
}

/** Longer ranges have nearly every bhava. */
const MOST_MS = 12 * 3_600_000;

function anglesAt(
  sky: Ephemeris,
  epochMs: number,
  { setting }: VedicSearch,
): Pick<BhavasAt, "lagnaDeg" | "midheavenDeg"> {
  const { jdTt, jdUt1 } = sky.timeScales(epochMs);
  const frame = frameAt(sky, setting, jdTt);
  const { ascendantDeg, midheavenDeg } = housesOf(sky, { input: setting, moment: { jdUt1 } }, "whole-sign");
  return { lagnaDeg: inFrameDeg(ascendantDeg, frame), midheavenDeg: inFrameDeg(midheavenDeg, frame) };
}

/** A graha's house only falls, so within a piece the houses left behind only rise. */
function bordersOf({ sky: { span } }: VedicSearch, houseAt: (epochMs: number) => number): readonly Border[] {
  const found: Border[] = [];
  for (let fromEpochMs = span.fromEpochMs; fromEpochMs < span.toEpochMs; fromEpochMs += PIECE_MS) {
    const first = houseAt(fromEpochMs);
    const toEpochMs = Math.min(fromEpochMs + PIECE_MS, span.toEpochMs);
    found.push(...monotoneBorders({ fromEpochMs, toEpochMs }, (epochMs) => wrap(first - houseAt(epochMs), 12)));
  }
  return found;
}

/** A middle that ends in the sign it began in kept it, unless it went round or may run back. */
function middlesOf(
  { search: { setting }, span }: OpenVedicChart,
  from: BhavasAt,
  to: BhavasAt,
): OpenChalit["middles0"] {
  const isSteady = Math.abs(setting.latitude) < POLAR_LATITUDE_DEG && span.toEpochMs - span.fromEpochMs <= MOST_MS;
  return from.bhavas.map(({ madhyaDeg }, index0) => {
    const [first, last] = [signIndex0(madhyaDeg), signIndex0(at(to.bhavas, index0).madhyaDeg)];
    return isSteady && first === last ? first : undefined;
  });
}
