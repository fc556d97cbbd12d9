import { basename, dirname } from "node:path";
import { packageBuild } from "../../tsup.base";
import { licencesBeside } from "./tools/licences";

/**
 * One program that loads a file for each domain: Node takes longer to find and read the modules of all packages, one by
 * one, than most answers take to compute. Data and the native engine stay in their packages.
 */
export default packageBuild(
  { index: "src/index.ts", main: "src/main.ts" },
  {
    format: ["esm"],
    platform: "node",
    // sweph also where it is not installed; what paints brings fonts and WebAssembly of its own.
    external: ["sweph", "@almagest/pictures-png"],
    noExternal: [/^(?!commander$|sweph$|@almagest\/pictures-png$)/],
    esbuildOptions: (options) => {
      options.conditions = ["@almagest/source"];
    },
    esbuildPlugins: [
      licencesBeside,
      {
        name: "data-in-its-package",
        // The one module of a package that says where its data lies, beside itself.
        setup: ({ onResolve }) =>
          onResolve({ filter: /^\.\/packaged$/ }, ({ importer }) => ({
            path: `@almagest/${basename(dirname(dirname(importer)))}/packaged`,
            external: true,
          })),
      },
    ],
  },
);
