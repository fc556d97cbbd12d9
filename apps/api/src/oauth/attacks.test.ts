import { generateKey } from "@almagest/auth";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  AS_BROWSER,
  CALLBACK,
  CHALLENGE,
  type Client,
  clientAt,
  hiddenFields,
  listTools,
  random,
  type SignInService,
  signInService,
  TOOLS,
  VERIFIER,
} from "../../test/oauth";

let service: SignInService;
let client: Client;
let clientId: string;
let secret: string;
beforeAll(async () => {
  service = await signInService();
  client = clientAt(service);
  clientId = String((await (await client.register()).json()).client_id);
  ({ secret } = await service.newKey());
});
afterAll(() => service?.close());

const visit = (fields: Record<string, string | undefined>) => client.visit({ client_id: clientId, ...fields });

describe("an answer", () => {
  it.each([
    ...[`${CALLBACK}/`, `${CALLBACK}?x=1`, "https://assistant.example:443/back", "https://assistant.example/BACK"],
    ...["https://assistant.example.evil.example/back", "https://assistant.example@evil.example/back", "//evil.example"],
    ...[
      "https://assistant.example/back/../evil",
      "https://assistant.example/back%2f..%2fevil",
      "http://assistant.example/back",
    ],
    ...["javascript:alert(1)", undefined],
  ])("goes to no address near a registered one: %j", async (redirectUri) => {
    const refused = await visit({ redirect_uri: redirectUri });
    expect([refused.status, refused.headers.get("location")]).toEqual([400, null]);
    expect(await refused.text()).not.toContain("evil.example");
  });

  it("goes nowhere before a person presses a button, whatever is wrong", async () => {
    for (const fields of [
      { response_type: "token" },
      { resource: "https://evil.example/mcp" },
      { code_challenge: "" },
      { scope: "admin" },
    ]) {
      const refused = await visit(fields);
      expect([refused.status, refused.headers.get("location")]).toEqual([400, null]);
      expect(refused.headers.get("content-security-policy")).toContain("form-action 'none'");
    }
    const twice = await service.app.request(`/oauth/authorize?client_id=${clientId}&client_id=other`, {
      headers: AS_BROWSER,
    });
    expect(twice.status).toBe(400);
  });

  it("cannot be turned to another program by changing its form", async () => {
    const fields = hiddenFields(await (await visit({})).text());
    const other = hiddenFields(await (await visit({ state: "other" })).text());
    const mixed = await client.post("/oauth/authorize", {
      ...fields,
      seal: other["seal"],
      answer: "allow",
      key: secret,
    });
    expect([mixed.status, mixed.headers.get("location")]).toEqual([400, null]);
    const refused = await client.post("/oauth/authorize", { ...fields, seal: other["seal"], answer: "refuse" });
    expect(refused.headers.get("location")).toBeNull();
  });

  it("comes once from a form", async () => {
    const page = await (await visit({})).text();
    const both = await Promise.all([1, 2].map(() => client.submit(page, { key: secret })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
  });
});

describe("PKCE", () => {
  it.each([
    [{ code_challenge_method: "plain", code_challenge: VERIFIER }],
    [{ code_challenge_method: undefined }],
    [{ code_challenge: undefined, code_challenge_method: undefined }],
    [{ code_challenge: CHALLENGE.slice(1) }],
    [{ request: "eyJhbGciOiJub25lIn0.e30." }],
  ])("is not given up for %j", async (fields) => {
    expect((await visit(fields)).status).toBe(400);
  });

  it("holds at the exchange: without the verifier, or with the challenge in its place, there is no token", async () => {
    for (const verifier of [undefined, CHALLENGE, "w".repeat(43)]) {
      const { code, clientId: id } = await client.code(secret);
      const sent = { grant_type: "authorization_code", code, client_id: id, redirect_uri: CALLBACK };
      expect((await client.token({ ...sent, code_verifier: verifier })).status).toBe(400);
    }
  });
});

describe("a code", () => {
  it("that is used twice ends what it gave", async () => {
    const { code, clientId: id } = await client.code(secret);
    const sent = {
      grant_type: "authorization_code",
      code,
      client_id: id,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    };
    const { access_token: token } = await (await client.token(sent)).json();
    expect((await listTools(service, token)).status).toBe(200);
    expect((await client.token(sent)).status).toBe(400);
    expect((await listTools(service, token)).status).toBe(401);
  });

  it("for one tool server is exchanged for no other", async () => {
    const { code, clientId: id } = await client.code(secret, { resource: `${TOOLS}/test` });
    const sent = {
      grant_type: "authorization_code",
      code,
      client_id: id,
      redirect_uri: CALLBACK,
      code_verifier: VERIFIER,
    };
    expect((await client.token({ ...sent, resource: TOOLS })).status).toBe(400);
  });
});

describe("a refresh token", () => {
  it("that is stolen, beside two honest uses at once, ends the sign-in once both sides go on", async () => {
    const { refresh_token: first, clientId: id } = await client.signIn(secret);
    const refresh = (token: string) =>
      client.token({ grant_type: "refresh_token", refresh_token: token, client_id: id });
    const [honest, repeated, thief] = await Promise.all([refresh(first), refresh(first), refresh(first)]);
    expect([honest.status, repeated.status, thief.status]).toEqual([200, 200, 200]);
    const [mine, theirs] = [await honest.json(), await thief.json()];
    const next = await (await refresh(mine.refresh_token)).json();
    expect((await listTools(service, next.access_token)).status).toBe(200);
    await service.database.ledger.query("UPDATE oauth_grant SET turned_at = turned_at - interval '11 seconds'", []);
    expect((await refresh(theirs.refresh_token)).status).toBe(400);
    for (const token of [next.access_token, theirs.access_token])
      expect((await listTools(service, token)).status).toBe(401);
  });
});

describe("a key", () => {
  it("ends its sign-ins when it is revoked", async () => {
    const { id, secret: own } = await service.newKey();
    const { access_token: token } = await client.signIn(own);
    await service.administration.revokeKey({ id });
    expect((await listTools(service, token)).status).toBe(401);
    expect((await client.submit(await (await visit({})).text(), { key: own })).status).toBe(403);
  });

  it("that is publishable, or a token in its place, agrees to nothing", async () => {
    const { access_token: token } = await client.signIn(secret);
    for (const key of [token, generateKey("publishable", random), ""]) {
      expect((await client.submit(await (await visit({})).text(), { key })).status).toBe(403);
    }
    await service.database.ledger.query("DELETE FROM oauth_attempt WHERE kind = 'wrong_key'", []);
  });

  it("can be tried ten times an hour, also by a hundred at once", async () => {
    const page = await (await visit({})).text();
    const wrong = () => client.submit(page, { key: generateKey("secret", random) });
    const answers = await Promise.all(Array.from({ length: 30 }, wrong));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(10);
    const refused = await client.submit(page, { key: secret });
    expect([refused.status, Number(refused.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
    await service.database.ledger.query("DELETE FROM oauth_attempt WHERE kind = 'wrong_key'", []);
  });
});

describe("a flood", () => {
  it("of registrations ends at twenty an hour", async () => {
    await service.database.ledger.query("DELETE FROM oauth_attempt WHERE kind = 'register'", []);
    const answers = await Promise.all(Array.from({ length: 40 }, () => client.register()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(await refused?.json()).toMatchObject({ error: "temporarily_unavailable" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(3000);
  });

  it("of descriptions ends at sixty an hour", async () => {
    const ask = (index: number) => client.visit({ client_id: `https://assistant.example/${index}` });
    const answers = await Promise.all(Array.from({ length: 70 }, (_, index0) => ask(index0)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});

describe("odd input", () => {
  it.each(["%00", "%ff", "\ud800", "'; DROP TABLE oauth_grant; --", "x".repeat(20_001), "client_%00"])(
    "%j is refused, and is no fault of the service",
    async (text) => {
      const asked = `client_id=${text}&grant_type=refresh_token&refresh_token=${text}`;
      const form = { "Content-Type": "application/x-www-form-urlencoded" };
      const answers = await Promise.all([
        service.app.request(`/oauth/authorize?${asked}`),
        service.app.request("/oauth/token", { method: "POST", headers: form, body: asked }),
        service.app.request("/oauth/revoke", { method: "POST", headers: form, body: `${asked}&token=${text}` }),
        service.app.request("/oauth/authorize", {
          method: "POST",
          headers: form,
          body: `question=${text}&seal=${text}`,
        }),
        service.app.request(`/oauth/grants/${text}`, { method: "DELETE", headers: { "X-API-Key": secret } }),
      ]);
      for (const { status } of answers) expect(status).toBeLessThan(500);
      expect(service.incidents).toEqual([]);
    },
  );

  it("in a registration is kept as text, or refused", async () => {
    await service.database.ledger.query("DELETE FROM oauth_attempt WHERE kind = 'register'", []);
    const made = await client.register({ client_name: "\u0000 \ud800 a\u202eb" });
    expect([made.status, (await made.json()).client_name]).toEqual([201, "a b"]);
    for (const body of ["{", "[]", "null", '"x"', "{}", '{"redirect_uris":"x"}', '{"redirect_uris":[1]}']) {
      const refused = await service.app.request("/oauth/register", { method: "POST", body });
      expect((await refused.json()).error, body).toBe("invalid_client_metadata");
    }
  });
});

it("a token in an address opens nothing", async () => {
  const { access_token: token } = await client.signIn(secret).catch(() => ({ access_token: "" }));
  const refused = await service.app.request(`/mcp?api_key=${token}`, { method: "POST" });
  expect(refused.status).toBe(401);
});
