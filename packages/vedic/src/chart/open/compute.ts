import { type Ephemeris, elongationTrack, separationDeg } from "@almagest/ephemeris";
import { signs } from "@almagest/i18n/astrology";
import { nakshatras } from "@almagest/i18n/vedic";
import { angleBorders, directionBorders, evenBorders, type Member, passesBehindSun } from "@almagest/sky";
import { avasthasOf, type Deeptadi, type Jagradadi } from "../../avasthas/states";
import type { Focus } from "../../birth/schema";
import { ageMembers } from "../../birth-time/graha-members";
import { heldValue } from "../../birth-time/open-birth";
import {
  chartMembers,
  type OpenChartInput,
  type OpenGraha,
  type OpenRashiChart,
  type OpenVedicChart,
  openGrahas,
  openRashiCharts,
  openVedicChart,
} from "../../birth-time/open-chart";
import { bodyTrack, grahaOfSecond, type VedicSearch } from "../../birth-time/search";
import { sameThrough, type Turn } from "../../birth-time/turns";
import { FIVE_PLANETS, type GrahaId } from "../../grahas";
import { combustionsOf } from "../../sky/combustion";
import { frameAt } from "../../sky/frame";
import { grahaOf, type Position, positionOf, skyBodyOfGraha } from "../../sky/positions";
import type { PlanetaryWar } from "../../sky/war";
import { signsOfGrahas } from "../../tables/dignity";
import { type OpenYogas, openYogas } from "../../yoga/open";
import { nakshatraOf } from "../../zodiac/nakshatras";
import { rashiOf } from "../../zodiac/rashis";
import { MODERN_PLANETS, type ModernPlanetId } from "../compute";

export interface OpenBirthChartInput extends OpenChartInput {
  readonly modernPlanets: boolean;
  readonly avasthaInfo: boolean;
  readonly focus: Focus;
}

export interface OpenChartGraha extends OpenGraha {
  readonly jagradadi: Jagradadi | undefined;
  readonly deeptadi: Deeptadi | undefined;
}

/** A modern planet at both ends; what changes is undefined. */
export interface OpenModernPlanet {
  readonly id: ModernPlanetId;
  readonly from: Position;
  readonly to: Position;
  readonly sign: string | undefined;
  readonly nakshatra: string | undefined;
  readonly isRetrograde: boolean | undefined;
}

export interface OpenWar extends Pick<PlanetaryWar, "first" | "second"> {
  /** Undefined where they pass each other in latitude. */
  readonly winner: PlanetaryWar["winner"] | undefined;
}

/** All that a birth chart says of a birth without an exact time. */
export interface OpenBirthChart {
  readonly chart: OpenVedicChart<OpenBirthChartInput>;
  readonly grahas: readonly OpenChartGraha[];
  readonly charts: readonly OpenRashiChart[];
  /** Pairs at war all through. */
  readonly wars: readonly OpenWar[];
  readonly modern: readonly OpenModernPlanet[];
  readonly yogas: OpenYogas;
}

export function computeOpenBirthChart(
  input: OpenBirthChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenBirthChart {
  const asked = input.modernPlanets ? MODERN_PLANETS : [];
  const chart = openVedicChart(ephemeris, input, (search) => [
    ...chartMembers(search, ageMembers(search)),
    ...warMembers(search),
    ...asked.flatMap((id) => modernMembers(search, id)),
  ]);
  return {
    chart,
    grahas: openGrahas(chart).map((graha) => ({ ...graha, ...statesOf(graha.id, chart.turns) })),
    charts: openRashiCharts(chart),
    wars: openWars(chart),
    modern: asked.map((id) => openModern(id, chart)),
    yogas: openYogas(chart.sky, chart.search),
  };
}

function statesOf(id: GrahaId, turns: readonly Turn[]): Pick<OpenChartGraha, "jagradadi" | "deeptadi"> {
  const statesIn = ({ grahas }: Turn) =>
    avasthasOf(id, grahaOf(grahas, id).longitudeDeg, {
      grahas,
      combustions: combustionsOf(grahas),
      signs: signsOfGrahas(grahas),
    });
  return {
    jagradadi: sameThrough(turns, (turn) => statesIn(turn).jagradadi),
    deeptadi: sameThrough(turns, (turn) => statesIn(turn).deeptadi),
  };
}

const PAIRS = FIVE_PLANETS.flatMap((first, index0) =>
  FIVE_PLANETS.slice(index0 + 1).map((second) => ({ first, second })),
);

function warName({ first, second }: (typeof PAIRS)[number]): string {
  return `planetaryWar.${first}-${second}`;
}

function warMembers({ sky, setting }: VedicSearch): readonly Member[] {
  return PAIRS.map((pair) => {
    const [one, other] = [pair.first, pair.second].map((id) => skyBodyOfGraha(id, setting.nodeType));
    return {
      member: warName(pair),
      borders: one && other ? angleBorders(sky, elongationTrack(sky.near, one, other), [1, 359]) : [],
      valueAt: (asked, epochMs) => {
        const [a, b] = [pair.first, pair.second].map(
          (id) => grahaOfSecond(asked, epochMs, { id, setting }).tropicalDeg,
        );
        return separationDeg(a ?? Number.NaN, b ?? Number.NaN) <= 1;
      },
    };
  });
}

/** Latitudes so near to each other may change places within. */
const SURELY_APART_DEG = 0.01;

function openWars({ changes, sky, search, span }: OpenVedicChart): readonly OpenWar[] {
  return PAIRS.filter((pair) => heldValue(changes, warName(pair)) === true).map(({ first, second }) => {
    const leads = [span.fromEpochMs, span.toEpochMs].map((epochMs) => {
      const [a, b] = [first, second].map(
        (id) => grahaOfSecond(sky.ephemeris, epochMs, { id, setting: search.setting }).latitudeDeg,
      );
      return (a ?? 0) - (b ?? 0);
    });
    const winner = leads.every((deg) => deg > SURELY_APART_DEG)
      ? first
      : leads.every((deg) => deg < -SURELY_APART_DEG)
        ? second
        : undefined;
    return { first, second, winner };
  });
}

function modernMembers({ sky, setting }: VedicSearch, id: ModernPlanetId): readonly Member[] {
  const track = bodyTrack(sky.near, { body: id }, setting);
  const borders = angleBorders(sky, track, evenBorders(360 / 108));
  const valueBy =
    (read: (position: Position) => string | boolean): Member["valueAt"] =>
    (asked, epochMs) => {
      const { jdTt } = asked.timeScales(epochMs);
      return read(positionOf(asked, id, { jdTt, frame: frameAt(asked, setting, jdTt) }));
    };
  const direction: Member = {
    member: `${id}.isRetrograde`,
    borders: directionBorders(sky, id),
    valueAt: valueBy(({ isRetrograde }) => isRetrograde),
  };
  return [
    { member: `${id}.sign`, borders, valueAt: valueBy(({ longitudeDeg }) => signs[rashiOf(longitudeDeg)].en) },
    {
      member: `${id}.nakshatra`,
      borders,
      valueAt: valueBy(({ longitudeDeg }) => nakshatras[nakshatraOf(longitudeDeg).id].en),
    },
    ...(passesBehindSun(sky, id) ? [] : [direction]),
  ];
}

function openModern(id: ModernPlanetId, { sky, search, changes, from, to }: OpenVedicChart): OpenModernPlanet {
  const at = (jdTt: number): Position =>
    positionOf(sky.ephemeris, id, { jdTt, frame: frameAt(sky.ephemeris, search.setting, jdTt) });
  const named = (member: string): string | undefined => {
    const value = heldValue(changes, `${id}.${member}`);
    return typeof value === "string" ? value : undefined;
  };
  const isRetrograde = heldValue(changes, `${id}.isRetrograde`);
  return {
    id,
    from: at(from.jdTt),
    to: at(to.jdTt),
    sign: named("sign"),
    nakshatra: named("nakshatra"),
    isRetrograde: typeof isRetrograde === "boolean" ? isRetrograde : undefined,
  };
}

/** The sign of the Lagna where it holds, which all charts are counted from then. */
export function heldLagna0({ charts }: Pick<OpenBirthChart, "charts">): number | undefined {
  const [first] = charts;
  return first?.countedFrom === "Lagna" ? first.firstSign0 : undefined;
}
