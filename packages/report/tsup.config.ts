import { packageBuild } from "../../tsup.base";

// All are loaded with the first report.
export default packageBuild(
  { index: "src/index.ts", "white-label": "src/white-label.ts" },
  { external: ["@myriaddreamin/typst-ts-node-compiler", "@resvg/resvg-wasm"] },
);
