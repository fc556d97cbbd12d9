import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CALLBACK, type Client, clientAt, type SignInService, signInService } from "../../test/oauth";
import { PUBLIC_URL } from "../../test/service";

let service: SignInService;
let client: Client;
let clientId: string;
beforeAll(async () => {
  service = await signInService();
  client = clientAt(service);
  const registered = await client.register({ redirect_uris: [CALLBACK, "http://127.0.0.1/back"] });
  clientId = String((await registered.json()).client_id);
});
afterAll(() => service?.close());

const answerIn = (response: Response): URLSearchParams => new URL(response.headers.get("location") ?? "").searchParams;

describe("a sign-in", () => {
  it.each([
    [{ code_challenge: undefined, code_challenge_method: undefined }, "invalid_request"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ resource: "https://evil.example/mcp" }, "invalid_target"],
    [{ scope: "admin" }, "invalid_scope"],
  ])(
    "that cannot be for %j goes back to a program on this computer at once, to others by a link",
    async (fields, error) => {
      const asked = { client_id: clientId, redirect_uri: "http://127.0.0.1:5123/back" };
      const answer = await client.visit({ ...asked, ...fields });
      expect(answer.status).toBe(303);
      expect(answer.headers.get("location")).toMatch(/^http:\/\/127\.0\.0\.1:5123\/back\?error=/);
      const told = answerIn(answer);
      expect([told.get("error"), told.get("state"), told.get("iss")]).toEqual([error, "a state", PUBLIC_URL]);
      const page = await client.visit({ client_id: clientId, ...fields });
      expect([page.status, page.headers.get("location")]).toEqual([400, null]);
      const text = await page.text();
      expect(text).toContain(`<a href="${CALLBACK}?error=${error}&amp;error_description=`);
      expect(text).toContain(`&amp;state=a+state&amp;iss=${encodeURIComponent(PUBLIC_URL)}"`);
    },
  );

  it("for the one scope and others gets the one", async () => {
    const { secret } = await service.newKey();
    expect(await client.signIn(secret, { scope: "offline_access tools" })).toMatchObject({ scope: "tools" });
  });

  it("by an unknown program, or to an address that it did not register, stays on a page without a way back", async () => {
    for (const fields of [
      { client_id: "client_gone" },
      { client_id: clientId, redirect_uri: "http://localhost/back" },
    ]) {
      const text = await (await client.visit({ ...fields, scope: "admin" })).text();
      expect(text).not.toContain("<a ");
    }
    const near = await client.visit({ client_id: clientId, redirect_uri: `${CALLBACK}/` });
    expect(await near.text()).toContain("but for the port of http://localhost");
  });
});

describe("a registration", () => {
  it.each([
    [{ client_name: 7 }, "client_name is no text"],
    [{ redirect_uris: 7 }, "Send JSON with redirect_uris"],
    [{ client_name: 7, redirect_uris: [] }, "Send JSON with redirect_uris"],
  ])("by a program that registers with %j is told the wrong member", async (fields, description) => {
    const refused = await (await client.register(fields)).json();
    expect(refused.error).toBe("invalid_client_metadata");
    expect(refused.error_description).toContain(description);
  });
});
