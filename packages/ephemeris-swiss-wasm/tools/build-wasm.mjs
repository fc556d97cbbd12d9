// Compiles Swiss Ephemeris to wasm/swisseph.wasm from the C sources that the npm package sweph carries, and writes what it
// was made of to wasm/manifest.json. Needs Debian's emscripten (3.1.6~dfsg) and node-acorn; the same sources and the same
// compiler give the same bytes.
//
//   node tools/build-wasm.mjs
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const FUNCTIONS = [
  ...[
    "malloc",
    "swe_version",
    "swe_set_ephe_path",
    "swe_close",
    "swe_get_current_file_data",
    "swe_set_delta_t_userdef",
  ],
  ...["swe_set_sid_mode", "swe_calc", "swe_fixstar2_ut", "swe_houses", "swe_sidtime", "swe_deltat_ex", "swe_utc_to_jd"],
  ...["swe_jdet_to_utc", "swe_get_ayanamsa_ex", "swe_rise_trans", "swe_sol_eclipse_when_glob", "swe_lun_eclipse_when"],
  ...["swe_sol_eclipse_where", "swe_lun_eclipse_how", "swe_set_topo", "swe_get_planet_name"],
];
const SETTINGS = [
  `EXPORTED_FUNCTIONS=${JSON.stringify(FUNCTIONS.map((name) => `_${name}`))}`,
  ...["ALLOW_MEMORY_GROWTH=1", "TOTAL_STACK=1MB", "INITIAL_MEMORY=2MB", "MODULARIZE=1"],
];

const target = fileURLToPath(new URL("../wasm/", import.meta.url));
const sweph = dirname(createRequire(new URL("../../ephemeris-swiss/package.json", import.meta.url)).resolve("sweph"));
const sources = readdirSync(join(sweph, "swisseph")).filter((name) => /\.[ch]$/.test(name));
const folder = mkdtempSync(join(tmpdir(), "swisseph-"));
const args = [
  ...sources.filter((name) => name.endsWith(".c")).map((name) => join(sweph, "swisseph", name)),
  ...["-O2", "-o", join(folder, "swisseph.js"), "-Wno-everything"],
  ...SETTINGS.flatMap((setting) => ["-s", setting]),
];
// where Debian keeps acorn, which its emscripten looks for
execFileSync("emcc", args, { stdio: "inherit", env: { ...process.env, NODE_PATH: "/usr/share/nodejs" } });

const program = readFileSync(join(folder, "swisseph.wasm"));
rmSync(folder, { recursive: true });
const sha256 = (content) => createHash("sha256").update(content).digest("hex");
const manifest = {
  sweph: JSON.parse(readFileSync(join(sweph, "package.json"), "utf8")).version,
  compiler: execFileSync("emcc", ["--version"], { encoding: "utf8" }).split("\n")[0],
  settings: ["-O2", ...SETTINGS],
  sources: sha256(Buffer.concat(sources.sort().map((name) => readFileSync(join(sweph, "swisseph", name))))),
  program: { bytes: program.length, sha256: sha256(program) },
};
writeFileSync(join(target, "swisseph.wasm"), program);
writeFileSync(join(target, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${program.length} bytes, sha256 ${manifest.program.sha256}`);
