import type { JSX } from "preact";
import { useSession } from "../session";
import { Pre } from "../views/pre";
import { filled } from "../words/words";
import type { Received } from "./send";

/** Failures that a key may solve. */
const OF_KEY: ReadonlySet<number> = new Set([401, 429]);

/** The service's response. It takes the reader's attention only by a status that is read aloud. */
export function ReceivedView({ received }: { readonly received: Received | undefined }): JSX.Element {
  const { words, askForKey } = useSession();
  const { status, milliseconds, text, image, file, failure } = received ?? {};
  const said = status === undefined ? "" : status === 0 ? words.unreachable : `${status} · ${milliseconds} ms`;
  return (
    <section class="received" id="received">
      <p role="status">{said !== "" && filled(words.refStatus, { status: said })}</p>
      {OF_KEY.has(status ?? 0) && failure !== undefined && (
        <p class="buttons">
          <button type="button" class="plain" onClick={() => askForKey(() => undefined)}>
            {words.key}
          </button>
        </p>
      )}
      {image !== undefined && <img src={image} alt={words.figure} />}
      {file !== undefined && (
        <p>
          <a href={file.address} download={file.name}>
            {words.refSave}
          </a>
        </p>
      )}
      {text !== undefined && <Pre text={text} />}
    </section>
  );
}
