import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  pictures: "src/pictures.ts",
  facts: "src/facts.ts",
  languages: "src/names.generated.ts",
  "texts/de": "src/texts/de.ts",
  "texts/en": "src/texts/en.ts",
  "texts/es": "src/texts/es.ts",
  "texts/zh-Hans": "src/texts/zh-Hans.ts",
});
