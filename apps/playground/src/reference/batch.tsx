import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { KEY_HEADERS } from "../call-texts";
import { useSession } from "../session";
import type { Named } from "../systems";
import { Code } from "../views/call";
import type { Described } from "./described";
import { ReceivedView } from "./received";
import { keyHeaders, type Received, send } from "./send";

/** The one address of the service that is no operation: many calls in one request. */
export const BATCH: Named = { domain: "batch", operation: "runBatch" };

/** Things that a key keeps at the service: documents alone, without a form to try. */
export const KEPT = [
  ["api/v2/openapi/calendars.json", "refFeeds"],
  ["api/v2/openapi/webhooks.json", "refWebhooks"],
] as const;

interface BatchParts {
  readonly described: Described;
  readonly apiKey: string;
  readonly onReceived: (received: Received) => void;
}

/** Lines to send, as they are written. */
export function BatchCall({ described: { body, path, method }, apiKey, onReceived }: BatchParts): JSX.Element {
  const { words, root } = useSession();
  const [text, setText] = useState(String(body?.example ?? ""));
  const [received, setReceived] = useState<Received>();
  const [isRunning, setRunning] = useState(false);
  const type = body?.type ?? "";
  const run = async (): Promise<void> => {
    setRunning(true);
    const headers = { Accept: type, "Content-Type": type, ...keyHeaders(apiKey, KEY_HEADERS[0]) };
    const next = await send({ url: root + path, method, body: text }, headers, "json");
    setRunning(false);
    setReceived(next);
    onReceived(next);
  };
  const lines = text.trim().replaceAll("'", `'\\''`);
  const curl = `curl -X ${method} '${root}${path}' \\\n  -H "X-API-Key: $ALMAGEST_KEY" \\\n  -H 'Content-Type: ${type}' \\\n  --data-binary '${lines}'`;
  return (
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          run();
        }}
      >
        <div class="field">
          <label for="lines">{words.refBody}</label>
          <textarea
            id="lines"
            rows={6}
            spellcheck={false}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </div>
        <p class="run">
          <button type="submit" class="primary" aria-disabled={isRunning}>
            {isRunning ? words.running : words.refSend}
          </button>
        </p>
      </form>
      <ReceivedView received={received} />
      <Code title={words.curl} text={curl} note={words.refKeyFrom} />
    </>
  );
}
