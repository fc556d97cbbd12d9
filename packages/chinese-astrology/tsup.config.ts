import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  domain: "src/domain.ts",
  facts: "src/facts.ts",
  pictures: "src/pictures.ts",
  languages: "src/names.generated.ts",
  "texts/de": "src/texts/de.ts",
  "texts/en": "src/texts/en.ts",
  "texts/es": "src/texts/es.ts",
  "texts/fr": "src/texts/fr.ts",
  "texts/hi": "src/texts/hi.ts",
  "texts/pt": "src/texts/pt.ts",
  "texts/ru": "src/texts/ru.ts",
  "texts/tr": "src/texts/tr.ts",
  "texts/zh-Hans": "src/texts/zh-Hans.ts",
  "texts/zh-Hant": "src/texts/zh-Hant.ts",
});
