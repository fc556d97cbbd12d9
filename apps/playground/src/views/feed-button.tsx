import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { FeedMade, FeedRequest } from "../feed";
import { problemText } from "../problem-text";
import { useSession } from "../session";
import { Copy } from "./call";

type State = "idle" | "running" | FeedMade;

/** Makes an address that a calendar program subscribes to. Nothing without a secret key. */
export function FeedButton(request: FeedRequest): JSX.Element | null {
  const { words, feed } = useSession();
  const [state, setState] = useState<State>("idle");
  const { operation, input, lang } = request;
  // The address of another answer would be taken for that of this one.
  useEffect(() => setState("idle"), [operation, JSON.stringify(input), lang]);
  if (feed === undefined) return null;
  const press = async (): Promise<void> => {
    if (state === "running") return;
    setState("running");
    setState(await feed({ operation, input, lang }));
  };
  const made = typeof state === "object" && state.ok ? state.feed : undefined;
  return (
    <>
      {made === undefined && (
        <button type="button" class="plain" aria-busy={state === "running"} onClick={press}>
          {words.subscribe}
        </button>
      )}
      <span class={state === "idle" ? "hidden" : undefined} role="status">
        {state === "running" && words.makingFeed}
        {typeof state === "object" && !state.ok && problemText(state.error, { words, lang })}
        {made !== undefined && words.feedMade}
      </span>
      {made !== undefined && (
        <>
          <a href={made.webcal} rel="noreferrer">
            {words.openFeed}
          </a>
          <Copy text={made.url} label={words.copyFeed} />
        </>
      )}
    </>
  );
}
