import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { dateText } from "../answer/subjects";
import type { Person } from "../people";
import { peopleIn, peopleText, withPeople } from "../saved-people";
import { useSession } from "../session";
import { useSavedPeople } from "../use-people";
import { filled } from "../words/words";
import { saveText } from "./figure";

interface SavedPeopleParts {
  /** The person in the form. */
  readonly person: Person;
  readonly onPerson: (person: Person) => void;
}

/** The people on this device: to fill in, to add, to remove, and as a file. */
export function SavedPeople({ person, onPerson }: SavedPeopleParts): JSX.Element {
  const { words, lang } = useSession();
  const { people, keep } = useSavedPeople();
  const [said, say] = useState("");
  const summary = useRef<HTMLElement>(null);
  const nameOf = ({ name, date }: Person): string => (name === "" ? dateText(date, lang) : name);
  const change = (next: readonly Person[], done: string): void => say(keep(next) ? done : words.peopleNotKept);
  const remove = (one: Person): void => {
    change(
      people.filter((other) => other !== one),
      "",
    );
    // The button that was pressed is gone.
    summary.current?.focus();
  };
  const read = async (file: File | undefined): Promise<void> => {
    const found = file === undefined ? undefined : peopleIn(await file.text());
    if (found === undefined) return say(words.peopleUnread);
    const next = withPeople(people, found);
    change(next, filled(words.peopleImported, { count: next.length }));
  };
  return (
    <details class="saved-people">
      <summary ref={summary}>
        {words.people} <span class="count">{people.length}</span>
      </summary>
      <p class="hint">{words.peopleHelp}</p>
      {people.length === 0 && <p class="quiet small">{words.peopleNone}</p>}
      <ul>
        {people.map((one) => (
          <li key={JSON.stringify(one)}>
            <button
              type="button"
              class="plain"
              aria-label={filled(words.personUse, { name: nameOf(one) })}
              onClick={() => onPerson(one)}
            >
              {nameOf(one)}
            </button>
            <span class="quiet small">{one.date}</span>
            <button
              type="button"
              class="plain"
              aria-label={filled(words.personRemove, { name: nameOf(one) })}
              onClick={() => remove(one)}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p class="buttons">
        <button
          type="button"
          class="plain"
          disabled={person.date === ""}
          onClick={() => change(withPeople(people, [person]), filled(words.personSaved, { name: nameOf(person) }))}
        >
          {words.personSave}
        </button>
        <button
          type="button"
          class="plain"
          disabled={people.length === 0}
          onClick={() => saveText(peopleText(people), "almagest-people.json", "application/json")}
        >
          {words.peopleExport}
        </button>
        <label class="plain file">
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const input = event.currentTarget;
              read(input.files?.[0]).finally(() => {
                // The same file can be chosen again.
                input.value = "";
              });
            }}
          />
          {words.peopleImport}
        </label>
      </p>
      <p class="small" role="status">
        {said}
      </p>
    </details>
  );
}
