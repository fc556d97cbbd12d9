import { packageBuild } from "../../tsup.base";

export default packageBuild(
  { index: "src/index.ts", stdio: "src/stdio.ts" },
  { format: ["esm"], platform: "node", dts: { entry: { index: "src/index.ts" } } },
);
