import { amountIn } from "@almagest/i18n";
import { at } from "@almagest/operation";
import { houseKeyOf } from "@almagest/sky";
import { type Piece, tellingFor, wordsOf } from "@almagest/telling";
import { BHAVA_FACTORS, type BhavaFactor, contradictionOf, type JudgedBhava } from "../bhavas/judge";
import { faultsOf } from "../dasha/told";
import { type GrahaId, SEVEN_GRAHAS } from "../grahas";
import type { Standing } from "../standing/standing";
import { housesCarried } from "../standing/told";
import { type Weakness, weakenedBy, weaknessesTold } from "../standing/weakened";
import { grahaNamed, grahaWords, listed, mattersOf, monthNamed, sentenceCase, signNamed } from "../standing/words";
import type { Shadbala } from "../strength/shadbala";
import type { VedicTexts } from "../texts/en-messages";
import type { VedicReader } from "../texts/reader";
import { DETECTED_IDS } from "../yoga/detect";
import { chained, isInForce, yogaSettingOf } from "../yoga/result";
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
  weakest: { under: "synthesis.weakest", kind: "paragraph", sections },
  strength: { under: "synthesis", kind: "paragraph", sections },
  lordMeans: { under: "synthesis.lordMeans", kind: "paragraph", sections },
  judged: { under: "synthesis.judged", kind: "paragraph", sections },
  yoga: { under: "synthesis.yoga", kind: "paragraph", sections },
  major: { under: "synthesis.period.major", kind: "paragraph", sections },
  sub: { under: "synthesis.period.sub", kind: "paragraph", sections },
  carried: { under: "synthesis.judged.carried", kind: "paragraph", sections },
});

type Pieces = readonly (Piece | undefined)[];
interface Told {
  readonly facts: BirthChartFacts;
  readonly teller: ReturnType<typeof telling.teller>;
  readonly texts: VedicReader;
}

/**
 * The chart as a whole, in the order in which a pandit would tell it: the Lagna and its lord, the Moon and her
 * nakshatra, strength, the houses, the yogas that are present, the periods that run and the houses that these carry. Of
 * the yogas as many are told as there is room for.
 */
export function synthesisPieces(facts: BirthChartFacts, texts: VedicReader): Pieces {
  const told: Told = { facts, texts, teller: telling.teller(texts, 0) };
  const before = [...ofLagna(told), ...ofMoon(told), ...ofStrength(told), ofLagnaLord(told), ...ofHouses(told)];
  const after = ofPeriods(told);
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

/** The whole standing of the lord of the Lagna, with the faults of a weak one, unless it leads by shadbala and they are told. */
function ofLagnaLord({ facts: { chart, read, strengths }, teller, texts }: Told): Piece | undefined {
  const standing = read.standings[lordOfSign(signIndex0(chart.lagnaDeg))];
  const { id, means } = standing;
  const isTold = means === "short" && strengths?.some((one) => one.id === id && one.rank === 1) === true;
  const factors = faultsTold(faultsOf(standing), standing, texts);
  const values = { ...grahaWords(id, texts.speaks), factors, state: stateOf(standing, texts) };
  const key = means === "short" && !isTold ? "weakened" : "plain";
  return beginning(teller.tell("lordMeans", key, { section, values }), texts);
}

/** Faults in a list, a hard house by its number. */
function faultsTold(faults: readonly Weakness[], { house }: Standing, texts: VedicReader): string {
  const place = texts.lookup("synthesis.hardHouse", { house: ordinal(texts, house) }) ?? "";
  return listed(
    faults.map((fault) => (fault.kind === "house" ? place : weaknessesTold([fault], texts))),
    texts.speaks,
  );
}

function stateOf({ means }: Standing, texts: VedicReader): string {
  return texts.lookup(`synthesis.judged.state.${means}`) ?? "";
}

/** A piece whose text begins with a name gets its capital. */
function beginning(piece: Piece | undefined, { speaks }: VedicReader): Piece | undefined {
  return piece && { ...piece, text: sentenceCase(piece.text, speaks) };
}

/** The house of a Moon that is the lord of the Lagna has been told. */
function ofMoon({ facts: { chart, points }, teller, texts }: Told): Pieces {
  const moon = pointOf(points, "moon");
  const values = { sign: signNamed(moon.sign0, texts.speaks), house: ordinal(texts, moon.house) };
  return [
    teller.tell("lines", "moon", { section, values }),
    teller.tell("moon", nakshatraOf(moon.longitudeDeg).id, { section }),
    ...(lordOfSign(signIndex0(chart.lagnaDeg)) === "moon"
      ? []
      : [teller.tell("moonHouse", houseKeyOf(moon.house), { section })]),
  ];
}

/** Shadbala's first and last, and where the judgment of the whole standing differs from it. */
function ofStrength(told: Told): Pieces {
  const { facts, teller, texts } = told;
  const { read, strengths } = facts;
  if (strengths === undefined) return [teller.tell("strength", "noSunrise", { section })];
  const ordered = [...strengths].sort((one, other) => one.rank - other.rank);
  const first = at(ordered, 0);
  const factors = weakenedBy(read.standings[first.id]);
  const isWeak = read.standings[first.id].means === "short" && factors.length > 0;
  const leads = isWeak
    ? teller.tell("strength", "leadsShort", {
        section,
        values: { ...strengthValues(first, texts), factors: faultsTold(factors, read.standings[first.id], texts) },
      })
    : teller.tell("strongest", first.id, { section, values: { ratio: percent(first, texts) } });
  return [leads, ...ofLeast(at(ordered, ordered.length - 1), first.id, told)];
}

function ofLeast(last: Shadbala, first: GrahaId, { facts: { chart, read }, teller, texts }: Told): Pieces {
  const least = { section, values: strengthValues(last, texts) } as const;
  if (Math.round(100 * last.ratio) < 100) {
    const isHeld = read.standings[last.id].means === "strong";
    return [isHeld ? teller.tell("strength", "leastHeld", least) : teller.tell("weakest", last.id, least)];
  }
  const isTold: readonly GrahaId[] = [first, lordOfSign(signIndex0(chart.lagnaDeg))];
  const weak = SEVEN_GRAHAS.filter((id) => !isTold.includes(id) && read.standings[id].means === "short").flatMap(
    (id) => {
      const faults = weakenedBy(read.standings[id]);
      const values = { ...grahaWords(id, texts.speaks), factors: faultsTold(faults, read.standings[id], texts) };
      return faults.length === 0 ? [] : [texts.lookup("synthesis.weakOne", values) ?? ""];
    },
  );
  const names = chained(weak, "next", texts);
  return [
    teller.tell("strength", "enough", least),
    ...(weak.length === 0 ? [] : [teller.tell("strength", "weakened", { section, values: { names } })]),
  ];
}

function strengthValues(one: Shadbala, texts: VedicReader): Readonly<Record<string, string>> {
  return { ...grahaWords(one.id, texts.speaks), ratio: percent(one, texts) };
}

/** The house judged first where it is good, the one judged last where it is weak, and one where two factors pull apart most. */
function ofHouses({ facts: { bhavas }, teller, texts }: Told): Pieces {
  const totals = bhavas.map(({ total }) => total);
  const [most, least] = [Math.max(...totals), Math.min(...totals)];
  const firsts = bhavas.filter(({ total }) => total === most);
  const lasts = bhavas.filter(({ total }) => total === least);
  const torn = tornMost(bhavas);
  const placed = (key: "first" | "last", those: readonly JudgedBhava[]): Piece | undefined => {
    const houses = those.map(({ house }) => house);
    const named = listed(
      houses.map((house) => ordinal(texts, house)),
      texts.speaks,
    );
    const place = texts.lookup(`synthesis.judged.place.${key}`) ?? "";
    const values = { house: named, houses: named, matters: mattersOf(houses, texts), place };
    return teller.tell("judged", those.length === 1 ? key : "tied", { section, values });
  };
  return [
    ...(firsts.every(isWell) ? [placed("first", firsts)] : []),
    ...(lasts.every(({ verdict }) => verdict === "weak") ? [placed("last", lasts)] : []),
    ...(torn === undefined ? [] : [teller.tell("judged", "torn", { section, values: tornValues(torn, texts) })]),
  ];
}

function isWell({ verdict }: JudgedBhava): boolean {
  return verdict === "strong" || verdict === "good";
}

/** The first house of those in which two factors pull apart most. */
function tornMost(bhavas: readonly JudgedBhava[]): JudgedBhava | undefined {
  const torn = bhavas.filter((bhava) => contradictionOf(bhava) !== undefined);
  const spreadOf = ({ points }: JudgedBhava): number => {
    const figures = BHAVA_FACTORS.map((factor) => points[factor]);
    return Math.max(...figures) - Math.min(...figures);
  };
  const most = Math.max(...torn.map(spreadOf));
  return torn.find((bhava) => spreadOf(bhava) === most);
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

type HousesOfYogas = Readonly<Record<string, readonly number[]>>;

/** The houses in which a yoga's promise, or its lack, shows. */
const PROMISES: HousesOfYogas = {
  ...{ lakshmi: [9], dhana: [11, 2], dhanamalika: [2, 11], sunapha: [2], dhurdhura: [2], samudra: [2] },
  ...{ bhadra: [10], sasa: [10], budhaaditya: [10], kamala: [10], malavya: [4], musala: [4], mala: [4] },
};
const LACKS: HousesOfYogas = { kemadruma: [11], daridra: [2, 11] };

/** Each yoga in force that is told, of those beside the Moon the one of both sides for its two parts; with what the judgment of its house says against it: of a house once. */
function ofYogas(told: Told): readonly Pieces[] {
  const opposed = new Set<string>();
  const isNew = (piece: Piece | undefined): boolean => {
    if (piece === undefined || opposed.has(piece.text)) return false;
    opposed.add(piece.text);
    return true;
  };
  const setting = yogaSettingOf(told.facts.read);
  const present = told.facts.yogas.filter((yoga) => yoga.isPresent && isInForce(yoga, setting));
  const isBothSides = present.some(({ id }) => id === "dhurdhura");
  return present
    .filter(({ id }) => !(isBothSides && (id === "sunapha" || id === "anapha")))
    .sort((one, other) => TOLD_ORDER.indexOf(one.id) - TOLD_ORDER.indexOf(other.id))
    .slice(0, MOST_YOGAS)
    .map(({ id }) => [told.teller.find("yoga", id, { section }), ...againstYoga(id, told).filter(isNew)]);
}

function againstYoga(id: string, { facts: { bhavas }, teller, texts }: Told): Pieces {
  const houseIn = (houses: HousesOfYogas, isAgainst: (bhava: JudgedBhava) => boolean): JudgedBhava | undefined =>
    houses[id]?.map((house) => at(bhavas, house - 1)).find(isAgainst);
  const weak = houseIn(PROMISES, ({ verdict }) => verdict === "weak");
  const well = houseIn(LACKS, isWell);
  const tell = (key: "yogaWeak" | "yogaHelped", { house }: JudgedBhava): Pieces => [
    teller.tell("judged", key, { section, values: { house: ordinal(texts, house) } }),
  ];
  if (weak !== undefined) return tell("yogaWeak", weak);
  return well === undefined ? [] : tell("yogaHelped", well);
}

/** Months are those of the birth's own clock, by which the periods of the dasha operations are dated. */
function ofPeriods(told: Told): Pieces {
  const { facts, teller, texts } = told;
  const { chart, emphasis, points } = facts;
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
    teller.tell("sub", at(antardasha.lords, 1), {
      section,
      values: { until: monthIn(antardasha.endEpochMs) },
    }),
    ...carriedBy(facts.read.standings[major], told),
  ];
}

/** The lord that runs and the verdicts of the houses that it carries; where all agree, what follows. */
function carriedBy(standing: Standing, { facts: { bhavas }, teller, texts }: Told): Pieces {
  const { id, means, rules } = standing;
  const carried = housesCarried(standing).map((house) => at(bhavas, house - 1));
  const houses = carried.map(({ house, verdict }) => {
    const values = { house: ordinal(texts, house), verdict: texts.lookup(`synthesis.judged.verdict.${verdict}`) ?? "" };
    return texts.lookup("synthesis.judged.carried.house", values) ?? "";
  });
  const values = {
    ...grahaWords(id, texts.speaks),
    state: stateOf(standing, texts),
    houses: listed(houses, texts.speaks),
  };
  const tell = (key: "ruled" | "node" | "agree", more: Readonly<Record<string, string>> = {}): Piece | undefined =>
    beginning(teller.tell("carried", key, { section, values: { ...values, ...more } }), texts);
  if (rules.length === 0) return [tell("node")];
  const speaksFor = means === "strong" && carried.every(isWell);
  const speaksAgainst = means === "short" && carried.every(({ verdict }) => verdict === "weak");
  const side = texts.lookup(`synthesis.judged.side.${speaksFor ? "for" : "against"}`) ?? "";
  return [tell("ruled"), ...(speaksFor || speaksAgainst ? [tell("agree", { side })] : [])];
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
