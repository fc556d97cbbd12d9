import type { JSX } from "preact";
import { useSession } from "../session";

/** Where the reference is, whose data this is, and under which licence. */
export function Footer(): JSX.Element {
  const { words } = useSession();
  return (
    <footer class="foot">
      <a href="docs">{words.reference}</a>
      <a href="https://www.geonames.org">{words.placeData}</a>
      <span>{words.sourceCode}</span>
    </footer>
  );
}
