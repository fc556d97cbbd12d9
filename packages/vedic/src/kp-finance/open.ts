import type { Ephemeris } from "@almagest/ephemeris";
import { at, DomainError, type DraftOf, type UncertainRequest } from "@almagest/operation";
import {
  type BirthSpan,
  type Border,
  type Changes,
  changesOf,
  clockReaches,
  isShort,
  type Member,
  monotoneBorders,
  type SearchedSky,
  staysOf,
} from "@almagest/sky";
import { decimals } from "../birth/present";
import { type KpNodeSetting, kpCuspMembers, kpFrameOfSecond, kpGrahaMember } from "../birth-time/kp";
import { birthNamed } from "../birth-time/named-birth";
import { type OpenVedicBirth, type OpenVedicInput, openVedicBirth, presentOpenTime } from "../birth-time/open-birth";
import { type DashaPeriod, runningPeriods, type Vimshottari, vimshottari } from "../dasha/periods";
import { kpHousedBorders, kpSkyOfSecond } from "../kp/open/housed";
import { presentOpenKpConventions } from "../kp/open/present";
import { isoUtcMilliseconds, localClock, nameOf } from "../kp/present";
import type { HousedSky } from "../kp/significators";
import { frameChoiceOf } from "../sky/frame";
import { grahaAt } from "../sky/positions";
import { lordOfSign } from "../zodiac/rashis";
import {
  FINANCE_DASHA_LEVELS,
  type FinanceChoice,
  type FinanceDay,
  type FinanceOfChart,
  financeDay,
  financeOfChart,
  type KpFinanceInput,
  readBeforeBirth,
  sidesOf,
} from "./compute";
import { bandOf, bestWindow, type Judgement, type Sides } from "./judge";
import type { openFinanceOutput } from "./open-schema";
import { LEVELS, presentWindow } from "./present";

type OpenFinanceInput = UncertainRequest<KpFinanceInput, "birthTime">;

/** The finance of the births of a stretch in which nothing of it changes. */
interface FinanceTurn extends FinanceOfChart {
  readonly chart: HousedSky;
}

export interface OpenFinance extends OpenVedicBirth<OpenVedicInput & KpNodeSetting> {
  readonly choice: OpenFinanceInput;
  readonly changes: Changes;
  readonly day: FinanceDay;
  /** In order of time. */
  readonly turns: readonly FinanceTurn[];
  /** The running periods of the earliest and of the latest birth. */
  readonly periods: { readonly from: readonly DashaPeriod[]; readonly to: readonly DashaPeriod[] };
}

/**
 * A day's money for a birth known to an hour: what all of these births share, and scores from the least to the greatest.
 * @throws DomainError `unprocessable_entity` for a time that is unknown or less exact, within the polar circles, and for
 * an instant before the latest of these births.
 */
export function computeOpenFinance(
  input: OpenFinanceInput,
  context: { readonly ephemeris: Ephemeris; readonly now: number },
): OpenFinance {
  const { ephemeris } = context;
  const { latitude, longitude, nodeType } = input;
  const setting: KpNodeSetting = { latitude, longitude, nodeType, ...frameChoiceOf(input) };
  const { birth, sky } = openVedicBirth(ephemeris, { ...birthNamed(input), ...setting });
  const { span } = birth;
  if (!isShort(span)) throw timeNeeded();
  const scene: Scene = { sky, setting, input, span, dayOf: daysOf(input, context) };
  const day = dayAt(scene, span.fromEpochMs);
  const readingMs = day.reading.civil.epochMilliseconds;
  if (readingMs < span.toEpochMs) throw readBeforeBirth();
  const changes = changesOf(sky, membersOf(scene, readingMs));
  const running = (epochMs: number): readonly DashaPeriod[] =>
    runningPeriods(cycleAt(ephemeris, epochMs, scene), readingMs) ?? [];
  return {
    ...birth,
    frame: kpFrameOfSecond(ephemeris, span.fromEpochMs, { setting, timezone: span.timezone }),
    choice: input,
    changes,
    day,
    turns: turnsIn(scene, changes),
    periods: { from: running(span.fromEpochMs), to: running(span.toEpochMs) },
  };
}

function timeNeeded(): DomainError {
  return new DomainError(
    "unprocessable_entity",
    "Gain and loss are read from the houses of this birth, and in hours every house changes hands, so there is nothing to score. Send birthTime, or what is known of it within an hour: birthTime with birthTimeAccuracyMinutes of at most 30, or birthTimeFrom and birthTimeTo.",
    { needed: ["birthTime", "birthTimeAccuracyMinutes", "birthTimeFrom", "birthTimeTo"] },
  );
}

interface Scene {
  readonly sky: SearchedSky;
  readonly setting: KpNodeSetting;
  readonly input: OpenFinanceInput;
  readonly span: BirthSpan;
  /** The day in the frame of a birth, one for each frame. */
  readonly dayOf: (frame: ReturnType<typeof kpFrameOfSecond>) => FinanceDay;
}

function daysOf(
  input: FinanceChoice,
  context: { readonly ephemeris: Ephemeris; readonly now: number },
): Scene["dayOf"] {
  const known = new Map<number, FinanceDay>();
  return (frame) => {
    const found = known.get(frame.ayanamsaDeg) ?? financeDay(input, frame, context);
    known.set(frame.ayanamsaDeg, found);
    return found;
  };
}

function dayAt({ sky, setting, span, dayOf }: Scene, epochMs: number): FinanceDay {
  return dayOf(kpFrameOfSecond(sky.ephemeris, epochMs, { setting, timezone: span.timezone }));
}

function cycleAt(asked: Ephemeris, epochMs: number, { setting, span }: Scene): Vimshottari {
  const frame = kpFrameOfSecond(asked, epochMs, { setting, timezone: span.timezone });
  const { jdTt } = asked.timeScales(epochMs);
  const moon = grahaAt(asked, "moon", { jdTt, frame, nodeType: setting.nodeType });
  return vimshottari(moon.longitudeDeg, epochMs);
}

/** The significators, the sub lords of the cusps, and the running lords. */
function membersOf(scene: Scene, readingMs: number): readonly Member[] {
  const { sky, setting, input, span } = scene;
  const { timezone } = span;
  const borders = kpHousedBorders(sky, setting);
  // both sides are asked for the same seconds
  const known = new Map<string, Sides>();
  const sidesAt = (asked: Ephemeris, epochMs: number): Sides => {
    const key = `${asked === sky.near} ${epochMs}`;
    const found = known.get(key) ?? sidesOf(kpSkyOfSecond(asked, epochMs, { setting, timezone }), input);
    known.set(key, found);
    return found;
  };
  const side = (name: "gain" | "loss"): Member => ({
    member: `significators.${name}`,
    borders,
    valueAt: (asked, epochMs) => sidesAt(asked, epochMs)[name].map(nameOf).join(", "),
  });
  const asked = [...input.gainHouses, ...input.lossHouses].map((house) => `cusps.${house}.subLord`);
  return [
    side("gain"),
    side("loss"),
    ...kpCuspMembers(sky, setting).filter(({ member }) => asked.includes(member)),
    ...kpCuspMembers(sky, setting, "nakshatra").filter(({ member }) =>
      asked.includes(member.replace("nakshatra", "subLord")),
    ),
    dashaMember(scene, readingMs),
  ];
}

const SECOND_MS = 1000;

/** The lords of the four levels in one: later births have gone further, while date and nakshatra stay the same. */
function dashaMember(scene: Scene, readingMs: number): Member {
  const { sky, setting, span } = scene;
  const periodAt = (asked: Ephemeris, epochMs: number): DashaPeriod | undefined =>
    (runningPeriods(cycleAt(asked, epochMs, scene), readingMs) ?? [])[FINANCE_DASHA_LEVELS - 1];
  const stars = staysOf(sky, kpGrahaMember(sky, setting, { id: "moon", division: "nakshatra" }));
  const cuts = [...stars.map(({ fromEpochMs }) => fromEpochMs), ...clockReaches(span, [0])]
    .filter((epochMs) => epochMs >= span.fromEpochMs && epochMs <= span.toEpochMs)
    .sort((a, b) => a - b);
  const within = cuts.flatMap((fromEpochMs, index0) => {
    const next = cuts[index0 + 1];
    const toEpochMs = next === undefined ? span.toEpochMs : next - SECOND_MS;
    if (toEpochMs <= fromEpochMs) return [];
    return monotoneBorders({ fromEpochMs, toEpochMs }, (epochMs) => {
      const begun =
        (periodAt(sky.near, epochMs)?.startEpochMs ?? 0) - cycleAt(sky.near, epochMs, scene).cycleStartEpochMs;
      return Math.round(begun / SECOND_MS);
    });
  });
  const borders: readonly Border[] = [...cuts.map((epochMs) => ({ epochMs, doubtMs: SECOND_MS })), ...within];
  return {
    member: "layers.dasha",
    borders,
    valueAt: (asked, epochMs) => (periodAt(asked, epochMs)?.lords ?? []).map(nameOf).join("-"),
  };
}

/** One reading for each stretch between two changes. */
function turnsIn(scene: Scene, { changes }: Changes): readonly FinanceTurn[] {
  const { sky, setting, input, span } = scene;
  const starts = [span.fromEpochMs, ...new Set(changes.map(({ epochMs }) => epochMs))].sort((a, b) => a - b);
  return starts.map((fromEpochMs, index0) => {
    const next = starts[index0 + 1];
    const toEpochMs = next === undefined ? span.toEpochMs : next - SECOND_MS;
    const epochMs = fromEpochMs + SECOND_MS * Math.floor((toEpochMs - fromEpochMs) / (2 * SECOND_MS));
    const chart = kpSkyOfSecond(sky.ephemeris, epochMs, { setting, timezone: span.timezone });
    return { chart, ...financeOfChart({ day: dayAt(scene, epochMs), input, chart, birthEpochMs: epochMs }) };
  });
}

type Answer = DraftOf<typeof openFinanceOutput>;

export function presentOpenFinance(facts: OpenFinance): Answer {
  const { choice, day, turns, frame } = facts;
  const { offsetSeconds, epochMilliseconds } = day.reading.civil;
  const bands = turns.map(({ score }) => bandOf(score));
  const best = turns.map(({ windows }) => {
    const found = bestWindow(windows);
    return found === undefined ? null : presentWindow(found, offsetSeconds);
  });
  const first = at(turns, 0);
  return {
    birthTime: presentOpenTime(facts, facts.changes),
    date: day.reading.given.date,
    readingAt: localClock(epochMilliseconds, offsetSeconds).datetime,
    ayanamsa: choice.ayanamsa,
    ayanamsaDegrees: frame.ayanamsaDeg,
    houses: { gain: [...choice.gainHouses], loss: [...choice.lossHouses] },
    significators: {
      gain: same(turns.map(({ sides }) => sides.gain.map(nameOf))),
      loss: same(turns.map(({ sides }) => sides.loss.map(nameOf))),
    },
    layers: presentLayers(facts),
    score: reachOf(turns.map(({ score }) => score)),
    band: same(bands),
    bestWindow: same(best),
    worstWindows: first.windows
      .filter((_, index0) => turns.every(({ windows }) => windows[index0]?.verdict === "unfavourable"))
      .map((row) => presentWindow(row, offsetSeconds)),
    conventions: presentOpenKpConventions(facts, "placidus"),
  };
}

function reachOf(scores: readonly number[]): { least: number; most: number } {
  return { least: decimals(Math.min(...scores), 1), most: decimals(Math.max(...scores), 1) };
}

/** The value that all have; undefined where two differ. */
function same<Value>(values: readonly Value[]): Value | undefined {
  const [first, ...others] = values;
  const told = JSON.stringify(first);
  return others.every((other) => JSON.stringify(other) === told) ? first : undefined;
}

/** The judgment of a row as far as all have it. */
function judgedRow(rows: readonly (Judgement & { readonly score: number })[]) {
  return {
    inGain: same(rows.map(({ inGain }) => inGain)),
    inLoss: same(rows.map(({ inLoss }) => inLoss)),
    verdict: same(rows.map(({ verdict }) => verdict)),
    score: same(rows.map(({ score }) => score)),
  };
}

function presentLayers({ turns, choice, day, periods }: OpenFinance): Answer["layers"] {
  const first = at(turns, 0);
  const head = <Layer extends keyof FinanceOfChart["layers"]>(layer: Layer) => ({
    layer,
    weight: choice.weights[layer],
    score: reachOf(turns.map(({ layers }) => layers[layer])),
  });
  const { offsetSeconds } = day.reading.civil;
  return {
    cusps: {
      ...head("cusps"),
      rows: first.cusps.map(({ house, isLoss }, row0) => {
        const cusps = turns.map(({ chart }) => at(chart.cusps, house - 1));
        return {
          ...judgedRow(turns.map((turn) => at(turn.cusps, row0))),
          house,
          signLord: same(cusps.map(({ signIndex0 }) => nameOf(lordOfSign(signIndex0)))),
          starLord: same(cusps.map(({ starLord }) => nameOf(starLord))),
          subLord: same(cusps.map(({ subLord }) => nameOf(subLord))),
          inverted: isLoss,
        };
      }),
    },
    dasha: { ...head("dasha"), rows: dashaRows(turns, periods) },
    rulingPlanets: {
      ...head("rulingPlanets"),
      rows: first.rulers.map(({ planet, isRetrograde }, row0) => ({
        ...judgedRow(turns.map((turn) => at(turn.rulers, row0))),
        planet: nameOf(planet),
        retrograde: isRetrograde,
      })),
    },
    moonWindows: {
      ...head("moonWindows"),
      rows: first.windows.map((row, row0) => {
        const { from, to, subLord } = presentWindow(row, offsetSeconds);
        return { ...judgedRow(turns.map((turn) => at(turn.windows, row0))), from, to, subLord };
      }),
    },
  };
}

function dashaRows(
  turns: readonly FinanceTurn[],
  { from, to }: OpenFinance["periods"],
): Answer["layers"]["dasha"]["rows"] {
  const paths = turns.map(({ dasha }) => dasha.map(({ planet }) => planet));
  return at(turns, 0).dasha.flatMap(({ planet, isRetrograde, weight }, level0) => {
    const path = same(paths.map((lords) => lords.slice(0, level0 + 1)));
    const [first, last] = [from[level0], to[level0]];
    if (path === undefined || first === undefined || last === undefined) return [];
    return [
      {
        ...judgedRow(turns.map(({ dasha }) => at(dasha, level0))),
        level: at(LEVELS, level0),
        lord: nameOf(planet),
        startDate: { from: isoUtcMilliseconds(last.startEpochMs), to: isoUtcMilliseconds(first.startEpochMs) },
        endDate: { from: isoUtcMilliseconds(last.endEpochMs), to: isoUtcMilliseconds(first.endEpochMs) },
        retrograde: isRetrograde,
        weight,
      },
    ];
  });
}
