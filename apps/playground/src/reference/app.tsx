import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { CallsLeft } from "../backend";
import { loadForm } from "../data";
import { feedFrom, makesFeeds } from "../feed";
import { type Arriving, localWhenWanted } from "../local";
import { EXAMPLE_PEOPLE } from "../people";
import { reportFrom } from "../report";
import type { Route } from "../route";
import { openService, type ServiceParts } from "../service";
import type { Session } from "../session";
import { DOMAINS } from "../systems";
import { useKey } from "../use-key";
import { useLanguage } from "../use-language";
import { useFocusedHeading, useRoute } from "../use-route";
import { DomainView } from "../views/domain";
import { Frame } from "../views/frame";
import type { Words } from "../words/words";
import { FIRST_WRITTEN } from "./call";
import { OperationPage } from "./operation";
import { Sidebar } from "./sidebar";
import { Start } from "./start";

interface ReferenceParts {
  readonly lang: string;
  readonly words: Words;
  /** The service's version root. */
  readonly root: string;
}

/** The reference: every operation of the service to read, to copy as a call, and to try. */
export function ReferenceApp({ lang: firstLang, words: firstWords, root }: ReferenceParts): JSX.Element {
  const { lang, words, chooseLang } = useLanguage({ lang: firstLang, words: firstWords });
  const keys = useKey();
  const { key, inUse, askForKey } = keys;
  const { route } = useRoute();
  useFocusedHeading(route);
  const session = useReferenceSession({ lang, words, root, askForKey, key: () => inUse.current });
  return (
    <Frame session={session} keys={keys} chooseLang={chooseLang}>
      <div class="reference">
        <Sidebar route={route} />
        <Content route={route} apiKey={key} onCallsLeft={session.onCallsLeft} />
      </div>
    </Frame>
  );
}

type SessionParts = Pick<Session, "lang" | "words" | "root" | "askForKey"> & Pick<ServiceParts, "key">;

/** Shared by the parts of a page; calls are always the service's here. */
function useReferenceSession(parts: SessionParts): Session & { readonly onCallsLeft: (left: CallsLeft) => void } {
  const { lang, words, root, askForKey, key } = parts;
  const [callsLeft, onCallsLeft] = useState<CallsLeft>();
  const [arriving, setArriving] = useState<Arriving>({});
  const local = useMemo(() => localWhenWanted(setArriving), []);
  const service = useMemo<ServiceParts>(
    () => ({ root, key, fetch: (...request) => fetch(...request), formOf: loadForm, onCallsLeft }),
    [root],
  );
  const backend = useMemo(() => openService(service), [service]);
  return {
    lang,
    words,
    root,
    askForKey,
    backend,
    callHere: backend.call,
    isEngineKept: async () => false,
    places: async (query) => (await local()).places(query),
    arriving,
    offline: { state: "off" },
    setOffline: () => undefined,
    callsLeft,
    report: (request) => reportFrom(service, request),
    feed: makesFeeds(key()) ? (request) => feedFrom(service, request) : undefined,
    onCallsLeft,
  };
}

interface ContentParts {
  readonly route: Route;
  readonly apiKey: string;
  readonly onCallsLeft: (left: CallsLeft) => void;
}

/** The view, with what is kept from one operation to the next. */
function Content({ route, apiKey, onCallsLeft }: ContentParts): JSX.Element {
  const [people, setPeople] = useState(EXAMPLE_PEOPLE);
  const [written, onWritten] = useState(FIRST_WRITTEN);
  const isFirst = useRef(true);
  const name = route.view === "operation" ? route.operation : "";
  useEffect(
    () => () => {
      isFirst.current = false;
    },
    [name],
  );
  return (
    <main id="content" tabIndex={-1}>
      {route.view === "start" && <Start />}
      {route.view === "domain" && DOMAINS.includes(route.domain) && <DomainView domain={route.domain} />}
      {route.view === "domain" && !DOMAINS.includes(route.domain) && <Start />}
      {route.view === "operation" && (
        <OperationPage
          key={route.operation}
          operation={route.operation}
          people={people}
          setPeople={setPeople}
          written={written}
          onWritten={onWritten}
          apiKey={apiKey}
          isFirst={isFirst}
          onCallsLeft={onCallsLeft}
        />
      )}
    </main>
  );
}
