import type { CatalogueEntry } from "@almagest/catalog/directory";
import { engineChoice, loadEngine, localPipeline, nodeResources } from "@almagest/mcp/offline";
import { type AnyOperation, isRecord, loadWords } from "@almagest/operation";
import type { AskedPicture, Call, Drawn, Outcome, TextLoader } from "@almagest/pipeline";
import { Failure } from "./failure";
import { optionOf } from "./fields";
import { reportOf, type WantedReport } from "./report";
import type { FlatRequest } from "./request";
import type { Terminal } from "./terminal";

/** Answers a request as the service would, as JSON text, or in another form. */
export interface Compute {
  readonly text: (flat: FlatRequest) => Promise<string>;
  readonly picture: (flat: FlatRequest, asked: AskedPicture) => Promise<Drawn>;
  readonly calendar: (flat: FlatRequest) => Promise<Drawn>;
  readonly report: (flat: FlatRequest, wanted: WantedReport) => Promise<Drawn>;
}

/**
 * Loads the resources of an operation, for requests through the service's own pipeline. Throws a Failure with the
 * service's message and one line for each faulty field.
 */
export async function computerOf(entry: CatalogueEntry, terminal: Terminal): Promise<Compute> {
  const [resources] = await Promise.all([resourcesOf([entry.operation], terminal), entry.domain.texts.en?.()]);
  return computerWith(entry, terminal, resources);
}

/**
 * Refuses an invalid request before any resource is loaded.
 * @throws Failure
 */
export async function refuseInvalid(entry: CatalogueEntry, terminal: Terminal, flat: FlatRequest): Promise<void> {
  // The pipeline refuses an invalid request before computing, so nothing is computed here.
  if (!entry.operation.parse({ flat, decodes: true }).ok) await computerWith(entry, terminal, {}).text(flat);
}

function computerWith(
  entry: CatalogueEntry,
  terminal: Terminal,
  resources: Readonly<Record<string, unknown>>,
): Compute {
  const { operation, domain } = entry;
  const { pipeline, caller } = pipelineOn(terminal, resources, (_, lang) => loadWords(domain, lang));
  const execute = async (flat: FlatRequest, other: Pick<Call, "picture" | "calendar"> = {}): Promise<Outcome> => {
    const call = { operation, domainId: domain.id, caller, transport: "mcp", raw: { flat, decodes: true } } as const;
    const outcome = await pipeline.execute({ ...call, ...other });
    if (outcome.code !== undefined) throw refusal(outcome.code, JSON.parse(textOf(outcome)));
    return outcome;
  };
  return {
    text: async (flat) => textOf(await execute(flat)),
    picture: async (flat, asked) => (await execute(flat, { picture: asked })).picture ?? "",
    calendar: async (flat) => {
      const { CALENDAR } = await import("@almagest/mcp/offline");
      return (await execute(flat, { calendar: CALENDAR })).picture ?? "";
    },
    report: async (flat, wanted) => {
      const answer: unknown = JSON.parse(textOf(await execute(flat)));
      return reportOf(operation, flat, { answer, ...wanted });
    },
  };
}

function textOf({ body }: Outcome): string {
  return typeof body === "string" ? body : new TextDecoder().decode(body);
}

/** The service's own pipeline, without keys. */
export function pipelineOn(
  { now, random, err }: Terminal,
  resources: Readonly<Record<string, unknown>>,
  loadTexts: TextLoader,
): ReturnType<typeof localPipeline> {
  return localPipeline({ resources, loadTexts, now, random, publicUrl: undefined, log: (line) => err(`${line}\n`) });
}

/** The resources of operations, with the engine that the environment asks for. */
export async function resourcesOf(
  operations: readonly AnyOperation[],
  terminal: Terminal,
): Promise<Readonly<Record<string, unknown>>> {
  const needsEngine = operations.some(({ needs }) => needs.some(({ name }) => name === "ephemeris"));
  if (!needsEngine) return nodeResources(operations);
  const choice = engineChoice(terminal.environment);
  if (typeof choice !== "string") throw new Failure("wrong_use", choice.problem);
  const engine = await loadEngine(choice);
  if (!engine.ok) throw new Failure("wrong_use", engine.problem);
  return nodeResources(operations, { ephemeris: engine.ephemeris });
}

function refusal(code: string, record: Readonly<Record<string, unknown>>): Failure {
  const { error, issues } = record;
  const details = Array.isArray(issues) ? issues.filter(isRecord).map(issueText) : [];
  return new Failure(code, String(error), { details, record });
}

/** The option's name goes first, where it says more than the message. */
function issueText({ path, message }: Readonly<Record<string, unknown>>): string {
  if (path === "(root)") return String(message);
  const option = optionOf(String(path).split("."));
  return `--${option}: ${String(message)}`;
}
