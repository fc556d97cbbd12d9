import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Input } from "../backend";
import type { OperationForm } from "../forms/model";
import { problemText } from "../problem-text";
import { REPORTED, type Reported } from "../report";
import { useSession } from "../session";
import { saveFile } from "./figure";

interface ReportParts {
  readonly form: OperationForm;
  readonly input: Input;
  readonly lang: string;
}

type State = "idle" | "running" | Extract<Reported, { ok: false }>;

/** Asks the service for the shown answer as a report, and saves it. Nothing where the page asks no service. */
export function ReportButton({ form, input, lang }: ReportParts): JSX.Element | null {
  const { words, offline, report } = useSession();
  const [state, setState] = useState<State>("idle");
  if (!REPORTED.has(form.id) || offline.state !== "off") return null;
  const press = async (): Promise<void> => {
    if (state === "running") return;
    setState("running");
    const reported = await report({ form, input, lang });
    if (reported.ok) saveFile(reported.pdf, reported.name);
    setState(reported.ok ? "idle" : reported);
  };
  return (
    <>
      <button type="button" class="plain" aria-busy={state === "running"} onClick={press}>
        {words.report}
      </button>
      <span class={typeof state === "string" ? "hidden" : undefined} role="status">
        {state === "running" && words.reporting}
        {typeof state === "object" && problemText(state.error, { words, lang, callsLeft: state.callsLeft })}
      </span>
    </>
  );
}
