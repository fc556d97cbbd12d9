import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Backend, CallsLeft } from "./backend";
import type { Licence } from "./offline";
import type { Words } from "./words/words";

/** How it stands with the engine in the page. */
export type OfflineState =
  | { readonly state: "off"; readonly problem?: string }
  | { readonly state: "loading"; readonly percent: number }
  | { readonly state: "on"; readonly version: string; readonly licence: Licence };

/** What every part of the page may look at. */
export interface Session {
  readonly lang: string;
  readonly words: Words;
  readonly backend: Backend;
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
