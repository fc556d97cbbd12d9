import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type {
  CredentialType,
  ExecuteFunctions,
  HttpRequest,
  Item,
  NodeType,
  Value,
} from "../../../packages/n8n-nodes-almagest/src/index";
import { LIBRARIES } from "../../workspace/src/packages";
import { pack, tarballOf } from "../../workspace/src/tarballs";

const { origin, key } = inject("service");

/** Compressed and unpacked bytes of the whole package. */
const MOST_PACKED = 110_000;
const MOST_UNPACKED = 1_000_000;

/**
 * Loads a class as n8n does (`DirectoryLoader` and `loadClassInIsolation` of n8n-core): by `require` in a context of its
 * own, under the name that the file has.
 */
function loaded<Type>(folder: string, file: string): Type {
  const context = createContext({ require: createRequire(join(folder, "package.json")) });
  const [name = ""] = basename(file).split(".");
  return runInContext(`new (require(${JSON.stringify(join(folder, file))}).${name})()`, context);
}

/** The value of an expression of a credential: `={{$credentials.apiKey}}`. */
function evaluated(expression: string, credentials: object): string {
  const [, code] = /^=\{\{(.*)\}\}$/.exec(expression) ?? [];
  return code === undefined ? expression : String(runInContext(code, createContext({ $credentials: credentials })));
}

interface Run {
  readonly parameters: Readonly<Record<string, Value>>;
  readonly items?: readonly Item[];
  readonly credentials?: object;
  readonly continues?: boolean;
}

describe("the packed n8n package", () => {
  const work = mkdtempSync(join(tmpdir(), "almagest-n8n-"));
  const folder = join(work, "package");
  let node: NodeType;
  let credential: CredentialType;
  let bytes = 0;

  beforeAll(() => {
    const own = LIBRARIES.filter(({ id }) => id === "n8n-nodes-almagest");
    pack(own, work);
    const [tarball = ""] = own.map((entry) => tarballOf(entry, work));
    bytes = statSync(tarball).size;
    execFileSync("tar", ["-xzf", tarball, "-C", work]);
    const { n8n } = manifest();
    node = loaded<NodeType>(folder, n8n.nodes[0]);
    credential = loaded<CredentialType>(folder, n8n.credentials[0]);
  });
  afterAll(() => rmSync(work, { recursive: true }));

  const manifest = () => JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));

  /** Sends requests as n8n does, with the credential in the header that it says. */
  function functions({ parameters, items = [{ json: {} }], continues = false, ...given }: Run): ExecuteFunctions {
    const credentials = given.credentials ?? { baseUrl: `${origin}/api/v2`, apiKey: key };
    return {
      getInputData: () => items,
      getNodeParameter: (name, index, fallback) => {
        const value = parameters[name] ?? fallback;
        if (value === undefined) throw new Error(`Could not get parameter ${name}`);
        const member = typeof value === "string" ? /^=\$json\.(\w+)$/.exec(value)?.[1] : undefined;
        return member === undefined ? value : String(items[index]?.json[member]);
      },
      getCredentials: async () => Object.fromEntries(Object.entries(credentials)),
      continueOnFail: () => continues,
      helpers: {
        async httpRequestWithAuthentication(type: string, { url, qs, method, headers, body }: HttpRequest) {
          expect(type).toBe(credential.name);
          const own = Object.entries(credential.authenticate.properties.headers);
          const signed = Object.fromEntries(own.map(([name, value]) => [name, evaluated(value, credentials)]));
          const search = new URLSearchParams(qs).toString();
          const init = { method, headers: { ...headers, ...signed }, ...(body !== undefined && { body }) };
          const response = await fetch(search === "" ? url : `${url}?${search}`, init);
          const answer = Buffer.from(await response.arrayBuffer());
          return { statusCode: response.status, headers: Object.fromEntries(response.headers), body: answer };
        },
        prepareBinaryData: async (data, fileName, mimeType) => ({ data, fileName, mimeType }),
      },
    };
  }

  async function run(given: Run): Promise<readonly Item[]> {
    const [items = []] = await node.execute.call(functions(given));
    return items;
  }

  const BIRTH = { date: "1990-07-15", latitude: 40.7128, longitude: -74.006, timezone: "America/New_York" };
  const NATAL = { resource: "astrology", operation: "generateNatalChart", ...BIRTH };
  const fields = { time: "14:30:00" };

  test("is a community package that depends on nothing, contains nothing of n8n, and is small", () => {
    const { name, license, keywords, dependencies, peerDependencies, n8n } = manifest();
    expect([name, license, dependencies, peerDependencies]).toEqual([
      "n8n-nodes-almagest",
      "MIT",
      undefined,
      undefined,
    ]);
    expect(keywords).toContain("n8n-community-node-package");
    expect(n8n.n8nNodesApiVersion).toBe(1);
    const unpacked = Number(/\d+/.exec(execFileSync("du", ["-sb", folder], { encoding: "utf8" }))?.[0]);
    console.info(`n8n-nodes-almagest: ${bytes} bytes packed, ${unpacked} unpacked`);
    expect(bytes).toBeLessThan(MOST_PACKED);
    expect(unpacked).toBeLessThan(MOST_UNPACKED);
    const required = execFileSync("grep", ["-rhoE", '(require\\(|from )"[^"]+"', join(folder, "dist")], {
      encoding: "utf8",
    });
    expect(required.split("\n").filter((line) => line !== "" && !/"\.\.?\//.test(line))).toEqual([]);
  });

  test("has its icons and its codex where n8n looks for them", () => {
    const { n8n } = manifest();
    for (const [file, { icon }] of [
      [n8n.nodes[0], node.description],
      [n8n.credentials[0], credential],
    ] as const) {
      expect(existsSync(join(folder, dirname(file), String(icon).replace("file:", "")))).toBe(true);
    }
    const codex = JSON.parse(readFileSync(join(folder, `${n8n.nodes[0]}on`), "utf8"));
    expect(codex.node).toBe(`${manifest().name}.${node.description.name}`);
    expect(codex.resources).toEqual({ primaryDocumentation: [], credentialDocumentation: [] });
    expect([node.constructor.name, credential.constructor.name]).toEqual(["Almagest", "AlmagestApi"]);
    expect(node.description.credentials).toEqual([{ name: credential.name, required: true }]);
  });

  test("has every operation of the document that answers JSON, and a form that can be stored", async () => {
    interface Operation {
      readonly operationId: string;
      readonly tags: readonly string[];
    }
    const { paths } = await (await fetch(`${origin}/api/v2/openapi.json`)).json();
    const ids = Object.values<Record<string, Operation>>(paths)
      .flatMap((item) => Object.values(item))
      .filter(({ tags }) => !["batch", "calendars", "webhooks"].includes(tags[0] ?? ""))
      .map(({ operationId }) => operationId);
    const { properties } = node.description;
    const offered = properties
      .filter(({ name }) => name === "operation")
      .flatMap(({ options = [] }) => options.flatMap((one) => ("value" in one ? [one.value] : [])));
    expect(offered.sort()).toEqual(ids.sort());
    expect(JSON.parse(JSON.stringify(properties))).toEqual(properties);
    const shown = properties.map(({ name, displayOptions }) =>
      displayOptions?.show["operation"]?.map((id) => `${name} ${id}`),
    );
    const all = shown.flatMap((one) => one ?? []);
    expect(new Set(all).size).toBe(all.length);
  });

  test("tests a credential by a call that answers", async () => {
    const credentials = { baseUrl: `${origin}/api/v2/`, apiKey: key };
    const { baseURL, url } = credential.test.request;
    const headers = {
      "X-API-Key": evaluated(credential.authenticate.properties.headers["X-API-Key"] ?? "", credentials),
    };
    const answer = async (apiKey: string) =>
      (await fetch(evaluated(baseURL, credentials) + url, { headers: { ...headers, "X-API-Key": apiKey } })).status;
    expect(await answer(headers["X-API-Key"])).toBe(200);
    expect(await answer("alm_sk_nobody")).toBe(401);
  });

  test("answers each item in the language asked for", async () => {
    const items = ["star", "moon"].map((card) => ({ json: { card } }));
    const parameters = { resource: "tarot", operation: "getCard", id: "=$json.card", lang: "de" };
    const said = await run({ parameters, items });
    expect(said.map(({ json, pairedItem }) => [json["nameLocalized"], pairedItem])).toEqual([
      ["Der Stern", { item: 0 }],
      ["Der Mond", { item: 1 }],
    ]);
  });

  test("sends a birth, its options and JSON as the service takes them", async () => {
    const orbs = '[{"body":"Sun","orb":0.1}]';
    const additionalFields = { ...fields, houseSystem: "whole-sign", orbs, fields: "planets.name,houseSystem,aspects" };
    const [item] = await run({ parameters: { ...NATAL, additionalFields } });
    const { houseSystem, planets, aspects } = Object(item?.json);
    expect([houseSystem, planets[0]]).toEqual(["whole-sign", { name: "Sun" }]);
    // With orbs of their own the Sun has none of its aspects.
    expect(aspects.length).toBeGreaterThan(5);
    expect(JSON.stringify(aspects)).not.toContain('"planet1":"Sun"');
  });

  test.each([
    ["svg", "generateNatalChart", "image/svg+xml", "<svg"],
    ["png", "generateNatalChart", "image/png", "\x89PNG"],
    ["pdf", "generateNatalChart", "application/pdf", "%PDF-"],
    ["ics", "getUpcomingMoonPhases", "text/calendar", "BEGIN:VCALENDAR"],
  ])("puts a file into the item: %s", async (output, operation, mimeType, start) => {
    const isNatal = operation === "generateNatalChart";
    const more = { ...(isNatal && fields), outputField: "file" };
    const parameters = {
      ...(isNatal && NATAL),
      operation,
      output,
      additionalFields: more,
      pictureOptions: { theme: "dark" },
    };
    const [item] = await run({ parameters: isNatal ? parameters : { ...parameters, pictureOptions: {} } });
    const { data, fileName, ...file } = Object(item?.binary?.["file"]);
    expect([file.mimeType, fileName]).toEqual([mimeType, `${operation}.${output}`]);
    expect(data.subarray(0, 20).toString("latin1").startsWith(start)).toBe(true);
  });

  test("says what is wrong, by field, and goes on with the next item where it is asked to", async () => {
    const wrong = { ...NATAL, date: "=$json.date", additionalFields: fields };
    const items = ["1990-02-30", "1990-07-15"].map((date) => ({ json: { date } }));
    await expect(run({ parameters: wrong, items })).rejects.toMatchObject({
      name: "NodeApiError",
      code: "validation_error",
      httpCode: "400",
      description: expect.stringMatching(/^date: /),
      context: { itemIndex: 0 },
    });
    const [first, second] = await run({ parameters: wrong, items, continues: true });
    expect(first?.json).toMatchObject({ code: "validation_error", description: expect.stringMatching(/^date: /) });
    expect(second?.json).toHaveProperty("planets");
    const empty = await run({ parameters: { ...NATAL, latitude: "" }, continues: true });
    expect(empty[0]?.json["description"]).toMatch(/^latitude: /m);
  });

  test("says so where the key, the address or the JSON is wrong", async () => {
    const parameters = { resource: "tarot", operation: "getCard", id: "star" };
    const credentials = (more: object) => ({ baseUrl: `${origin}/api/v2`, apiKey: key, ...more });
    const said = async (given: Run) => (await run({ ...given, continues: true }))[0]?.json;
    expect(await said({ parameters, credentials: credentials({ apiKey: "alm_sk_nobody" }) })).toMatchObject({
      code: "invalid_api_key",
    });
    expect(await said({ parameters, credentials: credentials({ baseUrl: "here" }) })).toMatchObject({
      error: expect.stringContaining("Base URL"),
    });
    expect(await said({ parameters, credentials: credentials({ baseUrl: origin }) })).toHaveProperty("error");
    const additionalFields = { ...fields, orbs: "Sun 8" };
    expect(await said({ parameters: { ...NATAL, additionalFields } })).toMatchObject({
      error: expect.stringContaining("orbs is no JSON"),
    });
    expect(await said({ parameters: { operation: "nothing" } })).toMatchObject({ code: "unknown_operation" });
  });
});
