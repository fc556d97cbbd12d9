import { directory } from "@almagest/catalog/directory";
import {
  type AnyOperation,
  type Domain,
  InvariantError,
  isRecord,
  type Lang,
  languageOf,
  loadWords,
} from "@almagest/operation";
import { createPipeline, createTextStore, type Outcome, type PipelineParts } from "@almagest/pipeline";
import { burstGuard, memoryMeter } from "@almagest/quota";
import type { Input } from "../backend";
import { here } from "./fetched";
import { partedInput } from "./parted";

/** The resources of one call. */
export interface CallResources {
  readonly resources: PipelineParts["resources"];
  /** Resources with more data, where these lacked some and the answer cannot be trusted; else undefined. */
  readonly more: () => Promise<PipelineParts["resources"]> | undefined;
}

export interface ComputerParts {
  /** Loads resources for operations, by the names of their needs. */
  readonly resourcesFor: (needs: ReadonlySet<string>) => Promise<CallResources>;
  /** The service's address without a closing slash, the base of references in answers. */
  readonly publicUrl: string;
}

/** JSON text: an answer, or the record of an error. */
export interface Said {
  readonly text: string;
  readonly isAnswer: boolean;
  /** The languages of its sentences, as `Content-Language` names them. */
  readonly languages: string | null;
}

export interface Computer {
  /** @throws NotHere where something that the call needs is not loaded and cannot be */
  said(domainId: string, operationId: string, input: Input, lang: string): Promise<Said>;
  /** Loads what `said` will need. @throws NotHere */
  prepare(domainId: string, operationId: string, lang: string): Promise<void>;
}

/** There are no keys here, and nothing is counted. */
const CALLER = { keyId: "local", kind: "keyless" } as const;

const random = (byteCount: number): Uint8Array => crypto.getRandomValues(new Uint8Array(byteCount));
const now = (): number => Date.now();

/** Answers calls through the pipeline of the service, with everything in it but keys and counters. */
export function computerOver({ resourcesFor, publicUrl }: ComputerParts): Computer {
  const texts = createTextStore(async (id, lang) => here(loadWords(await domainCalled(id), lang)));
  const fixed = {
    callers: { identify: async () => ({ ok: true, caller: CALLER }) as const },
    burst: burstGuard(now),
    meter: memoryMeter({ monthlyLimit: 0, dailyLimit: Number.MAX_SAFE_INTEGER, now }),
    log: { error: (incident: unknown) => console.error(incident) },
    texts,
    now,
    random,
    publicUrl,
  };
  const execute = (resources: PipelineParts["resources"], call: Asked): Promise<Outcome> =>
    createPipeline({ ...fixed, resources }).execute({ ...call, caller: CALLER, transport: "rest" });

  return {
    prepare: async (domainId, operationId, lang) => {
      const operation = operationOf(await domainCalled(domainId), operationId);
      await texts.catalogues(domainId, langOf({}, lang));
      await resourcesFor(new Set(operation.needs.map(({ name }) => name)));
    },
    said: async (domainId, operationId, input, lang) => {
      const operation = operationOf(await domainCalled(domainId), operationId);
      // Loaded here, where their absence can still be reported.
      await texts.catalogues(domainId, langOf(input, lang));
      const { resources, more } = await resourcesFor(new Set(operation.needs.map(({ name }) => name)));
      const call = { operation, domainId, raw: partedInput(operation, input, lang) };
      const outcome = await execute(resources, call);
      const better = more();
      return saidBy(better === undefined ? outcome : await execute(await better, call));
    },
  };
}

interface Asked {
  readonly operation: AnyOperation;
  readonly domainId: string;
  readonly raw: ReturnType<typeof partedInput>;
}

function domainCalled(id: string): Promise<Domain> {
  const note = directory.find((one) => one.id === id);
  if (note === undefined) throw new InvariantError("no domain is called so", { id });
  return here(note.load());
}

function operationOf({ operations }: Domain, id: string): AnyOperation {
  const operation = operations.find((one) => one.id === id);
  if (operation === undefined) throw new InvariantError("no operation is called so", { id });
  return operation;
}

function langOf(input: Input, lang: string): Lang {
  const asked = isRecord(input) && typeof input["lang"] === "string" ? input["lang"] : lang;
  return languageOf(asked) ?? "en";
}

function saidBy({ body, code, headers }: Outcome): Said {
  const text = typeof body === "string" ? body : new TextDecoder().decode(body);
  return { text, isAnswer: code === undefined, languages: headers["Content-Language"] ?? null };
}
