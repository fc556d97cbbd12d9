export { citiesOfCountry, countries } from "./countries/operation";
export { foldName } from "./fold";
export { GAZETTEER_FORMAT, gazetteerChecksum } from "./format";
export {
  type Gazetteer,
  type GazetteerContext,
  isGazetteer,
  needGazetteer,
  openGazetteer,
  type Place,
} from "./gazetteer";
export { namesOfPlace } from "./names-of-place";
export type { Country } from "./regions";
export type { PlaceNow, PlacePage } from "./rows";
export { placeTitle, titleThatLeadsBack } from "./search/lead-back";
export type { SearchPage } from "./search/marks";
export { type MeantPlaces, placeMeant } from "./search/meant";
export type { NoTown } from "./search/no-town";
export { citySearch } from "./search/operation";
export { searchPlaces } from "./search/search";
export type {
  CitiesOfCountry,
  CitiesOfCountryRequest,
  CitySearch,
  CitySearchRequest,
  Countries,
  CountriesRequest,
} from "./types";
