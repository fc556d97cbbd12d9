import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Domain } from "@almagest/operation";
import { operationsOf } from "../domains";
import { ALL, ROOT, type WorkspacePackage } from "../packages";
import { withOperations } from "../readmes/table";
import { typesModule } from "../types/module";
import { withTypes } from "./entry-types";
import {
  directoryModule,
  hasNames,
  namesModule,
  packagedDomains,
  pictureLoadersModule,
  readmesModule,
} from "./modules";
import { translationModules } from "./translations";

/** A file of the repository, and its text as it has to be. */
export interface Made {
  readonly file: string;
  readonly text: string;
}

/** The files made from the list of domains. */
export async function madeOfList(domains: readonly Domain[]): Promise<readonly Made[]> {
  const packaged = await packagedDomains(domains);
  return [
    { file: "packages/catalog/src/directory.generated.ts", text: directoryModule(packaged) },
    { file: "apps/mcp/src/docs/readmes.generated.ts", text: readmesModule(packaged) },
    { file: "apps/playground/src/pictures.generated.ts", text: pictureLoadersModule(packaged) },
  ];
}

/** The files made from a domain's operations; of two of them only a part is, and the rest is written by hand. */
export async function madeOfPackage(folder: string): Promise<readonly Made[]> {
  const operations = await operationsOf(folder);
  const read = (name: string): string => readFileSync(join(ROOT, folder, name), "utf8");
  const types = typesModule(operations);
  return [
    { file: `${folder}/src/types.ts`, text: types },
    { file: `${folder}/src/index.ts`, text: withTypes(read("src/index.ts"), operations, types) },
    { file: `${folder}/README.md`, text: withOperations(read("README.md"), operations) },
    ...ALL.filter((one) => one.folder === folder).flatMap(madeOfNames),
    ...translationModules(folder),
  ];
}

/** The loader made for the names of a package in nine languages. */
export function madeOfNames(own: WorkspacePackage): readonly Made[] {
  return hasNames(own) ? [{ file: `${own.folder}/src/names.generated.ts`, text: namesModule(own, ALL) }] : [];
}
