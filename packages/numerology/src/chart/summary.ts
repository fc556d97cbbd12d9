import { withArticle } from "@almagest/i18n";
import type { CorePosition } from "../core/positions";
import { yearTheme } from "../cycles/schema";
import { easedLessons } from "../karmic/eased";
import { keyIn } from "../texts/keys";
import type { NumerologyReader } from "../texts/reader";
import type { NumerologyChartFacts } from "./compute";
import { pairsTold, pullOf, rootPair } from "./together";

/**
 * The chart as a whole: its numbers, how Life Path, Expression and Soul Urge pull together or apart, and what the
 * letters and the year add. Undefined where a text that it is made of is missing.
 */
export function summaryOf(chart: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const paragraphs = [
    openingOf(chart, texts),
    texts.lookup(`together.pull.${pullOf(chart.core).join(".")}`),
    ...pairsTold(chart.core).map(([first, second]) => pairText(chart, [first, second], texts)),
    closingOf(chart, texts),
  ];
  return paragraphs.includes(undefined) ? undefined : paragraphs.join("\n\n");
}

function openingOf({ core, fullName }: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const { lifePath, expression, soulUrge, personality, birthDay, maturity } = core;
  const lifePathTitle = texts.text(`numbers.${keyIn("number", lifePath.number)}.title`);
  const expressionTitle = texts.text(`numbers.${keyIn("number", expression.number)}.title`);
  if (lifePathTitle === undefined || expressionTitle === undefined) return undefined;
  const told = [
    texts.text("general.chart.core", {
      name: fullName,
      lifePath: lifePath.number,
      lifePathTitle,
      expression: expression.number,
      expressionTitle,
    }),
    texts.text("general.chart.inner", {
      soulUrge: withArticle(soulUrge.number),
      personality: withArticle(personality.number),
      birthDay: withArticle(birthDay.number),
      maturity: maturity.number,
    }),
  ];
  return sentences(told);
}

function pairText(
  { core }: NumerologyChartFacts,
  [first, second]: readonly [Exclude<CorePosition, "maturity">, Exclude<CorePosition, "maturity">],
  texts: NumerologyReader,
): string | undefined {
  const text = texts.lookup(`together.pairs.${rootPair(core[first].number, core[second].number)}`);
  const names = [texts.text(`repeated.positions.${first}`), texts.text(`repeated.positions.${second}`)];
  const [firstName, secondName] = names;
  if (text === undefined || firstName === undefined || secondName === undefined) return undefined;
  return texts.text("general.chart.pair", {
    first: firstName,
    firstNumber: core[first].number,
    second: secondName,
    secondNumber: core[second].number,
    text,
  });
}

function closingOf(chart: NumerologyChartFacts, texts: NumerologyReader): string | undefined {
  const { missing } = chart.facts.digits;
  const eased = easedLessons(missing, chart.core).map(({ digit }) => digit);
  const theme = yearTheme(chart.personalYear.number, texts);
  if (theme === undefined) return undefined;
  return sentences([
    missing.length > 0
      ? texts.text("general.chart.missing", { digits: missing.join(", ") })
      : texts.text("general.chart.complete"),
    eased.length > 0
      ? texts.text(`general.chart.${eased.length === 1 ? "eased" : "easedMany"}`, { digits: eased.join(", ") })
      : "",
    chart.debts.length > 0 ? texts.text("general.chart.debts", { debts: chart.debts.join(", ") }) : "",
    texts.text("general.chart.year", {
      year: String(chart.personalYear.year),
      personalYear: chart.personalYear.number,
      theme,
    }),
  ]);
}

function sentences(parts: readonly (string | undefined)[]): string | undefined {
  return parts.includes(undefined) ? undefined : parts.filter((part) => part !== "").join(" ");
}
