import type { JSX } from "preact";
import type { Called, Failure } from "../backend";
import { problemText } from "../problem-text";
import { useSession } from "../session";
import { counted } from "../words/words";
import { controlId } from "./controls";

/** Failures of the page's engine that the service may not have. */
const OF_PAGE: ReadonlySet<string> = new Set(["offline", "internal_error"]);
/** Failures that a key may solve. */
const OF_KEY: ReadonlySet<string> = new Set([
  ...["api_key_required", "invalid_api_key", "free_tier_exhausted", "rate_limit_exceeded"],
]);
const USED_UP: ReadonlySet<string> = new Set(["free_tier_exhausted", "rate_limit_exceeded"]);

interface ProblemParts {
  readonly called: Extract<Called, { ok: false }>;
  readonly onKey: () => void;
  /** Sends the call to the service instead. */
  readonly onService: () => void;
  /** Computes the call in this page instead. */
  readonly onPage: () => void;
}

/** The reason for a failed call, with the issues that belong to no control. */
export function Problem({ called: { error, callsLeft }, onKey, onService, onPage }: ProblemParts): JSX.Element {
  const { words, lang, askForKey, offline } = useSession();
  const issues = error.issues ?? [];
  const elsewhere = issues.filter(({ path }) => controlAt(path) === undefined);
  const isOn = offline.state !== "off";
  return (
    <div class="notice" role="alert" id="problem" tabIndex={-1}>
      <b>{words.errorTitle}</b>
      <p>
        {issues.length > 0
          ? counted(words.errorFields, issues.length, lang)
          : problemText(error, { words, lang, callsLeft })}
      </p>
      {elsewhere.length > 0 && (
        <ul lang="en">
          {elsewhere.map(({ path, message }) => (
            <li key={path}>
              {path}: {message}
            </li>
          ))}
        </ul>
      )}
      <p class="buttons">
        {OF_KEY.has(error.code) && <Way text={words.key} onPress={() => askForKey(onKey)} />}
        {USED_UP.has(error.code) && !isOn && <Way text={words.offline} onPress={onPage} />}
        {OF_PAGE.has(error.code) && isOn && <Way text={words.askService} onPress={onService} />}
      </p>
    </div>
  );
}

/** A button for a way out. */
function Way({ text, onPress }: { readonly text: string; readonly onPress: () => void }): JSX.Element {
  return (
    <button type="button" class="plain" onClick={onPress}>
      {text}
    </button>
  );
}

/** The control of a path, or of its nearest parent: `planets.0` is part of `planets`. */
function controlAt(path: string): HTMLElement | undefined {
  const parts = path.split(".");
  for (let count = parts.length; count > 0; count -= 1) {
    const control = document.getElementById(controlId(parts.slice(0, count).join(".")));
    if (control !== null) return control;
  }
  return undefined;
}

/** Moves the focus to the first faulty control once it is drawn, or else to the message about the call. */
export function focusProblem({ issues = [] }: Failure): void {
  requestAnimationFrame(() => {
    const control = issues.map(({ path }) => controlAt(path)).find((found) => found !== undefined);
    control?.closest("details")?.setAttribute("open", "");
    (control ?? document.getElementById("problem"))?.focus();
  });
}
