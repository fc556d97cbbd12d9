import type { JSX } from "preact";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { DOMAINS, domainName } from "../systems";
import { Mark } from "./marks";

/** A card for each domain. */
export function DomainCards(): JSX.Element {
  const { words } = useSession();
  return (
    <ul class="cards systems">
      {DOMAINS.map((domain) => (
        <li key={domain}>
          <a href={writeRoute({ view: "domain", domain })}>
            <Mark domain={domain} />
            <b>{domainName(domain, words)}</b>
          </a>
        </li>
      ))}
    </ul>
  );
}
