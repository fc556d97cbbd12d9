import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { compiled, complaints } from "./compiler";
import { ROOT } from "./service";

const { origin, key } = inject("service");

const BIRTH = `{ date: "1990-07-15", time: "14:30:00", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" }`;

/** Written against the published package, with its own types. */
const PROGRAM = `
import { createClient } from "@almagest/client";
import type { components, paths } from "@almagest/client/api";

export async function run(baseUrl: string, key: string) {
  const { GET, POST } = createClient<paths>({ baseUrl, key });
  const chart = await POST("/astrology/natal-chart", { query: { lang: "de" }, body: ${BIRTH} });
  const whole: components["schemas"]["NatalChart"] | undefined = chart.data;
  const read: string | undefined = whole?.planets[0]?.interpretation.detailed;
  const found = await GET("/location/search", { query: { q: "berlin", limit: 1 } });
  const card = await GET("/tarot/cards/{id}", { path: { id: "nobody" } });
  const signs = await GET("/astrology/signs");
  const wrong = await POST("/astrology/natal-chart", { body: { ...${BIRTH}, date: "1990-02-30" } });
  const unknown = await createClient<paths>({ baseUrl, key: "alm_sk_nobody" }).GET("/astrology/signs");

  // @ts-expect-error: a house system that there is none of
  void (() => POST("/astrology/natal-chart", { body: { ...${BIRTH}, houseSystem: "gauquelin" } }));
  // @ts-expect-error: the place is required
  void (() => POST("/astrology/natal-chart", { body: { date: "1990-07-15", time: "14:30:00", timezone: 5.5 } }));
  // @ts-expect-error: what is searched for is required
  void (() => GET("/location/search"));
  // @ts-expect-error: that path is asked by POST
  void (() => GET("/astrology/natal-chart"));
  // @ts-expect-error: no such member
  void (whole?.sunSign);

  return {
    rising: whole?.ascendant.signLocalized,
    isRead: read !== undefined && read.length > 100,
    city: found.data?.cities[0]?.timezone,
    codes: [card, wrong, unknown].map(({ error }) => error?.code),
    failing: wrong.error?.issues?.map(({ path }) => path),
    signs: signs.data === undefined ? 0 : 1,
    left: chart.response?.headers.get("X-RateLimit-Remaining"),
  };
}
`;

/** The program of the package's README, which asks a service on this machine. */
const README = readFileSync(join(ROOT, "packages/client/README.md"), "utf8");
const EXAMPLE = /```typescript\n([\s\S]*?)```/.exec(README)?.[1] ?? "";

/** The programs of its page for coding agents. */
const AGENTS = readFileSync(join(ROOT, "packages/client/AGENTS.md"), "utf8");
const PROGRAMS = [...AGENTS.matchAll(/```typescript\n([\s\S]*?)```/g)].map(([, program = ""]) => program);

describe("@almagest/client against the running service", () => {
  // Inside of the suite, so that the programs find the package.
  const folder = mkdtempSync(join(ROOT, "suites/contract/node_modules/.own-client-"));
  beforeAll(() => {
    writeFileSync(join(folder, "program.ts"), PROGRAM);
    writeFileSync(join(folder, "example.ts"), EXAMPLE);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** The output of a program that Node runs on the built packages. */
  const said = (name: string, program: string): string => {
    writeFileSync(join(folder, name), program);
    return execFileSync(process.execPath, [join(folder, name)], { encoding: "utf8" });
  };

  test("has types made of the document, which refuse what the service refuses", () => {
    expect(complaints([join(folder, "program.ts")])).toEqual([]);
  });

  test("gives data, or the service's record", () => {
    const call = `console.log(JSON.stringify(await run("${origin}/api/v2", "${key}")));`;
    expect(JSON.parse(said("program.mjs", `${compiled(PROGRAM)}\n${call}`))).toEqual({
      rising: "Skorpion",
      isRead: true,
      city: "Europe/Berlin",
      codes: ["not_found", "validation_error", "invalid_api_key"],
      failing: ["date"],
      signs: 1,
      left: expect.stringMatching(/^\d+$/),
    });
  });

  test("does what its README shows", () => {
    expect(EXAMPLE).toContain("createClient");
    expect(complaints([join(folder, "example.ts")])).toEqual([]);
    const program = compiled(EXAMPLE).replace("http://127.0.0.1:8787", origin).replace("your key", key);
    expect(said("example.mjs", program)).toBe("Skorpion\nThe Star\n");
  });

  test("does what its page for coding agents shows, which is short and in the package", () => {
    const files = PROGRAMS.map((program, index) => {
      const file = join(folder, `agents-${index}.ts`);
      writeFileSync(file, program);
      return file;
    });
    expect(complaints(files)).toEqual([]);
    const output = PROGRAMS.map((program, index) => {
      const here = compiled(program).replaceAll("http://127.0.0.1:8787", origin).replaceAll("your key", key);
      return said(`agents-${index}.mjs`, here);
    });
    expect(output).toEqual(["Skorpion\n", "unknown\n", "star The Star\nmoon The Moon\n"]);
    expect(AGENTS.split("\n").length).toBeLessThan(80);
    expect(JSON.parse(readFileSync(join(ROOT, "packages/client/package.json"), "utf8")).files).toContain("AGENTS.md");
  });
});
