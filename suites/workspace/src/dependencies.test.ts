import { describe, expect, test } from "vitest";
import { forbiddenPackages } from "./imports";
import { ALL, byFolder, MANIFESTS, ownPackages, thirdParties, withDependencies } from "./packages";
import { ENGINES, EVERYWHERE, mayUse, THIRD_PARTIES } from "./rules";

const shipped = ALL.filter(({ kind }) => kind !== "suites");
const foldersOf = (entries: readonly { readonly folder: string }[]): readonly string[] =>
  entries.map(({ folder }) => folder);

describe("dependencies point one way", () => {
  test.each(byFolder(shipped))("%s uses only packages below it", (_, user) => {
    expect(foldersOf(forbiddenPackages(user))).toEqual([]);
  });

  test.each(byFolder(shipped))("%s uses for its tests only an engine and packages below it", (_, user) => {
    const below = user.kind === "packages" ? withDependencies(user.id) : [];
    const wrong = ownPackages(user.manifest.devDependencies).filter(
      (used) => !ENGINES.has(used.id) && !mayUse(user, used) && !below.includes(used),
    );
    expect(foldersOf(wrong)).toEqual([]);
  });

  test("no package leads back to itself, its tests' dependencies included", () => {
    expect(ALL.filter((entry) => reachable(entry.folder).has(entry.folder))).toEqual([]);
  });

  test("only the apps ship an engine", () => {
    const users = shipped.filter(({ manifest }) =>
      ownPackages(manifest.dependencies).some(({ id }) => ENGINES.has(id)),
    );
    expect(users.filter(({ kind, id }) => kind !== "apps" && !ENGINES.has(id))).toEqual([]);
  });
});

describe("third-party libraries", () => {
  test.each(byFolder(shipped))("%s uses only those decided on", (_, { id, manifest }) => {
    const allowed = [...EVERYWHERE, ...(THIRD_PARTIES[id] ?? [])];
    const used = thirdParties({ ...manifest.dependencies, ...manifest.optionalDependencies });
    expect(used.filter((name) => !allowed.includes(name))).toEqual([]);
  });

  test("every library on the list is in use", () => {
    const unused = Object.entries(THIRD_PARTIES).flatMap(([id, names]) => {
      const manifest = ALL.find((entry) => entry.id === id)?.manifest;
      const used = thirdParties({ ...manifest?.dependencies, ...manifest?.optionalDependencies });
      return names.filter((name) => !used.includes(name)).map((name) => `${id}: ${name}`);
    });
    expect(unused).toEqual([]);
  });

  test("versions are in one place, the catalog", () => {
    const loose = MANIFESTS.flatMap(([folder, { dependencies, optionalDependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies, ...devDependencies })
        .filter(([name, version]) => version !== (name.startsWith("@almagest/") ? "workspace:*" : "catalog:"))
        .map(([name, version]) => `${folder}: ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });
});

/** Folders that a folder's dependencies lead to. */
function reachable(folder: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const waiting = [folder];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const found = ALL.find((entry) => entry.folder === next)?.manifest;
    const used = foldersOf(ownPackages({ ...found?.dependencies, ...found?.devDependencies }));
    const fresh = used.filter((other) => !seen.has(other));
    for (const other of fresh) seen.add(other);
    waiting.push(...fresh);
  }
  return seen;
}
