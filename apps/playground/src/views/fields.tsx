import type { JSX } from "preact";
import { isPersonal, type Placed, placedIn, rowCount, textAt } from "../input";
import { useSession } from "../session";
import { filled, type Words } from "../words/words";
import { Control, type Labels } from "./controls";
import type { FormState } from "./form-state";
import { PersonBlock } from "./person-block";
import { PlaceBox } from "./place-box";

interface FieldsParts {
  readonly fields: readonly Placed[];
  readonly labels: Labels;
  readonly state: FormState;
  /** The heading of the person's block, if these fields have one. */
  readonly legend: string;
  /** Whether the optional fields are expanded. */
  readonly isOpen?: boolean;
}

/** The controls of an object: its person first, then required fields, then optional ones. */
export function Fields({ fields, labels, state, legend, isOpen = false }: FieldsParts): JSX.Element {
  const { words } = useSession();
  const personal = fields.filter(({ field }) => isPersonal(field));
  const others = fields.filter(({ field }) => !isPersonal(field));
  const isFirst = ({ field }: Placed): boolean =>
    field.r === 1 || field.s === 1 || isOpen || field.p !== undefined || field.f !== undefined;
  const needed = others.filter(isFirst);
  const optional = others.filter((one) => !isFirst(one));
  const isWrong = optional.some(({ path }) =>
    Object.keys(state.errors).some((wrong) => wrong === path || wrong.startsWith(`${path}.`)),
  );
  const control = (one: Placed): JSX.Element => <AnyField key={one.path} one={one} labels={labels} state={state} />;
  return (
    <>
      {personal.length > 0 && <PersonBlock fields={personal} legend={legend} labels={labels} state={state} />}
      <PlacePair fields={needed} state={state} />
      {needed.length > 0 && <div class="grid">{needed.map(control)}</div>}
      {optional.length > 0 && (
        <details class="options-more" open={isWrong || undefined}>
          <summary>
            {words.options} <span class="count">{optional.length}</span>
          </summary>
          <div class="grid">{optional.map(control)}</div>
        </details>
      )}
    </>
  );
}

interface FieldParts {
  readonly one: Placed;
  readonly labels: Labels;
  readonly state: FormState;
}

function AnyField(parts: FieldParts): JSX.Element {
  const { one, labels, state } = parts;
  if (one.field.k === "object") return <ObjectField {...parts} />;
  if (one.field.k === "list") return <ListField {...parts} />;
  return (
    <Control
      field={one.field}
      path={one.path}
      text={textAt(one, state.held)}
      labels={labels}
      error={state.errors[one.path]}
      onText={(text) => state.setValue(one.path, text)}
    />
  );
}

function ObjectField({ one, labels, state }: FieldParts): JSX.Element {
  const { words } = useSession();
  const inside = placedIn(one);
  const legend = personLegend(one, words, labels) ?? labels.fields[one.field.n] ?? one.field.n;
  if (inside.some(({ field }) => isPersonal(field))) {
    return (
      <div class="wide">
        <Fields fields={inside} labels={labels} state={state} legend={legend} />
      </div>
    );
  }
  return (
    <fieldset class="wide part">
      <legend>{legend}</legend>
      <Fields fields={inside} labels={labels} state={state} legend={legend} isOpen />
    </fieldset>
  );
}

/** Of two births, the sides that a rule asks for, such as groom and bride, are told by the labels of the tradition. */
function personLegend({ field }: Placed, words: Words, { fields }: Labels): string | undefined {
  if (field.p === undefined) return undefined;
  if (field.n === "person1" || field.n === "person2") return fields[field.n] ?? words[field.n];
  if (field.n === "birthData" || field.n === "natalChart") return words.person;
  return field.p === 0 ? words.person1 : words.person2;
}

/** A list of objects, one row each, with at least the required number of rows. */
function ListField({ one, labels, state }: FieldParts): JSX.Element {
  const { words } = useSession();
  const rows = rowCount(one, state.held);
  const label = labels.fields[one.field.n] ?? one.field.n;
  const setRows = (count: number): void => state.setValue(`${one.path}.length`, String(count));
  return (
    <fieldset class="wide part">
      <legend>{label}</legend>
      {Array.from({ length: rows }, (_, row0) => {
        const inside = placedIn(one, row0);
        const isPeople = inside.some(({ field }) => isPersonal(field));
        const legend = filled(isPeople ? words.personN : words.row, { n: row0 + 1 });
        return (
          <fieldset key={inside[0]?.path ?? row0} class={isPeople ? "row people" : "row"}>
            <legend class={isPeople ? "hidden" : "small"}>{legend}</legend>
            <Fields fields={inside} labels={labels} state={state} legend={legend} isOpen />
          </fieldset>
        );
      })}
      {state.errors[one.path] !== undefined && (
        <p class="error" lang="en">
          {state.errors[one.path]}
        </p>
      )}
      <p class="buttons">
        <button
          type="button"
          class="plain"
          onClick={() => setRows(rows + 1)}
          disabled={rows >= (one.field.z ?? Infinity)}
        >
          {words.add}
        </button>
        {rows > (one.field.r === 1 ? (one.field.a ?? 1) : 0) && (
          <button type="button" class="plain" onClick={() => setRows(rows - 1)}>
            {filled(words.remove, { n: rows })}
          </button>
        )}
      </p>
    </fieldset>
  );
}

/** A search for a place other than a birthplace: it fills `relocationLatitude` and `relocationLongitude`. */
function PlacePair({
  fields,
  state,
}: {
  readonly fields: readonly Placed[];
  readonly state: FormState;
}): JSX.Element | null {
  const [latitude, longitude] = ["Latitude", "Longitude"].map((end) =>
    fields.find(({ field }) => field.n.endsWith(end)),
  );
  if (latitude === undefined || longitude === undefined) return null;
  const place = latitude.path.replace(/Latitude$/, "Place");
  return (
    <PlaceBox
      id={`f-${place}`}
      place={state.held.values[place] ?? ""}
      isChosen={(state.held.values[place] ?? "") !== "" && textAt(latitude, state.held) !== ""}
      onText={(text) => {
        state.setValue(place, text);
        state.setValue(latitude.path, "");
        state.setValue(longitude.path, "");
      }}
      onPlace={(found) => {
        state.setValue(place, found.city);
        state.setValue(latitude.path, String(found.latitude));
        state.setValue(longitude.path, String(found.longitude));
      }}
    />
  );
}
