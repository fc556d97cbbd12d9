import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { domains } from "@almagest/catalog";
import { ROOT } from "../packages";
import { type Made, madeOfList, madeOfPackage } from "../sync/made";
import { unnamedObjects } from "../types/unnamed";
import type { Check } from "./subject";

/** Files that `npm run sync` would write otherwise. */
export const stale: Check = async ({ own, folder }) => {
  if (own === undefined) return [];
  const made = [...(await madeOfPackage(folder)), ...(await madeOfList(domains))];
  return made
    .filter(isStale)
    .map(({ file }) => `${file}: not what the schemas and the list of domains make: npm run sync`);
};

/** Inline objects of an answer that its types repeat: a library user gets no name for them. */
export const unnamed: Check = ({ own, folder }) => {
  const file = join(ROOT, folder, "src/types.ts");
  if (own === undefined || !existsSync(file)) return [];
  return unnamedObjects(readFileSync(file, "utf8")).map(
    (shape) => `${folder}/src: name the schema of this object, .meta({ name: "…" }): ${shape}`,
  );
};

function isStale({ file, text }: Made): boolean {
  const path = join(ROOT, file);
  return !existsSync(path) || readFileSync(path, "utf8") !== text;
}
