import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Input } from "../backend";
import type { OperationForm } from "../forms/model";
import { problemText } from "../problem-text";
import { CALENDARED, REPORTED, type Reported, type ReportRequest } from "../report";
import { useSession } from "../session";
import { FeedButton } from "./feed-button";
import { saveFile } from "./figure";

interface ReportParts {
  readonly form: OperationForm;
  readonly input: Input;
  readonly lang: string;
}

type State = "idle" | "running" | Extract<Reported, { ok: false }>;

/** Buttons for the files that the service makes of the shown answer. Nothing where the page asks no service. */
export function FileButtons(parts: ReportParts): JSX.Element | null {
  const { words, offline } = useSession();
  if (offline.state !== "off") return null;
  return (
    <>
      {REPORTED.has(parts.form.id) && <FileButton {...parts} as="pdf" label={words.report} waiting={words.reporting} />}
      {CALENDARED.has(parts.form.id) && (
        <>
          <FileButton {...parts} as="ics" label={words.calendarFile} waiting={words.writingCalendar} />
          <FeedButton operation={parts.form.id} input={parts.input} lang={parts.lang} />
        </>
      )}
    </>
  );
}

interface FileParts extends ReportParts, Pick<ReportRequest, "as"> {
  readonly label: string;
  readonly waiting: string;
}

/** Asks the service for the shown answer in another form, and saves it. */
function FileButton({ form, input, lang, as, label, waiting }: FileParts): JSX.Element {
  const { words, report } = useSession();
  const [state, setState] = useState<State>("idle");
  const press = async (): Promise<void> => {
    if (state === "running") return;
    setState("running");
    const reported = await report({ form, input, lang, as });
    if (reported.ok) saveFile(reported.file, reported.name);
    setState(reported.ok ? "idle" : reported);
  };
  return (
    <>
      <button type="button" class="plain" aria-busy={state === "running"} onClick={press}>
        {label}
      </button>
      <span class={typeof state === "string" ? "hidden" : undefined} role="status">
        {state === "running" && waiting}
        {typeof state === "object" && problemText(state.error, { words, lang, callsLeft: state.callsLeft })}
      </span>
    </>
  );
}
