import { location } from "@almagest/location";
import type { Domain } from "@almagest/operation";
import { usageDomain } from "@almagest/quota";
import { western } from "@almagest/western";
import { createCatalogue } from "./catalogue";

/** Every domain of the service, in the order they are listed in. */
export const domains: readonly Domain[] = [western, location, usageDomain];

/** Every operation of the service. */
export const catalogue = createCatalogue(domains);
