import { beforeEach, describe, expect, it } from "vitest";
import type { Fetched, Network } from "../network/network";
import { describer, descriptionAddress } from "./description";

const ID = "https://assistant.example/client.json";
const PUBLIC = "8.8.8.8";
const DOCUMENT = { client_id: ID, client_name: "Assistant", redirect_uris: ["https://assistant.example/back"] };

let nowMs = 0;
let resolved: string[] = [];
let connected: string[] = [];
beforeEach(() => {
  [nowMs, resolved, connected] = [0, [], []];
});

/** Each question for the name is answered by the next of these. */
function asking(answers: readonly (readonly string[])[], fetched: Partial<Fetched> = {}) {
  const left = [...answers];
  const network: Network = {
    resolve: async (host) => {
      resolved.push(host);
      return left.shift() ?? [];
    },
    send: async (_, address) => {
      connected.push(address);
      return { status: 200, type: "application/json", body: JSON.stringify(DOCUMENT), ...fetched };
    },
  };
  const describe = describer({ network, now: () => nowMs });
  return (id = ID) => describe(id, async () => 0);
}

describe("a description", () => {
  it("is fetched from the address that was checked, once in ten minutes", async () => {
    const ask = asking([[PUBLIC, "2606:4700::1111"], [PUBLIC]]);
    const client = { id: ID, name: "Assistant", redirectUris: DOCUMENT.redirect_uris };
    expect(await Promise.all([ask(), ask()])).toEqual([1, 2].map(() => ({ kind: "client", client })));
    nowMs = 599_999;
    await ask();
    expect([resolved, connected]).toEqual([["assistant.example"], [PUBLIC]]);
    nowMs = 600_000;
    await ask();
    expect(connected).toHaveLength(2);
  });

  it("is asked for at an address that a changed name no longer means", async () => {
    const ask = asking([[PUBLIC], ["127.0.0.1"]]);
    expect(await ask()).toMatchObject({ kind: "client" });
    expect([resolved, connected]).toEqual([["assistant.example"], [PUBLIC]]);
    nowMs = 600_000;
    expect(await ask()).toMatchObject({ kind: "problem" });
    expect(connected).toEqual([PUBLIC]);
  });

  it.each([["127.0.0.1"], ["10.0.0.7"], ["169.254.169.254"], ["::1"], ["::ffff:192.168.0.1"], ["fd00::1"]])(
    "is not asked for at %s, also where another address is public",
    async (address) => {
      expect(await asking([[address]])()).toMatchObject({ kind: "problem" });
      expect(await asking([[PUBLIC, address]])()).toMatchObject({ kind: "problem" });
      expect(connected).toEqual([]);
    },
  );

  it.each<[string, Partial<Fetched>]>([
    ["a redirect", { status: 302 }],
    ["no JSON", { type: "text/html" }],
    ["broken JSON", { body: "{" }],
    ["another program's", { body: JSON.stringify({ ...DOCUMENT, client_id: `${ID}2` }) }],
    ["without addresses", { body: JSON.stringify({ ...DOCUMENT, redirect_uris: [] }) }],
    ["with unsafe addresses alone", { body: JSON.stringify({ ...DOCUMENT, redirect_uris: ["http://a.example/"] }) }],
    [
      "of a program with a secret",
      { body: JSON.stringify({ ...DOCUMENT, token_endpoint_auth_method: "client_secret_post" }) },
    ],
  ])("that is %s is refused, and asked for again after half a minute", async (_, fetched) => {
    const ask = asking([[PUBLIC], [PUBLIC]], fetched);
    expect(await ask()).toMatchObject({ kind: "problem" });
    nowMs = 29_999;
    await ask();
    expect(connected).toHaveLength(1);
    nowMs = 30_000;
    await ask();
    expect(connected).toHaveLength(2);
  });

  it("is refused without a word of why it cannot be read", async () => {
    const unreadable = (network: Partial<Network>) =>
      describer({
        network: { resolve: async () => [PUBLIC], send: () => Promise.reject(new Error("ECONNREFUSED")), ...network },
        now: () => 0,
      })(ID, async () => 0);
    const inside = await asking([["10.0.0.1"]])();
    expect(await unreadable({})).toEqual(inside);
    expect(await unreadable({ resolve: () => Promise.reject(new Error("ENOTFOUND")) })).toEqual(inside);
  });

  it("waits where too many were asked for, before any name is looked up", async () => {
    const describe = describer({ network: { resolve: fail, send: fail }, now: () => 0 });
    expect(await describe(ID, async () => 7)).toEqual({ kind: "wait", seconds: 7 });
  });
});

async function fail(): Promise<never> {
  throw new Error("nothing is asked");
}

it.each([
  ...["http://assistant.example/client.json", "https://assistant.example", "https://assistant.example/", "https://a/b"],
  ...["https://127.0.0.1/client.json", "https://[::1]/client.json", "https://2130706433/c", "https://localhost/c"],
  ...["https://assistant.example:8443/c", "https://user@assistant.example/c", "https://assistant.example/c#d"],
  ...[
    "https://assistant.example/a/../c",
    "https://ASSISTANT.example/c",
    "https://assistant.example/%2e%2e/c",
    "https://",
  ],
])("%j is no address of a description", (text) => {
  expect(descriptionAddress(text)).toBeUndefined();
});
