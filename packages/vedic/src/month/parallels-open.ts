import { type BirthSpan, resolveCivilTime, spanOfBirth } from "@almagest/civil-time";
import type { Ephemeris, SearchWindow } from "@almagest/ephemeris";
import { at, type UncertainRequest } from "@almagest/operation";
import {
  type Border,
  type Changes,
  type ChartMoment,
  curveCrossings,
  type Engine,
  engineOf,
  type Member,
  momentAt,
  type SearchedSky,
  type Stay,
  searchedSky,
  searchWindowOf,
  staysOf,
} from "@almagest/sky";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { type Declined, gapBetween, type Parallel, type VedicParallelsInput } from "./parallels-compute";
import { topocentric } from "./topocentric";

type OpenInput = UncertainRequest<VedicParallelsInput, "time">;

/** The same at the first and at the last second of a time. */
export interface Ends<Told> {
  readonly from: Told;
  readonly to: Told;
}

/** Two grahas within the orb, over the span or over a part of it. */
export interface OpenParallel {
  readonly first: Ends<Declined>;
  readonly second: Ends<Declined>;
  readonly kind: Parallel["kind"];
  readonly orbDeg: Ends<number>;
  /** The first second within the orb, where it was not before; UTC epoch milliseconds. */
  readonly beginsEpochMs: number | undefined;
  /** The first second out of it. */
  readonly endsEpochMs: number | undefined;
}

export interface OpenVedicParallels {
  readonly input: OpenInput;
  readonly engine: Engine;
  readonly span: BirthSpan;
  readonly from: ChartMoment;
  readonly to: ChartMoment;
  readonly changes: Changes;
  readonly grahas: readonly Ends<Declined>[];
  /** The Moon's first, then in the order of the pairs, each in order of time. */
  readonly parallels: readonly OpenParallel[];
}

/** Declinations and parallels of every birth within a span, seen from its place. */
export function computeOpenVedicParallels(
  input: OpenInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenVedicParallels {
  const span = spanOfBirth(input);
  const sky = searchedSky(ephemeris, span);
  const found = pairsOf().map((pair) => ({ pair, ...parallelOf(sky, input, pair) }));
  const met = found.filter(({ stays }) => stays.some(({ value }) => value !== NONE));
  const [from, to] = [momentIn(sky, input, span.fromEpochMs), momentIn(sky, input, span.toEpochMs)];
  const declinedAt = (id: SevenGraha, moment: ChartMoment): Declined => ({
    id,
    ...topocentric(sky.ephemeris, id, { scales: moment, place: input }),
  });
  return {
    input,
    engine: engineOf(ephemeris),
    span,
    from,
    to,
    changes: {
      holds: met.flatMap(({ member, stays }) => (stays.length === 1 ? [{ member, value: at(stays, 0).value }] : [])),
      changes: met.flatMap(({ member, stays }) =>
        stays.slice(1).map(({ value, fromEpochMs }, before0) => ({
          member,
          before: at(stays, before0).value,
          after: value,
          epochMs: fromEpochMs,
        })),
      ),
      counted: [],
    },
    grahas: SEVEN_GRAHAS.map((id) => ({ from: declinedAt(id, from), to: declinedAt(id, to) })),
    parallels: met.flatMap(({ pair, stays }) => parallelsIn(sky, input, { pair, stays })),
  };
}

function momentIn({ ephemeris }: SearchedSky, input: OpenInput, epochMs: number): ChartMoment {
  const shown = momentAt(epochMs, input.timezone);
  const { latitude, longitude, timezone, calendar } = input;
  const given = { date: shown.date, time: shown.time, latitude, longitude, timezone, calendar };
  return { given, civil: resolveCivilTime(shown), ...ephemeris.timeScales(epochMs) };
}

type Pair = readonly [SevenGraha, SevenGraha];

/** In canonical order, the Moon's first: it is the fastest. */
function pairsOf(): readonly Pair[] {
  const pairs = SEVEN_GRAHAS.flatMap((first, index0) =>
    SEVEN_GRAHAS.slice(index0 + 1).map((second): Pair => [first, second]),
  );
  return [...pairs.filter((pair) => pair.includes("moon")), ...pairs.filter((pair) => !pair.includes("moon"))];
}

const NONE = "none";

interface Found {
  readonly member: string;
  readonly stays: readonly Stay[];
}

function parallelOf(sky: SearchedSky, input: OpenInput, pair: Pair): Found {
  const member: Member = {
    member: `parallels.${pair.join(".")}`,
    borders: bordersOf(sky, input, pair),
    valueAt: (asked, epochMs) => {
      const [first, second] = declinedIn(asked, input, { pair, epochMs });
      const { kind, orbDeg } = gapBetween(first, second);
      return orbDeg <= input.orb ? kind : NONE;
    },
  };
  return { member: member.member, stays: staysOf(sky, member) };
}

function declinedIn(
  asked: Ephemeris,
  place: OpenInput,
  { pair: [first, second], epochMs }: { readonly pair: Pair; readonly epochMs: number },
): readonly [Declined, Declined] {
  const scales = asked.timeScales(epochMs);
  const declined = (id: SevenGraha): Declined => ({ id, ...topocentric(asked, id, { scales, place }) });
  return [declined(first), declined(second)];
}

const SECOND_MS = 1000;

function parallelsIn(
  sky: SearchedSky,
  input: OpenInput,
  { pair, stays }: { readonly pair: Pair; readonly stays: readonly Stay[] },
): readonly OpenParallel[] {
  return stays.flatMap(({ value, fromEpochMs }, index0) => {
    if (value !== "parallel" && value !== "contraparallel") return [];
    const endsEpochMs = stays[index0 + 1]?.fromEpochMs;
    const lastEpochMs = endsEpochMs === undefined ? sky.span.toEpochMs : endsEpochMs - SECOND_MS;
    const from = declinedIn(sky.near, input, { pair, epochMs: fromEpochMs });
    const to = declinedIn(sky.near, input, { pair, epochMs: lastEpochMs });
    return [
      {
        first: { from: from[0], to: to[0] },
        second: { from: from[1], to: to[1] },
        kind: value,
        orbDeg: { from: gapBetween(...from).orbDeg, to: gapBetween(...to).orbDeg },
        beginsEpochMs: index0 === 0 ? undefined : fromEpochMs,
        endsEpochMs,
      },
    ];
  });
}

/** More than a declination or the sum of two changes in a day, the Moon's parallax at the equator included. */
const FASTEST_DEG_PER_DAY = { moon: 18, others: 4 } as const;
const HOURS_A_DAY = 24;
/** The Moon seen from the Earth's surface may be slow where it turns. */
const DOUBT_MS = 2000;

/** The pair turns where its sum or its difference is the orb, and where one of the two is on the equator. */
function bordersOf(sky: SearchedSky, input: OpenInput, pair: Pair): readonly Border[] {
  const { near, span } = sky;
  const known = new Map<number, readonly [number, number]>();
  const bothAt = (jdTt: number): readonly [number, number] => {
    const found = known.get(jdTt);
    if (found !== undefined) return found;
    const [first, second] = declinedIn(near, input, { pair, epochMs: near.epochMillisecondsOf(jdTt) });
    const both = [first.declinationDeg, second.declinationDeg] as const;
    known.set(jdTt, both);
    return both;
  };
  const curves: readonly { readonly at: (jdTt: number) => number; readonly valuesDeg: readonly number[] }[] = [
    { at: (jdTt) => bothAt(jdTt)[0] - bothAt(jdTt)[1], valuesDeg: [-input.orb, input.orb] },
    { at: (jdTt) => bothAt(jdTt)[0] + bothAt(jdTt)[1], valuesDeg: [-input.orb, input.orb] },
    { at: (jdTt) => bothAt(jdTt)[0], valuesDeg: [0] },
    { at: (jdTt) => bothAt(jdTt)[1], valuesDeg: [0] },
  ];
  const fastest = pair.includes("moon") ? FASTEST_DEG_PER_DAY.moon : FASTEST_DEG_PER_DAY.others;
  return curves
    .flatMap((curve) =>
      hoursOf(searchWindowOf(near, span))
        .filter((hour) => mayReach(curve, hour, fastest))
        .flatMap((hour) => curveCrossings(curve.at, hour, curve.valuesDeg)),
    )
    .map((jdTt) => ({ epochMs: near.epochMillisecondsOf(jdTt), doubtMs: DOUBT_MS }));
}

function hoursOf({ fromJdTt, toJdTt }: SearchWindow): readonly SearchWindow[] {
  const count = Math.max(1, Math.ceil((toJdTt - fromJdTt) * HOURS_A_DAY));
  const instant = (index0: number): number => fromJdTt + ((toJdTt - fromJdTt) * index0) / count;
  return Array.from({ length: count }, (_, index0) => ({
    fromJdTt: instant(index0),
    toJdTt: index0 === count - 1 ? toJdTt : instant(index0 + 1),
  }));
}

/** Whether a curve can come to one of its values between two instants, by how fast it ever is. */
function mayReach(
  curve: { readonly at: (jdTt: number) => number; readonly valuesDeg: readonly number[] },
  { fromJdTt, toJdTt }: SearchWindow,
  fastestDegPerDay: number,
): boolean {
  const [start, end] = [curve.at(fromJdTt), curve.at(toJdTt)];
  const spareDeg = Math.max(0, (fastestDegPerDay * (toJdTt - fromJdTt) - Math.abs(end - start)) / 2);
  const [lowest, highest] = [Math.min(start, end) - spareDeg, Math.max(start, end) + spareDeg];
  return curve.valuesDeg.some((deg) => deg >= lowest && deg <= highest);
}
