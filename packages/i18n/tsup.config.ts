import { packageBuild } from "../../tsup.base";

export default packageBuild({
  index: "src/index.ts",
  astrology: "src/astrology/index.ts",
  chinese: "src/chinese/index.ts",
  figures: "src/figures.ts",
  forms: "src/forms-by-language.ts",
  iching: "src/iching/index.ts",
  labels: "src/labels/index.ts",
  tarot: "src/tarot/index.ts",
  testing: "src/testing/index.ts",
  vedic: "src/vedic/index.ts",
  languages: "src/names.generated.ts",
});
