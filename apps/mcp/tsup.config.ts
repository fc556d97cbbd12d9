import { packageBuild } from "../../tsup.base";

export default packageBuild(
  { index: "src/index.ts", offline: "src/offline.ts", resources: "src/resources.ts", stdio: "src/stdio.ts" },
  { format: ["esm"], platform: "node" },
);
