import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { loadSearched, loadTitles } from "../data";
import type { Finder, FoundOperation } from "../find";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, popularName } from "../systems";
import { filled, type Words } from "../words/words";
import { onKeys } from "./keys";

const ID = "find";

/** Loads the search when first needed, and again after a failure. */
function finderOnce(lang: string, words: Words): () => Promise<Finder> {
  let opening: Promise<Finder> | undefined;
  const open = async (): Promise<Finder> => {
    const [{ openFinder }, titles, operations] = await Promise.all([
      import("../find"),
      loadTitles(lang),
      loadSearched(),
    ]);
    const named = titles.map(
      ([domain, id, title, line]) => [domain, id, popularName(id, words) ?? title, line] as const,
    );
    return openFinder({ titles: named, operations, domainName: (domain) => domainName(domain, words) });
  };
  return () => {
    opening ??= open().catch((problem: unknown) => {
      opening = undefined;
      throw problem;
    });
    return opening;
  };
}

interface Finding {
  readonly text: string;
  /** Index of the option that is on, from 0. */
  readonly on: number;
  /** Undefined while nothing is looked for. */
  readonly found: readonly FoundOperation[] | undefined;
  /** Loads what is looked through, before the first letter. */
  readonly prepare: () => void;
  readonly ask: (query: string) => Promise<void>;
  readonly move: (step: number) => void;
  readonly close: () => void;
  /** Closes the list, and empties the box. */
  readonly leave: () => void;
}

/** Finds as the reader writes; what an older text finds is dropped. */
function useFinding(): Finding {
  const { words, lang } = useSession();
  const [text, setText] = useState("");
  const [on, setOn] = useState(0);
  const [found, setFound] = useState<readonly FoundOperation[]>();
  const last = useRef("");
  const finder = useMemo(() => finderOnce(lang, words), [lang, words]);
  const results = (query: string): Promise<readonly FoundOperation[]> =>
    finder().then(
      (find) => find(query),
      () => [],
    );
  const ask = async (query: string): Promise<void> => {
    setText(query);
    last.current = query;
    const result = query.trim() === "" ? undefined : await results(query);
    if (query !== last.current) return;
    setFound(result);
    setOn(0);
  };
  const leave = (): void => {
    last.current = "";
    setText("");
    setFound(undefined);
  };
  const move = (step: number): void => {
    if (found !== undefined && found.length > 0) setOn((on + step + found.length) % found.length);
  };
  const prepare = (): void => void finder().catch(() => undefined);
  return { text, on, found, prepare, ask, move, close: () => setFound(undefined), leave };
}

/** Finds an operation by words in ten languages. Its data is loaded when the box is first used. */
export function Search(): JSX.Element {
  const { words } = useSession();
  const finding = useFinding();
  const { text, on, found, leave } = finding;
  const open = (one: FoundOperation): void => {
    leave();
    location.hash = writeRoute({ view: "operation", ...one, values: {} });
  };
  const one = found?.[on];
  const isOpen = found !== undefined && found.length > 0;
  return (
    <search class="search">
      <label class="hidden" for={ID}>
        {words.search}
      </label>
      <input
        id={ID}
        type="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={`${ID}-list`}
        aria-activedescendant={isOpen ? `${ID}-${on}` : undefined}
        autocomplete="off"
        spellcheck={false}
        placeholder={words.searchHint}
        value={text}
        onFocus={finding.prepare}
        onInput={(event) => finding.ask(event.currentTarget.value)}
        onKeyDown={onKeys({
          ArrowDown: () => finding.move(1),
          ArrowUp: () => finding.move(-1),
          Enter: () => one !== undefined && open(one),
          Escape: leave,
        })}
        onBlur={finding.close}
      />
      <Options found={found} on={on} onOpen={open} />
      <Said found={found} />
    </search>
  );
}

interface OptionsParts extends Pick<Finding, "found" | "on"> {
  readonly onOpen: (one: FoundOperation) => void;
}

function Options({ found = [], on, onOpen }: OptionsParts): JSX.Element {
  const { words } = useSession();
  return (
    <div id={`${ID}-list`} role="listbox" aria-label={words.search} class="options" hidden={found.length === 0}>
      {found.map((one, index0) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
        <div
          key={one.operation}
          id={`${ID}-${index0}`}
          role="option"
          aria-selected={index0 === on}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onOpen(one)}
        >
          <b>{one.title}</b> <span>{domainName(one.domain, words)}</span>
        </div>
      ))}
    </div>
  );
}

/** The number of results for a screen reader; that there are none, for everybody. */
function Said({ found }: Pick<Finding, "found">): JSX.Element {
  const { words } = useSession();
  const count = found?.length;
  const some = count === undefined ? "" : filled(words.searchCount, { count });
  return (
    <>
      <p class="hidden" role="status">
        {count === 0 ? words.searchNone : some}
      </p>
      {count === 0 && (
        <p class="options none" aria-hidden="true">
          {words.searchNone}
        </p>
      )}
    </>
  );
}
