import { useRef, useState } from "preact/hooks";
import { type Backend, BackendError } from "./backend";
import type { Offline } from "./offline";
import type { OfflineState } from "./session";

interface UsedOffline {
  /** Who computes: the page where its engine is there and wanted, else the service. */
  readonly backend: Backend;
  readonly offline: OfflineState;
  readonly setOffline: (isOn: boolean) => void;
}

/** The engine in the page, loaded when somebody wants it first and kept then. */
export function useOffline(service: Backend): UsedOffline {
  const [offline, setState] = useState<OfflineState>({ state: "off" });
  const opened = useRef<Offline>();
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
      on(engine);
    } catch (error) {
      setState({ state: "off", problem: error instanceof BackendError ? error.failure.error : String(error) });
    }
  };
  const setOffline = (isOn: boolean): void => {
    if (!isOn) setState({ state: "off" });
    else if (opened.current === undefined) open();
    else on(opened.current);
  };
  const isOn = offline.state === "on" && opened.current !== undefined;
  return { backend: isOn && opened.current !== undefined ? opened.current : service, offline, setOffline };
}
