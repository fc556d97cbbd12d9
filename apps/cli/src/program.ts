import { type CatalogueEntry, catalogue } from "@almagest/catalog";
import { localDomains } from "@almagest/mcp/offline";
import type { Domain } from "@almagest/operation";
import { Command, CommanderError } from "commander";
import { type ExitCode, Failure, failureText } from "./failure";
import { kebab } from "./fields";
import { addOperation } from "./operation-command";
import type { Terminal } from "./terminal";
import { VERSION } from "./version";

export type { ExitCode } from "./failure";

const AFTER = `
Each domain has its operations as commands; almagest <domain> --help lists them.
Options that every command takes: --json, the answer as the service sends it; --lang <code>, its language.
A place may be written by its name, without coordinates and timezone. Place data: GeoNames, CC BY 4.0.

Environment:
  ALMAGEST_ENGINE   auto, native or wasm: which build of Swiss Ephemeris computes
  NO_COLOR          no bold titles

Exit codes: 0 answered, 1 refused or failed, 2 wrong use.

Examples:
  almagest natal 1990-07-15 14:30 "New York"
  almagest numerology life-path --year 1990 --month 7 --day 15
  almagest tarot three-card --seed monday --json
`;

/** Operations so common that they are a command without their domain. */
const SHORT: Readonly<Record<string, string>> = { natal: "generateNatalChart" };

/** Runs the tool with the arguments after its name. Never throws, never ends the process. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    await createProgram(args, terminal).parseAsync([...args], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && SHOWN.has(error.code)) return error.exitCode === 0 ? 0 : 2;
    const failure = failureOf(error);
    terminal.err(failureText(failure, args.includes("--json")));
    return failure.exitCode;
  }
}

/** Help and version have been printed when these are thrown. */
const SHOWN: ReadonlySet<string> = new Set(["commander.help", "commander.helpDisplayed", "commander.version"]);

function failureOf(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    return new Failure("wrong_use", error.message.replace(/^error: /, "").replace(/\s+/g, " "));
  }
  return new Failure("internal_error", error instanceof Error ? error.message : String(error));
}

/** The commands of one domain are made only where they are asked for: to make all takes longer than most answers. */
function createProgram(args: readonly string[], terminal: Terminal): Command {
  const program = new Command("almagest")
    .description("Astrology, divination and numerology, computed on this machine: no server, no key.")
    .version(VERSION, "--version", "print the version")
    .helpOption("--help", "explain a command")
    .configureHelp({ helpWidth: 110 })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => undefined })
    .showSuggestionAfterError()
    .exitOverride();
  for (const [name, id] of Object.entries(SHORT)) {
    const entry = catalogue.byId(id);
    if (entry !== undefined) addOperation(program, name, entry, terminal);
  }
  for (const domain of localDomains(catalogue.domains)) {
    const command = program.command(domain.id).description(domain.title);
    if (args.includes(domain.id)) addDomain(command, domain, terminal);
  }
  return program.addHelpText("after", AFTER);
}

function addDomain(command: Command, domain: Domain, terminal: Terminal): void {
  for (const entry of catalogue.entries) {
    if (entry.domain === domain) addOperation(command, commandName(entry), entry, terminal);
  }
}

/** `natal-chart`: the name that a library user imports, with hyphens. */
export function commandName({ name }: CatalogueEntry): string {
  return kebab(name);
}
