import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";

/** The question to a person, as it goes into the form and comes back with the answer. */
const question = z.strictObject({
  formId: z.string(),
  untilEpochMs: z.number(),
  clientId: z.string(),
  clientName: z.string(),
  redirectUri: z.string(),
  resource: z.string(),
  challenge: z.string(),
  state: z.string().optional(),
  lang: z.string(),
});

export type Question = z.output<typeof question>;

/** A question and its seal, as hidden fields of the form. */
export interface Sealed {
  readonly question: string;
  readonly seal: string;
}

export interface Sealer {
  seal(asked: Question): Sealed;
  /** Undefined for a question that was not asked here, was changed, or is too old. */
  open(sealed: Sealed, nowEpochMs: number): Question | undefined;
}

/** A person reads, finds a key and pastes it. */
export const FORM_MS = 600_000;

/**
 * Seals a question, so that the service keeps nothing until it is answered. The form needs no cookie: an answer counts by
 * the API key in it, which no other page can make a browser send.
 * @param salt secret, and the same in every process.
 */
export function sealer(salt: string): Sealer {
  const key = createHmac("sha256", salt).update("consent form").digest();
  const sealOf = (text: string): Buffer => createHmac("sha256", key).update(text).digest();
  return {
    seal: (asked) => {
      const text = Buffer.from(JSON.stringify(asked)).toString("base64url");
      return { question: text, seal: sealOf(text).toString("base64url") };
    },
    open: ({ question: text, seal }, nowEpochMs) => {
      const [expected, given] = [sealOf(text), Buffer.from(seal, "base64url")];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const asked = question.parse(JSON.parse(Buffer.from(text, "base64url").toString("utf8")));
      return nowEpochMs < asked.untilEpochMs ? asked : undefined;
    },
  };
}
