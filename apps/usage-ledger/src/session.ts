import type { Administration } from "@almagest/database";
import type { ExitCode } from "./failure";
import { Failure } from "./failure";
import { type Opened, open, type PlaceOptions, placeOf, requireSchema } from "./place";
import type { Terminal } from "./terminal";

/** The options that every command takes. */
export interface CommonOptions extends PlaceOptions {
  readonly json?: boolean;
}

/** The output of a command. */
export interface Answer {
  /** With `--json`. */
  readonly json: unknown;
  /** Without. */
  readonly text: string;
  readonly exitCode?: ExitCode;
}

/** One run of the tool. */
export interface Session {
  readonly terminal: Terminal;
  /** Runs a command's work where the options point and prints its answer. */
  readonly run: (options: CommonOptions, work: (administration: Administration) => Promise<Answer>) => Promise<void>;
  /** The same for work that looks at the database itself and may make it. */
  readonly runOn: (options: CommonOptions, work: (opened: Opened) => Promise<Answer>, needs: Needs) => Promise<void>;
  readonly exitCode: () => ExitCode;
}

export interface Needs {
  readonly mayCreate: boolean;
  readonly schema: boolean;
}

export function createSession(terminal: Terminal): Session {
  let exitCode: ExitCode = 0;
  const runOn: Session["runOn"] = async (options, work, { mayCreate, schema }) => {
    const opened = await open(placeOf(options, terminal.environment), terminal, mayCreate);
    try {
      if (schema) await requireSchema(opened);
      const answer = await work(opened);
      terminal.out(options.json === true ? `${JSON.stringify(answer.json, null, 2)}\n` : `${answer.text}\n`);
      exitCode = answer.exitCode ?? 0;
    } finally {
      await opened.close();
    }
  };
  const run: Session["run"] = (options, work) =>
    runOn(options, ({ administration }) => work(administration), { mayCreate: false, schema: true });
  return { terminal, run, runOn, exitCode: () => exitCode };
}

/** A question whose answer has to be yes. */
export interface Confirmation {
  readonly yes?: boolean | undefined;
  /** Asked with the consequence in it. */
  readonly question: () => Promise<string>;
}

/** @throws Failure without a terminal, or if the answer is no. */
export async function confirm(terminal: Terminal, { yes, question }: Confirmation): Promise<void> {
  if (yes === true) return;
  if (!terminal.isInteractive) {
    throw new Failure("refused", "There is no terminal to confirm this. Add --yes to do it without a question.");
  }
  const answer = await terminal.ask(`${await question()} [y/N] `);
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new Failure("refused", "Nothing was changed.");
}
