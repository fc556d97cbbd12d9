import type { JSX } from "preact";
import type { Called, Input } from "../backend";
import { arrivedOperation, loadOperation } from "../data";
import type { DomainWords, OperationForm } from "../forms/model";
import type { Held } from "../input";
import type { Person } from "../people";
import { type Route, writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, popularName } from "../systems";
import { Answer } from "./answer";
import { Ask } from "./ask";
import { useLoaded, Waiting } from "./loading";
import { SystemChips } from "./system-chips";
import { useWorkbench } from "./use-workbench";

/** A call kept while the page is open: going back shows it again, without another call. */
export interface Shown {
  readonly called: Called;
  readonly input: Input;
  /** The form that it was asked with. */
  readonly held: Held;
  readonly lang: string;
  /** Its first figure, where it has one. */
  readonly svg: string | undefined;
  /** The form contents that this answer belongs to, as keys: as sent, and as a link sends it again. */
  readonly keys: readonly string[];
}

export type OperationRoute = Extract<Route, { view: "operation" }>;

export interface OperationParts {
  readonly route: OperationRoute;
  readonly people: readonly Person[];
  readonly setPeople: (change: (people: readonly Person[]) => readonly Person[]) => void;
  readonly known: Map<string, Shown>;
  /** Facts about people in earlier calls. */
  readonly asked: Set<string>;
  /** Whether to calculate as soon as the form is ready, because the reader pressed for it. */
  readonly isPressed: boolean;
  /** Writes the calculated request into the address. */
  readonly onLink: (route: OperationRoute) => void;
  readonly go: (route: Route, isPressed: boolean) => void;
  /** The start page has a main heading of its own. */
  readonly isStart?: boolean;
  /** Shown until there is an answer. */
  readonly before: JSX.Element;
}

/** An operation: its form and its answer. */
export function OperationView(parts: OperationParts): JSX.Element {
  const { lang } = useSession();
  const { domain, operation } = parts.route;
  const loaded = useLoaded(
    () => loadOperation(domain, operation, lang),
    [domain, operation, lang],
    () => arrivedOperation(domain, operation, lang),
  );
  if (loaded.state === "ready" && loaded.data === undefined) return <Unknown />;
  if (loaded.state !== "ready" || loaded.data === undefined || loaded.data.form.id !== operation)
    return <Waiting of={loaded} />;
  return <Workbench key={operation} {...parts} {...loaded.data} />;
}

/** Shown for an address that leads nowhere, with a way on. */
function Unknown(): JSX.Element {
  const { words } = useSession();
  return (
    <section class="hero">
      <h1 tabIndex={-1}>{words.unknownPage}</h1>
      <p>
        <a href="#/">{words.start}</a>
      </p>
    </section>
  );
}

export interface WorkbenchParts extends OperationParts {
  readonly form: OperationForm;
  readonly folder: string;
  readonly labels: DomainWords;
}

function Workbench(parts: WorkbenchParts): JSX.Element {
  const { words } = useSession();
  const { form, labels, before } = parts;
  const [title, line] = labels.operations[form.id] ?? [form.id];
  const name = popularName(form.id, words) ?? title;
  const bench = useWorkbench(parts);
  return (
    <div class="workbench">
      <Head parts={parts} name={name} line={line} isAnswered={bench.shown?.called.ok === true} />
      <Ask parts={parts} bench={bench} />
      <Answer parts={parts} bench={bench} name={name} before={before} />
    </div>
  );
}

interface HeadParts {
  readonly parts: WorkbenchParts;
  readonly name: string;
  /** One line about the operation. */
  readonly line: string | undefined;
  readonly isAnswered: boolean;
}

/** The name of an operation, and the same birth in other systems. */
function Head({ parts, name, line, isAnswered }: HeadParts): JSX.Element {
  const { words } = useSession();
  const { route, form, go, isStart = false } = parts;
  const Heading = isStart ? "h2" : "h1";
  return (
    <div class="of">
      {!isStart && (
        <p class="crumbs">
          <a href={writeRoute({ view: "domain", domain: route.domain })}>{domainName(route.domain, words)}</a>
        </p>
      )}
      <Heading id="operation" tabIndex={-1}>
        {name}
      </Heading>
      {line !== undefined && <p class="quiet line">{line}</p>}
      <SystemChips
        current={form.id}
        onChoose={(system) => go({ view: "operation", ...system, values: {} }, isAnswered)}
      />
    </div>
  );
}
