import type { JSX } from "preact";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, type Named, OF_BIRTH } from "../systems";

interface ChipsParts {
  /** The operation in view. */
  readonly current: string;
  readonly onChoose: (system: Named) => void;
}

/** The same birth in each tradition, one press away. Other operations have no birth to keep. */
export function SystemChips({ current, onChoose }: ChipsParts): JSX.Element | null {
  const { words } = useSession();
  if (!OF_BIRTH.some(({ operation }) => operation === current)) return null;
  return (
    <nav class="chips" aria-label={words.sameBirth}>
      <ul>
        {OF_BIRTH.map((system) => (
          <li key={system.operation}>
            <a
              href={writeRoute({ view: "operation", ...system, values: {} })}
              aria-current={system.operation === current ? "page" : undefined}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onChoose(system);
              }}
            >
              {domainName(system.domain, words)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
