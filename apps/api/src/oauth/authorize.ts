import type { RegisteredClient } from "@almagest/auth";
import { isLoopback } from "../listening";
import { answerAddress, isRegistered } from "./address";
import { clientOf, plainName } from "./client";
import { type OAuth, SCOPE } from "./oauth";
import { consentPage, type Page } from "./page";
import type { Parameters } from "./parameters";
import { type Back, isProblem, type Problem, problem } from "./problem";
import { FORM_MS, type Question } from "./seal";
import { pageLanguage } from "./words";

/** A request to sign in, as far as a browser brings it. */
export interface Visit {
  readonly parameters: Parameters;
  /** The header `Accept-Language`. */
  readonly languages: string | undefined;
  /** Id under which attempts are counted. */
  readonly subject: string;
}

const CHALLENGE = /^[\w-]{43}$/;
const LONGEST_STATE = 2_000;

/**
 * The question that a request asks a person. A fault of a registered program has a way back to its address; only to the
 * reader's own computer it is gone by itself, since anybody can register any other address (RFC 9700, 4.11.2).
 */
export async function askConsent(oauth: OAuth, visit: Visit): Promise<Page | Problem> {
  const found = await questionOf(oauth, visit);
  return isProblem(found) ? found : pageFor(oauth, found);
}

export function pageFor(oauth: OAuth, asked: Question, fault?: "wrongKey" | "tooMany"): Page {
  const sealed = oauth.sealer.seal(asked);
  const { redirectUri, clientName, resource } = asked;
  const lang = pageLanguage(asked.lang, undefined);
  return consentPage({ lang, redirectUri, clientName, resource, sealed, ...(fault && { fault }) });
}

async function questionOf(oauth: OAuth, { parameters, languages, subject }: Visit): Promise<Question | Problem> {
  const clientId = parameters.get("client_id");
  if (clientId === undefined) return problem("invalid_request", "client_id is missing.");
  const client = await clientOf(oauth, clientId, subject);
  if (isProblem(client)) return client;
  const redirectUri = redirectOf(parameters, client);
  if (typeof redirectUri !== "string") return redirectUri;
  const state = parameters.get("state");
  const told = (fault: Problem): Problem => ({ ...fault, back: wayBack(oauth, redirectUri, state, fault) });
  const fault = faultIn(parameters);
  if (fault !== undefined) return told(fault);
  const resource = oauth.resourceOf(parameters.get("resource"));
  if (resource === undefined) return told(problem("invalid_target", "resource is no tool server of this service."));
  return {
    formId: newFormId(oauth),
    untilEpochMs: oauth.now() + FORM_MS,
    clientId,
    clientName: plainName(client.name, redirectUri),
    redirectUri,
    resource,
    challenge: parameters.get("code_challenge") ?? "",
    lang: pageLanguage(parameters.get("ui_locales"), languages),
    ...(state !== undefined && { state }),
  };
}

function wayBack(
  { issuer }: OAuth,
  redirectUri: string,
  state: string | undefined,
  { error, description }: Problem,
): Back {
  const { host, hostname } = new URL(redirectUri);
  const answer = { error, error_description: description, state, iss: issuer };
  return { address: answerAddress(redirectUri, answer), host, isLocal: isLoopback(hostname) };
}

export function newFormId({ random }: Pick<OAuth, "random">): string {
  return Buffer.from(random(16)).toString("base64url");
}

function redirectOf(parameters: Parameters, client: RegisteredClient): string | Problem {
  const asked = parameters.get("redirect_uri");
  if (asked === undefined) return problem("invalid_request", "redirect_uri is missing.");
  if (isRegistered(asked, client.redirectUris)) return asked;
  const description =
    "redirect_uri is none of those that this program registered, letter by letter, but for the port of http://localhost, 127.0.0.1 and [::1].";
  return problem("invalid_request", description);
}

function faultIn(parameters: Parameters): Problem | undefined {
  if (parameters.get("response_type") !== "code") {
    return problem("unsupported_response_type", "response_type has to be code.");
  }
  if (parameters.has("request") || parameters.has("request_uri")) {
    return problem("invalid_request", "Send the parameters themselves, not as a request object.");
  }
  if (parameters.get("code_challenge_method") !== "S256" || !CHALLENGE.test(parameters.get("code_challenge") ?? "")) {
    return problem("invalid_request", "PKCE is required: code_challenge, with code_challenge_method=S256.");
  }
  if ((parameters.get("response_mode") ?? "query") !== "query") {
    return problem("invalid_request", "response_mode has to be query, or left out.");
  }
  const scopes = parameters.get("scope")?.split(" ") ?? [SCOPE];
  if (!scopes.includes(SCOPE))
    return problem("invalid_scope", `The one scope is ${SCOPE}. Leave scope out, or send it.`);
  if ((parameters.get("state") ?? "").length > LONGEST_STATE) return problem("invalid_request", "state is too long.");
  return undefined;
}
