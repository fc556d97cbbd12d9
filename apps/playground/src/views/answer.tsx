import type { JSX } from "preact";
import { isPage } from "../answer/chapters";
import { subjectOf } from "../answer/names";
import { subjectLines } from "../answer/subjects";
import { askedKey } from "../asked";
import type { Called } from "../backend";
import { useSession } from "../session";
import { runWord } from "../systems";
import { filled } from "../words/words";
import { useRunningText } from "./ask";
import { Copy } from "./call";
import { NeighborDays } from "./neighbor-days";
import type { Shown, WorkbenchParts } from "./operation";
import { FileButtons } from "./report-button";
import { Result } from "./result";
import type { Bench } from "./use-workbench";

interface AnswerParts {
  readonly parts: WorkbenchParts;
  readonly bench: Bench;
  /** Of the operation. */
  readonly name: string;
  /** Shown until there is an answer. */
  readonly before: JSX.Element;
}

/** The answer of an operation, or its place. */
export function Answer({ parts, bench, name, before }: AnswerParts): JSX.Element {
  const { words } = useSession();
  const running = useRunningText();
  const { shown, isRunning } = bench;
  const answered = shown?.called.ok ? { shown, called: shown.called } : undefined;
  return (
    <section
      class={isRunning || shown !== undefined ? "answer asked" : "answer"}
      aria-labelledby={answered && "result"}
      aria-busy={isRunning}
    >
      <p class="hidden" role="status">
        {isRunning ? running : answered ? words.resultReady : ""}
      </p>
      {answered === undefined && before}
      {answered && <Answered parts={parts} bench={bench} name={name} {...answered} />}
    </section>
  );
}

interface AnsweredParts extends Omit<AnswerParts, "before"> {
  readonly shown: Shown;
  readonly called: Extract<Called, { ok: true }>;
}

function Answered({ parts, bench, name, shown, called }: AnsweredParts): JSX.Element {
  const { words } = useSession();
  const { route, form, folder, labels, go } = parts;
  const isChanged = !shown.keys.includes(askedKey(form, bench.state.held));
  return (
    <>
      <div class="result-head">
        <h2 id="result" tabIndex={-1} ref={bench.result}>
          {isPage(called.answer) ? name : (subjectOf(called.answer, shown.input) ?? name)}
        </h2>
        <p class="buttons">
          <Copy text={addressOf(bench.hash)} label={words.share} />
          <button type="button" class="plain" onClick={() => print()}>
            {words.print}
          </button>
          <FileButtons form={form} input={shown.input} lang={shown.lang} />
        </p>
      </div>
      {subjectLines(called.answer, shown.lang).map((line) => (
        <p key={line} class="subject">
          {line}
        </p>
      ))}
      <NeighborDays form={form} answer={called.answer} hash={bench.hash} go={go} />
      <p class={isChanged ? "notice" : "hidden"} role="status">
        {isChanged ? filled(words.changedSince, { run: words[runWord(route.domain, form)] }) : ""}
      </p>
      <div class={isChanged ? "former" : undefined}>
        <Result
          form={form}
          folder={folder}
          labels={labels}
          domain={route.domain}
          input={shown.input}
          answer={called.answer}
          tongues={{ lang: shown.lang, languages: called.languages }}
          hash={bench.hash}
          go={go}
          svg={shown.svg}
        />
      </div>
    </>
  );
}

function addressOf(hash = ""): string {
  return new URL(hash, document.baseURI).href;
}
