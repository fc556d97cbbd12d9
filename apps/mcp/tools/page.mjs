// Makes the one file that a host of MCP Apps shows: the page and the drawing programs of every domain, from their
// sources.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PAGE = fileURLToPath(new URL("../src/page/", import.meta.url));

/** @returns {Promise<string>} HTML */
export async function pictureHtml() {
  const drawing = readdirSync(join(ROOT, "packages")).filter(hasPictures).sort();
  const imports = drawing.map((id, index0) => `import { pictures as p${index0} } from "@almagest/${id}/pictures";`);
  const all = drawing.map((_, index0) => `...p${index0}`).join(", ");
  const { outputFiles } = await build({
    stdin: {
      // The page may not make code from text, which zod would try.
      contents: `import { config } from "zod";\nimport { start } from ${JSON.stringify(join(PAGE, "page.js"))};\n${imports.join("\n")}\nconfig({ jitless: true });\nstart([${all}]);\n`,
      resolveDir: join(ROOT, "packages/catalog"),
    },
    bundle: true,
    minify: true,
    write: false,
    format: "esm",
    target: "es2022",
    conditions: ["@almagest/source"],
    plugins: [withoutDrawings],
    legalComments: "none",
  });
  const program = (outputFiles[0]?.text ?? "").replaceAll("</script", "<\\/script");
  return readFileSync(join(PAGE, "page.html"), "utf8").replace("/* program */", () => program);
}

/**
 * The deck is twice as large as everything else: here a card shows only the mark of its suit.
 * @type {import("esbuild").Plugin}
 */
const withoutDrawings = {
  name: "without-drawings",
  setup: (bundle) => {
    bundle.onLoad({ filter: /\.svg$/ }, () => ({ contents: "export default undefined;" }));
  },
};

/**
 * @param {string} id
 * @returns {boolean}
 */
function hasPictures(id) {
  try {
    return "./pictures" in JSON.parse(readFileSync(join(ROOT, "packages", id, "package.json"), "utf8")).exports;
  } catch {
    return false;
  }
}
