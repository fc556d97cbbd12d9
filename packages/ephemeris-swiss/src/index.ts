export { type SwissEphemeris, type SwissOptions, swissEphemeris } from "./swiss";
