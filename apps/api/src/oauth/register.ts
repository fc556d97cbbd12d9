import { newOAuthId } from "@almagest/auth";
import * as z from "zod";
import type { BodyText } from "../rest/body";
import { redirectAddress } from "./address";
import { plainName } from "./client";
import type { OAuth } from "./oauth";
import { type Problem, problem, tooMany } from "./problem";

/** Registrations an hour from one address. */
const MOST_REGISTRATIONS = 20;
const MOST_ADDRESSES = 10;

/** Members that count here; others are allowed and not kept (RFC 7591, 2). */
const metadata = z.object({
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()).min(1).max(MOST_ADDRESSES),
});

/**
 * Registers a program (RFC 7591), the older way. It gets no secret, whatever it asks for: it could not keep one, and its
 * codes are bound to it by PKCE.
 */
export async function registerClient(oauth: OAuth, body: BodyText, subject: string): Promise<object | Problem> {
  const seconds = await oauth.store.attempt({ kind: "register", subject, most: MOST_REGISTRATIONS });
  if (seconds > 0) return tooMany("Too many programs were registered from this address.", seconds);
  const { data, error } = metadata.safeParse(body.kind === "text" ? jsonIn(body.text) : undefined);
  if (data === undefined) {
    const isName = error.issues.every(({ path: [member] }) => member === "client_name");
    const description = isName
      ? "client_name is no text. Send one, or leave it out."
      : `Send JSON with redirect_uris, a list of texts, ${MOST_ADDRESSES} at most.`;
    return problem("invalid_client_metadata", description);
  }
  const redirectUris = data.redirect_uris;
  const [first = ""] = redirectUris;
  if (!redirectUris.every((uri) => redirectAddress(uri) !== undefined)) {
    const description =
      "Each of redirect_uris has to be https, or http on the reader's own computer, without a fragment.";
    return problem("invalid_redirect_uri", description);
  }
  const client = { id: newOAuthId("client", oauth.random), name: plainName(data.client_name, first), redirectUris };
  await oauth.store.addClient(client);
  return {
    client_id: client.id,
    client_id_issued_at: Math.floor(oauth.now() / 1000),
    client_name: client.name,
    redirect_uris: redirectUris,
    grant_types: ["authorization_code", "refresh_token"],
    response_types: ["code"],
    token_endpoint_auth_method: "none",
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
