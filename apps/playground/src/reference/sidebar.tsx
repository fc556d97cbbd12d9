import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { loadTitles } from "../data";
import type { Titles } from "../forms/model";
import { type Route, writeRoute } from "../route";
import { useSession } from "../session";
import { DOMAINS, domainName, popularName } from "../systems";
import { useLoaded, Waiting } from "../views/loading";
import { BATCH, KEPT } from "./batch";

/** The list of all operations. On a narrow screen it opens above the text. */
export function Sidebar({ route }: { readonly route: Route }): JSX.Element {
  const { words, lang } = useSession();
  const loaded = useLoaded(() => loadTitles(lang), [lang]);
  const [isOpen, setOpen] = useState(false);
  const at = JSON.stringify(route);
  useEffect(() => setOpen(false), [at]);
  return (
    <nav class={isOpen ? "contents open" : "contents"} aria-label={words.refOperations}>
      <button
        type="button"
        class="plain"
        aria-expanded={isOpen}
        aria-controls="operations"
        onClick={() => setOpen(!isOpen)}
      >
        {words.refOperations}
      </button>
      <div id="operations">
        <p>
          <a href="#/" aria-current={route.view === "start" ? "page" : undefined}>
            {words.start}
          </a>
        </p>
        {loaded.state === "ready" ? <Domains route={route} titles={loaded.data} /> : <Waiting of={loaded} />}
      </div>
    </nav>
  );
}

interface DomainsParts {
  readonly route: Route;
  readonly titles: Titles;
}

function Domains({ route, titles }: DomainsParts): JSX.Element {
  const { words } = useSession();
  const operation = route.view === "operation" ? route.operation : "";
  const current = titles.find(([, id]) => id === operation)?.[0] ?? (route.view === "start" ? "" : route.domain);
  return (
    <>
      {DOMAINS.map((domain) => (
        <Group key={domain} domain={domain} isCurrent={domain === current} route={route} titles={titles} />
      ))}
      <p>
        <Entry {...BATCH} title={words.refBatch} route={route} />
      </p>
      {KEPT.map(([href, word]) => (
        <p key={href}>
          <a href={href}>{words[word]}</a>
        </p>
      ))}
    </>
  );
}

interface GroupParts extends DomainsParts {
  readonly domain: string;
  readonly isCurrent: boolean;
}

/** The operations of a domain. That of the current operation is open; the reader opens and closes the others. */
function Group({ domain, isCurrent, route, titles }: GroupParts): JSX.Element {
  const { words } = useSession();
  const [isOpen, setOpen] = useState(isCurrent);
  useEffect(() => {
    if (isCurrent) setOpen(true);
  }, [isCurrent]);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{domainName(domain, words)}</summary>
      {isOpen && (
        <ul>
          {titles
            .filter(([of]) => of === domain)
            .map(([, id, title]) => (
              <li key={id}>
                <Entry domain={domain} operation={id} title={popularName(id, words) ?? title} route={route} />
              </li>
            ))}
        </ul>
      )}
    </details>
  );
}

interface EntryParts {
  readonly domain: string;
  readonly operation: string;
  readonly title: string;
  readonly route: Route;
}

/** The current one is scrolled into the list's view. */
function Entry({ domain, operation, title, route }: EntryParts): JSX.Element {
  const link = useRef<HTMLAnchorElement>(null);
  const isCurrent = route.view === "operation" && route.operation === operation;
  useEffect(() => {
    const list = document.getElementById("operations");
    const box = link.current?.getBoundingClientRect();
    if (!isCurrent || list === null || box === undefined) return;
    const { top, bottom, height } = list.getBoundingClientRect();
    if (box.top < top || box.bottom > bottom) list.scrollTop += box.top - top - height / 3;
  }, [isCurrent]);
  return (
    <a
      ref={link}
      href={writeRoute({ view: "operation", domain, operation, values: {} })}
      aria-current={isCurrent ? "page" : undefined}
    >
      {title}
    </a>
  );
}
