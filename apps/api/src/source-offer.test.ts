import { catalogue } from "@almagest/catalog";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { testService } from "../test/service";
import { startMessage } from "./banner";
import { readConfig } from "./config";
import type { Playground } from "./docs/playground";

const SOURCE = "https://git.example.com/stars/almagest?ref=v1&path=/";
const html = "<html><head><title>x</title></head><body></body></html>";
const playground: Playground = { html, reference: html.replace("x", "y"), files: [] };
const PAGE = { Accept: "text/html,application/xhtml+xml" };

const shown = async (sourceUrl: string | undefined, path: string): Promise<string> =>
  (await testService(10, { sourceUrl, playground }).app.request(path, { headers: PAGE })).text();

function banner(ALMAGEST_SOURCE_URL?: string): string {
  const read = readConfig({ ALMAGEST_SOURCE_URL });
  if (!read.ok) throw new Error(read.problems.join());
  const { config } = read;
  const facts = { key: undefined, engine: "Swiss Ephemeris", storage: "x", admin: undefined, extraPaths: [] };
  const page = { address: `${config.publicUrl}/`, hasKey: false };
  return startMessage({ ...facts, config, page, catalogue });
}

describe("the source of a service whose operator says where it is", () => {
  it("is led to from the page, from the reference, and from the start", async () => {
    const escaped = SOURCE.replace("&", "&amp;");
    for (const path of ["/", "/docs"]) {
      expect(await shown(SOURCE, path)).toContain(`<meta name="source-code" content="${escaped}">\n</head>`);
    }
    expect(banner(SOURCE)).toContain(`  Source  ${SOURCE}\n`);
  });

  it("is given to programs in the health report, and beside the licence of the document", async () => {
    expect(JSON.parse(await shown(SOURCE, "/health"))).toMatchObject({ source: SOURCE });
    const document = JSON.parse(await shown(SOURCE, "/api/v2/openapi.json"));
    expect(document.info).toMatchObject({ "x-source-code": SOURCE, license: { identifier: "AGPL-3.0-or-later" } });
    expect(await new Validator().validate(document)).toMatchObject({ valid: true });
  });
});

describe("the source of a service without a configured address", () => {
  it("has to be requested from its operator, which the start message says in one line", async () => {
    expect(await shown(undefined, "/")).toBe(playground.html);
    expect(await shown(undefined, "/docs")).toBe(playground.reference);
    expect(JSON.parse(await shown(undefined, "/health"))).not.toHaveProperty("source");
    expect(JSON.parse(await shown(undefined, "/api/v2/openapi.json")).info).not.toHaveProperty("x-source-code");
    const [line] = banner()
      .split("\n")
      .filter((text) => text.includes("ALMAGEST_SOURCE_URL"));
    expect(line).toContain("if others use this service");
  });

  it.each(["git.example.com", "ftp://git.example.com", "https://", "https://me:secret@git.example.com", "https://a b"])(
    "is not read from %j: the start names the accepted form",
    (ALMAGEST_SOURCE_URL) => {
      expect(readConfig({ ALMAGEST_SOURCE_URL })).toEqual({
        ok: false,
        problems: [expect.stringMatching(/^ALMAGEST_SOURCE_URL is .* http:\/\/ or https:\/\//)],
      });
    },
  );
});
