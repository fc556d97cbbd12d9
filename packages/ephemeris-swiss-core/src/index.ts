export { constants } from "./constants";
export { type EngineState, type LibraryUse, newEngineState, swissNumbers } from "./engine";
export type { Answer, GeographicPosition, Six, SwissLibrary, UtcParts } from "./library";
export { ERAS, type Era } from "./range";
export { type SwissEphemeris, type SwissParts, swissEphemerisFrom } from "./swiss";
