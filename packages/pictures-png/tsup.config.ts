import { packageBuild } from "../../tsup.base";

// Both are loaded with the first picture.
export default packageBuild({ index: "src/index.ts" }, { external: ["harfbuzzjs", "@resvg/resvg-wasm"] });
