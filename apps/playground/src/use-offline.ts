import { useEffect, useRef, useState } from "preact/hooks";
import { type Backend, BackendError } from "./backend";
import type { Offline } from "./offline";
import { preparePictures } from "./pictures";
import type { OfflineState } from "./session";
import type { Named } from "./systems";
import { keepOffline, keptOffline } from "./theme";

interface UsedOffline {
  /** Who computes: the page where its engine is there and wanted, else the service. */
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
 * is computed without a connection as soon as the page says that it computes here. A reload keeps the choice.
 */
export function useOffline(service: Backend, current: Current): UsedOffline {
  const [offline, setState] = useState<OfflineState>({ state: "off" });
  const opened = useRef<Offline>();
  const wanted = useRef(current);
  wanted.current = current;
  const prepare = (engine: Offline, { domain, operation, lang }: Current): Promise<unknown> =>
    Promise.all([engine.prepare(domain, operation, lang), preparePictures(domain)]);
  const on = ({ version, licence }: Offline): void => setState({ state: "on", version, licence });

  const open = async (): Promise<void> => {
    setState({ state: "loading", percent: 0 });
    try {
      const { openOffline } = await import("./offline");
      // Places are searched for here too: then nothing at all is sent.
      const engine = await openOffline(({ part, loadedBytes, totalBytes }) => {
        const percent = Math.floor((100 * loadedBytes) / Math.max(totalBytes, 1));
        if (part === "engine")
          setState((before) => (before.state === "loading" ? { state: "loading", percent } : before));
      });
      opened.current = engine;
      // What cannot be loaded is said where it is asked for.
      await prepare(engine, wanted.current).catch(() => undefined);
      on(engine);
    } catch (error) {
      setState({ state: "off", problem: error instanceof BackendError ? error.failure.error : String(error) });
    }
  };
  const setOffline = (isOn: boolean): void => {
    keepOffline(isOn);
    if (!isOn) setState({ state: "off" });
    else if (opened.current === undefined) open();
    else on(opened.current);
  };
  useEffect(() => {
    if (keptOffline()) open();
  }, []);
  useEffect(() => {
    if (offline.state === "on" && opened.current !== undefined) prepare(opened.current, current).catch(() => undefined);
  }, [offline.state, current.domain, current.operation, current.lang]);
  const isOn = offline.state === "on" && opened.current !== undefined;
  return { backend: isOn && opened.current !== undefined ? opened.current : service, offline, setOffline };
}
