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
  /** The page from the moment that this is wanted, also while its engine is still coming; else the service. */
  readonly backend: Backend;
  readonly offline: OfflineState;
  readonly setOffline: (isOn: boolean) => void;
}

/** What is to be computed next. */
export interface Current extends Named {
  readonly lang: string;
}

/**
 * The engine in the page, loaded when somebody wants it first and kept then, with what the operation in view needs: it
 * is computed without a connection as soon as the page says that it computes here. A reload keeps the choice. Nothing
 * is sent while it is wanted: a call waits for the engine, and fails where that cannot be loaded.
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
    // What cannot be loaded is said where it is asked for.
    await prepare(opened, wanted.current).catch(() => undefined);
    show({ state: "on", version: opened.version, licence: opened.licence });
  };
  const [backend] = useState<Backend>(() => ({
    call: async (...asked) => {
      if (!isWanted.current) return service.call(...asked);
      try {
        const opened = await engine();
        show({ state: "on", version: opened.version, licence: opened.licence });
        return await opened.call(...asked);
      } catch (error) {
        return { ok: false, error: failureOf(error) };
      }
    },
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
  return { backend, offline, setOffline };
}

/** A program that cannot be loaded says so in the browser's own words, which say nothing to a reader. */
function failureOf(error: unknown): Failure {
  return error instanceof BackendError ? error.failure : AWAY;
}
