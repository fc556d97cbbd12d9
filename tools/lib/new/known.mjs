import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot } from "../project.mjs";
import { Refusal } from "./refusal.mjs";

const read = (...path) => (existsSync(inRoot(...path)) ? readFileSync(inRoot(...path), "utf8") : "");

/** The names of all operations, read from what `npm run sync` makes: ids in types.ts, names and paths in READMEs. */
function operations() {
  return readdirSync(inRoot("packages")).flatMap((folder) => {
    const ids = [...read("packages", folder, "src", "types.ts").matchAll(/^\/\*\* Request of `(\w+)`\. \*\/$/gm)];
    const rows = [...read("packages", folder, "README.md").matchAll(/^\| `(\w+)` \| \w+ `(\/\S+)` \|/gm)];
    return [
      ...ids.map(([, id]) => ({ folder, taken: id })),
      ...rows.flatMap(([, name, path]) => [name, path].map((taken) => ({ folder, taken }))),
    ];
  });
}

/** @throws Refusal where an operation has the name, the id or the path already */
export function requireFreeOperation({ operation, path }) {
  for (const { folder, taken } of operations()) {
    if (taken === operation)
      throw new Refusal(`packages/${folder} has an operation called ${operation}: choose another name.`);
    if (taken === path) throw new Refusal(`packages/${folder} answers at ${path}: choose another name.`);
  }
}

/** The id of a domain: the first segment of its paths, which is not always its folder's name. */
export function domainIdOf(folder) {
  return /^ {2}id: "([a-z-]+)",$/m.exec(read("packages", folder, "src", "domain.ts"))?.[1];
}

/** Ids of domains, by the files that declare them; those about the service have no package of their own. */
export function domainIds() {
  const page = read("apps", "playground", "src", "words", "en.ts");
  const shown = [...page.matchAll(/^ {2}"domain:([a-z-]+)":/gm)].map(([, id]) => id);
  return new Set([...shown, ...readdirSync(inRoot("packages")).map(domainIdOf)]);
}
