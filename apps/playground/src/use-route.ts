import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { isSameRequest, type Route, readRoute, writeRoute } from "./route";

interface Routed {
  readonly route: Route;
  /** Whether somebody pressed for what it shows, and not only for the view. */
  readonly isPressed: boolean;
  readonly go: (next: Route, isPressed: boolean) => void;
}

/** The view that the address names. */
export function useRoute(): Routed {
  const [{ route, isPressed }, setRoute] = useState({ route: readRoute(location.hash), isPressed: false });
  // Before the first paint: a busy browser would miss an address that changes between paint and effect.
  useLayoutEffect(() => {
    const follow = (): void => setRoute({ route: readRoute(location.hash), isPressed: false });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const go = (next: Route, pressed: boolean): void => {
    history.pushState(null, "", writeRoute(next));
    setRoute({ route: next, isPressed: pressed });
  };
  return { route, isPressed, go };
}

/** Writes what was calculated into the address. */
export function showInAddress(linked: Extract<Route, { view: "operation" }>): void {
  const hash = writeRoute(linked);
  // The address that led here, without values or with the same in another order: replacing it makes going back one
  // step, not two.
  const isFirst = location.hash === writeRoute({ ...linked, values: {} });
  if (isFirst || isSameRequest(readRoute(location.hash), linked)) history.replaceState(null, "", hash);
  else if (hash !== location.hash) history.pushState(null, "", hash);
}

/** Another view starts at its heading, as a new page would; the first one starts at the top. */
export function useFocusedHeading(route: Route): void {
  const isFirst = useRef(true);
  const name = route.view === "operation" ? route.operation : route.view === "domain" ? route.domain : "";
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    scrollTo({ top: 0 });
    document.querySelector("h1")?.focus({ preventScroll: true });
  }, [name]);
}
