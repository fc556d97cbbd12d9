import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The part of a package.json that the rules look at. */
export interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly files?: readonly string[];
  readonly exports?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export interface WorkspacePackage {
  /** `packages/western` */
  readonly folder: string;
  readonly kind: "packages" | "apps" | "suites";
  /** Without the scope. */
  readonly id: string;
  readonly manifest: Manifest;
}

export const ALL: readonly WorkspacePackage[] = (["packages", "apps", "suites"] as const).flatMap((kind) =>
  readdirSync(join(ROOT, kind))
    .filter((name) => existsSync(join(ROOT, kind, name, "package.json")))
    .map((name) => {
      const folder = `${kind}/${name}`;
      const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
      return { folder, kind, id: name, manifest };
    }),
);

export const PUBLISHED = ALL.filter(({ manifest }) => manifest.private !== true);

/** Files that git tracks, relative to the root. */
export function trackedFiles(): readonly string[] {
  return execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0").filter(Boolean);
}
