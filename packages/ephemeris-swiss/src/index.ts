export type { SwissEphemeris } from "@almagest/ephemeris-swiss-core";
export { type SwissOptions, swissEphemeris } from "./swiss";
