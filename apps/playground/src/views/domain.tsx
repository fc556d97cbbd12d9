import type { JSX } from "preact";
import { loadTitles } from "../data";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, popularName } from "../systems";
import { filled } from "../words/words";
import { useLoaded, Waiting } from "./loading";
import { Mark } from "./marks";

/** Every operation of a domain. */
export function DomainView({ domain }: { readonly domain: string }): JSX.Element {
  const { words, lang } = useSession();
  const loaded = useLoaded(() => loadTitles(lang), [lang]);
  const own = loaded.state === "ready" ? loaded.data.filter(([of]) => of === domain) : [];
  const name = domainName(domain, words);
  return (
    <section class="domain" aria-labelledby="domain">
      <p class="crumbs">
        <a href="#/">{words.start}</a>
      </p>
      <h1 id="domain" tabIndex={-1}>
        <Mark domain={domain} /> {name}
      </h1>
      {loaded.state !== "ready" ? (
        <Waiting of={loaded} />
      ) : own.length === 0 ? (
        <p>{words.unknownPage}</p>
      ) : (
        <>
          <p class="quiet">{filled(words.operationsCount, { count: own.length })}</p>
          <ul class="operations">
            {own.map(([, operation, title, line]) => (
              <li key={operation}>
                <a href={writeRoute({ view: "operation", domain, operation, values: {} })}>
                  <b>{popularName(operation, words) ?? title}</b>
                  {title !== line && <small>{line}</small>}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
