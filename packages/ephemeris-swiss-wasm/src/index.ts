export type { SwissEphemeris } from "@almagest/ephemeris-swiss-core";
export { swissEphemerisFromWasm, type WasmParts } from "./swiss";
