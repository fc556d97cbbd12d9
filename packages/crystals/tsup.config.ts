import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  facts: "src/facts.ts",
  labels: "src/labels.ts",
  pictures: "src/pictures.ts",
  "texts/en": "src/texts/en.ts",
});
