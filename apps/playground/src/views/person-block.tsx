import type { JSX } from "preact";
import { type Placed, textAt } from "../input";
import { type Person, withPlace, withPlaceText } from "../people";
import { placeBoxPath } from "../places-asked";
import { useSession } from "../session";
import { Control, controlId, FieldError, type Labels } from "./controls";
import type { FormState } from "./form-state";
import { PlaceBox } from "./place-box";
import { SavedPeople } from "./saved-people";

interface PersonParts {
  /** Fields of one person, all of the same object. */
  readonly fields: readonly Placed[];
  readonly legend: string;
  readonly labels: Labels;
  readonly state: FormState;
}

const COORDINATES: ReadonlySet<string> = new Set(["latitude", "longitude", "timezone"]);

/**
 * A birth: name, date, time and place, as far as the operation asks for them. The data stays for the next operation.
 */
export function PersonBlock({ fields, legend, labels, state }: PersonParts): JSX.Element | null {
  const { words } = useSession();
  const of = (source: string): Placed | undefined => fields.find(({ field }) => field.f === source);
  const [first] = fields;
  const index0 = first?.person ?? 0;
  const person = state.held.people[index0];
  const [name, date, time] = [of("name"), of("date"), of("time")];
  const coordinates = fields.filter(({ field }) => COORDINATES.has(field.f ?? ""));
  const change = (next: Partial<Person>): void => state.setPerson(index0, next);
  if (first === undefined || person === undefined) return null;
  const isPlace = name === undefined && date === undefined && time === undefined;
  return (
    <fieldset class="person" aria-label={isPlace ? words.place : undefined}>
      {!isPlace && <legend>{legend}</legend>}
      {name !== undefined && <PersonText one={name} member="name" labels={labels} state={state} change={change} />}
      <div class="pair">
        {date !== undefined && <PersonText one={date} member="date" labels={labels} state={state} change={change} />}
        {time !== undefined && <TimeField one={time} labels={labels} state={state} person={person} change={change} />}
      </div>
      {coordinates.length > 0 && (
        <>
          <PlaceBox
            id={controlId(placeBoxPath(coordinates))}
            place={person.place}
            isChosen={person.place !== "" && person.latitude !== ""}
            error={state.errors[placeBoxPath(coordinates)]}
            onText={(text) => change(withPlaceText(text))}
            onPlace={(place) => change(withPlace(person, place))}
          />
          <Coordinates fields={coordinates} labels={labels} state={state} change={change} />
        </>
      )}
      {date !== undefined && coordinates.length > 0 && <SavedPeople person={person} onPerson={change} />}
    </fieldset>
  );
}

interface MemberParts {
  readonly one: Placed;
  readonly labels: Labels;
  readonly state: FormState;
  readonly change: (next: Partial<Person>) => void;
}

function PersonText({
  one,
  member,
  labels,
  state,
  change,
}: MemberParts & { readonly member: "name" | "date" }): JSX.Element {
  const { words } = useSession();
  const isBirth = one.field.f === "date";
  return (
    <Control
      field={one.field}
      path={one.path}
      text={textAt(one, state.held)}
      labels={{ ...labels, hints: {} }}
      error={state.errors[one.path]}
      label={isBirth ? words.birthDate : (labels.fields[one.field.n] ?? words.name)}
      onText={(text) => change({ [member]: text })}
    />
  );
}

/** The time, or a mark that nobody knows it. */
function TimeField({ one, labels, state, person, change }: MemberParts & { readonly person: Person }): JSX.Element {
  const { words } = useSession();
  const id = controlId(one.path);
  const error = state.errors[one.path];
  const described = [person.isTimeUnknown && `${id}-unknown`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div class={error === undefined ? "field" : "field wrong"}>
      <label for={id}>
        {one.field.n === "time" || one.field.n === "birthTime" ? words.birthTime : labels.fields[one.field.n]}
      </label>
      <input
        id={id}
        type="time"
        step={1}
        value={person.isTimeUnknown ? "" : person.time}
        disabled={person.isTimeUnknown}
        aria-invalid={error !== undefined}
        aria-describedby={described === "" ? undefined : described}
        onInput={(event) => change({ time: event.currentTarget.value })}
      />
      <label class="box">
        <input
          type="checkbox"
          checked={person.isTimeUnknown}
          onChange={(event) => change({ isTimeUnknown: event.currentTarget.checked })}
        />
        {words.timeUnknown}
      </label>
      {person.isTimeUnknown && (
        <p class="hint" id={`${id}-unknown`}>
          {words.timeOpenHelp}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

interface CoordinateParts {
  readonly fields: readonly Placed[];
  readonly labels: Labels;
  readonly state: FormState;
  readonly change: (next: Partial<Person>) => void;
}

/** The coordinates and time zone of a place; filled by the search, and editable by hand. */
function Coordinates({ fields, labels, state, change }: CoordinateParts): JSX.Element {
  const { words } = useSession();
  const isWrong = fields.some(({ path }) => state.errors[path] !== undefined);
  const values = fields.map((one) => textAt(one, state.held)).join(", ");
  return (
    <details class="coordinates" open={isWrong || undefined}>
      <summary>
        {words.coordinates} <span class="quiet">{values}</span>
      </summary>
      <div class="triple">
        {fields.map((one) => (
          <Control
            key={one.path}
            field={one.field}
            path={one.path}
            text={textAt(one, state.held)}
            labels={{ ...labels, hints: {} }}
            error={state.errors[one.path]}
            onText={(text) =>
              change(one.field.f === "timezone" ? { timezone: text } : { [one.field.f ?? ""]: text, place: "" })
            }
          />
        ))}
      </div>
    </details>
  );
}
