import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import { at } from "@almagest/operation";
import { YEAR_MS } from "../dasha/life";
import { type DashaPeriod, majorPeriods, vimshottari } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import type { Standing } from "../standing/standing";
import { paragraph, type Sentence, say, type Telling, turnOf, type Values } from "../standing/told";
import { grahaNamed, listed, monthNamed, ordinalOf } from "../standing/words";
import type { VedicReader } from "../texts/reader";
import { namesOfGrahas, ordinal } from "../yoga/scene";
import { type BhavaFactor, contradictionOf, decidingFactor, grahaOfFactor, type JudgedBhava } from "./judge";

/** When a chart is read. */
export interface ReadingTime {
  readonly epochMs: number;
  /** Of the clock by which months are told. */
  readonly offsetMs: number;
  /** The nine great periods of the chart. */
  readonly periods: readonly DashaPeriod[];
}

/** The times of a chart, read at an instant. */
export function readingTimeOf({ birth, grahas }: VedicChart, epochMs: number): ReadingTime {
  const { epochMilliseconds, offsetSeconds } = birth.moment.civil;
  const periods = majorPeriods(vimshottari(grahaOf(grahas, "moon").longitudeDeg, epochMilliseconds));
  return { epochMs, offsetMs: 1000 * offsetSeconds, periods };
}

/** A house told from its verdict: the verdict, what decides or contradicts, its lord in its house, and when. */
export function bhavaTold(bhava: JudgedBhava, telling: Telling, time: ReadingTime): Sentence {
  const { house, lord } = bhava;
  return paragraph([
    verdictTold(bhava, telling),
    reasonTold(bhava, telling),
    rulesTold(bhava, telling),
    placeTold(house, lord, telling.texts),
    whenTold(bhava, telling, time),
  ]);
}

function verdictTold({ house, verdict }: JudgedBhava, telling: Telling): Sentence {
  const { texts } = telling;
  const wording = at(WORDINGS, turnOf(telling, `verdict ${verdict}`) % WORDINGS.length);
  return say(texts, "bhava.verdict", {
    matters: texts.lookup(`judgment.bhava.matters.${house}`) ?? "",
    judged: texts.lookup(`judgment.bhava.judged.${verdict}.${wording}`) ?? "",
  });
}

const WORDINGS = ["a", "b", "c"] as const;

/** The lord, named as the lord of its house where neither the reason nor its place names it so. */
function rulesTold(bhava: JudgedBhava, telling: Telling): Sentence {
  const { house, lord } = bhava;
  const isNamed = reasonsOf(bhava).some((factor) => factor === "lord" || factor === "varga");
  if (isNamed || (house !== 1 && lord.house === house)) return undefined;
  const values = { ...houseIn(bhava, telling), lord: grahaNamed(lord.id, telling.texts.speaks) };
  return say(telling.texts, "bhava.rules", values);
}

/** The two factors that contradict each other, or else the one that decides. */
function reasonsOf(bhava: JudgedBhava): readonly BhavaFactor[] {
  const factor = decidingFactor(bhava);
  return contradictionOf(bhava) ?? (factor === undefined ? [] : [factor]);
}

/** The lord of the Lagna has a text of its own in the answer. */
function placeTold(house: number, lord: Standing, texts: VedicReader): Sentence {
  if (house === 1) return undefined;
  const key = lord.house === house ? "own" : `${house}.${lord.house}`;
  return say(texts, `lordIn.${key}`, { lord: grahaNamed(lord.id, texts.speaks), house: ordinalOf(house, texts) });
}

/** The contradiction of a house, or else the factor that decides it. */
function reasonTold(bhava: JudgedBhava, telling: Telling): Sentence {
  const { texts } = telling;
  const contradiction = contradictionOf(bhava);
  if (contradiction !== undefined) {
    const [helps, hurts] = contradiction;
    if (isLordAlone(contradiction)) return splitTold(helps, bhava, telling);
    const one = firstTold(helps, bhava, telling, hurts);
    return say(texts, "bhava.but", { one, other: secondTold(hurts, bhava, telling, helps) });
  }
  const factor = decidingFactor(bhava);
  if (factor === undefined) return say(texts, "bhava.none", houseIn(bhava, telling));
  return say(texts, "bhava.alone", { one: firstTold(factor, bhava, telling) });
}

type Contradiction = readonly [BhavaFactor, BhavaFactor];

function isLordAlone(contradiction: Contradiction): boolean {
  return contradiction.every((factor) => factor === "lord" || factor === "varga");
}

/** A lord that is strong in one chart and weak in the other. */
function splitTold(helps: BhavaFactor, bhava: JudgedBhava, telling: Telling): Sentence {
  const { texts } = telling;
  return say(texts, "bhava.split", {
    who: whoTold("who", "lord", bhava, telling),
    state: texts.lookup(`judgment.bhava.state.${helps === "lord" ? "strong" : "weak"}`) ?? "",
    ...dignityIn(bhava, telling),
  });
}

/** A factor by itself or before another: it names the house. */
function firstTold(factor: BhavaFactor, bhava: JudgedBhava, telling: Telling, against?: BhavaFactor): string {
  const { texts } = telling;
  const isUp = bhava.points[factor] > 0;
  if (factor === "guests") {
    const values = { ...houseIn(bhava, telling), names: namesIn(bhava, isUp, telling, against) };
    return texts.lookup(`judgment.bhava.first.${isUp ? "help" : "pressure"}`, values) ?? "";
  }
  if (factor === "bindus") {
    const size = texts.lookup(`judgment.bhava.size.${isUp ? "up" : "down"}`) ?? "";
    const values = { ...houseIn(bhava, telling), points: pointsIn(bhava, telling), size };
    return texts.lookup("judgment.bhava.first.points", values) ?? "";
  }
  return stateTold("who", factor, bhava, telling);
}

/** A factor that hurts, after one that helps and has named the house. */
function secondTold(factor: BhavaFactor, bhava: JudgedBhava, telling: Telling, against: BhavaFactor): string {
  const { texts } = telling;
  if (factor === "guests") {
    return texts.lookup("judgment.bhava.second.pressure", { names: namesIn(bhava, false, telling, against) }) ?? "";
  }
  if (factor === "bindus") {
    return texts.lookup("judgment.bhava.second.points", { points: pointsIn(bhava, telling) }) ?? "";
  }
  return stateTold("then", factor, bhava, telling);
}

/** "Mars, lord of the sixth house, is strong"; by its division "is exalted in the dasamsa". */
function stateTold(
  form: "who" | "then",
  factor: "lord" | "karaka" | "varga",
  bhava: JudgedBhava,
  telling: Telling,
): string {
  const { texts } = telling;
  const who = whoTold(form, factor === "karaka" ? "karaka" : "lord", bhava, telling);
  const plain = bhava.points[factor] > 0 ? "strong" : "weak";
  const key = factor === "varga" ? "division" : plain;
  const values = factor === "varga" ? dignityIn(bhava, telling) : {};
  const state = texts.lookup(`judgment.bhava.state.${key}`, values) ?? "";
  return texts.lookup("judgment.bhava.is", { who, state }) ?? "";
}

function whoTold(form: "who" | "then", who: "lord" | "karaka", bhava: JudgedBhava, telling: Telling): string {
  const { texts } = telling;
  const values = {
    ...houseIn(bhava, telling),
    [who]: grahaNamed(bhava[who].id, texts.speaks),
    ...(who === "karaka" ? { significator: explained("significator", telling) } : {}),
  };
  return texts.lookup(`judgment.bhava.${form}.${who}`, values) ?? "";
}

function houseIn({ house }: JudgedBhava, { texts }: Telling): Readonly<Record<"house", string>> {
  return { house: ordinalOf(house, texts) };
}

function pointsIn({ bindus }: JudgedBhava, telling: Telling): string {
  return explained("points", telling, { bindus: String(bindus) });
}

function dignityIn({ varga }: JudgedBhava, telling: Telling): Readonly<Record<"dignity" | "division", string>> {
  const dignity = telling.texts.lookup(`judgment.bhava.dignity.${varga.dignity}`) ?? "";
  return { dignity, division: explained(`division.${varga.division}`, telling) };
}

/** A term, explained where it comes up for the first time in the answer. */
function explained(key: string, telling: Telling, values: Values = {}): string {
  const form = turnOf(telling, `term ${key}`) === 0 ? "first" : "again";
  return telling.texts.lookup(`judgment.bhava.term.${key}.${form}`, values) ?? "";
}

/** The guests and onlookers that help, or those that hurt, without the lord or karaka against whom they are set. */
function namesIn(bhava: JudgedBhava, helps: boolean, { texts }: Telling, opposed?: BhavaFactor): string {
  const names = helps ? bhava.helpers : bhava.hinderers;
  const left = opposed && grahaOfFactor(bhava, opposed);
  return listed(
    names.filter((id) => id !== left).map((one) => grahaNamed(one, texts.speaks)),
    texts.speaks,
  );
}

function whenTold(bhava: JudgedBhava, telling: Telling, time: ReadingTime): Sentence {
  const { house, lord } = bhava;
  const { epochMs, offsetMs, periods } = time;
  const { read, texts, timed } = telling;
  const other = timed.get(lord.id);
  timed.set(lord.id, house);
  const values = { ...houseIn(bhava, telling), lord: grahaNamed(lord.id, texts.speaks) };
  if (other !== undefined) return say(texts, "bhava.when.same", { ...values, other: ordinalOf(other, texts) });
  const { epochMilliseconds } = read.chart.birth.moment.civil;
  const period = periods.find(({ lords }) => lords[0] === lord.id);
  if (period === undefined) return undefined;
  const until = monthNamed(period.endEpochMs, offsetMs, texts.speaks);
  const from = monthNamed(period.startEpochMs, offsetMs, texts.speaks);
  const age = (period.startEpochMs - epochMilliseconds) / YEAR_MS;
  const when = timeOf(period, epochMs, age);
  const told = { ...values, dasha: explained("dasha", telling), from, until };
  if (when === "past" || when === "far") return say(texts, `bhava.when.${when}`, told);
  return say(texts, "bhava.when.running", { ...told, span: texts.lookup(`judgment.bhava.when.${when}`, told) ?? "" });
}

const OLD_AGE = 85;

/** Past, running, to come, or to come so late that few live to see it. */
function timeOf(
  { startEpochMs, endEpochMs }: DashaPeriod,
  epochMs: number,
  age: number,
): "past" | "now" | "later" | "far" {
  if (endEpochMs <= epochMs) return "past";
  if (startEpochMs <= epochMs) return "now";
  return age >= OLD_AGE ? "far" : "later";
}

/** The facts on which a verdict rests, in English. */
export function bhavaEvidence(bhava: JudgedBhava): readonly string[] {
  const { lord, karaka, occupants, seenBy, argala, bindus, varga } = bhava;
  const dignity = varga.dignity === undefined ? "" : `, ${varga.dignity}`;
  const named = (ids: readonly GrahaId[]): string => namesOfGrahas(ids);
  return [
    `lord ${grahaTerms[lord.id].en}: ${lord.means}, in the ${ordinal(lord.house)}`,
    `occupants: ${named(occupants)}`,
    `seen by: ${named(seenBy)}`,
    `karaka ${grahaTerms[karaka.id].en}: ${karaka.means}`,
    `argala: ${named(argala)}`,
    `sarvashtakavarga: ${bindus} points, the middle is 28`,
    `D${varga.division}: its lord in the ${ordinal(varga.house)}${dignity}`,
  ];
}
