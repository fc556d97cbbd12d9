import { biorhythm } from "@almagest/biorhythm";
import { location } from "@almagest/location";
import { numerology } from "@almagest/numerology";
import type { Domain } from "@almagest/operation";
import { usageDomain } from "@almagest/quota";
import { tarot } from "@almagest/tarot";
import { western } from "@almagest/western";
import { createCatalogue } from "./catalogue";
import { languagesOver } from "./languages/domain";

const languages: Domain = languagesOver(() => domains);

/** Every domain of the service, in the order they are listed in. */
export const domains: readonly Domain[] = [western, numerology, tarot, biorhythm, location, languages, usageDomain];

/** Every operation of the service. */
export const catalogue = createCatalogue(domains);
