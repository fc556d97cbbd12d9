import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const THEME = createRequire(import.meta.url).resolve("@almagest/pictures/theme.css");

/**
 * The page's colors are those of the pictures: `@import "palette"` inserts their style sheet for the theme `inherit`,
 * in which the reader's choice overrides the system's.
 */
export const palette = {
  name: "palette",
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^palette$/ }, () => ({ path: THEME, namespace: "palette" }));
    onLoad({ filter: /.*/, namespace: "palette" }, () => ({
      contents: sheet(readFileSync(THEME, "utf8")),
      loader: "css",
    }));
  },
};

function sheet(css) {
  const [light, dark] = [...css.matchAll(/:where\(:root\) \{([^}]*)\}/g)].map(([, declared]) => declared);
  const rules = css.slice(css.indexOf(".almagest-inherit"));
  return [
    `:root { color-scheme: light; ${light} }`,
    `@media (prefers-color-scheme: dark) { :root:not([data-theme="light"]) { color-scheme: dark; ${dark} } }`,
    `:root[data-theme="dark"] { color-scheme: dark; ${dark} }`,
    `@media print { :root:root:root { color-scheme: light; ${light} } }`,
    rules,
  ].join("\n");
}
