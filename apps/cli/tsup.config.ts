import { basename, dirname } from "node:path";
import { languageFiles } from "../../tools/lib/language-files.mjs";
import { packageBuild } from "../../tsup.base";
import { licencesBeside } from "./tools/licences";

/**
 * One program that loads one file for each domain: finding and reading the modules of all packages one by one takes
 * Node longer than most answers take to compute. Data and the native engine stay in their packages.
 */
export default packageBuild(
  { index: "src/index.ts", main: "src/main.ts" },
  {
    format: ["esm"],
    platform: "node",
    // sweph is external even where it is not installed; the renderer brings its own fonts and WebAssembly.
    external: ["sweph", "@almagest/pictures-png", "@almagest/report"],
    noExternal: [/^(?!commander$|sweph$|@almagest\/(?:pictures-png$|report(?:$|\/)))/],
    esbuildOptions: (options) => {
      options.conditions = ["@almagest/source"];
    },
    esbuildPlugins: [
      licencesBeside,
      languageFiles("node"),
      {
        name: "data-in-its-package",
        // The one module of a package that locates its data, beside itself.
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\/packaged$/ }, ({ importer }) => ({
            path: `@almagest/${basename(dirname(dirname(importer)))}/packaged`,
            external: true,
          })),
      },
    ],
  },
);
