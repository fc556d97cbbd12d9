import type { JSX } from "preact";
import { PAGE_ADDRESSES, PAGES_DOMAIN } from "../page-addresses";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, POPULAR, popularName } from "../systems";
import { filled } from "../words/words";
import { DomainCards } from "./domain-cards";
import { Mark } from "./marks";

/** The first view: the page's purpose, a chart to cast at once, and links to everything else. */
export function StartHead({ isLate }: { readonly isLate: boolean }): JSX.Element {
  const { words } = useSession();
  return (
    <header class="hero">
      <h1 tabIndex={-1}>{words.tagline}</h1>
      <p class="quiet">{filled(words.intro, { systems: 18, operations: 261 })}</p>
      {isLate && (
        <p class="notice" role="alert">
          {words.openLate}
        </p>
      )}
    </header>
  );
}

/** The pages that show many calculations at once. */
export function WholePages(): JSX.Element {
  const { words } = useSession();
  return (
    <section class="whole-pages" aria-labelledby="whole-pages">
      <h2 id="whole-pages">{words.wholePages}</h2>
      <ul class="cards">
        {PAGE_ADDRESSES.map(({ operation, tradition }) => (
          <li key={operation}>
            <a href={writeRoute({ view: "operation", domain: PAGES_DOMAIN, operation, values: {} })}>
              <Mark domain={tradition} />
              <b>{popularName(operation, words)}</b>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Popular operations other than the birth chart. */
export function Popular(): JSX.Element {
  const { words } = useSession();
  return (
    <section aria-labelledby="popular">
      <h2 id="popular">{words.popular}</h2>
      <ul class="cards">
        {POPULAR.map((one) => (
          <li key={one.operation}>
            <a href={writeRoute({ view: "operation", ...one, values: {} })}>
              <Mark domain={one.domain} />
              <span>
                <b>{popularName(one.operation, words)}</b>
                <small>{domainName(one.domain, words)}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Every domain. */
export function Traditions(): JSX.Element {
  const { words } = useSession();
  return (
    <section class="explore" aria-labelledby="systems">
      <h2 id="systems">{words.systems}</h2>
      <DomainCards />
    </section>
  );
}

/** Takes the place of the answer until there is one. */
export function Awaited({ domain }: { readonly domain: string }): JSX.Element {
  return (
    <div class="empty" aria-hidden="true">
      <Mark domain={domain} />
    </div>
  );
}
