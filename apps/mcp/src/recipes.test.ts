import { readFileSync } from "node:fs";
import { domains } from "@almagest/catalog";
import { parse as parseToml } from "smol-toml";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { FEEDS } from "./feeds";
import { WEBHOOKS } from "./webhooks";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const guide = read("../../../docs/agents.md");

/** A block of a configuration file, and its client. */
const blocks = [...guide.matchAll(/^## (.+)$([\s\S]*?)(?=^## |(?![\s\S]))/gm)].flatMap(
  ([, client = "", section = ""]) =>
    [...section.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, kind = "", text = ""], index0) => ({
      title: `${client} ${index0 + 1}`,
      client,
      kind,
      text,
    })),
);

const ADDRESS = /^https:\/\/api\.example\.com\/mcp(?:\/[a-z-]+)?$/;
const headers = z.strictObject({ "X-API-Key": z.string().min(5) });
/** From a checkout: the program that the build writes. */
const PROGRAM = "/path/to/almagest/apps/mcp/dist/stdio.js";
const local = { command: z.literal("node"), args: z.tuple([z.literal(PROGRAM)], z.string()) };
/** From the registry, once published. */
const published = {
  command: z.literal("npx"),
  args: z.tuple([z.literal("-y"), z.literal("almagest-mcp")], z.string()),
};
const serversOf = (server: z.ZodType) => z.strictObject({ almagest: server });

/** The configuration format of each client, from its documentation. */
const READS: Readonly<Record<string, z.ZodType>> = {
  "Claude Desktop": z.strictObject({ mcpServers: serversOf(z.strictObject(local)) }),
  "Claude Code": z.strictObject({
    mcpServers: serversOf(z.strictObject({ type: z.literal("http"), url: z.string().regex(ADDRESS), headers })),
  }),
  Cursor: z.strictObject({
    mcpServers: serversOf(
      z.union([z.strictObject(local), z.strictObject({ url: z.string().regex(ADDRESS), headers })]),
    ),
  }),
  "VS Code": z.strictObject({
    inputs: z
      .array(
        z.strictObject({
          type: z.literal("promptString"),
          id: z.string(),
          description: z.string(),
          password: z.literal(true),
        }),
      )
      .optional(),
    servers: serversOf(
      z.union([
        z.strictObject({ type: z.literal("stdio"), ...local }),
        z.strictObject({ type: z.literal("http"), url: z.string().regex(ADDRESS), headers }),
      ]),
    ),
  }),
  "Gemini CLI": z.strictObject({
    mcpServers: serversOf(
      z.union([z.strictObject(local), z.strictObject({ httpUrl: z.string().regex(ADDRESS), headers })]),
    ),
  }),
  Codex: z.strictObject({
    mcp_servers: serversOf(
      z.union([z.strictObject(local), z.strictObject({ url: z.string().regex(ADDRESS), env_http_headers: headers })]),
    ),
  }),
};

describe("the recipes for clients", () => {
  test("exist for each client, and the section of ChatGPT mentions OAuth", () => {
    expect(new Set(blocks.map(({ client }) => client))).toEqual(new Set(Object.keys(READS)));
    expect(guide.split("## ChatGPT")[1]).toContain("OAuth");
  });

  test("put no key into an address", () => {
    expect(guide).not.toMatch(/[?&](?:api_?key|token|key)=|\/alm_sk_/i);
  });

  test.each(blocks.filter(({ kind }) => kind !== "sh"))(
    "are what the client reads: $title",
    ({ client, kind, text }) => {
      const config: unknown = kind === "toml" ? parseToml(text) : JSON.parse(text);
      const read = READS[client]?.safeParse(config);
      expect(read?.error?.message).toBeUndefined();
      expect(read?.success).toBe(true);
    },
  );

  test.each(blocks.filter(({ kind }) => kind === "sh"))("are commands of the client: $title", ({ text }) => {
    expect(text.trim()).toMatch(
      /^claude mcp add (?:almagest -- node \/path\/to\/almagest\/apps\/mcp\/dist\/stdio\.js|--transport http almagest https:\/\/api\.example\.com\/mcp --header "X-API-Key: alm_sk_…")$/,
    );
  });

  test("name domains that there are, here and in what npx shows", () => {
    const ids = new Set([...domains.map(({ id }) => id), FEEDS, WEBHOOKS]);
    for (const text of [guide, read("../standalone/README.md")]) {
      const named = [
        ...text.replaceAll(PROGRAM, "").matchAll(/\/mcp\/([a-z-]+)|"almagest-mcp", "([a-z-]+)", "([a-z-]+)"/g),
      ].flatMap((match) => match.slice(1).filter((one) => one !== undefined && one !== "server-card"));
      expect(named.filter((id) => !ids.has(String(id)) && id !== "tools")).toEqual([]);
    }
  });

  test("name a program that the build writes, and say when npx works", () => {
    expect(read("../tsup.config.ts")).toContain("stdio");
    expect(guide).toMatch(/Once the packages are published, `npx -y almagest-mcp`/);
  });

  test("begin the same way in the package's own README, which is read where it is published", () => {
    const [, block = ""] = /```json\n([\s\S]*?)```/.exec(read("../standalone/README.md")) ?? [];
    const desktop = z.strictObject({ mcpServers: serversOf(z.strictObject(published)) });
    expect(desktop.safeParse(JSON.parse(block)).success).toBe(true);
  });
});
