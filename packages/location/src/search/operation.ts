import { defineOperation, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import type { GazetteerContext } from "../gazetteer";
import { type Gazetteer, needGazetteer } from "../gazetteer";
import { type PlacePage, placesNow, presentPage } from "../rows";
import { cityPage, pagingQuery } from "../schema";
import type { CitySearch, CitySearchRequest } from "../types";
import { searchMatches } from "./search";

export interface CitySearchFacts {
  readonly q: string;
  readonly limit: number;
  readonly offset: number;
}

/** Searches places; `searchMatches` says by what rules and in which order. */
export function computeCitySearch(
  { q, limit, offset }: CitySearchFacts,
  { gazetteer, now }: { readonly gazetteer: Gazetteer; readonly now: number },
): PlacePage {
  const { total, places, guessOf } = searchMatches(gazetteer, q, { limit, offset });
  const rows = placesNow(gazetteer, places, now).map((row, index0) => ({
    ...row,
    match: guessOf(places[index0] ?? -1),
  }));
  return { total, limit, offset, places: rows };
}

export const citySearch: Operation<CitySearchRequest, CitySearch, GazetteerContext & NowContext> = defineOperation({
  id: "searchCities",
  method: "GET",
  path: "/location/search",
  summary: "Places by name, with coordinates and timezone",
  description:
    "Letter case, accents and punctuation do not matter, and names in other scripts and former names are known. A " +
    "country or province may follow, with a comma or without. Exact names come first, then qualified ones, then names " +
    "that begin so, then places that merely have the words, the most populous first; an island or country has its main " +
    "place first. Where nothing matches, one misspelt letter is forgiven. match marks guesses. Place data: GeoNames, " +
    "CC BY 4.0.",
  query: z.object({
    q: z
      .string()
      .min(1)
      .max(100)
      .meta({ description: "A place's name, with province or country", examples: ["berlin"] }),
    ...pagingQuery({ max: 50, default: 10 }),
  }),
  output: cityPage,
  needs: [needGazetteer, needNow],
  compute: computeCitySearch,
  present: presentPage,
  examples: [{ q: "berlin", limit: 10, offset: 0 }, { q: "Springfield, Illinois" }, { q: "東京" }],
});
