import { readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join } from "node:path";
import ts from "typescript";
import { ownPackages, ROOT, sourceFiles, type WorkspacePackage } from "./packages";
import { CARRIES_PACKAGES, mayUse } from "./rules";

export interface Import {
  readonly file: string;
  readonly specifier: string;
}

/** The imports of a package's sources, its tests apart. */
export function importsOf({ folder }: WorkspacePackage): readonly Import[] {
  const files = sourceFiles(`${folder}/src`).filter((file) => !file.endsWith(".test.ts"));
  return files.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(join(ROOT, file), "utf8"), true, true)
      .importedFiles.map(({ fileName }) => ({ file, specifier: fileName })),
  );
}

/** Imports of what a package does not name among its dependencies, and of files outside of it. */
export function undeclaredImports(entry: WorkspacePackage): readonly Import[] {
  return importsOf(entry).filter((found) => isUndeclared(found, entry) || leaves(found, entry));
}

function isUndeclared({ specifier }: Import, { id, manifest }: WorkspacePackage): boolean {
  if (specifier.startsWith(".") || isBuiltin(specifier)) return false;
  const name = packageOf(specifier);
  const { dependencies, optionalDependencies, peerDependencies } = manifest;
  const carried = CARRIES_PACKAGES.has(id) ? manifest.devDependencies : {};
  return !(name in { ...dependencies, ...optionalDependencies, ...peerDependencies, ...carried, [manifest.name]: "" });
}

/** The name of a package in what a program imports: `@almagest/western` of `@almagest/western/domain`. */
export function packageOf(specifier: string): string {
  return specifier.split("/", specifier.startsWith("@") ? 2 : 1).join("/");
}

/** A document that is taken in as text is part of the program that is built, and no code. */
const DOCUMENT = /\.md\?raw$/;

function leaves({ file, specifier }: Import, { folder }: WorkspacePackage): boolean {
  if (DOCUMENT.test(specifier)) return false;
  return specifier.startsWith(".") && !join(dirname(file), specifier).startsWith(`${folder}/`);
}

/** Packages among the dependencies that a package may not use. */
export function forbiddenPackages(user: WorkspacePackage): readonly WorkspacePackage[] {
  return ownPackages(user.manifest.dependencies).filter((used) => !mayUse(user, used));
}
