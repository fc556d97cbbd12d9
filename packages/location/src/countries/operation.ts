import { defineOperation, type NowContext, needNow, type Operation } from "@almagest/operation";
import * as z from "zod";
import type { GazetteerContext } from "../gazetteer";
import { needGazetteer } from "../gazetteer";
import { presentPage } from "../rows";
import { cityPage, paging, pagingQuery } from "../schema";
import type { CitiesOfCountry, CitiesOfCountryRequest, Countries, CountriesRequest } from "../types";
import { computeCitiesOfCountry, computeCountries } from "./compute";

const countryRow = z
  .object({
    name: z.string(),
    iso2: z.string().meta({ description: "ISO 3166-1 alpha-2" }),
    iso3: z.string().meta({ description: "ISO 3166-1 alpha-3" }),
    cityCount: z.int().min(1).meta({ description: "How many of its places are known" }),
  })
  .meta({ name: "Country" });

export const countries: Operation<CountriesRequest, Countries, GazetteerContext> = defineOperation({
  id: "listCountries",
  method: "GET",
  path: "/location/countries",
  summary: "Countries with known places",
  description: "ISO 3166-1 codes, English name, and how many places are known in each.",
  query: z.object(pagingQuery({ max: 250, default: 50 })),
  output: z.object({ ...paging, countries: z.array(countryRow) }),
  needs: [needGazetteer],
  compute: computeCountries,
  present: ({ countries, ...page }) => ({ ...page, countries: [...countries] }),
  examples: [{ limit: 50, offset: 0 }],
});

export const citiesOfCountry: Operation<CitiesOfCountryRequest, CitiesOfCountry, GazetteerContext & NowContext> =
  defineOperation({
    id: "getCitiesByCountry",
    method: "GET",
    path: "/location/countries/{iso2}",
    summary: "The places of a country, the most populous first",
    description:
      "Coordinates, province, IANA timezone, the offset in force today and the population of each. The country is its ISO 3166-1 code of two letters.",
    params: z.object({
      iso2: z
        .string()
        .length(2)
        .meta({ description: "ISO 3166-1 alpha-2, in any letter case", examples: ["DE"] }),
    }),
    query: z.object(pagingQuery({ max: 100, default: 20 })),
    output: cityPage,
    needs: [needGazetteer, needNow],
    compute: computeCitiesOfCountry,
    present: presentPage,
    examples: [{ iso2: "DE", limit: 20, offset: 0 }],
  });
