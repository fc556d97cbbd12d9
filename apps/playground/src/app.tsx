import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CallsLeft, Place } from "./backend";
import { loadForm } from "./data";
import { keepKey, keptKey } from "./kept-key";
import { loadLanguage } from "./languages";
import { type Arriving, localWhenWanted } from "./local";
import { EXAMPLE_PEOPLE } from "./people";
import { type Route, readRoute, writeRoute } from "./route";
import { openService } from "./service";
import { type Session, SessionContext } from "./session";
import { keepLang, keepTheme, keptTheme, paintTheme, type ThemeChoice } from "./theme";
import { useOffline } from "./use-offline";
import { DomainView } from "./views/domain";
import { Footer } from "./views/footer";
import { Header } from "./views/header";
import { KeyDialog } from "./views/key-dialog";
import { OperationView, type Shown } from "./views/operation";
import { Awaited, Popular, StartHead, Traditions } from "./views/start";
import type { Words } from "./words/words";

export interface AppParts {
  readonly lang: string;
  readonly words: Words;
  /** The service's version root. */
  readonly root: string;
  /** The page was opened with an expired one-time address. */
  readonly isLate: boolean;
}

/** The operation whose form is on the start page. */
export const FIRST: Extract<Route, { view: "operation" }> = {
  view: "operation",
  domain: "astrology",
  operation: "generateNatalChart",
  values: {},
};

export function App({ lang: firstLang, words: firstWords, root, isLate }: AppParts): JSX.Element {
  const [{ lang, words }, setLanguage] = useState({ lang: firstLang, words: firstWords });
  const [theme, setTheme] = useState<ThemeChoice>(keptTheme);
  const [callsLeft, setCallsLeft] = useState<CallsLeft>();
  const [people, setPeople] = useState(EXAMPLE_PEOPLE);
  const [{ route, isPressed }, setRoute] = useState({ route: readRoute(location.hash), isPressed: false });
  const [isAsking, setAsking] = useState(false);
  const [key, setKey] = useState(keptKey);
  const keyInUse = useRef(key);
  const onKey = useRef<() => void>();
  const known = useMemo(() => new Map<string, Shown>(), []);
  const asked = useMemo(() => new Set<string>(), []);
  const service = useMemo(
    () =>
      openService({
        root,
        key: () => keyInUse.current,
        fetch: (...request) => fetch(...request),
        formOf: loadForm,
        onCallsLeft: setCallsLeft,
      }),
    [root],
  );
  useEffect(() => {
    const follow = (): void => setRoute({ route: readRoute(location.hash), isPressed: false });
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);
  useFocusedHeading(route);

  const go = (next: Route, pressed: boolean): void => {
    history.pushState(null, "", writeRoute(next));
    setRoute({ route: next, isPressed: pressed });
  };
  const askForKey = (then: () => void): void => {
    onKey.current = then;
    setAsking(true);
  };
  const [arriving, setArriving] = useState<Arriving>({});
  const local = useMemo(() => localWhenWanted(setArriving), []);
  const places = async (query: string): Promise<readonly Place[]> => (await local()).places(query);
  const { backend, offline, setOffline } = useOffline(service, local, {
    ...(route.view === "operation" ? route : FIRST),
    lang,
  });
  // While the page computes by itself it asks the service nothing.
  const isServed = offline.state === "off";
  useEffect(() => {
    if (isServed) service.position();
  }, [isServed, key]);
  const computing = { backend, offline, setOffline, places, arriving };
  const session: Session = { lang, words, ...computing, callsLeft, root, askForKey };
  const operation = (of: Extract<Route, { view: "operation" }>, isStart: boolean): JSX.Element => (
    <OperationView
      key={of.operation}
      route={of}
      people={people}
      setPeople={setPeople}
      known={known}
      asked={asked}
      isPressed={isPressed}
      onLink={(linked) => {
        const hash = writeRoute(linked);
        // An address without values leads here: replacing it makes going back one step, not two.
        const isFirst = location.hash === writeRoute({ ...linked, values: {} });
        if (isFirst) history.replaceState(null, "", hash);
        else if (hash !== location.hash) history.pushState(null, "", hash);
      }}
      go={go}
      isStart={isStart}
      before={isStart ? <Popular /> : <Awaited domain={of.domain} />}
    />
  );
  return (
    <SessionContext.Provider value={session}>
      <button type="button" class="skip" onClick={() => document.getElementById("content")?.focus()}>
        {words.skip}
      </button>
      <Header
        theme={theme}
        onTheme={(next) => {
          setTheme(next);
          keepTheme(next);
          paintTheme(next);
        }}
        onLang={async (next) => {
          const loaded = await loadLanguage(next);
          keepLang(next);
          setLanguage({ lang: next, words: loaded });
        }}
        onKey={() => askForKey(() => undefined)}
      />
      <main id="content" tabIndex={-1}>
        {route.view === "start" && (
          <>
            <StartHead isLate={isLate && key === ""} />
            {operation(FIRST, true)}
            <Traditions />
          </>
        )}
        {route.view === "domain" && <DomainView domain={route.domain} />}
        {route.view === "operation" && operation(route, false)}
      </main>
      <Footer />
      <KeyDialog
        isOpen={isAsking}
        onKey={(given) => {
          keyInUse.current = given;
          setKey(given);
          keepKey(given);
          setAsking(false);
          if (given !== "") onKey.current?.();
        }}
        onClose={() => setAsking(false)}
      />
    </SessionContext.Provider>
  );
}

/** Another view starts at its heading, as a new page would; the first one starts at the top. */
function useFocusedHeading(route: Route): void {
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
