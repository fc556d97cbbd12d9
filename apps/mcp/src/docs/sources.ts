import accuracy from "../../../../docs/accuracy.md?raw";
import conventions from "../../../../docs/conventions.md?raw";
import errors from "../../../../docs/errors.md?raw";
import glossary from "../../../../docs/glossary.md?raw";
import angelNumbers from "../../../../packages/angel-numbers/README.md?raw";
import ayurveda from "../../../../packages/ayurveda/README.md?raw";
import biorhythm from "../../../../packages/biorhythm/README.md?raw";
import chineseAstrology from "../../../../packages/chinese-astrology/README.md?raw";
import crystals from "../../../../packages/crystals/README.md?raw";
import dreams from "../../../../packages/dreams/README.md?raw";
import fengShui from "../../../../packages/feng-shui/README.md?raw";
import forecast from "../../../../packages/forecast/README.md?raw";
import humanDesign from "../../../../packages/human-design/README.md?raw";
import iching from "../../../../packages/iching/README.md?raw";
import kabbalah from "../../../../packages/kabbalah/README.md?raw";
import location from "../../../../packages/location/README.md?raw";
import mesoamericanAstrology from "../../../../packages/mesoamerican-astrology/README.md?raw";
import numerology from "../../../../packages/numerology/README.md?raw";
import tarot from "../../../../packages/tarot/README.md?raw";
import vastu from "../../../../packages/vastu/README.md?raw";
import vedic from "../../../../packages/vedic/README.md?raw";
import western from "../../../../packages/western/README.md?raw";

/** What is written about the service, by the name that it is read under: documents first, then each domain by its id. */
export const sources: Readonly<Record<string, string>> = {
  conventions,
  accuracy,
  glossary,
  errors,
  "angel-numbers": angelNumbers,
  ayurveda,
  biorhythm,
  "chinese-astrology": chineseAstrology,
  crystals,
  dreams,
  "feng-shui": fengShui,
  forecast,
  "human-design": humanDesign,
  iching,
  kabbalah,
  location,
  "mesoamerican-astrology": mesoamericanAstrology,
  numerology,
  tarot,
  vastu,
  "vedic-astrology": vedic,
  astrology: western,
};
