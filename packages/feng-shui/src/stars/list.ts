import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import {
  type DraftOf,
  defineOperation,
  langQuery,
  type Operation,
  pageOf,
  pageQuery,
  prose,
  proseList,
} from "@almagest/operation";
import * as z from "zod";
import { DRAINED_BY, FED_BY } from "../compass/phases";
import { type FengShuiReader, fengShuiReader } from "../texts/reader";
import type { FlyingStars, FlyingStarsRequest } from "../types";
import { flyingStars as names } from "../vocabulary/flying-stars";
import { palaceNames } from "../vocabulary/palaces";
import { presentTrigramName } from "../wire/present";
import { base, page, palace, phase, star, trigramNameSchema } from "../wire/schema";
import { homeOf, STARS, type Star } from "./lo-shu";
import { enhancer, remedy, starNature } from "./present";
import { STAR_FACTS, trigramOfStar } from "./stars";

const starSchema = z
  .object({
    number: star,
    ...named("name", z.string(), names),
    chinese: z.string(),
    pinyin: z.string(),
    ...named("element", phase, phases),
    nature: starNature,
    keywords: proseList,
    meaning: prose,
    ...named("enhancer", enhancer, phases),
    ...named("remedy", remedy, phases),
    ...named("palace", palace.meta({ description: "Where the star is at home" }), palaceNames),
    period: z.int().min(1).max(9).meta({ description: "The period that the star rules" }),
    trigram: trigramNameSchema.exactOptional(),
    base,
  })
  .meta({ name: "FlyingStar" });

export const flyingStars: Operation<FlyingStarsRequest, FlyingStars> = defineOperation({
  id: "listFlyingStars",
  method: "GET",
  path: "/feng-shui/flying-stars/stars",
  summary: "The nine flying stars",
  description:
    "Names, element, nature, home palace and period of each, what it means, the phase that feeds it and the phase that drains it.",
  query: z.object({ ...langQuery.shape, ...pageQuery(STARS.length) }),
  output: z.object({ ...page, stars: z.array(starSchema) }),
  needs: [],
  compute: (asked) => pageOf(STARS, asked),
  present: ({ rows, ...asked }, words) => {
    const texts = fengShuiReader(words);
    return { ...asked, stars: rows.map((one) => presentStar(one, texts)) };
  },
  examples: [{ limit: 9, offset: 0 }],
});

function presentStar(number: Star, texts: FengShuiReader): DraftOf<typeof starSchema> {
  const { chinese, pinyin, element, nature } = STAR_FACTS[number];
  const trigram = trigramOfStar(number);
  const keywords = texts.list(`stars.${number}.keywords`);
  return {
    number,
    name: names[number].en,
    chinese,
    pinyin,
    element,
    nature,
    keywords: keywords && [...keywords],
    meaning: texts.text(`stars.${number}.meaning`),
    enhancer: FED_BY[element],
    remedy: DRAINED_BY[element],
    palace: homeOf(number),
    period: number,
    trigram: trigram && presentTrigramName(trigram),
    base: number,
  };
}
