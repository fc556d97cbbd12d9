import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Input } from "../backend";
import { curlText, type ToldCall, toolServer, toolText } from "../call-texts";
import { libraryText } from "../code-lines";
import type { OperationForm } from "../forms/model";
import { useSession } from "../session";
import { filled } from "../words/words";
import { Pre } from "./pre";

interface CallParts {
  readonly form: OperationForm;
  readonly folder: string;
  readonly domain: string;
  readonly input: Input;
}

/** The same call for a shell, a program and a tool client, each to copy. */
export function TheCall({ form, folder, domain, input }: CallParts): JSX.Element {
  const { words, root, lang } = useSession();
  const spoken = lang !== "en" && form.query.includes("lang") ? { ...input, lang } : input;
  const packages = [...new Set(libraryText(form, folder, input).match(/@almagest\/[\w-]+/g))].join(" ");
  const call: ToldCall = { operation: form, input: spoken, root, form: "json", keyHeader: "X-API-Key" };
  return (
    <details>
      <summary>{words.theCall}</summary>
      <Code title={words.curl} text={curlText(call)} />
      <Code
        title={words.library}
        text={libraryText(form, folder, spoken)}
        note={filled(words.libraryHelp, { packages })}
      />
      <Code
        title={words.tool}
        text={toolText(call)}
        note={filled(words.toolHelp, { server: toolServer(root, domain) })}
      />
    </details>
  );
}

interface CodeParts {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
}

export function Code({ title, text, note }: CodeParts): JSX.Element {
  return (
    <section class="code">
      <h4>{title}</h4>
      <Copy text={text} of={title} />
      {note !== undefined && <p class="quiet small">{note}</p>}
      <Pre text={text} />
    </section>
  );
}

/** A button that copies, and confirms it. */
export function Copy({
  text,
  of,
  label,
}: {
  readonly text: string;
  readonly of?: string;
  readonly label?: string;
}): JSX.Element {
  const { words } = useSession();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  const said = label ?? words.copy;
  return (
    <button
      type="button"
      class="plain copy"
      aria-label={of === undefined ? undefined : `${said}: ${of}`}
      onClick={copy}
      onBlur={() => setCopied(false)}
    >
      <span aria-live="polite">{isCopied ? words.copied : said}</span>
    </button>
  );
}
