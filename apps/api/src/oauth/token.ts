import { ACCESS_SECONDS, generateToken, type NewPair, parseToken } from "@almagest/auth";
import { isDescribed, unknownClient } from "./client";
import { hashOf } from "./consent";
import { challengeOf, type OAuth, SCOPE } from "./oauth";
import type { Parameters } from "./parameters";
import { type Problem, problem } from "./problem";

/** A pair of tokens, as RFC 6749 (5.1) answers it. */
export interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

const VERIFIER = /^[\w.~-]{43,128}$/;

/** Exchanges a code or a refresh token for a pair of tokens. */
export async function issueTokens(oauth: OAuth, form: Parameters): Promise<TokenAnswer | Problem> {
  const clientId = form.get("client_id");
  if (clientId === undefined) return problem("invalid_request", "client_id is missing.");
  // A connector whose registration is gone registers again on this answer.
  if (!isDescribed(clientId) && (await oauth.store.findClient(clientId)) === undefined) return unknownClient();
  const asked = form.get("resource");
  const resource = asked === undefined ? undefined : oauth.resourceOf(asked);
  if (asked !== undefined && resource === undefined) {
    return problem("invalid_target", "resource is no tool server of this service.");
  }
  switch (form.get("grant_type")) {
    case "authorization_code":
      return byCode(oauth, form, { clientId, resource });
    case "refresh_token":
      return byRefresh(oauth, form, { clientId, resource });
    default:
      return problem("unsupported_grant_type", "grant_type has to be authorization_code or refresh_token.");
  }
}

interface Asking {
  readonly clientId: string;
  readonly resource: string | undefined;
}

async function byCode({ store, random }: OAuth, form: Parameters, asking: Asking): Promise<TokenAnswer | Problem> {
  const code = parseToken(form.get("code") ?? "");
  const redirectUri = form.get("redirect_uri");
  const verifier = form.get("code_verifier") ?? "";
  if (redirectUri === undefined) return problem("invalid_request", "redirect_uri is missing.");
  if (!VERIFIER.test(verifier)) return problem("invalid_request", "code_verifier is missing, or is none.");
  if (code?.kind !== "code") return problem("invalid_grant", BAD_CODE);
  const pair = newPair(random);
  const challenge = challengeOf(verifier);
  const granted = await store.redeemCode({ codeHash: code.hash, redirectUri, challenge, ...pair.hashes, ...asking });
  return granted === undefined ? problem("invalid_grant", BAD_CODE) : pair.answer;
}

const BAD_CODE =
  "The code is not valid: it was used before, is older than a minute, or belongs to another request. Sign in again.";
const BAD_REFRESH =
  "The refresh token is not valid: it was used before, has expired, or its sign-in has ended. Sign in again.";

async function byRefresh({ store, random }: OAuth, form: Parameters, asking: Asking): Promise<TokenAnswer | Problem> {
  const token = parseToken(form.get("refresh_token") ?? "");
  if (token?.kind !== "refresh") return problem("invalid_grant", BAD_REFRESH);
  const pair = newPair(random);
  const granted = await store.refresh({ tokenHash: token.hash, ...pair.hashes, ...asking });
  return granted === undefined ? problem("invalid_grant", BAD_REFRESH) : pair.answer;
}

function newPair(random: OAuth["random"]): { readonly hashes: NewPair; readonly answer: TokenAnswer } {
  const [access, refresh] = [generateToken("access", random), generateToken("refresh", random)];
  return {
    hashes: { accessHash: hashOf(access), refreshHash: hashOf(refresh) },
    answer: {
      access_token: access,
      token_type: "Bearer",
      expires_in: ACCESS_SECONDS,
      refresh_token: refresh,
      scope: SCOPE,
    },
  };
}

/** Ends the sign-in of a token (RFC 7009). The answer does not tell whether there was one. */
export async function revokeToken({ store }: OAuth, form: Parameters): Promise<Problem | undefined> {
  const clientId = form.get("client_id");
  if (clientId === undefined) return problem("invalid_request", "client_id is missing.");
  const token = parseToken(form.get("token") ?? "");
  if (token !== undefined) await store.revoke(token.hash, clientId);
  return undefined;
}
