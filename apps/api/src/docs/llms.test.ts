import { createCatalogue } from "@almagest/catalog";
import { describe, expect, it } from "vitest";
import { PUBLIC_URL, testDomain, testService } from "../../test/service";
import { llmsText } from "./llms";
import { llmsFullText } from "./llms-full";

const catalogue = createCatalogue([testDomain]);

describe("/llms.txt", () => {
  it("is plain text that needs no key", async () => {
    const response = await testService().app.request("/llms.txt");
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(await response.text()).toBe(llmsText({ catalogue, publicUrl: PUBLIC_URL }));
  });

  it("opens with a title and a summary, and says where and how to call", () => {
    const text = llmsText({ catalogue, publicUrl: PUBLIC_URL });
    expect(text).toMatch(/^# Almagest API\n\n> .+6 operations in 1 domain.+\n\n## /);
    expect(text).toContain(`Base URL: ${PUBLIC_URL}/api/v2;`);
    expect(text).toContain("X-API-Key");
    expect(text).toContain("en, tr, de, es, hi, pt, fr, ru, zh-Hans, zh-Hant");
  });

  it("has a line with method, path and summary for every operation, linked to the reference", () => {
    const lines = llmsText({ catalogue, publicUrl: PUBLIC_URL }).split("\n");
    for (const { operation, domain } of catalogue.entries) {
      const { method, path, summary, id } = operation;
      expect(lines).toContain(`- [${method} ${path}](${PUBLIC_URL}/docs#/${domain.id}/${id}): ${summary}`);
    }
  });

  it("links only to what the service answers", async () => {
    const { app } = testService();
    const text = llmsText({ catalogue, publicUrl: PUBLIC_URL });
    const paths = [...text.matchAll(/\]\(https:\/\/api\.example\.com([^)#]+)/g)].map(([, path = ""]) => path);
    expect(new Set(paths).size).toBeGreaterThan(3);
    for (const path of new Set(paths)) expect((await app.request(path)).status, path).toBe(200);
  });

  it("gives the tool server's addresses where one is mounted, and none elsewhere", () => {
    const text = llmsText({ catalogue, publicUrl: PUBLIC_URL, toolPath: "/mcp/:domain" });
    expect(text).toContain(`${PUBLIC_URL}/mcp leads to every operation`);
    expect(text).toContain(`${PUBLIC_URL}/mcp/{domain} a tool is an operation`);
    expect(text).toContain(`MCP: ${PUBLIC_URL}/mcp/test`);
    expect(llmsText({ catalogue, publicUrl: PUBLIC_URL })).not.toContain("MCP");
  });
});

describe("/llms-full.txt", () => {
  it("contains the short page, and the input, answer and an example of every operation", async () => {
    const response = await testService().app.request("/llms-full.txt");
    const text = await response.text();
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    expect(text).toBe(llmsFullText({ catalogue, publicUrl: PUBLIC_URL }));
    expect(text).toContain(llmsText({ catalogue, publicUrl: PUBLIC_URL }).trimEnd());
    for (const { operation, tool } of catalogue.entries) {
      expect(text).toContain(`## ${operation.method} ${operation.path}\n`);
      expect(text).toContain(`tool \`${tool}\``);
      expect(text).toContain(`\`${JSON.stringify(operation.examples[0])}\``);
    }
    expect(text).toContain("- body: `{ name: text, times?: number }`");
    expect(text).toContain("- answer: `{ said: any }`");
  });
});
