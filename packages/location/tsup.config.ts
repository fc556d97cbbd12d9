import { packageBuild } from "../../tsup.base";

export default packageBuild(
  {
    index: "src/index.ts",
    domain: "src/domain.ts",
    facts: "src/facts.ts",
    node: "src/node.ts",
    packaged: "src/packaged.ts",
    languages: "src/names.generated.ts",
  },
  {
    external: [/^node:/],
    esbuildOptions: (options) => {
      // the CJS build has __dirname and never reads import.meta
      options.logOverride = { "empty-import-meta": "silent" };
    },
  },
);
