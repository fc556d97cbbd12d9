import { named } from "@almagest/i18n";
import {
  at,
  type DraftOf,
  defineOperation,
  langQuery,
  needRandom,
  type Operation,
  prose,
  proseList,
  type RandomContext,
  seed,
} from "@almagest/operation";
import { readingOf } from "@almagest/telling";
import * as z from "zod";
import { imagePath } from "../deck/image";
import type { Laid } from "../deck/laid";
import { presentNames } from "../deck/present";
import { cardName, drawConventions, imageUrl } from "../deck/schema";
import { conventionsOf, drawCardsBy } from "../draw/compute";
import { question } from "../spreads/schema";
import { keywordsOf } from "../texts/card-text";
import { type TarotReader, tarotReader } from "../texts/reader";
import type { YesNoOracle, YesNoOracleRequest } from "../types";
import { answers, strengths } from "../vocabulary/answers";
import { answerOf, type YesNoAnswer } from "./answer";
import { answerPieces } from "./reading";

const body = z.object({ question, seed });

const output = z.object({
  question: z.string().exactOptional().meta({ weight: "prose", description: "The question that was sent" }),
  seed: z.string().exactOptional().meta({ description: "The seed that was sent" }),
  ...named("answer", z.enum(["Yes", "No", "Maybe"]), answers),
  ...named(
    "strength",
    z.enum(["Strong", "Qualified"]).meta({ description: "Strong from the major arcana, Qualified otherwise" }),
    strengths,
  ),
  card: z.object({ ...cardName, reversed: z.boolean(), keywords: proseList, imageUrl }),
  interpretation: prose,
  conventions: drawConventions,
});

export interface YesNo extends YesNoAnswer {
  readonly question: string | undefined;
  readonly seed: string | undefined;
  readonly laid: Laid;
}

/** One card for one question: with a seed the same question, spaces around it apart, always has the same answer. */
export function computeYesNo(
  input: DraftOf<typeof body>,
  { random }: { readonly random: (byteCount: number) => Uint8Array },
): YesNo {
  const asked = input.question?.trim() ?? "";
  const key = input.seed === undefined || asked === "" ? input.seed : `${input.seed}|${asked}`;
  const laid = at(drawCardsBy({ operation: "castYesNo", seed: key, random }, { count: 1 }), 0);
  return { question: input.question, seed: input.seed, laid, ...answerOf(laid) };
}

export const yesNoOracle: Operation<YesNoOracleRequest, YesNoOracle, RandomContext> = defineOperation({
  id: "castYesNo",
  method: "POST",
  path: "/tarot/yes-no",
  summary: "One card answers yes, no or maybe",
  description:
    "Upright is Yes and reversed No; the Hanged Man, the Wheel of Fortune, Temperance and the Two and Four of Swords say Maybe either way up. The same seed and question have the same answer; without a seed the card is random.",
  query: langQuery,
  body,
  output,
  needs: [needRandom],
  compute: computeYesNo,
  present: (facts, words) => presentYesNo(facts, tarotReader(words)),
  examples: [{ question: "Should I accept the job offer?", seed: "reading-2f9c1a" }],
});

function presentYesNo(facts: YesNo, texts: TarotReader): DraftOf<typeof output> {
  const { laid, answer, strength } = facts;
  return {
    question: facts.question,
    seed: facts.seed,
    answer,
    strength,
    card: {
      ...presentNames(laid.card),
      reversed: laid.reversed,
      keywords: keywordsOf(laid, texts),
      imageUrl: imagePath(laid.card),
    },
    interpretation: readingOf(answerPieces(laid, texts)),
    conventions: conventionsOf(facts.seed),
  };
}
