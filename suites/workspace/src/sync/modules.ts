import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Domain } from "@almagest/operation";
import { LANGS } from "@almagest/operation/languages";
import { ROOT, type WorkspacePackage } from "../packages";

const HEAD =
  "// Made from packages/catalog/src/domains.ts by `npm run sync`; a test compares. Change the list, not this file.\n";

/** A domain with a separate package: the two about the service itself are in other packages. */
export interface PackagedDomain extends Domain {
  /** The name that its entry `./domain` exports it by. */
  readonly exportName: string;
}

/** The domains of the list that a package's entry `./domain` exports, in the list's order. */
export async function packagedDomains(domains: readonly Domain[]): Promise<readonly PackagedDomain[]> {
  const found = await Promise.all(
    domains.map(async (domain): Promise<readonly PackagedDomain[]> => {
      const file = join(ROOT, "packages", domain.folder, "src/domain.ts");
      if (!existsSync(file)) return [];
      const entry: Readonly<Record<string, unknown>> = await import(file);
      const names = Object.entries(entry).filter(([, value]) => value === domain);
      return names.map(([exportName]) => ({ ...domain, exportName }));
    }),
  );
  return found.flat();
}

/** `packages/catalog/src/directory.generated.ts` */
export function directoryModule(domains: readonly PackagedDomain[]): string {
  const notes = domains.map(
    ({ id, title, folder, exportName }) =>
      `  { id: ${text(id)}, title: ${text(title)}, load: async () => (await import(${text(`@almagest/${folder}/domain`)})).${exportName} },`,
  );
  return `${HEAD}import type { Domain } from "@almagest/operation";

/** Each domain that has a package, none of them loaded. */
export const packaged: readonly {
  readonly id: string;
  readonly title: string;
  readonly load: () => Promise<Domain>;
}[] = [
${notes.join("\n")}
];
`;
}

/** `apps/mcp/src/docs/readmes.generated.ts` */
export function readmesModule(domains: readonly PackagedDomain[]): string {
  const sorted = [...domains].sort((one, other) => (one.folder < other.folder ? -1 : 1));
  const imports = sorted.map(
    ({ folder }, index0) => `import readme${index0} from ${text(`../../../../packages/${folder}/README.md?raw`)};`,
  );
  const rows = sorted.map(({ id }, index0) => `  ${text(id)}: readme${index0},`);
  return `${HEAD}${imports.join("\n")}

/** The README of each domain's package, by the domain's id. */
export const readmes: Readonly<Record<string, string>> = {
${rows.join("\n")}
};
`;
}

/** `apps/playground/src/pictures.generated.ts` */
export function pictureLoadersModule(domains: readonly PackagedDomain[]): string {
  const rows = domains
    .filter(({ pictures }) => pictures.of.length > 0)
    .map(
      ({ id, folder }) =>
        `  ${text(id)}: {\n    load: () => import(${text(`@almagest/${folder}/pictures`)}),\n    loadNames: async (lang) => (await import(${text(`@almagest/${folder}/languages`)})).loadNames(lang),\n  },`,
    );
  return `${HEAD}import type { AnyPicture } from "@almagest/operation";
import type { NameLoader } from "@almagest/operation/names";

export interface PictureLoader {
  readonly load: () => Promise<{ readonly pictures: readonly AnyPicture[] }>;
  readonly loadNames: NameLoader;
}

/** Draws the answers of each domain; loaded when one of them is drawn. */
export const LOADERS: Readonly<Record<string, PictureLoader>> = {
${rows.join("\n")}
};
`;
}

/** Whether a package has names in the nine languages beside English. */
export function hasNames({ folder }: Pick<WorkspacePackage, "folder">): boolean {
  return existsSync(join(ROOT, folder, "names"));
}

/** `src/names.generated.ts` of a package with names: loads them with those of the packages that it depends on. */
export function namesModule({ id, manifest }: WorkspacePackage, all: readonly WorkspacePackage[]): string {
  const others = all.filter((other) => other.manifest.name in (manifest.dependencies ?? {}) && hasNames(other));
  const imports = [
    { names: "type NameLoader, nameLoader", from: "@almagest/operation/names" },
    ...others.map((other, index0) => ({
      names: `loadNames as load${index0}`,
      from: `${other.manifest.name}/languages`,
    })),
  ]
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ names, from }) => `import { ${names} } from ${text(from)};\n`);
  const rows = LANGS.filter((lang) => lang !== "en").map(
    (lang) => `    ${/\W/.test(lang) ? text(lang) : lang}: () => import(${text(`../names/${lang}.json`)}),`,
  );
  return `// Made from the folder names and the package's dependencies by \`npm run sync\`; a test compares.
${imports.join("")}
/** Loads the names of this package in a language, once, with those of the packages that it takes names from. */
export const loadNames: NameLoader = /* @__PURE__ */ nameLoader(
  ${text(id)},
  {
${rows.join("\n")}
  },${
    others.length === 0
      ? ""
      : `
  [${others.map((_, index0) => `load${index0}`).join(", ")}],`
  }
);
`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
