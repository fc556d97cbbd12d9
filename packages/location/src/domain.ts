import { type Domain, defineDomain } from "@almagest/operation";
import { concepts } from "./concepts";
import { citiesOfCountry, countries } from "./countries/operation";
import { fields } from "./field-labels/fields";
import { loadNames } from "./names.generated";
import { citySearch } from "./search/operation";

/** The domain as transports mount it. */
export const location: Domain = defineDomain({
  concepts,
  id: "location",
  title: "Location",
  description:
    "Finding a birthplace: places of the world by name, with coordinates and timezone. Data by GeoNames, CC BY 4.0.",
  featured: ["searchCities"],
  operations: { countries, citiesOfCountry, citySearch },
  labels: { fields },
  loadNames,
});
