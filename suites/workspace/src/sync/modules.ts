import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Domain } from "@almagest/operation";
import { ROOT } from "../packages";

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
    .map(({ id, folder }) => `  ${text(id)}: () => import(${text(`@almagest/${folder}/pictures`)}),`);
  return `${HEAD}import type { AnyPicture } from "@almagest/operation";

export type PictureLoader = () => Promise<{ readonly pictures: readonly AnyPicture[] }>;

/** Draws the answers of each domain; loaded when one of them is drawn. */
export const LOADERS: Readonly<Record<string, PictureLoader>> = {
${rows.join("\n")}
};
`;
}

function text(value: string): string {
  return JSON.stringify(value);
}
