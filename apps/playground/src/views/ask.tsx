import type { JSX } from "preact";
import type { Field } from "../forms/model";
import { placed } from "../input";
import { preparePictures } from "../pictures";
import { useSession } from "../session";
import { runWord } from "../systems";
import { filled } from "../words/words";
import { Fields } from "./fields";
import { OfflineSwitch } from "./offline-switch";
import type { OperationRoute, Shown, WorkbenchParts } from "./operation";
import { Problem } from "./problem";
import type { Bench } from "./use-workbench";

/** The weight of the engine and its data for 1800 to 2399 on their way. */
const ENGINE_MEGABYTES = 2.4;

interface AskParts {
  readonly parts: WorkbenchParts;
  readonly bench: Bench;
}

/** The form of an operation. */
export function Ask({ parts, bench }: AskParts): JSX.Element {
  const { words, lang, setOffline } = useSession();
  const { form, labels } = parts;
  const { state, shown, runNow } = bench;
  /** Once more, in the page or by the service: the reader chose the other one. */
  const by = (isPage: boolean): void => {
    setOffline(isPage);
    runNow();
  };
  return (
    <section class="ask" aria-labelledby="operation">
      <form
        noValidate
        // A filled form leads to its figure: the drawing program comes meanwhile.
        onFocusIn={() => preparePictures(parts.route.domain, lang).catch(() => undefined)}
        onSubmit={(event) => {
          event.preventDefault();
          runNow();
        }}
      >
        <Opened parts={parts} bench={bench} />
        <Fields fields={placed(form)} labels={labels} state={state} legend={words.person} />
        {shown?.called.ok === false && (
          <Problem called={shown.called} onKey={() => runNow()} onService={() => by(false)} onPage={() => by(true)} />
        )}
        <Run parts={parts} bench={bench} onPage={() => by(true)} />
        <OfflineSwitch />
      </form>
    </section>
  );
}

/** The origin of the values, and the parts of a link that could not be read. */
function Opened({ parts: { route, form, labels }, bench: { shown, unread } }: AskParts): JSX.Element {
  const { words, offline } = useSession();
  const run = words[runWord(route.domain, form)];
  const linked = offline.state === "off" ? words.fromLink : filled(words.fromLinkFree, { run });
  const nameOf = ({ f, n }: Field): string =>
    f === "date" ? words.birthDate : f === "time" ? words.birthTime : (labels.fields[n] ?? n);
  return (
    <>
      <p class="quiet small">{isLinked(route, shown) ? linked : words.example}</p>
      {unread.length > 0 && shown === undefined && (
        <p class="notice" role="alert">
          {filled(words.linkUnread, { fields: unread.map(nameOf).join(", "), run })}
        </p>
      )}
    </>
  );
}

/** A link fills the form, and nothing is computed of it yet. */
function isLinked({ values }: OperationRoute, shown: Shown | undefined): boolean {
  return Object.keys(values).length > 0 && shown === undefined;
}

interface RunParts extends AskParts {
  /** Computes in this page from now on. */
  readonly onPage: () => void;
}

/** The button, and what a press costs; of a link, one button for each way. */
function Run({ parts: { route, form }, bench: { shown, isRunning }, onPage }: RunParts): JSX.Element {
  const { words, lang, offline } = useSession();
  const running = useRunningText();
  if (isLinked(route, shown) && offline.state === "off") {
    const megabytes = ENGINE_MEGABYTES.toLocaleString(lang);
    return (
      <p class="run">
        <button type="submit" class="primary" aria-disabled={isRunning}>
          {isRunning ? running : words.askService}
        </button>
        <button type="button" class="plain" onClick={onPage} disabled={isRunning}>
          {filled(words.computeHere, { megabytes })}
        </button>
      </p>
    );
  }
  return (
    <p class="run">
      <button type="submit" class="primary" aria-disabled={isRunning}>
        {isRunning ? running : words[runWord(route.domain, form)]}
      </button>
      <span class="quiet small">{offline.state === "off" ? words.oneCall : words.free}</span>
    </p>
  );
}

/** Said while a call is under way. */
export function useRunningText(): string {
  const { words, offline } = useSession();
  return offline.state === "loading" ? words.runningLater : words.running;
}
