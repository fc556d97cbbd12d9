import type { JSX } from "preact";
import type { Licence } from "../offline";
import { useSession } from "../session";
import { filled } from "../words/words";

/** Switches computing in the page on and off. The engine is loaded when it is first turned on. */
export function OfflineSwitch(): JSX.Element {
  const { words, offline, setOffline, arriving } = useSession();
  const hints = {
    off: words.offlineHelp,
    loading: filled(words.offlineLoading, { percent: arriving.engine?.percent ?? 0 }),
    on: offline.state === "on" ? filled(words.offlineOn, { version: offline.version }) : "",
    failed: words.offlineFailed,
  };
  return (
    <div class="offline">
      <label class="box">
        <input
          type="checkbox"
          role="switch"
          checked={offline.state !== "off"}
          aria-checked={offline.state !== "off"}
          aria-describedby="offline-state"
          onChange={(event) => setOffline(event.currentTarget.checked)}
        />
        {words.offline}
      </label>
      <div class="hint" id="offline-state" role="status">
        {hints[offline.state]}
      </div>
      {offline.state === "on" && <LicenceLine licence={offline.licence} />}
    </div>
  );
}

function LicenceLine({ licence: { notice, name, url } }: { readonly licence: Licence }): JSX.Element {
  return (
    <p class="hint" lang="en">
      {notice} <a href={url}>{name}</a>
    </p>
  );
}
