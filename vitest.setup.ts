import { existsSync, readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { LANGS } from "./packages/operation/src/languages";
import { addNames, type NameTables } from "./packages/operation/src/names";

// CI has to say the same of the same commit; elsewhere each run looks at other cases.
if (process.env["ALMAGEST_CI"] === "1") fc.configureGlobal({ seed: 20261121 });

// Tests speak every language. A file is read when one of its names is asked for.
const packages = new URL("packages/", import.meta.url);
for (const owner of readdirSync(packages)) {
  for (const lang of LANGS) {
    const file = new URL(`${owner}/names/${lang}.json`, packages);
    if (existsSync(file)) addNames(owner, lang, whenAsked(file));
  }
}

function whenAsked(file: URL): NameTables {
  let names: NameTables | undefined;
  return new Proxy<NameTables>(
    {},
    {
      get: (_, table: string) => {
        names ??= JSON.parse(readFileSync(file, "utf8"));
        return names?.[table];
      },
    },
  );
}
