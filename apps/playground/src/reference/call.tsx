import type { JSX } from "preact";
import type { Input } from "../backend";
import {
  type AnswerForm,
  clientText,
  curlText,
  KEY_HEADERS,
  type KeyHeader,
  pythonText,
  toolServer,
  toolText,
} from "../call-texts";
import type { OperationForm } from "../forms/model";
import { useSession } from "../session";
import { Copy } from "../views/call";
import { Pre } from "../views/pre";
import { filled, type Words } from "../words/words";
import type { Described } from "./described";

/** The ways to write a call. */
export const WAYS = ["curl", "typescript", "python", "tool"] as const;

/** The way that the reader wants calls to be written; kept from one operation to the next. */
export interface Written {
  readonly way: (typeof WAYS)[number];
  readonly form: AnswerForm;
  readonly keyHeader: KeyHeader;
}

export const FIRST_WRITTEN: Written = { way: "curl", form: "json", keyHeader: "X-API-Key" };

/** The forms of an operation's answer. */
export function formsOf({ picture, hasReport, hasCalendar }: Described): readonly AnswerForm[] {
  return [
    "json",
    ...(picture === undefined ? [] : (["svg", "png"] as const)),
    ...(hasReport ? (["pdf"] as const) : []),
    ...(hasCalendar ? (["ics"] as const) : []),
  ];
}

/** The form that is asked for: the reader's, where the operation has it. */
export function formAsked(described: Described, { form }: Written): AnswerForm {
  return formsOf(described).includes(form) ? form : "json";
}

/** The arguments with the language of the page, which most operations take. */
export function spokenInput({ query }: Pick<OperationForm, "query">, input: Input, lang: string): Input {
  return lang !== "en" && query.includes("lang") ? { ...input, lang } : input;
}

interface CallParts {
  readonly operation: OperationForm;
  readonly described: Described;
  readonly input: Input;
  readonly written: Written;
  readonly onWritten: (written: Written) => void;
}

/** The call as it would be sent now, in the way that the reader chooses. */
export function CallText({ operation, described, input, written, onWritten }: CallParts): JSX.Element {
  const { words, root, lang } = useSession();
  const form = formAsked(described, written);
  const call = { operation, input: spokenInput(operation, input, lang), root, form, keyHeader: written.keyHeader };
  const texts = {
    curl: () => curlText(call),
    typescript: () => clientText(call),
    python: () => pythonText(call),
    tool: () => toolText(call),
  };
  const notes = {
    curl: words.refKeyFrom,
    typescript: `${words.refKeyFrom} ${filled(words.refClientHelp, { package: "@almagest/client" })}`,
    python: words.refKeyFrom,
    tool: filled(words.toolHelp, { server: toolServer(root, described.domain, form) }),
  };
  return (
    <section aria-labelledby="call">
      <h2 id="call">{words.theCall}</h2>
      <Ways written={written} onWritten={onWritten} />
      <p class="buttons">
        <Choice
          label={words.refForm}
          value={form}
          of={formsOf(described)}
          onValue={(next) => onWritten({ ...written, form: next })}
        />
        <Choice
          label={words.refHeader}
          value={written.keyHeader}
          of={KEY_HEADERS}
          onValue={(keyHeader) => onWritten({ ...written, keyHeader })}
        />
        <Copy text={texts[written.way]()} of={nameOf(written.way, words)} />
      </p>
      <Pre text={texts[written.way]()} />
      <p class="quiet small">{notes[written.way]}</p>
    </section>
  );
}

function nameOf(way: Written["way"], words: Words): string {
  return { curl: words.curl, typescript: words.library, python: words.refPython, tool: words.tool }[way];
}

type WaysParts = Pick<CallParts, "written" | "onWritten">;

/** Radio buttons, which have the keys of tabs by themselves. */
function Ways({ written, onWritten }: WaysParts): JSX.Element {
  const { words } = useSession();
  return (
    <fieldset class="ways">
      <legend class="hidden">{words.theCall}</legend>
      {WAYS.map((way) => (
        <label key={way}>
          <input
            type="radio"
            name="way"
            value={way}
            checked={way === written.way}
            onChange={() => onWritten({ ...written, way })}
          />
          {nameOf(way, words)}
        </label>
      ))}
    </fieldset>
  );
}

interface ChoiceParts<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly of: readonly Value[];
  readonly onValue: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, of, onValue }: ChoiceParts<Value>): JSX.Element {
  return (
    <label>
      {label}{" "}
      <select
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = of.find((one) => one === currentTarget.value);
          if (chosen !== undefined) onValue(chosen);
        }}
      >
        {of.map((one) => (
          <option key={one} value={one}>
            {one.length <= 4 ? one.toUpperCase() : one}
          </option>
        ))}
      </select>
    </label>
  );
}
