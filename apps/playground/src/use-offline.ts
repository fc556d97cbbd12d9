import { useEffect, useRef, useState } from "preact/hooks";
import { type Backend, BackendError, type Failure } from "./backend";
import type { Local, Offline } from "./offline";
import { AWAY } from "./offline/failures";
import { once } from "./offline/once";
import { preparePictures } from "./pictures";
import type { OfflineState } from "./session";
import type { Named } from "./systems";
import { keepOffline, keptOffline } from "./theme";

interface UsedOffline {
  /** The page, from the moment the reader chooses it, even while its engine is still loading; else the service. */
  readonly backend: Backend;
  /** The page, whatever was chosen. */
  readonly callHere: Backend["call"];
  readonly offline: OfflineState;
  readonly setOffline: (isOn: boolean) => void;
}

/** The operation to be computed next. */
export interface Current extends Named {
  readonly lang: string;
}

/**
 * The engine in the page, loaded when the reader first chooses it and then stored, together with the needs of the
 * operation in view: once the page says that it computes here, the operation works without a connection. A reload keeps
 * the choice. While it is chosen nothing is sent: a call waits for the engine, and fails if that cannot be loaded.
 */
export function useOffline(service: Backend, local: () => Promise<Local>, current: Current): UsedOffline {
  const isWanted = useRef(keptOffline());
  const [offline, setState] = useState<OfflineState>({ state: isWanted.current ? "loading" : "off" });
  const wanted = useRef(current);
  wanted.current = current;
  const prepare = (engine: Offline, { domain, operation, lang }: Current): Promise<unknown> =>
    Promise.all([engine.prepare(domain, operation, lang), preparePictures(domain, lang)]);
  const show = (next: OfflineState): void => {
    if (isWanted.current) setState(next);
  };

  const [engine] = useState(() =>
    once(async () => {
      show({ state: "loading" });
      try {
        return await (await local()).open();
      } catch (error) {
        show({ state: "failed" });
        throw error;
      }
    }),
  );
  const turnOn = async (): Promise<void> => {
    const opened = await engine();
    // A failed load is reported by the call that needs it.
    await prepare(opened, wanted.current).catch(() => undefined);
    show({ state: "on", version: opened.version, licence: opened.licence });
  };
  const [here] = useState<Backend>(() => ({
    call: async (...asked) => {
      try {
        const opened = await engine();
        show({ state: "on", version: opened.version, licence: opened.licence });
        return await opened.call(...asked);
      } catch (error) {
        return { ok: false, error: failureOf(error) };
      }
    },
  }));
  const [backend] = useState<Backend>(() => ({
    call: (...asked) => (isWanted.current ? here : service).call(...asked),
  }));
  const setOffline = (isOn: boolean): void => {
    isWanted.current = isOn;
    keepOffline(isOn);
    setState({ state: isOn ? "loading" : "off" });
    if (isOn) turnOn().catch(() => undefined);
  };
  useEffect(() => {
    if (isWanted.current) turnOn().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (offline.state === "on")
      engine()
        .then((opened) => prepare(opened, current))
        .catch(() => undefined);
  }, [offline.state, current.domain, current.operation, current.lang]);
  return { backend, callHere: here.call, offline, setOffline };
}

/** The browser's own message for a program that cannot be loaded means nothing to a reader. */
function failureOf(error: unknown): Failure {
  return error instanceof BackendError ? error.failure : AWAY;
}
