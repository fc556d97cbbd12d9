import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  facts: "src/facts.ts",
  domain: "src/domain.ts",
  pictures: "src/pictures.ts",
  languages: "src/names.generated.ts",
  "texts/en": "src/texts/en.ts",
  "texts/es": "src/texts/es.ts",
  "texts/hi": "src/texts/hi.ts",
  "texts/pt": "src/texts/pt.ts",
});
