import { type Ephemeris, normalizeDeg, signedDifferenceDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { staysOf } from "@almagest/sky";
import { directionMembers, MOON_FIRST, waxingMember } from "../birth-time/graha-members";
import { grahaSign, lagnaSign } from "../birth-time/members";
import { heldValue } from "../birth-time/open-birth";
import { type OpenChartInput, type OpenVedicChart, openVedicChart } from "../birth-time/open-chart";
import { chartOfSecond, type VedicSearch } from "../birth-time/search";
import { sameThrough } from "../birth-time/turns";
import { SEVEN_GRAHAS, type SevenGraha } from "../grahas";
import { type Graha, grahaOf } from "../sky/positions";
import { debilityDeg, MOOLATRIKONA, signsOfGrahas } from "../tables/dignity";
import { divisionBordersDeg } from "../vargas/sign";
import { houseFrom, signIndex0 } from "../zodiac/circle";
import { type Beneficence, beneficenceOf, isMercuryByDistance } from "./beneficence";
import { apexAndMiddle } from "./chesta";
import { parasharaSight } from "./drik";
import { ayanaBala } from "./kala";
import { naisargikaBala, REQUIRED_RUPAS } from "./shadbala";
import { kendradiBala, sthanaBalaOf } from "./sthana";

/** Virupas, at least and at most. */
export interface Reach {
  readonly least: number;
  readonly most: number;
}

/** The strengths of a graha that can be told of a span. */
export interface OpenShadbala {
  readonly id: SevenGraha;
  readonly requiredRupas: number;
  readonly naisargika: number;
  readonly uccha: Reach;
  readonly saptavargaja: Reach;
  readonly ojayugma: Reach;
  readonly drekkana: Reach;
  /** Where its house from the Lagna is of one kind all through. */
  readonly kendradi: number | undefined;
  readonly ayana: Reach;
  /** Undefined where it changes whether the graha is benefic. */
  readonly paksha: Reach | undefined;
  readonly chesta: Reach;
  /** A bound: the sights of the seven are added up as if each had its extreme at once. */
  readonly drik: Reach | undefined;
}

export interface OpenShadbalaFacts {
  readonly chart: OpenVedicChart;
  readonly grahas: readonly OpenShadbala[];
}

/** The parts of shadbala that hang on places in the zodiac: what is counted from sunrise, meridian or Lagna is left out. */
export function computeOpenShadbala(
  input: OpenChartInput,
  { ephemeris }: { readonly ephemeris: Ephemeris },
): OpenShadbalaFacts {
  const chart = openVedicChart(ephemeris, input, (search) => [
    lagnaSign(search),
    ...MOON_FIRST.map((id) => grahaSign(search, id)),
    ...directionMembers(search),
    waxingMember(search),
  ]);
  const beneficence = heldBeneficence(chart);
  const moments = momentsOf(chart);
  return { chart, grahas: SEVEN_GRAHAS.map((id) => strengthOf(id, chart, { beneficence, moments })) };
}

/** Which grahas are benefic all through; undefined where that depends on the time. */
export function heldBeneficence({
  turns,
  changes,
}: Pick<OpenVedicChart, "turns" | "changes">): Beneficence | undefined {
  if (heldValue(changes, "moon.isWaxing") === undefined) return undefined;
  if (turns.some(({ grahas }) => isMercuryByDistance(grahas))) return undefined;
  const [first, ...others] = turns.map(({ grahas }) => beneficenceOf(grahas));
  return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
}

interface Moment {
  readonly jdTt: number;
  readonly grahas: readonly Graha[];
}

/** Both ends of the span, and the seconds at which a graha turns: between them longitudes run one way. */
function momentsOf({ sky, search, span, changes }: OpenVedicChart): readonly Moment[] {
  const stations = changes.changes
    .filter(({ member }) => member.endsWith(".isRetrograde"))
    .map(({ epochMs }) => epochMs);
  return [span.fromEpochMs, ...stations.sort((a, b) => a - b), span.toEpochMs].map((epochMs) => ({
    jdTt: sky.ephemeris.timeScales(epochMs).jdTt,
    grahas: chartOfSecond(sky.ephemeris, epochMs, search.setting).grahas,
  }));
}

interface Through {
  readonly beneficence: Beneficence | undefined;
  readonly moments: readonly Moment[];
}

function strengthOf(id: SevenGraha, chart: OpenVedicChart, { beneficence, moments }: Through): OpenShadbala {
  const longitudes = moments.map(({ grahas }) => grahaOf(grahas, id).longitudeDeg);
  const tropical = moments.map(({ grahas }) => grahaOf(grahas, id).tropicalDeg);
  const fromDebility = longitudes.map((deg) => normalizeDeg(deg - debilityDeg(id)));
  const ayana = reachThrough(tropical, QUARTERS_DEG, (deg) => ayanaBala(id, deg));
  const elongation = moments.map(({ grahas }) =>
    normalizeDeg(grahaOf(grahas, "moon").tropicalDeg - grahaOf(grahas, "sun").tropicalDeg),
  );
  return {
    id,
    requiredRupas: REQUIRED_RUPAS[id],
    naisargika: naisargikaBala(id),
    uccha: reachThrough(fromDebility, HALVES_DEG, thirdOfArc),
    ...placesOf(id, chart.search),
    kendradi: sameThrough(chart.turns, ({ grahas, lagnaDeg }) =>
      kendradiBala(houseFrom(signIndex0(lagnaDeg), signIndex0(grahaOf(grahas, id).longitudeDeg))),
    ),
    ayana: id === "sun" ? scaled(ayana, 2) : ayana,
    paksha: beneficence && pakshaOf(id, elongation, beneficence[id]),
    chesta: chestaOf(id, { ayana, elongation, moments }),
    drik: beneficence && drikOf(id, moments, beneficence),
  };
}

const QUARTERS_DEG = [0, 90, 180, 270];
const HALVES_DEG = [0, 180];
export const SIXTHS_DEG = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330];

/** A third of the shorter arc from 0: at most 60 virupas. */
function thirdOfArc(deg: number): number {
  return Math.abs(signedDifferenceDeg(deg, 0)) / 3;
}

/** The extremes of a function of an angle that runs one way between the readings, and bends at some values alone. */
export function reachThrough(
  anglesDeg: readonly number[],
  bendsDeg: readonly number[],
  read: (deg: number) => number,
): Reach {
  const passed = anglesDeg.slice(1).flatMap((toDeg, before0) => {
    const fromDeg = at(anglesDeg, before0);
    const movedDeg = signedDifferenceDeg(toDeg, fromDeg);
    return bendsDeg.filter((bendDeg) => {
      const ahead = signedDifferenceDeg(bendDeg, fromDeg);
      return Math.abs(ahead) <= Math.abs(movedDeg) && ahead * movedDeg > 0;
    });
  });
  const values = [...anglesDeg, ...passed].map(read);
  return { least: Math.min(...values), most: Math.max(...values) };
}

function scaled({ least, most }: Reach, factor: number): Reach {
  return { least: least * factor, most: most * factor };
}

function pakshaOf(id: SevenGraha, elongation: readonly number[], isBenefic: boolean): Reach {
  const factor = id === "moon" ? 2 : 1;
  const virupas = (deg: number): number => (isBenefic ? thirdOfArc(deg) : 60 - thirdOfArc(deg));
  return scaled(reachThrough(elongation, HALVES_DEG, virupas), factor);
}

/** The Sun has its declination for motion, the Moon its elongation. */
function chestaOf(
  id: SevenGraha,
  {
    ayana,
    elongation,
    moments,
  }: { readonly ayana: Reach; readonly elongation: readonly number[]; readonly moments: readonly Moment[] },
): Reach {
  if (id === "sun") return ayana;
  if (id === "moon") return reachThrough(elongation, HALVES_DEG, thirdOfArc);
  const apart = moments.map(({ grahas, jdTt }) => {
    const { seeghrochaDeg, middleDeg } = apexAndMiddle(id, grahaOf(grahas, id).tropicalDeg, jdTt);
    return normalizeDeg(middleDeg - seeghrochaDeg);
  });
  return reachThrough(apart, HALVES_DEG, thirdOfArc);
}

function drikOf(id: SevenGraha, moments: readonly Moment[], beneficence: Beneficence): Reach {
  const seen = SEVEN_GRAHAS.map((caster) => {
    const ahead = moments.map(({ grahas }) =>
      normalizeDeg(grahaOf(grahas, id).longitudeDeg - grahaOf(grahas, caster).longitudeDeg),
    );
    return reachThrough(ahead, SIXTHS_DEG, (deg) => parasharaSight(caster, deg) * (beneficence[caster] ? 1 : -1));
  });
  const sum = (read: (reach: Reach) => number): number => seen.reduce((total, reach) => total + read(reach), 0) / 4;
  return { least: sum(({ least }) => least), most: sum(({ most }) => most) };
}

const SEVEN_VARGAS = [2, 3, 7, 9, 12, 30] as const;

/** The strengths by divisions, in every set of places that the span has. */
function placesOf(
  id: SevenGraha,
  { sky, setting, grahaAtLongitudes, grahaAtParts }: VedicSearch,
): Pick<OpenShadbala, "saptavargaja" | "ojayugma" | "drekkana"> {
  const { sign0, fromDeg, toDeg } = MOOLATRIKONA[id];
  const ownDeg = [...SEVEN_VARGAS.flatMap(divisionBordersDeg), 30 * sign0 + fromDeg, 30 * sign0 + toDeg];
  const stays = staysOf(sky, {
    member: `${id}.place`,
    borders: [
      ...grahaAtLongitudes(id, [...new Set(ownDeg.map(normalizeDeg))]),
      ...SEVEN_GRAHAS.flatMap((other) => grahaAtParts(other, 30)),
    ],
    valueAt: (asked, epochMs) => {
      const { grahas } = chartOfSecond(asked, epochMs, setting);
      const { longitudeDeg } = grahaOf(grahas, id);
      const { saptavargaja, ojayugma, drekkana } = sthanaBalaOf({
        id,
        longitudeDeg,
        lagnaSign0: 0,
        signs: signsOfGrahas(grahas),
      });
      return [saptavargaja, ojayugma, drekkana].join(" ");
    },
  });
  const figures = stays.map(({ value }) => String(value).split(" ").map(Number));
  const reach = (index0: number): Reach => {
    const all = figures.map((list) => at(list, index0));
    return { least: Math.min(...all), most: Math.max(...all) };
  };
  return { saptavargaja: reach(0), ojayugma: reach(1), drekkana: reach(2) };
}
