import { type CatalogueEntry, createCatalogue, type DomainNote } from "@almagest/catalog/directory";
import { loadWords } from "@almagest/operation";
import { type BatchLine, batchLineReader, type LineId, type Outcome, recordText } from "@almagest/pipeline";
import type { Command } from "commander";
import { pipelineOn, resourcesOf } from "./compute";
import { Failure } from "./failure";
import type { Terminal } from "./terminal";

const DESCRIPTION = `Answers many calls: one JSON object a line, as the service's POST /batch takes them.

  {"id":"a","operation":"generateNatalChart","input":{"date":"1990-07-15","time":"14:30", …}}

Each line has its answer or its error on a line of standard output, in the same order; the last one counts them.
A dash, or no file, reads standard input.`;

/** Adds `almagest batch`. */
export function addBatch(program: Command, domains: readonly DomainNote[], terminal: Terminal): void {
  program
    .command("batch")
    .summary("answer many calls, one a line")
    .description(DESCRIPTION)
    .argument("[file]", "lines of JSON (NDJSON)")
    .action(async (file: string | undefined) => {
      const refused = await answerAll(file === "-" ? undefined : file, domains, terminal);
      if (refused > 0) throw new Failure("error", `${refused} ${refused === 1 ? "line has" : "lines have"} no answer.`);
    });
}

/** Answers each line before the next is read. Returns the number of those that have an error. */
async function answerAll(
  file: string | undefined,
  domains: readonly DomainNote[],
  terminal: Terminal,
): Promise<number> {
  const { entries } = createCatalogue(await Promise.all(domains.map(({ load }) => load())));
  const read = batchLineReader(entries);
  const answer = await answererOf(entries, terminal);
  const counts = { answered: 0, refused: 0 };
  let number = 0;
  for await (const text of readable(terminal, file)) {
    number += 1;
    if (text.trim() === "") continue;
    const line = read(text);
    const { status, body } = line.ok ? await answer(line) : { status: 400, body: recordText(line.refusal, undefined) };
    const isAnswer = status < 400;
    counts[isAnswer ? "answered" : "refused"] += 1;
    terminal.out(lineText(number, line.id, { status, body: textOf(body) }));
  }
  terminal.out(`${JSON.stringify({ done: true, ...counts })}\n`);
  return counts.refused;
}

async function* readable(terminal: Terminal, file: string | undefined): AsyncGenerator<string> {
  try {
    yield* terminal.lines(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Failure("wrong_use", `${file ?? "standard input"} cannot be read: ${reason}`);
  }
}

function lineText(number: number, id: LineId | undefined, { status, body }: { status: number; body: string }): string {
  const named = id === undefined ? "" : `,"id":${JSON.stringify(id)}`;
  return `{"line":${number}${named},"status":${status},"${status < 400 ? "answer" : "error"}":${body}}\n`;
}

type ReadLine = Extract<BatchLine<CatalogueEntry>, { ok: true }>;

async function answererOf(
  entries: readonly CatalogueEntry[],
  terminal: Terminal,
): Promise<(line: ReadLine) => Promise<Pick<Outcome, "status" | "body">>> {
  const resources = await resourcesOf(
    entries.map(({ operation }) => operation),
    terminal,
  );
  const domains = new Map(entries.map(({ domain }) => [domain.id, domain]));
  const { pipeline, caller } = pipelineOn(terminal, resources, async (id, lang) => {
    const domain = domains.get(id);
    return domain === undefined ? [] : loadWords(domain, lang);
  });
  return ({ entry, input }) =>
    pipeline.execute({
      operation: entry.operation,
      domainId: entry.domain.id,
      caller,
      transport: "mcp",
      raw: { flat: input, decodes: true },
    });
}

function textOf(body: Outcome["body"]): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}
