import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { notLoadedText, useSession } from "../session";

export type Loaded<Data> =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly again: () => void; readonly reason?: string | undefined }
  | { readonly state: "ready"; readonly data: Data };

/** The result of the load for these keys; a late result of older keys is dropped. */
export function useLoaded<Data>(
  load: () => Promise<Data>,
  keys: readonly unknown[],
  arrived: () => Data | undefined = () => undefined,
): Loaded<Data> {
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Data>>(() => {
    const data = arrived();
    return data === undefined ? { state: "loading" } : { state: "ready", data };
  });
  useEffect(() => {
    let isCurrent = true;
    const set = (next: Loaded<Data>): void => {
      if (isCurrent) setLoaded(next);
    };
    load().then(
      (data) => set({ state: "ready", data }),
      (error: unknown) =>
        set({ state: "failed", again: () => setTries((count) => count + 1), reason: refusalOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [...keys, tries]);
  return loaded;
}

/** The message of an answer without a figure; trying again would change nothing. */
function refusalOf(error: unknown): string | undefined {
  return error instanceof Error && error.name === "DomainError" ? error.message : undefined;
}

/** Takes the place of content that is loading or could not be loaded. */
export function Waiting({ of }: { readonly of: Loaded<unknown> }): JSX.Element {
  const session = useSession();
  const { words } = session;
  if (of.state !== "failed") return <p class="quiet waiting">{words.loading}</p>;
  if (of.reason !== undefined) return <p class="notice">{of.reason}</p>;
  return (
    <p class="notice" role="alert">
      {notLoadedText(session)}{" "}
      <button type="button" class="plain" onClick={of.again}>
        {words.again}
      </button>
    </p>
  );
}
