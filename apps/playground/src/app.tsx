import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { EXAMPLE_PEOPLE } from "./people";
import type { Route } from "./route";
import type { Session } from "./session";
import { useComputing } from "./use-computing";
import { useKey } from "./use-key";
import { useLanguage } from "./use-language";
import { showInAddress, useFocusedHeading, useRoute } from "./use-route";
import { DomainView } from "./views/domain";
import { Frame } from "./views/frame";
import { OperationView, type Shown } from "./views/operation";
import { Awaited, Popular, StartHead, Traditions, WholePages } from "./views/start";
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
  const { lang, words, chooseLang } = useLanguage({ lang: firstLang, words: firstWords });
  const routed = useRoute();
  const { route } = routed;
  const keys = useKey();
  const { key, inUse, askForKey } = keys;
  useFocusedHeading(route);
  const current = { ...(route.view === "operation" ? route : FIRST), lang };
  const computing = useComputing({ root, key, inUse, current });
  const session: Session = { lang, words, ...computing, root, askForKey };
  return (
    <Frame session={session} keys={keys} chooseLang={chooseLang}>
      <Content routed={routed} isLate={isLate && key === ""} />
    </Frame>
  );
}

interface ContentParts {
  readonly routed: ReturnType<typeof useRoute>;
  readonly isLate: boolean;
}

/** The view, with everything that is kept from one view to the next. */
function Content({ routed: { route, isPressed, go }, isLate }: ContentParts): JSX.Element {
  const [people, setPeople] = useState(EXAMPLE_PEOPLE);
  const known = useMemo(() => new Map<string, Shown>(), []);
  const asked = useMemo(() => new Set<string>(), []);
  const operation = (of: typeof FIRST, isStart: boolean): JSX.Element => (
    <OperationView
      key={of.operation}
      route={of}
      people={people}
      setPeople={setPeople}
      known={known}
      asked={asked}
      isPressed={isPressed}
      onLink={showInAddress}
      go={go}
      isStart={isStart}
      before={isStart ? <Popular /> : <Awaited domain={of.domain} />}
    />
  );
  return (
    <main id="content" tabIndex={-1}>
      {route.view === "start" && (
        <>
          <StartHead isLate={isLate} />
          <WholePages />
          {operation(FIRST, true)}
          <Traditions />
        </>
      )}
      {route.view === "domain" && <DomainView domain={route.domain} />}
      {route.view === "operation" && operation(route, false)}
    </main>
  );
}
