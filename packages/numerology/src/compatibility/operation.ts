import { named } from "@almagest/i18n";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  prose,
  proseList,
  type Words,
} from "@almagest/operation";
import * as z from "zod";
import { faultsOf, type GivenPerson, givenNumber, givenPerson, pushFaults } from "../core/given";
import type { NamedLetters } from "../core/named";
import { shownLetters } from "../names/counted";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { digitalRoot } from "../numbers/reduce";
import { letters, nameConventions, yAsVowel } from "../schema";
import { type NumerologyReader, numerologyReader } from "../texts/reader";
import type { NumerologyCompatibility, NumerologyCompatibilityRequest } from "../types";
import { ratings } from "../vocabulary/ratings";
import {
  computeCompatibility,
  type NumberCompatibility,
  PAIR_ROLES,
  PAIR_WEIGHTS,
  type Pair,
  type PairRole,
} from "./compute";

const person = z.object({ ...givenPerson, soulUrge: givenNumber.optional() }).meta({ name: "NumerologyPerson" });

const pairAnswer = z
  .object({
    person1: z.int(),
    person2: z.int(),
    compatibility: z.int().min(50).max(100),
    description: prose,
  })
  .meta({ name: "NumberPair" });

const output = z.object({
  overallScore: z.int(),
  ...named("rating", z.string(), ratings),
  lifePath: pairAnswer,
  expression: pairAnswer,
  soulUrge: pairAnswer,
  strengths: proseList,
  challenges: proseList,
  advice: prose,
  letters: z.object({ person1: letters.exactOptional(), person2: letters.exactOptional() }),
  conventions: z
    .object({
      system: z.literal("pythagorean"),
      weights: z.object({ lifePath: z.number(), expression: z.number(), soulUrge: z.number() }),
      masters: z.literal("base-digit"),
      yAsVowel: nameConventions.shape.yAsVowel,
    })
    .meta({ name: "NumerologyCompatibilityConventions" }),
});

function requireNumbers(context: z.core.ParsePayload<{ person1: GivenPerson; person2: GivenPerson }>): void {
  for (const who of ["person1", "person2"] as const) {
    pushFaults(context, faultsOf(context.value[who], ["expression", "soulUrge"]), [who]);
  }
}

export const numerologyCompatibility: Operation<NumerologyCompatibilityRequest, NumerologyCompatibility, NameContext> =
  defineOperation({
    id: "calculateNumCompatibility",
    method: "POST",
    path: "/numerology/compatibility",
    summary: "Two people by Life Path, Expression and Soul Urge",
    description:
      "Half Life Path, three tenths Expression, two tenths Soul Urge. Each person by numbers, by date and name, or by " +
      "both; a number wins over what it is computed from.",
    query: langQuery,
    body: z.object({ person1: person, person2: person, yAsVowel }).check(requireNumbers),
    output,
    needs: [needTransliterator],
    compute: computeCompatibility,
    present,
    examples: [
      { person1: { lifePath: 5, expression: 7, soulUrge: 6 }, person2: { lifePath: 3, expression: 9, soulUrge: 2 } },
    ],
  });

function present(
  { pairs, overall, band, named, yAsVowel: asked }: NumberCompatibility,
  words: Words,
): DraftOf<typeof output> {
  const texts = numerologyReader(words);
  const ordered = PAIR_ROLES.map((role) => pairs[role]).sort((one, other) => other.score - one.score);
  const lowest = ordered.at(-1)?.role ?? "lifePath";
  return {
    overallScore: overall,
    rating: ratings[band].en,
    lifePath: presentPair(pairs.lifePath, texts),
    expression: presentPair(pairs.expression, texts),
    soulUrge: presentPair(pairs.soulUrge, texts),
    strengths: linesOf(
      chosen(ordered, ({ score }) => score >= EASY_FROM),
      "strength",
      texts,
    ),
    challenges: linesOf(
      chosen([...ordered].reverse(), ({ score }) => score < FRICTIONLESS_FROM),
      "challenge",
      texts,
    ),
    advice: texts.text(`general.advice.${band}.${lowest}`),
    letters: { person1: lettersOf(named.person1), person2: lettersOf(named.person2) },
    conventions: { system: "pythagorean", weights: PAIR_WEIGHTS, masters: "base-digit", yAsVowel: asked },
  };
}

function lettersOf(named: NamedLetters | undefined): string | undefined {
  return named && shownLetters(named.counted);
}

/** A pair from here on brings a strength to the list; below the second it brings a challenge. */
const EASY_FROM = 70;
const FRICTIONLESS_FROM = 90;

/** The pairs that fit, or the first where none does. */
function chosen(pairs: readonly Pair[], fits: (pair: Pair) => boolean): readonly Pair[] {
  const fitting = pairs.filter(fits);
  return fitting.length > 0 ? fitting : pairs.slice(0, 1);
}

function linesOf(
  pairs: readonly Pair[],
  kind: "strength" | "challenge",
  texts: NumerologyReader,
): string[] | undefined {
  const lines = pairs.map((pair) => texts.lookup(`${pairKey(pair)}.${kind}`)).filter((line) => line !== undefined);
  return lines.length > 0 ? lines : undefined;
}

function presentPair(pair: Pair, texts: NumerologyReader): DraftOf<typeof pairAnswer> {
  const { person1, person2, score } = pair;
  return { person1, person2, compatibility: score, description: texts.lookup(`${pairKey(pair)}.text`) };
}

function pairKey({ role, person1, person2 }: { role: PairRole; person1: number; person2: number }): string {
  const [low, high] = [digitalRoot(person1), digitalRoot(person2)].sort((one, other) => one - other);
  return `compatibility.${role}.${low}.${high}`;
}
