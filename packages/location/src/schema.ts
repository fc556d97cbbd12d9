import { limit, offset } from "@almagest/operation";
import * as z from "zod";
import { GUESSES } from "./search/guess";

export const paging = {
  total: z.int().min(0).meta({ description: "How many there are, over all pages" }),
  limit: z.int().min(1),
  offset: z.int().min(0),
};

export const cityRow = z
  .object({
    city: z.string(),
    province: z.string().meta({ description: "First-level division; empty where the country has none" }),
    country: z.string(),
    iso2: z.string().meta({ description: "ISO 3166-1 alpha-2" }),
    latitude: z.number().min(-90).max(90).meta({ description: "Degrees, north positive" }),
    longitude: z.number().min(-180).max(180).meta({ description: "Degrees, east positive" }),
    timezone: z.string().meta({ description: "IANA name in its current spelling" }),
    utcOffset: z.number().meta({ description: "Hours from UTC in force there today, summer time included" }),
    population: z.int().min(0).meta({ description: "Inhabitants; 0 where they are not known" }),
    match: z
      .enum(GUESSES)
      .exactOptional()
      .meta({
        name: "CityGuess",
        description:
          "Only where the place is a guess: similar where a letter of the words was changed to find it, area where it is " +
          "the main place of an island, region or country of that name",
      }),
  })
  .meta({ name: "City" });

export const cityPage = z.object({ ...paging, cities: z.array(cityRow) }).meta({ name: "CityPage" });

export function pagingQuery(bounds: { readonly max: number; readonly default: number }): {
  readonly limit: ReturnType<typeof limit>;
  readonly offset: typeof offset;
} {
  return { limit: limit(bounds), offset };
}
