import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inRoot, rootManifest } from "../project.mjs";
import { edited, fromTemplate, importing } from "./change.mjs";
import { domainIds } from "./known.mjs";
import { camel, pascal, requireName, title } from "./names.mjs";
import { filesOf, requireFree, valuesOf } from "./operation.mjs";
import { Refusal } from "./refusal.mjs";

/** A finished small domain without pictures: a new package has its manifest, its options and its entries. */
const MODEL = "packages/angel-numbers";

const TEMPLATES = ["README.md", "ratchet.json"];
const SOURCES = ["index.ts", "domain.ts", "facts.ts", "concepts.ts", "names.generated.ts"];
const TEXTS = ["src/texts/en.ts", "src/texts/en-messages.ts", "src/texts/reader.ts", "texts/en/note.json"];

/** A domain with its first operation. */
export function newDomain(folder, topic) {
  requireName(folder, "domain");
  requireName(topic, "operation");
  for (const parent of ["packages", "apps", "suites"]) {
    if (existsSync(inRoot(parent, folder)))
      throw new Refusal(`${parent}/${folder} is there already: choose another name.`);
  }
  if (domainIds().has(folder)) throw new Refusal(`A domain has the id ${folder} already: choose another name.`);
  const values = { ...valuesOf(folder, topic, folder), ...namesOf(folder) };
  requireFree(values);
  const files = [...TEMPLATES, ...SOURCES.map((file) => `src/${file}`), ...TEXTS];
  const changes = [
    ...ofModel(folder),
    ...files.map((file) => fromTemplate(`packages/${folder}/${file}`, `domain/${file}`, values)),
    ...noNames(folder),
    ...filesOf(values, "domain/first/operation.ts"),
    ...registered(values),
  ];
  return { folder, topic, isDomain: true, changes };
}

function namesOf(folder) {
  return { domain: camel(folder), Domain: pascal(folder), title: title(folder) };
}

/** The files of its own names, one for each language of the model, with none in them yet. */
function noNames(folder) {
  return readdirSync(inRoot(MODEL, "names")).map((name) => ({
    file: `packages/${folder}/names/${name}`,
    text: "{}\n",
  }));
}

/** Files that are the same in every domain's package but for its name. */
function ofModel(folder) {
  const read = (file) => readFileSync(inRoot(MODEL, file), "utf8");
  const manifest = {
    ...JSON.parse(read("package.json")),
    ...{ name: `@almagest/${folder}`, version: rootManifest().version },
    description: "TODO: say in one line what the package computes",
    dependencies: { "@almagest/i18n": "workspace:*", "@almagest/operation": "workspace:*" },
    devDependencies: { zod: "catalog:" },
  };
  const file = (name, text) => ({ file: `packages/${folder}/${name}`, text });
  return [
    file("package.json", `${JSON.stringify(manifest, undefined, 2)}\n`),
    file("LICENSE", readFileSync(inRoot("LICENSES", "MIT.txt"), "utf8")),
    ...["tsconfig.json", "tsup.config.ts"].map((name) => file(name, read(name))),
  ];
}

/** The list of domains, the one place that names them, and the dependency that it has by that. */
function registered({ folder, domain }) {
  const manifest = JSON.parse(readFileSync(inRoot("packages/catalog/package.json"), "utf8"));
  const dependencies = { ...manifest.dependencies, [`@almagest/${folder}`]: "workspace:*" };
  const sorted = Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)));
  return [
    importing(
      `import { ${domain} } from "@almagest/${folder}/domain";`,
      edited(
        "packages/catalog/src/domains.ts",
        /\n {2}languages,\n/,
        `\n  ${domain},$&`,
        `import ${domain} from "@almagest/${folder}/domain" and list it`,
      ),
    ),
    {
      file: "packages/catalog/package.json",
      text: `${JSON.stringify({ ...manifest, dependencies: sorted }, undefined, 2)}\n`,
    },
  ];
}
