import type { JSX } from "preact";
import { useSession } from "../session";
import { domainName } from "../systems";
import { DomainCards } from "../views/domain-cards";
import { Pre } from "../views/pre";

/** The first view: what the service is, how a call is sent, and the ways on. */
export function Start(): JSX.Element {
  const { words, root } = useSession();
  const links = [
    ["./", words.refPlayground],
    ["api/v2/openapi.json", words.refDocument],
    ["docs/errors", words.refErrors],
    ["docs/languages", domainName("languages", words)],
    ["docs/embeds", words.refEmbeds],
    ["docs/tools", words.refTools],
    ["llms.txt", "llms.txt"],
  ] as const;
  return (
    <>
      <section class="hero">
        <h1 tabIndex={-1}>Almagest API</h1>
        <p>{words.refIntro}</p>
        <p>{words.refKey}</p>
        <Pre text={`curl ${root}/astrology/signs/aries -H "X-API-Key: $ALMAGEST_KEY"`} />
        <ul class="links">
          {links.map(([href, text]) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </section>
      <DomainCards />
    </>
  );
}
