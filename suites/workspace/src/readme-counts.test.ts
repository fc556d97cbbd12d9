import { readFileSync } from "node:fs";
import { join } from "node:path";
import { catalogue } from "@almagest/catalog";
import { expect, test } from "vitest";
import { ROOT } from "./packages";

/** Folders whose domain has another name. */
const DOMAIN_OF: Readonly<Record<string, string>> = { western: "astrology", vedic: "vedic-astrology" };

test("the README has as many operations of each domain as there are", () => {
  const rows = readFileSync(join(ROOT, "README.md"), "utf8").matchAll(
    /^\| \[[^\]]+\]\(packages\/([\w-]+)\) \|.*: (\d+) operations? \|$/gm,
  );
  const said = Object.fromEntries(
    [...rows].map(([, folder = "", count]) => [DOMAIN_OF[folder] ?? folder, Number(count)]),
  );
  const counted = catalogue.domains.map(({ id, operations }) => [id, operations.length] as const);
  // Those of the service itself are no subject of a package.
  const there = counted.filter(([id]) => !["languages", "usage"].includes(id));
  expect(said).toEqual(Object.fromEntries(there));
});
