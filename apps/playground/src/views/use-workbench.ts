import { type MutableRef, useEffect, useRef, useState } from "preact/hooks";
import { isBirthComplete } from "../asked";
import type { Field } from "../forms/model";
import type { Held } from "../input";
import { fromLink, readLink } from "../link";
import { momentNow } from "../people";
import { writeRoute } from "../route";
import { useSession } from "../session";
import type { FormState } from "./form-state";
import type { Shown, WorkbenchParts } from "./operation";
import { keptName, useCalculation } from "./use-calculation";
import { useLocated } from "./use-located";

/** A form and its answer. */
export interface Bench {
  readonly state: FormState;
  /** Fields of the link that could not be read. */
  readonly unread: readonly Field[];
  readonly shown: Shown | undefined;
  readonly isRunning: boolean;
  /** The address of the answer, from its hash on. */
  readonly hash: string | undefined;
  /** The heading of the answer. */
  readonly result: MutableRef<HTMLHeadingElement | null>;
  /** Calculates for the moment of the press, not of the form's opening. */
  readonly runNow: () => void;
}

export function useWorkbench(parts: WorkbenchParts): Bench {
  const { route, form, people, setPeople, known, asked, isPressed } = parts;
  const { lang, isEngineKept } = useSession();
  const [moment, setMoment] = useState(momentNow);
  const [values, setValues] = useState<Held["values"]>({});
  const [unread, setUnread] = useState<readonly Field[]>([]);
  const { lacking, clear, locate } = useLocated(form, setPeople);
  const { shown, show, isRunning, written, isFresh, run } = useCalculation(parts, locate);
  const result = useLed(shown, isFresh);
  const held: Held = { people, values, moment };

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
    const kept = known.get(keptName(hash, lang));
    show(kept);
    const opened: Held = { ...linked, moment };
    if (isPressed && isBirthComplete(form, opened, asked)) run(opened);
    else if (kept === undefined && link.unread.length === 0 && Object.keys(link.values).length > 0) {
      // A shared link: where the engine is on this device it costs nothing and sends nothing.
      isEngineKept().then((isKept) => {
        if (isKept && hash === written.current) run(opened, { isHere: true });
      });
    }
  }, [route]);

  useEffect(() => {
    if (shown === undefined || shown.lang === lang || written.current === undefined) return;
    const kept = known.get(keptName(written.current, lang));
    if (kept === undefined) run(shown.held, { isAgain: true });
    else show(kept);
  }, [lang]);

  const runNow = (): void => {
    const present = momentNow();
    setMoment(present);
    run({ ...held, moment: present });
  };
  const state: FormState = {
    held,
    errors: useErrors(shown, lacking),
    setValue: (path, text) => setValues((before) => ({ ...before, [path]: text })),
    setPerson: (index0, change) => {
      clear();
      setPeople((before) => before.map((one, at0) => (at0 === index0 ? { ...one, ...change } : one)));
    },
  };
  return { state, unread, shown, isRunning, hash: written.current, result, runNow };
}

/** A reader who asked is led to the answer; one who goes back to it is left where they are. */
function useLed(shown: Shown | undefined, isFresh: MutableRef<boolean>): Bench["result"] {
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isFresh.current) return;
    isFresh.current = false;
    result.current?.focus({ preventScroll: true });
    result.current?.scrollIntoView({ block: "start" });
  }, [shown]);
  return result;
}

/** By path: what the service said of a value, and that a place has to be chosen. */
function useErrors(shown: Shown | undefined, lacking: readonly string[]): FormState["errors"] {
  const { words } = useSession();
  const issues = shown === undefined || shown.called.ok ? [] : (shown.called.error.issues ?? []);
  return Object.fromEntries([
    ...issues.map(({ path, message }) => [path, message]),
    ...lacking.map((path) => [path, words.placeChoose]),
  ]);
}
