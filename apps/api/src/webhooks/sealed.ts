import { isRecord, LANGS, type Lang } from "@almagest/operation";
import type { SealKey } from "../seal-keys";
import { type Sealer, sealerFor } from "../sealing";
import { EVENT_NAMES, type EventName, type Row } from "./kinds";
import type { SigningSecret } from "./secret";

/** Everything private of a webhook. */
export interface WebhookContent {
  readonly url: string;
  readonly lang: Lang;
  /** The input of the operation of each kind that it tells of. */
  readonly events: Readonly<Partial<Record<EventName, Row>>>;
  /** The newest first. */
  readonly secrets: readonly SigningSecret[];
}

/** Seals everything that is stored of webhooks and their deliveries. Each text opens for its own id alone. */
export interface WebhookSealer {
  sealWebhook(id: string, content: WebhookContent): string;
  openWebhook(id: string, sealed: string): WebhookContent | undefined;
  /** True where it is sealed with the key that seals now. */
  isCurrent(sealed: string): boolean;
  /** The bytes of a delivery. */
  sealBody(id: string, body: string): string;
  openBody(id: string, sealed: string): string | undefined;
}

const PURPOSE = "almagest webhook, 1";
const BODY_PURPOSE = "almagest webhook delivery, 1";

export function webhookSealer(keys: readonly SealKey[], random: (byteCount: number) => Uint8Array): WebhookSealer {
  const [webhooks, bodies]: readonly [Sealer, Sealer] = [
    sealerFor(PURPOSE, keys, random),
    sealerFor(BODY_PURPOSE, keys, random),
  ];
  return {
    sealWebhook: (id, content) => webhooks.seal(JSON.stringify(content), id),
    openWebhook: (id, sealed) => {
      const text = webhooks.open(sealed, id);
      return text === undefined ? undefined : contentIn(text);
    },
    isCurrent: (sealed) => sealed.startsWith(`${keys[0]?.id}.`),
    sealBody: (id, body) => bodies.seal(body, id),
    openBody: (id, sealed) => bodies.open(sealed, id),
  };
}

function contentIn(text: string): WebhookContent | undefined {
  const read: unknown = JSON.parse(text);
  if (!isRecord(read)) return undefined;
  const { url, lang: tag, events: sent, secrets: kept } = read;
  const lang = LANGS.find((known) => known === tag);
  if (typeof url !== "string" || lang === undefined || !isRecord(sent) || !Array.isArray(kept)) return undefined;
  const events = Object.fromEntries(
    EVENT_NAMES.flatMap((name) => {
      const input = sent[name];
      return isRecord(input) ? [[name, input]] : [];
    }),
  );
  const secrets = kept.filter(isRecord).map((secret): SigningSecret => {
    const { text: own, untilEpochMs } = secret;
    return { text: String(own), ...(typeof untilEpochMs === "number" && { untilEpochMs }) };
  });
  return { url, lang, events, secrets };
}
