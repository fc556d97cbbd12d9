import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, thirdParties, type WorkspacePackage } from "./packages";

/** Packs packages as they would be published. */
export function pack(entries: readonly WorkspacePackage[], target: string): void {
  const isBuilt = (folder: string): boolean =>
    ["index.js", "index.d.ts"].every((file) => existsSync(join(ROOT, folder, "dist", file)));
  const unbuilt = entries.filter(({ folder }) => !isBuilt(folder)).map(({ folder }) => folder);
  if (unbuilt.length > 0) throw new Error(`not built: ${unbuilt.join(", ")}; run npm run build, or npm test`);
  const filters = entries.flatMap(({ manifest }) => ["--filter", manifest.name]);
  mkdirSync(target, { recursive: true });
  pnpm(ROOT, ["--recursive", ...filters, "pack", "--pack-destination", target]);
}

/** Where `pack` puts a package. */
export function tarballOf({ manifest }: WorkspacePackage, target: string): string {
  return join(target, `${manifest.name.replace("@", "").replace("/", "-")}-${manifest.version}.tgz`);
}

/** The paths in a tarball, without the `package/` that each begins with. */
export function contentsOf(tarball: string): readonly string[] {
  const listed = execFileSync("tar", ["-tzf", tarball], { encoding: "utf8" }).trim().split("\n");
  return listed.map((path) => path.replace(/^package\//, ""));
}

/** package.json as published. */
export function packedManifest(tarball: string): string {
  return execFileSync("tar", ["-xzOf", tarball, "package/package.json"], { encoding: "utf8" });
}

/**
 * A project outside of the workspace with all tarballs installed. Third-party packages are linked to those that the
 * workspace has: nothing is fetched, and nothing native compiled again.
 */
export function install(entries: readonly WorkspacePackage[], tarballs: string, project: string): void {
  const dependencies = new Map(entries.map((entry) => [entry.manifest.name, `file:${tarballOf(entry, tarballs)}`]));
  const links = new Map(entries.flatMap((entry) => linksOf(entry)));
  mkdirSync(project, { recursive: true });
  const manifest = { name: "consumer", private: true, dependencies: Object.fromEntries(dependencies) };
  const workspace = { packages: ["."], overrides: Object.fromEntries([...links, ...dependencies]) };
  writeFileSync(join(project, "package.json"), JSON.stringify(manifest));
  writeFileSync(join(project, "pnpm-workspace.yaml"), JSON.stringify(workspace));
  pnpm(project, ["install", "--offline", "--store-dir", join(tarballs, "store")]);
}

function linksOf({ folder, manifest }: WorkspacePackage): readonly (readonly [string, string])[] {
  const placeOf = (name: string): string => join(ROOT, folder, "node_modules", name);
  const optional = thirdParties({ ...manifest.optionalDependencies }).filter((name) => existsSync(placeOf(name)));
  const needed = thirdParties({ ...manifest.dependencies, ...manifest.peerDependencies });
  return [...needed, ...optional].map((name) => [name, `link:${realpathSync(placeOf(name))}`]);
}

export function readTarball(tarball: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(tarball));
}

function pnpm(folder: string, args: readonly string[]): void {
  execFileSync(process.execPath, [join(ROOT, "tools", "pnpm.mjs"), ...args], { cwd: folder, stdio: "pipe" });
}
