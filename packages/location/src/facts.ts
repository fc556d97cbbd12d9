// Facts behind the answers: unrounded numbers and canonical ids, independent of language.
export { type CountryPage, computeCitiesOfCountry, computeCountries } from "./countries/compute";
export { type CitySearchFacts, computeCitySearch } from "./search/operation";
