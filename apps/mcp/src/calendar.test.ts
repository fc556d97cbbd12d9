import { catalogue } from "@almagest/catalog";
import type { CallToolResult } from "@modelcontextprotocol/server";
import { beforeAll, describe, expect, test } from "vitest";
import { everythingToolbox } from "./everything/toolbox";
import { localDomains, localPipeline } from "./local";
import { nodeResources } from "./resources";
import { callTool } from "./server";

const ASKED = {
  operation: "post_astrology_events_stations",
  arguments: { startDate: "2026-11-29", count: 2, planets: ["Mercury"] },
};

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

describe("calendar in call_operation", () => {
  test("gives the file as an embedded resource, and a line about it, for one call", async () => {
    const { content, structuredContent, isError } = await call("call_operation", { ...ASKED, calendar: true });
    expect([isError, used]).toEqual([undefined, ["findStations"]]);
    const uri = "almagest://calendars/post_astrology_events_stations.ics";
    expect(structuredContent).toEqual({ calendar: { uri, mimeType: "text/calendar", events: 2 } });
    expect(content.map(({ type }) => type)).toEqual(["text", "resource"]);
    expect(content[1]).toMatchObject({
      resource: { uri, mimeType: "text/calendar", text: expect.stringMatching(/^BEGIN:VCALENDAR\r\n/) },
    });
  });

  test("is refused in words where there is none, and beside a report", async () => {
    const said = async (input: object): Promise<string> =>
      JSON.stringify((await call("call_operation", input)).content);
    expect(await said({ ...ASKED, operation: "get_astrology_signs", calendar: true })).toContain(
      "There is no calendar of",
    );
    expect(await said({ ...ASKED, calendar: "soon" })).toContain("calendar takes true or false.");
    expect(await said({ ...ASKED, calendar: true, report: true })).toContain("not for both");
    expect(await said({ ...ASKED, calendar: false })).toContain("retrograde");
  });
});
