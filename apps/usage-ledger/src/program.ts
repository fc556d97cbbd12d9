import { Command, CommanderError } from "commander";
import { addFeedCommands } from "./commands/feeds";
import { addGrantCommands } from "./commands/grants";
import { addKeyCommands } from "./commands/keys";
import { addReportCommands } from "./commands/reports";
import { addCopy, addSchemaCommands } from "./commands/schema";
import { addSubscriptionCommands } from "./commands/subscriptions";
import { addWebhookCommands } from "./commands/webhooks";
import { type ExitCode, Failure, failureOf } from "./failure";
import { createSession, type Session } from "./session";
import type { Terminal } from "./terminal";
import { VERSION } from "./version";

const AFTER = `
Where:
  --database-url, or --data-dir; else DATABASE_URL; else ALMAGEST_DATA_DIR; else ./data.
  A folder is the embedded database. While a server runs on it, the tool works through that server
  (<folder>/admin.sock); otherwise it opens the database itself.

Environment:
  DATABASE_URL        PostgreSQL, as postgres://user:password@host:5432/name; keeps the password off the command line
  ALMAGEST_DATA_DIR   the folder of the embedded database
  NO_COLOR            no bold titles

Exit codes: 0 done, 1 a difference or a refusal, 2 wrong use.

Example: a customer and a key
  usage-ledger subscriptions create --plan growth --email ann@example.com --end-date 2031-01-01
  usage-ledger keys create --subscription sub_0123456789abcdef --name "Ann's server"
`;

/** Runs the tool with the arguments after its name. Never throws, never ends the process. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const session = createSession(terminal);
  try {
    await createProgram(session).parseAsync([...args], { from: "user" });
    return session.exitCode();
  } catch (error) {
    if (error instanceof CommanderError && SHOWN.has(error.code)) return error.exitCode === 0 ? 0 : 2;
    const failure = error instanceof CommanderError ? wrongUse(error) : failureOf(error);
    const { code, message } = failure;
    const isJson = args.includes("--json");
    terminal.err(isJson ? `${JSON.stringify({ error: { code, message } })}\n` : `usage-ledger: ${message}\n`);
    return failure.exitCode;
  }
}

/** Help and version have been printed when these are thrown. */
const SHOWN: ReadonlySet<string> = new Set(["commander.help", "commander.helpDisplayed", "commander.version"]);

function wrongUse({ message }: CommanderError): Failure {
  return new Failure("wrong_use", message.replace(/^error: /, "").replace(/\s+/g, " "));
}

function createProgram(session: Session): Command {
  const { terminal } = session;
  const program = new Command("usage-ledger")
    .description("Administers an Almagest service: its schema, subscriptions, API keys, usage and the ledger.")
    .version(VERSION, "--version", "print the version")
    .helpOption("--help", "explain a command")
    .option("--database-url <address>", "PostgreSQL to work on")
    .option("--data-dir <folder>", "folder of the embedded database to work on")
    .option("--json", "print JSON and nothing else")
    .configureHelp({ showGlobalOptions: true, helpWidth: 110 })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => undefined })
    .showSuggestionAfterError()
    .exitOverride();
  addSchemaCommands(program, session);
  addSubscriptionCommands(program, session);
  addKeyCommands(program, session);
  addGrantCommands(program, session);
  addFeedCommands(program, session);
  addWebhookCommands(program, session);
  addReportCommands(program, session);
  addCopy(program, session);
  return program.addHelpText("after", AFTER);
}
