import type { JSX } from "preact";
import { useSession } from "../session";

/** The service inserts the address of the running program's source. */
const SOURCE = document.querySelector<HTMLMetaElement>('meta[name="source-code"]')?.content;

/** Links to the reference, and the data's owner and licence with the offer of source that it requires. */
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
