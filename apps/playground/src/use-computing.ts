import { useEffect, useMemo, useState } from "preact/hooks";
import type { CallsLeft, Place } from "./backend";
import { loadForm } from "./data";
import { feedFrom, makesFeeds } from "./feed";
import { isEngineKept } from "./kept-engine";
import { type Arriving, localWhenWanted } from "./local";
import { reportFrom } from "./report";
import { openService, type ServiceParts } from "./service";
import type { Session } from "./session";
import type { useKey } from "./use-key";
import { type Current, useOffline } from "./use-offline";

interface ComputingParts extends Pick<ReturnType<typeof useKey>, "key" | "inUse"> {
  /** The service's version root. */
  readonly root: string;
  /** The next computation. */
  readonly current: Current;
}

type Computing = Pick<
  Session,
  | "backend"
  | "callHere"
  | "isEngineKept"
  | "offline"
  | "setOffline"
  | "places"
  | "arriving"
  | "callsLeft"
  | "report"
  | "feed"
>;

/** The service and the engine in the page, one of which computes. */
export function useComputing({ root, key, inUse, current }: ComputingParts): Computing {
  const [callsLeft, onCallsLeft] = useState<CallsLeft>();
  const parts = useMemo<ServiceParts>(
    () => ({
      root,
      key: () => inUse.current,
      fetch: (...request) => fetch(...request),
      formOf: loadForm,
      onCallsLeft,
    }),
    [root],
  );
  const service = useMemo(() => openService(parts), [parts]);
  const report: Session["report"] = (request) => reportFrom(parts, request);
  const feed: Session["feed"] = makesFeeds(key) ? (request) => feedFrom(parts, request) : undefined;
  const [arriving, setArriving] = useState<Arriving>({});
  const local = useMemo(() => localWhenWanted(setArriving), []);
  const places = async (query: string): Promise<readonly Place[]> => (await local()).places(query);
  const { backend, callHere, offline, setOffline } = useOffline(service, local, current);
  // While the page computes by itself it asks the service nothing.
  const isServed = offline.state === "off";
  useEffect(() => {
    if (isServed) service.position();
  }, [isServed, key]);
  return { backend, callHere, isEngineKept, offline, setOffline, places, arriving, callsLeft, report, feed };
}
