import { isFeedId } from "@almagest/auth";
import { isRecord, LANGS, type Lang } from "@almagest/operation";
import type { SealKey } from "../seal-keys";
import { sealerFor } from "../sealing";

/** Everything that a feed shows. It is in the feed's address, and nowhere else. */
export interface SealedFeed {
  readonly id: string;
  readonly operationId: string;
  readonly lang: Lang;
  /** Params, query and body in one object, as they were sent. */
  readonly input: Readonly<Record<string, unknown>>;
}

export interface FeedSealer {
  /** The name of the file in an address. */
  seal(feed: SealedFeed): string;
  /** Undefined for anything that was not sealed here with a key that is still known. */
  open(sealed: string): SealedFeed | undefined;
}

const PURPOSE = "almagest calendar feed, 1";
/** Longer texts are not looked at. */
const LONGEST = 1500;

/** @param keys the first one seals, all of them open; at least one. */
export function feedSealer(keys: readonly SealKey[], random: (byteCount: number) => Uint8Array): FeedSealer {
  const sealer = sealerFor(PURPOSE, keys, random);
  return {
    seal: ({ id, operationId, lang, input }) => sealer.seal(JSON.stringify([id, operationId, lang, input])),
    open: (sealed) => {
      const text = sealed.length > LONGEST ? undefined : sealer.open(sealed);
      return text === undefined ? undefined : feedIn(text);
    },
  };
}

function feedIn(text: string): SealedFeed | undefined {
  const read: unknown = JSON.parse(text);
  if (!Array.isArray(read)) return undefined;
  const [id, operationId, tag, input]: readonly unknown[] = read;
  const lang = LANGS.find((known) => known === tag);
  if (typeof id !== "string" || !isFeedId(id) || typeof operationId !== "string") return undefined;
  return lang === undefined || !isRecord(input) ? undefined : { id, operationId, lang, input };
}
