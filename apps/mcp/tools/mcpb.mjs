// node apps/mcp/tools/mcpb.mjs <file.mcpb>: writes the same program as a bundle that desktop clients install with a
// double click.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { zipSync } from "fflate";
import { writeStandalone } from "./standalone.mjs";

/** The bundle's description for clients, and the command that starts it. */
export function bundleManifest({ version, description, license, engines, keywords, bin }) {
  const program = bin["almagest-mcp"];
  return {
    manifest_version: "0.3",
    name: "almagest",
    display_name: "Almagest",
    version,
    description,
    author: { name: "The Almagest authors" },
    license,
    keywords,
    server: {
      type: "node",
      entry_point: program,
      mcp_config: { command: "node", args: [`\${__dirname}/${program}`] },
    },
    tools_generated: true,
    compatibility: { platforms: ["darwin", "win32", "linux"], runtimes: { node: engines.node } },
  };
}

/** The bundle's bytes, from a folder that `writeStandalone` wrote. */
export function bundleOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const content = Object.fromEntries(
    files.map((entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      return [relative(folder, path).split(sep).join("/"), new Uint8Array(readFileSync(path))];
    }),
  );
  const manifest = bundleManifest(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const text = new TextEncoder().encode(`${JSON.stringify(manifest, null, 2)}\n`);
  return zipSync({ "manifest.json": text, ...content }, { level: 6 });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const file = process.argv[2];
  if (file === undefined) throw new Error("Name the file to write the bundle to, for example almagest.mcpb.");
  const folder = mkdtempSync(join(tmpdir(), "almagest-mcpb-"));
  try {
    await writeStandalone(folder);
    writeFileSync(resolve(file), bundleOf(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
