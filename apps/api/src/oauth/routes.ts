import { readCredentials } from "@almagest/auth";
import type { FreeKind } from "@almagest/quota";
import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { addressOf } from "../client";
import { asksForPage } from "../docs/missing-page";
import { readBody } from "../rest/body";
import type { CallerParts } from "../rest/caller";
import { options } from "../rest/missing";
import { type RequestTrace, type TracedHandler, traced } from "../trace";
import { askConsent } from "./authorize";
import { answerConsent } from "./consent";
import { endGrant, listGrants } from "./grants";
import { metadataAt } from "./metadata";
import type { OAuth } from "./oauth";
import { type Page, refusalPage } from "./page";
import { formIn, type Parameters, parametersIn } from "./parameters";
import { isProblem, type Problem, problem, problemBody, tooMany } from "./problem";
import { registerClient } from "./register";
import { issueTokens, revokeToken } from "./token";
import { pageLanguage } from "./words";

export interface OAuthRouteParts extends CallerParts {
  readonly oauth?: OAuth | undefined;
}

/** The answer of a handler: an object as JSON, a problem in the form of RFC 6749, or a whole response. */
type Answer = object | Response;
type Handler = (c: Context, trace: RequestTrace) => Promise<Answer>;
interface Methods extends Readonly<Partial<Record<"GET" | "POST" | "DELETE", Handler>>> {
  /** The kind under which a request is counted by its address; `work` by default. */
  readonly free?: FreeKind;
}

/** Mounts the authorization server; nothing where there is none. */
export function mountOAuth(app: OpenAPIHono, parts: OAuthRouteParts): void {
  const { oauth } = parts;
  if (oauth === undefined) return;
  const wellKnown: Handler = async (c) => metadataAt(oauth, new URL(c.req.url).pathname) ?? nothingHere(oauth);
  const subject = (c: Context): string => oauth.subjectOf(addressOf(c, parts.trustedHops));
  const routes: Readonly<Record<string, Methods>> = {
    "/.well-known/oauth-authorization-server": { GET: wellKnown, free: "file" },
    "/.well-known/oauth-authorization-server/*": { GET: wellKnown, free: "file" },
    "/.well-known/oauth-protected-resource/*": { GET: wellKnown, free: "file" },
    "/oauth/authorize": { GET: (c) => authorize(oauth, c, subject(c)), POST: (c) => consent(parts, oauth, c) },
    "/oauth/token": { POST: (c) => withForm(c, (form) => issueTokens(oauth, form)) },
    "/oauth/revoke": { POST: (c) => withForm(c, async (form) => (await revokeToken(oauth, form)) ?? {}) },
    "/oauth/register": { POST: (c) => register(parts, oauth, c) },
    "/oauth/grants": { GET: (c, trace) => withKey(parts, c, trace, (keyId) => listGrants(oauth, keyId)) },
    "/oauth/grants/:id": {
      DELETE: (c, trace) => withKey(parts, c, trace, (keyId) => endGrant(oauth, keyId, c.req.param("id") ?? "")),
    },
  };
  for (const [route, methods] of Object.entries(routes)) {
    app.all(route, traced(parts, { route, transport: "rest", handler: answering(parts, methods) }));
  }
  const missing = answering(parts, { GET: async () => nothingHere(oauth), POST: async () => nothingHere(oauth) });
  for (const route of ["/oauth/*", "/.well-known/oauth-protected-resource", "/.well-known/openid-configuration"]) {
    app.all(route, traced(parts, { route: "(no route)", transport: "rest", handler: missing }));
  }
}

function nothingHere({ issuer }: OAuth): Problem {
  const description = `There is nothing here. The addresses are in ${issuer}/.well-known/oauth-authorization-server.`;
  return problem("invalid_request", description, { status: 404 });
}

/** Runs the handler of a method; limits, faults and unknown methods are answered in the form of RFC 6749 too. */
function answering(parts: OAuthRouteParts, methods: Methods): TracedHandler {
  const { free = "work", ...handlers } = methods;
  const allow = Object.keys(handlers).flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  const { pipeline, gate } = parts;
  return async (c, trace) => {
    const { method } = c.req;
    if (method === "OPTIONS") return options(c, trace, { allow, headers: pipeline.quotaHeaders() });
    const found = Object.entries(handlers).find(([name]) => name === (method === "HEAD" ? "GET" : method));
    const excess = gate?.(c, free);
    try {
      if (excess !== undefined) return respond(parts, trace, tooMany(excess.error, excess.retryAfterSeconds ?? 1));
      if (found === undefined) return respond(parts, trace, otherMethod(allow));
      return respond(parts, trace, await found[1](c, trace));
    } catch (error) {
      return respond(parts, trace, await fault(parts, trace, error));
    }
  };
}

function otherMethod(allow: readonly string[]): Problem {
  const headers = { Allow: [...allow, "OPTIONS"].join(", ") };
  return problem("invalid_request", `This address takes ${allow.join(" and ")}.`, { status: 405, headers });
}

/** Recorded as any other failure; a database that is away is a 503. */
async function fault({ pipeline }: OAuthRouteParts, { requestId }: RequestTrace, error: unknown): Promise<Problem> {
  const { status, headers } = await pipeline.fail({ message: "a request failed", error, requestId });
  const isAway = status === 503;
  const description = isAway ? "The service is not available at the moment." : "The service failed. Try again later.";
  return problem(isAway ? "temporarily_unavailable" : "server_error", description, { status, headers });
}

function respond({ pipeline }: OAuthRouteParts, { requestId }: RequestTrace, answer: Answer): Response {
  const common = { ...pipeline.quotaHeaders(), "X-Request-Id": requestId, "Cache-Control": "no-store" };
  if (answer instanceof Response) {
    for (const [name, value] of Object.entries(common)) answer.headers.set(name, value);
    return answer;
  }
  const headers = { ...common, "Content-Type": "application/json" };
  if (!isProblem(answer)) return new Response(JSON.stringify(answer), { headers });
  return new Response(problemBody(answer), { status: answer.status, headers: { ...headers, ...answer.headers } });
}

function pageResponse({ body, headers }: Page, status: number, more: Readonly<Record<string, string>> = {}): Response {
  return new Response(body, { status, headers: { ...headers, ...more } });
}

function redirectTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, "Referrer-Policy": "no-referrer" } });
}

/** A person sees a page; a program that asks for no page gets the error. */
async function authorize(oauth: OAuth, c: Context, subject: string): Promise<Answer> {
  const parameters = parametersIn(new URL(c.req.url).search);
  const languages = c.req.header("accept-language");
  const found = isProblem(parameters) ? parameters : await askConsent(oauth, { parameters, languages, subject });
  if (!isProblem(found)) return pageResponse(found, 200);
  if (found.back?.isLocal === true) return redirectTo(found.back.address);
  if (!asksForPage(c.req.header("accept"))) return found;
  const lang = pageLanguage(isProblem(parameters) ? undefined : parameters.get("ui_locales"), languages);
  return pageResponse(refusalPage(lang, found.description, found.back), found.status, found.headers);
}

async function consent({ trustedHops }: OAuthRouteParts, oauth: OAuth, c: Context): Promise<Answer> {
  const form = formIn(c.req.header("content-type"), await readBody(c.req.raw));
  if (isProblem(form)) return form;
  const reader = { languages: c.req.header("accept-language"), address: addressOf(c, trustedHops) };
  const answered = await answerConsent(oauth, form, reader);
  if (answered.kind === "redirect") return redirectTo(answered.address);
  const { page, status, retryAfterSeconds } = answered;
  return pageResponse(
    page,
    status,
    retryAfterSeconds === undefined ? {} : { "Retry-After": String(retryAfterSeconds) },
  );
}

async function register({ trustedHops }: OAuthRouteParts, oauth: OAuth, c: Context): Promise<Answer> {
  const subject = oauth.subjectOf(addressOf(c, trustedHops));
  const registered = await registerClient(oauth, await readBody(c.req.raw), subject);
  return isProblem(registered)
    ? registered
    : new Response(JSON.stringify(registered), { status: 201, headers: { "Content-Type": "application/json" } });
}

async function withForm(c: Context, run: (form: Parameters) => Promise<object>): Promise<object> {
  const form = formIn(c.req.header("content-type"), await readBody(c.req.raw));
  return isProblem(form) ? form : run(form);
}

/** For the owner of a secret key, which comes in a header. */
async function withKey(
  { pipeline, trustedHops }: OAuthRouteParts,
  c: Context,
  trace: RequestTrace,
  run: (keyId: string) => Promise<object>,
): Promise<object> {
  const header = (name: string): string | undefined => c.req.header(name);
  const address = addressOf(c, trustedHops);
  const found = await pipeline.identify(readCredentials("rest", { header, query: () => undefined, address }));
  if (!found.ok || found.caller.kind !== "secret") {
    const headers = { "WWW-Authenticate": 'Bearer realm="almagest"' };
    return problem("invalid_token", "Send the secret API key whose grants these are in the header X-API-Key.", {
      headers,
    });
  }
  trace.keyId = found.caller.keyId;
  return run(found.caller.keyId);
}
