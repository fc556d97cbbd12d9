import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { gzipSync } from "node:zlib";

/** Names, forms and texts of one language: a module, a chunk of one, or a file. */
const OF_A_LANGUAGE =
  /^dist\/(?:(?:names|forms|texts)\/(en|tr|de|es|hi|pt|fr|ru|zh-Hans|zh-Hant)\b|(tr|de|es|hi|pt|fr|ru|zh-Hans|zh-Hant)-[A-Z0-9]{8}\.cjs$)/;

/** Compressed bytes of a tarball by language; `rest` has no language, and `data` is the package's folder of data. */
export function sizesOf(tarball: string): Readonly<Record<string, number>> {
  const folder = mkdtempSync(join(tmpdir(), "almagest-sizes-"));
  execFileSync("tar", ["-xzf", tarball, "-C", folder]);
  const parts = new Map<string, Buffer[]>();
  const root = join(folder, "package");
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true }).filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const path = relative(root, file);
    const part = partOf(path);
    parts.set(part, [...(parts.get(part) ?? []), readFileSync(file)]);
  }
  rmSync(folder, { recursive: true });
  return Object.fromEntries([...parts].map(([part, files]) => [part, gzipSync(Buffer.concat(files)).length]));
}

function partOf(path: string): string {
  const [, module, chunk] = OF_A_LANGUAGE.exec(path) ?? [];
  return module ?? chunk ?? (path.startsWith("data/") ? "data" : "rest");
}
