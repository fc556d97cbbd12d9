import type { JSX } from "preact";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { DOMAINS, domainName, POPULAR, popularName } from "../systems";
import { filled } from "../words/words";
import { Mark } from "./marks";

/** What somebody sees first: what the page is, a chart to cast at once, and the way to everything else. */
export function StartHead(): JSX.Element {
  const { words } = useSession();
  return (
    <header class="hero">
      <h1 tabIndex={-1}>{words.tagline}</h1>
      <p class="quiet">{filled(words.intro, { systems: 18, operations: 261 })}</p>
    </header>
  );
}

/** The popular ones, then every domain. */
export function Explore(): JSX.Element {
  const { words } = useSession();
  return (
    <div class="explore">
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
      <section aria-labelledby="systems">
        <h2 id="systems">{words.systems}</h2>
        <ul class="cards systems">
          {DOMAINS.map((domain) => (
            <li key={domain}>
              <a href={writeRoute({ view: "domain", domain })}>
                <Mark domain={domain} />
                <span>
                  <b>{domainName(domain, words)}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
