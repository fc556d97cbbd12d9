import { catalogue, domains } from "@almagest/catalog";
import { swissEphemeris } from "@almagest/ephemeris-swiss";
import {
  type AnyOperation,
  type AnyPicture,
  type BaseContext,
  createContext,
  type Domain,
  type Lang,
} from "@almagest/operation";
import { HOURS_OF_BIRTH } from "@almagest/pictures";
import { createTextStore } from "@almagest/pipeline";

/** The domains that have pictures. */
export const drawing: readonly Domain[] = domains.filter(({ pictures }) => pictures.of.length > 0);

const ephemeris = swissEphemeris();
const texts = createTextStore(catalogue.loadTexts);

/** The context for a domain's operations: a fixed moment, fixed random bytes, and the service's texts. */
export async function contextOf({ id }: Domain, lang: Lang): Promise<BaseContext> {
  const random = (count: number): Uint8Array => new Uint8Array(count);
  return createContext({ ephemeris, now: Date.UTC(2026, 10, 22), random, texts: await texts.catalogues(id, lang) });
}

type Example = AnyOperation["examples"][number];

/** An example as a picture can be drawn of: its times of birth are left open where the picture is of nothing else. */
export function exampleFor({ form }: AnyPicture, { uncertain }: AnyOperation, example: Example): Example {
  if (form !== HOURS_OF_BIRTH) return example;
  const accuracies = (uncertain?.births ?? []).map(({ names }) => [names.accuracy, 90] as const);
  return { ...example, ...Object.fromEntries(accuracies) };
}

/** The answer to an operation's first example, as a caller keeps it. */
export async function answerOf(domain: Domain, picture: AnyPicture, lang: Lang): Promise<unknown> {
  const operation = domain.operations.find(({ id }) => id === picture.operation);
  const [example] = operation?.examples ?? [];
  if (operation === undefined || example === undefined) throw new Error(`${picture.operation} has no example`);
  const parsed = operation.parse({ flat: { ...exampleFor(picture, operation, example), lang } });
  if (!parsed.ok) throw new Error(`${picture.operation} has no example that can be asked`);
  return JSON.parse(JSON.stringify(operation.run(parsed.value, await contextOf(domain, lang))));
}

/** An answer's picture with options as a transport gets them. */
export function drawn(picture: AnyPicture, answer: unknown, options: object): string {
  const parsed = picture.parse({ flat: options });
  if (!parsed.ok) throw new Error(`${picture.form} of ${picture.operation} takes no ${JSON.stringify(options)}`);
  return picture.svg(answer, parsed.value);
}
