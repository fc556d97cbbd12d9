export {
  type CountryPage,
  computeCitiesOfCountry,
  computeCountries,
} from "./countries/compute";
export { getCitiesByCountry, listCountries } from "./countries/operation";
export { foldName } from "./fold";
export { GAZETTEER_FORMAT, gazetteerChecksum } from "./format";
export { type Gazetteer, needGazetteer, openGazetteer, type Place } from "./gazetteer";
export { namesOfPlace } from "./names-of-place";
export { location } from "./operations";
export type { Country } from "./regions";
export type { PlaceNow, PlacePage } from "./rows";
export type { SearchPage } from "./search/marks";
export { type CitySearch, computeCitySearch, searchCities } from "./search/operation";
export { searchPlaces } from "./search/search";
