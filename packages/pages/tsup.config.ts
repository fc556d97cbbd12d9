import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  pictures: "src/pictures.ts",
  reports: "src/reports.ts",
  languages: "src/names.generated.ts",
});
