import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { forbiddenPackages, packageOf, undeclaredImports } from "../imports";
import { ROOT, type WorkspacePackage } from "../packages";
import { exampleIn } from "../readmes/example";
import { AGPL } from "../rules";
import type { Check } from "./subject";

const textOf = (file: string): string => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), "utf8") : "");

/** Faults of a published package's licence and of its README's first and last line. */
export function unlicensed({ folder, id, manifest }: WorkspacePackage): readonly string[] {
  const licence = AGPL.has(id) ? "AGPL-3.0-or-later" : "MIT";
  const readme = textOf(`${folder}/README.md`);
  return [
    ...(manifest.license === licence ? [] : [`${folder}/package.json: "license" is "${licence}"`]),
    ...(textOf(`${folder}/LICENSE`) === textOf(`LICENSES/${licence}.txt`)
      ? []
      : [`${folder}/LICENSE: cp LICENSES/${licence}.txt ${folder}/LICENSE`]),
    ...(readme.startsWith(`# ${manifest.name}\n`) ? [] : [`${folder}/README.md: begin with "# ${manifest.name}"`]),
    ...(readme.includes(licence) ? [] : [`${folder}/README.md: end with the licence, "${licence}."`]),
  ];
}

/** The files of the package that no program reads. */
export const unfinishedPackage: Check = ({ own, folder }) => {
  if (own === undefined) return [];
  const { code, output } = exampleIn(textOf(`${folder}/README.md`));
  return [
    ...unlicensed(own),
    ...(code === "" || output === ""
      ? [`${folder}/README.md: show a program in a ts block, and what it prints in a text block after it`]
      : []),
    ...(existsSync(join(ROOT, folder, "ratchet.json"))
      ? []
      : [`${folder}/ratchet.json: write { "toolListBytes": …, "texts": { "en": … } }`]),
  ];
};

/** Imports that the manifest does not name, and packages that a domain may not build on. */
export const unallowed: Check = ({ own, folder }) => {
  if (own === undefined) return [];
  return [
    ...undeclaredImports(own).map(({ file, specifier }) =>
      specifier.startsWith(".")
        ? `${file}: import nothing from outside of ${folder}: ${specifier}`
        : `${folder}/package.json: ${file} imports ${specifier}: add "${packageOf(specifier)}" to the dependencies`,
    ),
    ...forbiddenPackages(own).map(
      ({ manifest }) =>
        `suites/workspace/src/rules.ts: say in DOMAINS_BESIDE that this domain builds on ${manifest.name}, or do without it`,
    ),
  ];
};

/** A mark that `npm run new` leaves where somebody has to write. */
const TO_DO = /\bTODO: (.*)/;

/** Lines that nobody has written yet. */
export const unwritten: Check = ({ own, folder }) => {
  if (own === undefined) return [];
  const written = filesOf(folder).filter((file) => /\.(?:ts|json|md)$/.test(file) && file !== `${folder}/src/types.ts`);
  return written.flatMap(toDoIn);
};

/** The files of a package that are written by hand. */
function filesOf(folder: string): readonly string[] {
  const beside = readdirSync(join(ROOT, folder)).filter((name) => /\.\w+$/.test(name));
  const below = ["src", "texts", "test"].filter((name) => existsSync(join(ROOT, folder, name)));
  const inside = below.flatMap((name) =>
    readdirSync(join(ROOT, folder, name), { recursive: true, encoding: "utf8" }).map((file) => `${name}/${file}`),
  );
  return [...beside, ...inside].sort().map((file) => `${folder}/${file}`);
}

function toDoIn(file: string): readonly string[] {
  const lines = textOf(file).split("\n");
  return lines.flatMap((line, at0) => {
    const [, words] = TO_DO.exec(line) ?? [];
    // a row of the README's table repeats the summary
    if (words === undefined || line.startsWith("| ")) return [];
    return [`${file}:${at0 + 1}: ${words.replace(/(?:\*\/|["`'>,;)\]}-]|\s)+$/, "")}`];
  });
}
