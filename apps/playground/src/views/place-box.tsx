import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Place } from "../backend";
import { notLoadedText, useSession } from "../session";
import { filled } from "../words/words";
import { onKeys } from "./keys";

/** A search waits until the reader pauses. */
const PAUSE_MS = 150;
/** One letter matches too much; one Chinese character is a name. */
const LEAST = /^(?:[^\0-\x7f]|.{2})/u;

interface PlaceBoxParts {
  readonly id: string;
  /** The place's current name. */
  readonly place: string;
  /** Whether the place was chosen, not only typed: Enter then calculates, as in every other field. */
  readonly isChosen: boolean;
  readonly onPlace: (place: Place) => void;
  /** Typed text has no coordinates yet: it clears the place chosen before. */
  readonly onText: (text: string) => void;
  readonly error?: string | undefined;
}

/** A search for a place: a combobox with its list below. The focus stays in the box. */
export function PlaceBox(parts: PlaceBoxParts): JSX.Element {
  const { id, place, onPlace, error } = parts;
  const { words } = useSession();
  const [text, setText] = useState(place);
  const search = usePlaces();
  // While somebody types, the name comes back from the form a letter late and must not replace what is there.
  useEffect(() => {
    if (document.activeElement?.id !== id) setText(place);
  }, [id, place]);
  const pick = (one: Place): void => {
    search.clear();
    onPlace(one);
    setText(nameOf(one));
  };
  return (
    <div class={error === undefined ? "field place" : "field place wrong"}>
      <label for={id}>{words.place}</label>
      <Box {...parts} text={text} setText={setText} search={search} pick={pick} />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.place}
        class="options"
        hidden={search.places.length === 0}
      >
        {search.places.map((one, index0) => (
          <Option key={optionKey(one)} id={`${id}-${index0}`} place={one} isOn={index0 === search.on} onPick={pick} />
        ))}
      </div>
      {error !== undefined && (
        <p class="error" id={`${id}-error`}>
          {error}
        </p>
      )}
      <p class="hint" id={`${id}-state`} role="status">
        <Said search={search} />
      </p>
    </div>
  );
}

interface BoxParts extends PlaceBoxParts {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly search: Search;
  readonly pick: (place: Place) => void;
}

function Box({ id, isChosen, onText, error, text, setText, search, pick }: BoxParts): JSX.Element {
  const isOpen = search.places.length > 0;
  const acts = {
    ArrowDown: () => (isOpen ? search.move(1) : search.now(text)),
    ArrowUp: () => search.move(-1),
    // Without a choice Enter takes the first result, the best one.
    Enter: () => {
      const one = search.places[search.on ?? 0];
      if (one === undefined) search.now(text);
      else pick(one);
    },
    Escape: search.clear,
  };
  const isLeftToForm = (key: string): boolean => !isOpen && (key === "Escape" || (key === "Enter" && isChosen));
  return (
    <input
      id={id}
      type="text"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={search.on === undefined ? undefined : `${id}-${search.on}`}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? `${id}-state` : `${id}-error ${id}-state`}
      autocomplete="off"
      spellcheck={false}
      value={text}
      onInput={(event) => {
        setText(event.currentTarget.value);
        onText(event.currentTarget.value);
        search.later(event.currentTarget.value);
      }}
      onKeyDown={onKeys(acts, isLeftToForm)}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={search.clear}
    />
  );
}

/** The state of a search; while the names themselves are loading, how much of them is there. */
function Said({ search: { said } }: { readonly search: Search }): JSX.Element {
  const { words, arriving } = useSession();
  const names = arriving.places;
  const isComing = said === words.placeSearching && names !== undefined && names.percent < 100;
  return <>{isComing ? filled(words.placeLoading, { ...names }) : (said ?? words.placeHelp)}</>;
}

interface OptionParts {
  readonly id: string;
  readonly place: Place;
  readonly isOn: boolean;
  readonly onPick: (place: Place) => void;
}

function Option({ id, place, isOn, onPick }: OptionParts): JSX.Element {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOn) option.current?.scrollIntoView({ block: "nearest" });
  }, [isOn]);
  return (
    // The box handles the keys and names the active option.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the keys
    <div
      ref={option}
      id={id}
      role="option"
      aria-selected={isOn}
      tabIndex={-1}
      // Otherwise the press takes the focus from the box, and the list disappears before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(place)}
    >
      <b>{place.city}</b> <span>{[place.province, place.country].filter((part) => part !== "").join(", ")}</span>
    </div>
  );
}

function nameOf({ city, province, country }: Place): string {
  return [city, province, country].filter((part) => part !== "").join(", ");
}

function optionKey({ city, latitude, longitude }: Place): string {
  return `${city} ${latitude} ${longitude}`;
}

interface Search {
  readonly places: readonly Place[];
  /** 0-based index of the active option; none until an arrow key is pressed. */
  readonly on: number | undefined;
  /** The state of the search, in words. */
  readonly said: string | undefined;
  readonly later: (query: string) => void;
  readonly now: (query: string) => void;
  readonly move: (step: number) => void;
  readonly clear: () => void;
}

/** Searches when the reader pauses; late results of an older search are dropped. */
function usePlaces(): Search {
  const session = useSession();
  const { places: find, words } = session;
  const [places, setPlaces] = useState<readonly Place[]>([]);
  const [on, setOn] = useState<number>();
  const [said, setSaid] = useState<string>();
  const turn = useRef({ timer: 0, number: 0 });

  const clear = (): void => {
    clearTimeout(turn.current.timer);
    turn.current.number += 1;
    setPlaces([]);
    setOn(undefined);
    // The number of results means nothing once the list is closed; "no results" still does.
    if (places.length > 0) setSaid(undefined);
  };
  const now = (query: string): void => {
    clear();
    if (!LEAST.test(query.trim())) return;
    const { number } = turn.current;
    setSaid(words.placeSearching);
    const show = (found: readonly Place[], sentence: string): void => {
      if (number !== turn.current.number) return;
      setPlaces(found);
      setSaid(sentence);
    };
    find(query.trim()).then(
      (found) => show(found, found.length === 0 ? words.placeNone : filled(words.placeCount, { count: found.length })),
      () => show([], notLoadedText(session)),
    );
  };
  const later = (query: string): void => {
    clear();
    setSaid(undefined);
    turn.current.timer = Number(setTimeout(() => now(query), PAUSE_MS));
  };
  const move = (step: number): void => {
    const from = on ?? (step > 0 ? -1 : 0);
    if (places.length > 0) setOn((from + step + places.length) % places.length);
  };
  return { places, on, said, later, now, move, clear };
}
