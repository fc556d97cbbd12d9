import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  testing: "src/testing/index.ts",
  languages: "src/names.generated.ts",
});
