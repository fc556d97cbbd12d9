import { normalizeDeg } from "@almagest/ephemeris";
import { at } from "@almagest/operation";
import { sarvaOfChart } from "../ashtakavarga/compute";
import { GRAHA_IDS, type GrahaId, isNode, type SevenGraha } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import type { ChartRead } from "../standing/chart-read";
import { type Standing, signDignity } from "../standing/standing";
import { looksAt } from "../tables/drishti";
import { type Division, vargaSign0 } from "../vargas/sign";
import { houseFrom, signIndex0, wrap } from "../zodiac/circle";
import { lordOfSign } from "../zodiac/rashis";

/** The strongest first. */
export const BHAVA_VERDICTS = ["strong", "good", "mixed", "weak"] as const;
export type BhavaVerdict = (typeof BHAVA_VERDICTS)[number];

/** The factors of a judgment of a house, beside argala. */
export const BHAVA_FACTORS = ["lord", "guests", "karaka", "bindus", "varga"] as const;
export type BhavaFactor = (typeof BHAVA_FACTORS)[number];

/** A house of whole signs with its judgment. */
export interface JudgedBhava {
  readonly house: number;
  readonly sign0: number;
  readonly lord: Standing;
  readonly karaka: Standing;
  readonly occupants: readonly GrahaId[];
  /** Those that look at its sign. */
  readonly seenBy: readonly GrahaId[];
  /** Those that intervene from the 2nd, 4th and 11th and are not outnumbered from the 12th, 10th and 3rd. */
  readonly argala: readonly GrahaId[];
  /** Guests and onlookers that help it, its own lord among them, and those that hurt it. */
  readonly helpers: readonly GrahaId[];
  readonly hinderers: readonly GrahaId[];
  /** Points of its sign in the sarvashtakavarga. */
  readonly bindus: number;
  readonly varga: VargaState;
  readonly points: Readonly<Record<BhavaFactor | "argala", number>>;
  readonly total: number;
  readonly verdict: BhavaVerdict;
}

/** The lord of a house in the division of the matter. */
export interface VargaState {
  readonly division: Division;
  readonly dignity: "exalted" | "own" | "debilitated" | undefined;
  /** From the Lagna of the division. */
  readonly house: number;
}

/** Significators of the houses by nature. */
const KARAKAS = [
  ...["sun", "jupiter", "mars", "moon", "jupiter", "mars"],
  ...["venus", "saturn", "jupiter", "mercury", "jupiter", "saturn"],
] as const satisfies readonly SevenGraha[];

/** The division in which the matter of a house is read; the navamsa where it has none. */
const DIVISIONS = [9, 9, 3, 4, 7, 9, 9, 9, 12, 10, 9, 9] as const satisfies readonly Division[];

/** The twelve houses of a chart, judged. */
export function judgedBhavas(read: ChartRead): readonly JudgedBhava[] {
  const sarva = sarvaOfChart(read.chart);
  const bySign: GrahaId[][] = Array.from({ length: 12 }, () => []);
  for (const id of GRAHA_IDS) bySign[read.standings[id].sign0]?.push(id);
  return Array.from({ length: 12 }, (_, index0) => judged(index0 + 1, read, { sarva, bySign }));
}

/** Facts that all twelve share. */
interface Signs {
  readonly sarva: readonly number[];
  readonly bySign: readonly (readonly GrahaId[])[];
}

function judged(house: number, read: ChartRead, { sarva, bySign }: Signs): JudgedBhava {
  const { chart, standings } = read;
  const sign0 = wrap(signIndex0(chart.lagnaDeg) + house - 1, 12);
  const lord = standings[lordOfSign(sign0)];
  const facts = {
    house,
    sign0,
    lord,
    karaka: standings[at(KARAKAS, house - 1)],
    occupants: at(bySign, sign0),
    seenBy: GRAHA_IDS.filter((id) => looksAt(id, standings[id].sign0, sign0)),
    argala: argalaOn(sign0, bySign),
    bindus: at(sarva, sign0),
    varga: vargaStateOf(lord, at(DIVISIONS, house - 1), chart),
  };
  const weights = guestWeights(facts, isWaxing(chart));
  const points = pointsOf(facts, weights, isWaxing(chart));
  const total = Object.values(points).reduce((sum, one) => sum + one, 0);
  const those = (isIn: (weight: number) => boolean): readonly GrahaId[] =>
    GRAHA_IDS.filter((id) => isIn(weights.get(id) ?? 0));
  const helpers = those((weight) => weight > 0);
  const hinderers = those((weight) => weight < 0);
  return { ...facts, helpers, hinderers, points, total, verdict: verdictOf(total) };
}

function isWaxing({ grahas }: VedicChart): boolean {
  return normalizeDeg(grahaOf(grahas, "moon").longitudeDeg - grahaOf(grahas, "sun").longitudeDeg) < 180;
}

function vargaStateOf({ id }: Standing, division: Division, { grahas, lagnaDeg }: VedicChart): VargaState {
  const sign0 = vargaSign0(division, grahaOf(grahas, id).longitudeDeg);
  return {
    division,
    dignity: isNode(id) ? undefined : signDignity(id, sign0),
    house: houseFrom(vargaSign0(division, lagnaDeg), sign0),
  };
}

/** Places of intervention and, in the same order, of obstruction. */
const ARGALA = [
  [2, 12],
  [4, 10],
  [11, 3],
] as const;

function argalaOn(sign0: number, bySign: Signs["bySign"]): readonly GrahaId[] {
  const within = (place: number): readonly GrahaId[] => at(bySign, wrap(sign0 + place - 1, 12));
  return ARGALA.flatMap(([from, against]) => {
    const makers = within(from);
    return makers.length > within(against).length ? makers : [];
  });
}

type Facts = Omit<JudgedBhava, "points" | "total" | "verdict" | "helpers" | "hinderers">;

const MEANS_POINTS = { strong: 2, fair: 0.25, short: -1.5 } as const;
const KARAKA_POINTS = { strong: 1, fair: 0, short: -1 } as const;
const UPACHAYAS: readonly number[] = [3, 6, 11];

/** The weight of each guest and onlooker; the lord in or looking at its own house helps whatever its nature. */
function guestWeights({ house, lord, occupants, seenBy }: Facts, moonWaxes: boolean): ReadonlyMap<GrahaId, number> {
  const isUpachaya = UPACHAYAS.includes(house);
  const weight = (id: GrahaId, ofMalefic: number, ofLord: number, share: number): number => {
    const nature = natureOf(id, moonWaxes);
    if (id === lord.id) return ofLord;
    return isUpachaya && nature < 0 ? ofMalefic : share * nature;
  };
  return new Map([
    ...occupants.map((id) => [id, weight(id, 0.5, 1, 1)] as const),
    ...seenBy.map((id) => [id, weight(id, 0, 0.75, 0.75)] as const),
  ]);
}

function pointsOf(facts: Facts, guests: ReadonlyMap<GrahaId, number>, moonWaxes: boolean): JudgedBhava["points"] {
  const { lord, karaka, argala, bindus, varga } = facts;
  return {
    lord: MEANS_POINTS[lord.means],
    guests: sumOf([...guests.values()]),
    karaka: karaka.id === lord.id ? 0 : KARAKA_POINTS[karaka.means],
    argala: sumOf(argala.map((id) => 0.25 * Math.sign(natureOf(id, moonWaxes)))),
    bindus: Math.max(-1.25, Math.min(1.25, (bindus - 28) / 4)),
    varga: vargaPoints(varga),
  };
}

const NATURE: Readonly<Record<GrahaId, number>> = {
  jupiter: 1,
  venus: 0.75,
  mercury: 0.5,
  moon: 0.5,
  sun: -0.5,
  mars: -0.75,
  saturn: -0.75,
  rahu: -0.75,
  ketu: -0.75,
};

function natureOf(id: GrahaId, moonWaxes: boolean): number {
  return id === "moon" && !moonWaxes ? 0 : NATURE[id];
}

const VARGA_DIGNITY = { exalted: 1, own: 1, debilitated: -1 } as const;

function vargaPoints({ dignity, house }: VargaState): number {
  const place = [1, 4, 5, 7, 9, 10].includes(house) ? 0.25 : [6, 8, 12].includes(house) ? -0.25 : 0;
  return place + (dignity === undefined ? 0 : VARGA_DIGNITY[dignity]);
}

function sumOf(figures: readonly number[]): number {
  return figures.reduce((sum, one) => sum + one, 0);
}

/** The quarters of many houses. */
const FROM = { strong: 2.25, good: 0.75, mixed: -0.75 } as const;

export function verdictOf(total: number): BhavaVerdict {
  if (total >= FROM.strong) return "strong";
  if (total >= FROM.good) return "good";
  return total >= FROM.mixed ? "mixed" : "weak";
}

/** Two factors that pull apart, the one that helps first; undefined where none does. */
export function contradictionOf(bhava: JudgedBhava): readonly [BhavaFactor, BhavaFactor] | undefined {
  const { points } = bhava;
  const ranked = [...BHAVA_FACTORS].sort((one, other) => points[other] - points[one]);
  const [helps] = ranked;
  const hurts = ranked.at(-1);
  if (helps === undefined || hurts === undefined) return undefined;
  const isApart = points[helps] >= 0.75 && points[hurts] <= -0.75 && !isOne(bhava, helps, hurts);
  return isApart ? [helps, hurts] : undefined;
}

/** The graha that a factor judges: the lord in its house or in its division, or the karaka. */
export function grahaOfFactor({ lord, karaka }: JudgedBhava, factor: BhavaFactor): GrahaId | undefined {
  if (factor === "lord" || factor === "varga") return lord.id;
  return factor === "karaka" ? karaka.id : undefined;
}

/** Whether the guests on one side are nobody but the graha that is judged on the other. */
function isOne(bhava: JudgedBhava, helps: BhavaFactor, hurts: BhavaFactor): boolean {
  const guests = helps === "guests" ? bhava.helpers : hurts === "guests" ? bhava.hinderers : [];
  const other = grahaOfFactor(bhava, helps === "guests" ? hurts : helps);
  return guests.length > 0 && guests.every((id) => id === other);
}

/** The factor that decides a verdict: the greatest in its direction; undefined where none of them is half a point. */
export function decidingFactor({ points, total }: JudgedBhava): BhavaFactor | undefined {
  const direction = total < FROM.good ? -1 : 1;
  const [greatest] = [...BHAVA_FACTORS].sort((one, other) => direction * (points[other] - points[one]));
  return greatest !== undefined && direction * points[greatest] >= 0.5 ? greatest : undefined;
}
