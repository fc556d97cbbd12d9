import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Backend, CallsLeft, Place } from "./backend";
import type { Arriving } from "./local";
import type { Licence } from "./offline";
import type { Words } from "./words/words";

/** How it stands with the engine in the page. In all states but `off` nothing is sent. */
export type OfflineState =
  | { readonly state: "off" }
  | { readonly state: "loading" }
  | { readonly state: "on"; readonly version: string; readonly licence: Licence }
  /** It could not be loaded; the next call tries again. */
  | { readonly state: "failed" };

/** What every part of the page may look at. */
export interface Session {
  readonly lang: string;
  readonly words: Words;
  /** Who computes: the service, or the page where that is wanted. */
  readonly backend: Backend;
  /** Places by name, found by the page itself. @throws BackendError */
  readonly places: (query: string) => Promise<readonly Place[]>;
  /** What the page is loading, or has loaded, of what is large. */
  readonly arriving: Arriving;
  /** Whether the page computes by itself, and how that is changed. */
  readonly offline: OfflineState;
  readonly setOffline: (isOn: boolean) => void;
  readonly callsLeft: CallsLeft | undefined;
  /** The service's version root. */
  readonly root: string;
  /** Opens the box for the key; told when a key was accepted by it. */
  readonly askForKey: (onKey: () => void) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws Error outside of the page */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("there is no session around this part of the page");
  return session;
}

/** How it is said that a part of the page did not come: a page that computes by itself may be without a connection. */
export function notLoadedText({ words, offline }: Pick<Session, "words" | "offline">): string {
  return offline.state === "off" ? words.loadFailed : words.loadAway;
}
