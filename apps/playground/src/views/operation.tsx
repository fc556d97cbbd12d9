import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { askedKey, askedOf, dated, freshSeed, isBirthComplete, isTimeUnknown, seeded } from "../asked";
import type { Called, Input } from "../backend";
import { arrivedOperation, loadOperation } from "../data";
import type { DomainWords, Field, OperationForm } from "../forms/model";
import { type Held, inputOf, placed } from "../input";
import { fromLink, linkValues, readLink } from "../link";
import { type Person, withPlace } from "../people";
import { draw } from "../pictures";
import { missingPlaces, onlyPlace } from "../places-asked";
import { type Route, writeRoute } from "../route";
import { useSession } from "../session";
import { domainName, popularName, runWord } from "../systems";
import { filled } from "../words/words";
import { Copy } from "./call";
import { controlId } from "./controls";
import { Fields } from "./fields";
import type { FormState } from "./form-state";
import { useLoaded, Waiting } from "./loading";
import { OfflineSwitch } from "./offline-switch";
import { focusProblem, Problem } from "./problem";
import { Result } from "./result";
import { SystemChips } from "./system-chips";

/** A call kept while the page is open: going back shows it again, without another call. */
export interface Shown {
  readonly called: Called;
  readonly input: Input;
  readonly lang: string;
  /** Its first figure, where it has one. */
  readonly svg: string | undefined;
  /** The form contents that this answer belongs to, as keys: as sent, and as a link sends it again. */
  readonly keys: readonly string[];
  readonly isTimeUnknown: boolean;
}

type OperationRoute = Extract<Route, { view: "operation" }>;

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

interface WorkbenchParts extends OperationParts {
  readonly form: OperationForm;
  readonly folder: string;
  readonly labels: DomainWords;
}

function now(): Held["moment"] {
  const date = new Date();
  const two = (value: number): string => String(value).padStart(2, "0");
  return {
    date: `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`,
    time: `${two(date.getHours())}:${two(date.getMinutes())}`,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

function Workbench(parts: WorkbenchParts): JSX.Element {
  const {
    route,
    form,
    folder,
    labels,
    people,
    setPeople,
    known,
    asked: askedBefore,
    isPressed,
    onLink,
    go,
    isStart = false,
    before,
  } = parts;
  const { words, backend, places, lang, offline, setOffline } = useSession();
  const [moment, setMoment] = useState(now);
  const [values, setValues] = useState<Held["values"]>({});
  const [shown, setShown] = useState<Shown>();
  const [isRunning, setRunning] = useState(false);
  const [unread, setUnread] = useState<readonly Field[]>([]);
  const [lacking, setLacking] = useState<readonly string[]>([]);
  const written = useRef<string>();
  const isFresh = useRef(false);
  /** Set by the press itself, before anything is drawn, so that a second press makes no second call. */
  const isUnderWay = useRef(false);
  const result = useRef<HTMLHeadingElement>(null);
  const held: Held = { people, values, moment };
  const [title, line] = labels.operations[form.id] ?? [form.id];
  const name = popularName(form.id, words) ?? title;

  /** Drawn before the answer is shown, so that nothing moves later. */
  const firstFigure = async (answer: unknown): Promise<string | undefined> => {
    const [first] = form.drawn;
    if (first === undefined) return undefined;
    const drawing = { domain: route.domain, operation: form.id, form: first, answer, lang };
    return draw(drawing, "inherit").catch(() => undefined);
  };

  /** Finds typed places by their whole names; undefined where the reader has to choose one. */
  const located = async (asked: Held): Promise<Held | undefined> => {
    const missing = missingPlaces(form, asked);
    const found = await Promise.all(missing.map(({ text }) => onlyPlace(text, places)));
    const isLacking = missing.filter((_, index0) => found[index0] === undefined);
    setLacking(isLacking.map(({ path }) => path));
    const [first] = isLacking;
    if (first !== undefined) {
      requestAnimationFrame(() => document.getElementById(controlId(first.path))?.focus());
      return undefined;
    }
    if (missing.length === 0) return asked;
    const people = asked.people.map((person, index0) => {
      const place = found[missing.findIndex((one) => one.person === index0)];
      return place === undefined ? person : withPlace(person, place);
    });
    setPeople(() => people);
    return { ...asked, people };
  };

  const run = async (given: Held): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await calculate(given).finally(() => {
      isUnderWay.current = false;
    });
  };
  const calculate = async (given: Held): Promise<void> => {
    const asked = await located(given);
    if (asked === undefined) return;
    const sent = seeded(form, asked, freshSeed);
    const input = inputOf(form, sent);
    setRunning(true);
    const called = await backend.call(route.domain, form.id, input, lang);
    const svg = called.ok ? await firstFigure(called.answer) : undefined;
    setRunning(false);
    const linked = called.ok ? dated(form, sent, called.answer) : sent;
    const keys = [asked, sent, linked].map((one) => askedKey(form, one));
    const next: Shown = { called, input, lang, svg, keys, isTimeUnknown: isTimeUnknown(form, asked) };
    isFresh.current = called.ok;
    setShown(next);
    if (!called.ok) return focusProblem(called.error);
    for (const name of askedOf(form, asked)) askedBefore.add(name);
    const target: OperationRoute = { ...route, values: linkValues(form, linked) };
    const hash = writeRoute(target);
    known.set(hash, next);
    written.current = hash;
    onLink(target);
  };
  /** "Now" is the moment of the press, not of opening the form. */
  const runNow = (): void => {
    const present = now();
    setMoment(present);
    run({ ...held, moment: present });
  };
  /** Repeats the call with the backend that the reader chose after the other one failed. */
  const by = (isPage: boolean): void => {
    setOffline(isPage);
    runNow();
  };
  const nameOf = ({ f, n }: Field): string =>
    f === "date" ? words.birthDate : f === "time" ? words.birthTime : (labels.fields[n] ?? n);
  const runText = words[runWord(route.domain, form)];
  const linkedText = filled(offline.state === "off" ? words.fromLink : words.fromLinkFree, { run: runText });
  const runningText = offline.state === "loading" ? words.runningLater : words.running;
  const isChanged = shown?.called.ok === true && !shown.keys.includes(askedKey(form, held));

  // A new answer takes the focus; going back to an old one does not.
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  }, [shown]);

  useEffect(() => {
    const hash = writeRoute(route);
    if (hash === written.current) return;
    written.current = hash;
    const before: Held = { people, values: {}, moment };
    const link = readLink(form, route.values, before);
    const linked = fromLink(form, link.values, before);
    setUnread(link.unread);
    setPeople(() => linked.people);
    setValues(linked.values);
    setShown(known.get(hash));
    const opened: Held = { ...linked, moment };
    if (isPressed && isBirthComplete(form, opened, askedBefore)) run(opened);
  }, [route]);

  const state: FormState = {
    held,
    errors: { ...errorsOf(shown), ...Object.fromEntries(lacking.map((path) => [path, words.placeChoose])) },
    setValue: (path, text) => setValues((before) => ({ ...before, [path]: text })),
    setPerson: (index0, change) => {
      setLacking([]);
      setPeople((before) => before.map((one, at0) => (at0 === index0 ? { ...one, ...change } : one)));
    },
  };
  const Heading = isStart ? "h2" : "h1";
  return (
    <div class="workbench">
      <div class="of">
        {!isStart && (
          <p class="crumbs">
            <a href={writeRoute({ view: "domain", domain: route.domain })}>{domainName(route.domain, words)}</a>
          </p>
        )}
        <Heading id="operation" tabIndex={-1}>
          {name}
        </Heading>
        {line !== undefined && (
          <p class="quiet line" lang="en">
            {line}
          </p>
        )}
        <SystemChips
          current={form.id}
          onChoose={(system) => go({ view: "operation", ...system, values: {} }, shown?.called.ok === true)}
        />
      </div>
      <section class="ask" aria-labelledby="operation">
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            runNow();
          }}
        >
          <p class="quiet small">
            {Object.keys(route.values).length > 0 && shown === undefined ? linkedText : words.example}
          </p>
          {unread.length > 0 && shown === undefined && (
            <p class="notice" role="alert">
              {filled(words.linkUnread, { fields: unread.map(nameOf).join(", "), run: runText })}
            </p>
          )}
          <Fields fields={placed(form)} labels={labels} state={state} legend={words.person} />
          {shown?.called.ok === false && (
            <Problem called={shown.called} onKey={() => runNow()} onService={() => by(false)} onPage={() => by(true)} />
          )}
          <p class="run">
            <button type="submit" class="primary" aria-disabled={isRunning}>
              {isRunning ? runningText : runText}
            </button>
            <span class="quiet small">{offline.state === "off" ? words.oneCall : words.free}</span>
          </p>
          <OfflineSwitch />
        </form>
      </section>
      <section
        class={isRunning || shown !== undefined ? "answer asked" : "answer"}
        aria-labelledby={shown?.called.ok ? "result" : undefined}
        aria-busy={isRunning}
      >
        <p class="hidden" role="status">
          {isRunning ? runningText : shown?.called.ok ? words.resultReady : ""}
        </p>
        {shown?.called.ok !== true && before}
        {shown?.called.ok && (
          <>
            <div class="result-head">
              <h2 id="result" tabIndex={-1} ref={result}>
                {name}
              </h2>
              <p class="buttons">
                <Copy text={addressOf(written.current)} label={words.share} />
                <button type="button" class="plain" onClick={() => print()}>
                  {words.print}
                </button>
              </p>
            </div>
            <p class={isChanged ? "notice" : "hidden"} role="status">
              {isChanged ? filled(words.changedSince, { run: runText }) : ""}
            </p>
            {shown.isTimeUnknown && <p class="notice">{words.timeUnknownResult}</p>}
            <div class={isChanged ? "former" : undefined}>
              <Result
                {...{ form, folder, labels }}
                domain={route.domain}
                input={shown.input}
                answer={shown.called.answer}
                lang={shown.lang}
                svg={shown.svg}
              />
            </div>
          </>
        )}
      </section>
    </div>
  );
}

function addressOf(hash = ""): string {
  return new URL(hash, document.baseURI).href;
}

function errorsOf(shown: Shown | undefined): Readonly<Record<string, string>> {
  if (shown === undefined || shown.called.ok) return {};
  return Object.fromEntries((shown.called.error.issues ?? []).map(({ path, message }) => [path, message]));
}
