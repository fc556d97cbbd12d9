import type { JSX } from "preact";
import type { Field } from "../forms/model";
import { useSession } from "../session";
import { filled } from "../words/words";

/** The labels of a form. */
export interface Labels {
  readonly fields: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  readonly hints: Readonly<Record<string, string>>;
  readonly headings: Readonly<Record<string, string>>;
}

export interface ControlParts {
  readonly field: Field;
  readonly path: string;
  readonly text: string;
  readonly labels: Labels;
  readonly error: string | undefined;
  /** Replaces the field's own label. */
  readonly label?: string;
  readonly onText: (text: string) => void;
}

/** The id of a control, made from the path in the service's issues. */
export function controlId(path: string): string {
  return `f-${path.replaceAll(".", "-")}`;
}

/** A control with its label, hint and error. */
export function Control(parts: ControlParts): JSX.Element {
  const { field, path, labels, error } = parts;
  const id = controlId(path);
  const label = parts.label ?? labels.fields[field.n] ?? field.n;
  const hint = labels.hints[field.n];
  const described = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  if (field.k === "choices") return <Choices {...parts} label={label} />;
  return (
    <div class={error === undefined ? "field" : "field wrong"}>
      <label for={id}>
        {label}
        {field.r === 1 && <Required />}
      </label>
      <Input {...parts} id={id} described={described === "" ? undefined : described} />
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`} lang="en">
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

function Required(): JSX.Element {
  return (
    <span class="required" aria-hidden="true">
      {" *"}
    </span>
  );
}

/** The service's message about a value, in English. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string;
  readonly error: string | undefined;
}): JSX.Element | null {
  if (error === undefined) return null;
  return (
    <p class="error" id={`${id}-error`} lang="en">
      {error}
    </p>
  );
}

interface InputParts extends ControlParts {
  readonly id: string;
  readonly described: string | undefined;
}

function Input(parts: InputParts): JSX.Element {
  const { field, id, text, error, described, onText } = parts;
  if (field.k === "choice" || field.k === "yesNo") return <Choice {...parts} />;
  const number = field.k === "number" || field.k === "integer";
  return (
    <input
      id={id}
      type={typeOf(field)}
      value={text}
      required={field.r === 1}
      inputMode={number ? (field.k === "integer" && (field.a ?? 0) >= 0 ? "numeric" : "text") : undefined}
      autocomplete="off"
      spellcheck={false}
      placeholder={field.d}
      aria-invalid={error !== undefined}
      aria-describedby={described}
      onInput={(event) => onText(event.currentTarget.value)}
    />
  );
}

/** Number fields are text boxes: a number control yields nothing for a non-number, and the fault could not be named. */
function typeOf({ k }: Field): string {
  return k === "date" || k === "time" ? k : "text";
}

function Choice({ field, id, text, labels, error, described, onText }: InputParts): JSX.Element {
  const { words } = useSession();
  const values = field.k === "yesNo" ? ["true", "false"] : (field.e ?? []);
  const labelOf = (value: string): string => {
    if (field.k === "yesNo") return value === "true" ? words.yes : words.no;
    return labels.values[`${field.n}.${value}`] ?? value;
  };
  const unset = field.d === undefined ? words.notSet : filled(words.default, { value: labelOf(field.d) });
  return (
    <select
      id={id}
      value={text}
      required={field.r === 1}
      aria-invalid={error !== undefined}
      aria-describedby={described}
      onChange={(event) => onText(event.currentTarget.value)}
    >
      {field.r !== 1 && <option value="">{unset}</option>}
      {values.map((value) => (
        <option key={value} value={value}>
          {labelOf(value)}
        </option>
      ))}
    </select>
  );
}

/** A choice of several values; none of them means the default. */
function Choices({ field, path, text, labels, error, label, onText }: ControlParts): JSX.Element {
  const id = controlId(path);
  const chosen = new Set(text === "" ? [] : text.split(","));
  const toggle = (value: string): void => {
    const next = (field.e ?? []).filter((one) => (one === value ? !chosen.has(one) : chosen.has(one)));
    onText(next.join(","));
  };
  return (
    <fieldset class={error === undefined ? "field choices" : "field choices wrong"} id={id} tabIndex={-1}>
      <legend>{label}</legend>
      <div class="boxes">
        {(field.e ?? []).map((value) => (
          <label key={value} class="box">
            <input type="checkbox" checked={chosen.has(value)} onChange={() => toggle(value)} />
            {labels.values[`${field.n}.${value}`] ?? value}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
