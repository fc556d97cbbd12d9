import { catalogue } from "@almagest/catalog";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { beforeAll, describe, expect, test } from "vitest";
import { everythingToolbox } from "./everything/toolbox";
import { localDomains, localPipeline } from "./local";
import { nodeResources } from "./resources";
import { callTool } from "./server";
import { toolboxFor } from "./tools";

const LONG_MS = 120_000;
const BIRTH = {
  date: "1990-07-15",
  time: "14:30:00",
  latitude: 40.7128,
  longitude: -74.006,
  timezone: "America/New_York",
};
const ASKED = { operation: "post_human_design_bodygraph", arguments: BIRTH };

const domains = localDomains(catalogue.domains);
const used: string[] = [];
let call: (name: string, input: object) => Promise<CallToolResult>;

beforeAll(async () => {
  const { pipeline, caller } = localPipeline({
    resources: await nodeResources(domains.flatMap(({ operations }) => operations)),
    loadTexts: catalogue.loadTexts,
    now: () => Date.UTC(2026, 10, 21, 12),
    random: (byteCount) => new Uint8Array(byteCount),
    publicUrl: undefined,
    log: (line) => used.push(line),
  });
  const onOutcome = (operationId: string): number => used.push(operationId);
  const toolbox = everythingToolbox(domains, {});
  call = (name, input) => callTool({ toolbox, pipeline, caller, version: "0.0.0", onOutcome }, name, input);
});

function textOf({ content }: CallToolResult): string {
  const [first] = content;
  return first?.type === "text" ? first.text : "";
}

describe("report in call_operation", () => {
  test(
    "gives the PDF as an embedded resource, and a line about it, for one call",
    async () => {
      used.length = 0;
      const { content, structuredContent, isError } = await call("call_operation", { ...ASKED, report: true });
      expect([isError, used]).toEqual([undefined, ["generateBodygraph"]]);
      const uri = "almagest://reports/post_human_design_bodygraph.pdf";
      const said = { report: { uri, mimeType: "application/pdf", bytes: expect.any(Number) } };
      expect(structuredContent).toEqual(said);
      expect(content.map(({ type }) => type)).toEqual(["text", "resource"]);
      const [, embedded] = content;
      const resource = embedded?.type === "resource" ? embedded.resource : undefined;
      expect(resource).toMatchObject({ uri, mimeType: "application/pdf" });
      const blob = resource !== undefined && "blob" in resource ? resource.blob : "";
      const pdf = Buffer.from(String(blob), "base64");
      expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
      expect(structuredContent).toMatchObject({ report: { bytes: pdf.length } });
    },
    LONG_MS,
  );

  test(
    "takes a sender, among the arguments too",
    async () => {
      const asked = { ...ASKED, arguments: { ...BIRTH, lang: "de", report: { name: "Studio Ada" } } };
      const { content } = await call("call_operation", asked);
      const [, embedded] = content;
      const blob = embedded?.type === "resource" && "blob" in embedded.resource ? embedded.resource.blob : "";
      expect(Buffer.from(String(blob), "base64").toString("latin1")).toContain("(Studio Ada)");
    },
    LONG_MS,
  );

  test(
    "is refused at its place, and costs nothing",
    async () => {
      const refusal = async (input: object): Promise<string> => {
        const result = await call("call_operation", input);
        expect(result.isError).toBe(true);
        return textOf(result);
      };
      expect(await refusal({ ...ASKED, report: { ink: "#ffcc00" } })).toContain('"path":"report.ink"');
      expect(await refusal({ ...ASKED, report: "yes" })).toContain("report takes true, or a sender");
      const card = { operation: "get_tarot_cards_id", arguments: { id: "star" } };
      expect(await refusal({ ...card, report: true })).toContain("There is no report");
      expect((await call("call_operation", { ...card, report: false })).isError).toBeUndefined();
    },
    LONG_MS,
  );

  test("is no argument of a list of calls, and of the tools of a domain", async () => {
    const listed = await call("call_operations", { calls: [{ ...ASKED, report: true }] });
    expect(textOf(listed)).toContain('"path":"report"');
    const own = toolboxFor(domains.filter(({ id }) => id === "human-design"));
    expect(JSON.stringify(own.list[0]?.inputSchema)).not.toContain("report");
  });
});
