import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  astrology: "src/astrology/index.ts",
  chinese: "src/chinese/index.ts",
  figures: "src/figures.ts",
  forms: "src/forms-by-language.ts",
  "forms/de": "src/forms/de.ts",
  "forms/es": "src/forms/es.ts",
  "forms/fr": "src/forms/fr.ts",
  "forms/hi": "src/forms/hi.ts",
  "forms/pt": "src/forms/pt.ts",
  "forms/ru": "src/forms/ru.ts",
  "forms/tr": "src/forms/tr.ts",
  iching: "src/iching/index.ts",
  labels: "src/labels/index.ts",
  tarot: "src/tarot/index.ts",
  testing: "src/testing/index.ts",
  vedic: "src/vedic/index.ts",
  languages: "src/names.generated.ts",
});
