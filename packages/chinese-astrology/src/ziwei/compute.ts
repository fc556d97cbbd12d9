import type { Ephemeris } from "@almagest/ephemeris";
import { ValidationError } from "@almagest/operation";
import { type BaziBirth, type BaziInput, baziBirth } from "../bazi/birth";
import type { Gender } from "../bazi/luck";
import { type ZiWeiChart, ziWeiBirth, ziWeiChart } from "./chart";
import { type RuleSet, rulesOf, type ZiWeiRules } from "./schools";
import { type ZiWeiYear, ziWeiYear } from "./year";

/** Questions to a birth. */
export interface ZiWeiAsked extends Partial<{ readonly [Rule in keyof ZiWeiRules]: ZiWeiRules[Rule] | undefined }> {
  readonly gender: Gender;
  readonly year?: number | undefined;
  readonly ruleSet: RuleSet;
}

export interface ZiWeiInput extends BaziInput, ZiWeiAsked {}

export interface ZiWeiFacts {
  readonly bazi: BaziBirth;
  readonly chart: ZiWeiChart;
  readonly ruleSet: RuleSet;
  readonly rules: ZiWeiRules;
  readonly year: ZiWeiYear | undefined;
}

/** @throws ValidationError for a year before that of the birth. */
export function computeZiWei(input: ZiWeiInput, { ephemeris }: { readonly ephemeris: Ephemeris }): ZiWeiFacts {
  const bazi = baziBirth(ephemeris, input);
  const rules = rulesOf(input.ruleSet, input);
  const chart = ziWeiChart(ziWeiBirth(bazi, rules.leapMonth), input.gender, rules);
  const { year } = input;
  if (year !== undefined) requireLived(year, chart.birth.year);
  return {
    bazi,
    chart,
    ruleSet: input.ruleSet,
    rules,
    year: year === undefined ? undefined : ziWeiYear(chart, year, rules),
  };
}

/** The last year that may be asked for. */
export const LAST_YEAR = 2100;

export function requireLived(year: number, born: number): void {
  if (year >= born) return;
  const instead = born > LAST_YEAR ? "Leave it out." : `Send ${born} or a later one.`;
  const message = `year is ${year}, before the Chinese year of the birth, ${born}. ${instead}`;
  throw new ValidationError([{ path: "year", message, code: "custom" }]);
}
