import { named } from "@almagest/i18n";
import { compass } from "@almagest/i18n/astrology";
import { at, type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import { DIRECTIONS, type Direction } from "../compass/directions";
import { LATER_HEAVEN, TRIGRAMS } from "../compass/trigrams";
import { NATURES } from "../stars/stars";
import type { FengShuiReader } from "../texts/reader";
import { mansionDomains } from "../vocabulary/mansion-domains";
import { mansionStars } from "../vocabulary/mansion-stars";
import { presentTrigram } from "../wire/present";
import { direction, trigramFields, trigramSchema } from "../wire/schema";
import { groupOf, type Kua, type MansionSector, mansionsByRank, trigramOfKua } from "./kua";
import { MANSION_STAR_FACTS, MANSION_STARS } from "./mansion-stars";

export const mansionStarId = z.enum(MANSION_STARS).meta({ name: "MansionStar" });
export const nature = z.enum(NATURES).meta({ name: "FengShuiNature" });

const rank = z.int().min(1).max(4).meta({ description: "Auspicious: 1 the strongest. Inauspicious: 4 the worst" });
const domain = z.string().meta({ description: "What the star is asked about, in the language asked for" });

/** The trigram of a person's own kua, with what it says of them at home. */
export const kuaTrigramSchema = z.object({ ...trigramFields, meaning: prose }).meta({ name: "KuaTrigram" });

export const sectorSchema = z
  .object({
    ...named("direction", direction, compass),
    star: mansionStarId,
    ...named("starName", z.string(), mansionStars),
    nature,
    rank,
    domain,
  })
  .meta({ name: "KuaSector" });

export const mansionSchema = z
  .object({
    ...named("direction", direction, compass),
    star: mansionStarId,
    ...named("starName", z.string(), mansionStars),
    chinese: z.string(),
    pinyin: z.string(),
    nature,
    rank,
    domain,
    trigram: trigramSchema.meta({ description: "Of the Later Heaven ring there" }),
    reading: prose,
  })
  .meta({ name: "EightMansionsSector" });

export function presentKuaTrigram(kua: Kua, texts: FengShuiReader): DraftOf<typeof kuaTrigramSchema> {
  const trigram = trigramOfKua(kua);
  return { ...presentTrigram(trigram, texts.lang), meaning: texts.text(`trigrams.${trigram.id}`) };
}

export function presentSector({ direction, star }: MansionSector, texts: FengShuiReader): DraftOf<typeof sectorSchema> {
  const { nature, rank } = MANSION_STAR_FACTS[star];
  return {
    direction,
    star,
    starName: mansionStars[star].en,
    nature,
    rank,
    domain: mansionDomains[star][texts.lang],
  };
}

function presentMansion(
  kua: Kua,
  { direction, star }: MansionSector,
  texts: FengShuiReader,
): DraftOf<typeof mansionSchema> {
  const { chinese, pinyin, nature, rank } = MANSION_STAR_FACTS[star];
  return {
    direction,
    star,
    starName: mansionStars[star].en,
    chinese,
    pinyin,
    nature,
    rank,
    domain: mansionDomains[star][texts.lang],
    trigram: presentTrigram(TRIGRAMS[LATER_HEAVEN[direction]], texts.lang),
    reading: texts.text(`mansions.${kua}.${star}`),
  };
}

/** The mansions of a kua from the best to the worst, and the one that a door faces. */
export function presentMansions(kua: Kua, facing: Direction | undefined, texts: FengShuiReader) {
  const sectors = mansionsByRank(kua);
  const faced = sectors.find((sector) => sector.direction === facing);
  return {
    kua,
    group: groupOf(kua),
    trigram: presentKuaTrigram(kua, texts),
    sectors: sectors.map((sector) => presentMansion(kua, sector, texts)),
    bestSector: at(sectors, 0).direction,
    worstSector: at(sectors, DIRECTIONS.length - 1).direction,
    facingSector: faced && {
      direction: faced.direction,
      star: faced.star,
      nature: MANSION_STAR_FACTS[faced.star].nature,
      reading: texts.text(`doors.${faced.star}`),
    },
  };
}
