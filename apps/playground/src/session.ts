import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Backend, CallsLeft, Place } from "./backend";
import type { FeedMade, FeedRequest } from "./feed";
import type { Arriving } from "./local";
import type { Licence } from "./offline";
import type { Reported, ReportRequest } from "./report";
import type { Words } from "./words/words";

/** State of the engine in the page. In all states but `off` nothing is sent. */
export type OfflineState =
  | { readonly state: "off" }
  | { readonly state: "loading" }
  | { readonly state: "on"; readonly version: string; readonly licence: Licence }
  /** It could not be loaded; the next call tries again. */
  | { readonly state: "failed" };

/** State shared by all parts of the page. */
export interface Session {
  readonly lang: string;
  readonly words: Words;
  /** The service, or the page itself when the reader chose that. */
  readonly backend: Backend;
  /** Computes in the page, whatever the reader chose. */
  readonly callHere: Backend["call"];
  /** Whether the engine is stored on this device. */
  readonly isEngineKept: () => Promise<boolean>;
  /** Places by name, found by the page itself. @throws BackendError */
  readonly places: (query: string) => Promise<readonly Place[]>;
  /** Loading progress of large parts. */
  readonly arriving: Arriving;
  /** Whether the page computes by itself, and the setter for it. */
  readonly offline: OfflineState;
  readonly setOffline: (isOn: boolean) => void;
  readonly callsLeft: CallsLeft | undefined;
  /** The service's version root. */
  readonly root: string;
  /** Asks the service for an answer as a report. */
  readonly report: (request: ReportRequest) => Promise<Reported>;
  /** Makes an address for calendar programs; undefined without a secret key. */
  readonly feed: ((request: FeedRequest) => Promise<FeedMade>) | undefined;
  /** Opens the key dialog; calls back when it has accepted a key. */
  readonly askForKey: (onKey: () => void) => void;
}

export const SessionContext = createContext<Session | undefined>(undefined);

/** @throws Error outside of the page */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error("there is no session around this part of the page");
  return session;
}

/** The message for a part of the page that failed to load: a page that computes by itself may have no connection. */
export function notLoadedText({ words, offline }: Pick<Session, "words" | "offline">): string {
  return offline.state === "off" ? words.loadFailed : words.loadAway;
}
