import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import { loadSearched, loadTitles } from "../data";
import type { Finder, FoundOperation } from "../find";
import { writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, popularName } from "../systems";
import { filled, type Words } from "../words/words";

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

/** Finds an operation by words in ten languages. Its data is loaded when the box is first used. */
export function Search(): JSX.Element {
  const { words, lang } = useSession();
  const [text, setText] = useState("");
  const [on, setOn] = useState(0);
  const [found, setFound] = useState<readonly FoundOperation[]>();
  const last = useRef("");

  const finder = useMemo(() => finderOnce(lang, words), [lang, words]);
  const ask = async (query: string): Promise<void> => {
    setText(query);
    last.current = query;
    const result =
      query.trim() === ""
        ? undefined
        : await finder().then(
            (find) => find(query),
            () => [],
          );
    if (query !== last.current) return;
    setFound(result);
    setOn(0);
  };
  const leave = (): void => {
    last.current = "";
    setText("");
    setFound(undefined);
  };
  const open = (one: FoundOperation): void => {
    leave();
    location.hash = writeRoute({ view: "operation", ...one, values: {} });
  };
  const move = (step: number): void => {
    if (found !== undefined && found.length > 0) setOn((on + step + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const one = found?.[on];
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => one !== undefined && open(one),
      Escape: leave,
    };
    const act = event.isComposing ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
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
        onFocus={() => finder().catch(() => undefined)}
        onInput={(event) => ask(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setFound(undefined)}
      />
      <div id={`${ID}-list`} role="listbox" aria-label={words.search} class="options" hidden={!isOpen}>
        {found?.map((one, index0) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
          <div
            key={one.operation}
            id={`${ID}-${index0}`}
            role="option"
            aria-selected={index0 === on}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open(one)}
          >
            <b>{one.title}</b> <span>{domainName(one.domain, words)}</span>
          </div>
        ))}
      </div>
      <p class="hidden" role="status">
        {found === undefined
          ? ""
          : found.length === 0
            ? words.searchNone
            : filled(words.searchCount, { count: found.length })}
      </p>
      {found?.length === 0 && (
        <p class="options none" aria-hidden="true">
          {words.searchNone}
        </p>
      )}
    </search>
  );
}
