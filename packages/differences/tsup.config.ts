import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  facts: "src/facts.ts",
  languages: "src/names.generated.ts",
  "texts/en": "src/texts/en.ts",
});
