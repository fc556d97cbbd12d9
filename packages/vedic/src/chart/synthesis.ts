import { amountIn } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { type Piece, tellingFor, wordsOf } from "@almagest/telling";
import { BHAVA_FACTORS, type BhavaFactor, contradictionOf, type JudgedBhava } from "../bhavas/judge";
import { SEVEN_GRAHAS } from "../grahas";
import type { Standing } from "../standing/standing";
import { housesCarried } from "../standing/told";
import { weakenedBy, weaknessesTold } from "../standing/weakened";
import { grahaNamed, grahaWords, listed, mattersOf, monthNamed, sentenceCase, signNamed } from "../standing/words";
import type { Shadbala } from "../strength/shadbala";
import type { VedicTexts } from "../texts/en-messages";
import type { VedicReader } from "../texts/reader";
import { DETECTED_IDS } from "../yoga/detect";
import { isInForce, yogaSettingOf } from "../yoga/result";
import { signIndex0 } from "../zodiac/circle";
import { nakshatraOf } from "../zodiac/nakshatras";
import { lordOfSign, rashiAt } from "../zodiac/rashis";
import type { BirthChartFacts, BirthChartPoint } from "./compute";

const sections = ["synthesis"] as const;
const section = "synthesis";
const MOST_WORDS = 520;
const MOST_YOGAS = 4;

/** The families of the synthesis, in the order in which it is told. */
export const telling = tellingFor<VedicTexts>()({
  rising: { under: "synthesis.rising", kind: "paragraph", sections },
  lord: { under: "synthesis.lord", kind: "paragraph", sections },
  lines: { under: "synthesis.lines", kind: "frame", sections },
  moon: { under: "synthesis.moon", kind: "paragraph", sections },
  moonHouse: { under: "synthesis.houses.moon", kind: "paragraph", sections },
  strongest: { under: "synthesis.strongest", kind: "paragraph", sections },
  strongestHouse: { under: "synthesis.houses.strongest", kind: "paragraph", sections },
  weakest: { under: "synthesis.weakest", kind: "paragraph", sections },
  strength: { under: "synthesis", kind: "paragraph", sections },
  first: { under: "synthesis.judged.first", kind: "paragraph", sections },
  last: { under: "synthesis.judged.last", kind: "paragraph", sections },
  judged: { under: "synthesis.judged", kind: "paragraph", sections },
  owed: { under: "synthesis.owed", kind: "paragraph", sections },
  yoga: { under: "synthesis.yoga", kind: "paragraph", sections },
  major: { under: "synthesis.period.major", kind: "paragraph", sections },
  sub: { under: "synthesis.period.sub", kind: "paragraph", sections },
  closing: { under: "synthesis.closing", kind: "paragraph", sections },
});

type Pieces = readonly (Piece | undefined)[];
interface Told {
  readonly facts: BirthChartFacts;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly texts: VedicReader;
}

/**
 * The chart as a whole, in the order in which a pandit would tell it: the Lagna and its lord, the Moon and her
 * nakshatra, strength, the yogas that are present, the periods that run, the consequence. Of the yogas as many are told
 * as 400 words leave room for.
 */
export function synthesisPieces(facts: BirthChartFacts, texts: VedicReader): Pieces {
  const told: Told = { facts, texts, teller: telling.teller(texts, 0) };
  const before = [...ofLagna(told), ...ofMoon(told), ...ofStrength(told), ...ofHouses(told)];
  const after = [...ofPeriods(told), ofWhole(told)];
  let words = [...before, ...after].reduce((sum, piece) => sum + wordsOf(piece), 0);
  const yogas = ofYogas(told).filter((pieces) => {
    words += pieces.reduce((sum, piece) => sum + wordsOf(piece), 0);
    return words <= MOST_WORDS;
  });
  return [...before, ...yogas.flat(), ...after];
}

function ofLagna({ facts: { chart, points }, teller, texts }: Told): Pieces {
  const lagnaSign0 = signIndex0(chart.lagnaDeg);
  const lord = pointOf(points, lordOfSign(lagnaSign0));
  const values = {
    lord: grahaNamed(lordOfSign(lagnaSign0), texts.speaks),
    sign: signNamed(lord.sign0, texts.speaks),
  };
  return [
    teller.tell("rising", rashiAt(lagnaSign0), { section }),
    teller.tell("lord", houseKeyOf(lord.house), { section, values }),
  ];
}

function ofMoon({ facts: { points }, teller, texts }: Told): Pieces {
  const moon = pointOf(points, "moon");
  const values = { sign: signNamed(moon.sign0, texts.speaks), house: ordinal(texts, moon.house) };
  return [
    teller.tell("lines", "moon", { section, values }),
    teller.tell("moon", nakshatraOf(moon.longitudeDeg).id, { section }),
    teller.tell("moonHouse", houseKeyOf(moon.house), { section }),
  ];
}

/** Shadbala's first and last, and where the judgment of the whole standing differs from it. */
function ofStrength(told: Told): Pieces {
  const { facts, teller, texts } = told;
  const { bhavas, points, read, strengths } = facts;
  if (strengths === undefined) return [teller.tell("strength", "noSunrise", { section })];
  const ordered = [...strengths].sort((one, other) => one.rank - other.rank);
  const first = at(ordered, 0);
  const { house } = pointOf(points, first.id);
  const factors = weakenedBy(read.standings[first.id]);
  const isWeak = read.standings[first.id].means === "short" && factors.length > 0;
  const isLent = !isWeak && at(bhavas, house - 1).verdict !== "weak";
  return [
    isWeak
      ? teller.tell("strength", "leadsShort", {
          section,
          values: { ...strengthValues(first, texts), factors: weaknessesTold(factors, texts) },
        })
      : teller.tell("strongest", first.id, { section, values: { ratio: percent(first, texts) } }),
    ...(isLent ? [teller.tell("strongestHouse", houseKeyOf(house), { section })] : []),
    ...ofLeast(at(ordered, ordered.length - 1), told),
  ];
}

function ofLeast(last: Shadbala, { facts: { read }, teller, texts }: Told): Pieces {
  const least = { section, values: strengthValues(last, texts) } as const;
  if (last.ratio < 1) {
    const isHeld = read.standings[last.id].means === "strong";
    return [isHeld ? teller.tell("strength", "leastHeld", least) : teller.tell("weakest", last.id, least)];
  }
  const weak = SEVEN_GRAHAS.filter((id) => read.standings[id].means === "short").flatMap((id) => {
    const factors = weakenedBy(read.standings[id]);
    const values = { graha: grahaNamed(id, texts.speaks), faults: weaknessesTold(factors, texts) };
    return factors.length === 0 ? [] : [texts.text("judgment.strength.weak", values) ?? ""];
  });
  const names = listed(weak, texts.speaks);
  return [
    teller.tell("strength", "enough", least),
    ...(weak.length === 0 ? [] : [teller.tell("strength", "weakened", { section, values: { names } })]),
  ];
}

function strengthValues(one: Shadbala, texts: VedicReader): Readonly<Record<string, string>> {
  return { ...grahaWords(one.id, texts.speaks), ratio: percent(one, texts) };
}

/** The house judged first where it is good, the one judged last where it is weak, and where two factors pull apart most. */
function ofHouses({ facts: { bhavas }, teller, texts }: Told): Pieces {
  const totals = bhavas.map(({ total }) => total);
  const [most, least] = [Math.max(...totals), Math.min(...totals)];
  const firsts = bhavas.filter(({ total }) => total === most);
  const lasts = bhavas.filter(({ total }) => total === least);
  const [torn, ...equals] = tornMost(bhavas);
  const placed = (key: "first" | "last", those: readonly JudgedBhava[]): Piece | undefined => {
    if (those.length === 1) return teller.tell(key, houseKeyOf(at(those, 0).house), { section });
    const houses = listed(
      those.map(({ house }) => ordinal(texts, house)),
      texts.speaks,
    );
    return teller.tell("judged", `${key}Tied`, { section, values: { houses } });
  };
  const tornKey = equals.length === 0 ? "torn" : "tornTied";
  return [
    ...(firsts.every(isWell) ? [placed("first", firsts)] : []),
    ...(lasts.every(({ verdict }) => verdict === "weak") ? [placed("last", lasts)] : []),
    ...(torn === undefined ? [] : [teller.tell("judged", tornKey, { section, values: tornValues(torn, texts) })]),
  ];
}

function isWell({ verdict }: JudgedBhava): boolean {
  return verdict === "strong" || verdict === "good";
}

/** The houses in which two factors pull apart most. */
function tornMost(bhavas: readonly JudgedBhava[]): readonly JudgedBhava[] {
  const torn = bhavas.filter((bhava) => contradictionOf(bhava) !== undefined);
  const spreadOf = ({ points }: JudgedBhava): number => {
    const figures = BHAVA_FACTORS.map((factor) => points[factor]);
    return Math.max(...figures) - Math.min(...figures);
  };
  const most = Math.max(...torn.map(spreadOf));
  return torn.filter((bhava) => spreadOf(bhava) === most);
}

function tornValues(bhava: JudgedBhava, texts: VedicReader): Readonly<Record<"house" | "helps" | "hurts", string>> {
  const [helps, hurts] = contradictionOf(bhava) ?? ["lord", "guests"];
  const division = texts.lookup(`judgment.bhava.term.division.${bhava.varga.division}.first`) ?? "";
  const factor = (one: BhavaFactor): string => texts.lookup(`synthesis.judged.factor.${one}`, { division }) ?? "";
  return { house: ordinal(texts, bhava.house), helps: factor(helps), hurts: factor(hurts) };
}

/** Yogas of few charts before those of many: the five great persons and fortune first, the number of signs last. */
const TOLD_FIRST = ["ruchaka", "bhadra", "hamsa", "malavya", "sasa", "lakshmi", "gajakesari", "kemadruma"] as const;
export const TOLD_ORDER: readonly string[] = [...TOLD_FIRST, "dhana", "daridra", "dhanamalika", ...DETECTED_IDS];

/** The house in which a yoga's promise, or its lack, shows. */
const PROMISES = { lakshmi: 9, dhana: 11, dhanamalika: 2, bhadra: 10, sasa: 10 } as const;
const LACKS = { kemadruma: 11, daridra: 11 } as const;

/** Each yoga in force that is told, of those beside the Moon the one of both sides for its two parts; with what the judgment of its house says against it: of a house once. */
function ofYogas(told: Told): readonly Pieces[] {
  const opposed = new Set<string>();
  const isNew = (piece: Piece | undefined): boolean => {
    if (piece === undefined || opposed.has(piece.text)) return false;
    opposed.add(piece.text);
    return true;
  };
  const setting = yogaSettingOf(told.facts.chart, told.facts.read.standings);
  const present = told.facts.yogas.filter((yoga) => yoga.isPresent && isInForce(yoga, setting));
  const isBothSides = present.some(({ id }) => id === "dhurdhura");
  return present
    .filter(({ id }) => !(isBothSides && (id === "sunapha" || id === "anapha")))
    .sort((one, other) => TOLD_ORDER.indexOf(one.id) - TOLD_ORDER.indexOf(other.id))
    .slice(0, MOST_YOGAS)
    .map(({ id }) => [told.teller.find("yoga", id, { section }), ...againstYoga(id, told).filter(isNew)]);
}

function againstYoga(id: string, { facts: { bhavas }, teller, texts }: Told): Pieces {
  const houseIn = (houses: Readonly<Record<string, number>>): JudgedBhava | undefined =>
    bhavas.find(({ house }) => house === houses[id]);
  const [promised, lacking] = [houseIn(PROMISES), houseIn(LACKS)];
  const tell = (key: "yogaWeak" | "yogaHelped", { house }: JudgedBhava): Pieces => [
    teller.tell("judged", key, { section, values: { house: ordinal(texts, house) } }),
  ];
  if (promised?.verdict === "weak") return tell("yogaWeak", promised);
  return lacking !== undefined && isWell(lacking) ? tell("yogaHelped", lacking) : [];
}

/** Months are those of the birth's own clock, by which the periods of the dasha operations are dated. */
function ofPeriods({ facts: { chart, emphasis, points, read }, teller, texts }: Told): Pieces {
  const { mahadasha, antardasha, epochMs } = emphasis;
  const offsetMs = 1000 * chart.birth.moment.civil.offsetSeconds;
  const monthIn = (ms: number): string => monthNamed(ms, offsetMs, texts.speaks);
  const major = at(mahadasha.lords, 0);
  const when = texts.text(`synthesis.lines.${emphasis.at}`, { month: monthIn(epochMs) }) ?? "";
  const house = ordinal(texts, pointOf(points, major).house);
  return [
    teller.tell("major", major, {
      section,
      values: { when, house, until: monthIn(mahadasha.endEpochMs) },
    }),
    owedBy(read.standings[major], teller, texts),
    teller.tell("sub", at(antardasha.lords, 1), {
      section,
      values: { until: monthIn(antardasha.endEpochMs) },
    }),
  ];
}

/** The promise and the means of the lord that runs. */
function owedBy(standing: Standing, teller: Told["teller"], texts: VedicReader): Piece | undefined {
  const matters = mattersOf(housesCarried(standing), texts);
  const values = { ...grahaWords(standing.id, texts.speaks), matters };
  const piece = teller.tell("owed", `${standing.role}.${standing.means}`, { section, values });
  return piece && { ...piece, text: sentenceCase(piece.text) };
}

/** Kinds of house: angles, trines, the three hard ones, and those of effort and goods (2, 3, 11). */
const KINDS = {
  kendra: [1, 4, 7, 10],
  trikona: [5, 9],
  dusthana: [6, 8, 12],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export function kindOfHouse(house: number): "kendra" | "trikona" | "dusthana" | "upachaya" {
  for (const kind of ["kendra", "trikona", "dusthana"] as const) {
    if (KINDS[kind].some((one) => one === house)) return kind;
  }
  return "upachaya";
}

function ofWhole({ facts: { chart, points, strengths, read }, teller }: Told): Piece | undefined {
  const lord = pointOf(points, lordOfSign(signIndex0(chart.lagnaDeg)));
  const ratio = strengths?.find(({ id }) => id === lord.id)?.ratio;
  const { means } = read.standings[lordOfSign(signIndex0(chart.lagnaDeg))];
  const isShort = means === "short" || (means === "fair" && (ratio ?? 1) < 1);
  const isPlain = ratio === undefined || (means === "fair" && !isShort);
  const strength = isPlain ? "unweighed" : isShort ? "short" : "strong";
  return teller.tell("closing", `${kindOfHouse(lord.house)}.${strength}`, { section });
}

function pointOf(points: readonly BirthChartPoint[], id: BirthChartPoint["id"]): BirthChartPoint {
  return at(
    points.filter((point) => point.id === id),
    0,
  );
}

function ordinal(texts: VedicReader, house: number): string {
  return texts.text(`synthesis.ordinal.${houseKeyOf(house)}`) ?? "";
}

function percent({ ratio }: Shadbala, texts: VedicReader): string {
  return amountIn(Math.round(100 * ratio), "percent", texts.speaks);
}
