import { readFileSync } from "node:fs";
import { inRoot } from "./project.mjs";

/** Time limits for a domain's tests, in seconds; a domain that reads the sky computes more. */
const SMALL = 5;
const WITH_SKY = 25;

/** Seconds of tests by package, the longest first, with the limits of domains. Exceeding a limit fails nothing. */
export function growthTable(files) {
  const seconds = new Map();
  for (const { file, seconds: own } of files) {
    const folder = file.split("/", 2).join("/");
    seconds.set(folder, (seconds.get(folder) ?? 0) + own);
  }
  const rows = [...seconds].sort(([, one], [, other]) => other - one);
  return ["Seconds of tests by package", ...rows.map(([folder, own]) => row(folder, own))].join("\n");
}

function row(folder, seconds) {
  const most = mostFor(folder);
  const aim = most === undefined ? "" : `  ${seconds > most ? "over" : "under"} ${most}`;
  return `${folder.padEnd(26)} ${seconds.toFixed(1).padStart(6)}${aim}`;
}

function mostFor(folder) {
  const { dependencies = {}, exports = {} } = JSON.parse(readFileSync(inRoot(folder, "package.json"), "utf8"));
  if (!("./domain" in exports)) return undefined;
  return "@almagest/sky" in dependencies || "@almagest/ephemeris" in dependencies ? WITH_SKY : SMALL;
}
