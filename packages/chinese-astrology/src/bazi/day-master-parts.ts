import { named } from "@almagest/i18n";
import { type DraftOf, prose } from "@almagest/operation";
import { type Piece, ranked } from "@almagest/telling";
import * as z from "zod";
import { telling } from "../texts/families";
import type { ChineseReader } from "../texts/reader";
import { strengthFactorCharacters, strengthFactorNames } from "../vocabulary/strength-factors";
import { type DayMasterStrength, type SeasonalState, STRENGTH_FACTORS, type StrengthFactor } from "./strength";
import { usefulValues } from "./useful-telling";
import type { DayMasterFacts } from "./weighing";

/** The characters of the states, which answers in every language show. */
export const STATE_CHINESE = {
  prosperous: "旺",
  supported: "相",
  resting: "休",
  imprisoned: "囚",
  dead: "死",
} as const satisfies Record<SeasonalState, string>;

const FACTOR_PINYIN = {
  "month-command": "dé lìng",
  rooting: "dé dì",
  party: "dé shì",
} as const satisfies Record<StrengthFactor, string>;

export const factorSchema = z
  .object({
    id: z.enum(STRENGTH_FACTORS),
    ...named("name", z.string(), strengthFactorNames),
    chinese: z.string(),
    pinyin: z.string(),
    contribution: z.number().meta({ description: "Points; the three make the score" }),
    detail: prose,
  })
  .meta({ name: "StrengthFactor" });

/** A factor of one chart, its points and what they come from. */
export function presentFactor(
  id: StrengthFactor,
  strength: DayMasterStrength,
  texts: ChineseReader,
): DraftOf<typeof factorSchema> {
  const term = strengthFactorNames[id];
  return {
    id,
    name: term.en,
    chinese: strengthFactorCharacters[id],
    pinyin: FACTOR_PINYIN[id],
    contribution: strength.contributions[id],
    detail: texts.lookup(`factors.${id}.${factorKey(id, strength)}`),
  };
}

/** The text of a factor by what it rests on. */
export function factorKey(id: StrengthFactor, { state, rootCount, helperCount }: DayMasterStrength): string {
  if (id === "month-command") return state;
  return String(id === "rooting" ? rootCount : helperCount);
}

const section = { section: "dayMaster" } as const;

/** The strength of the day master, its useful god and where to find it, and its surplus. */
export function dayMasterPieces(facts: DayMasterFacts, texts: ChineseReader): readonly (Piece | undefined)[] {
  const teller = telling.teller(texts, 0);
  const { birth, counts, strength, useful } = facts;
  const { unfavorable, verdict } = strength;
  const [most] = ranked(
    counts.filter(({ phase }) => unfavorable.includes(phase)),
    ({ count }) => count,
  );
  const spared = most === undefined || most.count === 0 ? undefined : most.phase;
  return [
    teller.tell("strength", `${birth.dayMaster}.${verdict}`, section),
    teller.tell("useful", useful.reason, { ...section, values: usefulValues(facts, texts) }),
    teller.tell("favor", useful.phase, section),
    ...(spared === undefined ? [] : [teller.tell("spare", spared, section)]),
  ];
}
