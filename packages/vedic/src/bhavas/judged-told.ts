import { grahas as grahaTerms } from "@almagest/i18n/vedic";
import type { Lang } from "@almagest/operation";
import { YEAR_MS } from "../dasha/life";
import { type DashaPeriod, majorPeriods, vimshottari } from "../dasha/periods";
import type { GrahaId } from "../grahas";
import type { VedicChart } from "../sky/chart";
import { grahaOf } from "../sky/positions";
import { lordTone } from "../standing/lord-tones";
import { paragraph, type Sentence, say, sayInTurn, type Telling, turnOf } from "../standing/told";
import type { Means } from "../standing/weigh";
import { grahaNamed, listed, monthNamed, ordinalOf } from "../standing/words";
import { namesOfGrahas, ordinal } from "../yoga/scene";
import { type BhavaFactor, type BhavaVerdict, contradictionOf, decidingFactor, type JudgedBhava } from "./judge";

/** When a chart is read. */
export interface ReadingTime {
  readonly epochMs: number;
  /** Of the clock by which months are told. */
  readonly offsetMs: number;
  /** The nine great periods of the chart. */
  readonly periods: readonly DashaPeriod[];
}

/** The verdicts of the twelve houses, the first house's first. */
export type Verdicts = readonly BhavaVerdict[];

/** The times of a chart, read at an instant. */
export function readingTimeOf({ birth, grahas }: VedicChart, epochMs: number): ReadingTime {
  const { epochMilliseconds, offsetSeconds } = birth.moment.civil;
  const periods = majorPeriods(vimshottari(grahaOf(grahas, "moon").longitudeDeg, epochMilliseconds));
  return { epochMs, offsetMs: 1000 * offsetSeconds, periods };
}

/** A house told from its verdict: the verdict, its lord in its house, what decides or contradicts, and when. */
export function bhavaTold(bhava: JudgedBhava, telling: Telling, time: ReadingTime, verdicts: Verdicts): Sentence {
  const { house, lord, verdict } = bhava;
  return paragraph([
    say(telling.texts, `bhava.verdict.${house}.${verdict}`),
    reasonTold(bhava, telling),
    agrees(bhava, verdicts) ? say(telling.texts, `houseLord.${house}.${lord.house}`) : undefined,
    whenTold(bhava, telling, time),
  ]);
}

interface LordIn {
  readonly house: number;
  readonly lord: { readonly house: number; readonly means?: Means };
}

/** Whether the text on a lord in a house goes with the verdicts of both houses: it is left out where it does not. */
export function agrees({ house, lord }: LordIn, verdicts: Verdicts): boolean {
  const both = [house, lord.house].map((one) => verdicts[one - 1]);
  const tone = lordTone(house, lord.house);
  if (tone === "bright") return lord.means !== "short" && both[0] !== "mixed" && !both.includes("weak");
  return tone === "even" || !(both.includes("strong") || both[0] === "good");
}

function reasonTold(bhava: JudgedBhava, telling: Telling): Sentence {
  const contradiction = contradictionOf(bhava);
  if (contradiction !== undefined) {
    const isAgain = telling.torn.has(contradiction.join());
    telling.torn.add(contradiction.join());
    return isAgain ? againTold(bhava, contradiction, telling) : tornTold(bhava, contradiction, telling);
  }
  const factor = decidingFactor(bhava);
  if (factor === undefined) return sayInTurn(telling, "bhava.because.none");
  const isUp = bhava.points[factor] > 0;
  if (factor === "lord" && turnOf(telling, `lord ${bhava.lord.id}`) > 0) return undefined;
  const values = valuesOf(bhava, namesIn(bhava, isUp, telling.texts.speaks), telling);
  return explained(
    sayInTurn(telling, `bhava.because.${factor}.${isUp ? "up" : "down"}`, values),
    values,
    bhava,
    telling,
  );
}

type Contradiction = readonly [BhavaFactor, BhavaFactor];

function tornTold(bhava: JudgedBhava, contradiction: Contradiction, telling: Telling): Sentence {
  const [helps, hurts] = contradiction;
  const names = namesIn(bhava, helps === "guests", telling.texts.speaks, opposedTo("guests", contradiction));
  const values = valuesOf(bhava, names, telling);
  return explained(say(telling.texts, `bhava.but.${helps}.${hurts}`, values), values, bhava, telling);
}

/** A contradiction that an earlier house has too is told in short, with the names of this house. */
function againTold(bhava: JudgedBhava, contradiction: Contradiction, telling: Telling): Sentence {
  const { texts } = telling;
  const factor = (one: BhavaFactor, isHelp: boolean): string => {
    const values = valuesOf(bhava, namesIn(bhava, isHelp, texts.speaks, opposedTo(one, contradiction)), telling);
    return explained(texts.lookup(`judgment.bhava.factor.${one}`, values), values, bhava, telling) ?? "";
  };
  const [helps, hurts] = contradiction;
  return say(texts, "bhava.again", { helps: factor(helps, true), hurts: factor(hurts, false) });
}

/** The factor against which guests are set: who is that factor itself is not named among them. */
function opposedTo(factor: BhavaFactor, [helps, hurts]: Contradiction): BhavaFactor | undefined {
  if (factor !== "guests") return undefined;
  return helps === "guests" ? hurts : helps;
}

type JudgedValues = Readonly<Record<"lord" | "karaka" | "names" | "points" | "significator" | "division", string>>;

/** Terms in the form that explains them, until one text of the answer has done so. */
function valuesOf(bhava: JudgedBhava, names: string, telling: Telling): JudgedValues {
  const { lord, karaka, bindus } = bhava;
  const { texts, said } = telling;
  const inForm = (key: string): string => {
    const form = said.has(`term ${key}`) ? "again" : "first";
    return texts.lookup(`judgment.bhava.term.${key}.${form}`, { bindus: String(bindus) }) ?? "";
  };
  return {
    lord: grahaNamed(lord.id, texts.speaks),
    karaka: grahaNamed(karaka.id, texts.speaks),
    points: inForm("points"),
    significator: inForm("significator"),
    division: inForm(divisionKey(bhava)),
    names,
  };
}

/** A text told of a house; the terms that it explains count as explained from then on. */
function explained(text: Sentence, values: JudgedValues, bhava: JudgedBhava, { said }: Telling): Sentence {
  const keys = { points: "points", significator: "significator", division: divisionKey(bhava) } as const;
  for (const name of ["points", "significator", "division"] as const) {
    if (text?.includes(values[name])) said.set(`term ${keys[name]}`, 1);
  }
  return text;
}

function divisionKey({ varga }: JudgedBhava): string {
  return `division.${varga.division}`;
}

/** The guests and onlookers that help, or those that hurt, without the lord or karaka among them that does the opposite. */
function namesIn(bhava: JudgedBhava, helps: boolean, lang: Lang, opposed?: BhavaFactor): string {
  const names = helps ? bhava.helpers : bhava.hinderers;
  const left = opposed === "lord" || opposed === "karaka" ? bhava[opposed].id : undefined;
  return listed(
    names.filter((id) => id !== left).map((one) => grahaNamed(one, lang)),
    lang,
  );
}

function whenTold({ house, lord }: JudgedBhava, telling: Telling, time: ReadingTime): Sentence {
  const { epochMs, offsetMs, periods } = time;
  const { chart } = telling.read;
  const other = telling.timed.get(lord.id);
  telling.timed.set(lord.id, house);
  const values = { lord: grahaNamed(lord.id, telling.texts.speaks) };
  if (other !== undefined)
    return say(telling.texts, "bhava.when.same", { ...values, other: ordinalOf(other, telling.texts) });
  const { epochMilliseconds } = chart.birth.moment.civil;
  const period = periods.find(({ lords }) => lords[0] === lord.id);
  if (period === undefined) return undefined;
  const until = monthNamed(period.endEpochMs, offsetMs, telling.texts.speaks);
  const from = monthNamed(period.startEpochMs, offsetMs, telling.texts.speaks);
  const age = (period.startEpochMs - epochMilliseconds) / YEAR_MS;
  return sayInTurn(telling, `bhava.when.${timeOf(period, epochMs, age)}`, { ...values, from, until });
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
