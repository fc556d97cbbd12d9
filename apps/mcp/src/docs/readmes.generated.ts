// Made from packages/catalog/src/domains.ts by `npm run sync`; a test compares. Change the list, not this file.
import readme0 from "../../../../packages/angel-numbers/README.md?raw";
import readme1 from "../../../../packages/ayurveda/README.md?raw";
import readme2 from "../../../../packages/biorhythm/README.md?raw";
import readme3 from "../../../../packages/chinese-astrology/README.md?raw";
import readme4 from "../../../../packages/crystals/README.md?raw";
import readme5 from "../../../../packages/differences/README.md?raw";
import readme6 from "../../../../packages/dreams/README.md?raw";
import readme7 from "../../../../packages/feng-shui/README.md?raw";
import readme8 from "../../../../packages/forecast/README.md?raw";
import readme9 from "../../../../packages/human-design/README.md?raw";
import readme10 from "../../../../packages/iching/README.md?raw";
import readme11 from "../../../../packages/kabbalah/README.md?raw";
import readme12 from "../../../../packages/location/README.md?raw";
import readme13 from "../../../../packages/mesoamerican-astrology/README.md?raw";
import readme14 from "../../../../packages/numerology/README.md?raw";
import readme15 from "../../../../packages/pages/README.md?raw";
import readme16 from "../../../../packages/tarot/README.md?raw";
import readme17 from "../../../../packages/vastu/README.md?raw";
import readme18 from "../../../../packages/vedic/README.md?raw";
import readme19 from "../../../../packages/western/README.md?raw";

/** The README of each domain's package, by the domain's id. */
export const readmes: Readonly<Record<string, string>> = {
  "angel-numbers": readme0,
  "ayurveda": readme1,
  "biorhythm": readme2,
  "chinese-astrology": readme3,
  "crystals": readme4,
  "differences": readme5,
  "dreams": readme6,
  "feng-shui": readme7,
  "forecast": readme8,
  "human-design": readme9,
  "iching": readme10,
  "kabbalah": readme11,
  "location": readme12,
  "mesoamerican-astrology": readme13,
  "numerology": readme14,
  "pages": readme15,
  "tarot": readme16,
  "vastu": readme17,
  "vedic-astrology": readme18,
  "astrology": readme19,
};
