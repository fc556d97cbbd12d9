import { joined, withArticle } from "@almagest/i18n";
import { listTold, positionName, positionTold } from "../core/told";
import { yearTheme } from "../cycles/schema";
import { easedLessons } from "../karmic/eased";
import { digitalRoot } from "../numbers/reduce";
import { keyIn } from "../texts/keys";
import type { NumerologyReader } from "../texts/reader";
import type { NumerologyChartFacts } from "./compute";
import { MATURING } from "./maturing";
import { type Chief, pairsTold, pullOf, rootPair } from "./together";

/**
 * The chart as a whole: its numbers, how Life Path, Expression and Soul Urge pull together or apart, and what the
 * letters and the year add. Undefined where a text that it is made of is missing.
 */
export function summaryOf(chart: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const paragraphs = [
    openingOf(chart, texts),
    texts.lookup(`together.pull.${pullOf(chart.core).join(".")}`),
    ...pairsTold(chart.core).map((pair) => pairText(chart, pair, texts)),
    closingOf(chart, texts),
  ];
  return paragraphs.includes(undefined) ? undefined : paragraphs.join("\n\n");
}

function openingOf(chart: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const { lifePath, expression, soulUrge, personality, birthDay } = chart.core;
  const lifePathTitle = texts.text(`numbers.${keyIn("number", lifePath.number)}.title`);
  const expressionTitle = texts.text(`numbers.${keyIn("number", expression.number)}.title`);
  if (lifePathTitle === undefined || expressionTitle === undefined) return undefined;
  return sentences([
    texts.text("general.chart.core", {
      name: chart.fullName,
      lifePath: lifePath.number,
      lifePathTitle,
      expression: expression.number,
      expressionTitle,
    }),
    texts.text("general.chart.inner", {
      soulUrge: withArticle(soulUrge.number, texts.speaks),
      personality: withArticle(personality.number, texts.speaks),
      birthDay: withArticle(birthDay.number, texts.speaks),
    }),
    maturityText(chart, texts),
  ]);
}

/** The Maturity number as one to come, one that begins, or one that is there, by the age of today. */
function maturityText({ core, currentAge }: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const stage = currentAge < MATURING.from ? "ahead" : currentAge <= MATURING.to ? "now" : "since";
  return texts.text(`general.chart.maturity.${stage}`, { maturity: core.maturity.number, age: currentAge });
}

/** The two positions in the order that the text of their roots tells them in: the smaller root first. */
function pairText(
  { core }: NumerologyChartFacts,
  pair: readonly [Chief, Chief],
  texts: NumerologyReader,
): string | undefined {
  const [one, other] = [core[pair[0]], core[pair[1]]];
  const isInOrder = digitalRoot(one.number) <= digitalRoot(other.number);
  const first = positionTold(isInOrder ? one : other, texts);
  const second = positionTold(isInOrder ? other : one, texts);
  const text = texts.lookup(`together.pairs.${rootPair(one.number, other.number)}`);
  if (text === undefined || first === undefined || second === undefined) return undefined;
  return texts.text("general.chart.pair", { first, second, text });
}

function closingOf(chart: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const { year, number } = chart.personalYear;
  const theme = yearTheme(number, texts);
  if (theme === undefined) return undefined;
  return sentences([
    ...lessonTexts(chart, texts),
    debtText(chart, texts),
    texts.text("general.chart.year", { year: String(year), personalYear: withArticle(number, texts.speaks), theme }),
  ]);
}

/** A digit that a core number makes up for is not listed among those to be learned. */
function lessonTexts({ facts, core }: NumerologyChartFacts, texts: NumerologyReader): readonly (string | undefined)[] {
  const { missing } = facts.digits;
  if (missing.length === 0) return [texts.text("general.chart.complete")];
  const eased = easedLessons(missing, core).map(({ digit }) => digit);
  const open = missing.filter((digit) => !eased.includes(digit));
  const easedKey = eased.length === 1 ? "eased" : "easedMany";
  return [
    open.length === 0 ? "" : texts.text("general.chart.missing", { digits: digitsTold(open, texts) }),
    eased.length === 0 ? "" : texts.text(`general.chart.${easedKey}`, { digits: digitsTold(eased, texts) }),
  ];
}

function digitsTold(digits: readonly number[], texts: NumerologyReader): string {
  return listTold(digits.map(String), texts) ?? "";
}

/** Each debt with the positions on whose way it is met. */
function debtText({ debts, core }: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  if (debts.length === 0) return "";
  const met = debts.map((debt) => {
    const positions = Object.values(core).filter((found) => found.debt === debt);
    const names = positions.map(({ position }) => positionName(position, texts));
    const places = listTold(names, texts);
    return places === undefined ? undefined : texts.text("general.chart.debtAt", { debt, places });
  });
  const told = listTold(met, texts);
  return told === undefined ? undefined : texts.text("general.chart.debts", { debts: told });
}

/** A part that says nothing is left out; undefined where one is missing. */
function sentences(parts: readonly (string | undefined)[]): string | undefined {
  return joined(parts.filter((part) => part !== ""));
}
