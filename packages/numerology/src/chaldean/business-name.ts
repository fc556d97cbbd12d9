import { joined, named } from "@almagest/i18n";
import { bodies } from "@almagest/i18n/astrology";
import { at, defineOperation, langQuery, type Operation, prose, proseList } from "@almagest/operation";
import * as z from "zod";
import { type CountedName, countedName } from "../names/counted";
import { type NameContext, needTransliterator } from "../names/transliterator";
import { letters, name, nameConventions } from "../schema";
import { keyIn } from "../texts/keys";
import { numerologyReader, read } from "../texts/reader";
import type { BusinessName, BusinessNameRequest } from "../types";
import { type ChaldeanCount, chaldeanCount } from "./count";
import { chaldeanCountAnswer, presentChaldeanName, presentCount, presentRoot } from "./schema";
import { BUSINESS_RATINGS, type BusinessRating, natureOf } from "./table";

export interface BusinessNameFacts {
  readonly name: string;
  readonly counted: CountedName;
  readonly count: ChaldeanCount;
  readonly rating: BusinessRating;
  /** The compound number is a fortunate one; false where there is none. */
  readonly favorable: boolean;
}

/** A business name in the Chaldean alphabet, rated by its root. */
export function computeBusinessName(input: { readonly name: string }, context?: NameContext): BusinessNameFacts {
  const counted = countedName(input.name, context, "name");
  const count = chaldeanCount(counted.words, "all");
  const favorable = count.compound !== undefined && natureOf(count.compound) === "fortunate";
  return { name: input.name, counted, count, rating: at(BUSINESS_RATINGS, count.root - 1), favorable };
}

const reading = z.object({ industries: proseList, guidance: prose });

export const businessName: Operation<BusinessNameRequest, BusinessName, NameContext> = defineOperation({
  id: "calculateBusinessName",
  method: "POST",
  path: "/numerology/business-name",
  summary: "A business name by the Chaldean alphabet",
  description:
    "Rated by root: 1, 3, 5, 6 excellent; 2, 9 good; 7, 8 caution; 4 avoid. A tradition, not business advice.",
  query: langQuery,
  body: z.object({ name }),
  output: chaldeanCountAnswer.extend({
    name: z.string(),
    ...named("planet", z.string(), bodies),
    rating: z.enum(["excellent", "good", "caution", "avoid"]),
    favorableCompound: z.boolean(),
    ...reading.shape,
    summary: prose,
    letters,
    conventions: nameConventions,
  }),
  needs: [needTransliterator],
  compute: computeBusinessName,
  present: (facts, words) => {
    const texts = numerologyReader(words);
    const { count, rating } = facts;
    const { root } = count;
    const { planet } = presentRoot(root, texts);
    const advice = read(reading, texts, `business.${keyIn("digit", root)}`);
    const { compound } = count;
    const nature = compound === undefined ? "none" : natureOf(compound);
    return {
      name: facts.name,
      ...presentCount(count, texts),
      planet,
      rating,
      favorableCompound: facts.favorable,
      ...advice,
      summary: joined([
        texts.text("general.business.summary", { name: facts.name, root, rating }),
        texts.text(`general.business.verdict.${rating}.${nature}`, { compound: compound ?? 0 }),
      ]),
      ...presentChaldeanName(facts.counted),
    };
  },
  examples: [{ name: "Ford" }],
});
