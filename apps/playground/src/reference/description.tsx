import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { useSession } from "../session";
import { Pre } from "../views/pre";
import { type Content, type Described, loadExample, type Schemas } from "./described";
import { Inside, Member, Members } from "./schema";

/** The request, the answer and the failures of an operation, as the OpenAPI document says them. */
export function Description({ described }: { readonly described: Described }): JSX.Element {
  const { words } = useSession();
  const { id, parameters, body, answer, picture, schemas, domain } = described;
  return (
    <>
      {parameters.length > 0 && (
        <section aria-labelledby="parameters">
          <h2 id="parameters">{words.refParameters}</h2>
          <ul class="members">
            {parameters.map(({ name, in: place, required = false, description, schema }) => (
              <Member
                key={name}
                name={name}
                place={place}
                schema={{ ...schema, ...(description !== undefined && { description }) }}
                schemas={schemas}
                isRequired={required}
              />
            ))}
          </ul>
        </section>
      )}
      {body !== undefined && (
        <section aria-labelledby="body">
          <h2 id="body">{words.refBody}</h2>
          <Shape content={body} schemas={schemas} isOpen />
          <Example title={words.refExample} value={body.example} />
        </section>
      )}
      <section aria-labelledby="answer">
        <h2 id="answer">{words.refAnswer}</h2>
        <Shape content={answer} schemas={schemas} />
        <Example title={words.refExample} value={answer.example} />
        {domain !== "batch" && <WholeExample operation={id} />}
      </section>
      {picture !== undefined && (
        <section aria-labelledby="picture">
          <h2 id="picture">{words.figure}</h2>
          <p class="values small" lang="en">
            {picture.forms.map((form) => (
              <code key={form}>{`form=${form}`}</code>
            ))}
          </p>
          <Members schema={{ properties: picture.options }} schemas={schemas} />
        </section>
      )}
      <Failures described={described} />
    </>
  );
}

interface ShapeParts {
  readonly content: Content;
  readonly schemas: Schemas;
  readonly isOpen?: boolean;
}

/** The members of a request are shown at once, those of an answer when they are opened: there are many. */
function Shape({ content: { type, schema }, schemas, isOpen = false }: ShapeParts): JSX.Element {
  return (
    <>
      <p class="quiet small" lang="en">
        {[type, schema.description].filter(Boolean).join(" · ")}
      </p>
      {isOpen ? <Members schema={schema} schemas={schemas} /> : <Inside schema={schema} schemas={schemas} />}
    </>
  );
}

function Example({ title, value }: { readonly title: string; readonly value: unknown }): JSX.Element | null {
  if (value === undefined) return null;
  const text = typeof value === "string" ? value : JSON.stringify(value, undefined, 2);
  return (
    <>
      <h3>{title}</h3>
      <Pre text={text} />
    </>
  );
}

/** The whole answer to the example, fetched when somebody opens it. */
function WholeExample({ operation }: { readonly operation: string }): JSX.Element {
  const { words } = useSession();
  const [text, setText] = useState<string>();
  const open = ({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void => {
    if (!currentTarget.open || text !== undefined) return;
    loadExample(operation).then(
      (answer) => setText(JSON.stringify(answer, undefined, 2)),
      () => setText(words.loadFailed),
    );
  };
  return (
    <details class="whole-answer" onToggle={open}>
      <summary>{words.refWhole}</summary>
      <Pre text={text ?? words.loading} />
    </details>
  );
}

function Failures({ described: { failures } }: { readonly described: Described }): JSX.Element {
  const { words } = useSession();
  return (
    <section aria-labelledby="failures">
      <h2 id="failures">{words.refErrors}</h2>
      <ul class="failures" lang="en">
        {failures.map(({ status, codes }) => (
          <li key={status}>
            {status}{" "}
            {codes.map((code) => (
              <a key={code} href={`docs/errors#${code}`}>
                <code>{code}</code>
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
