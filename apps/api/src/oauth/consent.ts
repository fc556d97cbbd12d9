import { generateToken, newOAuthId, parseToken } from "@almagest/auth";
import { InvariantError } from "@almagest/operation";
import { answerAddress } from "./address";
import { newFormId, pageFor } from "./authorize";
import type { OAuth } from "./oauth";
import { latePage, type Page } from "./page";
import type { Parameters } from "./parameters";
import type { Question } from "./seal";
import { pageLanguage } from "./words";

/** The result of an answered form. */
export type Consented =
  /** With 303, so that no browser sends the form with its key to the next address. */
  | { readonly kind: "redirect"; readonly address: string }
  | { readonly kind: "page"; readonly page: Page; readonly status: number; readonly retryAfterSeconds?: number };

export interface Reader {
  readonly languages: string | undefined;
  readonly address: string | undefined;
}

/** Wrong keys an hour from one address. */
const MOST_WRONG_KEYS = 10;

export async function answerConsent(oauth: OAuth, form: Parameters, reader: Reader): Promise<Consented> {
  const sealed = { question: form.get("question") ?? "", seal: form.get("seal") ?? "" };
  const asked = oauth.sealer.open(sealed, oauth.now());
  if (asked === undefined)
    return { kind: "page", page: latePage(pageLanguage(undefined, reader.languages)), status: 400 };
  const { redirectUri, state } = asked;
  if (form.get("answer") !== "allow") {
    const refusal = { error: "access_denied", error_description: "The person refused.", state, iss: oauth.issuer };
    return { kind: "redirect", address: answerAddress(redirectUri, refusal) };
  }
  return allow(oauth, asked, { key: form.get("key") ?? "", address: reader.address });
}

/** Counted before the key is looked at, so that a hundred at once are not a hundred tries; a right one counts for none. */
async function allow(
  oauth: OAuth,
  asked: Question,
  { key, address }: { readonly key: string; readonly address: string | undefined },
): Promise<Consented> {
  const attempt = { kind: "wrong_key", subject: oauth.subjectOf(address) } as const;
  const again = { ...asked, formId: newFormId(oauth) };
  const seconds = await oauth.store.attempt({ ...attempt, most: MOST_WRONG_KEYS });
  if (seconds > 0) {
    return { kind: "page", page: pageFor(oauth, again, "tooMany"), status: 429, retryAfterSeconds: seconds };
  }
  const secretHash = await oauth.secretHash(key, address);
  if (secretHash === undefined) return { kind: "page", page: pageFor(oauth, again, "wrongKey"), status: 403 };
  await oauth.store.forgive(attempt);
  const code = await agree(oauth, asked, secretHash);
  if (code === undefined) return { kind: "page", page: latePage(pageLanguage(asked.lang, undefined)), status: 400 };
  const { redirectUri, state } = asked;
  return { kind: "redirect", address: answerAddress(redirectUri, { code, state, iss: oauth.issuer }) };
}

/** The code; undefined where the form was used before. */
async function agree(
  { store, random }: OAuth,
  { formId, clientId, clientName, redirectUri, resource, challenge }: Question,
  secretHash: string,
): Promise<string | undefined> {
  const code = generateToken("code", random);
  const codeHash = hashOf(code);
  const grantId = newOAuthId("grant", random);
  const agreement = { grantId, formId, secretHash, clientId, clientName, redirectUri, resource, challenge, codeHash };
  return (await store.agree(agreement)) ? code : undefined;
}

export function hashOf(token: string): string {
  const parsed = parseToken(token);
  if (parsed === undefined) throw new InvariantError("a token that was made can be read");
  return parsed.hash;
}
