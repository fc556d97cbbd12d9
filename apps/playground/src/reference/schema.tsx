import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useSession } from "../session";
import { filled } from "../words/words";
import { boundsText, insideOf, resolved, type Schema, type Schemas, typeText } from "./described";
import { Prose } from "./prose";

interface MembersParts {
  readonly schema: Schema;
  readonly schemas: Schemas;
}

/** The members of an object, each with what it holds below it, to be opened. */
export function Members({ schema, schemas }: MembersParts): JSX.Element {
  const { properties = {}, required = [] } = resolved(schema, schemas);
  return (
    <ul class="members">
      {Object.entries(properties).map(([name, member]) => (
        <Member key={name} name={name} schema={member} schemas={schemas} isRequired={required.includes(name)} />
      ))}
    </ul>
  );
}

interface MemberParts extends MembersParts {
  readonly name: string;
  readonly isRequired: boolean;
  /** The place of a parameter: `path`, `query`, `header`. */
  readonly place?: string;
}

/** One member of a request or of an answer. */
export function Member({ name, schema, schemas, isRequired, place }: MemberParts): JSX.Element {
  const { words } = useSession();
  const whole = resolved(schema, schemas);
  return (
    <li>
      <p lang="en">
        <code>{name}</code> <span class="quiet small">{[place, typeText(schema)].filter(Boolean).join(" · ")}</span>
        {isRequired && <b class="required small"> {words.refRequired}</b>}
      </p>
      <Facts schema={whole} />
      <Inside schema={schema} schemas={schemas} />
    </li>
  );
}

function Facts({ schema }: { readonly schema: Schema }): JSX.Element {
  const { words } = useSession();
  const bounds = boundsText(schema);
  return (
    <>
      {schema.description !== undefined && <Prose text={schema.description} />}
      {schema.enum !== undefined && (
        <p class="small values" lang="en">
          {schema.enum.map((value) => (
            <code key={String(value)}>{JSON.stringify(value)}</code>
          ))}
        </p>
      )}
      {(bounds !== "" || schema.default !== undefined) && (
        <p class="small quiet" lang="en">
          {[
            ...(bounds === "" ? [] : [bounds]),
            ...(schema.default === undefined ? [] : [filled(words.default, { value: JSON.stringify(schema.default) })]),
          ].join(" · ")}
        </p>
      )}
    </>
  );
}

/** Objects inside of a value. They are drawn when somebody opens them: one may contain itself. */
export function Inside({ schema, schemas }: MembersParts): JSX.Element {
  return (
    <>
      {insideOf(schema, schemas).map((one) => (
        <Opened key={one.$ref ?? typeText(one)} schema={one} schemas={schemas} />
      ))}
    </>
  );
}

function Opened({ schema, schemas }: MembersParts): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const { properties = {} } = resolved(schema, schemas);
  const names = Object.keys(properties);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary lang="en">
        {schema.$ref === undefined ? "" : `${typeText(schema)}: `}
        <span class="quiet">{`${names.slice(0, 4).join(", ")}${names.length > 4 ? ", …" : ""}`}</span>
      </summary>
      {isOpen && <Members schema={schema} schemas={schemas} />}
    </details>
  );
}
