import { named } from "@almagest/i18n";
import { phases } from "@almagest/i18n/chinese";
import { type DraftOf, prose } from "@almagest/operation";
import * as z from "zod";
import type { Palace } from "../compass/directions";
import { DRAINED_BY, FED_BY } from "../compass/phases";
import { nature } from "../mansions/present";
import { flyingStars } from "../vocabulary/flying-stars";
import { palaceNames } from "../vocabulary/palaces";
import { palace, phase, star } from "../wire/schema";
import { FLIGHT_PATH, flownPlate, type Star } from "./lo-shu";
import { STAR_FACTS } from "./stars";

export const enhancer = phase.meta({ description: "The phase that feeds the star" });
export const remedy = phase.meta({ description: "The phase that the star feeds, which drains it" });
export const starNature = nature.meta({
  description: "Outside its own period; the ruling star of a period reads well in it, 5 alone apart",
});

export const visitingStarSchema = z
  .object({
    ...named("palace", palace, palaceNames),
    star,
    ...named("name", z.string(), flyingStars),
    ...named("element", phase, phases),
    nature: starNature,
    isRuling: z.boolean().meta({ description: "True for the star of the period that the year lies in" }),
    ...named("enhancer", enhancer, phases),
    ...named("remedy", remedy, phases),
    meaning: prose,
  })
  .meta({ name: "VisitingStar" });

/** The stars of a year or a month in the nine palaces, in the order of their flight. */
export function presentPlate(
  center: Star,
  ruling: Star,
  meaningOf: (star: Star, palace: Palace) => string | undefined,
): DraftOf<typeof visitingStarSchema>[] {
  const plate = flownPlate(center);
  return FLIGHT_PATH.map((place) => {
    const visitor = plate[place];
    const { element, nature } = STAR_FACTS[visitor];
    return {
      palace: place,
      star: visitor,
      name: flyingStars[visitor].en,
      element,
      nature,
      isRuling: visitor === ruling,
      enhancer: FED_BY[element],
      remedy: DRAINED_BY[element],
      meaning: meaningOf(visitor, place),
    };
  });
}
