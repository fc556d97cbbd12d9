import { catalogue } from "@almagest/catalog";
import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { PUBLIC_URL, testService } from "../../test/service";

const texts = new Map<unknown, Promise<string>>();

/** The document of a catalogue, built once: that of the service takes a second. */
async function documentOf(parts: Pick<NonNullable<Parameters<typeof testService>[1]>, "catalogue"> = {}) {
  const read = async (): Promise<string> => (await testService(1, parts).app.request("/api/v2/openapi.json")).text();
  const text = texts.get(parts.catalogue) ?? read();
  texts.set(parts.catalogue, text);
  return JSON.parse(await text);
}

function* referencesIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "$ref") yield String(value);
    else yield* referencesIn(value);
  }
}

function follow(document: object, reference: string): unknown {
  const steps = reference.replace(/^#\//, "").split("/");
  return steps.reduce<unknown>(
    (node, step) => (typeof node === "object" && node !== null ? Reflect.get(node, step) : undefined),
    document,
  );
}

/** Every enumerated or constant text in a schema. */
function* valuesIn(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    if (key === "const" && typeof value === "string") yield value;
    else if (key === "enum" && Array.isArray(value)) yield* value.filter((one) => typeof one === "string");
    else if (key !== "example" && key !== "examples") yield* valuesIn(value);
  }
}

/** Longer than a name, punctuated like a sentence, or three or more words that are not names. */
function isSentence(value: string): boolean {
  return value.length > 60 || /[',;:!?]|\.$/.test(value) || /\S \p{Ll}\S*(?: \p{Ll}\S*)+/u.test(value);
}

/** `POST /batch`, the three about calendar feeds, and the nine about webhooks. */
const BESIDE = 13;

const testCatalogue = testService().parts.catalogue;

describe.each([
  ["of the test operations", { catalogue: testCatalogue }],
  ["of the service", { catalogue }],
])("the OpenAPI document %s", (_, parts) => {
  it("is valid OpenAPI 3.1", async () => {
    const document = await documentOf(parts);
    expect(document.openapi).toBe("3.1.0");
    expect(await new Validator().validate(document)).toEqual({ valid: true });
  });

  it("refers to nothing that is not there", async () => {
    const document = await documentOf(parts);
    for (const reference of new Set(referencesIn(document)))
      expect(follow(document, reference), reference).toBeDefined();
  });

  it("has every operation, with an example for each value that one of its examples sets", async () => {
    const document = await documentOf(parts);
    const entries = parts.catalogue.entries;
    expect(Object.values(document.paths).flatMap((path) => Object.keys(path ?? {}))).toHaveLength(
      entries.length + BESIDE,
    );
    for (const { operation, domain } of entries) {
      const printed = document.paths[operation.path][operation.method.toLowerCase()];
      expect(printed).toMatchObject({ operationId: operation.id, tags: [domain.id], summary: operation.summary });
      const body = printed.requestBody?.content["application/json"].example ?? {};
      const values = printed.parameters.map(({ name, example }: { name: string; example: unknown }) => [name, example]);
      expect({ ...JSON.parse(JSON.stringify(Object.fromEntries(values))), ...body }).toEqual(operation.examples[0]);
    }
  });
});

describe("the OpenAPI document", () => {
  it("names the public address, the licence, who to ask and the version of the interface", async () => {
    const document = await documentOf();
    expect(document.servers).toEqual([{ url: `${PUBLIC_URL}/api/v2` }]);
    expect(document.info.version).toBe("2.0.0");
    expect(document.info.license.identifier).toBe("AGPL-3.0-or-later");
    expect(document.info.contact.url).toBe(`${PUBLIC_URL}/docs`);
    expect(document.tags.map(({ description }: { description: string }) => description.length > 20)).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("declares the key only in the header, so that no generated client sends a secret in an address", async () => {
    const { components, security, paths } = await documentOf({ catalogue });
    expect(components.securitySchemes).toEqual({
      apiKey: { type: "apiKey", in: "header", name: "X-API-Key", description: expect.any(String) },
    });
    expect(security).toEqual([{ apiKey: [] }]);
    expect(JSON.stringify(paths)).not.toContain("api_key");
  });

  it("gives no schema the name of a global of JavaScript", async () => {
    const { components } = await documentOf();
    for (const name of Object.keys(components.schemas)) expect(Object.hasOwn(globalThis, name), name).toBe(false);
  });

  it("describes an operation's failures by reference, those of a body only where there is one", async () => {
    const { paths } = await documentOf();
    const failures = (operation: { responses: object }) =>
      Object.keys(operation.responses).filter((status) => status !== "200");
    expect(failures(paths["/test/hello"].post)).toEqual([
      "400",
      "401",
      "403",
      "405",
      "409",
      "413",
      "415",
      "422",
      "429",
      "500",
      "503",
    ]);
    expect(failures(paths["/test/things/{id}"].get)).toContain("404");
    expect(failures(paths["/test/things"].get)).not.toContain("413");
    expect(failures(paths["/test/things"].get)).not.toContain("409");
    expect(paths["/test/things"].get.responses["401"]).toEqual({ $ref: "#/components/responses/Unauthorized" });
  });

  it("describes defaults of a body in words, because client generators take the keyword for a member always sent", async () => {
    const { components } = await documentOf();
    const { times } = components.schemas.SayHelloRequest.properties;
    expect(times).toEqual({ type: "integer", minimum: 1, maximum: 9, description: "Default 1" });
    const real = await documentOf({ catalogue });
    const requests = Object.entries(real.components.schemas).filter(([name]) => name.endsWith("Request"));
    expect(requests.length).toBeGreaterThan(40);
    expect(JSON.stringify(requests)).not.toContain('"default":');
  });

  it("says which parameters and bodies are required", async () => {
    const { components, paths } = await documentOf();
    expect(paths["/test/hello"].post.requestBody.required).toBe(true);
    expect(paths["/test/hello"].post.parameters).toEqual(
      ["Lang", "Detail", "Fields", "IdempotencyKey"].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    );
    expect(components.parameters.Detail.schema.enum).toEqual(["full", "standard", "compact"]);
    expect(components.parameters.IdempotencyKey).toMatchObject({
      name: "Idempotency-Key",
      in: "header",
      required: false,
      schema: { type: "string", maxLength: 255 },
    });
    const [, ofBatch] = paths["/batch"].post.parameters;
    expect(ofBatch).toMatchObject({ name: "Idempotency-Key", in: "header", schema: { maxLength: 255 } });
    expect(ofBatch.description).toContain("for nothing however often");
    const schema = { $ref: "#/components/schemas/Language", default: "en" };
    expect(components.parameters.Lang).toMatchObject({ name: "lang", in: "query", required: false, schema });
    expect(paths["/test/things/{id}"].get.parameters).toMatchObject([
      { name: "id", in: "path", required: true, example: "known" },
      { $ref: "#/components/parameters/Detail" },
      { $ref: "#/components/parameters/Fields" },
    ]);
  });

  it("describes every operation beyond its summary", async () => {
    const { paths } = await documentOf({ catalogue });
    const silent = catalogue.entries.filter(({ operation: { path, method, summary } }) => {
      const { description = "" } = paths[path][method.toLowerCase()];
      return description.length < 20 || description === summary;
    });
    expect(silent.map(({ operation }) => operation.id)).toEqual([]);
  });

  it("publishes names as const and enum, no sentence: text that explains is a string", async () => {
    const { components, paths } = await documentOf({ catalogue });
    const listed = [...valuesIn([components, paths])];
    expect(listed.length).toBeGreaterThan(500);
    expect(listed.filter(isSentence)).toEqual([]);
    const sentences = [
      "sunrise; local midnight without one",
      "Kern's text",
      "eighths of each side",
      "A b.",
      "x".repeat(61),
    ];
    expect(sentences.filter(isSentence)).toEqual(sentences);
    expect(["North Node", "rest-of-the-day", "Top left", "Part of Fortune"].filter(isSentence)).toEqual([]);
  });

  it("gives the unit of every angle in an answer", async () => {
    const { components } = await documentOf({ catalogue });
    const silent: string[] = [];
    const visit = (node: unknown, at: string): void => {
      if (typeof node !== "object" || node === null) return;
      for (const [key, value] of Object.entries(node)) {
        const isAngle = /(?:latitude|longitude|declination\d?|ascension|orb|degree|speed|angle)$/i.test(key);
        if (isAngle && ["number", "integer"].includes(value?.type) && value.description === undefined)
          silent.push(`${at}.${key}`);
        visit(value, key === "properties" || key === "items" ? at : `${at}.${key}`);
      }
    };
    visit(components.schemas, "");
    expect(silent).toEqual([]);
  });
});
