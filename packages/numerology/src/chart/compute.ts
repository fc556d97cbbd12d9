import { ageOn, utcDateOf } from "../core/date";
import { type NamedLetters, namedLetters } from "../core/named";
import {
  type BirthDate,
  birthDayOf,
  type CorePosition,
  expressionOf,
  lifePathOf,
  maturityOf,
  type PositionNumber,
  personalityOf,
  soulUrgeOf,
} from "../core/positions";
import {
  computePersonalMonth,
  computePersonalYear,
  type PersonalMonthFacts,
  type PersonalYearFacts,
} from "../cycles/compute";
import { debtsOf } from "../karmic/debt";
import type { NameContext } from "../names/transliterator";
import { shortTail } from "../numbers/line";
import type { Debt } from "../numbers/reduce";
import type { YAsVowel } from "../numbers/vowels";
import { type NameFacts, nameFacts } from "./name-facts";
import { challengesOf, type Phase, pinnaclesOf } from "./phases";

export interface ChartInput extends BirthDate {
  readonly fullName: string;
  readonly currentYear?: number | undefined;
  readonly yAsVowel?: YAsVowel | undefined;
}

export interface NumerologyChartFacts {
  readonly fullName: string;
  readonly birth: BirthDate;
  readonly named: NamedLetters;
  readonly core: Readonly<Record<CorePosition, PositionNumber>>;
  /** Of all six core numbers. */
  readonly debts: readonly Debt[];
  readonly facts: NameFacts;
  readonly personalYear: PersonalYearFacts;
  /** Of the running month (UTC), whatever year the Personal Year is for. */
  readonly personalMonth: PersonalMonthFacts;
  readonly pinnacles: readonly Phase[];
  readonly challenges: readonly Phase[];
  /** Completed years of life today (UTC); 0 before birth. */
  readonly currentAge: number;
}

/**
 * The whole chart of a name and a date.
 * @throws DomainError where the name lacks countable letters, vowels or consonants.
 */
export function computeChart(input: ChartInput, context: NameContext & { readonly now: number }): NumerologyChartFacts {
  const { fullName, currentYear } = input;
  const birth = { year: input.year, month: input.month, day: input.day };
  const today = utcDateOf(context.now);
  const named = namedLetters(fullName, context, "fullName", input.yAsVowel);
  const core = coreOf(birth, named);
  const year = currentYear ?? today.year;
  return {
    fullName,
    birth,
    named,
    core,
    debts: debtsOf(Object.values(core)),
    facts: nameFacts(named),
    personalYear: computePersonalYear(birth, year),
    personalMonth: computePersonalMonth(birth, year, today.month),
    pinnacles: pinnaclesOf(birth, core.lifePath.number),
    challenges: challengesOf(birth, core.lifePath.number),
    currentAge: ageOn(birth, today),
  };
}

function coreOf(birth: BirthDate, { sets, field }: NamedLetters): NumerologyChartFacts["core"] {
  const lifePath = lifePathOf(birth);
  const expression = expressionOf(sets);
  return {
    lifePath,
    expression,
    soulUrge: soulUrgeOf(sets, field),
    personality: personalityOf(sets, field),
    birthDay: birthDayOf(birth.day, (day) => `${day}${shortTail(day)}`),
    maturity: maturityOf(lifePath.number, expression.number),
  };
}
