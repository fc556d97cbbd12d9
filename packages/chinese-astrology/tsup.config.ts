import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  facts: "src/facts.ts",
  pictures: "src/pictures.ts",
  languages: "src/names.generated.ts",
  "texts/en": "src/texts/en.ts",
  "texts/zh-Hans": "src/texts/zh-Hans.ts",
  "texts/zh-Hant": "src/texts/zh-Hant.ts",
});
