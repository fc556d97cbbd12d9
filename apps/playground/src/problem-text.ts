import type { CallsLeft, Failure } from "./backend";
import { filled, type Words } from "./words/words";

interface Telling {
  readonly words: Words;
  readonly lang: string;
  readonly callsLeft?: CallsLeft | undefined;
}

/** A failure's message, in the reader's language where the page has words for it. */
export function problemText({ code, error }: Failure, { words, lang, callsLeft }: Telling): string {
  const { limit = 0, resetsAt } = callsLeft ?? {};
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeStyle: "short" });
  const usedUp = resetsAt === undefined ? error : filled(words.usedUp, { limit, time: format.format(resetsAt * 1000) });
  const known: Readonly<Record<string, string>> = {
    api_key_required: words.keyNeeded,
    invalid_api_key: words.keyWrong,
    rate_limit_exceeded: usedUp,
    free_tier_exhausted: usedUp,
    offline: words.offlineAway,
    unreachable: words.unreachable,
  };
  return known[code] ?? error;
}
