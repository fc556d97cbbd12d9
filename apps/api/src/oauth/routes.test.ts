import { freeWork } from "@almagest/quota";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  CALLBACK,
  type Client,
  clientAt,
  listTools,
  type SignInService,
  signInService,
  TOOLS,
  VERIFIER,
} from "../../test/oauth";
import { PUBLIC_URL } from "../../test/service";

let service: SignInService;
let client: Client;
beforeAll(async () => {
  service = await signInService();
  client = clientAt(service);
});
afterAll(() => service?.close());

const answerIn = (response: Response): URLSearchParams => new URL(response.headers.get("location") ?? "").searchParams;

describe("the metadata", () => {
  it("of a tool server names its sign-in, and a 401 names the metadata whatever the method", async () => {
    for (const [path, resource] of [
      ["/mcp", TOOLS],
      ["/mcp/test", `${TOOLS}/test`],
      ["/mcp/unknown", TOOLS],
    ] as const) {
      for (const method of ["GET", "POST", "PUT", "DELETE"]) {
        const refused = await service.app.request(path, { method });
        expect(refused.status).toBe(401);
        const metadata = `${PUBLIC_URL}/.well-known/oauth-protected-resource${new URL(resource).pathname}`;
        expect(refused.headers.get("www-authenticate")).toBe(
          `Bearer realm="almagest", resource_metadata="${metadata}", scope="tools"`,
        );
      }
      const document = await service.app.request(`/.well-known/oauth-protected-resource${new URL(resource).pathname}`);
      expect(await document.json()).toMatchObject({
        resource,
        authorization_servers: [PUBLIC_URL],
        scopes_supported: ["tools"],
      });
    }
  });

  it("of the server says what it takes, and nothing else is there", async () => {
    const document = await (await service.app.request("/.well-known/oauth-authorization-server")).json();
    expect(document).toMatchObject({
      issuer: PUBLIC_URL,
      authorization_endpoint: `${PUBLIC_URL}/oauth/authorize`,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      authorization_response_iss_parameter_supported: true,
      client_id_metadata_document_supported: true,
    });
    const others = ["/oauth-protected-resource/mcp/unknown", "/oauth-protected-resource", "/openid-configuration"];
    for (const path of [...others.map((one) => `/.well-known${one}`), "/oauth/other"]) {
      const missing = await service.app.request(path);
      expect([missing.status, (await missing.json()).error], path).toEqual([404, "invalid_request"]);
    }
  });

  it("refuses other methods in the form of RFC 6749, and answers preflights", async () => {
    const refused = await service.app.request("/oauth/token");
    expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
    expect(await refused.json()).toEqual({ error: "invalid_request", error_description: expect.any(String) });
    const headers = { Origin: "https://assistant.example", "Access-Control-Request-Method": "POST" };
    const preflight = await service.app.request("/oauth/token", { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, headers.Origin]);
  });
});

describe("a sign-in", () => {
  it("gives a token that opens the tool server and not the rest of the service", async () => {
    const { id, secret } = await service.newKey();
    const page = await client.visit({ client_id: (await (await client.register()).json()).client_id });
    expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    const answer = await client.submit(await page.text(), { key: secret });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([303, "no-store"]);
    expect([answerIn(answer).get("state"), answerIn(answer).get("iss")]).toEqual(["a state", PUBLIC_URL]);
    const { access_token: token, ...rest } = await client.signIn(secret);
    expect(rest).toMatchObject({ token_type: "Bearer", expires_in: 3600, scope: "tools" });
    expect((await listTools(service, token)).status).toBe(200);
    expect((await listTools(service, token, "/mcp/test")).status).toBe(200);
    const rest2 = await service.app.request("/api/v2/test/things", { headers: { Authorization: `Bearer ${token}` } });
    expect([rest2.status, (await rest2.json()).code]).toEqual([401, "unauthorized"]);
    expect(service.lines.at(-2)).toMatchObject({ keyId: id, route: "/mcp/:domain" });
  });

  it("for one tool server opens no other", async () => {
    const { access_token: token } = await client.signIn((await service.newKey()).secret, {
      resource: `${TOOLS}/test/`,
    });
    expect((await listTools(service, token, "/mcp/test")).status).toBe(200);
    const refused = await listTools(service, token);
    expect([refused.status, (await refused.json()).code]).toEqual([401, "unauthorized"]);
    expect(refused.headers.get("www-authenticate")).toMatch(
      /error="invalid_token".*resource_metadata=".+\/mcp", scope="tools"$/,
    );
  });

  it("goes on with the refresh token, and ends when the program says so", async () => {
    const { clientId, ...first } = await client.signIn((await service.newKey()).secret);
    const refresh = { grant_type: "refresh_token", refresh_token: first.refresh_token, client_id: clientId };
    const second = await (await client.token({ ...refresh, resource: TOOLS })).json();
    expect((await listTools(service, second.access_token)).status).toBe(200);
    expect((await client.post("/oauth/revoke", { token: second.refresh_token, client_id: clientId })).status).toBe(200);
    for (const token of [first.access_token, second.access_token])
      expect((await listTools(service, token)).status).toBe(401);
  });

  it("is listed and ended by the owner of the key", async () => {
    const { id, secret } = await service.newKey();
    const { access_token: token, clientId } = await client.signIn(secret);
    const headers = { "X-API-Key": secret };
    const { grants } = await (await service.app.request("/oauth/grants", { headers })).json();
    expect(grants).toEqual([
      {
        ...{
          id: expect.stringMatching(/^grant_/),
          clientName: "Assistant",
          clientId,
          redirectUri: CALLBACK,
          resource: TOOLS,
        },
        ...{ createdAt: expect.any(String), lastUsedAt: expect.any(String) },
      },
    ]);
    const other = { headers: { "X-API-Key": (await service.newKey()).secret }, method: "DELETE" };
    expect((await service.app.request(`/oauth/grants/${grants[0].id}`, other)).status).toBe(404);
    const ended = await service.app.request(`/oauth/grants/${grants[0].id}`, { headers, method: "DELETE" });
    expect([ended.status, await ended.json()]).toEqual([200, { ended: grants[0].id }]);
    expect((await listTools(service, token)).status).toBe(401);
    expect(service.lines.at(-2)?.keyId).toBe(id);
    const nobody = await service.app.request("/oauth/grants", { headers: { Authorization: `Bearer ${token}` } });
    expect([nobody.status, (await nobody.json()).error]).toEqual([401, "invalid_token"]);
  });

  it("that the person refuses says so to the program", async () => {
    const page = await (await client.visit({ client_id: (await (await client.register()).json()).client_id })).text();
    const answer = answerIn(await client.submit(page, { answer: "refuse" }));
    expect([answer.get("error"), answer.get("state"), answer.get("iss")]).toEqual([
      "access_denied",
      "a state",
      PUBLIC_URL,
    ]);
  });

  it("with a wrong key asks again without repeating it", async () => {
    const page = await (await client.visit({ client_id: (await (await client.register()).json()).client_id })).text();
    const { secret } = await service.newKey();
    const wrong = `${secret.slice(0, -1)}!`;
    const again = await client.submit(page, { key: wrong });
    const text = await again.text();
    expect([again.status, text.includes("not a secret key that is valid")]).toEqual([403, true]);
    expect(text).not.toContain(wrong);
    expect(answerIn(await client.submit(text, { key: ` ${secret}\n` })).get("code")).toMatch(/^alm_ac_/);
    expect(JSON.stringify([service.lines, service.incidents])).not.toContain(secret.slice(15));
  });
});

describe("a request for a token", () => {
  it.each([
    [{ grant_type: "password" }, "unsupported_grant_type"],
    [{ grant_type: "authorization_code", code: "x", redirect_uri: CALLBACK, code_verifier: VERIFIER }, "invalid_grant"],
    [{ grant_type: "authorization_code", code: "x", redirect_uri: CALLBACK }, "invalid_request"],
    [{ grant_type: "refresh_token", refresh_token: "x" }, "invalid_grant"],
    [{ grant_type: "refresh_token", refresh_token: "x", resource: "https://other.example/mcp" }, "invalid_target"],
  ])("%j is refused as %s", async (fields, error) => {
    const refused = await client.token({ client_id: "https://assistant.example/client.json", ...fields });
    expect([refused.status, (await refused.json()).error]).toEqual([400, error]);
  });

  it("of a program that is not registered any more is a 401, with which it registers again", async () => {
    const refused = await client.token({ client_id: "client_gone", grant_type: "refresh_token", refresh_token: "x" });
    expect([refused.status, (await refused.json()).error]).toEqual([401, "invalid_client"]);
  });
});

describe("too many requests from an address", () => {
  it("are refused in the form of RFC 6749, also by failures", async () => {
    const free = freeWork({ perSecond: 1, now: () => 0 });
    const other = await signInService({ free });
    const answers: Response[] = [];
    for (let index = 0; index < 12; index += 1) answers.push(await clientAt(other).token({ client_id: "x" }));
    const refused = answers.at(-1);
    expect([answers[0]?.status, refused?.status]).toEqual([401, 429]);
    expect(await refused?.json()).toMatchObject({ error: "temporarily_unavailable" });
    expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
    await other.close();
    const late = await signInService();
    await late.close();
    const failed = await clientAt(late).token({ client_id: "x" });
    expect([failed.status, (await failed.json()).error]).toEqual([503, "temporarily_unavailable"]);
  });
});

describe("a registration", () => {
  it.each([
    [{ redirect_uris: ["http://assistant.example/"] }, "invalid_redirect_uri"],
    [{ redirect_uris: [] }, "invalid_client_metadata"],
    [{ redirect_uris: Array.from({ length: 11 }, () => CALLBACK) }, "invalid_client_metadata"],
  ])("%j is refused as %s", async (more, error) => {
    const refused = await client.register(more);
    expect([refused.status, (await refused.json()).error]).toEqual([400, error]);
  });

  it("never issues a secret", async () => {
    const made = await client.register({ token_endpoint_auth_method: "client_secret_post" });
    const body = await made.json();
    expect([made.status, body.token_endpoint_auth_method, body.client_secret]).toEqual([201, "none", undefined]);
  });
});
