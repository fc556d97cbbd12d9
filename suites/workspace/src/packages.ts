import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

const SCOPE = "@almagest/";

/** The part of a package.json that the rules look at. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly type?: string;
  /** Style sheets are imported for their effect. */
  readonly sideEffects?: boolean | readonly string[];
  readonly engines?: Readonly<Record<string, string>>;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, string | Readonly<Record<string, unknown>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  /** zod: a caller's own copy is used. */
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface WorkspacePackage {
  /** `packages/western` */
  readonly folder: string;
  readonly kind: "packages" | "apps" | "suites";
  /** The folder's own name. */
  readonly id: string;
  readonly manifest: Manifest;
}

export const ALL: readonly WorkspacePackage[] = (["packages", "apps", "suites"] as const).flatMap((kind) =>
  readdirSync(join(ROOT, kind))
    .filter((name) => existsSync(join(ROOT, kind, name, "package.json")))
    .map((name) => ({ folder: `${kind}/${name}`, kind, id: name, manifest: readManifest(`${kind}/${name}`) })),
);

export const PUBLISHED = ALL.filter(({ manifest }) => manifest.private !== true);
export const LIBRARIES = PUBLISHED.filter(({ kind }) => kind === "packages");

/** The root's own manifest and those of the workspace, by folder. */
export const MANIFESTS: readonly (readonly [folder: string, manifest: Manifest])[] = [
  [".", readManifest(".")],
  ...ALL.map(({ folder, manifest }) => [folder, manifest] as const),
];

/** The entries of a package that are programs; a picture that is shipped unchanged has an entry that is its path. */
export function codeEntries({
  exports = {},
}: Manifest): readonly (readonly [path: string, conditions: Readonly<Record<string, unknown>>])[] {
  return Object.entries(exports).flatMap(([path, target]) => (typeof target === "string" ? [] : [[path, target]]));
}

/** Pairs for `test.each` that are named by the folder. */
export function byFolder<Entry extends WorkspacePackage>(entries: readonly Entry[]): [string, Entry][] {
  return entries.map((entry) => [entry.folder, entry]);
}

/** The workspace's own packages among some dependencies. */
export function ownPackages(dependencies: Readonly<Record<string, string>> = {}): readonly WorkspacePackage[] {
  return ALL.filter(({ manifest }) => manifest.name in dependencies);
}

export function thirdParties(dependencies: Readonly<Record<string, string>> = {}): readonly string[] {
  return Object.keys(dependencies).filter((name) => !name.startsWith(SCOPE));
}

/** Every TypeScript file below a folder of the repository, relative to the root. */
export function sourceFiles(folder: string): readonly string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** Files that git tracks or would add, relative to the root; nothing outside of a git checkout. */
export function repositoryFiles(): readonly string[] {
  if (!existsSync(join(ROOT, ".git"))) return [];
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const listed = execFileSync("git", args, { cwd: ROOT, encoding: "utf8", maxBuffer: 1 << 26 }).split("\0");
  return listed.filter((file) => file !== "" && existsSync(join(ROOT, file)));
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
}

/** A package and those of the workspace that it needs. */
export function withDependencies(id: string): readonly WorkspacePackage[] {
  const own = LIBRARIES.find((entry) => entry.id === id);
  if (own === undefined) throw new Error(`there is no package ${id}`);
  const names = Object.keys(own.manifest.dependencies ?? {}).filter((name) => name.startsWith("@almagest/"));
  return [...new Set([own, ...names.flatMap((name) => withDependencies(name.replace("@almagest/", "")))])];
}
