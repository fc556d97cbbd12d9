import { listOf } from "@almagest/i18n";
import { defineOperation, langQuery, type Operation, prose } from "@almagest/operation";
import * as z from "zod";
import { birthDate, wholeDate } from "../core/date";
import { requireWholeDate } from "../core/given";
import { type NamedLetters, namedLetters, presentName } from "../core/named";
import { lifePathOf, nameNumbers, type PositionNumber } from "../core/positions";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { DEBTS, type Debt } from "../numbers/reduce";
import type { YAsVowel } from "../numbers/vowels";
import { fullName, letters, nameConventions, yAsVowel } from "../schema";
import { numerologyReader } from "../texts/reader";
import type { KarmicDebt, KarmicDebtRequest } from "../types";
import { karmicDebtRecord, presentDebts } from "./present-debt";

interface DebtInput {
  readonly fullName?: string | undefined;
  readonly year?: number | undefined;
  readonly month?: number | undefined;
  readonly day?: number | undefined;
  readonly yAsVowel?: YAsVowel | undefined;
}

export interface KarmicDebtFacts {
  /** Each once, ascending. */
  readonly debts: readonly Debt[];
  /** Where each was found. */
  readonly found: readonly PositionNumber[];
  readonly named: NamedLetters | undefined;
}

/** The debts among some positions, each once, ascending. */
export function debtsOf(found: readonly PositionNumber[]): readonly Debt[] {
  return DEBTS.filter((debt) => found.some((one) => one.debt === debt));
}

/** Life Path by the date; Expression, Soul Urge and Personality by the name. */
export function computeKarmicDebt(input: DebtInput, context?: NameContext): KarmicDebtFacts {
  const date = wholeDate(input);
  const named =
    input.fullName === undefined ? undefined : namedLetters(input.fullName, context, "fullName", input.yAsVowel);
  const found = [...(date ? [lifePathOf(date)] : []), ...(named ? nameNumbers(named.sets, named.field) : [])];
  return { debts: debtsOf(found), found, named };
}

function requireSomething(context: z.core.ParsePayload<DebtInput>): void {
  const { value } = context;
  const missing = (["year", "month", "day"] as const).filter((part) => value[part] === undefined);
  if (missing.length === 3 && value.fullName === undefined) {
    const message = "There is nothing to count. Send year, month and day, or fullName, or all of them.";
    context.issues.push({ code: "custom", path: [], message, input: value });
  }
  requireWholeDate(context);
}

export const karmicDebt: Operation<KarmicDebtRequest, KarmicDebt, NameContext> = defineOperation({
  id: "checkKarmicDebt",
  method: "POST",
  path: "/numerology/karmic-debt",
  summary: "Karmic debt: 13, 14, 16 or 19 on the way to a core number",
  description:
    "A date is looked at for the Life Path, a name for Expression, Soul Urge and Personality: their totals and what " +
    "these reduce through, not the reductions of month, day and year.",
  query: langQuery,
  body: z
    .object({
      fullName: fullName.optional(),
      year: birthDate.year.optional(),
      month: birthDate.month.optional(),
      day: birthDate.day.optional(),
      yAsVowel,
    })
    .check(requireSomething),
  output: karmicDebtRecord.extend({
    message: prose,
    calculations: z.record(z.string(), z.string()).meta({ description: "The line of each number that was looked at" }),
    letters: letters.exactOptional(),
    conventions: nameConventions.exactOptional(),
  }),
  needs: [needTransliterator],
  compute: computeKarmicDebt,
  present: ({ debts, found, named }, words) => {
    const texts = numerologyReader(words);
    return {
      ...presentDebts(debts, texts),
      message: texts.text(`general.debtMessage.${debts.length > 0 ? "some" : "none"}`, {
        debts: listOf(debts.map(String), texts.speaks),
      }),
      calculations: Object.fromEntries(found.map(({ position, calculation }) => [position, calculation])),
      ...(named && presentName(named)),
    };
  },
  examples: [{ year: 1990, month: 7, day: 15, fullName: "John William Smith" }],
});
