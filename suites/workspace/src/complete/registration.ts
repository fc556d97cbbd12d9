import { readFileSync } from "node:fs";
import { join } from "node:path";
import { domains, toolName } from "@almagest/catalog";
import { LANGUAGES } from "../../../../apps/playground/src/languages";
import { PATHS } from "../../../../apps/playground/src/views/mark-paths";
import { expected } from "../../../agents/src/questions/expected";
import { ALL, ROOT } from "../packages";
import type { Check, Subject } from "./subject";

/** The one list of domains, and the manifests of those that import what is made from it. */
export const unregistered: Check = ({ domain, folder, own }) => {
  if (own === undefined) return [];
  const name = own.manifest.name;
  const importing = ["packages/catalog", ...(domain.pictures.of.length > 0 ? ["apps/playground"] : [])];
  const undeclared = importing.filter((user) => {
    const { dependencies, devDependencies } = ALL.find((one) => one.folder === user)?.manifest ?? {};
    return !(name in { ...dependencies, ...devDependencies });
  });
  return [
    ...(domains.includes(domain)
      ? []
      : [`packages/catalog/src/domains.ts: import the domain from "${name}/domain" and put it into the list`]),
    ...undeclared.map(
      (user) => `${user}/package.json: add "${name}": "workspace:*", then run node tools/pnpm.mjs install`,
    ),
    ...unmentioned(folder, domain.folder),
  ];
};

/** The two documents that list what there is. */
function unmentioned(folder: string, id: string): readonly string[] {
  const read = (file: string): string => readFileSync(join(ROOT, file), "utf8");
  return [
    ...(read("README.md").includes(`](${folder})`)
      ? []
      : [`README.md: give the domain its row in the table, with a link to ${folder}`]),
    ...(new RegExp(`\\b${id}\\b`).test(read("docs/architecture.md"))
      ? []
      : [`docs/architecture.md: name ${id} among the domains`]),
  ];
}

/** The page's own words and marks, which no schema has. */
export const unshown: Check = async ({ domain: { id } }) => {
  const words = await Promise.all(LANGUAGES.map(async ({ code, load }) => [code, await load()] as const));
  const unnamed = words.filter(([, own]) => (new Map(Object.entries(own)).get(`domain:${id}`) ?? "") === "");
  return [
    ...(unnamed.length === 0
      ? []
      : [
          `apps/playground/src/words: name the domain by "domain:${id}" in ${unnamed.map(([code]) => code).join(", ")}`,
        ]),
    ...(id in PATHS ? [] : [`apps/playground/src/views/mark-paths.ts: draw a mark for "${id}", a path in a box of 24`]),
  ];
};

/** Questions are about traditions: those about the service itself and its caller are not asked. */
export const unasked: Check = ({ domain: { id, operations }, own }: Subject) => {
  const asked = new Set<string>(Object.values(expected).map(({ tool }) => tool));
  if (own === undefined || operations.some((operation) => asked.has(toolName(operation)))) return [];
  return [
    `suites/agents/src/questions: ask a question that ${id} answers, in ten languages, with its call and its value in expected.ts`,
  ];
};
