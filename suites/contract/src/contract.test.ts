import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { catalogue } from "@almagest/catalog";
import { describe, expect, inject, test } from "vitest";
import { CONTRACT, needs } from "../../machine";

const NOT_BUILT = fileURLToPath(new URL("../not-built-yet.json", import.meta.url));

interface ContractOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly examples: readonly unknown[];
}

interface Checker {
  loadContract(
    domains?: readonly string[],
  ): readonly { readonly domain: string; readonly operations: readonly ContractOperation[] }[];
  checkOperation(
    base: string,
    key: string,
    op: ContractOperation,
    examples: readonly unknown[],
  ): Promise<readonly string[]>;
}

// The checker comes with the contract, outside the repository.
const checker: Checker | undefined =
  CONTRACT.path && (await import(pathToFileURL(join(CONTRACT.path, "tools", "contract-check.mjs")).href));
const contract = (checker?.loadContract() ?? []).flatMap(({ operations }) => operations);
const name = (operation: { readonly method: string; readonly path: string }): string =>
  `${operation.method} ${operation.path}`;
const built = new Set(catalogue.entries.map(({ operation }) => name(operation)));
const notBuiltYet: readonly string[] = JSON.parse(readFileSync(NOT_BUILT, "utf8"));

/** Operations that the service has beside those of the contract. */
const BESIDE: readonly string[] = [
  "POST /vedic-astrology/festivals",
  "POST /vedic-astrology/muhurta",
  "POST /vedic-astrology/panchang/month",
  "POST /astrology/birth-time",
  "POST /astrology/events/stations",
  "POST /astrology/events/ingresses",
  "POST /astrology/events/eclipses",
  "POST /astrology/events/returns",
  "POST /astrology/events/void-moons",
  "POST /astrology/time-lords",
  "POST /astrology/planetary-hours",
  "POST /astrology/primary-directions",
  "POST /vedic-astrology/birth-time",
  "POST /vedic-astrology/dashas/periods",
  "POST /vedic-astrology/varshaphala",
  "POST /chinese-astrology/bazi/birth-time",
  "POST /chinese-astrology/zi-wei/chart",
  "POST /human-design/birth-time",
  "POST /differences/explain",
  "POST /pages/birth-chart",
  "POST /pages/kundli",
  "POST /pages/panchang",
  "POST /pages/matching",
  "POST /pages/bodygraph",
  "POST /pages/four-pillars",
  "POST /pages/day",
  "POST /pages/year-ahead",
];

describe("the contract", () => {
  needs(CONTRACT);
  const service = inject("service");

  test("has all 261 operations, and ours are its by id, method and path", () => {
    expect(contract).toHaveLength(261);
    const ids = new Map(contract.map((operation) => [name(operation), operation.id]));
    expect(BESIDE.filter((own) => ids.has(own) || !built.has(own))).toEqual([]);
    const contracted = catalogue.entries.filter(({ operation }) => !BESIDE.includes(name(operation)));
    for (const { operation } of contracted) expect(ids.get(name(operation)), name(operation)).toBe(operation.id);
  });

  test("lists in not-built-yet.json exactly the missing operations: the list only shrinks", () => {
    expect([...notBuiltYet].sort()).toEqual(
      contract
        .map(name)
        .filter((operation) => !built.has(operation))
        .sort(),
    );
  });

  test.concurrent.each(
    contract
      .filter((operation) => built.has(name(operation)))
      .map((operation) => [name(operation), operation] as const),
  )("%s passes the checker", async (_, operation) => {
    expect(
      await checker?.checkOperation(`${service.origin}/api/v2`, service.key, operation, operation.examples),
    ).toEqual([]);
  });
});
