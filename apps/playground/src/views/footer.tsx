import type { JSX } from "preact";
import { useSession } from "../session";

/** The service writes there where the source of the running program is. */
const SOURCE = document.querySelector<HTMLMetaElement>('meta[name="source-code"]')?.content;

/** Where the reference is, whose data this is, and under which licence; that goes with an offer of the source. */
export function Footer(): JSX.Element {
  const { words } = useSession();
  return (
    <footer class="foot">
      <a href="docs">{words.reference}</a>
      <a href="https://www.geonames.org">{words.placeData}</a>
      <span>{words.sourceCode}</span>
      {SOURCE === undefined ? <span>{words.askForSource}</span> : <a href={SOURCE}>{words.offeredSource}</a>}
    </footer>
  );
}
