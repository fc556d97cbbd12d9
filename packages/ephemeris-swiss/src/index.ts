export { type SwissOptions, swissEphemeris } from "./swiss";
