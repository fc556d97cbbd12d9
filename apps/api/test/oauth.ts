import { createHash, randomBytes } from "node:crypto";
import { keyCallers } from "@almagest/auth";
import {
  createAdministration,
  type Database,
  databaseKeyStore,
  databaseOAuthStore,
  openTemporary,
} from "@almagest/database";
import { createTextStore } from "@almagest/pipeline";
import type { AppParts } from "../src/app";
import { mcpRoute } from "../src/mcp-route";
import type { Network } from "../src/network/network";
import { openOAuth } from "../src/oauth/oauth";
import { PUBLIC_URL, type TestService, testDomain, testService } from "./service";

export const CALLBACK = "https://assistant.example/back";
export const TOOLS = `${PUBLIC_URL}/mcp`;
const SALT = "a salt for the tests";
/** Longer than any hour of attempts that a test counts. */
const END = "2099-01-01";

export const random = (byteCount: number): Uint8Array => new Uint8Array(randomBytes(byteCount));

/** A service with sign-ins over a database of its own. */
export interface SignInService extends TestService {
  readonly database: Database;
  readonly administration: ReturnType<typeof createAdministration>;
  /** A new secret key. */
  readonly newKey: () => Promise<{ readonly id: string; readonly secret: string }>;
  readonly close: () => Promise<void>;
}

export interface SignInOptions extends Pick<AppParts, "free"> {
  readonly network?: Network;
  readonly publicUrl?: string;
}

/** No name is known. */
const NOWHERE: Network = { resolve: async () => [], send: async () => ({ status: 404, type: "", body: "" }) };

export async function signInService({
  network = NOWHERE,
  publicUrl = PUBLIC_URL,
  free,
}: SignInOptions = {}): Promise<SignInService> {
  const database = await openTemporary();
  await database.migrate();
  const clock = { now: () => Date.now() };
  const administration = createAdministration(database, clock, random, "tester@here");
  const store = databaseKeyStore(database.ledger);
  // Nothing is remembered between two requests of a test.
  const access = { store, goodForMs: 0, clientSalt: SALT, now: clock.now };
  const oauth = openOAuth({
    publicUrl,
    store: databaseOAuthStore(database.ledger),
    callers: keyCallers({ ...access, keyless: false }),
    salt: SALT,
    domainIds: [testDomain.id],
    random,
    ...clock,
    network,
  });
  const where = { publicUrl, listensOn: "127.0.0.1", texts: createTextStore(async () => []) };
  const plain = testService(1000, {}, access);
  const extraRoutes = [mcpRoute({ ...plain.parts, ...where, oauth })];
  const service = testService(1000, { publicUrl, oauth, extraRoutes, ...(free && { free }) }, access);
  return {
    ...service,
    database,
    administration,
    newKey: async () => {
      const { id: subscriptionId } = await administration.createSubscription({
        ...{ plan: "growth", email: "a@example.com", endDate: END },
      });
      const { key, secret } = await administration.createKey({ kind: "secret", subscriptionId, name: "shop" });
      return { id: key.id, secret };
    },
    close: () => database.close(),
  };
}

export const VERIFIER = "v".repeat(43);
export const CHALLENGE = createHash("sha256").update(VERIFIER).digest("base64url");

type Fields = Readonly<Record<string, string | undefined>>;

function encoded(fields: Fields): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.join("&");
}

/** A browser, a program and its registration, in one. */
export interface Client {
  readonly register: (more?: object) => Promise<Response>;
  readonly visit: (fields?: Fields) => Promise<Response>;
  /** Fills the form of a page in. */
  readonly submit: (page: string, fields?: Fields) => Promise<Response>;
  readonly token: (fields: Fields) => Promise<Response>;
  readonly post: (path: string, fields: Fields) => Promise<Response>;
  /** From the registration to the code. */
  readonly code: (secret: string, fields?: Fields) => Promise<{ readonly clientId: string; readonly code: string }>;
  /** From the registration to the first pair. */
  readonly signIn: (secret: string, fields?: Fields) => Promise<Pair & { readonly clientId: string }>;
}

export interface Pair {
  readonly access_token: string;
  readonly refresh_token: string;
}

export const AS_BROWSER = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

/** Hidden fields of a consent form, without reading HTML further than its own values need. */
export function hiddenFields(page: string): Fields {
  const found = page.matchAll(/<input type="hidden" name="(\w+)" value="([\w-]+)">/g);
  return Object.fromEntries(Array.from(found, ([, name = "", value = ""]) => [name, value]));
}

export function clientAt({ app }: Pick<TestService, "app">): Client {
  const post = async (path: string, fields: Fields): Promise<Response> =>
    app.request(path, {
      method: "POST",
      headers: { ...AS_BROWSER, "Content-Type": "application/x-www-form-urlencoded" },
      body: encoded(fields),
    });
  const register: Client["register"] = async (more = {}) =>
    app.request("/oauth/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ client_name: "Assistant", redirect_uris: [CALLBACK], ...more }),
    });
  const visit: Client["visit"] = async (fields = {}) => {
    const all = {
      ...{ response_type: "code", redirect_uri: CALLBACK, state: "a state", resource: TOOLS },
      ...{ code_challenge: CHALLENGE, code_challenge_method: "S256" },
      ...fields,
    };
    return app.request(`/oauth/authorize?${encoded(all)}`, { headers: AS_BROWSER });
  };
  const submit: Client["submit"] = (page, fields = {}) =>
    post("/oauth/authorize", { ...hiddenFields(page), answer: "allow", ...fields });
  const token: Client["token"] = (fields) => post("/oauth/token", fields);
  const code: Client["code"] = async (secret, fields = {}) => {
    const clientId = String((await (await register()).json()).client_id);
    const page = await (await visit({ client_id: clientId, ...fields })).text();
    const answer = await submit(page, { key: secret });
    return { clientId, code: new URL(answer.headers.get("location") ?? "").searchParams.get("code") ?? "" };
  };
  const signIn: Client["signIn"] = async (secret, fields = {}) => {
    const issued = await code(secret, fields);
    const sent = { grant_type: "authorization_code", code: issued.code, client_id: issued.clientId };
    const answer = await token({ ...sent, redirect_uri: CALLBACK, code_verifier: VERIFIER });
    return { clientId: issued.clientId, ...(await answer.json()) };
  };
  return { register, visit, submit, token, post, code, signIn };
}

/** Asks a tool server for its list. */
export function listTools({ app }: Pick<TestService, "app">, token: string, path = "/mcp"): Promise<Response> {
  return Promise.resolve(
    app.request(path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
      },
      body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
    }),
  );
}
