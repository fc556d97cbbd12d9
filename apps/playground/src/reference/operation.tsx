import type { JSX } from "preact";
import { type MutableRef, useEffect, useRef, useState } from "preact/hooks";
import type { CallsLeft } from "../backend";
import { loadOperation, loadTitles, type OperationData } from "../data";
import { type Held, inputOf, placed } from "../input";
import { momentNow, type Person } from "../people";
import { useSession } from "../session";
import { domainName, popularName } from "../systems";
import { Fields } from "../views/fields";
import type { FormState } from "../views/form-state";
import { useLoaded, Waiting } from "../views/loading";
import { useLocated } from "../views/use-located";
import { BATCH, BatchCall } from "./batch";
import { CallText, formAsked, spokenInput, type Written } from "./call";
import { type Described, loadDescribed } from "./described";
import { Description } from "./description";
import { Prose } from "./prose";
import { ReceivedView } from "./received";
import { type Received, sendCall } from "./send";

interface OperationPageParts {
  readonly operation: string;
  readonly people: readonly Person[];
  readonly setPeople: (change: (people: readonly Person[]) => readonly Person[]) => void;
  readonly written: Written;
  readonly onWritten: (written: Written) => void;
  readonly apiKey: string;
  /** Whether this is what the page was opened with: the reader then begins at the top. */
  readonly isFirst: MutableRef<boolean>;
  readonly onCallsLeft: (left: CallsLeft) => void;
}

interface Loaded {
  readonly described: Described;
  /** Undefined for what is no operation of the catalogue. */
  readonly data: OperationData | undefined;
  readonly title: string;
}

/** Undefined where there is no such operation. */
async function load(operation: string, lang: string): Promise<Loaded | undefined> {
  if (operation === BATCH.operation) {
    const described = await loadDescribed(operation);
    return { described, data: undefined, title: described.summary };
  }
  const asked = (await loadTitles(lang)).find(([, id]) => id === operation);
  if (asked === undefined) return undefined;
  const [domain, , title] = asked;
  const [described, data] = await Promise.all([loadDescribed(operation), loadOperation(domain, operation, lang)]);
  return { described, data, title };
}

/** An operation: its call, a form to try it with, and what it takes and answers. */
export function OperationPage(parts: OperationPageParts): JSX.Element {
  const { lang, words } = useSession();
  const { operation } = parts;
  const loaded = useLoaded(() => load(operation, lang), [operation, lang]);
  if (loaded.state !== "ready") return <Waiting of={loaded} />;
  if (loaded.data === undefined) {
    return (
      <section class="hero">
        <h1 tabIndex={-1}>{words.unknownPage}</h1>
      </section>
    );
  }
  const { described, data, title } = loaded.data;
  return (
    <article data-operation={operation}>
      <Head
        described={described}
        title={popularName(operation, words) ?? title}
        line={data && lineOf(data, operation)}
        isFirst={parts.isFirst}
      />
      {data === undefined ? (
        <BatchCall
          described={described}
          apiKey={parts.apiKey}
          onReceived={({ callsLeft }) => callsLeft && parts.onCallsLeft(callsLeft)}
        />
      ) : (
        <Bench {...parts} described={described} data={data} />
      )}
      <Description described={described} />
    </article>
  );
}

function lineOf({ labels }: OperationData, operation: string): string | undefined {
  return labels.operations[operation]?.[1];
}

interface HeadParts extends Pick<OperationPageParts, "isFirst"> {
  readonly described: Described;
  readonly title: string;
  readonly line: string | undefined;
}

function Head({ described, title, line, isFirst }: HeadParts): JSX.Element {
  const { words, lang } = useSession();
  const { domain, method, path, description } = described;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFirst.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <header class="head">
      <p class="crumbs">
        {domain === BATCH.domain ? words.reference : <a href={`#/${domain}`}>{domainName(domain, words)}</a>}
      </p>
      <h1 tabIndex={-1} ref={heading}>
        {title}
      </h1>
      {line !== undefined && <p class="line">{line}</p>}
      <p class="address" lang="en">
        <code>
          <b>{method}</b> {path}
        </code>
      </p>
      {description !== undefined && (
        <div>
          {description.split("\n\n").map((text) => (
            <Prose key={text} text={text} />
          ))}
        </div>
      )}
      {lang !== "en" && <p class="quiet small">{words.refEnglish}</p>}
    </header>
  );
}

interface BenchParts extends Omit<OperationPageParts, "operation" | "isFirst"> {
  readonly described: Described;
  readonly data: OperationData;
}

/** The form, and beside it the call that it makes; what came is below the form. */
function Bench({
  described,
  data,
  people,
  setPeople,
  written,
  onWritten,
  apiKey,
  onCallsLeft,
}: BenchParts): JSX.Element {
  const { words, lang, root } = useSession();
  const { form: operation, labels } = data;
  const [values, setValues] = useState<Held["values"]>({});
  const [opened] = useState(momentNow);
  const [received, setReceived] = useState<Received>();
  const [isRunning, setRunning] = useState(false);
  const { lacking, clear, locate } = useLocated(operation, setPeople);
  const held: Held = { people, values, moment: opened };
  const state: FormState = {
    held,
    errors: Object.fromEntries([
      ...(received?.failure?.issues ?? []).map(({ path, message }) => [path, message] as const),
      ...lacking.map((path) => [path, words.placeChoose] as const),
    ]),
    setValue: (path, text) => setValues((before) => ({ ...before, [path]: text })),
    setPerson: (index0, change) => {
      clear();
      setPeople((before) => before.map((one, at0) => (at0 === index0 ? { ...one, ...change } : one)));
    },
  };
  const run = async (): Promise<void> => {
    if (isRunning) return;
    const asked = await locate(held);
    if (asked === undefined) return;
    setRunning(true);
    const input = spokenInput(operation, inputOf(operation, asked), lang);
    const form = formAsked(described, written);
    const next = await sendCall({ operation, input, root, form, keyHeader: written.keyHeader, key: apiKey });
    setRunning(false);
    setReceived(next);
    if (next.callsLeft !== undefined) onCallsLeft(next.callsLeft);
    requestAnimationFrame(() => document.getElementById("received")?.scrollIntoView({ block: "nearest" }));
  };
  return (
    <div class="ref-bench">
      <section aria-labelledby="try">
        <h2 id="try">{words.refTry}</h2>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            run();
          }}
        >
          <Fields fields={placed(operation)} labels={labels} state={state} legend={words.person} />
          <p class="run">
            <button type="submit" class="primary" aria-disabled={isRunning}>
              {isRunning ? words.running : words.refSend}
            </button>
            <span class="quiet small">{words.oneCall}</span>
          </p>
        </form>
      </section>
      <CallText
        operation={operation}
        described={described}
        input={inputOf(operation, held)}
        written={written}
        onWritten={onWritten}
      />
      <ReceivedView received={received} />
    </div>
  );
}
