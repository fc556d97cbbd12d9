import { domains } from "@almagest/catalog";
import { expect, test } from "vitest";
import { domainOf } from "../domains";
import { missingFrom } from "./complete";
import { subjectOf } from "./subject";

/** `npm run test:domain dice` looks at one domain, which may not be listed yet. */
const folder = process.env["ALMAGEST_DOMAIN"];
const asked = folder === undefined ? domains : [await domainOf(`packages/${folder}`)];

test.each(asked.map((domain) => [`packages/${domain.folder}`, domain] as const))(
  "%s has all that a domain needs",
  async (name, domain) => {
    const missing = await missingFrom(subjectOf(domain));
    const list = missing.map((line) => `  - ${line}`).join("\n");
    if (missing.length > 0) expect.fail(`${name} still lacks ${missing.length} things:\n${list}`);
    expect(missing).toEqual([]);
  },
);
