import { angelNumbers } from "@almagest/angel-numbers/domain";
import { biorhythm } from "@almagest/biorhythm/domain";
import { dreams } from "@almagest/dreams/domain";
import { forecast } from "@almagest/forecast/domain";
import { humanDesign } from "@almagest/human-design/domain";
import { location } from "@almagest/location/domain";
import { mesoamerican } from "@almagest/mesoamerican-astrology/domain";
import { numerology } from "@almagest/numerology/domain";
import type { Domain } from "@almagest/operation";
import { usageDomain } from "@almagest/quota";
import { tarot } from "@almagest/tarot/domain";
import { vedic } from "@almagest/vedic/domain";
import { western } from "@almagest/western/domain";
import { createCatalogue } from "./catalogue";
import { languagesOver } from "./languages/domain";

const languages: Domain = languagesOver(() => domains);

/** Every domain of the service, in the order they are listed in. */
export const domains: readonly Domain[] = [
  western,
  vedic,
  humanDesign,
  numerology,
  tarot,
  biorhythm,
  forecast,
  angelNumbers,
  dreams,
  mesoamerican,
  location,
  languages,
  usageDomain,
];

/** Every operation of the service. */
export const catalogue = createCatalogue(domains);
