/*!
 * This file is Swiss Ephemeris as WebAssembly, as Almagest calls it. Licence: AGPL-3.0-or-later.
 * Swiss Ephemeris: copyright 1997-2023 Astrodienst AG, Zurich. The licence lies beside this file; it says where the
 * sources are.
 */

import asteroids12 from "@almagest/ephemeris-swiss-core/data/seas_12.se1?asset";
import asteroids18 from "@almagest/ephemeris-swiss-core/data/seas_18.se1?asset";
import asteroids24 from "@almagest/ephemeris-swiss-core/data/seas_24.se1?asset";
import stars from "@almagest/ephemeris-swiss-core/data/sefstars.txt?asset";
import moon12 from "@almagest/ephemeris-swiss-core/data/semo_12.se1?asset";
import moon18 from "@almagest/ephemeris-swiss-core/data/semo_18.se1?asset";
import moon24 from "@almagest/ephemeris-swiss-core/data/semo_24.se1?asset";
import planets12 from "@almagest/ephemeris-swiss-core/data/sepl_12.se1?asset";
import planets18 from "@almagest/ephemeris-swiss-core/data/sepl_18.se1?asset";
import planets24 from "@almagest/ephemeris-swiss-core/data/sepl_24.se1?asset";
import { type SwissEphemeris, swissEphemerisFromWasm } from "@almagest/ephemeris-swiss-wasm";
import program from "@almagest/ephemeris-swiss-wasm/wasm/swisseph.wasm?asset";
import type { Asset } from "./fetched";
import licence from "./licences.txt?asset";
import type { Licence } from "./messages";

/** The program, then its data files for 1800 to 2399. */
export const PROGRAM: Asset = program;
export const NEAR: Readonly<Record<string, Asset>> = {
  "sepl_18.se1": planets18,
  "semo_18.se1": moon18,
  "seas_18.se1": asteroids18,
  "sefstars.txt": stars,
};
/** Its data files for 1200 to 1799 and for 2400 to 2999. */
export const FAR: Readonly<Record<string, Asset>> = {
  "sepl_12.se1": planets12,
  "semo_12.se1": moon12,
  "seas_12.se1": asteroids12,
  "sepl_24.se1": planets24,
  "semo_24.se1": moon24,
  "seas_24.se1": asteroids24,
};

/** The engine's copyright holder, its licence here, and the address of its sources. */
export const LICENCE: Licence = {
  name: "AGPL-3.0-or-later",
  url: new URL(licence.url, import.meta.url).href,
  notice:
    "The sky is computed by Swiss Ephemeris 2.10.03, copyright 1997-2023 Astrodienst AG, Zurich, compiled to WebAssembly. It is free software under the GNU Affero General Public License, version 3 or later, without any warranty: you may use, study, change and share it under that licence. Its sources in C are those of the npm package sweph 2.10.3-b-1; what compiles them (packages/ephemeris-swiss-wasm/tools/build-wasm.mjs) and what calls it (packages/ephemeris-swiss-core, packages/ephemeris-swiss-wasm) are in Almagest's repository, and the service that gave you this page offers them.",
};

export { type SwissEphemeris, swissEphemerisFromWasm };
