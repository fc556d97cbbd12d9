import { type Catalogue, type CatalogueEntry, createCatalogue, directory } from "@almagest/catalog/directory";
import { editDistance } from "@almagest/operation";
import { Command, CommanderError } from "commander";
import { addBatch } from "./batch";
import { type ExitCode, Failure, failureText } from "./failure";
import { addFeeds } from "./feeds";
import { kebab } from "./fields";
import { addOperation, type Surroundings } from "./operation-command";
import { asksForPicture, picturesOf } from "./picture";
import type { Terminal } from "./terminal";
import { VERSION } from "./version";
import { addWebhooks } from "./webhooks";

export type { ExitCode } from "./failure";

const AFTER = `
Each domain has its operations as commands; almagest <domain> --help lists them.
Options that every command takes: --json, the answer as the service sends it; --lang <code>, its language.
--svg and --png draw the answer instead, on standard output or into a file (-o wheel.png).
A place may be written by its name, without coordinates and timezone. Place data: GeoNames, CC BY 4.0.

Environment:
  ALMAGEST_ENGINE   auto, native or wasm: which build of Swiss Ephemeris computes
  NO_COLOR          no bold titles
  ALMAGEST_URL      for feeds and webhooks alone: the address of a service
  ALMAGEST_KEY      for feeds and webhooks alone: a secret key of it

Exit codes: 0 answered, 1 refused or failed, 2 wrong use.

Examples:
  almagest natal 1990-07-15 14:30 "New York"
  almagest numerology life-path --year 1990 --month 7 --day 15
  almagest tarot three-card --seed monday --json
  almagest batch births.ndjson > charts.ndjson
`;

/** Frequent operations that are also commands without their domain. */
const SHORT: readonly { readonly name: string; readonly domainId: string; readonly command: string }[] = [
  { name: "natal", domainId: "astrology", command: "natal-chart" },
];

/** Runs the tool with the arguments after its name. Never throws, never ends the process. */
export async function run(args: readonly string[], terminal: Terminal): Promise<ExitCode> {
  try {
    const program = await createProgram(args, terminal);
    await program.parseAsync([...args], { from: "user" });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && SHOWN.has(error.code)) return error.exitCode === 0 ? 0 : 2;
    const failure = await failureOf(error, args);
    terminal.err(failureText(failure, args.includes("--json")));
    return failure.exitCode;
  }
}

/** The words before the first option; a leading `help` asks about the words after it. */
function wordsOf(args: readonly string[]): readonly string[] {
  const end = args.findIndex((arg) => arg.startsWith("-"));
  const words = end === -1 ? args : args.slice(0, end);
  return words[0] === "help" ? words.slice(1) : words;
}

/** Help and version are already printed when these are thrown. */
const SHOWN: ReadonlySet<string> = new Set(["commander.help", "commander.helpDisplayed", "commander.version"]);

async function failureOf(error: unknown, args: readonly string[]): Promise<Failure> {
  if (error instanceof Failure) return error;
  if (error instanceof CommanderError) {
    const message = error.message.replace(/^error: /, "").replace(/\s+/g, " ");
    const isUnknown = error.code === "commander.unknownCommand" && !message.includes("Did you mean");
    return new Failure("wrong_use", isUnknown ? `${message}${await elsewhere(wordsOf(args))}` : message);
  }
  return new Failure("internal_error", error instanceof Error ? error.message : String(error));
}

/** Only the requested domain is loaded and gets commands: loading all takes longer than most answers. */
async function createProgram(args: readonly string[], terminal: Terminal): Promise<Command> {
  const [first, second] = wordsOf(args);
  const around = surroundingsOf(args, terminal);
  const program = new Command("almagest")
    .description("Astrology, divination and numerology, computed on this machine: no server, no key.")
    .version(VERSION, "--version", "print the version")
    .helpOption("--help", "explain a command")
    .configureHelp({ helpWidth: 110 })
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err, outputError: () => undefined })
    .showSuggestionAfterError()
    .exitOverride();
  for (const { name, domainId, command } of SHORT) {
    const entries = first === name ? (await catalogueOf(domainId)).entries : [];
    const entry = entries.find((each) => commandName(each) === command);
    if (entry === undefined) program.command(name).description(`short for ${domainId} ${command}`);
    else addOperation(program, name, entry, await around(entry));
  }
  for (const { id, title } of LOCAL) {
    const command = program.command(id).description(title);
    if (first === id) await addDomain(command, await catalogueOf(id), { wanted: second, around });
  }
  addBatch(program, LOCAL, terminal);
  addFeeds(program, terminal);
  addWebhooks(program, terminal);
  return program.addHelpText("after", AFTER);
}

const LOCAL = directory.filter(({ isAboutCaller }) => !isAboutCaller);

async function catalogueOf(domainId: string): Promise<Catalogue> {
  const note = LOCAL.find(({ id }) => id === domainId);
  return createCatalogue(note === undefined ? [] : [await note.load()]);
}

type Around = (entry: CatalogueEntry) => Promise<Surroundings>;

/** Drawing code is loaded only if a picture is asked for. */
function surroundingsOf(args: readonly string[], terminal: Terminal): Around {
  const wants = asksForPicture(args);
  return async (entry) => ({ terminal, pictures: wants ? await picturesOf(entry) : [] });
}

async function addDomain(
  command: Command,
  { entries }: Catalogue,
  { wanted, around }: { readonly wanted: string | undefined; readonly around: Around },
): Promise<void> {
  for (const entry of entries) {
    const name = commandName(entry);
    // Only the schemas of this operation are read, not those of the others.
    if (name === wanted) addOperation(command, name, entry, await around(entry));
    else command.command(name).summary(entry.operation.summary);
  }
}

/** `natal-chart`: the name in the library, with hyphens. */
export function commandName({ name }: CatalogueEntry): string {
  return kebab(name);
}

/** Suggests commands of other domains with this name: `numerology life-path` for `life-path`. */
async function elsewhere([first = "", second = ""]: readonly string[]): Promise<string> {
  const word = LOCAL.some(({ id }) => id === first) ? second : first;
  const domains = await Promise.all(LOCAL.map(({ load }) => load()));
  const near = createCatalogue(domains).entries.flatMap((entry) => {
    const name = commandName(entry);
    const distance = editDistance(name, word);
    return distance * 4 <= word.length ? [{ command: `${entry.domain.id} ${name}`, distance }] : [];
  });
  const [nearest, ...others] = near.sort((a, b) => a.distance - b.distance).slice(0, 3);
  if (nearest === undefined) return `. almagest --help lists the domains.`;
  return ` (Did you mean ${[nearest, ...others].map(({ command }) => command).join(", or ")}?)`;
}
