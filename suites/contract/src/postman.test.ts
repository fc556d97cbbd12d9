import newman, { type Execution, type Summary } from "newman";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { inTurn } from "../../strength";

const { origin, key } = inject("service");

interface Folder {
  readonly name: string;
  readonly description: string;
  readonly item: readonly Item[];
}
interface Item {
  readonly name: string;
  readonly request: {
    readonly url: {
      readonly raw: string;
      readonly query?: readonly { readonly key: string; readonly disabled?: true }[];
      readonly variable?: readonly { readonly key: string; readonly value: string }[];
    };
  };
}

/** Runs a collection as the program does, with the key as its variable. */
function run(collection: object, apiKey: string): Promise<Summary["run"]> {
  const envVar = [{ key: "apiKey", value: apiKey }];
  return new Promise((resolve, reject) => {
    newman.run({ collection, envVar, timeoutRequest: 60_000 }, (error, summary) => {
      if (error === null) resolve(summary.run);
      else reject(error);
    });
  });
}

const DAY_MS = 86_400_000;
/** A request makes what another deletes: these run together. */
const WHOLE = ["Batch", "Calendar feeds"];
/** A webhook is made for an address that name servers know, and a delivery takes place only some time later. */
const OUTWARD = "Webhooks";

describe("the Postman collection", () => {
  let collection: { item: readonly Folder[]; variable: readonly { key: string; value: string }[] };
  beforeAll(async () => {
    collection = await (await fetch(`${origin}/api/v2/postman.json`)).json();
  });

  test("has every operation of the document, the address of the service, and no key", async () => {
    const { paths } = await (await fetch(`${origin}/api/v2/openapi.json`)).json();
    const operations = Object.values<object>(paths).flatMap((item) => Object.keys(item));
    expect(collection.item.flatMap(({ item }) => item)).toHaveLength(operations.length);
    expect(Object.fromEntries(collection.variable.map((one) => [one.key, one.value]))).toEqual({
      baseUrl: `${origin}/api/v2`,
      apiKey: "",
    });
  });

  test("has short names, and in each address what is switched on", () => {
    expect(collection.item.map(({ name }) => name)).toContain("Western astrology");
    const all = collection.item.flatMap(({ item }) => item);
    for (const { name, request } of all) {
      expect(name).toMatch(/^[A-Z][A-Za-z0-9 ]{2,58}$/);
      const [, search = ""] = request.url.raw.split("?");
      const sent = (request.url.query ?? []).filter(({ disabled }) => disabled !== true).map(({ key: one }) => one);
      expect([...new URLSearchParams(search).keys()], name).toEqual(sent);
    }
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.some(({ request }) => request.url.raw.includes("?"))).toBe(true);
  });

  test("names what a request has made in those that follow, and deletes it last", () => {
    const folder = collection.item.find(({ name }) => name === OUTWARD);
    expect(folder?.description).toContain("Put an address of yours into its body first");
    const webhooks = folder?.item ?? [];
    expect(webhooks.map(({ name }) => name).at(0)).toBe("Make Webhook");
    expect(webhooks.map(({ name }) => name).at(-1)).toBe("Remove Webhook");
    const ids = webhooks.flatMap(({ request }) => request.url.variable ?? []).filter((one) => one.key === "id");
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids.map(({ value }) => value))).toEqual(new Set(["{{webhooksId}}"]));
  });

  test("is run by newman: a ninth of its requests each day, all of them in the long run", async () => {
    const turn = Math.floor(Date.now() / DAY_MS);
    const folders = collection.item
      .filter(({ name }) => name !== OUTWARD)
      .map(({ name, item, ...rest }, index0) => ({
        ...rest,
        name,
        item: WHOLE.includes(name) ? item : inTurn(item, turn + index0, 9),
      }));
    const drawn = folders.flatMap(({ item }) => item);
    expect(drawn.length).toBeGreaterThan(20);
    const { executions, failures } = await run({ ...collection, item: folders }, key);
    expect(failures.map(({ error, source }) => `${source?.name}: ${error.message}`)).toEqual([]);
    expect(executions.map(({ item }) => item.name)).toEqual(drawn.map(({ name }) => name));
    const answers = executions.map(({ item, response }) => [item.name, (response?.stream?.length ?? 0) > 1]);
    // One that deletes has nothing to say.
    expect(answers.filter(([, hasText]) => hasText === false).length).toBeLessThanOrEqual(1);
  });

  test("fails with a wrong key, and says which request", async () => {
    const [first] = collection.item;
    const one = { ...collection, item: [{ name: first?.name, item: first?.item.slice(0, 1) }] };
    const { executions } = await run(one, "alm_sk_nobody");
    const told = ({ response, assertions = [] }: Execution): unknown => [
      response?.code,
      assertions.map(({ error }) => error !== undefined),
    ];
    expect(executions.map(told)).toEqual([[401, [true]]]);
  });
});
