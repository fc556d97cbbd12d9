import type { Catalogue, CatalogueEntry } from "@almagest/catalog";
import { createContext, FULL, InvariantError, isRecord, type Lang, type RawInput } from "@almagest/operation";
import { answerText, createTextStore, type HeavyWork, type PipelineParts } from "@almagest/pipeline";
import type { Row } from "./kinds";

/** Answers an operation without a caller, and without a unit. */
export type Compute = (
  operationId: string,
  input: Row,
  asked: { readonly lang: Lang; readonly now: number },
) => Promise<Row>;

interface ComputeParts {
  readonly catalogue: Catalogue;
  /** Computes in other threads; without it this one does. */
  readonly heavy?: HeavyWork | undefined;
  readonly resources: PipelineParts["resources"];
  readonly random: (byteCount: number) => Uint8Array;
  readonly publicUrl: string;
}

const SEED_BYTES = 32;

/** The same calculation as that of a call. @throws InvariantError for an input that a webhook cannot have. */
export function computing({ catalogue, heavy, resources, random, publicUrl }: ComputeParts): Compute {
  const byId = new Map(catalogue.entries.map((entry) => [entry.operation.id, entry]));
  const texts = createTextStore(catalogue.loadTexts);
  return async (operationId, sent, { lang, now }) => {
    const entry = byId.get(operationId);
    if (entry === undefined)
      throw new InvariantError("the events of webhooks are those of operations", { operationId });
    const parsed = entry.operation.parse(rawOf(sent, lang));
    if (!parsed.ok) throw new InvariantError("the input of a webhook can be read", { operationId });
    const text = await (heavy === undefined ? here(entry, parsed.value) : there(heavy, entry, parsed.value));
    const answer: unknown = JSON.parse(text);
    if (!isRecord(answer)) throw new InvariantError("an answer with events is an object", { operationId });
    return answer;

    async function here({ operation, domain }: CatalogueEntry, input: unknown): Promise<string> {
      const context = createContext({ ...resources, texts: await texts.catalogues(domain.id, lang), now, random });
      return answerText(operation, input, context, publicUrl);
    }

    async function there(work: HeavyWork, { operation, domain }: CatalogueEntry, input: unknown): Promise<string> {
      const what = { operationId: operation.id, domainId: domain.id, input, lang };
      const result = await work.run({ ...what, now, seed: random(SEED_BYTES), publicUrl, form: FULL });
      if (!result.ok) throw new Error(result.detail);
      return new TextDecoder().decode(result.body);
    }
  };
}

/** As of a request: texts are read as numbers where a number is asked for. */
export function rawOf(input: Row, lang: Lang): RawInput {
  return { flat: { ...input, lang }, decodes: true };
}
