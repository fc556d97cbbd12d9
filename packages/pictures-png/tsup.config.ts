import { packageBuild } from "../../tsup.base";

// Each is loaded with the first picture; of the two painters the one that is there.
export default packageBuild(
  { index: "src/index.ts" },
  { external: ["harfbuzzjs", "@resvg/resvg-js", "@resvg/resvg-wasm"] },
);
