import { type MutableRef, useRef, useState } from "preact/hooks";
import { askedKey, askedOf, dated, freshSeed, seeded } from "../asked";
import type { Called } from "../backend";
import { type Held, inputOf } from "../input";
import { linkValues } from "../link";
import { isNarrow } from "../narrow";
import { draw } from "../pictures";
import { writeRoute } from "../route";
import { useSession } from "../session";
import type { OperationRoute, Shown, WorkbenchParts } from "./operation";
import { focusProblem } from "./problem";

interface Calculation {
  readonly shown: Shown | undefined;
  readonly show: (shown: Shown | undefined) => void;
  readonly isRunning: boolean;
  /** The address that the form was last read from, or written into. */
  readonly written: MutableRef<string | undefined>;
  /** Whether an answer came that nobody was led to yet. */
  readonly isFresh: MutableRef<boolean>;
  readonly run: (asked: Held, way?: Way) => Promise<void>;
}

/** By whom a call is answered, and what happens with its answer. */
interface Way {
  /** In this page, whatever the reader chose; a call that fails is as if it had not been made. */
  readonly isHere?: boolean;
  /** The answer takes the place of one in another language: nobody is led to it, and a failure leaves the other. */
  readonly isAgain?: boolean;
}

/** The name of a kept answer: its address and its language. */
export function keptName(hash: string, lang: string): string {
  return `${lang} ${hash}`;
}

/** Calls the operation, and keeps the answer and its address. */
export function useCalculation(parts: WorkbenchParts, locate: (asked: Held) => Promise<Held | undefined>): Calculation {
  const { route, form, known, asked: askedBefore, onLink } = parts;
  const { backend, callHere, lang } = useSession();
  const [shown, show] = useState<Shown>();
  const [isRunning, setRunning] = useState(false);
  const written = useRef<string>();
  const isFresh = useRef(false);
  /** Set by the press itself, before anything is drawn, so that a second press makes no second call. */
  const isUnderWay = useRef(false);

  const calculate = async (given: Held, { isHere = false, isAgain = false }: Way): Promise<void> => {
    const asked = await locate(given);
    if (asked === undefined) return;
    const sent = seeded(form, asked, freshSeed);
    const input = inputOf(form, sent);
    setRunning(true);
    const called = await (isHere ? callHere : backend.call)(route.domain, form.id, input, lang);
    const svg = await firstFigure(parts, called, lang);
    setRunning(false);
    if (!called.ok && (isHere || isAgain)) return;
    const linked = called.ok ? dated(form, sent, called.answer) : sent;
    const keys = [asked, sent, linked].map((one) => askedKey(form, one));
    const next: Shown = { called, input, held: asked, lang, svg, keys };
    isFresh.current = called.ok && !isAgain;
    show(next);
    if (!called.ok) return focusProblem(called.error);
    for (const name of askedOf(form, asked)) askedBefore.add(name);
    const target: OperationRoute = { ...route, values: linkValues(form, linked) };
    const hash = writeRoute(target);
    known.set(keptName(hash, lang), next);
    written.current = hash;
    onLink(target);
  };
  const run = async (given: Held, way: Way = {}): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await calculate(given, way).finally(() => {
      isUnderWay.current = false;
    });
  };
  return { shown, show, isRunning, written, isFresh, run };
}

/** Drawn before the answer is shown, so that nothing moves later. */
async function firstFigure({ route, form }: WorkbenchParts, called: Called, lang: string): Promise<string | undefined> {
  const [first] = form.drawn;
  if (!called.ok || first === undefined) return undefined;
  const { answer } = called;
  const drawing = { domain: route.domain, operation: form.id, form: first, answer, lang, isCompact: isNarrow() };
  return draw(drawing, "inherit").catch(() => undefined);
}
