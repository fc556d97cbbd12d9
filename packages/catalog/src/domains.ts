import { angelNumbers } from "@almagest/angel-numbers/domain";
import { ayurveda } from "@almagest/ayurveda/domain";
import { biorhythm } from "@almagest/biorhythm/domain";
import { chinese } from "@almagest/chinese-astrology/domain";
import { crystals } from "@almagest/crystals/domain";
import { differences } from "@almagest/differences/domain";
import { dreams } from "@almagest/dreams/domain";
import { fengShui } from "@almagest/feng-shui/domain";
import { forecast } from "@almagest/forecast/domain";
import { humanDesign } from "@almagest/human-design/domain";
import { iching } from "@almagest/iching/domain";
import { kabbalah } from "@almagest/kabbalah/domain";
import { location } from "@almagest/location/domain";
import { mesoamerican } from "@almagest/mesoamerican-astrology/domain";
import { numerology } from "@almagest/numerology/domain";
import type { Domain } from "@almagest/operation";
import { pages } from "@almagest/pages/domain";
import { usageDomain } from "@almagest/quota";
import { tarot } from "@almagest/tarot/domain";
import { vastu } from "@almagest/vastu/domain";
import { vedic } from "@almagest/vedic/domain";
import { western } from "@almagest/western/domain";
import { createCatalogue } from "./catalogue";
import { languagesOver } from "./languages/domain";

export const languages: Domain = languagesOver(() => domains);

/** Every domain of the service, in the order they are listed in. */
export const domains: readonly Domain[] = [
  western,
  vedic,
  humanDesign,
  chinese,
  fengShui,
  mesoamerican,
  vastu,
  ayurveda,
  numerology,
  kabbalah,
  tarot,
  iching,
  angelNumbers,
  crystals,
  dreams,
  biorhythm,
  forecast,
  location,
  pages,
  differences,
  languages,
  usageDomain,
];

/** Every operation of the service. */
export const catalogue = createCatalogue(domains);
