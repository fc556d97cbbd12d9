import { type Ephemeris, separationDeg } from "@almagest/ephemeris";
import { at, type UncertainRequest } from "@almagest/operation";
import type { ChartMoment, Place } from "@almagest/sky";
import { chartMoment } from "@almagest/sky";
import type { SignsOfContributors } from "../../ashtakavarga/compute";
import { MOON_FIRST } from "../../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../../birth-time/members";
import { birthNamed } from "../../birth-time/named-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../../birth-time/open-chart";
import { chartOfSecond } from "../../birth-time/search";
import { sameThrough, staysThrough, type Turn } from "../../birth-time/turns";
import { type Gochara, gocharaOf } from "../../daily/gochara";
import { type DashaPeriod, runningPeriods, vimshottari } from "../../dasha/periods";
import { GRAHA_IDS, type GrahaId } from "../../grahas";
import { frameOf } from "../../month/window";
import type { Frame } from "../../sky/frame";
import { type Graha, grahaOf, grahasAt } from "../../sky/positions";
import { signIndex0 } from "../../zodiac/circle";
import { ANGLE_IDS, ANGLE_ORB_DEG, ANGLES, type TransitAngle, type TransitInput, transitStays } from "../compute";
import { BASE_WEIGHT, RULE_WEIGHT, type SaturnPart, saturnPart } from "../judge";
import { contributorsOf } from "../kaksha";
import type { SignStay } from "../stay";

export type OpenTransitInput = UncertainRequest<TransitInput, "birthTime">;

/** Least and greatest. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** A transit over the births of one Moon sign; what depends on the time is undefined. */
export interface OpenGochara {
  readonly graha: Graha;
  readonly houseFromMoon: number;
  readonly state: Gochara["state"] | undefined;
  /** Whether its reason is the same for all too, points included. */
  readonly isSourced: boolean;
  /** Of one of these births: its state and points hold as far as those beside it say. */
  readonly found: Gochara;
  readonly bindus: Range | undefined;
  readonly bindu: boolean | undefined;
  readonly saturn: SaturnPart | undefined;
  readonly rules: "major" | "sub" | undefined;
  readonly stay: SignStay | undefined;
}

/** The births with the Moon in one sign. */
export interface GocharaCandidate {
  readonly fromEpochMs: number;
  readonly toEpochMs: number;
  readonly moonSign0: number;
  /** The weightiest first. */
  readonly transits: readonly OpenGochara[];
  /** Transits of the nine that do good: the fewest and the most. */
  readonly favourable: Range;
}

/** An angle that every birth has, with its orb at the earliest and at the latest. */
export interface OpenAngle {
  readonly natal: GrahaId;
  readonly angle: TransitAngle;
  readonly orbFromDeg: number;
  readonly orbToDeg: number;
}

export interface OpenTransit {
  readonly chart: OpenVedicChart<OpenChartInput>;
  readonly frame: Frame;
  readonly birthDate: string;
  readonly moment: ChartMoment;
  readonly natal: { readonly from: readonly Graha[]; readonly to: readonly Graha[] };
  readonly natalSigns: ReadonlyMap<GrahaId, number | undefined>;
  readonly transiting: readonly { readonly graha: Graha; readonly angles: readonly OpenAngle[] }[];
  readonly candidates: readonly GocharaCandidate[];
  readonly epochMsOf: Ephemeris["epochMillisecondsOf"];
}

/** The nine grahas of a moment over a birth whose time is open: counted from the Moon, for each sign that she may be in. */
export function computeOpenTransit(
  input: OpenTransitInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenTransit {
  const { timezone, latitude, longitude, coordinateSystem } = input;
  const place: Place = { latitude, longitude };
  const choice =
    coordinateSystem === "tropical"
      ? ({ ayanamsa: "custom", ayanamsaValue: 0 } as const)
      : ({ ayanamsa: "lahiri" } as const);
  const chart = openVedicChart(ephemeris, { ...birthNamed(input), ...choice }, (search) => [
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    lagnaSign(search),
  ]);
  const moment = chartMoment(ephemeris, { date: input.transitDate, time: input.transitTime, timezone, ...place });
  const frame = frameOf(ephemeris, coordinateSystem, moment.jdTt);
  const grahas = grahasAt(ephemeris, { jdTt: moment.jdTt, frame, nodeType: "mean" });
  const stays = transitStays(ephemeris, { jdTt: moment.jdTt, frame });
  const natal = {
    from: chartOfSecond(ephemeris, chart.span.fromEpochMs, chart.search.setting).grahas,
    to: chartOfSecond(ephemeris, chart.span.toEpochMs, chart.search.setting).grahas,
  };
  return {
    chart,
    frame: frameOf(ephemeris, coordinateSystem, chart.from.jdTt),
    birthDate: input.birthDate,
    moment,
    natal,
    natalSigns: new Map(
      GRAHA_IDS.map((id) => [
        id,
        sameThrough(chart.turns, (turn) => signIndex0(grahaOf(turn.grahas, id).longitudeDeg)),
      ]),
    ),
    transiting: grahas.map((graha) => ({ graha, angles: anglesThrough(graha, natal) })),
    candidates: gocharaCandidates(chart, { grahas, stays, epochMs: moment.civil.epochMilliseconds }),
    epochMsOf: ephemeris.epochMillisecondsOf,
  };
}

/** Natal bodies move one way in so short a time, so an angle within its orb at both ends is within it between them. */
function anglesThrough(graha: Graha, { from, to }: OpenTransit["natal"]): readonly OpenAngle[] {
  return GRAHA_IDS.flatMap((natal) =>
    ANGLE_IDS.flatMap((angle): readonly OpenAngle[] => {
      const [orbFromDeg = 0, orbToDeg = 0] = [from, to].map((grahas) =>
        Math.abs(separationDeg(graha.longitudeDeg, grahaOf(grahas, natal).longitudeDeg) - ANGLES[angle]),
      );
      return Math.max(orbFromDeg, orbToDeg) > ANGLE_ORB_DEG ? [] : [{ natal, angle, orbFromDeg, orbToDeg }];
    }),
  );
}

/** The transits that are judged, and how the natal signs of a stretch are read. */
export interface JudgedSky {
  readonly contributorsAt?: (turn: Turn) => SignsOfContributors;
  readonly grahas: readonly Graha[];
  readonly stays: Readonly<Partial<Record<GrahaId, SignStay | undefined>>>;
  readonly epochMs: number;
}

const moonDegOf = ({ grahas }: Turn): number => grahaOf(grahas, "moon").longitudeDeg;

/** The transits judged for each sign of the natal Moon, by every set of signs that its births have. */
export function gocharaCandidates(chart: OpenVedicChart, sky: JudgedSky): readonly GocharaCandidate[] {
  const { contributorsAt = contributorsOf } = sky;
  const moons = staysThrough(chart.turns, (turn) => signIndex0(moonDegOf(turn)), String);
  return moons.map(({ value: moonSign0, fromEpochMs, toEpochMs }) => {
    const turns = chart.turns.filter((turn) => turn.fromEpochMs >= fromEpochMs && turn.toEpochMs <= toEpochMs);
    const lords = heldLords(chart, { fromEpochMs, toEpochMs }, sky.epochMs);
    const judged = turns.map((turn) => gocharaOf(sky.grahas, { moonSign0, contributors: contributorsAt(turn) }));
    const transits = sky.grahas.map((graha, index0): OpenGochara => {
      const all = judged.map((one) => at(one, index0));
      const first = at(all, 0);
      const counts = all.flatMap(({ kaksha }) => kaksha.binduCount ?? []);
      const { id } = graha;
      return {
        graha,
        houseFromMoon: first.houseFromMoon,
        state: all.every(({ state }) => state === first.state) ? first.state : undefined,
        isSourced: all.every(({ reasons }) => JSON.stringify(reasons) === JSON.stringify(first.reasons)),
        found: first,
        bindus: counts.length === 0 ? undefined : { least: Math.min(...counts), most: Math.max(...counts) },
        bindu: all.every(({ kaksha }) => kaksha.bindu === first.kaksha.bindu) ? first.kaksha.bindu : undefined,
        saturn: id === "saturn" ? saturnPart(moonSign0, { ...graha, houseFromMoon: first.houseFromMoon }) : undefined,
        rules: lords[0] === id ? "major" : lords[1] === id ? "sub" : undefined,
        stay: sky.stays[id],
      };
    });
    const good = judged.map((all) => all.filter(({ state }) => state === "favourable").length);
    const favourable = { least: Math.min(...good), most: Math.max(...good) };
    return {
      moonSign0,
      fromEpochMs,
      toEpochMs,
      favourable,
      transits: transits.sort((a, b) => weightOf(b) - weightOf(a)),
    };
  });
}

/** The lords of the first two periods that run at an instant, as far as all births of a stretch have them. */
function heldLords(
  { sky, search }: OpenVedicChart,
  born: Pick<Turn, "fromEpochMs" | "toEpochMs">,
  epochMs: number,
): readonly GrahaId[] {
  const [first, last] = [born.fromEpochMs, born.toEpochMs].map((birthMs): readonly GrahaId[] => {
    const moonDeg = grahaOf(chartOfSecond(sky.ephemeris, birthMs, search.setting).grahas, "moon").longitudeDeg;
    const periods: readonly DashaPeriod[] = runningPeriods(vimshottari(moonDeg, birthMs), epochMs) ?? [];
    return periods[1]?.lords ?? [];
  });
  if (first === undefined || last === undefined || first[0] !== last[0]) return [];
  return first[1] === last[1] ? first : first.slice(0, 1);
}

function weightOf({ graha, saturn, rules }: OpenGochara): number {
  return BASE_WEIGHT[graha.id] + (saturn === undefined ? 0 : 2) + (rules === undefined ? 0 : RULE_WEIGHT[rules]);
}
