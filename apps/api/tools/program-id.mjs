// Run by the build: names the program by a hash of what its answers are made from, so that a rebuilt program has new
// tags whenever the bytes of its answers may differ.
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../../tools/lib/fingerprint.mjs";
import { inRoot } from "../../../tools/lib/project.mjs";

/** Folders and files that answers are not made from: build output and tests. */
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|test|\.types|\.turbo)(?:\/|$)|\.test\.ts$/;

function filesBelow(folder) {
  const names = readdirSync(inRoot(folder), { recursive: true, withFileTypes: true });
  return names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(folder, parentPath.slice(inRoot(folder).length), name));
}

const files = ["packages", "apps/api", "apps/mcp"].flatMap(filesBelow).filter((file) => !LEFT_OUT.test(file));
const id = contentHash([...files, "pnpm-lock.yaml"].sort());
writeFileSync(new URL("../dist/program-id.json", import.meta.url), JSON.stringify(id));
