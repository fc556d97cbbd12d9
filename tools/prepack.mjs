// Run by `pnpm pack` and `npm pack` in the folder of a package: refuses to pack if the manifest names missing files.
// `npm start` builds programs without the declarations that `types` refers to.
import { existsSync, readFileSync } from "node:fs";

const {
  name,
  exports = {},
  bin = {},
  main,
  module,
  types,
  n8n = {},
} = JSON.parse(readFileSync("package.json", "utf8"));

/** Paths in a manifest value, nested conditions included; sources are not packed, and patterns are not files. */
function pathsIn(value) {
  if (typeof value === "string") return value.includes("*") || value.startsWith("./src/") ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(pathsIn) : [];
}

const named = new Set(
  pathsIn([exports, bin, main, module, types, n8n.nodes, n8n.credentials]).map((path) => path.replace(/^\.\//, "")),
);
const missing = [...named].filter((path) => !existsSync(path)).sort();
if (missing.length > 0) {
  const files =
    missing.length > 3 ? `${missing.slice(0, 3).join(", ")} and ${missing.length - 3} more` : missing.join(", ");
  console.error(
    `${name} is not packed: ${files} missing. Run \`npm run build\` in the root of the repository, then pack again.`,
  );
  process.exitCode = 1;
}
